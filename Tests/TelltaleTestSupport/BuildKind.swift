/// Whether the tests are built without optimization, so that long ones do a part of their work.
public var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
