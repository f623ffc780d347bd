// builtin.module(finalize-memref-to-llvm)
func.func @any(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
  %0 = shape.const_shape [2, 3, 4] : !shape.shape
  %1 = shape.any %x, %0, %y : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %1 : !shape.shape
}
func.func @zero(%x: index) -> index {
  %0 = arith.constant 0 : index
  %1 = index.mul %0, %x
  return %1 : index
}
func.func @five(%x: index) -> index {
  %0 = arith.constant 5 : index
  %1 = index.mul %0, %x
  return %1 : index
}
func.func @witnesses(%w: !shape.witness) -> !shape.witness {
  %0 = shape.const_witness true
  %1 = shape.const_witness true
  %2 = shape.assuming_all %0, %w, %1
  %3 = shape.assuming_all %0, %1
  %4 = shape.assuming_all %2, %3
  return %4 : !shape.witness
}
func.func @size(%m: memref<4x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x?xf32>
  return %1 : index
}
