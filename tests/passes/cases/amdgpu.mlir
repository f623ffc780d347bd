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
