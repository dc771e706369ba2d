#if !hasFeature(Embedded)
  extension Mention: Codable {}
#endif
