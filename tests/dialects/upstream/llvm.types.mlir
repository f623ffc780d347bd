module {
  func.func private @f(!llvm.target<"spirv.Image", f32, 0, 1>, !llvm.target<"a">, !llvm.target<"a", !llvm.ptr, 3>) attributes {a = #llvm.constant_range<i32, -1, 5>, b = #llvm.constant_range<i8, -1, 0>, c = #llvm.constant_range<i8, 127, 16>, d = #llvm.constant_range<i0, 0, 0>}
  llvm.func @g(%arg0: vector<4xi1>, %arg1: i32) {
    %0 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<4xi1>, vector<4xi1>) -> vector<8xi1>
    llvm.inline_asm tail_call_kind = <tail> "foo", "=r,=r,r" %arg1 : (i32) -> ()
    llvm.return
  }
}

