// builtin.module(canonicalize)
// Folds and patterns of gpu.

func.func private @use(f32, index, index, index, index, index, index, index, index)

func.func @broadcast(%x: f32, %l: i32) -> (f32, f32) {
  %0 = gpu.subgroup_broadcast %x, first_active_lane : f32
  %1 = gpu.subgroup_broadcast %0, specific_lane %l : f32
  %2 = gpu.subgroup_broadcast %1, first_active_lane : f32
  return %1, %2 : f32, f32
}

func.func @barriers(%m: memref<4xf32>, %x: f32, %i: index) {
  gpu.barrier
  gpu.barrier {test = 1 : i32}
  memref.store %x, %m[%i] : memref<4xf32>
  gpu.barrier
  return
}

func.func @launch(%x: f32, %n: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = gpu.subgroup_reduce add %x cluster(size = 1) : (f32) -> f32
  %1 = gpu.subgroup_reduce add %x : (f32) -> f32
  gpu.launch blocks(%a, %b, %c) in (%ga = %c1, %gb = %c2, %gc = %n) threads(%t, %u, %v) in (%ta = %c2, %tb = %c1, %tc = %c1) {
    %2 = gpu.all_reduce add %x {} : (f32) -> (f32)
    %3 = gpu.subgroup_reduce add %2 : (f32) -> f32
    func.call @use(%3, %a, %b, %c, %t, %u, %v, %ga, %tb) : (f32, index, index, index, index, index, index, index, index) -> ()
    gpu.terminator
  }
  return %0, %1 : f32, f32
}

func.func @waits() -> !gpu.async.token {
  gpu.wait
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  %m, %2 = gpu.alloc async [%0] () : memref<4xf32>
  %3 = gpu.wait async [%1, %2]
  %4 = gpu.wait async [%2, %3]
  %5 = gpu.wait async [%2]
  gpu.wait [%0, %2]
  gpu.wait [%0]
  %6 = gpu.dealloc async [%3, %5] %m : memref<4xf32>
  return %6 : !gpu.async.token
}

func.func @copies(%n: index, %s: memref<4xf32>, %d: memref<4xf32>) -> (index, !gpu.async.token) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = gpu.wait async
  %m, %t = gpu.alloc async [%0] (%n) : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %a = memref.alloc() : memref<4xf32>
  gpu.memcpy %a, %s : memref<4xf32>, memref<4xf32>
  %2 = gpu.memcpy async [%t] %a, %s : memref<4xf32>, memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %3 = gpu.memcpy async [%2] %b, %s : memref<4xf32>, memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  %c = memref.cast %d : memref<4xf32> to memref<?xf32>
  %e = memref.cast %s : memref<4xf32> to memref<?xf32>
  %4 = gpu.memcpy async [%3] %c, %e : memref<?xf32>, memref<?xf32>
  %x = arith.constant 0.0 : f32
  gpu.memset %c, %x : memref<?xf32>, f32
  %5 = gpu.dealloc async [%4] %m : memref<4x?xf32>
  return %1, %5 : index, !gpu.async.token
}
