llvm.func @f(%arg0: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%arg0, %arg0] B[%arg0] C[%arg0, %arg0] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 2147483647>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
