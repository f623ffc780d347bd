// builtin.module(canonicalize)
llvm.func @f(%p: !llvm.ptr, %v: i32) -> i64 {
  %l = llvm.load volatile %p : !llvm.ptr -> !llvm.struct<(i32, struct<(i32, i64)>)>
  %i = llvm.insertvalue %v, %l[0] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %0 = llvm.extractvalue %i[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  llvm.store volatile %i, %p : !llvm.struct<(i32, struct<(i32, i64)>)>, !llvm.ptr
  llvm.return %0 : i64
}
