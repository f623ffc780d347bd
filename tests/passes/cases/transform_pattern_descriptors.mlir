// builtin.module(transform-interpreter)
func.func @scan(%a: vector<3x4xf32>, %b: vector<3xf32>, %c: vector<4xi32>, %d: vector<i32>) -> (vector<3x4xf32>, vector<3xf32>, vector<4xi32>, vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<3x4xf32>, vector<3xf32>
  %1:2 = vector.scan <maxsi>, %c, %d {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
  return %0#0, %0#1, %1#0, %1#1 : vector<3x4xf32>, vector<3xf32>, vector<4xi32>, vector<i32>
}
func.func @inter(%a: vector<3xf32>, %b: vector<3xf32>, %c: vector<2x4xf32>, %z: vector<f32>, %s: vector<[4]xf32>) -> (vector<6xf32>, vector<2x8xf32>, vector<2xf32>, vector<[8]xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<3xf32>) {
  %0 = vector.interleave %a, %b : vector<3xf32> -> vector<6xf32>
  %1 = vector.interleave %c, %c : vector<2x4xf32> -> vector<2x8xf32>
  %2 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %3 = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  %4, %5 = vector.deinterleave %c : vector<2x4xf32> -> vector<2x2xf32>
  %6, %7 = vector.deinterleave %0 : vector<6xf32> -> vector<3xf32>
  return %0, %1, %2, %3, %4, %5, %7 : vector<6xf32>, vector<2x8xf32>, vector<2xf32>, vector<[8]xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<3xf32>
}
func.func @outer(%a: vector<3xf32>, %b: vector<4xf32>, %c: vector<3xi32>, %z: vector<i32>) -> (vector<4x3xf32>, vector<3x3xi32>) {
  %0 = vector.broadcast %a : vector<3xf32> to vector<4x3xf32>
  %1 = vector.broadcast %b : vector<4xf32> to vector<3x4xf32>
  %2 = vector.transpose %1, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %3 = arith.mulf %0, %2 : vector<4x3xf32>
  %4 = vector.broadcast %c : vector<3xi32> to vector<3x3xi32>
  %5 = vector.transpose %4, [1, 0] : vector<3x3xi32> to vector<3x3xi32>
  %6 = arith.muli %5, %4 : vector<3x3xi32>
  return %3, %6 : vector<4x3xf32>, vector<3x3xi32>
}
func.func @sinks(%m: memref<4x8xf32>, %i: index, %v: f32, %w: vector<1xf32>, %e: vector<4xf32>) -> (f32, vector<8xf32>, f32, vector<4x2xf32>) {
  %0 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<8xf32>
  %1 = vector.extract %0[3] : f32 from vector<8xf32>
  %2 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<2x8xf32>
  %3 = vector.extract %2[1] : vector<8xf32> from vector<2x8xf32>
  %b = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %b, %m[%i, %i] : memref<4x8xf32>, vector<1xf32>
  %b2 = vector.broadcast %w : vector<1xf32> to vector<1x1xf32>
  vector.store %b2, %m[%i, %i] : memref<4x8xf32>, vector<1x1xf32>
  %s = arith.addf %e, %e : vector<4xf32>
  %x = vector.extract %s[2] : f32 from vector<4xf32>
  %t = vector.broadcast %e : vector<4xf32> to vector<2x4xf32>
  %c = arith.constant dense<2.0> : vector<2x4xf32>
  %u = arith.mulf %t, %c : vector<2x4xf32>
  %y = vector.transpose %u, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %z = arith.negf %y : vector<4x2xf32>
  return %1, %3, %x, %z : f32, vector<8xf32>, f32, vector<4x2xf32>
}
func.func @casts(%a: f16, %b: vector<4xi8>, %c: i1, %m: vector<4xi1>) -> (vector<4xf32>, vector<2x4xi32>, vector<2x4xindex>, vector<4xi32>) {
  %0 = vector.broadcast %a : f16 to vector<4xf16>
  %1 = arith.extf %0 : vector<4xf16> to vector<4xf32>
  %2 = vector.broadcast %b : vector<4xi8> to vector<2x4xi8>
  %3 = arith.extsi %2 : vector<2x4xi8> to vector<2x4xi32>
  %4 = arith.index_cast %3 : vector<2x4xi32> to vector<2x4xindex>
  %k = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %cc = vector.broadcast %c : i1 to vector<4xi1>
  %5 = arith.select %cc, %k, %k : vector<4xi1>, vector<4xi32>
  return %1, %3, %4, %5 : vector<4xf32>, vector<2x4xi32>, vector<2x4xindex>, vector<4xi32>
}
func.func @contr(%a: vector<2x8xf32>, %b: vector<8x4xf32>, %acc: vector<2x4xf32>, %m: vector<2x4x8xi1>, %h: vector<2x8xf16>, %g: vector<8x4xf16>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %a : vector<2x8xf32> to vector<4x2x8xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<4x2x8xf32> to vector<2x4x8xf32>
  %2 = vector.broadcast %b : vector<8x4xf32> to vector<2x8x4xf32>
  %3 = vector.transpose %2, [0, 2, 1] : vector<2x8x4xf32> to vector<2x4x8xf32>
  %4 = arith.mulf %1, %3 : vector<2x4x8xf32>
  %5 = vector.mask %m { vector.multi_reduction <add>, %4, %acc [2] : vector<2x4x8xf32> to vector<2x4xf32> } : vector<2x4x8xi1> -> vector<2x4xf32>
  %6 = vector.multi_reduction <add>, %4, %acc [2] : vector<2x4x8xf32> to vector<2x4xf32>
  return %5, %6 : vector<2x4xf32>, vector<2x4xf32>
}
func.func @ext(%h: vector<2x8xf16>, %g: vector<8x4xf16>, %acc: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = arith.extf %h : vector<2x8xf16> to vector<2x8xf32>
  %1 = arith.extf %g : vector<8x4xf16> to vector<8x4xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %0, %1, %acc : vector<2x8xf32>, vector<8x4xf32> into vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @masked_outer(%a: vector<3xf32>, %b: vector<4xf32>, %acc: vector<3x4xf32>, %m: vector<3x4xi1>, %s: f32, %ma: vector<3xi1>, %ac: vector<3xf32>) -> (vector<3x4xf32>, vector<3xf32>, vector<3x4xf32>) {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %acc {kind = #vector.kind<mul>} : vector<3xf32>, vector<4xf32> } : vector<3x4xi1> -> vector<3x4xf32>
  %1 = vector.mask %ma { vector.outerproduct %a, %s, %ac : vector<3xf32>, f32 } : vector<3xi1> -> vector<3xf32>
  %2 = vector.outerproduct %a, %b, %acc {kind = #vector.kind<maxnumf>} : vector<3xf32>, vector<4xf32>
  return %0, %1, %2 : vector<3x4xf32>, vector<3xf32>, vector<3x4xf32>
}
func.func @to_contract(%a: vector<2x8xf32>, %b: vector<8x4xf32>, %acc: vector<4x2xf32>, %m: vector<2x4x8xi1>, %c: vector<2x4xf32>) -> (vector<4x2xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %a : vector<2x8xf32> to vector<4x2x8xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<4x2x8xf32> to vector<2x4x8xf32>
  %2 = vector.broadcast %b : vector<8x4xf32> to vector<2x8x4xf32>
  %3 = vector.transpose %2, [0, 2, 1] : vector<2x8x4xf32> to vector<2x4x8xf32>
  %4 = arith.mulf %1, %3 : vector<2x4x8xf32>
  %5 = vector.transpose %acc, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %6 = vector.multi_reduction <add>, %4, %5 [2] : vector<2x4x8xf32> to vector<2x4xf32>
  %7 = vector.transpose %6, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %8 = vector.mask %m { vector.multi_reduction <add>, %4, %c [2] : vector<2x4x8xf32> to vector<2x4xf32> } : vector<2x4x8xi1> -> vector<2x4xf32>
  return %7, %8 : vector<4x2xf32>, vector<2x4xf32>
}
func.func @masked_by_outer_products(%a: vector<3x2xf32>, %b: vector<2x4xf32>, %c: vector<3x4xf32>, %m: vector<3x4x2xi1>) -> vector<3x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<3x2xf32>, vector<2x4xf32> into vector<3x4xf32> } : vector<3x4x2xi1> -> vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @masked_by_dots(%a: vector<3x2xf32>, %b: vector<2x4xf32>, %c: vector<3x4xf32>, %m: vector<3x4x2xi1>) -> vector<3x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<3x2xf32>, vector<2x4xf32> into vector<3x4xf32> } : vector<3x4x2xi1> -> vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @by_elements(%a: vector<1x4xf32>, %b: vector<1x3xf32>, %c: vector<3x4xf32>) -> vector<3x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<1x4xf32>, vector<1x3xf32> into vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @slices(%t: tensor<?x?x8xf32>, %i: index, %n: index, %v: vector<4x6xf32>, %d: tensor<4x6xf32>) -> (vector<4x6xf32>, tensor<?x?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2, %i] [%n, 1, 7] [1, 1, 1] : tensor<?x?x8xf32> to tensor<?x7xf32>
  %1 = vector.transfer_read %0[%c1, %i], %z {in_bounds = [true, true]} : tensor<?x7xf32>, vector<4x6xf32>
  %2 = vector.transfer_write %v, %d[%c0, %c0] {in_bounds = [true, true]} : vector<4x6xf32>, tensor<4x6xf32>
  %3 = tensor.insert_slice %2 into %t[%i, 3, 1] [4, 1, 6] [1, 1, 1] : tensor<4x6xf32> into tensor<?x?x8xf32>
  return %1, %3 : vector<4x6xf32>, tensor<?x?x8xf32>
}
func.func @constants() -> (tensor<2x3xf32>, tensor<?x4xi8>, tensor<2x2xf16>) {
  %f = arith.constant -0.0 : f32
  %i = arith.constant -1 : i8
  %h = arith.constant 1.0 : f16
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %0 = tensor.generate {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32>
  %1 = tensor.pad %t low[%c1, 0] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %i : i8
  } : tensor<2x2xi8> to tensor<?x4xi8>
  %s = arith.constant dense<2.0> : tensor<1x2xf16>
  %2 = tensor.pad %s nofold low[0, 0] high[1, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %h : f16
  } : tensor<1x2xf16> to tensor<2x2xf16>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<?x4xi8>, tensor<2x2xf16>
}
func.func @pads(%t: tensor<5x?xf32>, %n: index, %p: f32, %d: tensor<9x?xf32>, %e: tensor<5x6xf32>, %x: tensor<20x20xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, vector<7x9xf32>, tensor<20x20xf32>, tensor<5x6xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, %n] high[%n, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %p : f32
  } : tensor<5x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t low[1, 2] high[%n, 2] {
  ^bb0(%a: index, %b: index):
    %f = arith.index_cast %a : index to i32
    %g = arith.sitofp %f : i32 to f32
    tensor.yield %g : f32
  } : tensor<5x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %e low[0, 0] high[2, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %z : f32
  } : tensor<5x6xf32> to tensor<7x9xf32>
  %3 = vector.transfer_read %2[%c0, %c0], %p {in_bounds = [true, true]} : tensor<7x9xf32>, vector<7x9xf32>
  %4 = tensor.insert_slice %2 into %x[%n, 3] [7, 9] [1, 1] : tensor<7x9xf32> into tensor<20x20xf32>
  %5 = vector.transfer_write %3, %2[%c0, %c0] {in_bounds = [true, true]} : vector<7x9xf32>, tensor<7x9xf32>
  %6 = tensor.extract_slice %5[0, 0] [5, 6] [1, 1] : tensor<7x9xf32> to tensor<5x6xf32>
  return %0, %1, %3, %4, %6 : tensor<?x?xf32>, tensor<?x?xf32>, vector<7x9xf32>, tensor<20x20xf32>, tensor<5x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    %scan = transform.structured.match ops{["func.func"]} attributes {sym_name = "scan"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %scan {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    %inter = transform.structured.match ops{["func.func"]} attributes {sym_name = "inter"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %inter {
      transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.lower_interleave
    } : !transform.any_op
    %outer = transform.structured.match ops{["func.func"]} attributes {sym_name = "outer"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %outer {
      transform.apply_patterns.vector.elementwise_to_vector
    } : !transform.any_op
    %sinks = transform.structured.match ops{["func.func"]} attributes {sym_name = "sinks"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %sinks {
      transform.apply_patterns.vector.sink_ops
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    %casts = transform.structured.match ops{["func.func"]} attributes {sym_name = "casts"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %casts {
      transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
    %contr = transform.structured.match ops{["func.func"]} attributes {sym_name = "contr"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %contr {
      transform.apply_patterns.vector.lower_multi_reduction
    } : !transform.any_op
    %masked_outer = transform.structured.match ops{["func.func"]} attributes {sym_name = "masked_outer"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %masked_outer {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    %ext = transform.structured.match ops{["func.func"]} attributes {sym_name = "ext"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %ext {
      transform.apply_patterns.vector.fold_arith_extension
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
    } : !transform.any_op
    %to_contract = transform.structured.match ops{["func.func"]} attributes {sym_name = "to_contract"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %to_contract {
      transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
    %masked_by_outer_products = transform.structured.match ops{["func.func"]} attributes {sym_name = "masked_by_outer_products"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %masked_by_outer_products {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
    } : !transform.any_op
    %masked_by_dots = transform.structured.match ops{["func.func"]} attributes {sym_name = "masked_by_dots"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %masked_by_dots {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    %by_elements = transform.structured.match ops{["func.func"]} attributes {sym_name = "by_elements"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %by_elements {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
    } : !transform.any_op
    %slices = transform.structured.match ops{["func.func"]} attributes {sym_name = "slices"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %slices {
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
    %constants = transform.structured.match ops{["func.func"]} attributes {sym_name = "constants"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %constants {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    %pads = transform.structured.match ops{["func.func"]} attributes {sym_name = "pads"} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %pads {
      transform.apply_patterns.linalg.pad_vectorization
      transform.apply_patterns.linalg.decompose_pad
    } : !transform.any_op
    transform.yield
  }
}
