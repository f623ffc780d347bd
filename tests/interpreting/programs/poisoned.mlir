// What is poison is told where it is looked into.
// pointer => error: 'llvm.intr.memcpy' op uses poison as an address
// mask => error: 'llvm.intr.masked.load' op depends on poison
// lanes => error: 'llvm.intr.vp.load' op uses poison as an address
// length => error: 'llvm.intr.vp.add' op has a length that is poison

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
