func.func @add_shape_54() {
  %0 = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %1 = "tosa.const_shape"() <{values = dense<[3, 4]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.add_shape' op result shape has different rank than operands}}
  %r = "tosa.add_shape"(%0, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> (!tosa.shape<3>)
  return
}

// -----

func.func @argmax_1(%a0: tensor<14x19xi8>) {
  // expected-error @below {{'tosa.argmax' op expected output shape '19', got '1'}}
  %r = "tosa.argmax"(%a0) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<14x19xi8>) -> (tensor<1xi32>)
  return
}

// -----

func.func @argmax_0(%a0: tensor<14x19xf32>) {
  // expected-error @below {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %r = "tosa.argmax"(%a0) <{axis = 7 : i32}> : (tensor<14x19xf32>) -> (tensor<14xi32>)
  return
}

// -----

func.func @arithmetic_right_shift_19(%a0: tensor<13x21x1xi32>, %a1: tensor<13x21x3xi32>) {
  // expected-error @below {{'tosa.arithmetic_right_shift' op result type '2x21x3' not broadcast compatible with broadcasted operands's shapes '13x21x3'}}
  %r = "tosa.arithmetic_right_shift"(%a0, %a1) <{round = false}> : (tensor<13x21x1xi32>, tensor<13x21x3xi32>) -> (tensor<2x21x3xi32>)
  return
}

// -----

func.func @avg_pool2d_2(%a0: tensor<1x7x7x9xf32>) {
  %1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.avg_pool2d' op calculated output height did not match expected: calculated=6, expected=7}}
  %r = "tosa.avg_pool2d"(%a0, %1, %2) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>}> : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x7x7x9xf32>)
  return
}

// -----

func.func @avg_pool2d_3(%a0: tensor<1x7x7x9xi8>) {
  %1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %2 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @below {{'tosa.avg_pool2d' op calculated output width did not match expected: calculated=8, expected=7}}
  %r = "tosa.avg_pool2d"(%a0, %1, %2) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x7x7x9xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x7x7x9xi8>)
  return
}

// -----

func.func @avg_pool2d_2(%a0: tensor<1x7x7x9xf32>) {
  %1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.avg_pool2d' op expected 3 operands, but found 0}}
  %2 = "tosa.avg_pool2d"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %1, %2) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}> : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x7x7x9xf32>)
  return
}

// -----

