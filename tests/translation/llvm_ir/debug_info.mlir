#file = #llvm.di_file<"foo.mlir" in "/dir">
#other_file = #llvm.di_file<"other.mlir" in "">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "split.dwo">
#i32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#void = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "void">
#null = #llvm.di_null_type
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #i32, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #i32>
#ptr_void = #llvm.di_derived_type<tag = DW_TAG_pointer_type>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", baseType = #i32, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<lowerBound = -1 : i64, upperBound = 5 : i64, stride = 8 : i64>>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "field", baseType = #i32, sizeInBits = 32>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "struct", file = #file, line = 12, scope = #file, sizeInBits = 64, alignInBits = 32, flags = "Public|TypePassByValue", elements = #member>
#recursive = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "rec", elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>>>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>>
#ns = #llvm.di_namespace<name = "ns", scope = #cu, exportSymbols = true>
#module = #llvm.di_module<file = #file, scope = #cu, name = "module", configMacros = "-D", includePath = "/", apinotes = "/", line = 42, isDecl = true>
#spType0 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #void, #i32, #ptr, #struct, #null>
#spType1 = #llvm.di_subroutine_type<types = #null, #recursive, #string>
#sp0 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "func", linkageName = "_func", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #spType0, annotations = #llvm.di_annotation<name = "key", value = "value">>
#sp1 = #llvm.di_subprogram<scope = #ns, name = "declared", file = #file, subprogramFlags = "Optimized", type = #spType1>
#self = #llvm.di_subprogram<recId = distinct[9]<>, isRecSelf = true>
#sp2 = #llvm.di_subprogram<recId = distinct[9]<>, id = distinct[2]<>, compileUnit = #cu, scope = #module, name = "callee", file = #file, line = 30, subprogramFlags = "Definition", retainedNodes = #llvm.di_imported_entity<tag = DW_TAG_imported_module, entity = #module, file = #file, line = 1, scope = #self, name = "imp">>
#block = #llvm.di_lexical_block<scope = #sp0, file = #file, line = 5, column = 7>
#block_file = #llvm.di_lexical_block_file<scope = #block, file = #other_file, discriminator = 2>
#var0 = #llvm.di_local_variable<scope = #block_file, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #i32, flags = Artificial>
#var1 = #llvm.di_local_variable<scope = #sp0, name = "array", type = #array>
#label = #llvm.di_label<scope = #block, name = "label", file = #file, line = 42>
#gvar = #llvm.di_global_variable<scope = #cu, name = "global", linkageName = "_global", file = #file, line = 2, type = #i32, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#gvar2 = #llvm.di_global_variable<scope = #module, name = "in_module", file = #file, line = 4, type = #ptr_void, isDefined = true>
#static = #llvm.di_global_variable<scope = #block, name = "static", file = #file, line = 9, type = #i32, isDefined = true>
#common = #llvm.di_global_variable<scope = #llvm.di_common_block<scope = #sp2, name = "block", file = #file, line = 3>, name = "c", file = #file, line = 4, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i32, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address, DW_OP_plus_uconst(8), DW_OP_deref]>, allocated = <[DW_OP_lit0, DW_OP_ne]>, associated = <[DW_OP_lit0, DW_OP_eq]>, elements = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(16)]>, lowerBound = #llvm.di_expression<[DW_OP_push_object_address]>, stride = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>>>>
llvm.mlir.global @global(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #gvar, expr = <[DW_OP_LLVM_fragment(0, 16)]>>, #llvm.di_global_variable_expression<var = #gvar2>]} : i32
llvm.mlir.global internal @static(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #static, expr = <>>]} : i32
llvm.mlir.global internal @c(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #common, expr = <[DW_OP_constu(7), DW_OP_stack_value]>>]} : i32
llvm.func @declared() loc(fused<#sp1>["foo.mlir":1:1])
llvm.func @func(%arg0: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64 loc("foo.mlir":1:1)
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr loc("foo.mlir":2:3)
  llvm.intr.dbg.value #var0 = %arg0 : i32 loc(fused<#block_file>["foo.mlir":3:4])
  llvm.intr.dbg.declare #var1 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 1)]> = %1 : !llvm.ptr loc("foo.mlir":4:5)
  llvm.intr.dbg.value #var1 = %arg0 : i32 loc(unknown)
  llvm.intr.dbg.label #label loc("foo.mlir":5:6)
  llvm.store %arg0, %1 : i32, !llvm.ptr loc(callsite("callee.mlir":7:8 at "foo.mlir":6:7))
  llvm.store %arg0, %1 : i32, !llvm.ptr loc(callsite(fused<#sp2>["callee.mlir":7:8] at "foo.mlir":6:7))
  llvm.store %arg0, %1 : i32, !llvm.ptr loc(fused<#block>["foo.mlir":9:1, "foo.mlir":9:3])
  llvm.store %arg0, %1 : i32, !llvm.ptr loc(fused["foo.mlir":9:1, "foo.mlir":10:3])
  llvm.store %arg0, %1 : i32, !llvm.ptr loc("name"("foo.mlir":11:1))
  llvm.return loc("foo.mlir":12:70000)
} loc(fused<#sp0>["foo.mlir":1:1])
