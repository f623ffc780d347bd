module {
  "t.top"() ({
  ^bb0(%arg0: f32):
    left_out.operand f32 with %arg0 : f32 (%arg0)
    %0 = left_out.type with %arg0 : f32 (%arg0 : f32) same
    %1 = left_out.of_attribute with 1 : i32 as i32
    left_out.successor with %arg0 : f32 (^bb1)
  ^bb1:  // pred: ^bb0
    "t.end"() : () -> ()
  }) : () -> ()
}
// -----
// error: custom op 'left_out.operand' lacks the operand 'required': it stands in a group that was left out
left_out.operand f32
// -----
// error: custom op 'left_out.type' lacks the type of 'other': it stands in a group that was left out
%0 = left_out.type same
// -----
// error: custom op 'left_out.of_attribute' requires attribute 'value' for the types that follow from it
%0 = left_out.of_attribute
// -----
// error: custom op 'left_out.successor' lacks the successor 'target': it stands in a group that was left out
left_out.successor
// -----
// error: custom op 'left_out.all' number of operands and types do not match: got 0 operands and 1 types
left_out.all : f32
// -----
// error: custom op 'left_out.nested' number of operands and types do not match: got 0 operands and 1 types
left_out.nested outer types f32
// -----
// error: custom op 'left_out.nested' number of operands and types do not match: got 1 operands and 0 types
%0 = "x.y"() : () -> f32
left_out.nested outer flag values %0
