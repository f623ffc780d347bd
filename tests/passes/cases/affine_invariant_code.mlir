// builtin.module(func.func(affine-loop-invariant-code-motion))
func.func @values(%m: memref<10xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 1.0 : f32
    %y = arith.addf %x, %c : f32
    %d = arith.divsi %n, %n : index
    affine.for %j = 0 to 10 {
      %z = arith.mulf %y, %y : f32
      affine.store %z, %m[%i] : memref<10xf32>
    }
  }
  return
}
func.func @memory(%m: memref<10xf32>, %k: memref<10xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %l = affine.load %k[3] : memref<10xf32>
    affine.store %l, %m[%n] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %m[0] : memref<10xf32>
    %l = affine.load %m[%i] : memref<10xf32>
    affine.store %l, %k[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.vector_load %m[%n] : memref<10xf32>, vector<4xf32>
    affine.vector_store %v, %k[%n] : memref<10xf32>, vector<4xf32>
  }
  return
}
func.func @nests(%m: memref<10xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 16 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%n) {
      affine.store %x, %m[1] : memref<10xf32>
    }
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %m[2] : memref<10xf32>
    }
    affine.for %j = 0 to min affine_map<(d0) -> (64, d0 * -64 + 1020)>(%i) {
      affine.parallel (%p) = (0) to (5) {
        affine.store %x, %m[%p + 5] : memref<10xf32>
      }
    }
  }
  return
}
func.func @carried(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 11 iter_args(%s = %c0) -> (index) {
    %p = arith.muli %n, %n : index
    %q = arith.addi %s, %p : index
    affine.yield %q : index
  }
  return %r : index
}
