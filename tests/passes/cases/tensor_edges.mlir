// builtin.module(canonicalize)
// Tensors of no elements, slices of which nothing moves on, and paddings of what is padded.

func.func @no_elements() -> tensor<0xf32> {
  %0 = tensor.from_elements : tensor<0xf32>
  return %0 : tensor<0xf32>
}

func.func @stride_of_zero(%t: tensor<?x4xf32>, %u: tensor<2x4xf32>, %i: index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %u into %t[%i, 0] [2, 4] [%c0, 1] : tensor<2x4xf32> into tensor<?x4xf32>
  %1 = tensor.extract_slice %t[%i, 0] [%i, 4] [%c0, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}

func.func @padded_twice(%t: tensor<4x?xf32>, %n: index, %m: index, %x: f32) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %twice = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%m]
  %0 = tensor.pad %t low[%n, -1] high[%c3, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {first} : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[%n, 1] high[%twice, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {second} : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @padded_with_another_value(%t: tensor<4xf32>, %x: f32, %y: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  %1 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %y : f32
  } : tensor<6xf32> to tensor<8xf32>
  %2 = tensor.pad %0 nofold low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<6xf32> to tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}
