// builtin.module(transform-interpreter)
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>)  {
    linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
    return 
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.generalize %f : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.interchange %2 iterator_interchange = [2, 0, 1] : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.tile_using_for %3 tile_sizes [4, 5, 7] interchange = [2, 1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
