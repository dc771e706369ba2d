import Foundation
import TelltaleCommand
import TelltaleShell
import Testing

@MainActor
@Suite struct ShellViewTests {
  /// What the model looks like, without the spaces at the ends of lines.
  private func picture(_ model: ShellModel, columns: Int, rows: Int) -> String {
    ShellView(model.state, in: TerminalSize(columns: columns, rows: rows)).lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// A picture of `Tests/Pictures`, where lines may be as long as a terminal is wide.
  private func recorded(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: tests.appendingPathComponent("Pictures/\(name).txt"), encoding: .utf8)
  }

  private func tweets() -> ShellModel {
    let model = ShellModel()
    model.wait()
    model.press(.character("3"))
    model.wait()
    return model
  }

  @Test(arguments: [(80, 24), (40, 16), (20, 8)])
  func `pages of a list are beside the events, above them, or alone`(
    columns: Int, rows: Int
  ) throws {
    #expect(
      picture(tweets(), columns: columns, rows: rows)
        == (try recorded("tweets-\(columns)x\(rows)")))
  }

  @Test func `a popup over a full screen is framed in a frame`() throws {
    let model = ShellModel(language: .chinese)
    model.wait()
    for url in ["tt://food/tea", "tt://order?waitress=Betty", "tt://order/food"] {
      model.run("open \(url)")
    }
    #expect(picture(model, columns: 120, rows: 40) == (try recorded("order-120x40")))
  }

  @Test func `a login has no tabs, and a picture when it asks for a captcha`() throws {
    let model = ShellModel(.signedOut)
    for _ in 0..<3 {
      model.type("x")
      model.press(.enter)
      model.wait()
    }
    #expect(picture(model, columns: 80, rows: 24) == (try recorded("login-80x24")))
  }

  @Test func `the end of a long path and of a long command is seen`() {
    let model = ShellModel()
    for name in ["one", "two", "three", "four"] { model.run("push screen-\(name)") }
    model.press(.character(":"))
    model.type("open tt://food/a-very-long-name-of-a-dish")
    let lines = picture(model, columns: 40, rows: 16).split(separator: "\n")
    #expect(lines[2] == " … › screen-three › screen-four")
    #expect(lines.last == ":n tt://food/a-very-long-name-of-a-dish▏")
  }

  @Test func `the row that is chosen is always in view`() {
    let model = tweets()
    for _ in 0..<12 {
      #expect(picture(model, columns: 80, rows: 14).contains("▸"))
      #expect(picture(model, columns: 20, rows: 7).contains("▸"))
      model.press(.down)
    }
  }

  @Test(arguments: [1, 2, 5, 9, 19, 20, 21, 39, 40, 60, 71, 72, 80, 120])
  func `whatever the window, the lines fill it exactly`(columns: Int) {
    let order = tweets()
    order.run("open tt://order?waitress=Betty")
    order.run("open tt://order/food")
    let (help, prompt) = (ShellModel(language: .chinese), ShellModel())
    help.press(.character("?"))
    prompt.press(.character(":"))
    prompt.type("冒泡冒泡冒泡冒泡冒泡冒泡冒泡冒泡冒泡冒泡冒泡冒泡")
    let models = [tweets(), order, help, prompt, ShellModel(.signedOut), ShellModel(.guide)]
    for rows in [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 20, 40] {
      for model in models {
        let size = TerminalSize(columns: columns, rows: rows)
        let lines = ShellView(model.state, in: size).lines
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { $0.width == columns })
      }
    }
  }
}
