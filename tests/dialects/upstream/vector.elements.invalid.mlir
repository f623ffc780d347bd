func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{dimension mismatch (4 vs. 5)}}
  %0 = vector.broadcast %a : vector<4xf32> to vector<4x5xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error @below {{dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<3x4xf32>
  return
}

// -----

func.func @f(%a: vector<[1]xf32>) {
  // expected-error @below {{dimension mismatch ([1] vs. [4])}}
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<3x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4x5xf32>) {
  // expected-error @below {{source rank higher than destination rank}}
  %0 = vector.broadcast %a : vector<4x5xf32> to vector<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{source type is not a vector}}
  %0 = vector.broadcast %a : memref<4xf32> to vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{has different number of elements at source (4) and result (6)}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{has different number of scalable dims at source (0) and result (1)}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x[2]xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<4x2xf32> to vector<3x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<4x2xf32> to vector<4x3xf16>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error @below {{source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<f32> to vector<i64>
  return
}

// -----

func.func @f(%a: memref<2x3xf32, strided<[4, 1]>>) {
  // expected-error @below {{expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<2x3xf32, strided<[4, 1]>> to memref<vector<2x3xf32>>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  // expected-error @below {{expects result to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<2x3xf32> to memref<vector<2x3xf32>, strided<[], offset: 2>>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  // expected-error @below {{expects result in same memory space}}
  %0 = vector.type_cast %a : memref<2x3xf32> to memref<vector<2x3xf32>, 1>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  // expected-error @below {{expects result and operand with same underlying scalar type: 'memref<vector<2x3xf16>>'}}
  %0 = vector.type_cast %a : memref<2x3xf32> to memref<vector<2x3xf16>>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  // expected-error @below {{expects concatenated result and operand shapes to be equal: 'memref<vector<2x4xf32>>'}}
  %0 = vector.type_cast %a : memref<2x3xf32> to memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<2x?xf32>) {
  // expected-error @below {{operand #0 must be statically shaped memref of any type values, but got 'memref<2x?xf32>'}}
  %0 = vector.type_cast %a : memref<2x?xf32> to memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %a[0, 1, 2] : f32 from vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[4] : vector<2xf32> from vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[-2] : vector<2xf32> from vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{inferred type(s) 'vector<2xf32>' are incompatible with return type(s) of operation 'vector<3xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = vector.extract %a[0] : vector<3xf32> from vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{inferred type(s) 'vector<2xf32>' are incompatible with return type(s) of operation 'f32'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = vector.extract %a[0] : f32 from vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %a[0, 1] : vector<f32> from vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract" (%a) <{static_position = array<i64: 0, -9223372036854775808>}> : (vector<4x2xf32>) -> (f32)
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: f32) {
  // expected-error @below {{expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %b, %a[0, 1, 2] : f32 into vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: f32) {
  // expected-error @below {{expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %b, %a[0] : f32 into vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2xf32>) {
  // expected-error @below {{expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %b, %a[0, 1] : vector<2xf32> into vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2xf32>) {
  // expected-error @below {{expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %b, %a[4] : vector<2xf32> into vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<f32>) {
  // expected-error @below {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %b, %a[1, 1] : vector<f32> into vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2xf32>) {
  // expected-error @below {{rank mismatch}}
  %0 = vector.shuffle %a, %b[0, 1] : vector<4x2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<4x3xf32>) {
  // expected-error @below {{dimension mismatch}}
  %0 = vector.shuffle %a, %b[0, 1] : vector<4x2xf32>, vector<4x3xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<3x2xf32>) {
  // expected-error @below {{mask index #2 out of range}}
  %0 = vector.shuffle %a, %b[0, 7] : vector<4x2xf32>, vector<3x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<3x2xf32>) {
  // expected-error @below {{mask length mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1>}> : (vector<4x2xf32>, vector<3x2xf32>) -> vector<3x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<3x2xf32>) {
  // expected-error @below {{invalid mask length}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64>}> : (vector<4x2xf32>, vector<3x2xf32>) -> vector<3x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{vector result rank mismatch: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<4x2xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{transposition length mismatch: 3}}
  %0 = vector.transpose %a, [1, 0, 2] : vector<4x2xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{transposition index out of range: 2}}
  %0 = vector.transpose %a, [1, 2] : vector<4x2xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{duplicate position index: 1}}
  %0 = vector.transpose %a, [1, 1] : vector<4x2xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>) {
  // expected-error @below {{dimension size mismatch at: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<4x2xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [1, 1] : vector<3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [4] : vector<3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 1] : vector<3x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [1, 1] : vector<3x[3]xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<3x[3]xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %a {offsets = [100], sizes = [100], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %a {offsets = [2, 2, 2, 2], sizes = [2, 2, 2, 2], strides = [1, 1, 1, 1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [100], sizes = [100], strides = [100]} : vector<4x8x16xf32> to vector<100x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [100], strides = [100]} : vector<4x8x16xf32> to vector<100x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [1], strides = [100]} : vector<4x8x16xf32> to vector<100x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{expected result type to be 'vector<1x8x16xf32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [1], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8x16xf32>) {
  // expected-error @below {{expected size at idx=0 to match the corresponding base size from the input vector (1 vs 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [1], strides = [1]} : vector<[4]x8x16xf32> to vector<[1]x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [100], strides = [1, 1]} : vector<2x3xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 1, 1], strides = [1]} : vector<2x3xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 1], strides = [1, 1, 1]} : vector<4x8x16xf32> into vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{expected offsets dimension 1 to be confined to [0, 8)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 8, 1], strides = [1, 1]} : vector<2x3xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 1, 1], strides = [1, 2]} : vector<2x3xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 7, 1], strides = [1, 1]} : vector<2x3xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x[16]xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{mismatching scalable flags (at source vector idx=1)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 1, 1], strides = [1, 1]} : vector<2x3xf32> into vector<4x8x[16]xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x[16]xf32>, %b: vector<2x[3]xf32>) {
  // expected-error @below {{expected size at idx=1 to match the corresponding base size from the input vector (3 vs 16)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 1, 1], strides = [1, 1]} : vector<2x[3]xf32> into vector<4x8x[16]xf32>
  return
}

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @f(%a: vector<0xf32>) {
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  // expected-error @below {{invalid mask length}}
  %0 = vector.shuffle %a, %b [] : vector<4xi32>, vector<4xi32>
  return
}

// -----

// expected-error @below {{number of operands and types do not match: got 0 operands and 33554432 types}}
%0 = vector.from_elements : vector<33554432xf32>
