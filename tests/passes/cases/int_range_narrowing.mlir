// builtin.module(arith-int-range-narrowing{int-bitwidths-supported=8,16,32})
func.func @f(%x: i64, %y: i64, %i: index, %v: vector<4xi64>) -> (i64, i1, index, i1, vector<4xi64>) {
  %mask = arith.constant 15 : i64
  %a = arith.andi %x, %mask : i64
  %b = arith.andi %y, %mask : i64
  %sum = arith.addi %a, %b : i64
  %product = arith.muli %sum, %b : i64
  %less = arith.cmpi slt, %product, %a : i64
  %seven = arith.constant 7 : index
  %few = arith.andi %i, %seven : index
  %more = arith.addi %few, %seven : index
  %equal = arith.cmpi eq, %more, %few : index
  %masks = arith.constant dense<3> : vector<4xi64>
  %w = arith.andi %v, %masks : vector<4xi64>
  %twice = arith.addi %w, %w : vector<4xi64>
  return %product, %less, %more, %equal, %twice : i64, i1, index, i1, vector<4xi64>
}
func.func @chain(%x: i8) -> i8 {
  %a = arith.index_cast %x : i8 to index
  %b = arith.index_cast %a : index to i8
  return %b : i8
}
