func.func @f(%m: memref<4x8xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @below {{most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x8xf32, strided<[8, 2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index) {
  // expected-error @below {{destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<1x2x3xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index) {
  // expected-error @below {{base and result element types should match}}
  %0 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<3xf16>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index) {
  // expected-error @below {{requires 2 indices}}
  %0 = vector.load %m[%i] : memref<4x8xf32>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xvector<3xf32>>, %i: index) {
  // expected-error @below {{base memref and result vector types should match}}
  %0 = vector.load %m[%i, %i] : memref<4x8xvector<3xf32>>, vector<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32, strided<[8, 2]>>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{most minor memref dim must have unit stride}}
  vector.store %v, %m[%i, %i] : memref<4x8xf32, strided<[8, 2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: vector<4x4xf32>) {
  // expected-error @below {{source memref has lower rank than the vector to store}}
  vector.store %v, %m[%i] : memref<8xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{base and valueToStore element type should match}}
  vector.store %v, %m[%i] : memref<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xvector<3xf32>>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{base memref and valueToStore vector types should match}}
  vector.store %v, %m[%i] : memref<8xvector<3xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{requires 1 indices}}
  vector.store %v, %m[%i, %i] : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{base and result element type should match}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf64>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<16xf32>, %k: vector<17xi1>) {
  // expected-error @below {{expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{requires 1 indices}}
  %0 = vector.maskedload %m[%i, %i], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<17xf32>, %k: vector<16xi1>) {
  // expected-error @below {{expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<17xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %k, %v : memref<?xf64>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<16xf32>, %k: vector<15xi1>) {
  // expected-error @below {{expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<15xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{requires 1 indices}}
  vector.maskedstore %m[%i, %i], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{base and result element type should match}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf64>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<16xf32>, %k: vector<17xi1>) {
  // expected-error @below {{expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<17xf32>, %k: vector<16xi1>) {
  // expected-error @below {{expected pass_thru of same type as result type}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<17xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<16xf32>, %k: vector<17xi1>) {
  // expected-error @below {{expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<17xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{requires 2 indices}}
  vector.compressstore %m[%i], %k, %v : memref<?x?xf32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %n: vector<16xi32>, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{base and result element type should match}}
  %0 = vector.gather %m[%i][%n], %k, %v : memref<?xf64>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %n: vector<17xi32>, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{expected result dim to match indices dim}}
  %0 = vector.gather %m[%i][%n], %k, %v : memref<?xf32>, vector<17xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %n: vector<16xi32>, %v: vector<16xf32>, %k: vector<17xi1>) {
  // expected-error @below {{expected result dim to match mask dim}}
  %0 = vector.gather %m[%i][%n], %k, %v : memref<?xf32>, vector<16xi32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %n: vector<16xi32>, %v: vector<17xf32>, %k: vector<16xi1>) {
  // expected-error @below {{expected pass_thru of same type as result type}}
  %0 = vector.gather %m[%i][%n], %k, %v : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<17xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %n: vector<16xi32>, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{requires 1 indices}}
  %0 = vector.gather %m[%i, %i][%n], %k, %v : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %i: index, %n: vector<16xi32>, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %m[%i][%n], %k, %v : tensor<*xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %n: vector<16xi32>, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{base and valueToStore element type should match}}
  vector.scatter %m[%i][%n], %k, %v : memref<?xf64>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %n: vector<17xi32>, %v: vector<16xf32>, %k: vector<16xi1>) {
  // expected-error @below {{expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i][%n], %k, %v : memref<?xf32>, vector<17xi32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %n: vector<16xi32>, %v: vector<16xf32>, %k: vector<17xi1>) {
  // expected-error @below {{expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i][%n], %k, %v : memref<?xf32>, vector<16xi32>, vector<17xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires 2 indices}}
  %0 = vector.transfer_read %m[%i], %p : memref<?x?xf32>, vector<128xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0)->(d0)>} : memref<?x?xf32>, vector<128xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xf32>, vector<128xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0 + d1)>} : memref<?x?xf32>, vector<128xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(1)>} : memref<?x?xf32>, vector<128xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s0]->(d0)>} : memref<?x?xf32>, vector<128xf32>
  return
}

// -----

func.func @f(%m: memref<?x?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2)->(d0, d0)>} : memref<?x?x?xf32>, vector<3x7xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<128xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i, %i], %p {masked = [true]} : memref<?x?xf32>, vector<3x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4x5xi1>) {
  // expected-error @below {{inferred mask type ('vector<5x4xi1>') and mask operand type ('vector<4x5xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index, index, f32, vector<4x5xi1>) -> vector<5x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f16) {
  // expected-error @below {{requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index, index, f16) -> vector<5x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: memref<2xf32>) {
  // expected-error @below {{requires valid padding vector elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index, index, memref<2xf32>) -> vector<5x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %p: vector<2x3xf32>) {
  // expected-error @below {{requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<2x3xf32>>, vector<3x7xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %p: vector<2x3xf32>) {
  // expected-error @below {{requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<2x3xf32>>, vector<1x1x2x3x6xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %p: vector<2x3xf32>) {
  // expected-error @below {{requires source vector element and vector result ranks to match.}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<2x3xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %p: vector<2x3xf32>, %k: vector<1x1xi1>) {
  // expected-error @below {{does not support masks with vector element type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xvector<2x3xf32>>, index, index, vector<2x3xf32>, vector<1x1xi1>) -> vector<1x1x2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %p: vector<3xf32>) {
  // expected-error @below {{requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xvector<2x3xf32>>, index, index, vector<3xf32>) -> vector<1x1x2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<3x5xf16>
  return
}

// -----

func.func @f(%m: vector<4x3xf32>, %i: index, %p: f32) {
  // expected-error @below {{requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i, %i], %p : vector<4x3xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<128xf32>) {
  // expected-error @below {{should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1)->(0)>} : vector<128xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<128xf32>) {
  // expected-error @below {{requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1)->(d0 + 1)>} : vector<128xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<128xf32>) {
  // expected-error @below {{requires 2 indices}}
  vector.transfer_write %v, %m[%i] : vector<128xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<128xf32>) {
  // expected-error @below {{expected '[' in operand list}}
  vector.transfer_write %v, %m : vector<128xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error @below {{expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<?xf32>
  return
}
