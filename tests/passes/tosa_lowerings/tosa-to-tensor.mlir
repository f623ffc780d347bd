func.func @s(%a: tensor<6x?xf32>) -> tensor<2x?xf32> {
  %s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<6x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

func.func @p(%a: tensor<1x2xf32>) -> tensor<4x9xf32> {
  %0 = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() {values = dense<3.14> : tensor<1xf32>} : () -> tensor<1xf32>
  %1 = tosa.pad %a, %0, %c : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  return %1 : tensor<4x9xf32>
}

// -----

func.func @pd(%a: tensor<?x2xi32>, %c: tensor<1xi32>) -> tensor<?x9xi32> {
  %0 = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.pad %a, %0, %c : (tensor<?x2xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<?x9xi32>
  return %1 : tensor<?x9xi32>
}

// -----

func.func @c(%a: tensor<5x1xf32>, %b: tensor<6x1xf32>) -> tensor<11x1xf32> {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<5x1xf32>, tensor<6x1xf32>) -> tensor<11x1xf32>
  return %0 : tensor<11x1xf32>
}

// -----

func.func @cd(%a: tensor<?x3xf32>, %b: tensor<?x?xf32>) -> tensor<?x3xf32> {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

func.func @cd1(%a: tensor<?x3xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @r1(%a: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  %s = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

func.func @r2(%a: tensor<?x3x4xf32>) -> tensor<?x4xf32> {
  %s = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?x3x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

func.func @r3(%a: tensor<?x8xf32>) -> tensor<?x2x4xf32> {
  %s = tosa.const_shape {values = dense<[-1, 2, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %a, %s : (tensor<?x8xf32>, !tosa.shape<3>) -> tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}

// -----

func.func @r4(%a: tensor<3x2x5xf32>) -> tensor<6x5x1xf32> {
  %s = tosa.const_shape {values = dense<[6, 5, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %a, %s : (tensor<3x2x5xf32>, !tosa.shape<3>) -> tensor<6x5x1xf32>
  return %0 : tensor<6x5x1xf32>
}

// -----

func.func @r5(%a: tensor<6xf32>) -> tensor<?xf32> {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<6xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @r6(%a: tensor<1x1xf32>) -> tensor<f32> {
  %s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %0 = tosa.reshape %a, %s : (tensor<1x1xf32>, !tosa.shape<0>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @r7(%a: tensor<f32>) -> tensor<1x1xf32> {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

func.func @r8(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = tosa.const_shape {values = dense<[-1, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @r9(%a: tensor<3x4xf32>) -> tensor<2x6xf32> {
  %s = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// -----

func.func @r10(%a: tensor<3x4xf32>) -> tensor<?xf32> {
  %s = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<3x4xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @rui(%a: tensor<2x3x4xui8>) -> tensor<6x4xui8> {
  %s = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3x4xui8>, !tosa.shape<2>) -> tensor<6x4xui8>
  return %0 : tensor<6x4xui8>
}
