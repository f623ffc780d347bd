// Every builtin type with an encoding of its own, and some without.
func.func private @types(i1, si8, ui64, i16777215, index, none, bf16, f16, f32, f64, f80, f128, tf32, f8E4M3FN,
  complex<f32>, tuple<>, tuple<i32, tuple<f32>>, (i32) -> (), () -> (i32, f32),
  vector<f32>, vector<4x8xf32>, vector<4x[8]xf32>, vector<[4]x[2]xi1>,
  tensor<f32>, tensor<?x4xf32>, tensor<*xi8>, tensor<2xi8, "encoding">,
  memref<f32>, memref<?x4xf32>, memref<4xf32, 3 : i32>, memref<*xf32>, memref<*xf32, "space">,
  memref<4x4xf32, strided<[?, 1], offset: 2>>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>,
  !unknown.type, !unknown<"raw text">)
