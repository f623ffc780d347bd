// builtin.module(canonicalize)
func.func @a(%x: complex<f32>, %y: complex<f32>, %r: f32, %i: f32) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>, complex<f32>, f32, complex<f32>, complex<f32>) {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %x, %y : complex<f32>
  %1 = complex.add %0, %y : complex<f32>
  %2 = complex.add %x, %z : complex<f32>
  %3 = complex.add %x, %y : complex<f32>
  %4 = complex.sub %3, %y : complex<f32>
  %5 = complex.neg %x : complex<f32>
  %6 = complex.neg %5 : complex<f32>
  %7 = complex.exp %x : complex<f32>
  %8 = complex.log %7 : complex<f32>
  %9 = complex.mul %x, %one : complex<f32>
  %10 = complex.create %r, %i : complex<f32>
  %11 = complex.re %10 : complex<f32>
  %12 = complex.im %10 : complex<f32>
  %13 = complex.re %x : complex<f32>
  %14 = complex.im %x : complex<f32>
  %15 = complex.create %13, %14 : complex<f32>
  %16 = complex.conj %x : complex<f32>
  %17 = complex.conj %16 : complex<f32>
  %18 = complex.neg %10 : complex<f32>
  %19 = complex.re %18 : complex<f32>
  %20 = complex.sub %x, %z : complex<f32>
  %21 = complex.div %x, %one : complex<f32>
  return %1, %2, %4, %6, %8, %9, %11, %12, %15, %17, %19, %20, %21 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>, complex<f32>, f32, complex<f32>, complex<f32>
}
func.func @b(%x: complex<f32>, %y: complex<f32>, %v: i64, %w: f64) -> (f32, f32, f32, complex<f32>, i64, f64, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f64, i64, complex<f32>) {
  %c = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.re %c : complex<f32>
  %1 = complex.im %c : complex<f32>
  %n = complex.neg %x : complex<f32>
  %2 = complex.im %n : complex<f32>
  %3 = complex.mul %c, %d : complex<f32>
  %4 = complex.bitcast %v : i64 to complex<f32>
  %5 = complex.bitcast %4 : complex<f32> to i64
  %6 = complex.bitcast %4 : complex<f32> to f64
  %7 = complex.add %c, %d : complex<f32>
  %8 = complex.div %c, %d : complex<f32>
  %9 = complex.log %x : complex<f32>
  %10 = complex.exp %9 : complex<f32>
  %11 = complex.sub %c, %d : complex<f32>
  %12 = arith.bitcast %v : i64 to f64
  %13 = complex.bitcast %12 : f64 to complex<f32>
  %14 = complex.bitcast %13 : complex<f32> to f64
  %15 = complex.bitcast %13 : complex<f32> to i64
  %16 = complex.conj %c : complex<f32>
  return %0, %1, %2, %3, %5, %6, %7, %8, %10, %11, %14, %15, %16 : f32, f32, f32, complex<f32>, i64, f64, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f64, i64, complex<f32>
}
func.func @c(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %n = complex.neg %c : complex<f32>
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = complex.exp %z : complex<f32>
  %m = complex.mul %c, %x : complex<f32>
  %a = complex.add %z, %x : complex<f32>
  %f3 = arith.constant 3.0 : f32
  %k = complex.create %f3, %f3 : complex<f32>
  return %n, %e, %m, %a, %k : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
