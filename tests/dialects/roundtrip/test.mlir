module {
  func.func @formats(%arg0: i64, %arg1: memref<1xf64>, %arg2: i32, %arg3: f32, %arg4: index) {
    test.oilist_with_keywords_only keyword otherKeyword {a.b}
    test.oilist_with_keywords_only keyword thirdKeyword
    test.oilist_with_keywords_only_properties thirdKeyword
    test.oilist_with_simple_args keyword %arg3 : f32 otherKeyword %arg2 : i32
    test.oilist_variadic_with_parens keyword(%arg2, %arg3 : i32, f32) thirdKeyword(%arg4 : index)
    test.oilist_custom private(%arg3 : f32) reduction (%arg2)  nowait
    test.oilist_allowed_literal buzz
    test.ellipsis(%arg0, %arg0 ...) : i64, i64 ...
    test.ellipsis(%arg0) {a.b} : i64 ...
    test.else_anchor(?)
    test.else_anchor(%arg0 : i64)
    test.op.with_dot_in_name
    test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
    } {a.b}
    test.format_attr_op 10 {a.b}
    test.format_opt_attr_op_a(10)
    test.format_opt_attr_op_a
    test.format_opt_attr_op_b 10
    test.format_symbol_name_attr_op @name
    test.format_opt_symbol_name_attr_op @name
    test.format_opt_symbol_name_attr_op
    test.format_opt_symbol_ref_attr_op @a::@b
    test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
    %0 = test.format_buildable_type_op %arg0
    test.format_region_a_op {
      "foo.op"() : () -> ()
    }
    test.format_region_b_op {
    }
    test.format_region_c_op region {
      "foo.op"() : () -> ()
    }
    test.format_region_c_op
    test.format_variadic_region_a_op {
      "foo.op"() : () -> ()
    }, {
    }
    test.format_variadic_region_b_op {
      "foo.op"() : () -> ()
    } found_regions
    test.format_variadic_region_b_op
    test.format_implicit_terminator_region_a_op {
      "foo.op"() : () -> ()
    }
    test.format_implicit_terminator_region_a_op {
    }
    %buildable_res, %result = test.format_result_a_op memref<1xf64>
    %buildable_res_0, %result_1 = test.format_result_b_op i64, memref<1xf64>
    %buildable_res_2, %result_3 = test.format_result_c_op (i64) -> memref<1xf64>
    %1:2 = test.format_variadic_result : i64, i64
    %result0:2, %result1 = test.format_multiple_variadic_results : (i64, i64), (i32)
    test.format_operand_a_op %arg0, %arg1 : i64, memref<1xf64>
    test.format_operand_b_op %arg0, %arg1 : memref<1xf64>
    test.format_operand_c_op %arg0, %arg1 : i64, memref<1xf64>
    test.format_operand_d_op %arg0, %arg1 : memref<1xf64>
    test.format_operand_e_op %arg0, %arg1 : i64, memref<1xf64>
    test.format_variadic_operand %arg0, %arg0 : i64, i64
    test.format_variadic_of_variadic_operand (%arg0, %arg0), (), (%arg0) : (i64, i64), (), (i64)
    test.format_multiple_variadic_operands (%arg0, %arg0), (%arg0, %arg2 : i64, i32)
    %2 = test.format_optional_operand_result_a_op(%arg0 : i64) : i64[%arg0, %arg0]
    test.format_optional_operand_result_a_op( : ) : [%arg0]
    %3 = test.format_optional_operand_result_b_op(%arg0 : i64) : i64[%arg0]
    test.format_optional_operand_result_b_op : 
    %optional, %variadic:2 = test.format_optional_result_a_op : i64 -> i64, i64
    %optional_4, %variadic_5 = test.format_optional_result_b_op : i64 -> i64
    %optional_6, %variadic_7:2 = test.format_optional_result_c_op : (i64) -> (i64, i64)
    %4 = test.format_optional_result_d_op : f80
    test.format_two_variadic_operands_no_buildable_type_op(%arg0 : i64) -> (%arg2, %arg3 : i32, f32)
    %5 = test.format_infer_variadic_type_from_non_variadic %arg0, %arg0 : i64
    test.format_optional_unit_attribute is_optional
    test.format_optional_unit_attribute
    test.format_optional_unit_attribute_no_elide unit
    test.format_optional_unit_property is_optional
    test.format_optional_unit_property_no_elide unit
    test.format_optional_enum_attr case5
    test.format_optional_enum_attr
    test.format_optional_default_attrs "foo" @foo case10
    test.format_optional_default_attrs
    test.format_optional_default_enum_attr case10
    test.format_optional_else then
    test.format_optional_else else
    test.format_optional_prop_dict 
    test.format_optional_prop_dict <{a = ["x"], b = 2 : i32}>
    test.format_compound_attr <1, !test.smpla, [5, 6]>
    test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
    test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
    test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_custom_directive_operands %arg0, %arg0 -> (%arg0)
    test.format_custom_directive_operands %arg0 -> ()
    test.format_custom_directive_operands_and_types %arg0, %arg2 -> (%arg3) : i64, i32 -> (f32)
    test.format_custom_directive_regions {
      "foo.op"() : () -> ()
    }, {
      "foo.op"() : () -> ()
    }
    test.format_custom_directive_regions {
    }
    %result_8, %optResult, %varResults = test.format_custom_directive_results  : i64, i64 -> (i64)
    %result_9, %varResults_10 = test.format_custom_directive_results  : i64 -> (i64)
    %result_11, %optResult_12, %varResults_13 = test.format_custom_directive_results_with_type_refs  : i64, i64 -> (i64)  type_refs_capture  : i64, i64 -> (i64)
    test.format_custom_directive_with_optional_operand_ref %arg0 : 1
    test.format_custom_directive_with_optional_operand_ref : 0
    test.format_custom_directive_attributes 54 : i64, 46 : i64
    test.format_custom_directive_attributes 54 : i64
    test.format_custom_directive_spacing "a" "b"
    test.format_custom_directive_attrdict  {attr = 1 : i64}
    test.format_literal_following_optional_group(5 : i32) : i32 {a.b}
    test.format_literal_following_optional_group : i32
    %6 = test.format_all_types_match_var %arg2, %arg2 : i32
    %7 = test.format_all_types_match_attr 1 : i32, %arg2
    %8 = test.format_types_match_var %arg2 : i32
    %9:2 = test.format_types_match_variadic %arg2, %arg3 : i32, f32
    %10 = test.format_types_match_attr 1 : i32
    %11 = test.format_types_match_context %arg2 : i32
    %12 = test.format_infer_type
    %13 = test.format_infer_type2
    %14:2 = test.format_infer_type_all_operands_and_types(%arg2, %arg3) : i32, f32
    %15:2 = test.format_infer_type_all_types_one_operand(%arg2, %arg3) : i32, f32
    %16:4 = test.format_infer_type_all_types_two_operands(%arg2, %arg3) (%arg3, %arg2) : i32, f32, f32, i32
    %17:2 = test.format_infer_type_all_types(%arg2, %arg3) : i32, f32
    %18:2 = test.format_infer_type_regions {
    ^bb0(%arg5: i32, %arg6: f32):
      "test.return"() : () -> ()
    }
    %19:3 = test.format_infer_type_variadic_operands(%arg2 : i32) (%arg0, %arg0 : i64, i64)
    test.variadic_args_types_split "hi", %arg2, %arg3 : i32, f32
    test.variadic_args_types_split "hi"
    test.op_with_enum  first tag 0 : i32
    test.op_with_bit_enum <read, execute>
    test.op_with_bit_enum_vbar <user | other> tag "x"
    test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3], array32 = [5, 6]
    test.with_properties_and_attr 16 <{rhs = 16 : i64}>
    %20 = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
    test.with_nice_properties "foo bar" is -3
    test.with_wrapped_properties <{prop = "content for properties"}>
    test.empty_properties 
    test.using_property_in_custom [1, 4, 20]
    test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
    test.using_property_ref_in_custom 1 + 4 = 5
    test.with_default_valued_properties na
    test.with_default_valued_properties 1 "foo" 5 unit
    test.with_optional_properties
    test.with_optional_properties anAttr = 0 simple = 0 simplei8 = -1 simpleui8 = 255 nonTrivialStorage = "foo" hasDefault = some<0> nested = some<4> longSyntax = some<"bar"> hasUnit maybeUnit = some<unit>
    test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
    test.op_with_property_predicates <{array = [], more_constrained = 0 : i64, non_empty_constrained = [1], non_empty_unconstrained = [1], scalar = 1 : i64, unconstrained = 0 : i64}>
    %b1, %b2:2 = test.variadic_segment_prop %arg0 : %arg0, %arg0 : i64 : i64, i64  end
    return
  }
}
