module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<4x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 8]>>, %arg1: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 8]>>) {
    %0 = "vhlo.abs_v1"(%arg0) : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 8]>>) -> !vhlo.tensor_v1<4x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 8]>>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 8]>>) -> ()
  } {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"name"> = #vhlo.string_v1<"a \22b\22">, #vhlo.string_v1<"size"> = #vhlo.integer_v1<-3 : i8>}>, #vhlo.dict_v1<{}>]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @types(%arg0: !vhlo.complex_v1<!vhlo.f64_v1>, %arg1: !vhlo.tuple_v1<!vhlo.token_v1, !vhlo.unranked_tensor_v1<!vhlo.ui8_v1>>, %arg2: !vhlo.future_v1<!vhlo.bool_v1>, %arg3: !vhlo.buffer_v1<2x!vhlo.bf16_v1>, %arg4: !vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 2.000000e+00:-3, -128:127, 1>, %arg5: !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [0, 4], -128:127, 1>, %arg6: !vhlo.func_v1<(!vhlo.i2_v1, !vhlo.index_v1) -> !vhlo.none_v1>) -> () {
    "vhlo.return_v1"() : () -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"private">, vhlo.alias = #vhlo.output_operand_alias_v1<outputTupleIndices = [0], operandIndex = 1, operandTupleIndices = []>, vhlo.float = #vhlo.float_v1<1.500000e+00 : !vhlo.f16_v1>, vhlo.tensor = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>, vhlo.truth = #vhlo.bool_v1<true>}
}
