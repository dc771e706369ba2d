import Foundation
import TelltaleFeeds

// A reader that goes away is told by the write that fails, not by a signal that kills.
_ = signal(SIGPIPE, SIG_IGN)

FileDescriptor.reserveStandardNumbers()

let console = Console(output: Output(.standardOutput), errors: Output(.standardError))
let tool = Tool(environment: ProcessInfo.processInfo.environment, console: console)
let status = await tool.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
