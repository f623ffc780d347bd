llvm.mlir.global internal @g() : !llvm.array<4 x struct<(i32, f32)>>
llvm.mlir.global extern_weak @weak() : i32
llvm.func @i(i32)
llvm.func @l(i64)
llvm.func @b(i1)
llvm.func @f(f32)
llvm.func @d(f64)
llvm.func @p(!llvm.ptr)
llvm.func @v(vector<4xi32>)
llvm.func @integers() {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(-3 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.add %a, %b overflow<nsw> : i32
  llvm.call @i(%0) : (i32) -> ()
  %1 = llvm.sdiv %a, %b : i32
  llvm.call @i(%1) : (i32) -> ()
  %2 = llvm.srem %b, %a : i32
  llvm.call @i(%2) : (i32) -> ()
  %3 = llvm.udiv %a, %zero : i32
  llvm.call @i(%3) : (i32) -> ()
  %4 = llvm.shl %a, %b : i32
  llvm.call @i(%4) : (i32) -> ()
  %5 = llvm.ashr %b, %a : i32
  llvm.call @i(%5) : (i32) -> ()
  %6 = llvm.icmp "ult" %a, %b : i32
  llvm.call @b(%6) : (i1) -> ()
  %7 = llvm.select %6, %a, %b : i1, i32
  llvm.call @i(%7) : (i32) -> ()
  %8 = llvm.zext %b : i32 to i64
  llvm.call @l(%8) : (i64) -> ()
  %9 = llvm.trunc %8 : i64 to i32
  %10 = llvm.xor %9, %a : i32
  llvm.call @i(%10) : (i32) -> ()
  %u = llvm.mlir.undef : i32
  %11 = llvm.and %u, %a : i32
  llvm.call @i(%11) : (i32) -> ()
  %12 = llvm.or disjoint %u, %a : i32
  llvm.call @i(%12) : (i32) -> ()
  %q = llvm.mlir.poison : i32
  %13 = llvm.mul %q, %a : i32
  llvm.call @i(%13) : (i32) -> ()
  llvm.return
}
llvm.func @floats() {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %b = llvm.mlir.constant(0.1 : f32) : f32
  %0 = llvm.fadd %a, %b : f32
  llvm.call @f(%0) : (f32) -> ()
  %1 = llvm.fdiv %a, %b : f32
  llvm.call @f(%1) : (f32) -> ()
  %2 = llvm.frem %a, %b : f32
  llvm.call @f(%2) : (f32) -> ()
  %3 = llvm.fneg %a : f32
  llvm.call @f(%3) : (f32) -> ()
  %4 = llvm.fcmp "olt" %a, %b : f32
  llvm.call @b(%4) : (i1) -> ()
  %5 = llvm.fpext %b : f32 to f64
  llvm.call @d(%5) : (f64) -> ()
  %6 = llvm.fptosi %a : f32 to i32
  llvm.call @i(%6) : (i32) -> ()
  %7 = llvm.bitcast %a : f32 to i32
  llvm.call @i(%7) : (i32) -> ()
  %c = llvm.mlir.constant(16777217 : i32) : i32
  %8 = llvm.sitofp %c : i32 to f32
  llvm.call @f(%8) : (f32) -> ()
  llvm.return
}
llvm.func @addresses(%x: i64) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %0 = llvm.getelementptr %g[0, 3, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
  llvm.call @p(%0) : (!llvm.ptr) -> ()
  %1 = llvm.getelementptr %g[5] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.call @p(%1) : (!llvm.ptr) -> ()
  %2 = llvm.getelementptr %g[-1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.call @p(%2) : (!llvm.ptr) -> ()
  %null = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
  llvm.call @l(%4) : (i64) -> ()
  %5 = llvm.ptrtoint %g : !llvm.ptr to i64
  %6 = llvm.sub %5, %4 : i64
  llvm.call @l(%6) : (i64) -> ()
  %7 = llvm.icmp "eq" %g, %null : !llvm.ptr
  llvm.call @b(%7) : (i1) -> ()
  %8 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %9 = llvm.sub %8, %5 : i64
  llvm.call @l(%9) : (i64) -> ()
  %10 = llvm.ptrtoint %g : !llvm.ptr to i32
  llvm.call @i(%10) : (i32) -> ()
  %w = llvm.mlir.addressof @weak : !llvm.ptr
  %11 = llvm.icmp "ne" %w, %null : !llvm.ptr
  llvm.call @b(%11) : (i1) -> ()
  %12 = llvm.getelementptr %w[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @p(%12) : (!llvm.ptr) -> ()
  %13 = llvm.icmp "eq" %w, %g : !llvm.ptr
  llvm.call @b(%13) : (i1) -> ()
  llvm.return
}
llvm.func @vectors() {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<5> : vector<4xi32>) : vector<4xi32>
  %0 = llvm.add %a, %b : vector<4xi32>
  llvm.call @v(%0) : (vector<4xi32>) -> ()
  %1 = llvm.shufflevector %a, %b [0, 4, -1, 3] : vector<4xi32>
  llvm.call @v(%1) : (vector<4xi32>) -> ()
  %2 = llvm.shufflevector %b, %b [0, 0, 0, 0] : vector<4xi32>
  llvm.call @v(%2) : (vector<4xi32>) -> ()
  %c = llvm.mlir.constant(2 : i32) : i32
  %3 = llvm.extractelement %a[%c : i32] : vector<4xi32>
  llvm.call @i(%3) : (i32) -> ()
  %p = llvm.mlir.poison : vector<4xi32>
  %4 = llvm.insertelement %c, %p[%c : i32] : vector<4xi32>
  llvm.call @v(%4) : (vector<4xi32>) -> ()
  llvm.return
}
