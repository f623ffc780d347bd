// builtin.module(convert-complex-to-standard)
func.func @g(%v: vector<4xf32>, %p: !llvm.ptr) -> (f32, !llvm.ptr) {
  %0 = builtin.unrealized_conversion_cast %v : vector<4xf32> to !llvm.array<4 x f32>
  %b = llvm.mlir.constant(3.0 : f32) : f32
  %1 = llvm.insertvalue %b, %0[0] : !llvm.array<4 x f32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<4 x f32>
  %k = llvm.mlir.constant(3 : i32) : i32
  %q = llvm.getelementptr %p[%k] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  return %2, %q : f32, !llvm.ptr
}
func.func private @s() -> !llvm.array<4 x f32>
func.func @k(%v: vector<4xf32>, %p: !llvm.ptr, %b: f32) -> (f32, f32, f32) {
  %0 = builtin.unrealized_conversion_cast %v : vector<4xf32> to !llvm.array<4 x f32>
  %1 = llvm.insertvalue %b, %0[0] : !llvm.array<4 x f32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<4 x f32>
  %5 = call @s() : () -> !llvm.array<4 x f32>
  %6 = llvm.insertvalue %b, %5[0] : !llvm.array<4 x f32>
  %7 = llvm.extractvalue %6[1] : !llvm.array<4 x f32>
  %8 = llvm.mlir.undef : !llvm.array<4 x f32>
  %9 = llvm.insertvalue %b, %8[0] : !llvm.array<4 x f32>
  %10 = llvm.extractvalue %9[1] : !llvm.array<4 x f32>
  return %2, %7, %10 : f32, f32, f32
}
func.func @h(%a: !llvm.array<2 x array<4 x f32>>, %b: f32, %c: !llvm.array<4 x f32>) -> (!llvm.array<4 x f32>, f32, !llvm.array<4 x f32>, f32) {
  %5 = builtin.unrealized_conversion_cast %b : f32 to !llvm.array<2 x array<4 x f32>>
  %0 = llvm.insertvalue %b, %a[1, 0] : !llvm.array<2 x array<4 x f32>>
  %1 = llvm.insertvalue %c, %0[0] : !llvm.array<2 x array<4 x f32>>
  %2 = llvm.extractvalue %1[1] : !llvm.array<2 x array<4 x f32>>
  %3 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<4 x f32>>
  %6 = llvm.insertvalue %b, %5[1, 0] : !llvm.array<2 x array<4 x f32>>
  %7 = llvm.insertvalue %c, %6[0] : !llvm.array<2 x array<4 x f32>>
  %8 = llvm.extractvalue %7[1] : !llvm.array<2 x array<4 x f32>>
  %9 = llvm.extractvalue %7[1, 1] : !llvm.array<2 x array<4 x f32>>
  return %2, %3, %8, %9 : !llvm.array<4 x f32>, f32, !llvm.array<4 x f32>, f32
}
func.func @f(%a: !llvm.array<4 x f32>, %b: f32, %c: i32) -> (f32, i32, f32) {
  %0 = llvm.insertvalue %b, %a[0] : !llvm.array<4 x f32>
  %1 = llvm.extractvalue %0[1] : !llvm.array<4 x f32>
  %k = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.add %k, %c : i32
  %3 = llvm.extractvalue %0[0] : !llvm.array<4 x f32>
  return %1, %2, %3 : f32, i32, f32
}
