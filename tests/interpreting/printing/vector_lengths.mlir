llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @show(%v: vector<4xi32>) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %a = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %b = llvm.sext %a : i32 to i64
  llvm.call @printI64(%b) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
llvm.func @main() {
  %a = llvm.mlir.constant(dense<[1, -2, 300, 7]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[10, 20, 30, 40]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[true, true, false, true]> : vector<4xi1>) : vector<4xi1>
  %mt = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(4 : i32) : i32
  %n3 = llvm.mlir.constant(3 : i32) : i32
  %r = "llvm.intr.vp.add"(%a, %b, %mt, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.call @show(%r) : (vector<4xi32>) -> ()
  %r1 = "llvm.intr.vp.smax"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r2 = "llvm.intr.vp.merge"(%m, %r1, %b, %n3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.call @show(%r2) : (vector<4xi32>) -> ()
  %s = "llvm.intr.vp.reduce.add"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %s64 = llvm.sext %s : i32 to i64
  llvm.call @printI64(%s64) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.vp.store"(%a, %p, %mt, %n) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %l = "llvm.intr.vp.load"(%p, %mt, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  llvm.call @show(%l) : (vector<4xi32>) -> ()
  %e = "llvm.intr.vp.sext"(%l, %mt, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %t = "llvm.intr.vp.trunc"(%e, %mt, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.call @show(%t) : (vector<4xi32>) -> ()
  llvm.return
}
