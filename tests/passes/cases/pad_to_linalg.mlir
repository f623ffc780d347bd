// builtin.module(convert-tensor-to-linalg)
func.func @a(%a: tensor<?x4xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %p = tensor.pad %a low[%n, 1] high[2, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}
func.func @b(%a: tensor<?x4xf32>, %n: index, %v: f32) -> tensor<?x6xf32> {
  %p = tensor.pad %a low[%n, 1] high[2, 1] {
  ^bb0(%i: index, %j: index):
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x6xf32>
  return %p : tensor<?x6xf32>
}
func.func @c(%a: tensor<3x4xf32>, %v: f32) -> tensor<6x6xf32> {
  %c = arith.constant 1.0 : f32
  %p = tensor.pad %a low[1, 1] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<3x4xf32> to tensor<6x6xf32>
  return %p : tensor<6x6xf32>
}
func.func @d(%a: tensor<3x?xf32>, %v: f32) -> tensor<6x?xf32> {
  %c = arith.constant 1.0 : f32
  %p = tensor.pad %a nofold low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    %c2 = arith.constant 1.0 : f32
    tensor.yield %c2 : f32
  } : tensor<3x?xf32> to tensor<6x?xf32>
  return %p : tensor<6x?xf32>
}
