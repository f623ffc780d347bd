// builtin.module(canonicalize)
func.func @w() {
  amdgpu.memory_counter_wait load(1) store(2)
  amdgpu.memory_counter_wait load(3) ds(4)
  amdgpu.memory_counter_wait exp(1)
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait load(1)
  return
}
func.func @w2() {
  amdgpu.memory_counter_wait load(1)
  amdgpu.memory_counter_wait load(1)
  amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait tensor(3)
  return
}
func.func @l(%m: memref<8xf32>, %a: memref<4x4xf32, strided<[4, 1], offset: 3>>, %v: f32, %i: i32) -> (f32, f32, f32, vector<2xf32>) {
  %c8 = arith.constant 8 : i32
  %c7 = arith.constant 7 : i32
  %c4 = arith.constant 4 : i32
  %0 = amdgpu.raw_buffer_load {boundsCheck = true} %m[%c8] : memref<8xf32>, i32 -> f32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false} %m[%c8] : memref<8xf32>, i32 -> f32
  %2 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %m[%c7] : memref<8xf32>, i32 -> f32
  %3 = amdgpu.raw_buffer_load {boundsCheck = true} %a[%c4, %c4] sgprOffset %c4: memref<4x4xf32, strided<[4, 1], offset: 3>>, i32, i32 -> vector<2xf32>
  amdgpu.raw_buffer_store {boundsCheck = true} %v -> %m[%c8] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_store {boundsCheck = true} %v -> %m[%c7] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = true} %v -> %m[%c8] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = true} %v -> %m[%c8] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = true} %v -> %m[%i] : f32 -> memref<8xf32>, i32
  return %0, %1, %2, %3 : f32, f32, f32, vector<2xf32>
}
func.func @a(%m: memref<8xi32>, %v: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  amdgpu.raw_buffer_atomic_smax {boundsCheck = true} %v -> %m[%c8] : i32 -> memref<8xi32>, i32
  amdgpu.raw_buffer_atomic_umin {boundsCheck = true} %v -> %m[%c8] : i32 -> memref<8xi32>, i32
  %0 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = true} %v, %v -> %m[%c8] : i32 -> memref<8xi32>, i32
  %1 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = true} %v, %c8 -> %m[%c8] : i32 -> memref<8xi32>, i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @g(%s: memref<128x72xf32, 1>, %d: memref<64x64xf32, 3>, %i: index) {
  %k = memref.cast %s : memref<128x72xf32, 1> to memref<?x?xf32, 1>
  %k2 = memref.cast %d : memref<64x64xf32, 3> to memref<?x?xf32, 3>
  amdgpu.gather_to_lds %k[%i, %i], %k2[%i, %i] : f32, memref<?x?xf32, 1>, memref<?x?xf32, 3>
  return
}
func.func @descriptors(%base: !amdgpu.tdm_base<i32>, %s: index, %b: memref<8xi32>) -> (!amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor) {
  %c64 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %cm = arith.constant -5 : index
  %0 = amdgpu.make_dma_descriptor %base globalSize [%c64, %s] globalStride [%c64, 1] sharedSize [%c64, %cm] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_dma_descriptor %base globalSize [%s, %c64] globalStride [%s, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %0, %1 : !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor
}
func.func @gathered(%base: !amdgpu.tdm_gather_base<i32, i16>, %i: vector<2xi16>, %s: index) -> !amdgpu.tdm_descriptor {
  %c64 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %0 = amdgpu.make_gather_dma_descriptor %base[%i] globalSize [%c64, %s] globalStride [%c64, 1] sharedSize [%c64, %c64] : !amdgpu.tdm_gather_base<i32, i16>, vector<2xi16> -> !amdgpu.tdm_descriptor
  return %0 : !amdgpu.tdm_descriptor
}
func.func @scales(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %x: vector<2x1x8x1xf8E8M0FNU>, %y: vector<2x1x8x1xf8E8M0FNU>) -> vector<4xf32> {
  %z = arith.constant dense<5.877470e-39> : vector<4xf8E8M0FNU>
  %s = vector.extract %x[0, 0, 3, 0] : f8E8M0FNU from vector<2x1x8x1xf8E8M0FNU>
  %sa = vector.insert %s, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %t = vector.extract %y[1, 0, 6, 0] : f8E8M0FNU from vector<2x1x8x1xf8E8M0FNU>
  %sb = vector.insert %t, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%sa[0] * %a) * (%sb[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @scales_of_odd_sizes(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %x: vector<5x5xf8E8M0FNU>, %y: vector<5x5xf8E8M0FNU>, %z: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %s = vector.extract %x[4, 4] : f8E8M0FNU from vector<5x5xf8E8M0FNU>
  %sa = vector.insert %s, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %t = vector.extract %y[3, 3] : f8E8M0FNU from vector<5x5xf8E8M0FNU>
  %sb = vector.insert %t, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%sa[0] * %a) * (%sb[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @good_small(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %x: vector<16xf8E8M0FNU>, %y: vector<16xf8E8M0FNU>, %w: vector<3xf8E8M0FNU>, %z: vector<4xf8E8M0FNU>, %v: vector<2xf8E8M0FNU>, %f: f8E8M0FNU) -> vector<4xf32> {
  %sa1 = vector.extract %x[7] : f8E8M0FNU from vector<16xf8E8M0FNU>
  %sa = vector.insert %sa1, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %sb1 = vector.extract %w[1] : f8E8M0FNU from vector<3xf8E8M0FNU>
  %sb = vector.insert %sb1, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%sa[0] * %a) * (%sb[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @noext_good(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %x: vector<16xf8E8M0FNU>, %y: vector<16xf8E8M0FNU>, %w: vector<3xf8E8M0FNU>, %z: vector<4xf8E8M0FNU>, %v: vector<2xf8E8M0FNU>, %f: f8E8M0FNU) -> vector<4xf32> {
  %sa = vector.insert %f, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %sb1 = vector.extract %x[7] : f8E8M0FNU from vector<16xf8E8M0FNU>
  %sb = vector.insert %sb1, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%sa[0] * %a) * (%sb[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0 : vector<4xf32>
}
