// builtin.module(canonicalize)

func.func @f1(%a: tensor<2x1xi1>) -> tensor<2x1xi1> {
 %0 = tosa.reduce_all %a {axis = 1 : i32} : (tensor<2x1xi1>) -> tensor<2x1xi1>
 return %0 : tensor<2x1xi1> }

func.func @f2(%a: tensor<?x1xi1>) -> tensor<?x1xi1> {
 %0 = tosa.reduce_all %a {axis = 1 : i32} : (tensor<?x1xi1>) -> tensor<?x1xi1>
 return %0 : tensor<?x1xi1> }

func.func @f3(%a: tensor<1x1xi1>) -> tensor<1x1xi1> {
 %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<1x1xi1>) -> tensor<1x1xi1>
 return %0 : tensor<1x1xi1> }

func.func @f4(%a: tensor<2x3xi1>) -> tensor<2x1xi1> {
 %0 = tosa.reduce_all %a {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
 return %0 : tensor<2x1xi1> }

func.func @f5(%a: tensor<?x?xi1>) -> tensor<?x?xi1> {
 %0 = tosa.reduce_all %a {axis = 1 : i32} : (tensor<?x?xi1>) -> tensor<?x?xi1>
 return %0 : tensor<?x?xi1> }

func.func @f6(%a: tensor<?x?xi1>) -> tensor<?x1xi1> {
 %0 = tosa.reduce_all %a {axis = 1 : i32} : (tensor<?x?xi1>) -> tensor<?x1xi1>
 return %0 : tensor<?x1xi1> }

func.func @f7(%a: tensor<2x1xi1>) -> tensor<2x1xi1> {
 %0 = tosa.reduce_any %a {axis = 1 : i32} : (tensor<2x1xi1>) -> tensor<2x1xi1>
 return %0 : tensor<2x1xi1> }

func.func @f8(%a: tensor<?x1xi1>) -> tensor<?x1xi1> {
 %0 = tosa.reduce_any %a {axis = 1 : i32} : (tensor<?x1xi1>) -> tensor<?x1xi1>
 return %0 : tensor<?x1xi1> }

func.func @f9(%a: tensor<1x1xi1>) -> tensor<1x1xi1> {
 %0 = tosa.reduce_any %a {axis = 0 : i32} : (tensor<1x1xi1>) -> tensor<1x1xi1>
 return %0 : tensor<1x1xi1> }

func.func @f10(%a: tensor<2x3xi1>) -> tensor<2x1xi1> {
 %0 = tosa.reduce_any %a {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
 return %0 : tensor<2x1xi1> }

func.func @f11(%a: tensor<?x?xi1>) -> tensor<?x?xi1> {
 %0 = tosa.reduce_any %a {axis = 1 : i32} : (tensor<?x?xi1>) -> tensor<?x?xi1>
 return %0 : tensor<?x?xi1> }

func.func @f12(%a: tensor<?x?xi1>) -> tensor<?x1xi1> {
 %0 = tosa.reduce_any %a {axis = 1 : i32} : (tensor<?x?xi1>) -> tensor<?x1xi1>
 return %0 : tensor<?x1xi1> }

func.func @f13(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f14(%a: tensor<?x1xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f15(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
 %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<1x1xf32>) -> tensor<1x1xf32>
 return %0 : tensor<1x1xf32> }

func.func @f16(%a: tensor<2x3xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f17(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }

func.func @f18(%a: tensor<?x?xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f19(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_min %a {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f20(%a: tensor<?x1xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_min %a {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f21(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
 %0 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<1x1xf32>) -> tensor<1x1xf32>
 return %0 : tensor<1x1xf32> }

func.func @f22(%a: tensor<2x3xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_min %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f23(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = tosa.reduce_min %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }

func.func @f24(%a: tensor<?x?xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_min %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f25(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f26(%a: tensor<?x1xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f27(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
 %0 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<1x1xf32>) -> tensor<1x1xf32>
 return %0 : tensor<1x1xf32> }

func.func @f28(%a: tensor<2x3xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f29(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }

func.func @f30(%a: tensor<?x?xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f31(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f32(%a: tensor<?x1xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f33(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
 %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<1x1xf32>) -> tensor<1x1xf32>
 return %0 : tensor<1x1xf32> }

func.func @f34(%a: tensor<2x3xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f35(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }

func.func @f36(%a: tensor<?x?xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f37(%a: tensor<2xf32>) -> tensor<2xf32> {
 %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

func.func @f38(%a: tensor<?xf32>) -> tensor<?xf32> {
 %0 = tosa.cast %a : (tensor<?xf32>) -> tensor<?xf32>
 return %0 : tensor<?xf32> }

func.func @f39(%a: tensor<2xf32>) -> tensor<2xi32> {
 %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi32>
 return %0 : tensor<2xi32> }

func.func @f40(%a: tensor<2xi32>) -> tensor<2xi32> {
 %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xi32>
 return %0 : tensor<2xi32> }

func.func @f41(%a: tensor<?xf32>) -> tensor<2xf32> {
 %0 = tosa.cast %a : (tensor<?xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

func.func @f42(%a: tensor<*xf32>) -> tensor<*xf32> {
 %0 = tosa.cast %a : (tensor<*xf32>) -> tensor<*xf32>
 return %0 : tensor<*xf32> }

func.func @f43(%a: tensor<2xf32>) -> tensor<2xf32> {
 %0 = tosa.abs %a : (tensor<2xf32>) -> tensor<2xf32>
 %1 = tosa.abs %0 : (tensor<2xf32>) -> tensor<2xf32>
 return %1 : tensor<2xf32> }

func.func @f44(%c: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
 %0 = tosa.select %c, %a, %a : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

func.func @f45(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
 %c = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
 %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

func.func @f46(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
 %c = "tosa.const"() {values = dense<false> : tensor<2xi1>} : () -> tensor<2xi1>
 %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

func.func @f47(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
 %c = "tosa.const"() {values = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
 %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

func.func @f48(%a: tensor<?xf32>) -> tensor<?xf32> {
 %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
 %1 = tosa.abs %0 : (tensor<?xf32>) -> tensor<?xf32>
 return %1 : tensor<?xf32> }

func.func @f49(%c: tensor<?xi1>, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
 %0 = tosa.select %c, %a, %a : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
 return %0 : tensor<?xf32> }

func.func @f50(%a: tensor<2xi32>) -> tensor<2xi32> {
 %0 = tosa.abs %a : (tensor<2xi32>) -> tensor<2xi32>
 %1 = tosa.abs %0 : (tensor<2xi32>) -> tensor<2xi32>
 return %1 : tensor<2xi32> }

func.func @f51(%c: tensor<2xi1>, %a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
 %0 = tosa.select %c, %a, %a : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
 return %0 : tensor<2xi32> }

func.func @f52(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
 %c = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
 %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
 return %0 : tensor<2xi32> }

func.func @f53(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
 %c = "tosa.const"() {values = dense<false> : tensor<2xi1>} : () -> tensor<2xi1>
 %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
 return %0 : tensor<2xi32> }

func.func @f54(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
 %c = "tosa.const"() {values = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
 %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
 return %0 : tensor<2xi32> }

func.func @f55(%a: tensor<2xf32>, %b: tensor<1xf32>) -> tensor<2xf32> {
 %c = "tosa.const"() {values = dense<false> : tensor<2xi1>} : () -> tensor<2xi1>
 %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

func.func @f56(%c: tensor<2x3xi1>, %b: tensor<1x1xf32>) -> tensor<2x3xf32> {
 %0 = tosa.select %c, %b, %b : (tensor<2x3xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<2x3xf32>
 return %0 : tensor<2x3xf32> }

func.func @f57(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f58(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {
 %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
 return %0 : tensor<2x1xf32> }

func.func @f59(%a: tensor<?x1xf32>) -> tensor<?x1xf32> {
 %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
 return %0 : tensor<?x1xf32> }

func.func @f60(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
 %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<1x1xf32>) -> tensor<1x1xf32>
 return %0 : tensor<1x1xf32> }

func.func @f61() -> tensor<2x3xf32> {
 %c = "tosa.const"() {values = dense<1.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
 %0 = tosa.reverse %c {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
 return %0 : tensor<2x3xf32> }

func.func @f62(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
 %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
 return %0 : tensor<2x2xf32> }

func.func @f63(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }

func.func @f64(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
 %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
 return %0 : tensor<2x3xf32> }

func.func @f65(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
 %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
 return %0 : tensor<2x2xf32> }

func.func @f66(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }

func.func @f67(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
 %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
 return %0 : tensor<3x2xf32> }

func.func @f68(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> tensor<6x2xf32> {
 %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
 %1 = tosa.concat %0, %c {axis = 0 : i32} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
 return %1 : tensor<6x2xf32> }

func.func @f69(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> tensor<2x6xf32> {
 %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
 %1 = tosa.concat %0, %c {axis = 1 : i32} : (tensor<2x4xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>
 return %1 : tensor<2x6xf32> }

func.func @f70(%a: tensor<2x2xf32>, %c: tensor<4x1xf32>) -> tensor<4x3xf32> {
 %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
 %1 = tosa.concat %0, %c {axis = 1 : i32} : (tensor<4x2xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
 return %1 : tensor<4x3xf32> }

func.func @f71(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
 %0 = tosa.concat %a {axis = 0 : i32} : (tensor<2x2xf32>) -> tensor<2x2xf32>
 return %0 : tensor<2x2xf32> }

func.func @f72(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
 %0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %1 = tosa.const_shape {values = dense<[4, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.slice %a, %0, %1 : (tensor<4x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x4xf32>
 return %2 : tensor<4x4xf32> }

func.func @f73(%a: tensor<4x4xf32>) -> tensor<3x4xf32> {
 %0 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.slice %a, %0, %1 : (tensor<4x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4xf32>
 return %2 : tensor<3x4xf32> }

func.func @f74(%a: tensor<?x4xf32>) -> tensor<4x4xf32> {
 %0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %1 = tosa.const_shape {values = dense<[4, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.slice %a, %0, %1 : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x4xf32>
 return %2 : tensor<4x4xf32> }

func.func @f75(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {
 %0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %1 = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.slice %a, %0, %1 : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4xf32>
 return %2 : tensor<?x4xf32> }

func.func @f76(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
 %0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.tile %a, %0 : (tensor<4x4xf32>, !tosa.shape<2>) -> tensor<4x4xf32>
 return %2 : tensor<4x4xf32> }

func.func @f77(%a: tensor<4x4xf32>) -> tensor<8x4xf32> {
 %0 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.tile %a, %0 : (tensor<4x4xf32>, !tosa.shape<2>) -> tensor<8x4xf32>
 return %2 : tensor<8x4xf32> }

func.func @f78(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {
 %0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.tile %a, %0 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
 return %2 : tensor<?x4xf32> }

func.func @f79(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {
 %0 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
 %2 = tosa.tile %a, %0 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
 return %2 : tensor<?x4xf32> }

func.func @f80(%a: tensor<4x4xf32>, %p: tensor<1xf32>) -> tensor<4x4xf32> {
 %0 = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
 %2 = tosa.pad %a, %0, %p : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x4xf32>
 return %2 : tensor<4x4xf32> }

func.func @f81(%a: tensor<4x4xf32>, %p: tensor<1xf32>) -> tensor<5x4xf32> {
 %0 = tosa.const_shape {values = dense<[1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
 %2 = tosa.pad %a, %0, %p : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x4xf32>
 return %2 : tensor<5x4xf32> }

func.func @f82(%a: tensor<?x4xf32>, %p: tensor<1xf32>) -> tensor<?x4xf32> {
 %0 = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
 %2 = tosa.pad %a, %0, %p : (tensor<?x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x4xf32>
 return %2 : tensor<?x4xf32> }

func.func @f83(%a: tensor<?x4xf32>, %p: tensor<1xf32>) -> tensor<?x4xf32> {
 %0 = tosa.const_shape {values = dense<[1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
 %2 = tosa.pad %a, %0, %p : (tensor<?x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x4xf32>
 return %2 : tensor<?x4xf32> }

func.func @concat_of_one(%a: tensor<?x1xf32>) -> tensor<?x?xf32> {
  %0 = tosa.concat %a {axis = 0 : i32}: (tensor<?x1xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @max_pool_of_one_element(%a: tensor<2x1x1x4xf32>, %b: tensor<?x1x1x4xf32>) -> (tensor<2x1x1x4xf32>, tensor<?x1x1x4xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<2x1x1x4xf32>) -> tensor<2x1x1x4xf32>
  %1 = tosa.max_pool2d %b {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x1x1x4xf32>) -> tensor<?x1x1x4xf32>
  return %0, %1 : tensor<2x1x1x4xf32>, tensor<?x1x1x4xf32>
}
