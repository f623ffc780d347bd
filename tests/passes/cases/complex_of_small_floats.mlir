// builtin.module(convert-complex-to-standard)
// Infinities and NaNs of formats without them.
func.func @exp_f8E4M3FN(%a: complex<f8E4M3FN>) -> complex<f8E4M3FN> {
  %0 = complex.exp %a : complex<f8E4M3FN>
  return %0 : complex<f8E4M3FN>
}
func.func @sqrt_f8E4M3FN(%a: complex<f8E4M3FN>) -> complex<f8E4M3FN> {
  %0 = complex.sqrt %a : complex<f8E4M3FN>
  return %0 : complex<f8E4M3FN>
}
func.func @exp_f4E2M1FN(%a: complex<f4E2M1FN>) -> complex<f4E2M1FN> {
  %0 = complex.exp %a : complex<f4E2M1FN>
  return %0 : complex<f4E2M1FN>
}
func.func @sqrt_f4E2M1FN(%a: complex<f4E2M1FN>) -> complex<f4E2M1FN> {
  %0 = complex.sqrt %a : complex<f4E2M1FN>
  return %0 : complex<f4E2M1FN>
}
