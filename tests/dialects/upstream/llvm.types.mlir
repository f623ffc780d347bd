module {
  func.func private @f2(!llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8)>, !llvm.struct<"a", (ptr, struct<"a">)>, !llvm.struct<"b", opaque>, !llvm.struct<()>, !llvm.struct<"c", ()>, !llvm.struct<"d e", packed (i32, array<2 x struct<"c", ()>>)>)
  func.func private @g2(!llvm.struct<(tensor<4xi32>)>, !llvm.struct<"r", (struct<"s", (struct<"r">)>)>, !llvm.struct<"", (i32)>, !llvm.struct<"a\22b", (i32)>)
  func.func private @h(!llvm.struct<(struct<"al", (i32)>, ptr)>, !llvm.struct<(ptr<3>, struct<(ptr)>)>)
  func.func private @k(!llvm.struct<(!llvm.struct<(tensor<4xi32>)>)>, !llvm.array<2 x !llvm.struct<(index)>>, !llvm.struct<(!llvm.array<2 x !llvm.struct<(index)>>, ptr)>)
  func.func private @l(!llvm.struct<"foo", (!llvm.struct<"foo">, index, !llvm.array<3 x !llvm.struct<"foo">>)>)
  func.func private @f(!llvm.target<"spirv.Image", f32, 0, 1>, !llvm.target<"a">, !llvm.target<"a", !llvm.ptr, 3>) attributes {a = #llvm.constant_range<i32, -1, 5>, b = #llvm.constant_range<i8, -1, 0>, c = #llvm.constant_range<i8, 127, 16>, d = #llvm.constant_range<i0, 0, 0>}
  llvm.func @gg(%arg0: vector<4xi1>, %arg1: i32) {
    %0 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<4xi1>, vector<4xi1>) -> vector<8xi1>
    llvm.inline_asm tail_call_kind = <tail> "foo", "=r,=r,r" %arg1 : (i32) -> ()
    llvm.return
  }
}

