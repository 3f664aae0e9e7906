/// What the user does with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press that asks for actions.
  case presentActions = 1
  /// A press that asks for a preview.
  case preview = 2
}
