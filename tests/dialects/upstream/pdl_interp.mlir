module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_operand 0 of %arg0
    pdl_interp.is_not_null %0 : !pdl.value -> ^bb2, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    pdl_interp.finalize
  ^bb2:  // pred: ^bb0
    %1 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    %2 = pdl_interp.get_value_type of %1 : !pdl.range<type>
    %3 = pdl_interp.extract 0 of %1 : !pdl.value
    %4 = pdl_interp.get_users of %1 : !pdl.range<value>
    pdl_interp.foreach %arg1 : !pdl.operation in %4 {
      %5 = pdl_interp.create_attribute 1 : i32
      %6 = pdl_interp.create_operation "foo.bar"(%1 : !pdl.range<value>) {"a" = %5}  -> (%2 : !pdl.range<type>)
      %7 = pdl_interp.create_range %3, %1 : !pdl.value, !pdl.range<value> 
      %8 = pdl_interp.create_range : !pdl.range<type>
      pdl_interp.continue
    } -> ^bb1
  }
  pdl_interp.func @s(%arg0: !pdl.attribute, %arg1: !pdl.operation) {
    pdl_interp.switch_attribute %arg0 to [1 : i32, unit](^bb1, ^bb1) -> ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb0
    pdl_interp.switch_operand_count of %arg1 to dense<[0, 1]> : vector<2xi32>(^bb2, ^bb2) -> ^bb2
  ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
    pdl_interp.finalize
  }
}
