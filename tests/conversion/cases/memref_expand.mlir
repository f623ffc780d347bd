// builtin.module(memref-expand)
func.func @gen(%m: memref<10xf32>, %i: index) { %x = memref.generic_atomic_rmw %m[%i] : memref<10xf32> { ^bb0(%c: f32): %c1 = arith.constant 1.0 : f32 %n = arith.addf %c, %c1 : f32 memref.atomic_yield %n : f32 } return }
func.func @rmw(%f: f32, %m: memref<10xf32>, %i: index) -> f32 { %x = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<10xf32>) -> f32 %y = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<10xf32>) -> f32 %z = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<10xf32>) -> f32 return %x : f32 }
func.func @rmwn(%f: f32, %m: memref<10xf32>, %i: index) -> f32 { %x = memref.atomic_rmw maxnumf %f, %m[%i] : (f32, memref<10xf32>) -> f32 %y = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<10xf32>) -> f32 return %x : f32 }
func.func @resh(%m: memref<*xf32>, %s: memref<3xi32>) -> memref<?x?x8xf32> { %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32> return %0 : memref<?x?x8xf32> }
func.func @resh2(%m: memref<*xf32>, %s: memref<3xindex>) -> memref<?x4x8xf32> { %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x4x8xf32> return %0 : memref<?x4x8xf32> }
func.func @resh3(%m: memref<*xf32>, %s: memref<?xindex>) -> memref<*xf32> { %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32> return %0 : memref<*xf32> }
