// expected-error @below {{'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory}}
func.func @f(%m: memref<4xf32, 3>, %i: i32) { %0 = amdgpu.raw_buffer_load %m[%i] : memref<4xf32, 3>, i32 -> f32
 return }

// -----

// expected-error @below {{'amdgpu.raw_buffer_store' op Expected 2 indices to memref}}
func.func @f(%m: memref<4x4xf32>, %i: i32, %v: f32) { amdgpu.raw_buffer_store %v -> %m[%i] : f32 -> memref<4x4xf32>, i32
 return }

// -----

// expected-error @below {{'amdgpu.raw_buffer_atomic_fadd' op Expected 2 indices to memref}}
func.func @f(%m: memref<4x4xf32>, %i: i32, %v: f32) { amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f32 -> memref<4x4xf32>, i32
 return }

// -----

// expected-error @below {{'amdgpu.raw_buffer_atomic_cmpswap' op Expected 2 indices to memref}}
func.func @f(%m: memref<4x4xf32>, %i: i32, %v: f32) { %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : f32 -> memref<4x4xf32>, i32
 return }

// -----

// expected-error @below {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8xi32, strided<[1], offset: 3>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>'}}
func.func @f(%m: memref<8xi32, strided<[1], offset: 3>>) { %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32, strided<[1], offset: 3>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
 return }

// -----

// expected-error @below {{'amdgpu.fat_raw_buffer_cast' op source type 'memref<8xi32, affine_map<(d0) -> (d0 floordiv 2)>>' can't have its offset reset}}
func.func @f(%m: memref<8xi32, affine_map<(d0) -> (d0 floordiv 2)>>) { %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xi32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
 return }

// -----

// expected-error @below {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
func.func @f(%a: i32) { %0 = amdgpu.dpp %a %a quad_perm ([0, 1, 2]) : i32
 return }

// -----

// expected-error @below {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
func.func @f(%a: i32) { %0 = amdgpu.dpp %a %a quad_perm ([0, 1, 2, 4]) : i32
 return }

// -----

// expected-error @below {{'amdgpu.dpp' op Attribute 'row_shl' value not specified}}
func.func @f(%a: i32) { %0 = amdgpu.dpp %a %a row_shl : i32
 return }

// -----

// expected-error @below {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
func.func @f(%a: i32) { %0 = amdgpu.dpp %a %a row_shl (16 : i32) : i32
 return }

// -----

// expected-error @below {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
func.func @f(%a: i32) { %0 = amdgpu.dpp %a %a wave_shl (16 : i32) : i32
 return }

// -----

// expected-error @below {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
func.func @f(%a: i32) { %0 = amdgpu.permlane_swap %a 8 : i32
 return }

// -----

// expected-error @below {{'amdgpu.mfma' op expected 0 source values for this operation but got 1}}
func.func @f(%a: f32, %b: vector<32xf32>) { %d = amdgpu.mfma 32x32x1 %a * %a + %b {abid = 0 : i32, cbsz = 0 : i32} blgp = none : f32, f32, vector<32xf32>
  return }

// -----

// expected-error @below {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
func.func @f(%a: f32, %b: vector<16xf32>, %c: f64) { %d = amdgpu.mfma 32x32x2 %a * %a + %b {abid = 1 : i32, cbsz = 0 : i32} blgp = none : f32, f32, vector<16xf32>
  return }

// -----

// expected-error @below {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
func.func @f(%a: f32, %b: vector<16xf32>, %c: f64) { %d = amdgpu.mfma 32x32x2 %a * %a + %b {abid = 0 : i32, cbsz = 0 : i32, negateA} blgp = none : f32, f32, vector<16xf32>
  return }

// -----

// expected-error @below {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
func.func @f(%a: f32, %b: vector<16xf32>, %c: f64) { %d = amdgpu.mfma 32x32x2 %a * %c + %b {abid = 0 : i32, cbsz = 0 : i32, negateA} blgp = none : f32, f64, vector<16xf32>
  return }

// -----

// expected-error @below {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of B}}
func.func @f(%a: f64, %b: vector<4xf64>) { %d = amdgpu.mfma 16x16x4 %a * %a + %b {abid = 0 : i32, cbsz = 0 : i32} blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return }

// -----

