// builtin.module(transform-interpreter)
func.func @filled(%t: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[%c0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @kept(%f: f32) -> tensor<8xf32> {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.bufferization.eliminate_empty_tensors %f : !transform.any_op
    transform.yield
  }
}
