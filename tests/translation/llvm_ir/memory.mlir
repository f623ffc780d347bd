llvm.func @plain(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<3xf32>) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %one32 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(i8, i64)> {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca %one32 x i128 : (i32) -> !llvm.ptr
  %3 = llvm.alloca inalloca %one32 x i8 : (i32) -> !llvm.ptr
  %4 = llvm.load %p : !llvm.ptr -> i64
  %5 = llvm.load volatile %p {alignment = 16 : i64, nontemporal} : !llvm.ptr -> f80
  %6 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %7 = llvm.load volatile %p atomic syncscope("singlethread") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %8 = llvm.load %p invariant : !llvm.ptr -> !llvm.ptr
  %9 = llvm.load %p invariant_group dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.store %v, %p : vector<3xf32>, !llvm.ptr
  llvm.store volatile %n, %q {alignment = 2 : i64} : i32, !llvm.ptr<1>
  llvm.store %n, %p atomic release {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
  llvm.store %n, %p invariant_group : i32, !llvm.ptr
  llvm.return
}
llvm.func @addresses(%p: !llvm.ptr, %i: i64, %v: vector<4xi64>, %ps: vector<4x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr inbounds %p[%i, 1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %2 = llvm.getelementptr nusw %p[3] : (!llvm.ptr) -> !llvm.ptr, i16
  %3 = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"Pair", (i32, i32)>
  %4 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %5 = llvm.getelementptr %ps[%i] : (vector<4x!llvm.ptr>, i64) -> vector<4x!llvm.ptr>, f32
  llvm.return
}
llvm.func @atomics(%p: !llvm.ptr, %i: i32, %f: f32, %v: vector<2xf16>) {
  %0 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw volatile fadd %p, %f syncscope("agent") seq_cst {alignment = 16 : i64} : !llvm.ptr, f32
  %2 = llvm.atomicrmw _xor %p, %i acq_rel : !llvm.ptr, i32
  %3 = llvm.atomicrmw uinc_wrap %p, %i acquire : !llvm.ptr, i32
  %4 = llvm.atomicrmw fmaximum %p, %v release : !llvm.ptr, vector<2xf16>
  %5 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("one") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i32
  %7 = llvm.extractvalue %5[1] : !llvm.struct<(i32, i1)>
  llvm.fence release
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}
llvm.func @variadic(%p: !llvm.ptr) -> i32 {
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
