// builtin.module(func.func(math-expand-ops{ops=tanh,ctlz}))
// Only the operations that are named.

func.func @f(%a: f32, %v: vector<4xf16>, %t: tensor<?xf32>, %s: tensor<2x3xf64>, %b: f32, %i: i32, %bf: bf16) -> (f32, vector<4xf16>, f32, vector<4xf16>, f32, vector<4xf16>, tensor<?xf32>) {
  %0 = math.sinh %a : f32
  %1 = math.cosh %v : vector<4xf16>
  %2 = math.tanh %a : f32
  %3 = math.tanh %v : vector<4xf16>
  %4 = math.asinh %a : f32
  %5 = math.acosh %v : vector<4xf16>
  %6 = math.tan %t : tensor<?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : f32, vector<4xf16>, f32, vector<4xf16>, f32, vector<4xf16>, tensor<?xf32>
}
func.func @g(%a: f32, %v: vector<4xf16>, %b: f32, %s: tensor<2x3xf64>, %bf: bf16) -> (f32, f32, f32, f32, vector<4xf16>, bf16, tensor<2x3xf64>, f32, f32) {
  %0 = math.atanh %a : f32
  %1 = math.fma %a, %b, %a : f32
  %2 = math.ceil %a : f32
  %3 = math.exp2 %a : f32
  %4 = math.exp2 %v : vector<4xf16>
  %5 = math.exp2 %bf : bf16
  %6 = math.ceil %s : tensor<2x3xf64>
  %7 = math.powf %a, %b : f32
  %8 = math.rsqrt %a : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, vector<4xf16>, bf16, tensor<2x3xf64>, f32, f32
}
func.func @pow(%a: f32, %v: vector<4xf16>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<4xf16>) {
  %z = arith.constant 0.0 : f32
  %c1 = arith.constant 1.0 : f32
  %m1 = arith.constant -1.0 : f32
  %h = arith.constant 0.5 : f32
  %mh = arith.constant -0.5 : f32
  %c2 = arith.constant 2.0 : f32
  %m2 = arith.constant -2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %c4 = arith.constant 4.0 : f32
  %d = arith.constant dense<2.0> : vector<4xf16>
  %0 = math.powf %a, %z : f32
  %1 = math.powf %a, %c1 : f32
  %2 = math.powf %a, %m1 : f32
  %3 = math.powf %a, %h : f32
  %4 = math.powf %a, %mh : f32
  %5 = math.powf %a, %c2 : f32
  %6 = math.powf %a, %m2 : f32
  %7 = math.powf %a, %c3 : f32
  %8 = math.powf %a, %c4 : f32
  %9 = math.powf %v, %d : vector<4xf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<4xf16>
}
func.func @powi(%a: f32, %v: vector<4xf16>, %i: i32, %w: vector<4xi32>) -> (f32, f32, f32, f32, vector<4xf16>, vector<4xf16>) {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i64
  %m3 = arith.constant -3 : i32
  %d = arith.constant dense<-2> : vector<4xi32>
  %0 = math.fpowi %a, %c0 : f32, i32
  %1 = math.fpowi %a, %c5 : f32, i64
  %2 = math.fpowi %a, %m3 : f32, i32
  %3 = math.fpowi %a, %i : f32, i32
  %4 = math.fpowi %v, %d : vector<4xf16>, vector<4xi32>
  %5 = math.fpowi %v, %w : vector<4xf16>, vector<4xi32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, vector<4xf16>, vector<4xf16>
}
func.func @rounds(%a: f32, %v: vector<4xf32>, %h: f16, %d: f64) -> (f32, vector<4xf32>, f16, f32, vector<4xf32>, f16, f64) {
  %0 = math.round %a : f32
  %1 = math.round %v : vector<4xf32>
  %2 = math.round %h : f16
  %3 = math.roundeven %a : f32
  %4 = math.roundeven %v : vector<4xf32>
  %5 = math.roundeven %h : f16
  %6 = math.roundeven %d : f64
  return %0, %1, %2, %3, %4, %5, %6 : f32, vector<4xf32>, f16, f32, vector<4xf32>, f16, f64
}
func.func @bits(%a: i32, %v: vector<4xi8>, %o: i1, %l: i128, %i: i17) -> (i32, vector<4xi8>, i1, i128, i17) {
  %0 = math.ctlz %a : i32
  %1 = math.ctlz %v : vector<4xi8>
  %2 = math.ctlz %o : i1
  %3 = math.ctlz %l : i128
  %4 = math.ctlz %i : i17
  return %0, %1, %2, %3, %4 : i32, vector<4xi8>, i1, i128, i17
}
