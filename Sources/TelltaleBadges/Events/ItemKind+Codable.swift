#if !hasFeature(Embedded)
  extension ItemKind: Codable {}
#endif
