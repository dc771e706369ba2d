/// Everything that the live view of the shell shows.
package struct ShellState: Equatable, Sendable {
  /// A list that loads.
  package struct List: Equatable, Sendable {
    /// What a row is called, before its number.
    package var noun: String
    package var rows: [Int]
    /// The index of the row that is chosen.
    package var cursor: Int
    /// What is shown in the place of rows; none if there are rows.
    package var notice: String?
    /// What there is to say about the rows.
    package var remarks: [String]

    package init(noun: String, rows: [Int], cursor: Int, notice: String?, remarks: [String]) {
      self.noun = noun
      self.rows = rows
      self.cursor = cursor
      self.notice = notice
      self.remarks = remarks
    }
  }

  /// A field of the login.
  package struct Field: Equatable, Sendable {
    package var label: String
    package var text: String
    package var isFocused: Bool

    package init(label: String, text: String, isFocused: Bool) {
      self.label = label
      self.text = text
      self.isFocused = isFocused
    }
  }

  /// The login.
  package struct Login: Equatable, Sendable {
    package var fields: [Field]
    /// The picture whose text is asked for.
    package var captcha: String?
    package var message: String?
    package var canSubmit: Bool
    package var isSubmitting: Bool

    package init(
      fields: [Field], captcha: String?, message: String?, canSubmit: Bool, isSubmitting: Bool
    ) {
      self.fields = fields
      self.captcha = captcha
      self.message = message
      self.canSubmit = canSubmit
      self.isSubmitting = isSubmitting
    }
  }

  /// What the screen in front holds.
  package enum Content: Equatable, Sendable {
    case list(List)
    case login(Login)
    /// Pairs of a name and what there is to say about it.
    case detail([[String]])
    case guide([String])
    case help([String])
  }

  /// An event of the log.
  package struct Event: Equatable, Sendable {
    package let text: String
    /// Whether it came of what was done last.
    package let isNew: Bool

    package init(text: String, isNew: Bool) {
      self.text = text
      self.isNew = isNew
    }
  }

  /// The tabs; none while they are not there.
  package var tabs: [LiveState.Tab] = []
  package var selected = 0
  package var icon: String?
  /// Who is signed in.
  package var situation = ""
  /// How the server behaves.
  package var server = ""
  /// The titles of the stack from its root to the screen in front.
  package var path: [String] = []
  /// The titles of the pages, and which of them is seen.
  package var pages: [String] = []
  package var page = 0
  /// How the screen in front covers the tabs; nil if it does not.
  package var cover: String?
  package var content = Content.guide([])
  /// The title of the popup over the screen in front.
  package var popup: String?
  /// The latest events, the last one last.
  package var events: [Event] = []
  /// What is being typed after a colon.
  package var prompt: String?
  /// What went wrong.
  package var message: String?
  /// The keys of the moment, in words that get shorter.
  package var hints: [String] = []

  package init() {}
}
