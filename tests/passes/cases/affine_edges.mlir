// builtin.module(canonicalize)
// Transfers use what is cast, a bound loses only equal expressions side by side, and nothing is known of n mod 0.

func.func @transfers(%a: memref<4x4xf32>, %b: memref<4x4xf32, 1>, %t: memref<1xi32>, %n: index) {
  %0 = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
  %1 = memref.cast %t : memref<1xi32> to memref<?xi32>
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %0[%i, %i], %b[%i, %c0], %1[%c0], %n : memref<?x?xf32>, memref<4x4xf32, 1>, memref<?xi32>
    affine.dma_wait %1[%c0], %n : memref<?xi32>
  }
  return
}

func.func @no_remainder(%n: index) -> (index, index) {
  %0 = affine.min affine_map<()[s0] -> (s0 mod 0, 4)>()[%n]
  %c = arith.constant 4 : index
  %1 = affine.max affine_map<()[s0] -> (s0 mod 0, 4)>()[%c]
  return %0, %1 : index, index
}

func.func @equal_bounds(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = max affine_map<()[s0] -> (s0, s0, 5, 3, s0)>()[%n] to min affine_map<()[s0] -> (s0, 5, 3, s0)>()[%n] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @of_one_symbol(%a: index, %b: index) -> (index, index) {
  %0 = affine.max affine_map<(d0)[s0] -> (s0)>(%a)[%b]
  %1 = affine.min affine_map<(d0)[s0] -> (d0)>(%a)[%b]
  return %0, %1 : index, index
}
