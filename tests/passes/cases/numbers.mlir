// builtin.module(canonicalize)
func.func @functions() -> (f32, f32, f32, f64, f32, f16, bf16, f32, f16) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -1.0 : f32
  %four = arith.constant 4.0 : f32
  %nine = arith.constant 9.0 : f64
  %h = arith.constant -1.5 : f16
  %b = arith.constant 2.5 : bf16
  %0 = math.cos %zero : f32
  %1 = math.log2 %four : f32
  %2 = math.sqrt %minus : f32
  %3 = math.sqrt %nine : f64
  %4 = math.atan2 %zero, %zero : f32
  %5 = math.floor %h : f16
  %6 = math.roundeven %b : bf16
  %7 = math.copysign %four, %minus : f32
  %8 = math.trunc %h : f16
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f64, f32, f16, bf16, f32, f16
}
func.func @integers() -> (i32, i32, i8, i16, vector<3xi8>) {
  %c3 = arith.constant 3 : i32
  %cm = arith.constant -3 : i32
  %0 = math.ipowi %cm, %c3 : i32
  %1 = math.ipowi %c3, %cm : i32
  %c0 = arith.constant 0 : i8
  %2 = math.cttz %c0 : i8
  %c7 = arith.constant 7 : i16
  %3 = math.ctlz %c7 : i16
  %v = arith.constant dense<[1, -128, -1]> : vector<3xi8>
  %4 = math.absi %v : vector<3xi8>
  return %0, %1, %2, %3, %4 : i32, i32, i8, i16, vector<3xi8>
}
func.func @classes() -> (i1, i1, i1) {
  %zero = arith.constant 0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = math.isnormal %zero : f32
  %1 = math.isnan %nan : f32
  %2 = math.isfinite %zero : f32
  return %0, %1, %2 : i1, i1, i1
}
func.func @compared(%x: index, %y: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 0
  %c5 = index.constant 5
  %high = index.constant 4294967301
  %0 = index.cmp ult(%c0, %high)
  %1 = index.minu %x, %c5
  %2 = index.cmp ule(%1, %c5)
  %3 = index.maxs %x, %c5
  %4 = index.cmp ugt(%3, %c0)
  %5 = index.sub %x, %y
  %6 = index.cmp eq(%5, %c0)
  %7 = index.cmp ne(%c5, %high)
  return %0, %2, %4, %6, %7 : i1, i1, i1, i1, i1
}
func.func @inequality_needs_both_signs(%x: index) -> (i1, i1, i1, i1) {
  %c1 = index.constant 1
  %c5 = index.constant 5
  %c_1 = index.constant -1
  %low = index.mins %x, %c1
  %0 = index.cmp eq(%low, %c5)
  %1 = index.cmp ne(%low, %c5)
  %high = index.maxs %x, %c5
  %2 = index.cmp eq(%high, %c1)
  %3 = index.cmp ne(%high, %c_1)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
