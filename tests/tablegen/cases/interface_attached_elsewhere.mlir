module {
  func.func @f(%arg0: !odd.device, %arg1: !odd.ref<4x8xf32>, %arg2: tensor<4x?xf32>) {
    odd.hold on %arg0 %arg1, %arg2 size #odd.own again 1 : i8 in <4x8xf32>, tensor<4x?xf32>
    odd.hold %arg1, %arg2 size dense<1> : tensor<2xi8> again #odd.own in <4x8xf32>, tensor<4x?xf32>
    return
  }
}
