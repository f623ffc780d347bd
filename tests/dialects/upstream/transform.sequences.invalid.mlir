// expected-error @below {{expected 'smt.yield' as terminator}}
"transform.smt.constrain_params"() ({^bb0(%i: !smt.int): %c = smt.constant true}) : () -> ()

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.op<"scf.for"> {transform.consumed}) {
    // expected-error @below {{block argument #0 has more than one potential consumer}}
    transform.sequence %x : !transform.op<"scf.for"> failures(propagate) {^bb0(%a: !transform.op<"scf.for">):
      // expected-note @below {{used here as operand #0}}
      transform.loop.peel %a : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
      // expected-note @below {{used here as operand #0}}
      transform.loop.peel %a : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @a(%x: !transform.op<"scf.for"> {transform.readonly}) {
    transform.loop.peel %x : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    transform.loop.peel %x : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    // expected-error @below {{'selected_region' attribute specifies region at index 3 while op has only 2 regions}}
    transform.tune.alternatives<"x"> selected_region = 3 {}, {transform.yield}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
    %0 = transform.tune.alternatives<"x"> selected_region = 1 -> !transform.any_op { }, {transform.yield}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    %0 = transform.tune.alternatives<"x"> -> !transform.any_value {
      // expected-error @below {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_value')}}
      transform.yield %x : !transform.any_op}, {transform.yield}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}, %p: !transform.any_param) {
    // expected-error @below {{custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand}}
    transform.tune.alternatives<"x"> selected_region = foo {}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}, %p: !transform.any_param) {
    // expected-error @below {{'selected_region' attribute specifies region at index -1 while op has only 1 regions}}
    transform.tune.alternatives<"x"> selected_region = -1 {}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    // expected-error @below {{TransformOpInterface requires memory effects on operands to be specified}}
    // expected-note @below {{no effects specified for operand #0}}
    transform.include @b failures(propagate) (%x) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op) { transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%x) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.consumed})
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    // expected-error @below {{does not reference a named transform sequence}}
    transform.include @c failures(propagate) (%x) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.consumed})
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    // expected-error @below {{incorrect number of operands for callee}}
    transform.include @b failures(propagate) () : () -> ()
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.consumed})
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    // expected-error @below {{type of result #0 must implement the same transform dialect interface as the corresponding callee result}}
    %0 = transform.include @b failures(propagate) (%x) : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    transform.foreach_match in %x @b -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}) {
    // expected-error @below {{does not expect matcher symbol to consume its operand #0}}
    transform.foreach_match in %x @b -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // expected-note @below {{symbol declaration}}
  transform.named_sequence @b(%x: !transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}) {
    // expected-error @below {{the number of action results (1) for @c doesn't match the number of extra op results (0)}}
    transform.foreach_match in %x @b -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) -> !transform.any_op
  // expected-note @below {{symbol declaration}}
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}) {
    // expected-error @below {{mismatching type interfaces for matcher result and action argument #0of matcher @b and action @c}}
    transform.foreach_match in %x @b -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence @c(%x: !transform.any_op {transform.readonly}) 
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}) {
    // expected-error @below {{unresolved action symbol @d}}
    transform.foreach_match in %x @b -> @d : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) -> !transform.any_value
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    // expected-error @below {{operand #0 must be Transform IR handle to scf.for operations, but got '!transform.any_op'}}
    transform.tune.alternatives<"x"> {transform.loop.peel %x : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    transform.alternatives  %x : !transform.any_op {^bb0(%a: !transform.any_op): }
    transform.yield
  }
}

// -----

// expected-note @below {{symbol table operation}}
module {
  // expected-error @below {{expects the parent symbol table to have the 'transform.with_named_sequence' attribute}}
  transform.named_sequence @a(%x: !transform.any_op) { transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%r: !transform.any_op):
   // expected-error @below {{symbol's parent must have the SymbolTable trait}}
   transform.named_sequence @a(%x: !transform.any_op) { transform.yield }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @a(%x: !transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly, transform.consumed})  { transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op ) -> !transform.any_op  {
  // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op ) -> !transform.any_value  {
  // expected-error @below {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_value')}}
  transform.yield %x : !transform.any_op}
}

// -----

// expected-error @below {{unknown attribute: "transform.foo"}}
func.func @f() attributes {transform.foo} { return}

// -----

// expected-error @below {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func @f() attributes {transform.with_named_sequence} { return}

// -----

// expected-error @below {{"transform.target_tag" attribute must be a string}}
func.func @f() attributes {transform.target_tag} { return}

// -----

// expected-error @below {{"transform.consumed" must be a unit attribute}}
func.func @f() attributes {transform.consumed = 1} { return}

// -----

module attributes {transform.with_named_sequence = 1} {
 // expected-note @below {{operation on recursion stack}}
 func.func @f(%a: i32 {transform.foo}) { call @g(%a): (i32) -> () return}
 // expected-error @below {{recursion not allowed in named sequences}}
 func.func @g(%a: i32 {transform.foo}) { call @f(%a): (i32) -> () return}
}
