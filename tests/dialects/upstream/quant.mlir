module {
  func.func @b(%arg0: tensor<2x3xf32>) {
    %0 = quant.qcast %arg0 : tensor<2x3xf32> to tensor<2x3x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00:1,1.000000e+00}>>
    return
  }
  func.func @d(%arg0: tensor<?x4x!quant.uniform<u8<1:100>:f16, 5.000000e-01:3>>, %arg1: !quant.any<i8<-8:7>:f32>, %arg2: !quant.calibrated<f32<-0.998:1.232100e+00>>) {
    %0 = quant.scast %arg0 : tensor<?x4x!quant.uniform<u8<1:100>:f16, 5.000000e-01:3>> to tensor<?x4xi8>
    return
  }
  func.func @a(%arg0: tensor<2x3xf32>, %arg1: f32, %arg2: i8) {
    %0 = quant.qcast %arg1 : f32 to !quant.uniform<i8:f32, 2.000000e+00>
    %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.000000e+00> to f32
    %2 = quant.scast %0 : !quant.uniform<i8:f32, 2.000000e+00> to i8
    return
  }
}
