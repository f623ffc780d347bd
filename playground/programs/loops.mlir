// The sum of the squares below a number; what is not used, or is there twice, goes away.
func.func @main(%limit: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %again = arith.constant 1 : index
  %unused = arith.muli %limit, %limit : index
  %sum = scf.for %i = %zero to %limit step %one iter_args(%before = %zero) -> (index) {
    %square = arith.muli %i, %i : index
    %next = arith.addi %before, %square : index
    vector.print %next : index
    scf.yield %next : index
  }
  %result = arith.muli %sum, %again : index
  return %result : index
}
