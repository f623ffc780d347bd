module {
  odd.sink {depth = #odd.depth<3 : i8> : i8}
}
