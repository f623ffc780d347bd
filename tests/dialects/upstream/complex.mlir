module {
  func.func @f(%arg0: complex<f32>) attributes {number = #complex.number<:f64 1.000000e+00, -2.000000e+00> : complex<f64>} {
    %cst = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
    %0 = complex.bitcast %arg0 : complex<f32> to i64
    %1 = complex.add %arg0, %arg0 fastmath<nnan> : complex<f32>
    return
  }
}
