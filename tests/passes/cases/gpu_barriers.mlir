// builtin.module(func.func(gpu-eliminate-barriers))
// Barriers between accesses that conflict, and others.

func.func @a(%m: memref<?xf32>, %n: memref<?xf32>, %f: f32, %c: i1, %lb: index) attributes {__parallel_region_boundary_for_test} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = memref.alloc() : memref<4xf32>
  %l2 = memref.alloca() : memref<4xf32>
  memref.store %f, %l[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %l2[%c0] : memref<4xf32>
  gpu.barrier
  %v = memref.load %m[%c0] : memref<?xf32>
  gpu.barrier
  %w = memref.load %n[%c0] : memref<?xf32>
  gpu.barrier
  memref.store %w, %m[%c0] : memref<?xf32>
  scf.for %i = %c0 to %lb step %c1 {
    memref.store %w, %m[%i] : memref<?xf32>
    gpu.barrier
    %x = memref.load %l[%i] : memref<4xf32>
    gpu.barrier
    memref.store %x, %l2[%i] : memref<4xf32>
  }
  scf.if %c {
    gpu.barrier
    memref.store %w, %l[%c1] : memref<4xf32>
    gpu.barrier
  }
  scf.parallel (%i) = (%c0) to (%lb) step (%c1) {
    gpu.barrier
    memref.store %w, %l[%i] : memref<4xf32>
    gpu.barrier
    scf.reduce
  }
  gpu.barrier
  func.call @other() : () -> ()
  gpu.barrier
  gpu.barrier
  memref.dealloc %l : memref<4xf32>
  gpu.barrier
  return
}
memref.global "private" @g1 : memref<4xf32>
memref.global "private" @g2 : memref<4xf32>
func.func private @use(memref<4xf32>)
func.func @one_block(%m: memref<4xf32> {llvm.noalias}, %n: memref<4xf32> {llvm.noalias}, %f: f32, %p: memref<memref<4xf32>>) attributes {__parallel_region_boundary_for_test} {
  %c0 = arith.constant 0 : index
  %1 = memref.get_global @g1 : memref<4xf32>
  %2 = memref.get_global @g2 : memref<4xf32>
  memref.store %f, %1[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %2[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %m[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %n[%c0] : memref<4xf32>
  gpu.barrier
  %s = memref.subview %n[0] [2] [1] : memref<4xf32> to memref<2xf32>
  %v = memref.load %s[%c0] : memref<2xf32>
  gpu.barrier
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %a, %p[] : memref<memref<4xf32>>
  %q = memref.load %p[] : memref<memref<4xf32>>
  memref.store %f, %q[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %v, %a[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %b[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %q[%c0] : memref<4xf32>
  return
}
func.func @b(%m: memref<4xf32> {llvm.noalias}, %n: memref<4xf32> {llvm.noalias}, %f: f32, %p: memref<memref<4xf32>>) attributes {__parallel_region_boundary_for_test} {
  %c0 = arith.constant 0 : index
  %1 = memref.get_global @g1 : memref<4xf32>
  %2 = memref.get_global @g2 : memref<4xf32>
  memref.store %f, %1[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %2[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %m[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %n[%c0] : memref<4xf32>
  gpu.barrier
  %s = memref.subview %n[0] [2] [1] : memref<4xf32> to memref<2xf32>
  %v = memref.load %s[%c0] : memref<2xf32>
  gpu.barrier
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %a, %p[] : memref<memref<4xf32>>
  %q = memref.load %p[] : memref<memref<4xf32>>
  memref.store %f, %q[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %v, %a[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %b[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %q[%c0] : memref<4xf32>
  cf.br ^bb1
^bb1:
  memref.store %f, %q[%c0] : memref<4xf32>
  gpu.barrier
  memref.store %f, %b[%c0] : memref<4xf32>
  return
}
func.func @launch(%m: memref<4xf32>, %n: index, %f: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  memref.store %f, %m[%c0] : memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    gpu.barrier
    memref.store %f, %m[%tx] : memref<4xf32>
    gpu.barrier
    %v = vector.load %m[%tx] : memref<4xf32>, vector<2xf32>
    vector.store %v, %m[%c0] : memref<4xf32>, vector<2xf32>
    gpu.barrier
    %w = vector.transfer_read %m[%c1], %f : memref<4xf32>, vector<2xf32>
    gpu.barrier
    gpu.terminator
  }
  return
}
func.func @while(%m: memref<4xf32>, %c: i1, %f: f32) attributes {__parallel_region_boundary_for_test} {
  %c0 = arith.constant 0 : index
  scf.while : () -> () {
    gpu.barrier
    scf.condition(%c)
  } do {
    gpu.barrier
    memref.store %f, %m[%c0] : memref<4xf32>
    gpu.barrier
    scf.yield
  }
  affine.for %i = 0 to 4 {
    gpu.barrier
    %v = affine.load %m[%i] : memref<4xf32>
    gpu.barrier
  }
  return
}
func.func private @other()
