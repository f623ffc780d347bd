module {
  odd.hold #odd<typed_poly <1 + x**10> : i32>
  odd.hold #odd<typed_poly <2> : tensor<2xi8>>
  odd.hold #odd.poly<3x>
}
