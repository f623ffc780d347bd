llvm.comdat @comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest
  llvm.comdat_selector @unused nodeduplicate
}
llvm.mlir.global @int(42 : i64) : i64
llvm.mlir.global constant @text("hello\0A\00")
llvm.mlir.global internal @undefined() : f32
llvm.mlir.global external @elsewhere() : i32
llvm.mlir.global extern_weak @weak() : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global private unnamed_addr constant @array(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) {alignment = 16 : i64, section = ".data.own", dso_local} : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global thread_local local_unnamed_addr @tls(1 : i32) : i32
llvm.mlir.global @in_space(7 : i8) {addr_space = 3 : i32} : i8
llvm.mlir.global linkonce_odr @any(0 : i64) comdat(@comdat::@any) : i64
llvm.mlir.global weak @other(0 : i64) comdat(@comdat::@largest) : i64
llvm.mlir.global internal @struct() : !llvm.struct<"Named", (i32, ptr, f32)> {
  %0 = llvm.mlir.zero : !llvm.struct<"Named", (i32, ptr, f32)>
  %1 = llvm.mlir.addressof @array : !llvm.ptr
  %2 = llvm.getelementptr inbounds %1[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i16>>
  %3 = llvm.insertvalue %2, %0[1] : !llvm.struct<"Named", (i32, ptr, f32)>
  llvm.return %3 : !llvm.struct<"Named", (i32, ptr, f32)>
}
llvm.mlir.global @floats(dense<[1.0, 0.1, -0.0, 1.0e30]> : tensor<4xf32>) : !llvm.array<4 x f32>
llvm.mlir.global @halfs(dense<2.5> : tensor<3xf16>) : !llvm.array<3 x f16>
llvm.mlir.global @bits(dense<true> : tensor<3xi1>) : !llvm.array<3 x i1>
llvm.mlir.global @vector(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
llvm.mlir.global @splat(dense<5> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global @wide(dense<[1, -1]> : tensor<2xi24>) : !llvm.array<2 x i24>
llvm.mlir.global @sparse(sparse<[[0, 1]], [7]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global @bytes(dense<[104, 105, 0]> : tensor<3xi8>) : !llvm.array<3 x i8>
llvm.mlir.global @zeros(dense<0> : tensor<3x4xi32>) : !llvm.array<3 x array<4 x i32>>
llvm.mlir.global @structs([[1 : i32, 2.5 : f32], [3 : i32, 4.5 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
llvm.mlir.global internal @function() : !llvm.ptr {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @attributed() {target_specific_attrs = ["memory-mapped", ["key", "value"]]} : i32
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @int : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak unnamed_addr @alias2 {dso_local} : !llvm.array<2 x i16> {
  %0 = llvm.mlir.addressof @array : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i16>>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.ifunc external @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@f, @g], priorities = [0 : i32, 65535 : i32], data = [#llvm.zero, @int]
llvm.mlir.global_dtors dtors = [@f], priorities = [3 : i32], data = [#llvm.zero]
llvm.func @f() {
  llvm.return
}
llvm.func @g() comdat(@comdat::@any) {
  llvm.call @ifunc() : () -> ()
  %0 = llvm.mlir.addressof @alias : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return
}
llvm.linker_options ["-l", "own"]
