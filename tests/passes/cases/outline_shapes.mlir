// builtin.module(outline-shape-computation)
func.func @only_return_of_constructed_shape(%arg0: tensor<?x4xf32>, %arg1: tensor<1xindex>) -> tensor<?xi32> {
  %0 = builtin.unrealized_conversion_cast %arg0 : tensor<?x4xf32> to tensor<?xi32>
  %1 = shape.with_shape %0, %arg1 : tensor<?xi32>, tensor<1xindex>
  %2 = shape.value_of %1 : tensor<?xi32>
  return %2 : tensor<?xi32>
}
func.func @interleaved_shape_computation(%arg0: tensor<?x4x5xf32>, %arg1: tensor<?x4x5xf32>, %arg2: tensor<?x4x5xf32>) -> (tensor<?x4x5xf32>, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = shape.shape_of %arg0 : tensor<?x4x5xf32> -> tensor<3xindex>
  %1 = shape.shape_of %arg1 : tensor<?x4x5xf32> -> tensor<3xindex>
  %2 = shape.shape_of %arg2 : tensor<?x4x5xf32> -> tensor<3xindex>
  %3 = tensor.concat dim(0) %arg0, %arg1, %arg2 : (tensor<?x4x5xf32>, tensor<?x4x5xf32>, tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  %4 = shape.get_extent %0, %c0 : tensor<3xindex>, index -> index
  %5 = shape.get_extent %1, %c0 : tensor<3xindex>, index -> index
  %6 = shape.get_extent %2, %c0 : tensor<3xindex>, index -> index
  %7 = arith.addi %4, %5 : index
  %8 = arith.addi %7, %6 : index
  %9 = shape.from_extents %8, %c4, %c5 : index, index, index
  %10 = shape.with_shape %3, %9 : tensor<?x4x5xf32>, !shape.shape
  %11 = shape.value_of %10 : tensor<?x4x5xf32>
  return %11, %7 : tensor<?x4x5xf32>, index
}
func.func @multiple_reused(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %arg1 : tensor<?x4xf32> -> tensor<2xindex>
  %2 = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
  %5 = shape.get_extent %1, %c0 : tensor<2xindex>, index -> index
  %6 = arith.addi %4, %5 : index
  %7 = shape.from_extents %6, %c4 : index, index
  %8 = shape.with_shape %2, %7 : tensor<?x4xf32>, !shape.shape
  %9 = shape.with_shape %3, %7 : tensor<?x4xf32>, !shape.shape
  %10 = shape.value_of %8 : tensor<?x4xf32>
  %11 = shape.value_of %9 : tensor<?x4xf32>
  %12 = tensor.concat dim(0) %arg0, %2 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %13 = tensor.concat dim(0) %arg0, %3 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %14 = arith.addi %6, %4 : index
  %15 = shape.from_extents %14, %c4 : index, index
  %16 = shape.with_shape %12, %15 : tensor<?x4xf32>, !shape.shape
  %17 = shape.with_shape %13, %15 : tensor<?x4xf32>, !shape.shape
  %18 = shape.value_of %16 : tensor<?x4xf32>
  %19 = shape.value_of %17 : tensor<?x4xf32>
  return %10, %11, %18, %19 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}
func.func @value_shape_with_shape(%arg0: !shape.value_shape, %arg1: !shape.value_shape) -> tensor<?xf32> {
  %1 = shape.shape_of %arg0 : !shape.value_shape -> !shape.shape
  %2 = shape.with_shape %arg1, %1 : !shape.value_shape, !shape.shape
  %3 = shape.value_of %2 : tensor<?xf32>
  return %3 : tensor<?xf32>
}

func.func @a(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %arg0, %c0 : tensor<?x4xf32>
  %e = tensor.dim %arg1, %c0 : tensor<?x4xf32>
  %s = arith.addi %d, %e : index
  %2 = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %7 = shape.from_extents %s, %c4 : index, index
  %8 = shape.with_shape %2, %7 : tensor<?x4xf32>, !shape.shape
  %9 = shape.value_of %8 : tensor<?x4xf32>
  return %9 : tensor<?x4xf32>
}
func.func @b(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %arg0, %c0 : tensor<?x4xf32>
  %2 = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %7 = shape.from_extents %d, %c4 : index, index
  %8 = shape.with_shape %2, %7 : tensor<?x4xf32>, !shape.shape
  %9 = shape.value_of %8 : tensor<?x4xf32>
  return %9 : tensor<?x4xf32>
}
