llvm.func @types(!llvm.struct<(i1, struct<(i8, ptr)>)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"A", (ptr, struct<"B", packed (i8)>)>, !llvm.array<3 x array<2 x f16>>, vector<4xbf16>, vector<[2]xf64>, vector<2x!llvm.ptr<3>>, f80, f128, !llvm.ppc_fp128, i7, i128)
llvm.func @opaque(!llvm.ptr) -> !llvm.struct<()>
llvm.func @target(!llvm.target<"spirv.Image", f32, 1, 0, 2>)
llvm.mlir.global external @later() : !llvm.struct<"name with blanks", (struct<"A", (ptr, struct<"B", packed (i8)>)>, i32)>
llvm.mlir.global external @unknown() : !llvm.struct<"Opaque", opaque>
llvm.func @uses(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"C", (i32, struct<"D", (i64)>)>
  %one = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %one x !llvm.struct<"E", (f32)> : (i32) -> !llvm.ptr
  %2 = llvm.mlir.undef : !llvm.struct<"F", (f32)>
  llvm.store %2, %1 : !llvm.struct<"F", (f32)>, !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @token() {
  %0 = llvm.mlir.none : !llvm.token
  llvm.return
}
