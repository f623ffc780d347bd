// builtin.module(inline{default-pipeline=})
llvm.func @fixed(%a: i32) -> i32 {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4 x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %c4 x i64 : (i32) -> !llvm.ptr
  %none = llvm.alloca %c0 x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @dynamic(%a: i32) -> i32 {
  llvm.br ^next
^next:
  %p = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @in_entry(%a: i32) -> i32 {
  %0 = llvm.call @fixed(%a) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @later(%a: i32) -> i32 {
  llvm.br ^next
^next:
  %0 = llvm.call @fixed(%a) : (i32) -> i32
  %1 = llvm.call @dynamic(%0) : (i32) -> i32
  llvm.return %1 : i32
}
