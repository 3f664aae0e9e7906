import Foundation

#if !canImport(ObjectiveC)
  /// A stack of undo and redo steps. Every registration is one step: there are no groups.
  open class UndoManager: NSObject {
    private struct Step {
      let action: () -> Void
      weak var target: AnyObject?
    }

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []

    /// Whether ``undo()`` is running.
    open private(set) var isUndoing = false
    /// Whether ``redo()`` is running.
    open private(set) var isRedoing = false

    /// Whether there is a step to undo.
    open var canUndo: Bool { !undoSteps.isEmpty }
    /// Whether there is a step to redo.
    open var canRedo: Bool { !redoSteps.isEmpty }

    /// Registers the step that undoes what was just done to a target.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      let step = Step(
        action: { [weak target] in
          if let target { handler(target) }
        }, target: target)
      if isUndoing {
        redoSteps.append(step)
      } else {
        undoSteps.append(step)
        if !isRedoing { redoSteps.removeAll() }
      }
    }

    /// Undoes the last step.
    open func undo() {
      guard let step = undoSteps.popLast() else { return }
      isUndoing = true
      step.action()
      isUndoing = false
    }

    /// Redoes the last undone step.
    open func redo() {
      guard let step = redoSteps.popLast() else { return }
      isRedoing = true
      step.action()
      isRedoing = false
    }

    /// Forgets all steps.
    open func removeAllActions() {
      undoSteps.removeAll()
      redoSteps.removeAll()
    }

    /// Forgets the steps of a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      undoSteps.removeAll { $0.target === target }
      redoSteps.removeAll { $0.target === target }
    }
  }
#endif
