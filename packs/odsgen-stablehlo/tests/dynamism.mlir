func.func @constant(%a: tensor<4xf32>, %v: tensor<f32>, %i: tensor<2xi32>, %l: tensor<1x4x4x1xf32>, %k: tensor<2x2x1x1xf32>) -> (tensor<2x4xf32>, tensor<6xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<3xi32>, tensor<1x3x3x1xf32>, tensor<4xf32>, tensor<?x4xf32>) {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %c4 = stablehlo.constant dense<4> : tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = stablehlo.dynamic_pad %a, %v, %c1, %c1, %c0 : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xf32>
  %sh = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %2 = stablehlo.dynamic_reshape %a, %sh : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %3 = stablehlo.real_dynamic_slice %a, %c0, %c4, %c2 : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %4 = stablehlo.dynamic_iota %c3, dim = 0 : (tensor<1xi32>) -> tensor<3xi32>
  %p = stablehlo.constant dense<0> : tensor<2x2xi32>
  %5 = "stablehlo.dynamic_conv"(%l, %k, %p) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2xi32>) -> tensor<1x3x3x1xf32>
  %6 = stablehlo.custom_call @foo(%a, %c4) {indices_of_shape_operands = dense<[1]> : tensor<1xi64>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %7 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  return %0,%1,%2,%3,%4,%5,%6,%7 : tensor<2x4xf32>, tensor<6xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<3xi32>, tensor<1x3x3x1xf32>, tensor<4xf32>, tensor<?x4xf32>
}
func.func @by_a_constant(%a: tensor<4xf32>, %v: tensor<f32>, %d: tensor<1xi32>, %g: tensor<3x4xf32>, %gi: tensor<5xi32>) -> (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<5x4xf32>, tensor<2x4xf32>) {
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %0 = stablehlo.dynamic_pad %a, %v, %d, %c1, %c1 : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xf32>
  %1 = stablehlo.real_dynamic_slice %a, %d, %c1, %c1 : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  %s = stablehlo.constant dense<2> : tensor<1xi32>
  %l = stablehlo.add %d, %s : tensor<1xi32>
  %2 = stablehlo.real_dynamic_slice %a, %d, %l, %c1 : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  %z = stablehlo.constant dense<[1, 4]> : tensor<2xi32>
  %3 = "stablehlo.dynamic_gather"(%g, %gi, %z) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<3x4xf32>, tensor<5xi32>, tensor<2xi32>) -> tensor<5x4xf32>
  %q = stablehlo.concatenate %d, %d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %4 = stablehlo.dynamic_broadcast_in_dim %a, %q, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return %0,%1,%2,%3,%4 : tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<5x4xf32>, tensor<2x4xf32>
}
func.func @not_known(%a: tensor<4xf32>, %s1: tensor<1xi32>, %s2: tensor<2xi32>, %v: tensor<f32>, %dy: tensor<?xf32>, %l: tensor<1x4x4x1xf32>, %k: tensor<2x2x1x1xf32>, %p: tensor<2x2xi32>, %g: tensor<3x4xf32>, %gi: tensor<5xi32>) -> (tensor<2x2xf32>, tensor<3xi32>, tensor<4xf32>, tensor<4xf32>, tensor<1x3x3x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xi32>, tensor<5x4xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = stablehlo.dynamic_reshape %a, %s2 : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_iota %s1, dim = 0 : (tensor<1xi32>) -> tensor<3xi32>
  %c4 = stablehlo.constant dense<4> : tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %2 = stablehlo.dynamic_reshape %dy, %c4 : (tensor<?xf32>, tensor<1xi32>) -> tensor<4xf32>
  %3 = stablehlo.dynamic_broadcast_in_dim %dy, %c4, dims = [0] : (tensor<?xf32>, tensor<1xi32>) -> tensor<4xf32>
  %4 = "stablehlo.dynamic_conv"(%l, %k, %p) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2xi32>) -> tensor<1x3x3x1xf32>
  %5 = stablehlo.custom_call @foo(%a, %s1) {indices_of_shape_operands = dense<[1]> : tensor<1xi64>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %6 = stablehlo.real_dynamic_slice %dy, %c0, %c4, %c1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xf32>
  %7 = stablehlo.real_dynamic_slice %a, %c0, %c4, %c1 : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %8 = stablehlo.dynamic_iota %c4, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %z = stablehlo.constant dense<[1, 4]> : tensor<2xi32>
  %9 = "stablehlo.dynamic_gather"(%g, %gi, %z) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, foo = 1 : i32} : (tensor<3x4xf32>, tensor<5xi32>, tensor<2xi32>) -> tensor<5x4xf32>
  %10 = stablehlo.dynamic_pad %a, %v, %c1, %c1, %c0 : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %11 = stablehlo.custom_call @foo(%a, %c4) {indices_of_shape_operands = dense<[1]> : tensor<1xi64>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  %12 = stablehlo.dynamic_iota %c4, dim = 0 {foo = 1 : i32} : (tensor<1xi32>) -> tensor<4xi32>
  %13 = stablehlo.dynamic_pad %dy, %v, %c1, %c1, %c0 : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xf32>
  %20 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4xf32>) -> tensor<i32>
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11 : tensor<2x2xf32>, tensor<3xi32>, tensor<4xf32>, tensor<4xf32>, tensor<1x3x3x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xi32>, tensor<5x4xf32>, tensor<?xf32>, tensor<?xf32>
}
