/// The members of a type that the same SDKs declare.
struct MemberGroup {
  /// The iOS version of the first SDK that has them; nil for what an SDK has confirmed.
  var version: Version?
  var members: [PlannedMember]

  /// The confirmed members, then those of each later SDK, oldest first.
  static func groups(of plan: TypePlan) -> [MemberGroup] {
    let members = plan.members
    let confirmed = members.filter { $0.plan.unconfirmedSince == nil }
    let versions = Set(members.compactMap(\.plan.unconfirmedSince)).sorted()
    let later = versions.map { version in
      MemberGroup(
        version: version, members: members.filter { $0.plan.unconfirmedSince == version })
    }
    return (confirmed.isEmpty ? [] : [MemberGroup(version: nil, members: confirmed)]) + later
  }

  /// Writes the members behind the condition that hides them from older SDKs, where they need one.
  func renderGuarded(_ writer: inout SourceWriter, _ body: (inout SourceWriter) -> Void) {
    guard let version else {
      body(&writer)
      return
    }
    writer.line("#if !\(SDKCondition.flag(before: version))")
    writer.indented(body)
    writer.line("#endif")
  }
}

/// The compilation conditions that hide what an older SDK does not declare.
enum SDKCondition {
  /// `CHAIN_SDK_BEFORE_IOS_17_4`; nobody sets it but `chaingen verify` for such an SDK.
  static func flag(before version: Version) -> String {
    "CHAIN_SDK_BEFORE_IOS_\(version.major)_\(version.minor)"
  }
}
