func.func @ex(%a: vector<1x8x8xf16>) -> vector<1x1x8xf16> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [1, 1], strides = [1, 1]} : vector<1x8x8xf16> to vector<1x1x8xf16>
  return %0: vector<1x1x8xf16>
}
func.func @ins(%a: vector<1x1x8xf16>, %b: vector<1x8x8xf16>) -> vector<1x8x8xf16> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 2, 0], strides = [1, 1, 1]} : vector<1x1x8xf16> into vector<1x8x8xf16>
  %1 = vector.insert_strided_slice %a, %0 {offsets = [0, 3, 0], strides = [1, 1, 1]} : vector<1x1x8xf16> into vector<1x8x8xf16>
  return %1: vector<1x8x8xf16>
}
func.func @ins2(%a: vector<1xf16>, %b: vector<1x1xf16>) -> vector<1x1xf16> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1]} : vector<1xf16> into vector<1x1xf16>
  return %0: vector<1x1xf16>
}
func.func @insert(%s: f32, %v: vector<1x1x4xf32>, %u: vector<4xf32>, %w: vector<1x4xf32>, %i: index, %x: vector<1x3x1x4xf32>) -> (vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x3x1x4xf32>, vector<1x3x1x4xf32>) {
  %0 = vector.insert %s, %v[0, 0, 2] : f32 into vector<1x1x4xf32>
  %1 = vector.insert %u, %v[0, 0] : vector<4xf32> into vector<1x1x4xf32>
  %2 = vector.insert %w, %v[0] : vector<1x4xf32> into vector<1x1x4xf32>
  %3 = vector.insert %w, %x[0, %i] : vector<1x4xf32> into vector<1x3x1x4xf32>
  %4 = vector.insert %s, %x[0, %i, 0, 3] : f32 into vector<1x3x1x4xf32>
  return %0, %1, %2, %3, %4 : vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x3x1x4xf32>, vector<1x3x1x4xf32>
}
func.func @read(%m: memref<1x4x8x16xf16>, %v: vector<1x4xf16>, %f: f16, %t: tensor<?x?xf32>, %w: vector<1x1x4xf32>) -> (vector<1x4xf16>, vector<1x1xf16>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x4x8x16xf16>, vector<1x4xf16>
  %1 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f {in_bounds = [true, false]} : memref<1x4x8x16xf16>, vector<1x1xf16>
  vector.transfer_write %v, %m[%c0, %c0, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf16>, memref<1x4x8x16xf16>
  %x = arith.constant dense<1.0> : vector<1x1x4xf32>
  vector.transfer_write %v, %m[%c0, %c0, %c0, %c0] {permutation_map = affine_map<(a, b, c, d) -> (b, a)>} : vector<1x4xf16>, memref<1x4x8x16xf16>
  return %0, %1, %t : vector<1x4xf16>, vector<1x1xf16>, tensor<?x?xf32>
}

func.func @el(%a: vector<1x1x8xf32>, %b: vector<1x1x8xf32>, %c: i1, %d: vector<1x1xf32>) -> (vector<1x1x8xi1>, vector<1x1x8xf32>, vector<1x1xf32>) {
  %0 = arith.cmpf olt, %a, %b : vector<1x1x8xf32>
  %1 = arith.select %c, %a, %b : vector<1x1x8xf32>
  %2 = arith.addf %1, %b fastmath<contract> {some.attr} : vector<1x1x8xf32>
  %3 = math.exp %d : vector<1x1xf32>
  return %0, %2, %3 : vector<1x1x8xi1>, vector<1x1x8xf32>, vector<1x1xf32>
}
func.func @contract(%a: vector<1x16x8xf32>, %b: vector<1x8x16xf32>, %c: vector<1x16x16xf32>, %d: vector<16x1x8xf32>, %e: vector<1x16x1x8xf32>) -> (vector<1x16x16xf32>, vector<1x16x16xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %d, %b, %c : vector<16x1x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
  return %0, %1 : vector<1x16x16xf32>, vector<1x16x16xf32>
}
func.func @contract2(%a: vector<16x8xf32>, %b: vector<8x1x16xf32>, %c: vector<1x16x16xf32>, %z: vector<1x1xf32>, %x: vector<1x4xf32>, %y: vector<1x4xf32>) -> (vector<1x16x16xf32>, vector<1x1xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (k, b, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x8xf32>, vector<8x1x16xf32> into vector<1x16x16xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x4xf32>, vector<1x4xf32> into vector<1x1xf32>
  return %0, %1 : vector<1x16x16xf32>, vector<1x1xf32>
}
func.func @scalable(%a: vector<1x[1]x8xf32>, %b: vector<1x4x[8]xf32>) -> (vector<1x[1]x8xf32>, vector<1x1x[8]xf32>) {
  %0 = arith.negf %a : vector<1x[1]x8xf32>
  %1 = vector.extract_strided_slice %b {offsets = [0, 2], sizes = [1, 1], strides = [1, 1]} : vector<1x4x[8]xf32> to vector<1x1x[8]xf32>
  return %0, %1 : vector<1x[1]x8xf32>, vector<1x1x[8]xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @masked(%m: memref<4x8x16xf16>, %k: vector<1x4xi1>, %f: f16) -> vector<1x4xf16> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %f, %k {in_bounds = [true, true]} : memref<4x8x16xf16>, vector<1x4xf16>
  vector.transfer_write %0, %m[%c0, %c0, %c0], %k {in_bounds = [true, true]} : vector<1x4xf16>, memref<4x8x16xf16>
  return %0 : vector<1x4xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
