/// A compiler resource folder for an SDK of another system.
///
/// A toolchain made for Linux carries module maps of its own for Dispatch, os and CoreFoundation,
/// which hide the SDK's, and lacks the notes by which Swift names libdispatch's Objective-C types.
/// This folder has the toolchain's builtin headers and shims, those notes, and nothing else.
enum ResourceFolder {
  /// Fills a folder, which must exist.
  static func prepare(_ folder: String, from toolchain: Toolchain) throws(FileError) {
    for name in ["clang", "shims"] {
      let link = "\(folder)/\(name)"
      if FileSystem.isTaken(link) { continue }
      try FileSystem.link(link, to: "\(toolchain.resourceFolder)/\(name)")
    }
    let notes = "\(folder)/apinotes"
    try FileSystem.makeFolder(notes)
    let source = "\(toolchain.resourceFolder)/apinotes"
    for name in FileSystem.entry(at: source) == .folder ? try FileSystem.names(in: source) : [] {
      try FileSystem.replace("\(notes)/\(name)", with: FileSystem.read("\(source)/\(name)"))
    }
    try FileSystem.replace("\(notes)/Dispatch.apinotes", with: Array(DispatchNotes.text.utf8))
  }
}

/// How Swift names what libdispatch declares in C and Objective-C: the names of Swift's own Dispatch
/// module, written as the compiler's API notes.
private enum DispatchNotes {
  static var text: String {
    var lines = ["Name: Dispatch", "Classes:"]
    for (name, swiftName) in classes { lines += named("OS_dispatch_\(name)", swiftName) }
    lines += hidden("OS_dispatch_queue_attr")
    lines.append("Protocols:")
    for (name, swiftName) in protocols { lines += named("OS_dispatch_\(name)", swiftName) }
    lines.append("Functions:")
    for (name, swiftName) in functions { lines += named("dispatch_\(name)", swiftName) }
    for name in hiddenFunctions.split(separator: " ") { lines += hidden("dispatch_\(name)") }
    lines.append("Typedefs:")
    for name in ["autorelease_frequency_t", "block_flags_t", "source_type_t"] {
      lines += hidden("dispatch_\(name)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func named(_ name: String, _ swiftName: String) -> [String] {
    ["- Name: \(name)", "  SwiftName: '\(swiftName)'"]
  }

  private static func hidden(_ name: String) -> [String] {
    ["- Name: \(name)", "  SwiftPrivate: true"]
  }

  private static let classes = [
    ("object", "DispatchObject"), ("queue", "DispatchQueue"), ("io", "DispatchIO"),
    ("semaphore", "DispatchSemaphore"), ("group", "DispatchGroup"), ("source", "DispatchSource"),
    ("data", "__DispatchData"),
  ]

  private static let protocols = [
    ("source", "DispatchSourceProtocol"), ("source_mach_send", "DispatchSourceMachSend"),
    ("source_mach_recv", "DispatchSourceMachReceive"),
    ("source_memorypressure", "DispatchSourceMemoryPressure"),
    ("source_proc", "DispatchSourceProcess"), ("source_read", "DispatchSourceRead"),
    ("source_signal", "DispatchSourceSignal"), ("source_timer", "DispatchSourceTimer"),
    ("source_data_add", "DispatchSourceUserDataAdd"),
    ("source_data_or", "DispatchSourceUserDataOr"),
    ("source_data_replace", "DispatchSourceUserDataReplace"),
    ("source_vnode", "DispatchSourceFileSystemObject"), ("source_write", "DispatchSourceWrite"),
  ]

  private static let functions = [
    ("queue_create", "DispatchQueue.init(__label:attr:)"),
    ("queue_create_with_target", "DispatchQueue.init(__label:attr:queue:)"),
    ("sync", "DispatchQueue.sync(self:execute:)"),
    ("set_target_queue", "DispatchObject.setTarget(self:queue:)"),
    ("activate", "DispatchObject.activate(self:)"), ("suspend", "DispatchObject.suspend(self:)"),
    ("resume", "DispatchObject.resume(self:)"), ("group_create", "DispatchGroup.init()"),
    ("group_enter", "DispatchGroup.enter(self:)"), ("group_leave", "DispatchGroup.leave(self:)"),
    ("io_create", "DispatchIO.init(__type:fd:queue:handler:)"),
    ("io_create_with_path", "DispatchIO.init(__type:path:oflag:mode:queue:handler:)"),
    ("io_create_with_io", "DispatchIO.init(__type:io:queue:handler:)"),
    ("io_barrier", "DispatchIO.barrier(self:execute:)"),
    ("io_get_descriptor", "getter:DispatchIO.fileDescriptor(self:)"),
    ("io_set_high_water", "DispatchIO.setLimit(self:highWater:)"),
    ("io_set_low_water", "DispatchIO.setLimit(self:lowWater:)"),
    ("semaphore_create", "DispatchSemaphore.init(value:)"), ("main", "dispatchMain()"),
  ]

  private static let hiddenFunctions = """
    after apply assert_queue assert_queue_barrier assert_queue_not async barrier_async barrier_sync \
    data_apply data_copy_region data_create_concat data_create_map data_create_subrange \
    data_get_size get_global_queue get_specific group_async group_notify group_wait io_close io_read \
    io_set_interval io_write queue_attr_make_initially_inactive \
    queue_attr_make_with_autorelease_frequency queue_attr_make_with_qos_class queue_get_label \
    queue_get_qos_class queue_get_specific queue_set_specific read semaphore_signal semaphore_wait \
    source_cancel source_create source_get_data source_get_handle source_get_mask source_merge_data \
    source_set_cancel_handler source_set_event_handler source_set_registration_handler \
    source_set_timer source_testcancel time walltime write
    """
}
