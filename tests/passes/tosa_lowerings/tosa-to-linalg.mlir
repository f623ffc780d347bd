func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.abs %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.abs %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.abs %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.ceil %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.ceil %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.ceil %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.floor %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.floor %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.floor %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.exp %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.exp %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.exp %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.log %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.log %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.log %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.rsqrt %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.rsqrt %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.rsqrt %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.sin %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.sin %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.sin %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.cos %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.cos %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.cos %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.tanh %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.tanh %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.tanh %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.erf %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.erf %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.erf %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.reciprocal %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.reciprocal %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.reciprocal %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.sigmoid %a0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %r = tosa.sigmoid %a0 : (tensor<?x3xf16>) -> tensor<?x3xf16>
  return %r : tensor<?x3xf16>
}

// -----

func.func @f(%a0: tensor<bf16>) -> tensor<bf16> {
  %r = tosa.sigmoid %a0 : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

func.func @f(%a0: tensor<?x3xi8>) -> tensor<?x3xi8> {
  %r = tosa.abs %a0 : (tensor<?x3xi8>) -> tensor<?x3xi8>
  return %r : tensor<?x3xi8>
}

// -----

func.func @f(%a0: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = tosa.bitwise_not %a0 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// -----

func.func @f(%a0: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = tosa.clz %a0 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// -----

func.func @f(%a0: tensor<4x5xi1>) -> tensor<4x5xi1> {
  %r = tosa.logical_not %a0 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// -----

func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.add %a0, %a1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x1xf32>, %a1: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %r = tosa.add %a0, %a1 : (tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}

// -----

func.func @f(%a0: tensor<?x5xi32>, %a1: tensor<1x5xi32>) -> tensor<?x5xi32> {
  %r = tosa.add %a0, %a1 : (tensor<?x5xi32>, tensor<1x5xi32>) -> tensor<?x5xi32>
  return %r : tensor<?x5xi32>
}

// -----

func.func @f(%a0: tensor<4x5xf16>, %a1: tensor<4x5xf16>) -> tensor<4x5xf16> {
  %r = tosa.sub %a0, %a1 : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xf16>
  return %r : tensor<4x5xf16>
}

// -----

func.func @f(%a0: tensor<?x1xf16>, %a1: tensor<3x?xf16>) -> tensor<3x?xf16> {
  %r = tosa.sub %a0, %a1 : (tensor<?x1xf16>, tensor<3x?xf16>) -> tensor<3x?xf16>
  return %r : tensor<3x?xf16>
}

// -----

func.func @f(%a0: tensor<?x5xi32>, %a1: tensor<1x5xi32>) -> tensor<?x5xi32> {
  %r = tosa.sub %a0, %a1 : (tensor<?x5xi32>, tensor<1x5xi32>) -> tensor<?x5xi32>
  return %r : tensor<?x5xi32>
}

// -----

func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.pow %a0, %a1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x1xf32>, %a1: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %r = tosa.pow %a0, %a1 : (tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}

// -----

func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = tosa.intdiv %a0, %a1 : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// -----

func.func @f(%a0: tensor<?x1xi32>, %a1: tensor<3x?xi32>) -> tensor<3x?xi32> {
  %r = tosa.intdiv %a0, %a1 : (tensor<?x1xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}

// -----

func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<4x5xi8>) -> tensor<4x5xi8> {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi8>
  return %r : tensor<4x5xi8>
}

// -----

func.func @f(%a0: tensor<?x1xi8>, %a1: tensor<3x?xi8>) -> tensor<3x?xi8> {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<?x1xi8>, tensor<3x?xi8>) -> tensor<3x?xi8>
  return %r : tensor<3x?xi8>
}

// -----

func.func @f(%a0: tensor<4x5xi16>, %a1: tensor<4x5xi16>) -> tensor<4x5xi16> {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi16>
  return %r : tensor<4x5xi16>
}

// -----

func.func @f(%a0: tensor<?x1xi16>, %a1: tensor<3x?xi16>) -> tensor<3x?xi16> {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<?x1xi16>, tensor<3x?xi16>) -> tensor<3x?xi16>
  return %r : tensor<3x?xi16>
}

// -----

func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// -----

func.func @f(%a0: tensor<?x1xi32>, %a1: tensor<3x?xi32>) -> tensor<3x?xi32> {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<?x1xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}

// -----

func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// -----

func.func @f(%a0: tensor<?x1xi32>, %a1: tensor<3x?xi32>) -> tensor<3x?xi32> {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<?x1xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}

// -----

func.func @f(%a0: tensor<4x5xi16>, %a1: tensor<4x5xi16>) -> tensor<4x5xi16> {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi16>
  return %r : tensor<4x5xi16>
}

// -----

func.func @f(%a0: tensor<?x1xi16>, %a1: tensor<3x?xi16>) -> tensor<3x?xi16> {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<?x1xi16>, tensor<3x?xi16>) -> tensor<3x?xi16>
  return %r : tensor<3x?xi16>
}

// -----

func.func @f(%a0: tensor<4x5xi1>, %a1: tensor<4x5xi1>) -> tensor<4x5xi1> {
  %r = tosa.logical_and %a0, %a1 : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// -----

func.func @f(%a0: tensor<?x1xi1>, %a1: tensor<3x?xi1>) -> tensor<3x?xi1> {
  %r = tosa.logical_and %a0, %a1 : (tensor<?x1xi1>, tensor<3x?xi1>) -> tensor<3x?xi1>
  return %r : tensor<3x?xi1>
}

// -----

func.func @f(%a0: tensor<4x5xi1>, %a1: tensor<4x5xi1>) -> tensor<4x5xi1> {
  %r = tosa.logical_or %a0, %a1 : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// -----

func.func @f(%a0: tensor<?x1xi1>, %a1: tensor<3x?xi1>) -> tensor<3x?xi1> {
  %r = tosa.logical_or %a0, %a1 : (tensor<?x1xi1>, tensor<3x?xi1>) -> tensor<3x?xi1>
  return %r : tensor<3x?xi1>
}

// -----

func.func @f(%a0: tensor<4x5xi1>, %a1: tensor<4x5xi1>) -> tensor<4x5xi1> {
  %r = tosa.logical_xor %a0, %a1 : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// -----

func.func @f(%a0: tensor<?x1xi1>, %a1: tensor<3x?xi1>) -> tensor<3x?xi1> {
  %r = tosa.logical_xor %a0, %a1 : (tensor<?x1xi1>, tensor<3x?xi1>) -> tensor<3x?xi1>
  return %r : tensor<3x?xi1>
}

// -----

func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.maximum %a0, %a1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x1xf32>, %a1: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %r = tosa.maximum %a0, %a1 : (tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}

// -----

func.func @f(%a0: tensor<?x5xi32>, %a1: tensor<1x5xi32>) -> tensor<?x5xi32> {
  %r = tosa.maximum %a0, %a1 : (tensor<?x5xi32>, tensor<1x5xi32>) -> tensor<?x5xi32>
  return %r : tensor<?x5xi32>
}

// -----

func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.minimum %a0, %a1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<?x1xf32>, %a1: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %r = tosa.minimum %a0, %a1 : (tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}

// -----

func.func @f(%a0: tensor<?x5xi32>, %a1: tensor<1x5xi32>) -> tensor<?x5xi32> {
  %r = tosa.minimum %a0, %a1 : (tensor<?x5xi32>, tensor<1x5xi32>) -> tensor<?x5xi32>
  return %r : tensor<?x5xi32>
}

// -----

func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xi1> {
  %r = tosa.greater %a0, %a1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// -----

func.func @f(%a0: tensor<?x1xf32>, %a1: tensor<3x?xf32>) -> tensor<3x?xi1> {
  %r = tosa.greater %a0, %a1 : (tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xi1>
  return %r : tensor<3x?xi1>
}

// -----

func.func @f(%a0: tensor<?x5xi32>, %a1: tensor<1x5xi32>) -> tensor<?x5xi1> {
  %r = tosa.greater %a0, %a1 : (tensor<?x5xi32>, tensor<1x5xi32>) -> tensor<?x5xi1>
  return %r : tensor<?x5xi1>
}

// -----

func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xi1> {
  %r = tosa.greater_equal %a0, %a1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// -----

func.func @f(%a0: tensor<?x1xf32>, %a1: tensor<3x?xf32>) -> tensor<3x?xi1> {
  %r = tosa.greater_equal %a0, %a1 : (tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xi1>
  return %r : tensor<3x?xi1>
}

// -----

func.func @f(%a0: tensor<?x5xi32>, %a1: tensor<1x5xi32>) -> tensor<?x5xi1> {
  %r = tosa.greater_equal %a0, %a1 : (tensor<?x5xi32>, tensor<1x5xi32>) -> tensor<?x5xi1>
  return %r : tensor<?x5xi1>
}

// -----

func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xi1> {
  %r = tosa.equal %a0, %a1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}

// -----

func.func @f(%a0: tensor<?x1xf32>, %a1: tensor<3x?xf32>) -> tensor<3x?xi1> {
  %r = tosa.equal %a0, %a1 : (tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xi1>
  return %r : tensor<3x?xi1>
}

// -----

func.func @f(%a0: tensor<?x5xi32>, %a1: tensor<1x5xi32>) -> tensor<?x5xi1> {
  %r = tosa.equal %a0, %a1 : (tensor<?x5xi32>, tensor<1x5xi32>) -> tensor<?x5xi1>
  return %r : tensor<?x5xi1>
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.minimum %a0, %a1 {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a0: tensor<4xi16>, %a1: tensor<4xi16>) -> tensor<4xi16> {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}

// -----

func.func @f(%a0: tensor<4x5xi1>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %r = tosa.select %a0, %a1, %a2 : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

// -----

func.func @f(%a0: tensor<3x?xi1>, %a1: tensor<?x1xf32>, %a2: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %r = tosa.select %a0, %a1, %a2 : (tensor<3x?xi1>, tensor<?x1xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}

// -----

func.func @f(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %z : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f(%a0: tensor<4x?xi32>, %a1: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %z = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %z : (tensor<4x?xi32>, tensor<4x?xi32>, tensor<1xi8>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f(%a0: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %x = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r = tosa.negate %a0, %x, %y : (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// -----

func.func @f(%a0: tensor<4x3xi16>) -> tensor<4x3xi16> {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %r = tosa.negate %a0, %x, %y : (tensor<4x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4x3xi16>
  return %r : tensor<4x3xi16>
}

// -----

func.func @f(%a0: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = tosa.clamp %a0 {min_val = 0.0 : f32, max_val = 1.5 : f32} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

func.func @f(%a0: tensor<?x3xbf16>) -> tensor<?x3xbf16> {
  %r = tosa.clamp %a0 {min_val = 0.1 : bf16, max_val = 0.3 : bf16} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  return %r : tensor<?x3xbf16>
}

// -----

func.func @f(%a0: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %r = tosa.clamp %a0 {min_val = -5 : i32, max_val = 70000 : i32} : (tensor<?x3xi32>) -> tensor<?x3xi32>
  return %r : tensor<?x3xi32>
}

// -----

func.func @f(%a0: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f(%a0: tensor<4x?xf32>) -> tensor<4x?xi64> {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xi64>
  return %r : tensor<4x?xi64>
}

// -----

func.func @f(%a0: tensor<4x?xf16>) -> tensor<4x?xbf16> {
  %r = tosa.cast %a0 : (tensor<4x?xf16>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}

// -----

func.func @f(%a0: tensor<4x?xf16>) -> tensor<4x?xf8E4M3FN> {
  %r = tosa.cast %a0 : (tensor<4x?xf16>) -> tensor<4x?xf8E4M3FN>
  return %r : tensor<4x?xf8E4M3FN>
}

// -----

func.func @f(%a0: tensor<4x?xbf16>) -> tensor<4x?xi8> {
  %r = tosa.cast %a0 : (tensor<4x?xbf16>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}

// -----

func.func @f(%a0: tensor<4x?xbf16>) -> tensor<4x?xui8> {
  %r = tosa.cast %a0 : (tensor<4x?xbf16>) -> tensor<4x?xui8>
  return %r : tensor<4x?xui8>
}

// -----

func.func @f(%a0: tensor<4x?xi1>) -> tensor<4x?xi32> {
  %r = tosa.cast %a0 : (tensor<4x?xi1>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f(%a0: tensor<4x?xi8>) -> tensor<4x?xf16> {
  %r = tosa.cast %a0 : (tensor<4x?xi8>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f(%a0: tensor<4x?xi8>) -> tensor<4x?xf64> {
  %r = tosa.cast %a0 : (tensor<4x?xi8>) -> tensor<4x?xf64>
  return %r : tensor<4x?xf64>
}

// -----

func.func @f(%a0: tensor<4x?xi16>) -> tensor<4x?xi1> {
  %r = tosa.cast %a0 : (tensor<4x?xi16>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}

// -----

func.func @f(%a0: tensor<4x?xi16>) -> tensor<4x?xf8E5M2> {
  %r = tosa.cast %a0 : (tensor<4x?xi16>) -> tensor<4x?xf8E5M2>
  return %r : tensor<4x?xf8E5M2>
}

// -----

func.func @f(%a0: tensor<4x?xi32>) -> tensor<4x?xi16> {
  %r = tosa.cast %a0 : (tensor<4x?xi32>) -> tensor<4x?xi16>
  return %r : tensor<4x?xi16>
}

// -----

func.func @f(%a0: tensor<4x?xi64>) -> tensor<4x?xf32> {
  %r = tosa.cast %a0 : (tensor<4x?xi64>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f(%a0: tensor<4x?xi64>) -> tensor<4x?xi64> {
  %r = tosa.cast %a0 : (tensor<4x?xi64>) -> tensor<4x?xi64>
  return %r : tensor<4x?xi64>
}

// -----

func.func @f(%a0: tensor<4x?xf64>) -> tensor<4x?xbf16> {
  %r = tosa.cast %a0 : (tensor<4x?xf64>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}

// -----

func.func @f(%a0: tensor<4x?xf64>) -> tensor<4x?xf8E4M3FN> {
  %r = tosa.cast %a0 : (tensor<4x?xf64>) -> tensor<4x?xf8E4M3FN>
  return %r : tensor<4x?xf8E4M3FN>
}

// -----

func.func @f(%a0: tensor<4x?xf8E4M3FN>) -> tensor<4x?xi8> {
  %r = tosa.cast %a0 : (tensor<4x?xf8E4M3FN>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}

// -----

func.func @f(%a0: tensor<4x?xf8E4M3FN>) -> tensor<4x?xui8> {
  %r = tosa.cast %a0 : (tensor<4x?xf8E4M3FN>) -> tensor<4x?xui8>
  return %r : tensor<4x?xui8>
}

// -----

func.func @f(%a0: tensor<4x?xf8E5M2>) -> tensor<4x?xi32> {
  %r = tosa.cast %a0 : (tensor<4x?xf8E5M2>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f(%a0: tensor<4x?xui8>) -> tensor<4x?xf16> {
  %r = tosa.cast %a0 : (tensor<4x?xui8>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f(%a0: tensor<4x?xui8>) -> tensor<4x?xf64> {
  %r = tosa.cast %a0 : (tensor<4x?xui8>) -> tensor<4x?xf64>
  return %r : tensor<4x?xf64>
}

// -----

func.func @f(%a0: tensor<5x4xf32>) -> tensor<1x4xf32> {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f(%a0: tensor<7xf32>) -> tensor<1xf32> {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<7xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f(%a0: tensor<?x?xi32>) -> tensor<1x?xi32> {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<?x?xi32>) -> tensor<1x?xi32>
  return %r : tensor<1x?xi32>
}

// -----

func.func @f(%a0: tensor<5x4xf32>) -> tensor<1x4xf32> {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f(%a0: tensor<7xf32>) -> tensor<1xf32> {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<7xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f(%a0: tensor<?x?xf16>) -> tensor<1x?xf16> {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<?x?xf16>) -> tensor<1x?xf16>
  return %r : tensor<1x?xf16>
}

// -----

func.func @f(%a0: tensor<5x4xf32>) -> tensor<1x4xf32> {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f(%a0: tensor<?x4x3xf32>) -> tensor<?x1x3xf32> {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<?x4x3xf32>) -> tensor<?x1x3xf32>
  return %r : tensor<?x1x3xf32>
}

// -----

func.func @f(%a0: tensor<7xf32>) -> tensor<1xf32> {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<7xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f(%a0: tensor<?x4x3xi8>) -> tensor<?x1x3xi8> {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<?x4x3xi8>) -> tensor<?x1x3xi8>
  return %r : tensor<?x1x3xi8>
}

// -----

func.func @f(%a0: tensor<5x4xf32>) -> tensor<1x4xf32> {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f(%a0: tensor<?x4x3xf32>) -> tensor<?x1x3xf32> {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<?x4x3xf32>) -> tensor<?x1x3xf32>
  return %r : tensor<?x1x3xf32>
}

// -----

func.func @f(%a0: tensor<7xf32>) -> tensor<1xf32> {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<7xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f(%a0: tensor<?x4x3xi16>) -> tensor<?x1x3xi16> {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<?x4x3xi16>) -> tensor<?x1x3xi16>
  return %r : tensor<?x1x3xi16>
}

// -----

func.func @f(%a0: tensor<5x4xbf16>) -> tensor<1x4xbf16> {
  %r = tosa.reduce_max %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<5x4xbf16>) -> tensor<1x4xbf16>
  return %r : tensor<1x4xbf16>
}

// -----

func.func @f(%a0: tensor<?x4x3xbf16>) -> tensor<?x1x3xbf16> {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x4x3xbf16>) -> tensor<?x1x3xbf16>
  return %r : tensor<?x1x3xbf16>
}

// -----

func.func @f(%a0: tensor<7xbf16>) -> tensor<1xbf16> {
  %r = tosa.reduce_max %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<7xbf16>) -> tensor<1xbf16>
  return %r : tensor<1xbf16>
}

// -----

func.func @f(%a0: tensor<5x4xi1>) -> tensor<1x4xi1> {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<5x4xi1>) -> tensor<1x4xi1>
  return %r : tensor<1x4xi1>
}

// -----

func.func @f(%a0: tensor<7xi1>) -> tensor<1xi1> {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<7xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// -----

func.func @f(%a0: tensor<5x4xi1>) -> tensor<1x4xi1> {
  %r = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<5x4xi1>) -> tensor<1x4xi1>
  return %r : tensor<1x4xi1>
}

// -----

func.func @f(%a0: tensor<7xi1>) -> tensor<1xi1> {
  %r = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<7xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// -----

func.func @f(%a0: tensor<5x4xf32>) -> tensor<4xi32> {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f(%a0: tensor<?x?xf32>) -> tensor<?xi32> {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// -----

func.func @f(%a0: tensor<?x4x3xi8>) -> tensor<?x3xi32> {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<?x4x3xi8>) -> tensor<?x3xi32>
  return %r : tensor<?x3xi32>
}

// -----

func.func @f(%a0: tensor<5x4xbf16>) -> tensor<4xi32> {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<5x4xbf16>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f(%a0: tensor<?x?xbf16>) -> tensor<?xi32> {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<?x?xbf16>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// -----

func.func @f(%a0: tensor<5x4xi32>) -> tensor<5x4xi32> {
  %r = tosa.reverse %a0 {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}

// -----

func.func @f(%a0: tensor<2x3xi8>) -> tensor<4x3xi8> {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}

// -----

func.func @f(%a0: tensor<2x3x2xf32>, %a1: tensor<2x3xi32>) -> tensor<2x3x2xf32> {
  %r = tosa.gather %a0, %a1 : (tensor<2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// -----

func.func @f(%a0: tensor<6x?xi8>, %a1: tensor<256xi8>) -> tensor<6x?xi8> {
  %r = tosa.table %a0, %a1 : (tensor<6x?xi8>, tensor<256xi8>) -> tensor<6x?xi8>
  return %r : tensor<6x?xi8>
}

// -----

func.func @f(%a0: tensor<6x?xi16>) -> tensor<6x?xi16> {
  %r = tosa.identity %a0 : (tensor<6x?xi16>) -> tensor<6x?xi16>
  return %r : tensor<6x?xi16>
}

// -----

func.func @f(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %m = "tosa.const"() {values = dense<[19689]> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<[15]> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<17> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<22> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f(%a0: tensor<2x3xi8>) -> tensor<2x3xi32> {
  %m = "tosa.const"() {values = dense<[19689]> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<[15]> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<17> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f(%a0: tensor<2x3xi16>) -> tensor<2x3xi8> {
  %m = "tosa.const"() {values = dense<[19689]> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<[15]> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %oz = "tosa.const"() {values = dense<22> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = INEXACT_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f(%a0: tensor<2x3xi32>) -> tensor<2x3xi16> {
  %m = "tosa.const"() {values = dense<[19689]> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<[15]> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %m = "tosa.const"() {values = dense<[19689]> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<[15]> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<17> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<22> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f(%a0: tensor<2x3xi48>) -> tensor<2x3xi16> {
  %m = "tosa.const"() {values = dense<[42]> : tensor<1xi16>} : () -> tensor<1xi16>
  %s = "tosa.const"() {values = dense<[14]> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f(%a0: tensor<?x2x2x1xf32>) -> tensor<?x4x4x1xf32> {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xf32>
  return %r : tensor<?x4x4x1xf32>
}

// -----

func.func @f(%a0: tensor<?x1x1x?xf32>) -> tensor<?x3x5x?xf32> {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x?xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3x5x?xf32>
  return %r : tensor<?x3x5x?xf32>
}

// -----

func.func @f(%a0: tensor<3x1x1x7xf16>) -> tensor<3x1x1x7xf16> {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xf16>
  return %r : tensor<3x1x1x7xf16>
}

// -----

func.func @f(%a0: tensor<1x?x2x1xf16>) -> tensor<1x?x4x1xf16> {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x?x2x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x4x1xf16>
  return %r : tensor<1x?x4x1xf16>
}

// -----

func.func @f(%a0: tensor<3x1x1x7xi8>) -> tensor<3x1x5x7xi8> {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xi8>
  return %r : tensor<3x1x5x7xi8>
}

// -----

func.func @f(%a0: tensor<1x15x13x1xi16>) -> tensor<1x23x179x1xi16> {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x15x13x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xi16>
  return %r : tensor<1x23x179x1xi16>
}

// -----

func.func @f(%a0: tensor<3x1x7x7xi16>) -> tensor<3x4x7x7xi16> {
  %s = tosa.const_shape {values = dense<[4, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x7x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x7x7xi16>
  return %r : tensor<3x4x7x7xi16>
}

// -----

func.func @f(%a0: tensor<?x2x2x1xf32>) -> tensor<?x4x4x1xf32> {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xf32>
  return %r : tensor<?x4x4x1xf32>
}

// -----

func.func @f(%a0: tensor<?x1x1x?xf32>) -> tensor<?x3x5x?xf32> {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x1x?xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3x5x?xf32>
  return %r : tensor<?x3x5x?xf32>
}

// -----

func.func @f(%a0: tensor<3x1x1x7xf16>) -> tensor<3x1x1x7xf16> {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xf16>
  return %r : tensor<3x1x1x7xf16>
}

// -----

func.func @f(%a0: tensor<1x?x2x1xf16>) -> tensor<1x?x4x1xf16> {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x?x2x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x4x1xf16>
  return %r : tensor<1x?x4x1xf16>
}

// -----

func.func @f(%a0: tensor<3x1x1x7xi8>) -> tensor<3x1x5x7xi32> {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xi32>
  return %r : tensor<3x1x5x7xi32>
}

// -----

func.func @f(%a0: tensor<1x15x13x1xi16>) -> tensor<1x23x179x1xi48> {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x15x13x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xi48>
  return %r : tensor<1x23x179x1xi48>
}

// -----

func.func @f(%a0: tensor<3x1x7x7xi16>) -> tensor<3x4x7x7xi48> {
  %s = tosa.const_shape {values = dense<[4, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x7x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x7x7xi48>
  return %r : tensor<3x4x7x7xi48>
}

// -----

func.func @f(%a: tensor<4x8x16xf32>) -> (tensor<4x8x9xf32>, tensor<4x8x9xf32>) {
  %r:2 = tosa.rfft2d %a : (tensor<4x8x16xf32>) -> (tensor<4x8x9xf32>, tensor<4x8x9xf32>)
  return %r#0, %r#1 : tensor<4x8x9xf32>, tensor<4x8x9xf32>
}

// -----

func.func @f(%a: tensor<4x8x16xf32>, %b: tensor<4x8x16xf32>) -> (tensor<4x8x16xf32>, tensor<4x8x16xf32>) {
  %r:2 = tosa.fft2d %a, %b {inverse = true} : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> (tensor<4x8x16xf32>, tensor<4x8x16xf32>)
  return %r#0, %r#1 : tensor<4x8x16xf32>, tensor<4x8x16xf32>
}
