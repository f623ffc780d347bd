// builtin.module(lower-affine)

func.func @f1(%t: tensor<4xf32>, %i: index, %v: f32) -> f32 {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

func.func @f2(%t: tensor<4xf32>, %v: f32) -> f32 {
  %i = arith.constant 1 : index
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

func.func @f3(%t: tensor<4xf32>, %v: f32) -> f32 {
  %i = arith.constant 1 : index
  %j = arith.constant 1 : index
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%j] : tensor<4xf32>
  return %1 : f32
}

func.func @f4(%t: tensor<?xf32>, %v: f32) -> f32 {
  %i = arith.constant 1 : index
  %0 = tensor.insert %v into %t[%i] : tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}

func.func @f5(%t: tensor<4xf32>, %v: f32) -> f32 {
  %i = arith.constant 7 : index
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @c6(%t: tensor<4xf32, #s>) -> tensor<4xf32, #s> {
  %0 = sparse_tensor.convert %t : tensor<4xf32, #s> to tensor<4xf32, #s>
  return %0 : tensor<4xf32, #s>
}
