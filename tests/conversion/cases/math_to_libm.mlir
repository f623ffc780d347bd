// builtin.module(convert-math-to-libm)
func.func @f(%a: f32, %d: f64, %h: f16, %v: vector<2xf32>, %i: i32) -> f32 {
  %0 = math.erf %a : f32
  %1 = math.asinh %d : f64
  %2 = math.cbrt %h : f16
  %3 = math.erfc %v : vector<2xf32>
  %4 = math.acosh %a fastmath<fast> : f32
  %5 = math.atanh %a : f32
  %8 = math.rsqrt %a : f32
  %9 = math.expm1 %a : f32
  %10 = math.sin %a : f32
  return %4 : f32
}
func.func @g(%a: f32, %v: vector<2x2xf64>, %b: bf16) -> f32 {
  %0 = math.atan2 %a, %a : f32
  %1 = math.fma %v, %v, %v : vector<2x2xf64>
  %2 = math.powf %b, %b fastmath<fast> : bf16
  %3 = math.tanh %b : bf16
  %4 = math.absf %a : f32
  %5 = math.erf %a : f32
  return %0 : f32
}
