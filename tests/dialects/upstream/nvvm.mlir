module {
  llvm.func @f(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: vector<2xf16>, %arg3: i32, %arg4: i16, %arg5: f32) {
    %0 = nvvm.mma.sync A[%arg0, %arg0]  B[%arg1]  C[%arg2, %arg2]  {foo = 1 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %1 = nvvm.mma.sync A[%arg3, %arg3]  B[%arg3]  C[%arg3, %arg3, %arg3, %arg3]  {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    %2 = nvvm.mma.sp.sync A[%arg0, %arg0] B[%arg1, %arg1] C[%arg2, %arg2] sparseMetadata[%arg3] selector[%arg3] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %3 = nvvm.mma.block_scale A[%arg3, %arg3, %arg3, %arg3] B[%arg3, %arg3] C[%arg5, %arg5, %arg5, %arg5] scaleA[%arg3, %arg4, %arg4] scaleB[%arg3, %arg4, %arg4] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %4 = nvvm.mma.sp.block_scale A[%arg3, %arg3, %arg3, %arg3] B[%arg3, %arg3, %arg3, %arg3] C[%arg5, %arg5, %arg5, %arg5] sparseMetadata[%arg3] selector[%arg3] scaleA[%arg3, %arg4, %arg4] scaleB[%arg3, %arg4, %arg4] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.return
  }
}

