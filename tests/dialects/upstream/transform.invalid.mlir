module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{expects parent op to be 'transform.match.structured'}}
    transform.match.structured.body %a { passthrough } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{expected non-function type}}
    transform.match.structured %a : (!transform.any_op) -> () {
    ^bb0(%b: !transform.any_op):
      transform.match.structured.dim %b[1, 1] : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{expected non-function type}}
    transform.match.structured %a : (!transform.any_op) -> () {
    ^bb0(%b: !transform.any_op):
      %0 = transform.match.structured.rank %a : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{expected non-function type}}
    transform.match.structured %a : (!transform.any_op) -> () {
    ^bb0(%b: !transform.any_op):
      %0 = transform.match.structured.result %b[0] {any} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

// expected-error @below {{expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
}

// -----

// expected-error @below {{expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
^bb0:
  transform.yield
}

// -----

// expected-error @below {{expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: i32):
}

// -----

// expected-note @below {{argument #1 does not}}
// expected-error @below {{expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: i64):
}

// -----

// expected-note @below {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{expects operands to be provided for a nested op}}
  transform.sequence failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
}

// -----

// expected-note @below {{terminator}}
// expected-error @below {{expects the types of the terminator operands to match the types of the result}}
%0 = transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%a: !transform.any_op):
}

// -----

// expected-error @below {{expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note @below {{op without interface}}
  %c = arith.constant 1 : i32
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note @below {{terminator}}
  // expected-error @below {{expects terminator operands to have the same type as results of the operation}}
  transform.alternatives %a : !transform.any_op -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

// expected-error @below {{expects only one non-pattern op in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-note @below {{first non-pattern op}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
  // expected-note @below {{second non-pattern op}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

// expected-error @below {{expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @x : benefit(1) {
    %0 = pdl.operation
    pdl.rewrite %0 with "x"
  }
}

// -----

// expected-error @below {{expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-note @below {{offending op}}
  func.func private @f()
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{expects iterator_interchange to be a permutation, found 1, 1}}
    %0 = transform.structured.interchange %a iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{"inner_perm" is not a valid permutation}}
    %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) inner_perm = [1, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{ at least one of "inner_perm" or "outer_perm" must be specified}}
    %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{incorrect number of upper bounds, expected 1 but found 0}}
    transform.affine.simplify_bounded_affine_ops %a with [%a : !transform.any_op] within [1] and [] : !transform.any_op
    transform.yield
  }
}

// -----

// expected-error @below {{entry block must have 2 arguments to match function signature}}
"transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_op) -> (), sym_name = "s"}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
