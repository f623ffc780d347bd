func.func @f(%s: !shape.shape) {
  // expected-error @below {{if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = "shape.rank"(%s) : (!shape.shape) -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @below {{argument 1 of ReduceOp body is expected to be of SizeType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%n: index, %e: index, %a: index):
    shape.yield %a : index
  }
  return
}

// -----

// expected-error @below {{does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@f]} {
  func.func private @f()
}
