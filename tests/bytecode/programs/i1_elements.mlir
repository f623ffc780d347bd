// Elements of one bit: one for all, whole bytes of them, and one more than a byte has.
func.func @bits() -> tensor<100xi1> {
  %0 = arith.constant dense<true> : tensor<100xi1>
  %1 = arith.constant dense<false> : tensor<100xi1>
  %2 = arith.constant dense<true> : tensor<8xi1>
  %3 = arith.constant dense<false> : tensor<8xi1>
  %4 = arith.constant dense<[true, false, true, false, true, false, true, false]> : tensor<8xi1>
  %5 = arith.constant dense<[true, false, true, false, true, false, true, false, true]> : tensor<9xi1>
  %6 = arith.constant dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>
  return %0 : tensor<100xi1>
}
