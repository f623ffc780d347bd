// builtin.module(transform-interpreter)
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @mm2(%a: tensor<10x20xf32>, %b: tensor<20x30xf32>, %c: tensor<10x30xf32>) -> tensor<10x30xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<10x20xf32>, tensor<20x30xf32>) outs(%c : tensor<10x30xf32>) -> tensor<10x30xf32>
    return %0 : tensor<10x30xf32>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.structured.tile_using_forall %f tile_sizes [4, 0, 7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
