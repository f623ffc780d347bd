// builtin.module(transform-interpreter)
func.func @pack(%a: tensor<32x8x16xf32>, %d: tensor<4x1x32x16x2xf32>) -> tensor<4x1x32x16x2xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %d : tensor<32x8x16xf32> -> tensor<4x1x32x16x2xf32>
  return %0 : tensor<4x1x32x16x2xf32>
}
func.func @pack_pad(%a: tensor<32x7x15xf32>, %d: tensor<32x4x1x16x2xf32>) -> tensor<32x4x1x16x2xf32> {
  %c = arith.constant 3.0 : f32
  %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %d : tensor<32x7x15xf32> -> tensor<32x4x1x16x2xf32>
  return %0 : tensor<32x4x1x16x2xf32>
}
func.func @unpack(%a: tensor<8x8x32x16xf32>, %d: tensor<256x128xf32>) -> tensor<256x128xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %d : tensor<8x8x32x16xf32> -> tensor<256x128xf32>
  return %0 : tensor<256x128xf32>
}
func.func @pad(%a: tensor<?x?xf32>, %x: index, %y: index) -> tensor<2x4xf32> {
  %c = arith.constant 3.0 : f32
  %0 = tensor.pad %a low[0, 0] high[%x, %y] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32 } : tensor<?x?xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @ins(%a: tensor<1x2x3xf32>, %d: tensor<9x8x7x1x2x3xf32>) -> tensor<9x8x7x1x2x3xf32> {
  %0 = tensor.insert_slice %a into %d[0,0,0,0,0,0][1,1,1,1,2,3][1,1,1,1,1,1] : tensor<1x2x3xf32> into tensor<9x8x7x1x2x3xf32>
  return %0 : tensor<9x8x7x1x2x3xf32>
}
func.func @insdyn(%a: tensor<?x3xf32>, %d: tensor<9x8x7xf32>, %n: index) -> tensor<9x8x7xf32> {
  %0 = tensor.insert_slice %a into %d[0,1,2][1,%n,3][1,1,1] : tensor<?x3xf32> into tensor<9x8x7xf32>
  return %0 : tensor<9x8x7xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
    %1 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %1 : !transform.any_op
    %2 = transform.structured.match ops{["tensor.pad"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %2 vector_sizes [2, 4] : !transform.any_op
    %3 = transform.structured.match ops{["tensor.insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %4:2 = transform.split_handle %3 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %4#0 : !transform.any_op
    transform.structured.vectorize %4#1 vector_sizes [16, 3] : !transform.any_op
    transform.yield
  }
}
