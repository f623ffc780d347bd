#access_group = #llvm.access_group<id = distinct[0]<>>
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/">
#loop_vectorize = #llvm.loop_vectorize<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "root">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", file = #di_file, line = 1, scope = #di_file, baseType = #di_basic_type, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64>
#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize, mustProgress = true, parallelAccesses = #access_group>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_derived_type, #di_composite_type>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 4, arg = 1, alignInBits = 32, type = #di_basic_type>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 8>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 8>
module {
  llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias internal hidden thread_local unnamed_addr @a {dso_local} : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @personality(...) -> i32
  llvm.func @callee(i32) -> i32
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @ifunc : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
  llvm.func @invokes(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.invoke @callee(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2 : (i32) -> i32
  ^bb1(%2: i32):  // pred: ^bb0
    %3 = llvm.invoke fastcc %arg1(%2) to ^bb3 unwind ^bb2 ["tag"(%arg0 : i32)] {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %4 : !llvm.struct<(ptr, i32)>
  ^bb3:  // pred: ^bb1
    llvm.switch %arg0 : i32, ^bb4(%arg0 : i32) [
      -1: ^bb4(%2 : i32),
      42: ^bb5
    ] {branch_weights = array<i32: 1, 2, 3>}
  ^bb4(%5: i32):  // 3 preds: ^bb3, ^bb3, ^bb5
    llvm.switch %5 : i32, ^bb5 [
    ]
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.indirectbr %arg1 : !llvm.ptr, [
    ^bb4(%arg0 : i32),
    ^bb6
    ]
  ^bb6:  // pred: ^bb5
    llvm.return %arg0 : i32
  }
  llvm.func @intrinsics(%arg0: vector<4xf32>, %arg1: i1, %arg2: !llvm.ptr, %arg3: i32) {
    %0 = llvm.call_intrinsic "llvm.vector.reduce.fadd.v4f32"(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    llvm.call_intrinsic "llvm.lifetime"(%arg3) ["tag"(%arg1, %arg3 : i1, i32), "none"()] : (i32 {llvm.noundef}) -> ()
    llvm.intr.assume %arg1 : i1
    llvm.intr.assume %arg1 ["align"(%arg2, %arg3 : !llvm.ptr, i32)] : i1
    %1 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %2 = llvm.cmpxchg weak %arg2, %arg3, %arg3 acq_rel monotonic : !llvm.ptr, i32
    %3 = llvm.cmpxchg volatile %arg2, %arg2, %arg2 syncscope("x") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i1)> 
    llvm.return
  }
  llvm.func @debug(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_deref]> = %arg0 : i32
    %0 = llvm.load %arg1 {tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}
