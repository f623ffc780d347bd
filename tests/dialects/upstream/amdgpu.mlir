module {
  func.func @f(%arg0: f32, %arg1: vector<32xf32>, %arg2: vector<16xf16>, %arg3: vector<8xf32>, %arg4: f32, %arg5: vector<4xf8E5M2FNUZ>) {
    %0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {blocks = 2 : i32} blgp =  none : f32, f32, vector<32xf32>
    %1 = amdgpu.wmma 16x16x16 %arg2 * %arg2 + %arg3 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    %2 = amdgpu.packed_trunc_2xfp8 %arg4, undef into %arg5[word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
    return
  }
}
