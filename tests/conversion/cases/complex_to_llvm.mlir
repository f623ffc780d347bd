// builtin.module(convert-complex-to-llvm)
func.func @a(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 %0 = complex.add %a, %b : complex<f32>
 return %0 : complex<f32> }
func.func @s(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 %0 = complex.sub %a, %b fastmath<fast> : complex<f32>
 return %0 : complex<f32> }
func.func @m(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 %0 = complex.mul %a, %b : complex<f32>
 return %0 : complex<f32> }
func.func @abs(%a: complex<f32>) -> f32 {
 %0 = complex.abs %a : complex<f32>
 return %0 : f32 }
func.func @abs2(%a: complex<f32>) -> f32 {
 %0 = complex.abs %a fastmath<nnan> : complex<f32>
 return %0 : f32 }
func.func @c(%a: f64, %b: f64) -> complex<f64> {
 %0 = complex.create %a, %b : complex<f64>
 return %0 : complex<f64> }
func.func @r(%a: complex<f64>) -> (f64, f64) {
 %0 = complex.re %a : complex<f64>
 %1 = complex.im %a : complex<f64>
 return %0, %1 : f64, f64 }
func.func @k() -> complex<f64> {
 %0 = complex.constant [1.0, 2.0] : complex<f64>
 return %0 : complex<f64> }
func.func @d(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 %0 = complex.div %a, %b : complex<f32>
 return %0 : complex<f32> }
func.func @fast(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
 %0 = complex.div %a, %b fastmath<nnan> : complex<f16>
 %1 = complex.mul %0, %b fastmath<fast> : complex<f16>
 return %1 : complex<f16> }
