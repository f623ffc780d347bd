// builtin.module(convert-elementwise-to-linalg)
func.func @addf(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> { %0 = arith.addf %a, %b : tensor<f32> return %0 : tensor<f32> }
func.func @addf1(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> { %0 = arith.addf %a, %b {foo = 1 : i32} : tensor<?xf32> return %0 : tensor<?xf32> }
func.func @exp(%a: tensor<?x4xf32>) -> tensor<?x4xf32> { %0 = math.exp %a : tensor<?x4xf32> return %0 : tensor<?x4xf32> }
func.func @select(%c: tensor<i1>, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> { %0 = arith.select %c, %a, %b : tensor<i1>, tensor<i32> return %0 : tensor<i32> }
func.func @cmpf(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xi1> { %0 = arith.cmpf olt, %a, %b fastmath<fast> : tensor<?x8xf32> return %0 : tensor<?x8xi1> }
func.func @scal(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> { %0 = arith.select %c, %a, %b : tensor<4xf32> return %0 : tensor<4xf32> }
func.func @vec(%a: vector<4xf32>) -> vector<4xf32> { %0 = arith.addf %a, %a : vector<4xf32> return %0 : vector<4xf32> }
func.func @ext(%a: tensor<2x?xi8>) -> tensor<2x?xi32> { %0 = arith.extsi %a : tensor<2x?xi8> to tensor<2x?xi32> return %0 : tensor<2x?xi32> }
func.func @un(%a: tensor<*xf32>) -> tensor<*xf32> { %0 = arith.addf %a, %a : tensor<*xf32> return %0 : tensor<*xf32> }
