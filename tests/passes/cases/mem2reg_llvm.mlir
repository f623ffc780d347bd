// builtin.module(llvm.func(mem2reg))
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<32> : vector<4xi64>>} {
llvm.func @first_bits(%x: i32, %f: f32) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %f, %p : f32, !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %b = llvm.mlir.constant(1 : i8) : i8
  llvm.store %b, %p : i8, !llvm.ptr
  %g = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %g : !llvm.ptr -> i16
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %v : i16
}
llvm.func @volatile(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @branches(%c: i1, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^b
^b:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @set(%x: i8) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(4 : i32) : i32
  %other = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%q, %x, %other) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %v = llvm.load %p : !llvm.ptr -> f32
  llvm.return %v : f32
}
llvm.func @copy(%from: !llvm.ptr, %to: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %from, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%to, %p, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @pointers(%x: !llvm.ptr<1>, %y: !llvm.ptr) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %p : !llvm.ptr<1>, !llvm.ptr
  %i = llvm.load %p : !llvm.ptr -> i32
  llvm.store %i, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.return %v : !llvm.ptr
}
}
