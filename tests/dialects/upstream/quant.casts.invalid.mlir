func.func @a(%a: tensor<2x3xf32>, %f: f32, %i: i8) {
  %0 = quant.qcast %f : f32 to !quant.uniform<i8:f32, 2.0>
  // expected-error @below {{custom op 'quant.dcast' expected 'to'}}
  %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.0> return f32
  %2 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to i8
  return
}

// -----

func.func @b(%a: tensor<2x3xf32>) {
  // expected-error @below {{custom op 'quant.qcast' expected 'to'}}
  %1 = quant.qcast %a : tensor<2x3xf32> tensor tensor<2x3x!quant.uniform<i8:f32:1, {2.0, 3.0:1, 1.0}>>
  return
}

// -----

func.func @d(%a: tensor<?x4x!quant.uniform<u8<1:100>:f16, 0.5:3>>, %b: !quant.any<i8<-8:7>:f32>, %c: !quant.calibrated<f32<-0.998:1.2321>>) {
  // expected-error @below {{custom op 'quant.scast' expected 'to'}}
  %1 = quant.scast %a : tensor<?x4x!quant.uniform<u8<1:100>:f16, 0.5:3>> u8 tensor<?x4xi8>
  return
}
