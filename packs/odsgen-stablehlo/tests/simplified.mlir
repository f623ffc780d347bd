func.func @and_ones(%arg0: tensor<2xi1>) -> tensor<2xi1> {
  %c = stablehlo.constant dense<true> : tensor<2xi1>
  %0 = stablehlo.and %c, %arg0 : tensor<2xi1>
  return %0 : tensor<2xi1>
}

// A float plus zero is not the float where that is -0.0; minus zero it is.
func.func @zeros(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) {
  %z = stablehlo.constant dense<0.0> : tensor<2xf32>
  %m = stablehlo.constant dense<-0.0> : tensor<2xf32>
  %i = stablehlo.constant dense<0> : tensor<2xi32>
  %0 = stablehlo.add %arg0, %z : tensor<2xf32>
  %1 = stablehlo.add %arg0, %m : tensor<2xf32>
  %2 = stablehlo.subtract %arg0, %z : tensor<2xf32>
  %3 = stablehlo.add %i, %arg1 : tensor<2xi32>
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>
}

func.func @same(%arg0: tensor<2xi32>, %arg1: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi1>, tensor<2xi1>) {
  %0 = stablehlo.subtract %arg0, %arg0 : tensor<2xi32>
  %1 = stablehlo.compare LE, %arg0, %arg0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %2 = stablehlo.compare LE, %arg1, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %0, %1, %2 : tensor<2xi32>, tensor<2xi1>, tensor<2xi1>
}

func.func @mirrored(%arg0: tensor<f32>) -> tensor<i1> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.compare LT, %c, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @choices(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<i1>) {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.select %t, %arg1, %arg2 : tensor<i1>, tensor<f32>
  %n = stablehlo.not %arg0 : tensor<i1>
  %1 = stablehlo.select %n, %arg1, %arg2 : tensor<i1>, tensor<f32>
  %2 = stablehlo.select %arg0, %f, %t : tensor<i1>, tensor<i1>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<i1>
}

func.func @broadcasts(%arg0: tensor<3x1xf32>) -> (tensor<2x3x4xf32>, tensor<1x3x1xf32>, tensor<1x3xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
  %3 = stablehlo.broadcast_in_dim %arg0, dims = [1, 0] : (tensor<3x1xf32>) -> tensor<1x3xf32>
  return %1, %2, %3 : tensor<2x3x4xf32>, tensor<1x3x1xf32>, tensor<1x3xf32>
}

func.func @transposes(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3x1x4xf32>) {
  %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  %2 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<1x3x4xf32>) -> tensor<3x1x4xf32>
  return %1, %2 : tensor<2x3x4xf32>, tensor<3x1x4xf32>
}

func.func @slices(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<8x4xi32>) -> (tensor<2x2xf32>, tensor<1x4xi32>) {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %1 = stablehlo.slice %0 [0:2, 4:6] : (tensor<2x7xf32>) -> tensor<2x2xf32>
  %c = stablehlo.constant dense<10> : tensor<i64>
  %c_0 = stablehlo.constant dense<-1> : tensor<i64>
  %2 = stablehlo.dynamic_slice %arg2, %c, %c_0, sizes = [1, 4] : (tensor<8x4xi32>, tensor<i64>, tensor<i64>) -> tensor<1x4xi32>
  return %1, %2 : tensor<2x2xf32>, tensor<1x4xi32>
}

func.func @concatenations(%arg0: tensor<2xf32>, %arg1: tensor<0xf32>) -> (tensor<2xf32>, tensor<6xf32>) {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2xf32>, tensor<0xf32>) -> tensor<2xf32>
  %1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
  return %0, %2 : tensor<2xf32>, tensor<6xf32>
}

func.func @sizes_that_are_known(%arg0: tensor<4xf32>, %arg1: tensor<2xi64>) -> (tensor<2x2xf32>, tensor<3x4xf32>, tensor<8xf32>, tensor<i32>, tensor<5x?xi32>) {
  %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<4xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  %c = stablehlo.constant dense<1> : tensor<1xi64>
  %c_0 = stablehlo.constant dense<0> : tensor<1xi64>
  %v = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.dynamic_pad %arg0, %v, %c, %c_0, %c : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8xf32>
  %3 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<4xf32>) -> tensor<i32>
  %4 = stablehlo.dynamic_iota %arg1, dim = 1 : (tensor<2xi64>) -> tensor<5x?xi32>
  return %0, %1, %2, %3, %4 : tensor<2x2xf32>, tensor<3x4xf32>, tensor<8xf32>, tensor<i32>, tensor<5x?xi32>
}

func.func @branch_that_is_known(%arg0: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.case"(%c) ({
    stablehlo.return %arg0 : tensor<f32>
  }, {
    %1 = stablehlo.negate %arg0 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// The second result is not used, but the third one depends on its values.
func.func @unused_results(%arg0: tensor<8xi64>, %arg1: tensor<8xi64>, %arg2: tensor<8xi64>) -> tensor<i64> {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0:3 = stablehlo.reduce(%arg0 init: %c), (%arg1 init: %c), (%arg2 init: %c) across dimensions = [0] : (tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
   reducer(%arg3: tensor<i64>, %arg6: tensor<i64>) (%arg4: tensor<i64>, %arg7: tensor<i64>) (%arg5: tensor<i64>, %arg8: tensor<i64>)  {
    %1 = stablehlo.add %arg3, %arg6 : tensor<i64>
    %2 = stablehlo.minimum %arg4, %arg7 : tensor<i64>
    %3 = stablehlo.maximum %arg4, %arg7 : tensor<i64>
    stablehlo.return %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<i64>
  }
  return %0#2 : tensor<i64>
}

func.func @unused_rows(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> tensor<3xi32> {
  %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = -1 : i64, is_stable = false}> ({
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %1 = stablehlo.compare GT, %arg2, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  return %0#0 : tensor<3xi32>
}

func.func @values_that_no_iteration_changes(%arg0: tensor<f32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<f32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %iterArg_0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.convert %iterArg : (tensor<f32>) -> tensor<i32>
    %2 = stablehlo.add %iterArg_0, %1 : tensor<i32>
    stablehlo.return %iterArg, %2 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}
