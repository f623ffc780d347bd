module {
  func.func public @main(%arg0: tensor<4x8xf32> {jax.arg_info = "x"}, %arg1: tensor<8x2xf32>, %arg2: tensor<i32>) -> (tensor<4x2xf32> {jax.result_info = "result"}, tensor<4x2xi1>) {
    %c = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.exponential %0 : tensor<4x2xf32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.divide %1, %3 : tensor<4x2xf32>
    %5 = stablehlo.compare LT, %4, %1, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %6 = call @inner(%4) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %7:2 = "stablehlo.sort"(%6, %4) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>):
      %8 = stablehlo.compare GT, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }) : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    return %7#0, %5 : tensor<4x2xf32>, tensor<4x2xi1>
  }
  func.func private @inner(%arg0: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = stablehlo.custom_call @target(%arg0) {backend_config = "config"} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    return %1 : tensor<4x2xf32>
  }
}
