extension HelpText {
  static let importing = """
    Turns answers of a server into a feed, printed an event a line.

    usage: telltale import SERVER FILE… [--through N] [--complete] [--strict]

      SERVER        matrix   the answer to a sync
                    zulip    the answer to the registration of an event queue
                    slack    the start answer, a list of conversations, or one conversation
                    coding   the counters of messages, notifications and project updates
      FILE          an answer, JSON; "-" is standard input
      --through N   the order through which the first answer is valid, 1 if not named, and one more
                    for each further one; an answer of a smaller order than one that was applied
                    changes nothing; the items of Zulip raise it
      --complete    what an answer does not name is read; answers of Zulip always are complete
                    unless they say that older items are missing
      --strict      ends with status 2 if there was a warning

    An answer is read piece by piece, so its size does not matter. What contradicts itself is told
    on standard error with its line, column and path. What was printed before an error is true, but
    not all there is.
    """
}
