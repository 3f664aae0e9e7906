// Solves the equations that `LayoutBenchmark equations FILE` wrote with kiwisolver.
//
//   solve FILE
//
// Prints the median time of solving from scratch, in nanoseconds, and the largest difference of a
// value to the solution in the file.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

struct Equation {
  double strength = 0;
  int relation = 0;
  double constant = 0;
  std::vector<std::pair<int, double>> terms;
};

struct Problem {
  std::vector<Equation> equations;
  std::vector<double> solution;
  int variableCount = 0;
};

// Kiwi weighs violations; priorities below required get the nearest of its three strengths.
double strengthForPriority(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  if (priority >= 250) return kiwi::strength::medium;
  return kiwi::strength::weak;
}

Problem read(const char* path) {
  std::ifstream file(path);
  Problem problem;
  file >> problem.variableCount;
  std::string kind;
  while (file >> kind) {
    if (kind == "v") {
      double value = 0;
      file >> value;
      problem.solution.push_back(value);
      continue;
    }
    Equation equation;
    double priority = 0;
    std::size_t count = 0;
    file >> priority >> equation.relation >> equation.constant >> count;
    equation.strength = strengthForPriority(priority);
    equation.terms.resize(count);
    for (auto& term : equation.terms) file >> term.first >> term.second;
    problem.equations.push_back(equation);
  }
  return problem;
}

std::vector<double> solve(const Problem& problem) {
  std::vector<kiwi::Variable> variables(problem.variableCount);
  kiwi::Solver solver;
  for (const auto& equation : problem.equations) {
    std::vector<kiwi::Term> terms;
    terms.reserve(equation.terms.size());
    for (const auto& term : equation.terms) {
      terms.emplace_back(variables[term.first], term.second);
    }
    const auto relation = equation.relation == 0  ? kiwi::OP_EQ
                          : equation.relation < 0 ? kiwi::OP_LE
                                                  : kiwi::OP_GE;
    solver.addConstraint(kiwi::Constraint(
        kiwi::Expression(std::move(terms), -equation.constant), relation, equation.strength));
  }
  solver.updateVariables();
  std::vector<double> values;
  values.reserve(variables.size());
  for (const auto& variable : variables) values.push_back(variable.value());
  return values;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: solve FILE\n");
    return 2;
  }
  const Problem problem = read(argv[1]);
  std::vector<long> times;
  std::vector<double> values;
  for (int run = 0; run < 21; ++run) {
    const auto start = std::chrono::steady_clock::now();
    values = solve(problem);
    const auto time = std::chrono::steady_clock::now() - start;
    times.push_back(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
  }
  std::sort(times.begin(), times.end());
  double difference = 0;
  for (std::size_t index = 0; index < values.size(); ++index) {
    difference = std::max(difference, std::abs(values[index] - problem.solution[index]));
  }
  std::printf("%ld %g\n", times[times.size() / 2], difference);
}
