func.func @f(%a: f32, %b: vector<32xf32>) -> vector<32xf32> {
  // expected-error @below {{expected 3 dimensions in MNK dimension list}}
  %d = amdgpu.mfma 32x32 %a * %a + %b {blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
  return %d : vector<32xf32>
}

// -----

func.func @f(%v: f32, %x: vector<4xf8E5M2FNUZ>) {
  // expected-error @below {{existing values must have same type as result}}
  %d = amdgpu.packed_trunc_2xfp8 %v, undef into %x[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E5M2FNUZ>
  return
}
