// builtin.module(convert-tensor-to-linalg)
func.func @f(%a: tensor<?x4xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, %n] high[%n, -1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
