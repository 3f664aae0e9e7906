import Foundation

extension LayoutEquations {
  /// Tries a change, breaking one constraint after another until it is possible.
  func persist(_ entry: LayoutEntry, _ change: () throws(Conflict) -> Void) {
    while true {
      operationCount += 1
      do {
        try change()
        return
      } catch {
        let members = error.members.compactMap { member in
          member.id.flatMap { entries[$0] } ?? (member.id == nil ? entry : nil)
        }
        let victim = victim(among: members, for: entry)
        forget(victim)
        victim.isBroken = true
        broken.append(victim)
        report(members, breaking: victim)
        if victim === entry { return }
      }
    }
  }

  /// The constraint to give up: the one that was activated last. Frames and masks, and sizes
  /// that may not be negative, stay.
  private func victim(among members: [LayoutEntry], for entry: LayoutEntry) -> LayoutEntry {
    let newest = members.filter { $0.constraint != nil }.max {
      ($0.constraint?.activationOrder ?? 0) < ($1.constraint?.activationOrder ?? 0)
    }
    return newest ?? members.last { !$0.isNotNegative } ?? entry
  }

  /// A constraint is reported once, until something changes that lets it hold.
  private func report(_ members: [LayoutEntry], breaking victim: LayoutEntry) {
    guard victim.constraint?.wasReported != true else { return }
    victim.constraint?.wasReported = true
    LayoutReport.unsatisfiable(members, breaking: victim).deliver()
  }

  /// Adds what was left out, as far as it holds now.
  func retryBroken() {
    guard isRetryDue else { return }
    isRetryDue = false
    guard !broken.isEmpty else { return }
    let candidates = LayoutEquations.sorted(broken)
    broken = []
    for entry in candidates {
      operationCount += 1
      do {
        try enter(entry)
        entry.isBroken = false
        entry.constraint?.wasReported = false
      } catch {
        broken.append(entry)
      }
    }
  }
}
