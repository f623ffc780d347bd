func.func @f(%s: tensor<1x8x?x16xf32>, %o: index, %z: index, %st: index, %d: tensor<?x8x8xf32>, %small: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x8x8xf32>) {
  %0 = tensor.extract_slice %s[0, %o, 2, 0] [1, 8, %z, 16] [1, 1, 2, 1] : tensor<1x8x?x16xf32> to tensor<8x?x16xf32>
  %1 = tensor.extract_slice %0[3, %o, 1] [4, 1, 4] [1, 1, 3] : tensor<8x?x16xf32> to tensor<4x4xf32>
  %2 = tensor.extract_slice %0[%o, 0, %z] [%z, 1, 4] [%st, 1, 1] : tensor<8x?x16xf32> to tensor<?x4xf32>
  %e = tensor.empty() : tensor<1x4x1xf32>
  %3 = tensor.insert_slice %small into %e[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<1x4x1xf32>
  %4 = tensor.insert_slice %3 into %d[%o, 0, %z] [1, 4, 1] [1, 1, 1] : tensor<1x4x1xf32> into tensor<?x8x8xf32>
  return %1, %2, %4 : tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x8x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%s: tensor<1x8x?x16xf32>, %o: index, %z: index, %st: index, %d: tensor<?x8x8xf32>, %small: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x8x8xf32>) {
  %0 = tensor.extract_slice %s[0, %o, 2, 0] [1, 8, %z, 16] [1, 1, 2, 1] : tensor<1x8x?x16xf32> to tensor<8x?x16xf32>
  %1 = tensor.extract_slice %0[3, %o, 1] [4, 1, 4] [1, 1, 3] : tensor<8x?x16xf32> to tensor<4x4xf32>
  %2 = tensor.extract_slice %0[%o, 0, %z] [%z, 1, 4] [%st, 1, 1] : tensor<8x?x16xf32> to tensor<?x4xf32>
  %e = tensor.empty() : tensor<1x4x1xf32>
  %3 = tensor.insert_slice %small into %e[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<1x4x1xf32>
  %4 = tensor.insert_slice %3 into %d[%o, 0, %z] [1, 4, 1] [1, 1, 1] : tensor<1x4x1xf32> into tensor<?x8x8xf32>
  return %1, %2, %4 : tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x8x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%t: tensor<?x?x?x?xf32>, %a: index, %b: index, %big: tensor<1x4x4xf32>, %q: tensor<4x4xf32>) -> (tensor<1x?x1x5xf32>, tensor<?x5xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %0 = tensor.extract_slice %t[%a, %b, %a, %b] [1, %a, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, %a, 1, 5] : tensor<?x5xf32> into tensor<1x?x1x5xf32>
  %2 = tensor.extract_slice %t[%a, %b, %a, %b] [1, %a, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x?x1x5xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2, 3]] : tensor<1x?x1x5xf32> into tensor<?x5xf32>
  %4 = tensor.collapse_shape %big [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
  %5 = tensor.insert_slice %4 into %t[%a, 0, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<4x4xf32> into tensor<?x?x?x?xf32>
  %6 = tensor.expand_shape %q [[0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
  %7 = tensor.insert_slice %6 into %t[%a, 0, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<1x4x4xf32> into tensor<?x?x?x?xf32>
  return %1, %3, %5, %7 : tensor<1x?x1x5xf32>, tensor<?x5xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%t: tensor<?x?x?x?xf32>, %a: index, %b: index, %big: tensor<1x4x4xf32>, %q: tensor<4x4xf32>) -> (tensor<1x?x1x5xf32>, tensor<?x5xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %0 = tensor.extract_slice %t[%a, %b, %a, %b] [1, %a, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, %a, 1, 5] : tensor<?x5xf32> into tensor<1x?x1x5xf32>
  %2 = tensor.extract_slice %t[%a, %b, %a, %b] [1, %a, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x?x1x5xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2, 3]] : tensor<1x?x1x5xf32> into tensor<?x5xf32>
  %4 = tensor.collapse_shape %big [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
  %5 = tensor.insert_slice %4 into %t[%a, 0, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<4x4xf32> into tensor<?x?x?x?xf32>
  %6 = tensor.expand_shape %q [[0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
  %7 = tensor.insert_slice %6 into %t[%a, 0, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<1x4x4xf32> into tensor<?x?x?x?xf32>
  return %1, %3, %5, %7 : tensor<1x?x1x5xf32>, tensor<?x5xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%n: index) -> (tensor<?x4xf32>, tensor<2x?x4xf32>, tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.empty(%n) : tensor<?x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 4] [1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %2 = tensor.empty(%n) : tensor<?x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, %n, 4] : tensor<?x4xf32> into tensor<2x?x4xf32>
  %4 = tensor.collapse_shape %2 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.extract_slice %2[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  return %1, %3, %4, %5 : tensor<?x4xf32>, tensor<2x?x4xf32>, tensor<?xf32>, tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.tensor.fold_tensor_empty
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%n: index) -> (tensor<?x4xf32>, tensor<2x?x4xf32>, tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.empty(%n) : tensor<?x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 4] [1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %2 = tensor.empty(%n) : tensor<?x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, %n, 4] : tensor<?x4xf32> into tensor<2x?x4xf32>
  %4 = tensor.collapse_shape %2 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.extract_slice %2[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  return %1, %3, %4, %5 : tensor<?x4xf32>, tensor<2x?x4xf32>, tensor<?xf32>, tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>, %c: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0:2 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} ins(%a, %b: tensor<1x4xf32>,tensor<1x4xf32>) outs(%c, %b: tensor<1x4xf32>, tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s, %x : f32, f32
  } -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0 : tensor<1x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.linalg.erase_unnecessary_inputs
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>, %c: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0:2 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} ins(%a, %b: tensor<1x4xf32>,tensor<1x4xf32>) outs(%c, %b: tensor<1x4xf32>, tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s, %x : f32, f32
  } -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0 : tensor<1x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>, %c: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0:2 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} ins(%a, %b: tensor<1x4xf32>,tensor<1x4xf32>) outs(%c, %b: tensor<1x4xf32>, tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s, %x : f32, f32
  } -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0 : tensor<1x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%n: index) -> tensor<?x4xf32> {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["tensor.empty"]} in %t : (!transform.any_op) -> !transform.op<"tensor.empty">
    %r = transform.bufferization.empty_tensor_to_alloc_tensor %e : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.debug.emit_remark_at %r, "x" : !transform.op<"bufferization.alloc_tensor">
    transform.yield
  }
}
