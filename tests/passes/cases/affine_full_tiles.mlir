// builtin.module(func.func(affine-loop-tile{separate tile-size=32}))
// Full tiles have constant trip counts.

func.func @f(%m: memref<100x100xf32>, %v: f32, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 50 {
      affine.store %v, %m[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 20 {
      affine.store %v, %m[%i, %i] : memref<100x100xf32>
  }
  affine.for %i = 0 to 64 {
      affine.store %v, %m[%i, %i] : memref<100x100xf32>
  }
  affine.for %i = 3 to min affine_map<()[s0, s1] -> (s0, s1 + 4)>()[%n, %k] {
    affine.for %j = max affine_map<()[s0] -> (s0, 5)>()[%n] to %k {
      affine.for %q = 0 to %n {
      affine.store %v, %m[%i + %q, %j] : memref<100x100xf32>
      }
    }
  }
  affine.for %i = 0 to %n step 2 {
      affine.store %v, %m[%i, %i] : memref<100x100xf32>
  }
  affine.for %a = 0 to 33 {
  affine.for %i = %n to affine_map<()[s0] -> (s0 + 77)>()[%n] {
      affine.store %v, %m[%i, %i] : memref<100x100xf32>
  }
  }
  return
}
