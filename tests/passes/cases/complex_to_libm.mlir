// builtin.module(convert-complex-to-libm)
func.func @of_f32(%a: complex<f32>) -> (complex<f32>, f32) {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.cos %a : complex<f32>
  %2 = complex.log %a : complex<f32>
  %3 = complex.sin %a : complex<f32>
  %4 = complex.sqrt %a : complex<f32>
  %5 = complex.tan %a : complex<f32>
  %6 = complex.tanh %a : complex<f32>
  %7 = complex.pow %6, %a : complex<f32>
  %8 = complex.abs %7 : complex<f32>
  %9 = complex.angle %7 : complex<f32>
  %10 = complex.exp %7 : complex<f32>
  return %10, %9 : complex<f32>, f32
}
func.func @of_f64(%a: complex<f64>) -> (complex<f64>, f64) {
  %0 = complex.conj %a : complex<f64>
  %1 = complex.cos %a : complex<f64>
  %2 = complex.log %a : complex<f64>
  %3 = complex.sin %a : complex<f64>
  %4 = complex.sqrt %a : complex<f64>
  %5 = complex.tan %a : complex<f64>
  %6 = complex.tanh %a : complex<f64>
  %7 = complex.pow %6, %a : complex<f64>
  %8 = complex.abs %7 : complex<f64>
  %9 = complex.angle %7 : complex<f64>
  %10 = complex.exp %7 : complex<f64>
  return %10, %9 : complex<f64>, f64
}
