#if !hasFeature(Embedded)
  extension ClockedSwitch: Codable {
    init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      clock = try fields.whole(.clock)
      isOn = try fields.flag(.on)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(clock, forKey: .clock)
      try container.encode(isOn, forKey: .on)
    }
  }
#endif