func.func @cast_to_block_scaled_59(%a0: tensor<4x64xf32>) {
  // expected-error @below {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf32>') and output_data ('tensor<3x64xf8E5M2>')}}
  %r:2 = "tosa.cast_to_block_scaled"(%a0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<3x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @clamp_15(%a0: tensor<13x21x3xf32>) {
  // expected-error @below {{'tosa.clamp' op requires the same shape for all operands and results}}
  %r = "tosa.clamp"(%a0) <{max_val = 1.0 : f32, min_val = 0.0 : f32}> : (tensor<13x21x3xf32>) -> (tensor<3x21x3xf32>)
  return
}

// -----

func.func @concat_shape_56() {
  %0 = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %1 = "tosa.const_shape"() <{values = dense<[3, 4]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (4), got 1}}
  %r = "tosa.concat_shape"(%0, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> (!tosa.shape<1>)
  return
}

// -----

func.func @rescale_46(%a0: tensor<13x21x3xi8>) {
  %1 = "tosa.const"() <{values = dense<42> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @below {{'tosa.const' op expected same attr/result element types}}
  %2 = "tosa.const"() <{values = dense<14> : tensor<1xi32>}> : () -> tensor<1xi8>
  %3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %4 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %1, %2, %3, %4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<13x21x3xi8>)
  return
}

// -----

func.func @mul_21(%a0: tensor<13x21x3xi8>, %a1: tensor<13x1x3xi8>) {
  // expected-error @below {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %2 = "tosa.const"() <{values = dense<3> : tensor<7xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %2) : (tensor<13x21x3xi8>, tensor<13x1x3xi8>, tensor<1xi8>) -> (tensor<13x21x3xi32>)
  return
}

// -----

func.func @mul_20(%a0: tensor<13x21x3xf32>, %a1: tensor<13x1x3xf32>) {
  %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @below {{'tosa.const' op requires zero operands}}
  %r = "tosa.const"(%a0, %a1, %2) : (tensor<13x21x3xf32>, tensor<13x1x3xf32>, tensor<1xi8>) -> (tensor<13x21x3xf32>)
  return
}

// -----

func.func @reshape_37(%a0: tensor<13x21x3xf32>) {
  %1 = "tosa.const_shape"() <{values = dense<[1, 819]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.const_shape' op requires zero operands}}
  %r = "tosa.const_shape"(%a0, %1) : (tensor<13x21x3xf32>, !tosa.shape<2>) -> (tensor<1x819xf32>)
  return
}

// -----

func.func @conv2d_4(%a0: tensor<1x4x4x4xf32>, %a1: tensor<8x1x1x4xf32>, %a2: tensor<8xf32>) {
  %3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.conv2d' op calculated output height did not match expected: calculated=5, expected=4}}
  %r = "tosa.conv2d"(%a0, %a1, %a2, %3, %4) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x8xf32>)
  return
}

// -----

func.func @conv2d_5(%a0: tensor<1x4x4x4xi8>, %a1: tensor<8x1x1x4xi8>, %a2: tensor<8xi32>) {
  %3 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %4 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @below {{'tosa.conv2d' op calculated output width did not match expected: calculated=6, expected=4}}
  %r = "tosa.conv2d"(%a0, %a1, %a2, %3, %4) <{acc_type = i32, dilation = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x8xi32>)
  return
}

// -----

func.func @conv2d_5(%a0: tensor<1x4x4x4xi8>, %a1: tensor<8x1x1x4xi8>, %a2: tensor<8xi32>) {
  %3 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %4 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @below {{'tosa.conv2d' op expect all dilation values to be >= 1, got 2, 0}}
  %r = "tosa.conv2d"(%a0, %a1, %a2, %3, %4) <{acc_type = i32, dilation = array<i64: 2, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x8xi32>)
  return
}

// -----

func.func @conv2d_6(%a0: tensor<1x4x4x4xf8E5M2>, %a1: tensor<8x1x1x4xf8E5M2>, %a2: tensor<8xf16>) {
  %3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  // expected-error @below {{'tosa.conv2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %r = "tosa.conv2d"(%a0, %a1, %a2, %3, %4) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf8E5M2>, tensor<8xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x4x4x8xf16>)
  return
}

// -----

func.func @conv2d_4(%a0: tensor<1x4x4x4xf32>, %a1: tensor<8x1x1x4xf32>, %a2: tensor<8xf32>) {
  %3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.conv2d' op expect all stride values to be >= 1, got -1, 1}}
  %r = "tosa.conv2d"(%a0, %a1, %a2, %3, %4) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: -1, 1>}> : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x8xf32>)
  return
}

// -----

func.func @conv2d_6(%a0: tensor<1x4x4x4xf8E5M2>, %a1: tensor<8x1x1x4xf8E5M2>, %a2: tensor<8xf16>) {
  // expected-error @below {{'tosa.conv2d' op expected 5 operands, but found 0}}
  %3 = "tosa.conv2d"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %3, %4) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf8E5M2>, tensor<8xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x4x4x8xf16>)
  return
}

// -----

func.func @dim_53(%a0: tensor<3x4xf32>) {
  // expected-error @below {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<7>'}}
  %r = "tosa.dim"(%a0) <{axis = 1 : i32}> : (tensor<3x4xf32>) -> (!tosa.shape<7>)
  return
}

// -----

func.func @max_pool2d_14(%a0: tensor<1x32x32x8xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=30, expected=32}}
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 3, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x32x32x8xf32>) -> (tensor<1x32x32x8xf32>)
  return
}

// -----

func.func @max_pool2d_14(%a0: tensor<1x32x32x8xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all padding values to be >= 0, got 0, 0, -1, 0}}
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, -1, 0>, stride = array<i64: 1, 1>}> : (tensor<1x32x32x8xf32>) -> (tensor<1x32x32x8xf32>)
  return
}

// -----

func.func @max_pool2d_14(%a0: tensor<1x32x32x8xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (32 + 0 + 0 - 1) / 2}}
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>}> : (tensor<1x32x32x8xf32>) -> (tensor<1x32x32x8xf32>)
  return
}

// -----

func.func @max_pool2d_14(%a0: tensor<1x32x32x8xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (32 + 0 + 0 - 1) / 3}}
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 3>}> : (tensor<1x32x32x8xf32>) -> (tensor<1x32x32x8xf32>)
  return
}

// -----

func.func @max_pool2d_14(%a0: tensor<1x32x32x8xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=1, kernel_y=1}}
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x32x32x8xf32>) -> (tensor<1x32x32x8xf32>)
  return
}

// -----

func.func @minimum_52(%a0: tensor<13x21x3xf32>, %a1: tensor<13x1x3xf32>) {
  // expected-error @below {{'tosa.minimum' op result type '1x21x3' not broadcast compatible with broadcasted operands's shapes '13x21x3'}}
  %r = "tosa.minimum"(%a0, %a1) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<13x21x3xf32>, tensor<13x1x3xf32>) -> (tensor<1x21x3xf32>)
  return
}

