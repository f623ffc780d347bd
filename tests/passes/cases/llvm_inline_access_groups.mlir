// builtin.module(inline)
#g0 = #llvm.access_group<id = distinct[0]<>>
#g1 = #llvm.access_group<id = distinct[1]<>>
llvm.func @callee(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {access_groups = [#g0]} : !llvm.ptr -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return %0 : i32
}
llvm.func @caller(%p: !llvm.ptr) -> i32 {
  %0 = llvm.call @callee(%p) {access_groups = [#g1]} : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
