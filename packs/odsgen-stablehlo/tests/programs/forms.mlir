module {
  func.func @elementwise(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<?x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
    %1 = stablehlo.multiply %0, %arg1 {note.a = 1 : i64} : tensor<2x3xf32>
    %2 = stablehlo.subtract %arg0, %arg2 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.exponential %2 {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x3xf32>
    %4 = stablehlo.clamp %0, %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.compare LT, %3, %4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = stablehlo.select %5, %3, %4 : tensor<2x3xi1>, tensor<2x3xf32>
    %7 = stablehlo.complex %6, %4 : tensor<2x3xcomplex<f32>>
    %8 = stablehlo.real %7 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %9 = stablehlo.reduce_precision %8, format = e5m10 : tensor<2x3xf32>
    %10 = stablehlo.convert %9 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %9 : tensor<2x3xf32>
  }
  func.func @shapes(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>) -> tensor<3x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant {note.b} dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.slice %arg0 [0:4, 1:8:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x8xf32>
    %3 = stablehlo.pad %2, %cst, low = [0, 1], high = [0, -1], interior = [1, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<7x8xf32>
    %4 = stablehlo.dynamic_slice %3, %arg1, %c, sizes = [3, 2] : (tensor<7x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    %5 = stablehlo.reverse %4, dims = [0] : tensor<3x2xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x2xf32>) -> tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<6xf32>) -> tensor<2x6xf32>
    %8 = stablehlo.iota dim = 0 : tensor<4xi32>
    %9 = stablehlo.set_dimension_size %6, %arg1, dim = 0 : (tensor<6xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<6>>
    return %5 : tensor<3x2xf32>
  }
  func.func @products(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x8x3xf32>, %arg2: tensor<1x8x8x4xf32>, %arg3: tensor<3x3x4x2xf32>) -> tensor<1x8x8x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGH] : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
    %2 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) -> tensor<1x8x8x2xf32>
    return %2 : tensor<1x8x8x2xf32>
  }
  func.func @regions(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %1:2 = stablehlo.reduce(%arg0 init: %arg1), (%arg0 init: %arg1) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
     reducer(%arg3: tensor<f32>, %arg5: tensor<f32>) (%arg4: tensor<f32>, %arg6: tensor<f32>)  {
      %5 = stablehlo.add %arg3, %arg5 : tensor<f32>
      stablehlo.return %5, %arg6 : tensor<f32>, tensor<f32>
    }
    %2:2 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %0) : tensor<i32>, tensor<4xf32>
    cond {
      %c = stablehlo.constant dense<10> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg, %c : tensor<i32>
      stablehlo.return %5, %iterArg_0 : tensor<i32>, tensor<4xf32>
    }
    %3 = "stablehlo.gather"(%arg0, %2#0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<i32>) -> tensor<8xf32>
    %4 = stablehlo.custom_call @target(%3) {backend_config = "x", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<8xf32>) -> tensor<8xf32>
    return %2#1 : tensor<4xf32>
  }
  func.func @tuples(%arg0: tensor<2xf32>, %arg1: !stablehlo.token) -> tensor<2xf32> {
    %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<2xf32>, !stablehlo.token>
    %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<2xf32>, !stablehlo.token>) -> tensor<2xf32>
    %2 = stablehlo.after_all %arg1, %arg1 : !stablehlo.token
    %3:2 = stablehlo.optimization_barrier %1, %2 : tensor<2xf32>, !stablehlo.token
    return %3#0 : tensor<2xf32>
  }
  func.func @quantized(%arg0: tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>> {
    %cst = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
    %0 = stablehlo.add %arg0, %cst : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
    return %0 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  }
  func.func @chlo(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    %1 = chlo.erf %0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %2:2 = chlo.scan(%1) inits (%arg1) dimension=0  attributes {is_reverse = true} {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      %3 = stablehlo.add %input, %carry : tensor<3xf32>
      stablehlo.return %3, %3 : tensor<3xf32>, tensor<3xf32>
    } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<2x3xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
    return %2#0 : tensor<2x3xf32>
  }
}
