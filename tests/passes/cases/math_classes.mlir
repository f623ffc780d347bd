// builtin.module(canonicalize)
// Questions about elements that are all the same, and the quotient of the least 32-bit index.

func.func @classes() -> (tensor<3xi1>, vector<[2]xi1>, tensor<2xi1>, f32) {
  %a = arith.constant dense<1.0> : tensor<3xf64>
  %b = arith.constant dense<0x7FC0> : vector<[2]xbf16>
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %d = arith.constant 0x7F800001 : f32
  %0 = math.isfinite %a : tensor<3xf64>
  %1 = math.isnan %b : vector<[2]xbf16>
  %2 = math.isinf %c : tensor<2xf32>
  %3 = math.floor %d : f32
  return %0, %1, %2, %3 : tensor<3xi1>, vector<[2]xi1>, tensor<2xi1>, f32
}

func.func @quotient() -> (index, index) {
  %least = index.constant -2147483648
  %c7 = index.constant 7
  %0 = index.ceildivs %least, %c7
  %1 = index.ceildivs %c7, %least
  return %0, %1 : index, index
}
