func.func @f(%a: i64) {
  "acc.parallel"() <{asyncOnly = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  "acc.parallel"() <{waitOnly = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}
