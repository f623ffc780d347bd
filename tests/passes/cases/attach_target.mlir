// builtin.module(tosa-attach-target{specification_version=1.1.draft level=none profiles=pro_int,pro_fp extensions=int16,int4})
module {
  tosa.variable @a = dense<-1> : tensor<2x4xi8>
  tosa.variable @b : tensor<4xf32>
  func.func @f(%x: tensor<2x4xi8>) -> tensor<2x4xi8> {
    tosa.variable_write @a, %x : tensor<2x4xi8>
    %0 = tosa.variable_read @a : tensor<2x4xi8>
    %1 = tosa.variable_read @b : tensor<4xf32>
    %c = arith.constant dense<[1,2]> : tensor<2xi32>
    %i = arith.constant dense<[1,2]> : tensor<2xindex>
    %v = arith.constant dense<[1,2]> : vector<2xi32>
    %w = arith.constant dense_resource<r> : tensor<2xf32>
    %k = arith.constant 4 : i32
    return %0 : tensor<2x4xi8>
  }
}
