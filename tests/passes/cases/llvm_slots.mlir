// builtin.module(llvm.func(sroa,mem2reg))
llvm.func @use(i64, f32)

llvm.func @nested(%v: i64, %x: f32) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<"s", (i8, struct<(i64, array<3 x f32>)>)> : (i32) -> !llvm.ptr
  %f = llvm.getelementptr inbounds %p[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i8, struct<(i64, array<3 x f32>)>)>
  llvm.store %v, %f : i64, !llvm.ptr
  %g = llvm.getelementptr %p[0, 1, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i8, struct<(i64, array<3 x f32>)>)>
  llvm.store %x, %g : f32, !llvm.ptr
  %a = llvm.load %f : !llvm.ptr -> i64
  %b = llvm.load %g : !llvm.ptr -> f32
  llvm.call @use(%a, %b) : (i64, f32) -> ()
  llvm.return
}

llvm.func @packed_memset() -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %byte = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(5 : i64) : i64
  %p = llvm.alloca %c1 x !llvm.struct<packed (i8, i32, f32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %f = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, f32)>
  %a = llvm.load %f : !llvm.ptr -> i32
  llvm.return %a : i32
}

llvm.func @memcpy_to(%other: !llvm.ptr) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i8, f32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %other, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %f = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, f32)>
  %a = llvm.load %f : !llvm.ptr -> f32
  llvm.return %a : f32
}

llvm.func @out_of_bounds(%v: i64) -> i8 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i8, i8)> : (i32) -> !llvm.ptr
  %f = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i8)>
  llvm.store %v, %f : i64, !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> i8
  llvm.return %a : i8
}
