// builtin.module(convert-func-to-llvm)
func.func private @ext(memref<?xf32>, index) -> (memref<?x4xf32>, i32)
func.func @g(%m: memref<?xf32>, %i: index, %u: memref<*xf32>) -> (i32, index) attributes {x = 1 : i32} {
  %r:2 = call @ext(%m, %i) : (memref<?xf32>, index) -> (memref<?x4xf32>, i32)

  return %r#1, %i : i32, index
}
func.func private @h(%m: memref<2xf32> {llvm.noalias}) -> memref<2xf32> { return %m : memref<2xf32> }
func.func @l() -> f32 { cf.br ^a 
 ^a:
  %c = arith.constant 1.0 : f32  
  return %c : f32 }
func.func private @v2()
func.func @ind(%x: memref<*xf32>) {
  %f = constant @v2 : () -> ()
  call_indirect %f() : () -> ()
  call @un(%x) {a} : (memref<*xf32>) -> ()
  return
}
func.func private @un(memref<*xf32>)