// -----

func.func @mul_20(%a0: tensor<13x21x3xf32>, %a1: tensor<13x1x3xf32>) {
  %2 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @below {{'tosa.mul' op require shift to be 0 for float type}}
  %r = "tosa.mul"(%a0, %a1, %2) : (tensor<13x21x3xf32>, tensor<13x1x3xf32>, tensor<1xi8>) -> (tensor<13x21x3xf32>)
  return
}

// -----

func.func @negate_23(%a0: tensor<13x21x3xf32>) {
  %1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.negate' op requires the same shape for input1 and output}}
  %r = "tosa.negate"(%a0, %1, %2) : (tensor<13x21x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<13xf32>)
  return
}

// -----

func.func @pad_36(%a0: tensor<13x21xf32>) {
  %1 = "tosa.const_shape"() <{values = dense<[7, 1, 2, 3]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.pad' op mismatch in output shape at dimension 0: expected 13 + 7 + 1 = 21, but got 14}}
  %r = "tosa.pad"(%a0, %1, %2) : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<14x26xf32>)
  return
}

// -----

func.func @reduce_min_31(%a0: tensor<13x21x3xf32>) {
  // expected-error @below {{'tosa.reduce_min' op expect input tensor rank (3) to be larger than reduce axis (3)}}
  %r = "tosa.reduce_min"(%a0) <{axis = 3 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<13x21x3xf32>) -> (tensor<1x21x3xf32>)
  return
}

// -----

func.func @reshape_38(%a0: tensor<13x?x3xf32>) {
  %1 = "tosa.const_shape"() <{values = dense<[13, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %r = "tosa.reshape"(%a0, %1) : (tensor<13x?x3xf32>, !tosa.shape<2>) -> (tensor<3x?xf32>)
  return
}

// -----

func.func @resize_45(%a0: tensor<1x32x33x8xf32>) {
  %1 = "tosa.const_shape"() <{values = dense<[4, 2, 1, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %2 = "tosa.const_shape"() <{values = dense<[-1, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %3 = "tosa.const_shape"() <{values = dense<[1, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output width did not match expected: calculated=18, expected=66}}
  %r = "tosa.resize"(%a0, %1, %2, %3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x32x33x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x64x66x8xf32>)
  return
}

// -----

func.func @resize_45(%a0: tensor<1x32x33x8xf32>) {
  %1 = "tosa.const_shape"() <{values = dense<[4, 2, -1, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %2 = "tosa.const_shape"() <{values = dense<[-1, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %3 = "tosa.const_shape"() <{values = dense<[1, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expect all scale values to be > 0, got 4, 2, -1, 2}}
  %r = "tosa.resize"(%a0, %1, %2, %3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x32x33x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x64x66x8xf32>)
  return
}

// -----

func.func @rfft2d_11(%a0: tensor<13x8x16xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<13x8x9xf32>', 'tensor<13x8x16xf32>'}}
  %r:2 = "tosa.rfft2d"(%a0) : (tensor<13x8x16xf32>) -> (tensor<13x8x9xf32>, tensor<13x8x16xf32>)
  return
}

// -----

func.func @sigmoid_17(%a0: tensor<13x21x3xf32>) {
  // expected-error @below {{'tosa.sigmoid' op requires the same shape for all operands and results}}
  %r = "tosa.sigmoid"(%a0) : (tensor<13x21x3xf32>) -> (tensor<1x21x3xf32>)
  return
}

// -----

func.func @transpose_42(%a0: tensor<13x21x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 819 and 3549}}
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 2, 0, 1>}> : (tensor<13x21x3xf32>) -> (tensor<13x13x21xf32>)
  return
}

// -----

func.func @transpose_42(%a0: tensor<13x21x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 2, 0, 0>}> : (tensor<13x21x3xf32>) -> (tensor<3x13x21xf32>)
  return
}

// -----

func.func @transpose_conv2d_9(%a0: tensor<1x32x32x8xf32>, %a1: tensor<16x1x1x8xf32>, %a2: tensor<16xf32>) {
  %3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 32 != (32 - 1) * 1 + 3 + 0 + 1}}
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %3, %4) <{acc_type = f32, out_pad = array<i64: 3, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x32x32x16xf32>)
  return
}

// -----

func.func @cond(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    // expected-error @below {{custom op 'tosa.yield' number of operands and types do not match: got 2 operands and 1 types}}
    %1 = tosa.yield %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } {note = 1 : i32}
  return %0 : tensor<f32>
}
