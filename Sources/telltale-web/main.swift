#if !arch(wasm32)
  print("This program is for browsers: bash .ci/web serve")
#endif
