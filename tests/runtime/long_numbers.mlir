// Programs with long numbers: `@N@` is one of many digits, `@W@` a width that has room for it.
func.func @f() -> i@W@ {
  %c = arith.constant @N@ : i@W@
  %d = arith.constant -@N@ : i@W@
  %e = arith.addi %c, %d : i@W@
  return %c : i@W@
}
// -----
func.func private @f() attributes {a.b = @N@ : i@W@, a.c = -@N@ : si@W@, a.d = @N@ : ui@W@, a.e = 0x@N@ : i@W@}
// -----
func.func private @f() attributes {a.b = dense<@N@> : tensor<2xi@W@>, a.c = dense<[1, -@N@]> : tensor<2xi@W@>}
// -----
func.func private @f() attributes {a.b = dense<(@N@, 1)> : tensor<1xcomplex<i@W@>>}
// -----
func.func private @f() attributes {a.b = sparse<[[1]], [@N@]> : tensor<2xi@W@>}
// -----
func.func private @f() attributes {a.b = @N@.5 : f64, a.c = 1.0e-@N@ : f32, a.d = 1.@N@e-1 : f128}
// -----
func.func private @f(tensor<4xi8, @N@ : i@W@>)
// -----
func.func @f(%a@N@: i32) -> i32 {
  %b@N@ = arith.constant 1 : i32
  cf.br ^bb@N@
^bb@N@:
  return %a@N@ : i32
}
// -----
#a@N@ = 1 : i32
func.func private @f() attributes {a.b = #a@N@}
// -----
func.func @f() -> i@W@ {
  %c = arith.constant -1 : i@W@
  %d = arith.constant 3 : i@W@
  %e = arith.divui %c, %d : i@W@
  %g = arith.muli %e, %e : i@W@
  %h = arith.addi %g, %e : i@W@
  return %h : i@W@
}
// -----
func.func @f() -> vector<2xi@W@> {
  %c = arith.constant dense<@N@> : vector<2xi@W@>
  %d = arith.addi %c, %c : vector<2xi@W@>
  return %d : vector<2xi@W@>
}
// -----
func.func @f() -> f64 {
  %c = arith.constant @N@ : i@W@
  %d = arith.sitofp %c : i@W@ to f64
  return %d : f64
}
// -----
llvm.func @f() -> i@W@ {
  %0 = llvm.mlir.constant(@N@ : i@W@) : i@W@
  llvm.return %0 : i@W@
}
// -----
llvm.func @f(i@W@ {llvm.range = #llvm.constant_range<i@W@, 0, @N@>})
// -----
func.func @f() {
  %0 = smt.int.constant @N@
  %1 = smt.bv.constant #smt.bv<@N@> : !smt.bv<@W@>
  return
}
// -----
func.func @f() -> i@W@ {
  %0 = "emitc.constant"() {value = @N@ : i@W@} : () -> i@W@
  return %0 : i@W@
}
// -----
func.func private @f() attributes {a.b = @N@}
// -----
func.func private @f() attributes {a.b = @N@ : index}
// -----
func.func private @f(tensor<@N@xi8>)
// -----
func.func private @f(i@N@)
// -----
func.func private @f() attributes {a.b = array<i8: 1, -@N@>}
// -----
func.func private @f() attributes {a.b = affine_map<(d0) -> (d0 + @N@)>}
// -----
func.func private @f(memref<4xi8, @N@>)
// -----
func.func private @f(memref<4xi8, strided<[@N@], offset: @N@>>)
// -----
func.func @f() -> i32 {
  %a:@N@ = arith.constant 1 : i32
  return %a#@N@ : i32
}
// -----
func.func private @f() loc("a":@N@:@N@)
// -----
func.func private @f() attributes {a.b = distinct[@N@]<1 : i32>}
// -----
func.func @f(%a: i@W@) {
  cf.switch %a : i@W@, [
    default: ^bb1,
    @N@: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case @N@ {
    scf.yield
  }
  default {
  }
  return
}
// -----
func.func @f() {
  affine.for %i = 0 to @N@ step @N@ {
  }
  return
}
// -----
func.func @f(%m: memref<10xi8>) {
  %0 = memref.subview %m[@N@] [1] [1] : memref<10xi8> to memref<1xi8, strided<[1], offset: ?>>
  return
}
// -----
llvm.func @f(!llvm.array<@N@ x i8>)
// -----
func.func private @f(!spirv.array<@N@ x i8>)
// -----
func.func @f() {
  %0 = index.constant @N@
  return
}
// -----
func.func @f() {
  %0 = gpu.thread_id x upper_bound @N@
  return
}
// -----
"a.b"() <{operandSegmentSizes = array<i32: @N@>}> : () -> ()
// -----
func.func private @f(!quant.uniform<i8:f32, 2.5:@N@>)
