// builtin.module(arith-expand)
// Operations on vectors stay.
func.func @f(%a: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %c2 = arith.constant 2 : i32
  %0 = vector.broadcast %c2 : i32 to vector<4xi32>
  %1 = arith.ceildivui %a, %0 : vector<4xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}
