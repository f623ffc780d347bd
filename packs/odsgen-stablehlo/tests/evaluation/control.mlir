func.func @power() {
  %base = stablehlo.constant dense<3> : tensor<i32>
  %count = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %p = %one) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %count, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %q = stablehlo.multiply %p, %base : tensor<i32>
    stablehlo.return %j, %q : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%0#1, dense<243> : tensor<i32>) : tensor<i32>
  return
}

func.func @branches() {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %number = stablehlo.constant dense<7> : tensor<i32>
  %0 = "stablehlo.if"(%true) ({
    %a = stablehlo.constant dense<1> : tensor<i32>
    stablehlo.return %a : tensor<i32>
  }, {
    stablehlo.return %number : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  check.expect_eq_const(%0, dense<1> : tensor<i32>) : tensor<i32>
  %1 = "stablehlo.case"(%number) ({
    stablehlo.return %0 : tensor<i32>
  }, {
    stablehlo.return %number : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%1, dense<7> : tensor<i32>) : tensor<i32>
  return
}

// A comparator and a body that call a function are run operation by operation.
func.func private @less(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @sorted_with_places() {
  %0 = stablehlo.constant dense<[5, 1, 3, 1, 4]> : tensor<5xi32>
  %1 = stablehlo.iota dim = 0 : tensor<5xi64>
  %2:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i64>, %d: tensor<i64>):
    %l = func.call @less(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<5xi32>, tensor<5xi64>) -> (tensor<5xi32>, tensor<5xi64>)
  check.expect_eq_const(%2#0, dense<[1, 1, 3, 4, 5]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%2#1, dense<[1, 3, 2, 4, 0]> : tensor<5xi64>) : tensor<5xi64>
  return
}

func.func @largest_and_its_place() {
  %0 = stablehlo.constant dense<[[1.0, 5.0, 2.0], [7.0, 7.0, 0.0]]> : tensor<2x3xf32>
  %1 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %2:2 = stablehlo.reduce(%0 init: %low), (%1 init: %zero) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {
    %g = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
    %p = stablehlo.select %g, %c, %d : tensor<i1>, tensor<i32>
    stablehlo.return %v, %p : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%2#0, dense<[5.0, 7.0]> : tensor<2xf32>) : tensor<2xf32>
  check.expect_eq_const(%2#1, dense<[1, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @division_by_zero() {
  %a = stablehlo.constant dense<[7, -7, -128]> : tensor<3xi8>
  %b = stablehlo.constant dense<[0, 0, -1]> : tensor<3xi8>
  %0 = stablehlo.divide %a, %b : tensor<3xi8>
  %1 = stablehlo.remainder %a, %b : tensor<3xi8>
  check.expect_eq_const(%0, dense<[-1, -1, -128]> : tensor<3xi8>) : tensor<3xi8>
  check.expect_eq_const(%1, dense<[7, -7, 0]> : tensor<3xi8>) : tensor<3xi8>
  return
}

func.func @random_bits() {
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
  check.expect_eq_const(%0#0, dense<[1, 8]> : tensor<2xui64>) : tensor<2xui64>
  check.expect_eq_const(%0#1, dense<[[43444564, 3979645651, 1672743891], [2150618427, 3745730563, 4240503393], [2109414752, 2534981805, 2868795927]]> : tensor<3x3xui32>) : tensor<3x3xui32>
  %1:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  check.expect_eq_const(%1#0, dense<[1, 4]> : tensor<2xui64>) : tensor<2xui64>
  check.expect_eq_const(%1#1, dense<[12229731395331991369, 3437131457114678231, 13465615291114923006]> : tensor<3xui64>) : tensor<3xui64>
  return
}

func.func @factorizations() {
  %a = stablehlo.constant dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf64>
  %0 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x2xf64>) -> tensor<2x2xf64>
  check.expect_eq_const(%0, dense<[[2.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf64>) : tensor<2x2xf64>
  %b = stablehlo.constant dense<[[2.0], [5.0]]> : tensor<2x1xf64>
  %1 = "stablehlo.triangular_solve"(%0, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  check.expect_eq_const(%1, dense<[[1.0], [2.0]]> : tensor<2x1xf64>) : tensor<2x1xf64>
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %2 = stablehlo.fft %c, type = RFFT, length = [3] : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
  %3 = stablehlo.fft %2, type = IRFFT, length = [3] : (tensor<2xcomplex<f64>>) -> tensor<3xf64>
  check.expect_almost_eq_const(%3, dense<[1.0, 2.0, 3.0]> : tensor<3xf64>) : tensor<3xf64>
  return
}

func.func @of_chlo() {
  %0 = stablehlo.constant dense<[0.5, -0.25, 2.0]> : tensor<3xf64>
  %1 = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf64>
  %2 = chlo.broadcast_add %0, %1 : (tensor<3xf64>, tensor<2x1xf64>) -> tensor<2x3xf64>
  check.expect_eq_const(%2, dense<[[1.5, 0.75, 3.0], [2.5, 1.75, 4.0]]> : tensor<2x3xf64>) : tensor<2x3xf64>
  %3 = chlo.erf %0 : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const(%3, dense<[0.5204998778130465, -0.27632639016823696, 0.9953222650189527]> : tensor<3xf64>) : tensor<3xf64>
  %4 = chlo.digamma %0 : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const(%4, dense<[-1.9635100260214235, 2.9141391041335346, 0.42278433509846713]> : tensor<3xf64>) : tensor<3xf64>
  %5, %6 = chlo.top_k(%0, k = 2) : tensor<3xf64> -> (tensor<2xf64>, tensor<2xi32>)
  check.expect_eq_const(%5, dense<[2.0, 0.5]> : tensor<2xf64>) : tensor<2xf64>
  check.expect_eq_const(%6, dense<[2, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}
