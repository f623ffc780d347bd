// builtin.module(transform-interpreter)
func.func @gemm(%a : memref<?x?xf32>, %b : memref<?x?xf32>, %c : memref<?x?xf32>) {
  linalg.matmul {k = "full"} ins(%a, %b: memref<?x?xf32>, memref<?x?xf32>) outs(%c: memref<?x?xf32>)
  return
}
func.func @local(%a : memref<?x?xf32>, %b : memref<?x?xf32>, %c : memref<?x?xf32>) {
  linalg.matmul {k = "group"} ins(%a, %b: memref<?x?xf32>, memref<?x?xf32>) outs(%c: memref<?x?xf32>)
  return
}
func.func @original(%a : memref<?x8xcomplex<f32>>, %c : memref<8xcomplex<f32>>, %i: index) {
  %0 = memref.subview %a[%i, 0] [1, %i] [1, 1] : memref<?x8xcomplex<f32>> to memref<?xcomplex<f32>, strided<[1], offset: ?>>
  %1 = memref.subview %c[0] [%i] [1] : memref<8xcomplex<f32>> to memref<?xcomplex<f32>, strided<[1]>>
  linalg.copy {k = "original"} ins(%0 : memref<?xcomplex<f32>, strided<[1], offset: ?>>) outs(%1 : memref<?xcomplex<f32>, strided<[1]>>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {k = "full"} in %root : (!transform.any_op) -> !transform.any_op
    %1, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [16, 16, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %2 = transform.structured.promote %1 {operands_to_promote = [0, 2], use_full_tile_buffers = [false, true], use_full_tiles_by_default, memory_space = 3 : i64, alignment = 32} : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match attributes {k = "group"} in %root : (!transform.any_op) -> !transform.any_op
    %4, %l:3 = transform.structured.tile_using_for %3 tile_sizes [16, 16, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %5 = transform.structured.promote %4 {mapping = [#gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
    %6 = transform.structured.match attributes {k = "original"} in %root : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.promote %6 {use_original_subview_size, use_full_tiles_by_default, use_alloca} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
