// Poison as an operand: what some number in its place would make undefined is undefined.
// divisor => error: divides by zero
// dividend 5 => poison
// dividend -1 => error: divides the least number by minus one, which overflows
// element => error: divides by zero
// sum 3 => poison

func.func @divisor() -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %r = arith.divui %c, %p : i32
  return %r : i32
}
func.func @dividend(%by: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.divsi %p, %by : i32
  return %r : i32
}
func.func @element() -> vector<2xi32> {
  %p = ub.poison : vector<2xi32>
  %c = arith.constant dense<4> : vector<2xi32>
  %r = arith.remsi %c, %p : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @sum(%a: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.addi %a, %p : i32
  return %r : i32
}
