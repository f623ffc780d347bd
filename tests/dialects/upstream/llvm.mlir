module {
  llvm.func extern_weak @a() attributes {sym_visibility = "private"}
  llvm.func hidden local_unnamed_addr fastcc @b(%arg0: i32, %arg1: !llvm.ptr {llvm.noalias}) -> (i32 {llvm.noundef}) vscale_range(1, 4) comdat(@x::@y) {
    %0 = llvm.icmp "eq" %arg0, %arg0 : i32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.fcmp "oeq" %1, %1 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %3 = llvm.call fastcc @b(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (i32, !llvm.ptr {llvm.noalias}) -> (i32 {llvm.noundef})
    %4 = llvm.call @c(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %5 = llvm.call %arg1(%arg0) ["tag"(%arg0 : i32), "u"()] {foo} : !llvm.ptr, (i32) -> i32
    llvm.call tail %arg1() : !llvm.ptr, () -> ()
    %6 = llvm.getelementptr inbounds %arg1[%arg0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"a", (i32, array<4 x ptr<3>>)>
    %7 = llvm.alloca inalloca %arg0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<5>
    llvm.return %3 : i32
  }
  llvm.func @c(!llvm.ptr, ...) -> i32
  llvm.func @d(...)
  llvm.comdat @x {
    llvm.comdat_selector @y any
  }
  llvm.mlir.global private hidden thread_local unnamed_addr constant @foo(42 : i64) comdat(@x::@y) {addr_space = 3 : i32, q} : i64
  llvm.mlir.global external @s("abc") {addr_space = 0 : i32}
  llvm.mlir.global internal @t() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global common @big(dense<0> : vector<4294967296xi8>) {addr_space = 0 : i32} : !llvm.array<4294967296 x i8>
}
