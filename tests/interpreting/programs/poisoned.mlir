// What is poison is told where it is looked into.
// pointer => error: 'llvm.intr.memcpy' op uses poison as an address
// mask => error: 'llvm.intr.masked.load' op depends on poison
// lanes => error: 'llvm.intr.vp.load' op uses poison as an address
// length => error: 'llvm.intr.vp.add' op has a length that is poison
// divisor => error: divides by zero
// dividend 5 => poison
// dividend -1 => error: divides the least number by minus one, which overflows
// element => error: divides by zero
// sum 3 => poison

llvm.func @pointer() {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %q = llvm.mlir.poison : !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @mask() -> vector<2xi8> {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %m = llvm.mlir.poison : vector<2xi1>
  %v = llvm.intr.masked.load %p, %m {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi8>
  llvm.return %v : vector<2xi8>
}

llvm.func @lanes() -> vector<2xi8> {
  %n = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.mlir.poison : !llvm.ptr
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %v = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<2xi1>, i32) -> vector<2xi8>
  llvm.return %v : vector<2xi8>
}

llvm.func @length() -> vector<2xi8> {
  %n = llvm.mlir.poison : i32
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %a = llvm.mlir.constant(dense<1> : vector<2xi8>) : vector<2xi8>
  %v = "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<2xi8>, vector<2xi8>, vector<2xi1>, i32) -> vector<2xi8>
  llvm.return %v : vector<2xi8>
}

func.func @divisor() -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %r = arith.divui %c, %p : i32
  return %r : i32
}
func.func @dividend(%by: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.divsi %p, %by : i32
  return %r : i32
}
func.func @element() -> vector<2xi32> {
  %p = ub.poison : vector<2xi32>
  %c = arith.constant dense<4> : vector<2xi32>
  %r = arith.remsi %c, %p : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @sum(%a: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.addi %a, %p : i32
  return %r : i32
}
