func.func @elementary(%x: tensor<2xf32>, %h: tensor<bf16>) -> (tensor<2xf32>, tensor<2xf32>, tensor<bf16>) {
  %0 = chlo.acosh %x : tensor<2xf32> -> tensor<2xf32>
  %1 = chlo.atanh %x : tensor<2xf32> -> tensor<2xf32>
  %2 = chlo.sinh %h : tensor<bf16> -> tensor<bf16>
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<bf16>
}
func.func @complex(%z: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %0 = chlo.square %z : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  %1 = chlo.conj %0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  return %0, %1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
}
func.func @dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xi1> {
  %0 = chlo.acos %x : tensor<?x3xf32> -> tensor<?x3xf32>
  %1 = chlo.is_inf %0 : tensor<?x3xf32> -> tensor<?x3xi1>
  return %1 : tensor<?x3xi1>
}
func.func @neighbour(%x: tensor<f16>, %y: tensor<f16>) -> tensor<f16> {
  %0 = chlo.next_after %x, %y : tensor<f16>, tensor<f16> -> tensor<f16>
  return %0 : tensor<f16>
}
func.func @high(%a: tensor<2xui8>, %b: tensor<i64>) -> (tensor<2xui8>, tensor<i64>) {
  %0 = chlo.mulhi %a, %a : tensor<2xui8>, tensor<2xui8> -> tensor<2xui8>
  %1 = chlo.mulhi %b, %b : tensor<i64>, tensor<i64> -> tensor<i64>
  return %0, %1 : tensor<2xui8>, tensor<i64>
}
func.func @broadcasts(%a: tensor<2x1xf32>, %b: tensor<3xf32>, %c: tensor<?xf32>, %p: tensor<i1>) -> (tensor<2x3xi1>, tensor<?xf32>, tensor<3xf32>) {
  %0 = chlo.broadcast_compare %a, %b {compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LE>} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xi1>
  %1 = chlo.broadcast_multiply %c, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xf32>
  %2 = chlo.broadcast_select %p, %b, %b : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0, %1, %2 : tensor<2x3xi1>, tensor<?xf32>, tensor<3xf32>
}
func.func @constants(%a: tensor<?xui8>) -> (tensor<?xui8>, tensor<2xf32>) {
  %0 = "chlo.constant_like"(%a) <{value = 200 : ui8}> : (tensor<?xui8>) -> tensor<?xui8>
  %1 = chlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %0, %1 : tensor<?xui8>, tensor<2xf32>
}
func.func @rows(%a: tensor<3x5xf32>, %b: tensor<?x5xi8>) -> (tensor<3x2xf32>, tensor<?x2xi32>) {
  %v, %i = chlo.top_k(%a, k = 2) : tensor<3x5xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  %w, %j = chlo.top_k(%b, k = 2) : tensor<?x5xi8> -> (tensor<?x2xi8>, tensor<?x2xi32>)
  return %v, %j : tensor<3x2xf32>, tensor<?x2xi32>
}
func.func @groups(%a: tensor<4x2xf32>, %b: tensor<2x2x3xf32>, %c: tensor<2x3xf32>, %sizes: tensor<2xi32>) -> (tensor<4x3xf32>, tensor<2x4x3xf32>) {
  %0 = "chlo.ragged_dot"(%a, %b, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<4x2xf32>, tensor<2x2x3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  %1 = "chlo.ragged_dot"(%a, %c, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>} : (tensor<4x2xf32>, tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x4x3xf32>
  return %0, %1 : tensor<4x3xf32>, tensor<2x4x3xf32>
}
func.func @sums(%a: tensor<3x2xf32>, %start: tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>) {
  %0:2 = chlo.scan(%a) inits(%start) dimension=0 {
  ^bb0(%x: tensor<2xf32>, %sum: tensor<2xf32>):
    %1 = chlo.broadcast_add %x, %sum : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = chlo.square %1 : tensor<2xf32> -> tensor<2xf32>
    stablehlo.return %2, %1 : tensor<2xf32>, tensor<2xf32>
  } : (tensor<3x2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<3x2xf32>, tensor<2xf32>
}
