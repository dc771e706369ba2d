#if !hasFeature(Embedded)
  extension FeedFields {
    func part<Part: Decodable>(_ field: FeedField, _: Part.Type) throws -> Part? {
      has(field) ? try container.decode(Part.self, forKey: field) : nil
    }
  }

  extension FeedField {
    static let known = FeedField("known")
    static let membership = FeedField("membership")
    static let sectionVersion = FeedField("sectionVersion")
    static let read = FeedField("read")
    static let main = FeedField("main")
    static let flag = FeedField("flag")
    static let mute = FeedField("mute")
    static let archive = FeedField("archive")
    static let stated = FeedField("stated")
    static let newest = FeedField("newest")
    static let forgotten = FeedField("forgotten")
    static let authors = FeedField("authors")
    static let deleted = FeedField("deleted")
    static let gone = FeedField("gone")
    static let moved = FeedField("moved")
    static let carried = FeedField("carried")
    static let dropped = FeedField("dropped")
    static let homes = FeedField("homes")
    static let earlierRead = FeedField("earlierRead")
    static let earlierReadsFrom = FeedField("earlierReadsFrom")
    static let editVersion = FeedField("editVersion")
    static let editMention = FeedField("editMention")
    static let readEpoch = FeedField("readEpoch")
    static let readEpochGuessed = FeedField("readEpochGuessed")
    static let keptAt = FeedField("keptAt")
    static let keptThrough = FeedField("keptThrough")
  }
#endif
