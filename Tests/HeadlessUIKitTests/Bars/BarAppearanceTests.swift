import HeadlessUIKit
import Testing

@MainActor
@Suite struct BarAppearanceTests {
  @Test func aBarsAppearanceIsOneObjectThatCanBeChangedInPlace() {
    let (navigation, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
    navigation.standardAppearance.backgroundColor = .red
    tabs.standardAppearance.backgroundColor = .green
    tools.standardAppearance.backgroundColor = .blue
    #expect(navigation.standardAppearance.backgroundColor == .red)
    #expect(tabs.standardAppearance.backgroundColor == .green)
    #expect(tools.standardAppearance.backgroundColor == .blue)
    #expect(navigation.standardAppearance === navigation.standardAppearance)
    #expect(navigation.standardAppearance !== UINavigationBar().standardAppearance)
  }
}
