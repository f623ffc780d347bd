// builtin.module(one-shot-bufferize{bufferize-function-boundaries})
func.func private @ext(tensor<?xf32> {bufferization.access = "read"}, tensor<?xf32>) -> tensor<?xf32>
func.func private @callee(%t: tensor<?xf32>, %c: i1, %u: tensor<?xf32>) -> (tensor<?xf32>, index, tensor<?xf32>) {
  %i = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0, %i, %u : tensor<?xf32>, index, tensor<?xf32>
}
func.func @caller(%t: tensor<?xf32>, %c: i1, %i: index) -> (tensor<?xf32>, f32, tensor<?xf32>) {
  %0, %1, %2 = call @callee(%t, %c, %t) : (tensor<?xf32>, i1, tensor<?xf32>) -> (tensor<?xf32>, index, tensor<?xf32>)
  %3 = tensor.extract %t[%i] : tensor<?xf32>
  %4 = call @ext(%0, %2) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %4, %3, %0 : tensor<?xf32>, f32, tensor<?xf32>
}

ml_program.global private mutable @a(dense<4> : tensor<4xi64>) : tensor<4xi64>
ml_program.global private @b(dense<4> : tensor<4xi64>) : tensor<4xi64>
func.func @ml(%x: i64, %i: index) -> (tensor<4xi64>) {
  %0 = ml_program.global_load @a : tensor<4xi64>
  %1 = tensor.insert %x into %0[%i] : tensor<4xi64>
  %3 = ml_program.global_load @b : tensor<4xi64>
  ml_program.global_store @a = %1 : tensor<4xi64>
  return %3 : tensor<4xi64>
}
