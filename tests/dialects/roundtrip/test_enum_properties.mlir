module {
  test.op_with_enum_prop second {foo}
  test.op_with_enum_prop_attr_form <{value = 1 : i32}>
  test.op_with_enum_prop_attr_form_always <{value = #test<enum third>}>
  test.op_with_bit_enum_prop read : ()
  test.op_with_bit_enum_prop read, write execute : ()
  test.op_with_bit_enum_prop_named bit_enum<read, execute> bit_enum<write>
}
