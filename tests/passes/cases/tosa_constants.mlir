// builtin.module(canonicalize)
// Constants of tosa whose elements are all the same, shapes and choices.

func.func @sums(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>) {
  %0 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tosa.const"() <{values = dense<2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = tosa.add %x, %0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %b = tosa.add %1, %2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %c = tosa.mul %2, %2, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %d = tosa.greater %1, %2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %a, %b, %c, %d : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>
}

func.func @casts() -> (tensor<2xi8>, tensor<2xf16>, tensor<2xi1>, tensor<2xf32>) {
  %0 = "tosa.const"() <{values = dense<300.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "tosa.const"() <{values = dense<-4> : tensor<2xi8>}> : () -> tensor<2xi8>
  %a = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi8>
  %b = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xf16>
  %c = tosa.cast %1 : (tensor<2xi8>) -> tensor<2xi1>
  %d = tosa.cast %1 : (tensor<2xi8>) -> tensor<2xf32>
  return %a, %b, %c, %d : tensor<2xi8>, tensor<2xf16>, tensor<2xi1>, tensor<2xf32>
}

func.func @choice(%p: tensor<2xi1>, %x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %n = tosa.logical_not %p : (tensor<2xi1>) -> tensor<2xi1>
  %r = tosa.select %n, %x, %y : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

func.func @shapes(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %z: tensor<1x3xi32>) -> (tensor<2x3xf32>, tensor<6xf32>, tensor<3x1xi32>, tensor<2x1xf32>, tensor<1x1xf32>) {
  %k = "tosa.const"() <{values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %six = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %start = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %last = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %one = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %b = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %c = tosa.reshape %k, %six : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %d = tosa.transpose %z {perms = array<i32: 1, 0>} : (tensor<1x3xi32>) -> tensor<3x1xi32>
  %e = tosa.concat %x, %y {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  %f = tosa.slice %e, %start, %size : (tensor<2x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1xf32>
  %k2 = "tosa.const"() <{values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %g = tosa.slice %k2, %last, %one : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  return %b, %c, %d, %f, %g : tensor<2x3xf32>, tensor<6xf32>, tensor<3x1xi32>, tensor<2x1xf32>, tensor<1x1xf32>
}
