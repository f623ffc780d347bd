llvm.func @masked(%p: !llvm.ptr, %m: vector<7xi1>, %v: vector<7xf32>, %ps: vector<7x!llvm.ptr>) {
  %a = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<7xi1>) -> vector<7xf32>
  %b = llvm.intr.masked.load %p, %m, %v {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  llvm.intr.masked.store %a, %p, %m {alignment = 1 : i32} : vector<7xf32>, vector<7xi1> into !llvm.ptr
  %c = llvm.intr.masked.gather %ps, %m {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<7xf32>
  %d = llvm.intr.masked.gather %ps, %m, %b {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  llvm.intr.masked.scatter %c, %ps, %m {alignment = 8 : i32} : vector<7xf32>, vector<7xi1> into vector<7x!llvm.ptr>
  %e = "llvm.intr.masked.expandload"(%p, %m, %v) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  llvm.return
}

llvm.func @matrices(%a: vector<64xf32>, %b: vector<48xf32>, %p: !llvm.ptr, %stride: i64) {
  %c = llvm.intr.matrix.multiply %a, %b {lhs_rows = 4 : i32, lhs_columns = 16 : i32, rhs_columns = 3 : i32} : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
  %d = llvm.intr.matrix.transpose %b {rows = 3 : i32, columns = 16 : i32} : vector<48xf32> into vector<48xf32>
  %e = llvm.intr.matrix.column.major.load %p, <stride = %stride> {isVolatile = 0 : i1, rows = 3 : i32, columns = 16 : i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %e, %p, <stride = %stride> {isVolatile = 1 : i1, rows = 3 : i32, columns = 16 : i32} : vector<48xf32> to !llvm.ptr stride i64
  llvm.return
}

llvm.func @by_name(%v: vector<4xf32>, %p: !llvm.ptr, %x: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%v, %v, %one) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %s = llvm.call_intrinsic "llvm.round.v4f32"(%v) : (vector<4xf32>) -> vector<4xf32>
  llvm.call_intrinsic "llvm.assume"(%true) ["align"(%p, %one : !llvm.ptr, i32)] : (i1) -> ()
  llvm.intr.assume %true ["nonnull"(%p : !llvm.ptr)] : i1
  %n = llvm.call_intrinsic "llvm.ctpop"(%x) : (i8 {llvm.noundef}) -> (i8 {llvm.range = #llvm.constant_range<i8, 0, 9>})
  %u = llvm.call_intrinsic "llvm.umul.with.overflow"(%x, %x) : (i8, i8) -> !llvm.struct<(i8, i1)>
  llvm.return
}

llvm.func @casts(%i: vector<4xi32>, %w: vector<4xi64>, %m: vector<4xi1>, %n: i32) {
  %a = "llvm.intr.vp.zext"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %b = "llvm.intr.vp.sext"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %c = "llvm.intr.vp.trunc"(%w, %m, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  %d = "llvm.intr.vp.inttoptr"(%w, %m, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  llvm.return
}

llvm.func @lifetimes() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return
}

llvm.func @variadic(...) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<24 x i8> : (i32) -> !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return
}

llvm.mlir.global external thread_local @local(1 : i32) : i32

llvm.func @address() -> !llvm.ptr {
  %a = llvm.mlir.addressof @local : !llvm.ptr
  %p = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @coroutine(%align: i32, %p: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %no = llvm.mlir.constant(false) : i1
  %id = llvm.intr.coro.id %align, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %h = llvm.intr.coro.begin %id, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %s = llvm.intr.coro.suspend %save, %no : i8
  %f = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %none = llvm.mlir.none : !llvm.token
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "The domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>

llvm.func @scope() {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}
