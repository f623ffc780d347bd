module {
  func.func @cast_48(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.cast %arg0 : (tensor<13x21x3xf32>) -> tensor<13x21x3xi8>
    return
  }
  func.func @dim_53(%arg0: tensor<3x4xf32>) {
    %0 = tosa.dim %arg0 {axis = 1 : i32} : (tensor<3x4xf32>) -> !tosa.shape<1>
    return
  }
  func.func @sigmoid_17(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.sigmoid %arg0 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
    return
  }
  func.func @argmax_0(%arg0: tensor<14x19xf32>) {
    %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<14x19xf32>) -> tensor<14xi32>
    return
  }
  func.func @reverse_39(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
    return
  }
  func.func @reduce_all_28(%arg0: tensor<13x21x3xi1>) {
    %0 = tosa.reduce_all %arg0 {axis = 0 : i32} : (tensor<13x21x3xi1>) -> tensor<1x21x3xi1>
    return
  }
  func.func @reduce_any_29(%arg0: tensor<13x21x3xi1>) {
    %0 = tosa.reduce_any %arg0 {axis = 1 : i32} : (tensor<13x21x3xi1>) -> tensor<13x1x3xi1>
    return
  }
  func.func @reduce_sum_33(%arg0: tensor<13x?x3xf32>) {
    %0 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<13x?x3xf32>) -> tensor<1x21x3xf32>
    return
  }
  func.func @reduce_max_30(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.reduce_max %arg0 {axis = 2 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x1xf32>
    return
  }
  func.func @table_22(%arg0: tensor<2x3xi8>, %arg1: tensor<256xi8>) {
    %0 = tosa.table %arg0, %arg1 : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
    return
  }
  func.func @reduce_product_32(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.reduce_product %arg0 {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
    return
  }
  func.func @transpose_42(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.transpose %arg0 {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
    return
  }
  func.func @apply_scale_50(%arg0: i32, %arg1: i32, %arg2: i8) {
    %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
    return
  }
  func.func @reduce_min_31(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.reduce_min %arg0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
    return
  }
  func.func @rfft2d_11(%arg0: tensor<13x8x16xf32>) {
    %output_real, %output_imag = tosa.rfft2d %arg0 : (tensor<13x8x16xf32>) -> (tensor<13x8x9xf32>, tensor<13x8x9xf32>)
    return
  }
  func.func @add_18(%arg0: tensor<13x21x1xf32>, %arg1: tensor<13x21x3xf32>) {
    %0 = tosa.add %arg0, %arg1 : (tensor<13x21x1xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
    return
  }
  func.func @equal_26(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x1x3xf32>) {
    %0 = tosa.equal %arg0, %arg1 : (tensor<13x21x3xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xi1>
    return
  }
  func.func @clamp_16(%arg0: tensor<13x21x3xi8>) {
    %0 = tosa.clamp %arg0 {max_val = 5 : i8, min_val = -3 : i8, nan_mode = IGNORE} : (tensor<13x21x3xi8>) -> tensor<13x21x3xi8>
    return
  }
  func.func @gather_43(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x26xi32>) {
    %0 = tosa.gather %arg0, %arg1 : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xf32>
    return
  }
  func.func @greater_27(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x1x3xf32>) {
    %0 = tosa.greater %arg0, %arg1 : (tensor<13x21x3xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xi1>
    return
  }
  func.func @maximum_51(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x1x3xf32>) {
    %0 = tosa.maximum %arg0, %arg1 : (tensor<13x21x3xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
    return
  }
  func.func @exp2_shape_55() {
    %0 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
    return
  }
  func.func @concat_34(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x21x3xf32>) {
    %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
    return
  }
  func.func @custom_49(%arg0: tensor<10xi32>) {
    %0 = tosa.custom %arg0 {domain_name = "tosa_mlir_test", implementation_attrs = "", operator_name = "custom_test"} : (tensor<10xi32>) -> tensor<10xi32>
    return
  }
  func.func @minimum_52(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x1x3xf32>) {
    %0 = tosa.minimum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<13x21x3xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
    return
  }
  func.func @max_pool2d_14(%arg0: tensor<1x32x32x8xf32>) {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
    return
  }
  func.func @cast_to_block_scaled_59(%arg0: tensor<4x64xf32>) {
    %output_data, %output_scale = tosa.cast_to_block_scaled %arg0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
    return
  }
  func.func @arithmetic_right_shift_19(%arg0: tensor<13x21x1xi32>, %arg1: tensor<13x21x3xi32>) {
    %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = false} : (tensor<13x21x1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
    return
  }
  func.func @select_25(%arg0: tensor<1x1x1xi1>, %arg1: tensor<13x21x3xf32>, %arg2: tensor<13x21x3xf32>) {
    %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<1x1x1xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
    return
  }
  func.func @fft2d_10(%arg0: tensor<1x4x8xf32>, %arg1: tensor<1x4x8xf32>) {
    %output_real, %output_imag = tosa.fft2d %arg0, %arg1 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
    return
  }
  func.func @reshape_38(%arg0: tensor<13x?x3xf32>) {
    %0 = tosa.const_shape  {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.reshape %arg0, %0 : (tensor<13x?x3xf32>, !tosa.shape<2>) -> tensor<3x?xf32>
    return
  }
  func.func @scatter_44(%arg0: tensor<13x52x3xf32>, %arg1: tensor<13x26xi32>, %arg2: tensor<13x26x3xf32>) {
    %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x52x3xf32>
    return
  }
  func.func @tile_41(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.const_shape  {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.tile %arg0, %0 : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x6xf32>
    return
  }
  func.func @cast_from_block_scaled_58(%arg0: tensor<4x64xf8E5M2>, %arg1: tensor<4x2xf8E8M0FNU>) {
    %0 = tosa.cast_from_block_scaled %arg0, %arg1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
    return
  }
  func.func @cond2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> tensor<f32> {
    %0 = tosa.cond_if %arg2 : tensor<i1> -> tensor<f32> {
      tosa.yield %arg0 : tensor<f32>
    } else {
      tosa.yield %arg1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func @mul_21(%arg0: tensor<13x21x3xi8>, %arg1: tensor<13x1x3xi8>) {
    %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = tosa.mul %arg0, %arg1, %0 : (tensor<13x21x3xi8>, tensor<13x1x3xi8>, tensor<1xi8>) -> tensor<13x21x3xi32>
    return
  }
  func.func @add_shape_54() {
    %0 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.add_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    return
  }
  func.func @concat_shape_56() {
    %0 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.concat_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
    return
  }
  tosa.variable @v = dense<7.000000e+00> : tensor<2x4x8xf32>
  tosa.variable @w : tensor<2x?xi8>
  func.func @f(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x3xi8>) {
    tosa.variable_write @v, %arg0 : tensor<2x4x8xf32>
    %0 = tosa.variable_read @v : tensor<2x4x8xf32>
    tosa.variable_write @w, %arg1 : tensor<2x3xi8>
    return
  }
  func.func @negate_24(%arg0: tensor<13x21x3xi8>) {
    %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.negate %arg0, %0, %1 : (tensor<13x21x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x21x3xi8>
    return
  }
  func.func @pad_36(%arg0: tensor<13x21xf32>) {
    %0 = tosa.const_shape  {values = dense<[0, 1, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<14x26xf32>
    return
  }
  func.func @slice_40(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.const_shape  {values = dense<[4, 0, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.const_shape  {values = dense<[1, 10, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.slice %arg0, %0, %1 : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x10x1xf32>
    return
  }
  func.func @matmul_13(%arg0: tensor<1x14x19xi8>, %arg1: tensor<1x19x28xi8>) {
    %0 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.matmul %arg0, %arg1, %0, %1 : (tensor<1x14x19xi8>, tensor<1x19x28xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x28xi32>
    return
  }
  func.func @matmul_t_block_scaled_60(%arg0: tensor<4x8x64xf8E5M2>, %arg1: tensor<4x8x2xf8E8M0FNU>, %arg2: tensor<1x16x64xf8E5M2>, %arg3: tensor<1x16x2xf8E8M0FNU>) {
    %0 = tosa.matmul_t_block_scaled %arg0, %arg1, %arg2, %arg3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x64xf8E5M2>, tensor<4x8x2xf8E8M0FNU>, tensor<1x16x64xf8E5M2>, tensor<1x16x2xf8E8M0FNU>) -> tensor<4x8x16xf32>
    return
  }
  func.func @slice_shape_57() {
    %0 = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = tosa.slice_shape %0, %1, %2 : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
    return
  }
  func.func @avg_pool2d_3(%arg0: tensor<1x7x7x9xi8>) {
    %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.avg_pool2d %arg0, %0, %1 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x9xi8>
    return
  }
  func.func @resize_45(%arg0: tensor<1x32x33x8xf32>) {
    %0 = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.resize %arg0, %0, %1, %2 {mode = BILINEAR} : (tensor<1x32x33x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x66x8xf32>
    return
  }
  func.func @conv2d_5(%arg0: tensor<1x4x4x4xi8>, %arg1: tensor<8x1x1x4xi8>, %arg2: tensor<8xi32>) {
    %0 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = i32, dilation = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
    return
  }
  func.func @transpose_conv2d_9(%arg0: tensor<1x32x32x8xf32>, %arg1: tensor<16x1x1x8xf32>, %arg2: tensor<16xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
    return
  }
  func.func @depthwise_conv2d_8(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<1x1x4x2xf32>, %arg2: tensor<8xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
    return
  }
  func.func @cond(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> tensor<f32> {
    %0 = tosa.cond_if %arg2 (%arg3 = %arg0, %arg4 = %arg1) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = tosa.add %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      tosa.yield %1 : tensor<f32>
    } else {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = tosa.sub %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      tosa.yield %1 : tensor<f32>
    } {note = 1 : i32}
    return %0 : tensor<f32>
  }
  func.func @conv3d_7(%arg0: tensor<1x4x8x21x17xf32>, %arg1: tensor<34x1x1x1x17xf32>, %arg2: tensor<34xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.conv3d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
    return
  }
  func.func @loop(%arg0: tensor<10xi32>, %arg1: tensor<i32>) {
    %0:2 = tosa.while_loop (%arg2 = %arg0, %arg3 = %arg1) : (tensor<10xi32>, tensor<i32>) -> (tensor<10xi32>, tensor<i32>) {
      %1 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
      %2 = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %3 = tosa.greater_equal %2, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %3 : tensor<i1>
    } do {
    ^bb0(%arg2: tensor<10xi32>, %arg3: tensor<i32>):
      tosa.yield %arg2, %arg3 : tensor<10xi32>, tensor<i32>
    } attributes {note}
    return
  }
  func.func @rescale_46(%arg0: tensor<13x21x3xi8>) {
    %0 = "tosa.const"() <{values = dense<42> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "tosa.const"() <{values = dense<14> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = tosa.rescale %arg0, %0, %1, %2, %3 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x21x3xi8>
    return
  }
}
