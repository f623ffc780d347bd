// builtin.module(drop-equivalent-buffer-results,buffer-results-to-out-params{add-result-attr})
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
func.func @pub2(%x: memref<4xf32>, %y: memref<4xf32>) -> (memref<4xf32>, i1, memref<4xf32>) {
  %b = arith.constant true
  return %x, %b, %y : memref<4xf32>, i1, memref<4xf32>
}
func.func private @priv3(%x: memref<4xf32>, %y: memref<4xf32>) -> (memref<4xf32> {a.b}, i1, memref<4xf32>) {
  %b = arith.constant true
  return %x, %b, %y : memref<4xf32>, i1, memref<4xf32>
}
func.func @c2(%x: memref<4xf32>, %y: memref<4xf32>) -> (memref<4xf32>, i1, memref<4xf32>) {
  %0:3 = call @pub2(%x, %y) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, i1, memref<4xf32>)
  %1:3 = call @priv3(%x, %y) {a} : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, i1, memref<4xf32>)
  return %0#0, %1#1, %1#2 : memref<4xf32>, i1, memref<4xf32>
}
