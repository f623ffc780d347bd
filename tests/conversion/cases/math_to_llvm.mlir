// builtin.module(convert-math-to-llvm)
func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %w: vector<2x2xf32>, %n: index) {
  %0 = math.absf %x : f32
  %1 = math.absi %i : i32
  %2 = math.ceil %x fastmath<fast> : f32
  %3 = math.copysign %x, %x : f32
  %4 = math.cos %v : vector<4xf32>
  %5 = math.ctlz %i : i32
  %6 = math.cttz %i : i32
  %7 = math.ctpop %i : i32
  %8 = math.exp2 %x : f32
  %9 = math.exp %w : vector<2x2xf32>
  %10 = math.expm1 %x : f32
  %11 = math.floor %x : f32
  %12 = math.fma %x, %x, %x : f32
  %13 = math.log10 %x : f32
  %14 = math.log1p %x : f32
  %15 = math.log2 %x : f32
  %16 = math.log %x : f32
  %17 = math.powf %x, %x : f32
  %18 = math.fpowi %x, %i : f32, i32
  %19 = math.round %x : f32
  %20 = math.roundeven %x : f32
  %21 = math.rsqrt %x : f32
  %22 = math.sin %x : f32
  %23 = math.sqrt %x : f32
  %24 = math.trunc %x : f32
  %25 = math.isnan %x : f32
  %26 = math.isfinite %x : f32
  %27 = math.tan %x : f32
  %28 = math.tanh %x : f32
  %29 = math.sinh %x : f32
  %30 = math.acos %x : f32
  %31 = math.atan2 %x, %x : f32
  %32 = math.erf %x : f32
  %33 = math.rsqrt %v : vector<4xf32>
  %34 = math.rsqrt %w : vector<2x2xf32>
  %35 = math.expm1 %v : vector<4xf32>
  %36, %s = math.sincos %x : f32
  %37 = math.ctlz %n : index
  return
}
