#if !hasFeature(Embedded)
  extension ReadPosition: Codable {
    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      epoch = try fields.whole(optional: .epoch) ?? 0
      order = try fields.whole(.through)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      if epoch > 0 { try container.encode(epoch, forKey: .epoch) }
      try container.encode(order, forKey: .through)
    }
  }
#endif
