module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{interchange length exceeds iteration space dimensions (2), found }}
   "transform.structured.fuse"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 2>, static_tile_interchange = array<i64: 0, 1, 2>}> : (!transform.any_op) -> (!transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{found duplicate interchange value: 0}}
   "transform.structured.fuse"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 2>, static_tile_interchange = array<i64: 0, 0>}> : (!transform.any_op) -> (!transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects interchange values to be in range [0, 2), found: 5}}
   "transform.structured.fuse"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 2>, static_tile_interchange = array<i64: 5>}> : (!transform.any_op) -> (!transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects 1 loop results}}
   "transform.structured.fuse"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 0>, static_tile_interchange = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects 1 loop results}}
   "transform.structured.fuse"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 2>, use_forall}> : (!transform.any_op) -> (!transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects transpose to be a permutation, found 1, 2}}
   "transform.structured.hoist_pad"(%x) <{num_loops = 1: i64, transpose = array<i64: 1,2>}> : (!transform.any_op) -> !transform.any_op
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
   "transform.structured.replace"(%x) ({}) : (!transform.any_op) -> !transform.any_op
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects nofold_flags to contain booleans (0/1), found [0, 2]}}
   "transform.structured.pad"(%x) <{operandSegmentSizes = array<i32: 1, 0>, nofold_flags = [0, 2]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects padding_dimensions to contain positive integers, found [-1]}}
   "transform.structured.pad"(%x) <{operandSegmentSizes = array<i32: 1, 0>, padding_dimensions = [-1]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects transpose_paddings to be a permutation, found [1]}}
   "transform.structured.pad"(%x) <{operandSegmentSizes = array<i32: 1, 0>, transpose_paddings = [[1]]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expects as many multiples as padding_dimensions}}
   "transform.structured.pad"(%x) <{operandSegmentSizes = array<i32: 1, 0>, static_pad_to_multiple_of = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{invalid copy_back_op}}
   "transform.structured.pad"(%x) <{operandSegmentSizes = array<i32: 1, 0>, copy_back_op = "x"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{dynamic option index 1 is out of bounds for the number of dynamic options: 0}}
   "transform.apply_registered_pass"(%x) <{pass_name = "canonicalize", options = {a = #transform.param_operand<index = 1>}}> : (!transform.any_op) -> !transform.any_op
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{a param operand does not have a corresponding param_operand attr in the options dict}}
   "transform.apply_registered_pass"(%x, %p) <{pass_name = "canonicalize", options = {}}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{dynamic option index 0 is already used in options}}
   "transform.apply_registered_pass"(%x, %p) <{pass_name = "canonicalize", options = {a = [#transform.param_operand<index = 0>, #transform.param_operand<index = 0>]}}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expected exactly one op in default type converter region}}
   transform.apply_conversion_patterns to %x { transform.apply_conversion_patterns.dialect_to_llvm "func" } with type_converter { } : !transform.any_op
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{symbol's parent must have the SymbolTable trait}}
   transform.sequence %x, %p : !transform.any_op, !transform.param<i64> failures(propagate) {^bb0(%a: !transform.any_op, %b: !transform.param<i64>): transform.structured.replace %a {func.func private @x()} : (!transform.any_op) -> !transform.any_op  transform.structured.replace %a {func.func private @x()} : (!transform.any_op) -> !transform.any_op}
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{expected ':'}}
   transform.sequence %x : !transform.any_op failures(propagate) {^bb0(%a: !transform.any_op): %r = transform.structured.replace %a {func.func private @x()} : (!transform.any_op) -> !transform.any_op transform.loop.peel %r, %r  : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)}
  transform.yield}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %v: !transform.any_value {transform.readonly})  {
   // expected-error @below {{symbol's parent must have the SymbolTable trait}}
   transform.sequence %x : !transform.any_op failures(propagate) {^bb0(%a: !transform.any_op): %r = transform.structured.replace %a {func.func private @x()} : (!transform.any_op) -> !transform.any_op transform.loop.peel %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op) transform.loop.peel %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op)}
  transform.yield}
}
