// builtin.module(math-sincos-fusion,math-uplift-to-fma,math-extend-to-supported-types{extra-types=f16})
// Sines with cosines, products with sums, and functions of small floats on larger ones.

func.func @f(%a: f32, %b: f32, %v: vector<4xf64>) -> (f32, f32, f32, f32, vector<4xf64>, vector<4xf64>, f32) {
  %0 = math.cos %a : f32
  %1 = math.sin %a : f32
  %2 = math.sin %b fastmath<fast> : f32
  %3 = math.cos %b fastmath<contract> : f32
  %4 = math.sin %v : vector<4xf64>
  %5 = math.cos %v : vector<4xf64>
  %6 = math.cos %a : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, vector<4xf64>, vector<4xf64>, f32
}
func.func @fma(%a: f32, %b: f32, %c: f32, %v: vector<4xf16>) -> (f32, f32, f32, vector<4xf16>, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<fast> : f32
  %2 = arith.mulf %a, %b fastmath<fast> : f32
  %3 = arith.addf %c, %2 fastmath<fast> : f32
  %4 = arith.addf %c, %2 : f32
  %5 = arith.mulf %v, %v fastmath<contract> : vector<4xf16>
  %6 = arith.addf %5, %5 fastmath<contract,nnan> : vector<4xf16>
  %7 = arith.mulf %a, %b : f32
  %8 = arith.addf %7, %2 fastmath<fast> : f32
  return %1, %3, %4, %6, %8 : f32, f32, f32, vector<4xf16>, f32
}
func.func @ext(%a: f16, %b: bf16, %v: vector<4xf16>, %d: f64, %t: tensor<?xbf16>, %i: i32) -> (f16, bf16, vector<4xf16>, f64, tensor<?xbf16>, f16, f16, i1) {
  %0 = math.sin %a : f16
  %1 = math.powf %b, %b : bf16
  %2 = math.exp %v fastmath<fast> : vector<4xf16>
  %3 = math.exp %d : f64
  %4 = math.sqrt %t : tensor<?xbf16>
  %5 = math.fma %a, %a, %a : f16
  %6 = math.fpowi %a, %i : f16, i32
  %7 = math.isnan %a : f16
  %8 = math.sin %0 : f16
  return %8, %1, %2, %3, %4, %5, %6, %7 : f16, bf16, vector<4xf16>, f64, tensor<?xbf16>, f16, f16, i1
}
