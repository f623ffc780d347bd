// builtin.module(inline)
// What a pointer by value points to is copied, unless the callee only reads it and it is aligned.

llvm.func @use(!llvm.ptr)
llvm.mlir.global internal @g(0 : i64) {alignment = 16 : i64} : i64

llvm.func @writes(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i8)>}) {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @aligned(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @plain(%p: !llvm.ptr {llvm.byval = i64}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @callers(%a: !llvm.ptr, %b: !llvm.ptr {llvm.align = 32 : i64}) {
  llvm.call @writes(%a) : (!llvm.ptr) -> ()
  llvm.call @plain(%a) : (!llvm.ptr) -> ()
  llvm.call @aligned(%a) : (!llvm.ptr) -> ()
  llvm.call @aligned(%b) : (!llvm.ptr) -> ()
  %n = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.alloca %n x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.call @aligned(%c) : (!llvm.ptr) -> ()
  %d = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @aligned(%d) : (!llvm.ptr) -> ()
  llvm.return
}