// expected-error @below {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
func.func @f(%a: f64, %b: vector<4xf64>) { %d = amdgpu.mfma 16x16x4 %a * %a + %b {abid = 0 : i32, cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return }

// -----

// expected-error @below {{'amdgpu.wmma' op source vectors have different lengths: 'vector<16xf16>' vs. 'vector<8xf16>'}}
func.func @f(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) { %d = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<8xf16>, vector<8xf32>
  return }

// -----

// expected-error @below {{'amdgpu.wmma' op expected float sources with float destination}}
func.func @f(%a: vector<16xi8>, %c: vector<8xf32>) { %d = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return }

// -----

// expected-error @below {{'amdgpu.wmma' op expected int sources with int destination}}
func.func @f(%a: vector<16xf16>, %c: vector<8xi32>) { %d = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xi32>
  return }

// -----

// expected-error @below {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xf16>' and 'vector<16xbf16>'}}
func.func @f(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) { %d = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xbf16>, vector<8xf32>
  return }

// -----

// expected-error @below {{'amdgpu.wmma' op clamp flag is not supported for float types}}
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) { %d = amdgpu.wmma 16x16x16 %a * %a + %c {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return }

// -----

// expected-error @below {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) { %d = amdgpu.wmma 16x16x16 %a * %a + %c {unsignedA} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return }

// -----

// expected-error @below {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) { %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 4 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return }

// -----

// expected-error @below {{'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'}}
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<2xi16>) { %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return }

// -----

// expected-error @below {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
func.func @f(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) { %d = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
  return }

// -----

// expected-error @below {{'amdgpu.sparse_mfma' op expected 16 source values for this operation but got 8}}
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) { %d = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return }

// -----

// expected-error @below {{'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand}}
func.func @f(%a: vector<4xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) { %d = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<16xf16>, vector<4xf32>
  return }

// -----

// expected-error @below {{'amdgpu.gather_to_lds' op source and destination element types must match}}
func.func @f(%s: memref<8xf32, 1>, %d: memref<8xf16, 3>, %i: index) { amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<8xf32, 1>, memref<8xf16, 3>
 return }

// -----

// expected-error @below {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
func.func @f(%s: memref<8xf64, 1>, %d: memref<8xf64, 3>, %i: index) { amdgpu.gather_to_lds %s[%i], %d[%i] : f64, memref<8xf64, 1>, memref<8xf64, 3>
 return }

// -----

// expected-error @below {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
func.func @f(%s: memref<8xf32, 3>, %d: memref<8xf32, 3>, %i: index) { amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<8xf32, 3>, memref<8xf32, 3>
 return }

// -----

// expected-error @below {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
func.func @f(%s: memref<8xf32>, %d: memref<8xf32>, %i: index) { amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<8xf32>, memref<8xf32>
 return }

// -----

// expected-error @below {{'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous}}
func.func @f(%s: memref<8xf32>, %d: memref<8xf32, strided<[2]>, 3>, %i: index) { amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<8xf32>, memref<8xf32, strided<[2]>, 3>
 return }

// -----

// expected-error @below {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
func.func @f(%s: memref<8xf16>, %i: index) { %0 = amdgpu.transpose_load %s[%i] : memref<8xf16> -> vector<4xf16>
 return }

// -----

// expected-error @below {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4}}
func.func @f(%s: memref<8xf16, 3>, %i: index) { %0 = amdgpu.transpose_load %s[%i] : memref<8xf16, 3> -> vector<8xf16>
 return }

// -----

// expected-error @below {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
func.func @f(%s: memref<8xf32, 3>, %i: index) { %0 = amdgpu.transpose_load %s[%i] : memref<8xf32, 3> -> vector<8xf32>
 return }

// -----

// expected-error @below {{element type must be 1, 2, 4, or 8 bytes wide but type 'i7' is 0 bytes wide.}}
func.func @f(%s: !amdgpu.tdm_gather_base<i7, i16>) { return }

// -----

// expected-error @below {{index type must be i16 or i32 but index type is 'i64'.}}
func.func @f(%s: !amdgpu.tdm_gather_base<i32, i64>) { return }

// -----

// expected-error @below {{'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.}}
func.func @f(%s: memref<8xi32>, %d: memref<8xi32>, %i: index) { %0 = amdgpu.make_dma_base %s[%i], %d[%i] : memref<8xi32>, memref<8xi32> -> !amdgpu.tdm_base<i32>
 return }

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index) {
// expected-error @below {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
 %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 2] sharedSize [1, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
 return }

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index) {
// expected-error @below {{'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.}}
 %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [1] sharedSize [1, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
 return }

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index) {
// expected-error @below {{'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.}}
 %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
 return }

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index) {
// expected-error @below {{'amdgpu.make_dma_descriptor' op strides must not be empty.}}
 %0 = amdgpu.make_dma_descriptor %b globalSize [] globalStride [] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
 return }

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
// expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return
}

// -----

func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
// expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return
}

// -----

func.func @f(%a: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
// expected-error @below {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f4E2M1FN', scaleA='f8E8M0FNU', sourceB='f4E2M1FN', scaleB='f8E4M3FN'}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>, %c: vector<16xf32>) {
// expected-error @below {{'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
