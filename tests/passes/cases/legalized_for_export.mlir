// builtin.module(llvm-legalize-for-export)
#f = #llvm.di_file<"foo.c" in "/mlir/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "MLIR", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #f, name = "simplify", file = #f, subprogramFlags = Definition>
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 32, encoding = DW_ATE_unsigned>
#v = #llvm.di_local_variable<scope = #sp, name = "v", file = #f, line = 10, alignInBits = 32, type = #t>
#loc = loc("test.mlir":0:0)
llvm.func @m(%arg0: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 64), DW_OP_LLVM_fragment(32, 16), DW_OP_deref]> = %arg0 : !llvm.ptr loc(fused<#sp>[#loc])
  llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_LLVM_fragment(8, 8), DW_OP_LLVM_fragment(32, 64), DW_OP_deref, DW_OP_LLVM_fragment(1, 2), DW_OP_LLVM_fragment(3, 4)]> = %arg0 : !llvm.ptr loc(fused<#sp>[#loc])
  llvm.return {e = #llvm.di_expression<[DW_OP_LLVM_fragment(8, 8), DW_OP_LLVM_fragment(32, 64)]>, f = [#llvm.di_expression<[DW_OP_LLVM_fragment(8, 8), DW_OP_LLVM_fragment(32, 64)]>]}
}
llvm.func @s(%a: i1, %v: i32) {
  llvm.switch %v : i32, ^bb1(%v : i32) [ 1: ^bb2(%a : i1), 2: ^bb3, 3: ^bb2(%a: i1), 4: ^bb3, 5: ^bb3, 6: ^bb3]
^bb1(%x: i32):
  llvm.return
^bb2(%y: i1):
  llvm.return
^bb3:
  llvm.return
}
