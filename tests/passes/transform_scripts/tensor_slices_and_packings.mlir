func.func @expand(%s: tensor<1x1x6x8xf32>, %a: tensor<6x8xf32>, %d: tensor<1x1x6x8xf32>) -> tensor<3x4xf32> {
  %i = tensor.insert_slice %a into %d[0, 0, 0, 0] [1, 1, 6, 8] [1, 1, 1, 1] : tensor<6x8xf32> into tensor<1x1x6x8xf32>
  %e = tensor.extract_slice %i[0, 0, 2, 3] [1, 1, 3, 4] [1, 1, 1, 1] : tensor<1x1x6x8xf32> to tensor<3x4xf32>
  return %e : tensor<3x4xf32>
}
func.func @dyn(%a: tensor<?x8xf32>, %d: tensor<1x?x8xf32>, %n: index) -> tensor<?x4xf32> {
  %i = tensor.insert_slice %a into %d[0, 0, 0] [1, %n, 8] [1, 1, 1] : tensor<?x8xf32> into tensor<1x?x8xf32>
  %e = tensor.extract_slice %i[0, 2, 3] [1, %n, 4] [1, 1, 1] : tensor<1x?x8xf32> to tensor<?x4xf32>
  return %e : tensor<?x4xf32>
}
func.func @twice(%a: tensor<6x8xf32>, %d: tensor<1x6x8xf32>) -> (tensor<3x4xf32>, tensor<1x6x8xf32>) {
  %i = tensor.insert_slice %a into %d[0, 0, 0] [1, 6, 8] [1, 1, 1] : tensor<6x8xf32> into tensor<1x6x8xf32>
  %e = tensor.extract_slice %i[0, 1, 3] [1, 3, 4] [1, 2, 1] : tensor<1x6x8xf32> to tensor<3x4xf32>
  return %e, %i : tensor<3x4xf32>, tensor<1x6x8xf32>
}
func.func @other(%a: tensor<6x8xf32>, %d: tensor<2x6x8xf32>) -> tensor<3x4xf32> {
  %i = tensor.insert_slice %a into %d[0, 0, 0] [1, 6, 8] [1, 1, 1] : tensor<6x8xf32> into tensor<2x6x8xf32>
  %e = tensor.extract_slice %i[0, 2, 3] [1, 3, 4] [1, 1, 1] : tensor<2x6x8xf32> to tensor<3x4xf32>
  return %e : tensor<3x4xf32>
}
func.func @ins(%in: tensor<2x8xf32>, %dest: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %e = tensor.extract_slice %in[0, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<8xf32>
  %i = tensor.insert_slice %e into %dest[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  return %i : tensor<1x8xf32>
}
func.func @ins2(%in: tensor<4x1x8xf32>, %dest: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
  %e = tensor.extract_slice %in[2, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<4x1x8xf32> to tensor<1x8xf32>
  %i = tensor.insert_slice %e into %dest[0, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<1x8xf32> into tensor<1x1x8xf32>
  return %i : tensor<1x1x8xf32>
}
func.func @ins3(%in: tensor<4x1x8xf32>, %dest: tensor<1x8x1xf32>) -> tensor<1x8x1xf32> {
  %e = tensor.extract_slice %in[2, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<4x1x8xf32> to tensor<8xf32>
  %i = tensor.insert_slice %e into %dest[0, 0, 0] [1, 8, 1] [1, 1, 1] : tensor<8xf32> into tensor<1x8x1xf32>
  return %i : tensor<1x8x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @e1(%s: tensor<8x16x32xf32>, %o: index, %z: index) -> tensor<2x4x1x5x1x1x4xf32> {
  %r = tensor.expand_shape %s [[0, 1], [2, 3], [4, 5, 6]] output_shape [2, 4, 2, 8, 4, 2, 4] : tensor<8x16x32xf32> into tensor<2x4x2x8x4x2x4xf32>
  %e = tensor.extract_slice %r[0, 0, 1, 2, 1, %o, 0] [2, 4, 1, 5, 1, 1, 4] [1, 1, 1, 1, 1, 1, 1] : tensor<2x4x2x8x4x2x4xf32> to tensor<2x4x1x5x1x1x4xf32>
  return %e : tensor<2x4x1x5x1x1x4xf32>
}
func.func @e2(%s: tensor<?x32xf32>, %o: index, %z: index, %n: index) -> tensor<1x?x8xf32> {
  %r = tensor.expand_shape %s [[0, 1], [2]] output_shape [4, %n, 32] : tensor<?x32xf32> into tensor<4x?x32xf32>
  %e = tensor.extract_slice %r[%o, 0, 1] [1, %z, 8] [1, 1, 1] : tensor<4x?x32xf32> to tensor<1x?x8xf32>
  return %e : tensor<1x?x8xf32>
}
func.func @e3(%s: tensor<?x32xf32>, %o: index, %n: index) -> tensor<2x?x8xf32> {
  %r = tensor.expand_shape %s [[0, 1], [2]] output_shape [4, %n, 32] : tensor<?x32xf32> into tensor<4x?x32xf32>
  %e = tensor.extract_slice %r[%o, 0, 1] [2, %n, 8] [1, 1, 1] : tensor<4x?x32xf32> to tensor<2x?x8xf32>
  return %e : tensor<2x?x8xf32>
}
func.func @no(%s: tensor<64xf32>) -> tensor<2x3xf32> {
  %r = tensor.expand_shape %s [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %e = tensor.extract_slice %r[0, 0] [2, 3] [1, 1] : tensor<8x8xf32> to tensor<2x3xf32>
  return %e : tensor<2x3xf32>
}
func.func @reduced(%s: tensor<64xf32>) -> tensor<8xf32> {
  %r = tensor.expand_shape %s [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %e = tensor.extract_slice %r[3, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
  return %e : tensor<8xf32>
}
func.func @c1(%s: tensor<8x16x1x7x20xf32>, %z: index, %o: index) -> tensor<32x?x10xf32> {
  %r = tensor.collapse_shape %s [[0, 1], [2, 3], [4]] : tensor<8x16x1x7x20xf32> into tensor<128x7x20xf32>
  %e = tensor.extract_slice %r[16, %o, 5] [32, %z, 10] [1, 1, 1] : tensor<128x7x20xf32> to tensor<32x?x10xf32>
  return %e : tensor<32x?x10xf32>
}
func.func @c2(%s: tensor<6x5x3x10xf32>) -> tensor<20xf32> {
  %r = tensor.collapse_shape %s [[0, 1, 2, 3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %e = tensor.extract_slice %r[100] [20] [1] : tensor<900xf32> to tensor<20xf32>
  return %e : tensor<20xf32>
}
func.func @c3(%s: tensor<2x3x10xf32>) -> tensor<15xf32> {
  %r = tensor.collapse_shape %s [[0, 1, 2]] : tensor<2x3x10xf32> into tensor<60xf32>
  %e = tensor.extract_slice %r[0] [15] [1] : tensor<60xf32> to tensor<15xf32>
  return %e : tensor<15xf32>
}
func.func @c4(%s: tensor<2x3x10xf32>) -> (tensor<5xf32>, tensor<60xf32>, tensor<1xf32>) {
  %r = tensor.collapse_shape %s [[0, 1, 2]] : tensor<2x3x10xf32> into tensor<60xf32>
  %e = tensor.extract_slice %r[47] [5] [1] : tensor<60xf32> to tensor<5xf32>
  %g = tensor.extract_slice %r[0] [60] [1] : tensor<60xf32> to tensor<60xf32>
  %h = tensor.extract_slice %r[33] [1] [1] : tensor<60xf32> to tensor<1xf32>
  return %e, %g, %h : tensor<5xf32>, tensor<60xf32>, tensor<1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @c(%a: tensor<?x7x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<3x7x2xf32>) -> (tensor<?x7x?xf32>, tensor<?x?x?xf32>) {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x7x?xf32>, tensor<?x?x?xf32>, tensor<3x7x2xf32>) -> tensor<?x7x?xf32>
  %1 = tensor.concat dim(1) %b, %a : (tensor<?x?x?xf32>, tensor<?x7x?xf32>) -> tensor<?x?x?xf32>
  return %0, %1 : tensor<?x7x?xf32>, tensor<?x?x?xf32>
}
func.func @s(%a: tensor<2x7xi8>, %b: tensor<2x9xi8>) -> tensor<2x16xi8> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x7xi8>, tensor<2x9xi8>) -> tensor<2x16xi8>
  return %0 : tensor<2x16xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @t(%t: tensor<?x?xf32>, %o: index, %n: index, %f: f32, %d: tensor<?x?xf32>, %a: tensor<1x4xf32>) -> (vector<4xf32>, tensor<?x?xf32>) {
  %c = arith.constant 0 : index
  %s = tensor.extract_slice %t[%o, 4] [%n, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
  %v = vector.transfer_read %s[%c, %o], %f {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %i = tensor.insert_slice %a into %e[0, 1] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x8xf32>
  %j = tensor.insert_slice %a into %d[2, 1] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
  return %v, %j : vector<4xf32>, tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_tensor_subset_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @reshape(%m: memref<?x4xf32>, %s: memref<3xi32>) -> (memref<?x?x2xf32>) {
  %r = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xi32>) -> memref<?x?x2xf32>
  return %r : memref<?x?x2xf32>
}
func.func @rmw(%m: memref<?xf32>, %f: f32, %i: index) -> f32 {
  %r = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return %r : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.expand_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pk(%a: tensor<7x9xf32>, %d: tensor<2x3x4x4xf32>, %f: f32) -> tensor<2x3x4x4xf32> {
  %e = tensor.empty() : tensor<8x12xf32>
  %p = linalg.pack %e inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x12xf32> -> tensor<2x3x4x4xf32>
  return %p : tensor<2x3x4x4xf32>
}
func.func @pkp(%d: tensor<2x3x4x4xf32>, %f: f32) -> tensor<2x3x4x4xf32> {
  %e = tensor.empty() : tensor<7x12xf32>
  %p = linalg.pack %e padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<7x12xf32> -> tensor<2x3x4x4xf32>
  return %p : tensor<2x3x4x4xf32>
}
func.func @un(%d: tensor<8x12xf32>) -> (tensor<8x12xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<2x3x4x4xf32>
  %p = linalg.unpack %e inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<2x3x4x4xf32> -> tensor<8x12xf32>
  %s = tensor.extract_slice %e[0, 0, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<4x4xf32>
  return %p, %s : tensor<8x12xf32>, tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @un(%d: tensor<8x12xf32>) -> (tensor<8x12xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<2x3x4x4xf32>
  %p = linalg.unpack %e inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<2x3x4x4xf32> -> tensor<8x12xf32>
  %s = tensor.extract_slice %e[0, 0, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<4x4xf32>
  return %p, %s : tensor<8x12xf32>, tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @sl(%a: tensor<28x2x1x16x16xf32>) -> tensor<28x28x10xf32> {
  %e = tensor.empty() : tensor<28x28x15xf32>
  %u = linalg.unpack %a inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %e : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %s = tensor.extract_slice %u[0, 0, 0] [28, 28, 10] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x28x10xf32>
  return %s : tensor<28x28x10xf32>
}
func.func @sl2(%a: tensor<?x?x4x4xf32>, %e: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %u = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<?x?x4x4xf32> -> tensor<?x?xf32>
  %s = tensor.extract_slice %u[0, 0] [%n, %m] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
func.func @sl3(%a: tensor<28x2x1x16x16xf32>) -> tensor<28x12x10xf32> {
  %e = tensor.empty() : tensor<28x28x15xf32>
  %u = linalg.unpack %a inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %e : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %s = tensor.extract_slice %u[0, 0, 0] [28, 12, 10] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x12x10xf32>
  return %s : tensor<28x12x10xf32>
}
func.func @pad(%s: tensor<16641x16xf32>) -> tensor<2082x1x8x32xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0] high[15, 16] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<16641x16xf32> to tensor<16656x32xf32>
  %e = tensor.empty() : tensor<2082x1x8x32xf32>
  %k = linalg.pack %p inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<16656x32xf32> -> tensor<2082x1x8x32xf32>
  return %k : tensor<2082x1x8x32xf32>
}
func.func @padsame(%s: tensor<16641x16xf32>) -> tensor<2081x1x8x16xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0] high[5, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<16641x16xf32> to tensor<16646x16xf32>
  %e = tensor.empty() : tensor<2081x1x8x16xf32>
  %k = linalg.pack %p padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %e : tensor<16646x16xf32> -> tensor<2081x1x8x16xf32>
  return %k : tensor<2081x1x8x16xf32>
}
func.func @paddyn(%s: tensor<?x16xf32>, %h: index, %f: f32, %e: tensor<?x1x8x32xf32>) -> tensor<?x1x8x32xf32> {
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x16xf32> to tensor<?x16xf32>
  %k = linalg.pack %p padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<?x16xf32> -> tensor<?x1x8x32xf32>
  return %k : tensor<?x1x8x32xf32>
}
func.func @padperm(%s: tensor<60x3xf32>, %e: tensor<8x1x4x8xf32>, %f: f32) -> tensor<8x1x4x8xf32> {
  %p = tensor.pad %s low[0, 0] high[4, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<60x3xf32> to tensor<64x4xf32>
  %k = linalg.pack %p inner_dims_pos = [1, 0] inner_tiles = [4, 8] into %e : tensor<64x4xf32> -> tensor<8x1x4x8xf32>
  return %k : tensor<8x1x4x8xf32>
}
func.func @padlow(%s: tensor<60x3xf32>, %e: tensor<8x3x8xf32>, %f: f32) -> tensor<8x3x8xf32> {
  %p = tensor.pad %s low[2, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<60x3xf32> to tensor<64x3xf32>
  %k = linalg.pack %p inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<64x3xf32> -> tensor<8x3x8xf32>
  return %k : tensor<8x3x8xf32>
}
func.func @padtoomuch(%s: tensor<30x3xf32>, %e: tensor<8x3x8xf32>, %f: f32) -> tensor<8x3x8xf32> {
  %p = tensor.pad %s low[0, 0] high[34, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<30x3xf32> to tensor<64x3xf32>
  %k = linalg.pack %p inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<64x3xf32> -> tensor<8x3x8xf32>
  return %k : tensor<8x3x8xf32>
}
func.func @tr(%a: tensor<56x57x1x64xf32>) -> tensor<1x57x56x2x32xf32> {
  %e = tensor.empty() : tensor<56x2x1x57x32xf32>
  %p = linalg.pack %a outer_dims_perm = [0, 3, 2, 1] inner_dims_pos = [3] inner_tiles = [32] into %e : tensor<56x57x1x64xf32> -> tensor<56x2x1x57x32xf32>
  %i = tensor.empty() : tensor<1x57x56x2x32xf32>
  %t = linalg.transpose ins(%p : tensor<56x2x1x57x32xf32>) outs(%i : tensor<1x57x56x2x32xf32>) permutation = [2, 3, 0, 1, 4]
  return %t : tensor<1x57x56x2x32xf32>
}
func.func @trmix(%a: tensor<56x57x1x64xf32>, %i: tensor<32x57x56x2x1xf32>) -> tensor<32x57x56x2x1xf32> {
  %e = tensor.empty() : tensor<56x2x1x57x32xf32>
  %p = linalg.pack %a outer_dims_perm = [0, 3, 2, 1] inner_dims_pos = [3] inner_tiles = [32] into %e : tensor<56x57x1x64xf32> -> tensor<56x2x1x57x32xf32>
  %t = linalg.transpose ins(%p : tensor<56x2x1x57x32xf32>) outs(%i : tensor<32x57x56x2x1xf32>) permutation = [4, 3, 0, 1, 2]
  return %t : tensor<32x57x56x2x1xf32>
}
func.func @trpk(%a: tensor<?x?x?xf32>, %i: tensor<?x?x?xf32>, %e: tensor<?x?x?x4x8xf32>, %f: f32) -> tensor<?x?x?x4x8xf32> {
  %t = linalg.transpose ins(%a : tensor<?x?x?xf32>) outs(%i : tensor<?x?x?xf32>) permutation = [2, 0, 1]
  %p = linalg.pack %t padding_value(%f : f32) outer_dims_perm = [1, 0, 2] inner_dims_pos = [2, 0] inner_tiles = [4, 8] into %e : tensor<?x?x?xf32> -> tensor<?x?x?x4x8xf32>
  return %p : tensor<?x?x?x4x8xf32>
}
func.func @untr(%a: tensor<7x5x3x4x8xf32>, %e: tensor<20x7x24xf32>, %i: tensor<24x20x7xf32>) -> tensor<24x20x7xf32> {
  %u = linalg.unpack %a outer_dims_perm = [1, 0, 2] inner_dims_pos = [0, 2] inner_tiles = [4, 8] into %e : tensor<7x5x3x4x8xf32> -> tensor<20x7x24xf32>
  %t = linalg.transpose ins(%u : tensor<20x7x24xf32>) outs(%i : tensor<24x20x7xf32>) permutation = [2, 0, 1]
  return %t : tensor<24x20x7xf32>
}
func.func @trun(%a: tensor<5x3x7x8x4xf32>, %i: tensor<7x5x3x4x8xf32>, %e: tensor<20x7x24xf32>) -> tensor<20x7x24xf32> {
  %t = linalg.transpose ins(%a : tensor<5x3x7x8x4xf32>) outs(%i : tensor<7x5x3x4x8xf32>) permutation = [2, 0, 1, 4, 3]
  %u = linalg.unpack %t outer_dims_perm = [1, 0, 2] inner_dims_pos = [0, 2] inner_tiles = [4, 8] into %e : tensor<7x5x3x4x8xf32> -> tensor<20x7x24xf32>
  return %u : tensor<20x7x24xf32>
}
func.func @generic(%a: tensor<?x?x?xf32>, %i: tensor<?x?x?xf32>, %e: tensor<?x?x?x4xf32>, %f: f32) -> tensor<?x?x?x4xf32> {
  %t = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<?x?x?xf32>) outs(%i : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x?x?xf32>
  %p = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<?x?x?xf32> -> tensor<?x?x?x4xf32>
  return %p : tensor<?x?x?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
    } : !transform.any_op
    transform.yield
  }
}
