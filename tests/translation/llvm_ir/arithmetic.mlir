llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi32>, %s: vector<[4]xi32>) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.sub %0, %b overflow<nsw> : i32
  %2 = llvm.mul %1, %b overflow<nuw> : i32
  %3 = llvm.udiv exact %2, %b : i32
  %4 = llvm.sdiv %3, %b : i32
  %5 = llvm.urem %4, %b : i32
  %6 = llvm.srem %5, %b : i32
  %7 = llvm.and %6, %b : i32
  %8 = llvm.or disjoint %7, %b : i32
  %9 = llvm.xor %8, %b : i32
  %10 = llvm.shl %9, %b overflow<nsw> : i32
  %11 = llvm.lshr exact %10, %b : i32
  %12 = llvm.ashr %11, %b : i32
  %13 = llvm.add %v, %v : vector<4xi32>
  %14 = llvm.add %s, %s : vector<[4]xi32>
  %15 = llvm.icmp "ult" %12, %b : i32
  %16 = llvm.icmp "sge" %v, %v : vector<4xi32>
  %17 = llvm.select %15, %a, %b : i1, i32
  %18 = llvm.freeze %17 : i32
  llvm.return %18 : i32
}
llvm.func @floats(%a: f32, %b: f32, %v: vector<2xf64>) -> f32 {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<nnan, ninf, contract>} : f32
  %2 = llvm.fmul %1, %b : f32
  %3 = llvm.fdiv %2, %b {fastmathFlags = #llvm.fastmath<arcp, afn, reassoc, nsz>} : f32
  %4 = llvm.frem %3, %b : f32
  %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %6 = llvm.fcmp "olt" %5, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %7 = llvm.fcmp "uno" %v, %v : vector<2xf64>
  %8 = llvm.fcmp "_true" %a, %b : f32
  %9 = llvm.select %6, %a, %b {fastmathFlags = #llvm.fastmath<fast>} : i1, f32
  llvm.return %9 : f32
}
llvm.func @casts(%a: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<3>, %v: vector<4xi16>) {
  %0 = llvm.trunc %l overflow<nsw> : i64 to i32
  %1 = llvm.zext nneg %a : i32 to i64
  %2 = llvm.sext %a : i32 to i64
  %3 = llvm.fptrunc %d : f64 to f32
  %4 = llvm.fpext %f : f32 to f64
  %5 = llvm.fptosi %f : f32 to i32
  %6 = llvm.fptoui %f : f32 to i32
  %7 = llvm.sitofp %a : i32 to f32
  %8 = llvm.uitofp nneg %a : i32 to f32
  %9 = llvm.ptrtoint %p : !llvm.ptr to i64
  %10 = llvm.inttoptr %l : i64 to !llvm.ptr
  %11 = llvm.bitcast %f : f32 to i32
  %12 = llvm.bitcast %v : vector<4xi16> to i64
  %13 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %14 = llvm.inttoptr %l dereferenceable<bytes = 8> : i64 to !llvm.ptr
  llvm.return
}
llvm.func @parts(%v: vector<4xf32>, %i: i32, %s: !llvm.struct<(i32, array<2 x f32>)>, %f: f32) -> f32 {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %1 [0, -1, 5, 3, 2] : vector<4xf32>
  %3 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.insertvalue %f, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %5 = llvm.shufflevector %v, %v [0, 0] : vector<4xf32>
  llvm.return %3 : f32
}
