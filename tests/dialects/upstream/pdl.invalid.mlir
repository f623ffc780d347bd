pdl.pattern : benefit(1) {
  // expected-error @below {{expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %unused = type
  %root = operation
  rewrite %root with "external"
}

// -----

// expected-error @below {{the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %a = operation "a"
  // expected-note @below {{see a disconnected value / operation here}}
  %b = operation "b"
  rewrite with "external"(%a, %b : !pdl.operation, !pdl.operation)
}

// -----

// expected-error @below {{expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  // expected-note @below {{see non-`pdl` operation defined here}}
  %c = arith.constant true
  %a = operation "a"
  rewrite %a with "external"
}

// -----

pdl.pattern : benefit(1) {
  %root = operation "a"
  rewrite %root {
    %type = type
    // expected-error @below {{must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note @below {{result type #0 was not constrained}}
    %new = operation "builtin.unrealized_conversion_cast" -> (%type : !pdl.type)
  }
}

// -----

pdl.pattern : benefit(1) {
  %root = operation "a"
  rewrite %root {
    %new = operation "b"
    %value = result 0 of %new
    // expected-error @below {{expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%root, %new, %value) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

// expected-error @below {{element of pdl.range cannot be another range}}
func.func private @f(!pdl.range<range<value>>)
