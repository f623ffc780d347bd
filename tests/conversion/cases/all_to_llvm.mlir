// builtin.module(convert-to-llvm)
func.func @f(%a: i32, %m: memref<4xf32>, %i: index) -> i32 { %0 = arith.addi %a, %a : i32 %1 = memref.load %m[%i] : memref<4xf32> %2 = math.exp %1 : f32 memref.store %2, %m[%i] : memref<4xf32> cf.br ^a ^a: return %0 : i32 }
func.func @g(%a: vector<4xf32>, %m: memref<?xf32>, %i: index) -> f32 { %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32> %r = complex.re %c : complex<f32> vector.store %a, %m[%i] : memref<?xf32>, vector<4xf32> %d = arith.divf %r, %r : f32 return %d : f32 }
func.func @s(%a: i1) { scf.if %a { %0 = ub.poison : i32 } return }
