func.func @f() {
  // expected-error @below {{requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f64')}}
  %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f64>
  return
}

// -----

func.func @f() {
  // expected-error @below {{requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant ["a", 1.0 : f64] : complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{casting bitwidths do not match}}
  %0 = complex.bitcast %a : complex<f32> to f32
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : f64 to i64
  return
}
