#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "the domain">
#scope1 = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "one">
#scope2 = #llvm.alias_scope<id = "named", domain = #domain>
#group1 = #llvm.access_group<id = distinct[2]<>>
#group2 = #llvm.access_group<id = distinct[3]<>>
#root = #llvm.tbaa_root<id = "the root">
#anonymous = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#struct = #llvm.tbaa_type_desc<id = "struct", members = {<#char, 0>, <#char, 4>}>
#other = #llvm.tbaa_type_desc<id = "other", members = {<#anonymous, 0>}>
#tag = #llvm.tbaa_tag<base_type = #struct, access_type = #char, offset = 4>
#constant = #llvm.tbaa_tag<base_type = #other, access_type = #other, offset = 0, constant = true>
#followup = #llvm.loop_annotation<disableNonforced = true>
#loop = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, isVectorized = true, vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #followup, followupEpilogue = #followup, followupAll = #followup>, interleave = <count = 32 : i32>, unroll = <disable = true, count = 64 : i32, runtimeDisable = false, full = false, followupUnrolled = #followup>, unrollAndJam = <disable = false, count = 32 : i32>, licm = <disable = true, versioningDisable = true>, distribute = <disable = true>, pipeline = <disable = false, initiationinterval = 1 : i32>, peeled = <count = 8 : i32>, unswitch = <partialDisable = true>, parallelAccesses = #group1, #group2>
module attributes {llvm.ident = "the producer", llvm.commandline = "do it", llvm.dependent_libraries = ["one", "two"], llvm.target_triple = "x86_64-unknown-linux-gnu", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.module_asm = [".globl own", "nop"]} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<warning, "text", "value">]
  llvm.func @accesses(%p: !llvm.ptr, %x: i64) {
    llvm.store %x, %p {access_groups = [#group1], alias_scopes = [#scope1, #scope2], noalias_scopes = [#scope2], tbaa = [#tag]} : i64, !llvm.ptr
    %0 = llvm.load %p {access_groups = [#group1, #group2], alias_scopes = [#scope1], tbaa = [#constant]} : !llvm.ptr -> i64
    %1 = llvm.load %p {llvm.mmra = [#llvm.mmra_tag<"foo":"bar">, #llvm.mmra_tag<"a":"b">]} : !llvm.ptr -> i64
    llvm.call @accesses(%p, %x) {access_groups = [#group2], tbaa = [#tag]} : (!llvm.ptr, i64) -> ()
    llvm.br ^bb1 {loop_annotation = #loop}
  ^bb1:
    llvm.br ^bb1 {loop_annotation = #followup}
  }
}
