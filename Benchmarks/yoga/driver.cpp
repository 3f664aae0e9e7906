// Lays out the trees of ArrangeBenchmark with Yoga: scripts/compare-yoga builds and runs it.
// Prints the name of a tree, its nodes and ns a node for a first layout.
#include <yoga/Yoga.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace {

long measurements = 0;

// Text of some words: narrower means more lines.
YGSize measureText(
    YGNodeConstRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  measurements++;
  const auto number = reinterpret_cast<intptr_t>(YGNodeGetContext(node));
  const float natural = 40.0f + static_cast<float>(number % 7) * 10.0f;
  if (mode == YGMeasureModeUndefined || width >= natural) {
    const float own = mode == YGMeasureModeExactly ? width : natural;
    return {own, 20.0f};
  }
  const float lines = width > 10 ? std::ceil(natural / width) : 8.0f;
  return {width > 10 ? width : 10.0f, lines * 20.0f};
}

YGNodeRef text(intptr_t number) {
  YGNodeRef node = YGNodeNew();
  YGNodeSetContext(node, reinterpret_cast<void*>(number));
  YGNodeSetMeasureFunc(node, measureText);
  YGNodeStyleSetFlexShrink(node, 1);
  return node;
}

YGNodeRef container(YGFlexDirection direction, float gap) {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, direction);
  YGNodeStyleSetGap(node, YGGutterAll, gap);
  YGNodeStyleSetAlignItems(node, YGAlignCenter);
  YGNodeStyleSetFlexShrink(node, 1);
  return node;
}

void add(YGNodeRef parent, YGNodeRef child) {
  YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
}

YGNodeRef wide(int rows, int& nodes) {
  YGNodeRef root = container(YGFlexDirectionColumn, 2);
  for (int row = 0; row < rows; row++) {
    YGNodeRef line = container(YGFlexDirectionRow, 4);
    for (int column = 0; column < 10; column++) add(line, text(row + column));
    add(root, line);
  }
  nodes = rows * 11 + 1;
  return root;
}

YGNodeRef alternating(int depth, int& nodes) {
  intptr_t number = 0;
  YGNodeRef node = text(number++);
  for (int level = 0; level < depth; level++) {
    YGNodeRef parent =
        container(level % 2 == 0 ? YGFlexDirectionRow : YGFlexDirectionColumn, 1);
    add(parent, text(number++));
    add(parent, node);
    add(parent, text(number++));
    node = parent;
  }
  nodes = depth * 3 + 1;
  return node;
}

YGNodeRef flow(int count, int& nodes) {
  YGNodeRef root = container(YGFlexDirectionRow, 4);
  YGNodeStyleSetFlexWrap(root, YGWrapWrap);
  for (int index = 0; index < count; index++) add(root, text(index));
  nodes = count + 1;
  return root;
}

void report(
    const std::string& name, float width, float height,
    const std::function<YGNodeRef(int&)>& make) {
  int nodes = 0;
  YGNodeFreeRecursive(make(nodes));
  const int runs = std::max(3, std::min(500, 50000 / nodes));
  double best = 1e18;
  double asked = 0;
  double spent = 0;
  for (int run = 0; run < runs && spent < 2e9; run++) {
    YGNodeRef root = make(nodes);
    measurements = 0;
    const auto start = std::chrono::steady_clock::now();
    YGNodeCalculateLayout(root, width, height, YGDirectionLTR);
    const auto end = std::chrono::steady_clock::now();
    const double time = std::chrono::duration<double, std::nano>(end - start).count();
    best = std::min(best, time);
    spent += time;
    asked = static_cast<double>(measurements);
    YGNodeFreeRecursive(root);
  }
  std::printf("%s\t%d\t%.1f\t%.2f\n", name.c_str(), nodes, best / nodes, asked / nodes);
  std::fflush(stdout);
}

}  // namespace

int main() {
  report("wide 1000x10", 800, 30000, [](int& n) { return wide(1000, n); });
  for (int depth : {4, 10, 16}) {
    report("alternating " + std::to_string(depth), 8000, 8000,
           [depth](int& n) { return alternating(depth, n); });
  }
  for (int count : {1000, 10000, 40000}) {
    report("flow " + std::to_string(count), 800, 30000,
           [count](int& n) { return flow(count, n); });
  }
}
