// builtin.module(canonicalize)
func.func @casts(%a: tensor<4x?xf32>, %i: index) -> (tensor<?x?xf32>, index, f32) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x8xf32>
  %2 = tensor.cast %1 : tensor<?x8xf32> to tensor<?x?xf32>
  %d = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.extract %0[%i, %c0] : tensor<?x?xf32>
  return %2, %d, %e : tensor<?x?xf32>, index, f32
}
func.func @slices(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[0, %c1] [%c4, %n] [%c1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %b[%c1, %n] [%c4, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %2 = tensor.extract_slice %b[0, 0] [1, %c4] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}
func.func @constants(%i: index) -> (tensor<4xi32>, i32, i32, tensor<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = tensor.from_elements %c1, %c2, %c1, %c2 : tensor<4xi32>
  %1 = tensor.extract %0[%c0] : tensor<4xi32>
  %2 = tensor.splat %c2 : tensor<4xi32>
  %3 = tensor.extract %2[%i] : tensor<4xi32>
  %4 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return %0, %1, %3, %4 : tensor<4xi32>, i32, i32, tensor<2x2xi32>
}
func.func @reshapes(%a: tensor<2x3x4xf32>, %b: tensor<?x?xf32>, %m: index) -> (tensor<24xf32>, tensor<2x3x4xf32>, tensor<?x4x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %c4 = arith.constant 4 : index
  %3 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%m, 4, %c4] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %1, %2, %3 : tensor<24xf32>, tensor<2x3x4xf32>, tensor<?x4x?xf32>
}
func.func @pads(%a: tensor<4x8xf32>, %v: f32) -> (tensor<4x8xf32>, tensor<?x9xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x8xf32> to tensor<4x8xf32>
  %1 = tensor.pad %a low[%c2, 0] high[%c0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x8xf32> to tensor<?x9xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<?x9xf32>
}
func.func @makers(%i: index, %v: f32) -> (tensor<?xf32>, f32, index) {
  %c7 = arith.constant 7 : index
  %0 = tensor.empty(%c7) : tensor<?xf32>
  %1 = tensor.generate %c7 {
  ^bb0(%j: index):
    %s = arith.addf %v, %v : f32
    tensor.yield %s : f32
  } : tensor<?xf32>
  %2 = tensor.extract %1[%i] : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %3 = tensor.dim %1, %c0 : tensor<?xf32>
  return %0, %2, %3 : tensor<?xf32>, f32, index
}
func.func @concat_casts_by_operands(%a: tensor<4x?xf32>, %b: tensor<8x?xf32>, %c: tensor<8x3xf32>) -> (tensor<12x3xf32>, tensor<12x3xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<8x?xf32>) -> tensor<12x3xf32>
  %1 = tensor.concat dim(0) %a, %c : (tensor<4x?xf32>, tensor<8x3xf32>) -> tensor<12x3xf32>
  return %0, %1 : tensor<12x3xf32>, tensor<12x3xf32>
}
