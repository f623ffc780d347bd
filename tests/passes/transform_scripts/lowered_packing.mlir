func.func @pack(%arg0: tensor<129x47x16x16xf32>, %arg1: tensor<17x2x16x16x32x8xf32>, %cst: f32) -> tensor<17x2x16x16x32x8xf32> {
  %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %arg1 : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
  return %pack : tensor<17x2x16x16x32x8xf32>
}
func.func @pack_outer(%arg0: tensor<16x47x64xi8>, %arg1: tensor<2x16x47x32xi8>) -> tensor<2x16x47x32xi8> {
  %pack = linalg.pack %arg0 outer_dims_perm = [2, 0, 1] inner_dims_pos = [2] inner_tiles = [32] into %arg1 : tensor<16x47x64xi8> -> tensor<2x16x47x32xi8>
  return %pack : tensor<2x16x47x32xi8>
}
func.func @pack_dyn(%arg0: tensor<?x47x?xf16>, %arg1: tensor<?x?x6x8x4xf16>, %cst: f16) -> tensor<?x?x6x8x4xf16> {
  %pack = linalg.pack %arg0 padding_value(%cst : f16) outer_dims_perm = [0, 2, 1] inner_dims_pos = [1, 2] inner_tiles = [8, 4] into %arg1 : tensor<?x47x?xf16> -> tensor<?x?x6x8x4xf16>
  return %pack : tensor<?x?x6x8x4xf16>
}
func.func @pack_as_pad(%arg0: tensor<129x47x16x16xf32>, %arg1: tensor<1x1x1x1x136x64x16x16xf32>, %cst: f32) -> tensor<1x1x1x1x136x64x16x16xf32> {
  %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1, 2, 3] inner_tiles = [136, 64, 16, 16] into %arg1 : tensor<129x47x16x16xf32> -> tensor<1x1x1x1x136x64x16x16xf32>
  return %pack : tensor<1x1x1x1x136x64x16x16xf32>
}
func.func @pack_as_pad_mixed(%arg0: tensor<3x5x7xf32>, %arg1: tensor<1x1x7x4x8xf32>, %cst: f32) -> tensor<1x1x7x4x8xf32> {
  %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %arg1 : tensor<3x5x7xf32> -> tensor<1x1x7x4x8xf32>
  return %pack : tensor<1x1x7x4x8xf32>
}
func.func @pack_dyn_tile(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x8x16xf32>, %cst: f32) -> tensor<?x?x8x16xf32> {
  %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 : tensor<?x?xf32> -> tensor<?x?x8x16xf32>
  return %pack : tensor<?x?x8x16xf32>
}
func.func @pack_disallowed(%arg0: tensor<1x16x1x1xf32>, %arg1: tensor<1x1x1x1x16x1xf32>) -> tensor<1x1x1x1x16x1xf32> {
  %pack = linalg.pack %arg0 outer_dims_perm = [1, 0, 2, 3] inner_dims_pos = [1, 0] inner_tiles = [16, 1] into %arg1 : tensor<1x16x1x1xf32> -> tensor<1x1x1x1x16x1xf32>
  return %pack : tensor<1x1x1x1x16x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    %a, %b, %c = transform.structured.lower_pack %p : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
// -----
func.func @pack_as_pad(%arg0: tensor<129x47x16x16xf32>, %arg1: tensor<1x1x1x1x136x64x16x16xf32>, %cst: f32) -> tensor<1x1x1x1x136x64x16x16xf32> {
  %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1, 2, 3] inner_tiles = [136, 64, 16, 16] into %arg1 : tensor<129x47x16x16xf32> -> tensor<1x1x1x1x136x64x16x16xf32>
  return %pack : tensor<1x1x1x1x136x64x16x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    %a, %b, %c = transform.structured.lower_pack %p {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
// -----
func.func @pack_dyn_tile(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x?x16xf32>, %cst: f32, %n: index) -> tensor<?x?x?x16xf32> {
  %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %arg1 : tensor<?x?xf32> -> tensor<?x?x?x16xf32>
  return %pack : tensor<?x?x?x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    %a, %b, %c = transform.structured.lower_pack %p {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
// -----
func.func @unpack(%arg0: tensor<17x2x16x16x32x8xf32>, %arg1: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
  %u = linalg.unpack %arg0 inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %arg1 : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
  return %u : tensor<129x47x16x16xf32>
}
func.func @unpack_as_pad(%arg0: tensor<1x1x1x1x136x64x16x16xf32>, %arg1: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
  %u = linalg.unpack %arg0 inner_dims_pos = [0, 1, 2, 3] inner_tiles = [136, 64, 16, 16] into %arg1 : tensor<1x1x1x1x136x64x16x16xf32> -> tensor<129x47x16x16xf32>
  return %u : tensor<129x47x16x16xf32>
}
func.func @unpack_dyn(%arg0: tensor<?x?x32x16xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %u = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [32, 16] into %arg1 : tensor<?x?x32x16xf32> -> tensor<?x?xf32>
  return %u : tensor<?x?xf32>
}
func.func @unpack_dyn_tile(%arg0: tensor<32x2x49x16x?x?xf32>, %arg1: tensor<32x?x?x16xf32>, %n: index, %m: index) -> tensor<32x?x?x16xf32> {
  %u = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [%n, %m] into %arg1 : tensor<32x2x49x16x?x?xf32> -> tensor<32x?x?x16xf32>
  return %u : tensor<32x?x?x16xf32>
}
func.func @unpack_outer_ones(%arg0: tensor<1x1x7x4x8xf32>, %arg1: tensor<3x5x7xf32>) -> tensor<3x5x7xf32> {
  %u = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %arg1 : tensor<1x1x7x4x8xf32> -> tensor<3x5x7xf32>
  return %u : tensor<3x5x7xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %e, %t, %c, %s = transform.structured.lower_unpack %p : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}
