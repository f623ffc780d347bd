pdl_interp.func @f() {
  // expected-error @below {{has inferred results, but the created operation 'foo.op' does not support result type inference}}
  %0 = pdl_interp.create_operation "foo.op" -> <inferred>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.attribute) {
  // expected-error @below {{expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_attribute %a to [1 : i32, unit](^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%r: !pdl.range<value>) {
  // expected-error @below {{operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%r) [^bb1] ({
  ^bb0(%op: !pdl.operation):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^bb1:
  pdl_interp.finalize
}
