import Dispatch
import Foundation
import TelltaleFeeds

/// The terminal while a program owns it: what happens to it, and what it shows.
@MainActor
final class Terminal {
  /// What happens, in order; it ends when the terminal is given back.
  let events: AsyncStream<TerminalEvent>

  private let isInColor: Bool
  private let inbox: AsyncStream<TerminalEvent>.Continuation
  private var sources: [any DispatchSourceProtocol] = []
  private var timer: (any DispatchSourceTimer)?
  private var shown: [String] = []

  /// Takes over the terminal.
  init(isInColor: Bool) {
    self.isInColor = isInColor
    (events, inbox) = AsyncStream.makeStream()
    TerminalMode.enter()
    watchKeyboard()
    watch(SIGWINCH, .redraw)
    watch(SIGCONT, .redraw)
    watchStops()
  }

  /// Gives the terminal back.
  func close() {
    TerminalMode.leave()
    timer?.cancel()
    for source in sources { source.cancel() }
    inbox.finish()
  }
}

// MARK: - Events

extension Terminal {
  /// Asks for a `tick` after every interval from now on, or for none.
  func tick(every interval: DispatchTimeInterval?) {
    timer?.cancel()
    timer = nil
    guard let interval else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { [inbox] in inbox.yield(.tick) }
    timer.resume()
    self.timer = timer
  }

  /// Stops the program until it is told to go on, with the terminal as it was meanwhile.
  func suspend() {
    TerminalMode.leave()
    raise(SIGSTOP)
    TerminalMode.enter()
    redrawFromScratch()
  }

  private func watchStops() {
    guard let file = TerminalMode.stopFile else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
    source.setEventHandler { [inbox] in
      TerminalMode.takeStop()
      inbox.yield(.suspend)
    }
    source.resume()
    sources.append(source)
  }

  private func watchKeyboard() {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [inbox] in
      guard let bytes = try? FileDescriptor.standardInput.read(upTo: 256), !bytes.isEmpty else {
        inbox.yield(.closed)
        return
      }
      for key in Key.keys(from: bytes) { inbox.yield(.key(key)) }
    }
    source.resume()
    sources.append(source)
  }

  /// Watches for a signal that does nothing by itself.
  private func watch(_ number: Int32, _ event: TerminalEvent) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [inbox] in inbox.yield(event) }
    source.resume()
    sources.append(source)
  }
}

// MARK: - Drawing

extension Terminal {
  /// The size of the window; the traditional one where nobody knows.
  var size: TerminalSize { TerminalMode.size ?? TerminalSize(columns: 80, rows: 24) }

  /// Shows the lines, one a row from the top; rows that already show theirs are left alone.
  func show(_ lines: [StyledLine]) {
    let encoded = lines.map { $0.encoded(inColor: isInColor) }
    var output = ""
    for (row, line) in encoded.enumerated() where shown.count <= row || shown[row] != line {
      output += "\u{1B}[\(row + 1);1H\(line)"
    }
    shown = encoded
    try? FileDescriptor.standardOutput.write(Array(output.utf8))
  }

  /// Forgets what the window shows, so that the next `show` draws all of it.
  func redrawFromScratch() {
    shown = []
    try? FileDescriptor.standardOutput.write(Array("\u{1B}[2J".utf8))
  }
}
