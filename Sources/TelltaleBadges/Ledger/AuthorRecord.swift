/// What is known of one author.
struct AuthorRecord {
  var block = ClockedSwitch()
  var firstPair: Int32 = -1
}
