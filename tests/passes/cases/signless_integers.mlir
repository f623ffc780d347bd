// builtin.module(func.func(tosa-convert-integer-type-to-signless))
func.func @f(%a: tensor<4xui8>, %b: i8, %c: tensor<ui16>) -> (tensor<4xui8>, tensor<ui16>) {
  %m = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.add %a, %a : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  %1 = "tosa.const"() {values = dense<1> : tensor<4xui8>} : () -> tensor<4xui8>
  return %0, %c : tensor<4xui8>, tensor<ui16>
}
func.func private @e(tensor<4xsi8>) -> tensor<4xui8>
func.func @g(%a: tensor<4xsi8>) -> tensor<4xui8> {
  %0 = func.call @e(%a) : (tensor<4xsi8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
