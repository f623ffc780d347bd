// builtin.module(buffer-results-to-out-params{hoist-static-allocs hoist-dynamic-allocs modify-public-functions})
func.func private @ext() -> (memref<4xf32>, i1)
func.func @pub() -> (memref<4xf32>, i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = arith.constant true
  return %a, %b : memref<4xf32>, i1
}
func.func private @priv(%x: i1) -> (memref<4xf32, strided<[?], offset: ?>> {a.b}, i1) attributes {x} {
  %a = memref.alloc() : memref<4xf32>
  %c = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %b = arith.constant true
  return %c, %b : memref<4xf32, strided<[?], offset: ?>>, i1
}
func.func private @priv2(%x: i1) -> (i1, memref<4xf32>) attributes {x} {
  %a = memref.alloc() : memref<4xf32>
  %b = arith.constant true
  return %b, %a : i1, memref<4xf32>
}
func.func @call(%x: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %0:2 = call @ext() : () -> (memref<4xf32>, i1)
  %1:2 = call @pub() : () -> (memref<4xf32>, i1)
  %2:2 = call @priv(%x) : (i1) -> (memref<4xf32, strided<[?], offset: ?>>, i1)
  %3:2 = call @priv2(%x) {foo} : (i1) -> (i1, memref<4xf32>)
  memref.copy %2#0, %m : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
  memref.copy %1#0, %m : memref<4xf32> to memref<4xf32>
  return %3#1 : memref<4xf32>
}
func.func private @p(%n: index, %x: i1) -> memref<?x4xf32> {
  %a = memref.alloc(%n) {alignment = 64 : i64} : memref<?x4xf32>
  return %a : memref<?x4xf32>
}
func.func @call2(%x: i1, %n: index) {
  %0 = call @p(%n, %x) : (index, i1) -> memref<?x4xf32>
  memref.dealloc %0 : memref<?x4xf32>
  return
}
