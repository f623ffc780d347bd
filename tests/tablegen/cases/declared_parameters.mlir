module {
  func.func @f(%arg0: !odd.box<4x8xf32, 3>, %arg1: !odd.box<[4], !odd.box<i8>>) {
    odd.hold %arg0 <{row_sizes = [1, 2], isPacked = true, walk = zig + zag}> : <4x8xf32, 3>
    odd.hold %arg1 <[1, 2], true> : <[4], !odd.box<i8>>
    return
  }
}
