func.func @abs() {
  %0 = stablehlo.constant dense<[103, 110, -31, 115, 127, 0]> : tensor<6xi8>
  %1 = "stablehlo.abs"(%0) : (tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[103, 110, 31, 115, 127, 0]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @abs_2() {
  %0 = stablehlo.constant dense<[3.799, 3.983, 1.0, 2.835, -3.197, -2.294]> : tensor<6xf16>
  %1 = "stablehlo.abs"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[3.798830e+00, 3.982420e+00, 1.000000e+00, 2.835940e+00, 3.197270e+00, 2.294920e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @abs_3() {
  %0 = stablehlo.constant dense<[(-2.17, -0.2979), (-1.014, 1.397), (0.1316, 2.681), (0.5393, 2.542), (-0.1512, -0.8552), (-1.129, -2.799)]> : tensor<6xcomplex<f32>>
  %1 = "stablehlo.abs"(%0) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  "check.expect_almost_eq_const"(%1) <{value = dense<[2.19035268, 1.72621119, 2.68422794, 2.59857821, 0.868463278, 3.01811886]> : tensor<6xf32>}> : (tensor<6xf32>) -> ()
  return
}

func.func @cbrt() {
  %0 = stablehlo.constant dense<[-1.267, 3.5, 2.969, 2.324, 0.5825, -0.9413]> : tensor<6xf16>
  %1 = "stablehlo.cbrt"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[-1.082030e+00, 1.518550e+00, 1.437500e+00, 1.324220e+00, 8.349610e-01, -9.799800e-01]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @ceil() {
  %0 = stablehlo.constant dense<[0.0, 0.8604, -1.751, 1.194, 1.128, -2.481]> : tensor<6xf16>
  %1 = "stablehlo.ceil"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, 2.000000e+00, -2.000000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @cosine() {
  %0 = stablehlo.constant dense<[3.358, 0x7C00, -3.719, 1.493, -0.2355, 3.205]> : tensor<6xf16>
  %1 = "stablehlo.cosine"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-9.765620e-01, 0xFE00, -8.378900e-01, 7.757570e-02, 9.721670e-01, -9.980460e-01]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @count_leading_zeros() {
  %0 = stablehlo.constant dense<[-128, 1, 1, 0, 0, 127]> : tensor<6xi8>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 7, 7, 8, 8, 1]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @count_leading_zeros_2() {
  %0 = stablehlo.constant dense<[97, 0, 0, 255, 0, 255]> : tensor<6xui8>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[1, 8, 8, 0, 8, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @exponential() {
  %0 = stablehlo.constant dense<[3.5, 2.0, 0.9998, -1.828, 0.5191, 1.065]> : tensor<6xf16>
  %1 = "stablehlo.exponential"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[3.312500e+01, 7.390630e+00, 2.718750e+00, 1.607670e-01, 1.680660e+00, 2.902340e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @exponential_minus_one() {
  %0 = stablehlo.constant dense<[1.911, -0.878, 0x7E00, -2.587, 3.047, -3.822]> : tensor<6xf16>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[5.761710e+00, -5.844730e-01, 0x7E00, -9.248040e-01, 2.004690e+01, -9.780270e-01]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @floor() {
  %0 = stablehlo.constant dense<[0.3788, -0.1391, 0x7C00, 0x7C00, -0.9202, 0.1265]> : tensor<6xf16>
  %1 = "stablehlo.floor"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[0.000000e+00, -1.000000e+00, 0x7C00, 0x7C00, -1.000000e+00, 0.000000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @log() {
  %0 = stablehlo.constant dense<[2.909, -0.1979, -3.093, 2.849, 1.754, -2.783]> : tensor<6xf16>
  %1 = "stablehlo.log"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[1.067380e+00, 0x7E00, 0x7E00, 1.046880e+00, 5.620120e-01, 0x7E00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @log_plus_one() {
  %0 = stablehlo.constant dense<[-0.3817, -2.091, 0.3692, 2.0, 0x7E00, 2.54]> : tensor<6xf16>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-4.807130e-01, 0xFE00, 3.142090e-01, 1.098630e+00, 0x7E00, 1.263670e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @logistic() {
  %0 = stablehlo.constant dense<[0x7E00, -3.019, 1.0, 3.5, -1.0, -3.809]> : tensor<6xf16>
  %1 = "stablehlo.logistic"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[0x7E00, 4.653930e-02, 7.309570e-01, 9.707030e-01, 2.690430e-01, 2.169800e-02]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @negate() {
  %0 = stablehlo.constant dense<[0, 0, 0, 3, 1, 127]> : tensor<6xi8>
  %1 = "stablehlo.negate"(%0) : (tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 0, -3, -1, -127]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @negate_2() {
  %0 = stablehlo.constant dense<[255, 255, 0, 0, 1, 0]> : tensor<6xui8>
  %1 = "stablehlo.negate"(%0) : (tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[1, 1, 0, 0, 255, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @negate_3() {
  %0 = stablehlo.constant dense<[3.805, 1.364, -2.27, 1.333, 2.947, 0x7E00]> : tensor<6xf16>
  %1 = "stablehlo.negate"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-3.804690e+00, -1.364260e+00, 2.269530e+00, -1.333010e+00, -2.947270e+00, 0xFE00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @popcnt() {
  %0 = stablehlo.constant dense<[127, 1, -47, 123, 127, 0]> : tensor<6xi8>
  %1 = "stablehlo.popcnt"(%0) : (tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[7, 1, 4, 6, 7, 0]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @popcnt_2() {
  %0 = stablehlo.constant dense<[0, 0, 0, 13, 0, 255]> : tensor<6xui8>
  %1 = "stablehlo.popcnt"(%0) : (tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 0, 3, 0, 8]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @round_nearest_afz() {
  %0 = stablehlo.constant dense<[-2.309, 0.3699, -2.582, 1.0, -2.541, -2.5]> : tensor<6xf16>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[-2.000000e+00, 0.000000e+00, -3.000000e+00, 1.000000e+00, -3.000000e+00, -3.000000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @round_nearest_even() {
  %0 = stablehlo.constant dense<[-0.7832, -2.986, -0.07135, 0x7E00, -2.861, -0.0]> : tensor<6xf16>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-1.000000e+00, -3.000000e+00, -0.000000e+00, 0x7E00, -3.000000e+00, -0.000000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @rsqrt() {
  %0 = stablehlo.constant dense<[0.5, -1.14, 0x7C00, 1.89, -1.518, -2.83]> : tensor<6xf16>
  %1 = "stablehlo.rsqrt"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[1.414060e+00, 0xFE00, 0.000000e+00, 7.275390e-01, 0xFE00, 0xFE00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @sign() {
  %0 = stablehlo.constant dense<[0, 1, -128, -128, 83, 0]> : tensor<6xi8>
  %1 = "stablehlo.sign"(%0) : (tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 1, -1, -1, 1, 0]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @sign_2() {
  %0 = stablehlo.constant dense<[1.55, -2.322, -3.552, 0x7C00, 2.03, -0.0]> : tensor<6xf16>
  %1 = "stablehlo.sign"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, -0.000000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @sine() {
  %0 = stablehlo.constant dense<[-2.817, -0.8293, 3.5, 0xFC00, -0.7135, -0.0]> : tensor<6xf16>
  %1 = "stablehlo.sine"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-3.195800e-01, -7.373050e-01, -3.508300e-01, 0xFE00, -6.542960e-01, -0.000000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @sqrt() {
  %0 = stablehlo.constant dense<[1.257, 0.0, -0.0, 0xFC00, 2.977, -0.0]> : tensor<6xf16>
  %1 = "stablehlo.sqrt"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[1.121090e+00, 0.000000e+00, -0.000000e+00, 0xFE00, 1.725590e+00, -0.000000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @tan() {
  %0 = stablehlo.constant dense<[-2.524, 0xFC00, 1.915, 0x7C00, 0.3207, -1.0]> : tensor<6xf16>
  %1 = "stablehlo.tan"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[7.109380e-01, 0xFE00, -2.789060e+00, 0xFE00, 3.322750e-01, -1.557620e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @tanh() {
  %0 = stablehlo.constant dense<[0x7C00, 2.581, -3.806, 3.692, -3.495, 0.5]> : tensor<6xf16>
  %1 = "stablehlo.tanh"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.000000e+00, 9.887690e-01, -9.990230e-01, 9.985350e-01, -9.980460e-01, 4.621580e-01]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @not() {
  %0 = stablehlo.constant dense<[0, 2, 9, 1, -128, -128]> : tensor<6xi8>
  %1 = "stablehlo.not"(%0) : (tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[-1, -3, -10, -2, 127, 127]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @not_2() {
  %0 = stablehlo.constant dense<[181, 255, 255, 255, 2, 7]> : tensor<6xui8>
  %1 = "stablehlo.not"(%0) : (tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[74, 0, 0, 0, 253, 248]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @add() {
  %0 = stablehlo.constant dense<[-128, -128, 1, -116, 7, -117]> : tensor<6xi8>
  %a = stablehlo.constant dense<[4, 127, -2, 127, 1, 72]> : tensor<6xi8>
  %1 = "stablehlo.add"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[-124, -1, -1, 11, 8, -45]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @add_2() {
  %0 = stablehlo.constant dense<[255, 0, 233, 97, 0, 255]> : tensor<6xui8>
  %a = stablehlo.constant dense<[97, 6, 255, 0, 239, 0]> : tensor<6xui8>
  %1 = "stablehlo.add"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[96, 6, 232, 97, 239, 255]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @add_3() {
  %0 = stablehlo.constant dense<[1.0, 1.55, 0xFC00, 0x7E00, 1.868, 0.0]> : tensor<6xf16>
  %a = stablehlo.constant dense<[-2.947, -3.503, -1.762, 0.8546, 0xFC00, 2.9]> : tensor<6xf16>
  %1 = "stablehlo.add"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-1.947270e+00, -1.954100e+00, 0xFC00, 0x7E00, 0xFC00, 2.900390e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @atan2() {
  %0 = stablehlo.constant dense<[-1.578, -3.064, -0.0, 2.22, -3.245, 3.5]> : tensor<6xf16>
  %a = stablehlo.constant dense<[0.4875, 1.507, 0xFC00, 1.141, -1.477, 1.0]> : tensor<6xf16>
  %1 = "stablehlo.atan2"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[-1.271480e+00, -1.114260e+00, -3.140630e+00, 1.096680e+00, -1.998050e+00, 1.292970e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @divide() {
  %0 = stablehlo.constant dense<[0, 0, 127, -128, -128, 0]> : tensor<6xi8>
  %a = stablehlo.constant dense<[127, 1, 1, 1, -128, 21]> : tensor<6xi8>
  %1 = "stablehlo.divide"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 127, -128, 1, 0]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @divide_2() {
  %0 = stablehlo.constant dense<[0, 9, 255, 136, 255, 0]> : tensor<6xui8>
  %a = stablehlo.constant dense<[1, 46, 1, 4, 100, 1]> : tensor<6xui8>
  %1 = "stablehlo.divide"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 255, 34, 2, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @divide_3() {
  %0 = stablehlo.constant dense<[-2.023, 2.912, -2.199, 0.5, 1.0, 0.3762]> : tensor<6xf16>
  %a = stablehlo.constant dense<[-1.093, 2.629, 3.843, 3.482, 0.6572, -0.9659]> : tensor<6xf16>
  %1 = "stablehlo.divide"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.851560e+00, 1.107420e+00, -5.722650e-01, 1.435550e-01, 1.521480e+00, -3.896480e-01]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @maximum() {
  %0 = stablehlo.constant dense<[0, 127, 105, 0, 0, 0]> : tensor<6xi8>
  %a = stablehlo.constant dense<[127, 11, -99, 1, 127, 0]> : tensor<6xi8>
  %1 = "stablehlo.maximum"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[127, 127, 105, 1, 127, 0]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @maximum_2() {
  %0 = stablehlo.constant dense<[0, 1, 0, 0, 0, 5]> : tensor<6xui8>
  %a = stablehlo.constant dense<[10, 2, 3, 1, 1, 0]> : tensor<6xui8>
  %1 = "stablehlo.maximum"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[10, 2, 3, 1, 1, 5]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @maximum_3() {
  %0 = stablehlo.constant dense<[-2.568, 0xFC00, -3.692, 2.645, -2.558, -2.544]> : tensor<6xf16>
  %a = stablehlo.constant dense<[1.606, -0.0, 1.534, 0.0, 0.9229, 0.08761]> : tensor<6xf16>
  %1 = "stablehlo.maximum"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.606450e+00, -0.000000e+00, 1.534180e+00, 2.644530e+00, 9.228510e-01, 8.758540e-02]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @minimum() {
  %0 = stablehlo.constant dense<[1, 62, 8, 127, 52, 127]> : tensor<6xi8>
  %a = stablehlo.constant dense<[-1, 0, 0, 127, -16, 1]> : tensor<6xi8>
  %1 = "stablehlo.minimum"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[-1, 0, 0, 127, -16, 1]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @minimum_2() {
  %0 = stablehlo.constant dense<[1, 0, 149, 255, 0, 1]> : tensor<6xui8>
  %a = stablehlo.constant dense<[255, 8, 0, 1, 193, 255]> : tensor<6xui8>
  %1 = "stablehlo.minimum"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[1, 0, 0, 1, 0, 1]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @minimum_3() {
  %0 = stablehlo.constant dense<[3.48, 1.504, -1.07, 0x7C00, -2.905, -2.766]> : tensor<6xf16>
  %a = stablehlo.constant dense<[0.2445, -1.903, -1.154, -2.431, 1.346, -0.01961]> : tensor<6xf16>
  %1 = "stablehlo.minimum"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[2.445070e-01, -1.903320e+00, -1.154300e+00, -2.431640e+00, -2.904300e+00, -2.765630e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @multiply() {
  %0 = stablehlo.constant dense<[-128, 3, 87, 115, -128, -5]> : tensor<6xi8>
  %a = stablehlo.constant dense<[0, 0, -128, -2, 7, 9]> : tensor<6xi8>
  %1 = "stablehlo.multiply"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, -128, 26, -128, -45]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @multiply_2() {
  %0 = stablehlo.constant dense<[0, 194, 0, 255, 252, 67]> : tensor<6xui8>
  %a = stablehlo.constant dense<[0, 255, 128, 2, 1, 4]> : tensor<6xui8>
  %1 = "stablehlo.multiply"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 62, 0, 254, 252, 12]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @multiply_3() {
  %0 = stablehlo.constant dense<[1.88, 1.238, 1.259, 1.81, -0.2091, 2.801]> : tensor<6xf16>
  %a = stablehlo.constant dense<[3.925, -3.862, -1.0, 3.626, 0.5, 0x7C00]> : tensor<6xf16>
  %1 = "stablehlo.multiply"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[7.378900e+00, -4.781250e+00, -1.258790e+00, 6.562500e+00, -1.045530e-01, 0x7C00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @power() {
  %0 = stablehlo.constant dense<[67, 1, 127, 9, 103, 1]> : tensor<6xi8>
  %a = stablehlo.constant dense<[0, 1, -128, 0, 8, 127]> : tensor<6xi8>
  %1 = "stablehlo.power"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[1, 1, 0, 1, -63, 1]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @power_2() {
  %0 = stablehlo.constant dense<[0, 255, 0, 0, 7, 1]> : tensor<6xui8>
  %a = stablehlo.constant dense<[0, 0, 0, 0, 0, 0]> : tensor<6xui8>
  %1 = "stablehlo.power"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<1> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @power_3() {
  %0 = stablehlo.constant dense<[1.252, -2.154, 0.4219, -2.033, 1.749, -3.104]> : tensor<6xf16>
  %a = stablehlo.constant dense<[0x7C00, 0.0, 3.632, -3.292, -1.83, -3.394]> : tensor<6xf16>
  %1 = "stablehlo.power"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[0x7C00, 1.000000e+00, 4.348750e-02, 0xFE00, 3.593750e-01, 0xFE00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @remainder() {
  %0 = stablehlo.constant dense<[-128, -4, 0, -128, 127, 1]> : tensor<6xi8>
  %a = stablehlo.constant dense<[1, 1, 1, 1, -128, -128]> : tensor<6xi8>
  %1 = "stablehlo.remainder"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 0, 0, 127, 1]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @remainder_2() {
  %0 = stablehlo.constant dense<[222, 6, 8, 0, 0, 0]> : tensor<6xui8>
  %a = stablehlo.constant dense<[8, 223, 2, 225, 1, 1]> : tensor<6xui8>
  %1 = "stablehlo.remainder"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[6, 6, 0, 0, 0, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @remainder_3() {
  %0 = stablehlo.constant dense<[2.598, 0x7C00, -3.49, -2.486, 0.5, -1.52]> : tensor<6xf16>
  %a = stablehlo.constant dense<[0.5, 1.74, 0xFC00, 3.249, -0.3653, 3.51]> : tensor<6xf16>
  %1 = "stablehlo.remainder"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[9.765620e-02, 0x7E00, -3.490230e+00, -2.486330e+00, 1.347660e-01, -1.519530e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @shift_left() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, -128, -128]> : tensor<6xi8>
  %a = stablehlo.constant dense<[15, -20, 127, 3, -128, 127]> : tensor<6xi8>
  %1 = "stablehlo.shift_left"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<0> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @shift_left_2() {
  %0 = stablehlo.constant dense<[0, 1, 0, 0, 255, 0]> : tensor<6xui8>
  %a = stablehlo.constant dense<[60, 0, 0, 1, 80, 0]> : tensor<6xui8>
  %1 = "stablehlo.shift_left"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 1, 0, 0, 0, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @shift_right_arithmetic() {
  %0 = stablehlo.constant dense<[1, 0, 1, -128, 127, -58]> : tensor<6xi8>
  %a = stablehlo.constant dense<[-128, 0, 127, -128, 57, 6]> : tensor<6xi8>
  %1 = "stablehlo.shift_right_arithmetic"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 0, -1, 0, -1]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @shift_right_arithmetic_2() {
  %0 = stablehlo.constant dense<[0, 97, 0, 230, 1, 69]> : tensor<6xui8>
  %a = stablehlo.constant dense<[83, 0, 0, 0, 5, 0]> : tensor<6xui8>
  %1 = "stablehlo.shift_right_arithmetic"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 97, 0, 230, 0, 69]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @shift_right_logical() {
  %0 = stablehlo.constant dense<[1, 4, 2, -128, 80, -5]> : tensor<6xi8>
  %a = stablehlo.constant dense<[0, 1, 1, 1, -128, 0]> : tensor<6xi8>
  %1 = "stablehlo.shift_right_logical"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[1, 2, 1, 64, 0, -5]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @shift_right_logical_2() {
  %0 = stablehlo.constant dense<[0, 64, 1, 0, 0, 0]> : tensor<6xui8>
  %a = stablehlo.constant dense<[255, 7, 0, 1, 0, 1]> : tensor<6xui8>
  %1 = "stablehlo.shift_right_logical"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 1, 0, 0, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @subtract() {
  %0 = stablehlo.constant dense<[0, 1, -128, 3, 89, 1]> : tensor<6xi8>
  %a = stablehlo.constant dense<[-128, 127, -122, 1, 86, -2]> : tensor<6xi8>
  %1 = "stablehlo.subtract"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[-128, -126, -6, 2, 3, 3]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @subtract_2() {
  %0 = stablehlo.constant dense<[100, 7, 255, 0, 255, 0]> : tensor<6xui8>
  %a = stablehlo.constant dense<[0, 0, 181, 0, 255, 0]> : tensor<6xui8>
  %1 = "stablehlo.subtract"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[100, 7, 74, 0, 0, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @subtract_3() {
  %0 = stablehlo.constant dense<[-2.318, -3.016, -2.862, -3.806, 0.9227, -2.199]> : tensor<6xf16>
  %a = stablehlo.constant dense<[-1.0, 3.023, 0x7C00, -3.113, 0.0, -0.9063]> : tensor<6xf16>
  %1 = "stablehlo.subtract"(%0, %a) : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-1.318360e+00, -6.039060e+00, 0xFC00, -6.933590e-01, 9.228510e-01, -1.292970e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @and() {
  %0 = stablehlo.constant dense<[127, -76, 0, 0, -47, -5]> : tensor<6xi8>
  %a = stablehlo.constant dense<[-2, -3, 0, -128, 54, 0]> : tensor<6xi8>
  %1 = "stablehlo.and"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[126, -76, 0, 0, 16, 0]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @and_2() {
  %0 = stablehlo.constant dense<[255, 1, 0, 1, 0, 0]> : tensor<6xui8>
  %a = stablehlo.constant dense<[247, 0, 255, 1, 221, 0]> : tensor<6xui8>
  %1 = "stablehlo.and"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[247, 0, 0, 1, 0, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @or() {
  %0 = stablehlo.constant dense<[30, 1, -128, 0, 1, 1]> : tensor<6xi8>
  %a = stablehlo.constant dense<[1, -128, -5, 0, 0, 0]> : tensor<6xi8>
  %1 = "stablehlo.or"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[31, -127, -5, 0, 1, 1]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @or_2() {
  %0 = stablehlo.constant dense<[195, 0, 0, 0, 166, 1]> : tensor<6xui8>
  %a = stablehlo.constant dense<[0, 1, 0, 232, 255, 173]> : tensor<6xui8>
  %1 = "stablehlo.or"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[195, 1, 0, 232, 255, 173]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @xor() {
  %0 = stablehlo.constant dense<[-128, -2, 127, -55, 127, 1]> : tensor<6xi8>
  %a = stablehlo.constant dense<[1, 1, 127, 0, 127, -61]> : tensor<6xi8>
  %1 = "stablehlo.xor"(%0, %a) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
  "check.expect_eq_const"(%1) <{value = dense<[-127, -1, 0, -55, 0, -62]> : tensor<6xi8>}> : (tensor<6xi8>) -> ()
  return
}

func.func @xor_2() {
  %0 = stablehlo.constant dense<[0, 255, 255, 0, 0, 214]> : tensor<6xui8>
  %a = stablehlo.constant dense<[133, 0, 7, 255, 0, 1]> : tensor<6xui8>
  %1 = "stablehlo.xor"(%0, %a) : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[133, 255, 248, 255, 0, 215]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @is_finite() {
  %0 = stablehlo.constant dense<[-1.0, 0x7C00, -1.864, 0.06314, 3.001, -0.8224]> : tensor<6xf16>
  %1 = stablehlo.is_finite %0 : (tensor<6xf16>) -> tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<[true, false, true, true, true, true]> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}

func.func @reduce_precision() {
  %0 = stablehlo.constant dense<[-0.5878, -1.917, 0.7245, -0.9106, 0.0, -2.5]> : tensor<6xf16>
  %1 = stablehlo.reduce_precision %0, format = e5m2 : tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[-6.250000e-01, -2.000000e+00, 7.500000e-01, -8.750000e-01, 0.000000e+00, -2.500000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @real() {
  %0 = stablehlo.constant dense<[1.759, -3.06, -0.3411, -0.1537, 0.0, 1.791]> : tensor<6xf16>
  %1 = stablehlo.real %0 : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.758790e+00, -3.060550e+00, -3.410640e-01, -1.536870e-01, 0.000000e+00, 1.791020e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @imag() {
  %0 = stablehlo.constant dense<[2.536, -0.08677, 1.905, -1.911, 1.333, 0.9037]> : tensor<6xf16>
  %1 = stablehlo.imag %0 : (tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<0.000000e+00> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @real_2() {
  %0 = stablehlo.constant dense<[(1.416, 1.012), (-2.123, 2.214), (-2.233, 0.9502), (1.864, 1.54), (2.647, -1.144), (2.85, -0.8285)]> : tensor<6xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.416000e+00, -2.123000e+00, -2.233000e+00, 1.864000e+00, 2.647000e+00, 2.850000e+00]> : tensor<6xf32>}> : (tensor<6xf32>) -> ()
  return
}

func.func @imag_2() {
  %0 = stablehlo.constant dense<[(-0.6654, 1.318), (-1.292, -1.916), (-1.666, 2.202), (1.776, 2.623), (-0.8849, -0.8256), (-1.65, -2.017)]> : tensor<6xcomplex<f32>>
  %1 = stablehlo.imag %0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.318000e+00, -1.916000e+00, 2.202000e+00, 2.623000e+00, -8.256000e-01, -2.017000e+00]> : tensor<6xf32>}> : (tensor<6xf32>) -> ()
  return
}

func.func @clamp() {
  %0 = stablehlo.constant dense<[true, true, true, false, false, true]> : tensor<6xi1>
  %a = stablehlo.constant dense<true> : tensor<i1>
  %b = stablehlo.constant dense<[true, true, true, false, false, true]> : tensor<6xi1>
  %1 = stablehlo.clamp %a, %0, %b : (tensor<i1>, tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<[true, true, true, false, false, true]> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}

func.func @clamp_2() {
  %0 = stablehlo.constant dense<[0, 1, 255, 21, 0, 0]> : tensor<6xui8>
  %a = stablehlo.constant dense<0> : tensor<ui8>
  %b = stablehlo.constant dense<[0, 1, 255, 1, 0, 127]> : tensor<6xui8>
  %1 = stablehlo.clamp %a, %0, %b : (tensor<ui8>, tensor<6xui8>, tensor<6xui8>) -> tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[0, 1, 255, 1, 0, 0]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @clamp_3() {
  %0 = stablehlo.constant dense<[-2.296, 3.68, -2.524, -0.0, -0.6346, -2.984]> : tensor<6xf16>
  %a = stablehlo.constant dense<1.759> : tensor<f16>
  %b = stablehlo.constant dense<[1.0, 0x7C00, 1.0, -0.06522, -0.5076, -1.641]> : tensor<6xf16>
  %1 = stablehlo.clamp %a, %0, %b : (tensor<f16>, tensor<6xf16>, tensor<6xf16>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.000000e+00, 3.679690e+00, 1.000000e+00, -6.524660e-02, -5.078130e-01, -1.640630e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @select() {
  %0 = stablehlo.constant dense<[true, false, true, true, false, true]> : tensor<6xi1>
  %a = stablehlo.constant dense<[true, false, true, true, false, false]> : tensor<6xi1>
  %p = stablehlo.constant dense<[true, true, true, true, false, true]> : tensor<6xi1>
  %1 = stablehlo.select %p, %0, %a : tensor<6xi1>, tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<[true, false, true, true, false, true]> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}

func.func @select_2() {
  %0 = stablehlo.constant dense<[1, 255, 255, 2, 151, 255]> : tensor<6xui8>
  %a = stablehlo.constant dense<[1, 142, 0, 0, 1, 0]> : tensor<6xui8>
  %p = stablehlo.constant dense<[false, false, true, false, true, true]> : tensor<6xi1>
  %1 = stablehlo.select %p, %0, %a : tensor<6xi1>, tensor<6xui8>
  "check.expect_eq_const"(%1) <{value = dense<[1, 142, 255, 0, 151, 255]> : tensor<6xui8>}> : (tensor<6xui8>) -> ()
  return
}

func.func @select_3() {
  %0 = stablehlo.constant dense<[-0.6689, -2.489, -1.347, -1.0, -1.718, 0.6473]> : tensor<6xf16>
  %a = stablehlo.constant dense<[-1.338, -1.0, 1.004, 0xFC00, 3.5, 0xFC00]> : tensor<6xf16>
  %p = stablehlo.constant dense<[false, false, false, false, true, false]> : tensor<6xi1>
  %1 = stablehlo.select %p, %0, %a : tensor<6xi1>, tensor<6xf16>
  "check.expect_eq_const"(%1) <{value = dense<[-1.337890e+00, -1.000000e+00, 1.003910e+00, 0xFC00, -1.717770e+00, 0xFC00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @convert() {
  %0 = stablehlo.constant dense<[true, false, true, true, false, false]> : tensor<6xi1>
  %1 = stablehlo.convert %0 : (tensor<6xi1>) -> tensor<6xui16>
  "check.expect_eq_const"(%1) <{value = dense<[1, 0, 1, 1, 0, 0]> : tensor<6xui16>}> : (tensor<6xui16>) -> ()
  return
}

func.func @convert_2() {
  %0 = stablehlo.constant dense<[32767, 22731, 1, 32767, 32767, -32768]> : tensor<6xi16>
  %1 = stablehlo.convert %0 : (tensor<6xi16>) -> tensor<6xui4>
  "check.expect_eq_const"(%1) <{value = dense<[15, 11, 1, 15, 15, 0]> : tensor<6xui4>}> : (tensor<6xui4>) -> ()
  return
}

func.func @convert_3() {
  %0 = stablehlo.constant dense<[0, 13108646444275752476, 6553153095272379044, 0, 3995768070654888291, 1]> : tensor<6xui64>
  %1 = stablehlo.convert %0 : (tensor<6xui64>) -> tensor<6xi2>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 0, 0, -1, 1]> : tensor<6xi2>}> : (tensor<6xi2>) -> ()
  return
}

func.func @convert_4() {
  %0 = stablehlo.constant dense<[0, 0, 18446744073709551615, 0, 0, 1484377844989583810]> : tensor<6xui64>
  %1 = stablehlo.convert %0 : (tensor<6xui64>) -> tensor<6xbf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[0.000000e+00, 0.000000e+00, 1.844670e+19, 0.000000e+00, 0.000000e+00, 1.486190e+18]> : tensor<6xbf16>}> : (tensor<6xbf16>) -> ()
  return
}

func.func @convert_5() {
  %0 = stablehlo.constant dense<[15, 15, 10, 0, 7, 8]> : tensor<6xui4>
  %1 = stablehlo.convert %0 : (tensor<6xui4>) -> tensor<6xui64>
  "check.expect_eq_const"(%1) <{value = dense<[15, 15, 10, 0, 7, 8]> : tensor<6xui64>}> : (tensor<6xui64>) -> ()
  return
}

func.func @convert_6() {
  %0 = stablehlo.constant dense<[1, 1, 1, 1, -2, -2]> : tensor<6xi2>
  %1 = stablehlo.convert %0 : (tensor<6xi2>) -> tensor<6xui4>
  "check.expect_eq_const"(%1) <{value = dense<[1, 1, 1, 1, 14, 14]> : tensor<6xui4>}> : (tensor<6xui4>) -> ()
  return
}

func.func @convert_7() {
  %0 = stablehlo.constant dense<[-1.847, 1.0, -0.3379, 3.865, 1.19, 3.215]> : tensor<6xf16>
  %1 = stablehlo.convert %0 : (tensor<6xf16>) -> tensor<6xi32>
  "check.expect_eq_const"(%1) <{value = dense<[-1, 1, 0, 3, 1, 3]> : tensor<6xi32>}> : (tensor<6xi32>) -> ()
  return
}

func.func @convert_8() {
  %0 = stablehlo.constant dense<[2.465, -0.9362, 3.143, 2.642, -2.673, -3.304]> : tensor<6xf32>
  %1 = stablehlo.convert %0 : (tensor<6xf32>) -> tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<true> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}

func.func @convert_9() {
  %0 = stablehlo.constant dense<[1.122, 3.244, -3.086, 1.0, 3.133, -1.649]> : tensor<6xf8E4M3FN>
  %1 = stablehlo.convert %0 : (tensor<6xf8E4M3FN>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.125000e+00, 3.250000e+00, -3.000000e+00, 1.000000e+00, 3.250000e+00, -1.625000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @convert_10() {
  %0 = stablehlo.constant dense<[2.969, 3.913, 0.3654, 3.772, -3.221, 1.835]> : tensor<6xf8E5M2>
  %1 = stablehlo.convert %0 : (tensor<6xf8E5M2>) -> tensor<6xf16>
  "check.expect_almost_eq_const"(%1) <{value = dense<[3.000000e+00, 4.000000e+00, 3.750000e-01, 4.000000e+00, -3.000000e+00, 1.750000e+00]> : tensor<6xf16>}> : (tensor<6xf16>) -> ()
  return
}

func.func @convert_11() {
  %0 = stablehlo.constant dense<[1.085, -0.1329, -1.066, 3.5, -0.2642, 2.57]> : tensor<6xf8E5M2>
  %1 = stablehlo.convert %0 : (tensor<6xf8E5M2>) -> tensor<6xf32>
  "check.expect_almost_eq_const"(%1) <{value = dense<[1.000000e+00, -1.250000e-01, -1.000000e+00, 3.500000e+00, -2.500000e-01, 2.500000e+00]> : tensor<6xf32>}> : (tensor<6xf32>) -> ()
  return
}

func.func @convert_12() {
  %0 = stablehlo.constant dense<[(-2.401, 2.471), (-2.637, 2.117), (0.9216, -1.008), (0.5418, -0.5687), (-2.325, -1.8), (-2.266, 1.499)]> : tensor<6xcomplex<f32>>
  %1 = stablehlo.convert %0 : (tensor<6xcomplex<f32>>) -> tensor<6xi16>
  "check.expect_eq_const"(%1) <{value = dense<[-2, -2, 0, 0, -2, -2]> : tensor<6xi16>}> : (tensor<6xi16>) -> ()
  return
}

func.func @convert_13() {
  %0 = stablehlo.constant dense<[(-2.303, -1.814), (2.801, 1.287), (2.831, 0.3352), (-0.2095, -0.4431), (1.012, 2.094), (0.4654, 1.007)]> : tensor<6xcomplex<f32>>
  %1 = stablehlo.convert %0 : (tensor<6xcomplex<f32>>) -> tensor<6xi4>
  "check.expect_eq_const"(%1) <{value = dense<[-2, 2, 2, 0, 1, 0]> : tensor<6xi4>}> : (tensor<6xi4>) -> ()
  return
}

func.func @convert_14() {
  %0 = stablehlo.constant dense<[(-2.904, 2.078), (-2.061, 1.251), (-1.125, 0.2552), (-0.4184, 0.04349), (2.763, -2.155), (0.3656, 0.7653)]> : tensor<6xcomplex<f32>>
  %1 = stablehlo.convert %0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  "check.expect_almost_eq_const"(%1) <{value = dense<[-2.904000e+00, -2.061000e+00, -1.125000e+00, -4.184000e-01, 2.763000e+00, 3.656000e-01]> : tensor<6xf32>}> : (tensor<6xf32>) -> ()
  return
}

func.func @compare() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 0, 0, 0]> : tensor<6xui32>
  %a = stablehlo.constant dense<[2686622059, 1, 4294967295, 3622009722, 4294967295, 0]> : tensor<6xui32>
  %1 = stablehlo.compare GT, %0, %a, UNSIGNED : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<[true, false, false, false, false, false]> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}

func.func @compare_2() {
  %0 = stablehlo.constant dense<[1, -7, 0, -8, 3, -8]> : tensor<6xi4>
  %a = stablehlo.constant dense<[0, 7, -8, 7, 1, -8]> : tensor<6xi4>
  %1 = stablehlo.compare NE, %0, %a, SIGNED : (tensor<6xi4>, tensor<6xi4>) -> tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<[true, true, true, true, true, false]> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}

func.func @compare_3() {
  %0 = stablehlo.constant dense<[3.198, -2.383, -2.452, -1.72, 0.1985, 0.0]> : tensor<6xf16>
  %a = stablehlo.constant dense<[0xFC00, 1.804, -1.625, -0.754, -0.1232, -0.0]> : tensor<6xf16>
  %1 = stablehlo.compare EQ, %0, %a, FLOAT : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<[false, false, false, false, false, true]> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}

func.func @compare_4() {
  %0 = stablehlo.constant dense<[2.335, 2.353, -3.681, 0.3955, -1.597, 3.746]> : tensor<6xf8E4M3FN>
  %a = stablehlo.constant dense<[0.3934, -3.719, 0.5, 3.616, 0.2157, 0.3956]> : tensor<6xf8E4M3FN>
  %1 = stablehlo.compare LT, %0, %a, TOTALORDER : (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) -> tensor<6xi1>
  "check.expect_eq_const"(%1) <{value = dense<[0, 0, 1, 1, 1, 0]> : tensor<6xi1>}> : (tensor<6xi1>) -> ()
  return
}
