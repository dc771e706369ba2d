import Telltale
import TelltaleBadges
import TelltaleSample

// What the page calls: numbers in and out, texts through memory. The page runs on one thread.

nonisolated(unsafe) private var model = WebModel()
nonisolated(unsafe) private var buffer = TextBuffer()

/// Begins anew.
@_cdecl("telltale_start")
public func start() {
  unsafe model = WebModel()
}

/// Plays the next event; returns 0 at the end of the feed.
@_cdecl("telltale_step")
public func step() -> Int32 {
  unsafe model.step() ? 1 : 0
}

/// How many events were played.
@_cdecl("telltale_played")
public func played() -> Int32 {
  unsafe Int32(model.played)
}

/// How many events the feed has.
@_cdecl("telltale_count")
public func count() -> Int32 {
  Int32(SampleFeed.events.count)
}

/// A bit for each badge that has changed since the last call, in the order of the tabs, then the icon.
@_cdecl("telltale_changes")
public func changes() -> UInt32 {
  unsafe model.takeChanges()
}

/// Reads a section, or one of its sources.
@_cdecl("telltale_read")
public func read(_ section: Int32, _ source: Int32) {
  let section = RootSection.allCases[Int(section)]
  guard source >= 0 else { return unsafe model.read(section) }
  let sources = unsafe model.sources(of: section)
  if Int(source) < sources.count { unsafe model.read(sources[Int(source)]) }
}

/// Mutes a source of a section, or ends that.
@_cdecl("telltale_mute")
public func mute(_ section: Int32, _ source: Int32) {
  let sources = unsafe model.sources(of: RootSection.allCases[Int(section)])
  if Int(source) < sources.count { unsafe model.toggleMute(sources[Int(source)]) }
}

/// The number that the app icon shows.
@_cdecl("telltale_icon")
public func icon() -> Int32 {
  unsafe Int32(clamping: model.unread.icon.value.count)
}

/// Writes a text about a section and returns its length: 0 its badge, 1 what is said of it, 2 its
/// sources, 3 why it shows what it shows; or, for any section, 4 the badge of the icon.
@_cdecl("telltale_text")
public func text(_ what: Int32, _ section: Int32) -> Int32 {
  let section = RootSection.allCases[Int(section)]
  let text =
    switch what {
    case 0: unsafe model.badgeText(of: section)
    case 1: unsafe model.label(of: section)
    case 2: unsafe model.sourceLines(of: section)
    case 3: unsafe model.unread.explain(section).description
    default: unsafe model.unread.icon.value.text ?? ""
    }
  return unsafe Int32(buffer.write(text))
}

/// Where the text begins that was written last.
@_cdecl("telltale_address")
public func address() -> UnsafeMutableRawPointer? {
  unsafe buffer.address
}
