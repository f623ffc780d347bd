llvm.func internal unnamed_addr fastcc @attributes(%a: i32 {llvm.noundef, llvm.signext}, %b: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.readonly, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, %c: !llvm.ptr {llvm.byval = i64}) -> (i64 {llvm.zeroext, llvm.noundef}) attributes {dso_local, no_inline, optimize_none, no_unwind, will_return, convergent, section = ".text.own", alignment = 64 : i64, garbageCollector = "statepoint-example", target_cpu = "gfx90a", tune_cpu = "generic", target_features = #llvm.target_features<["+avx", "-sse"]>, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, uwtable_kind = #llvm.uwtableKind<async>, vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>, passthrough = ["noinline", "own", ["key", "value"], ["alignstack", "4"], ["allocsize", "0"], "sanitize_address"], no_infs_fp_math = true, no_signed_zeros_fp_math = false, denormal_fp_math = "preserve-sign", fp_contract = "fast", prefer_vector_width = "128", reciprocal_estimates = "none"} {
  %0 = llvm.sext %a : i32 to i64
  llvm.return %0 : i64
}
llvm.func @hidden() attributes {dso_local}
llvm.func hidden @hidden2()
llvm.func protected @protected() attributes {dso_local}
llvm.func extern_weak @weak(...) -> i32
llvm.func linkonce_odr @odr() attributes {always_inline, inline_hint} {
  llvm.return
}
llvm.func available_externally @available() {
  llvm.return
}
llvm.func @"name with \22 blanks"()
llvm.func @personality(...) -> i32
llvm.func @landing() attributes {personality = @personality, function_entry_count = 4242 : i64, arm_streaming, arm_new_za, work_group_size_hint = array<i32: 128, 128, 1>, reqd_work_group_size = array<i32: 2, 4, 8>, intel_reqd_sub_group_size = 8 : i32, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
  %1 = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @attributes2() to ^bb1 unwind ^bb2 : () -> i32
^bb1:
  llvm.return
^bb2:
  %3 = llvm.landingpad cleanup (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
}
llvm.func @attributes2() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 5>})
llvm.func amdgpu_kernelcc @kernel(!llvm.ptr<1> {llvm.inreg, llvm.nonnull, llvm.noundef})
llvm.func @returns(!llvm.ptr {llvm.sret = !llvm.struct<"Returned", (i32)>, llvm.alignstack = 16 : i64, llvm.dereferenceable_or_null = 8 : i64})
llvm.func spir_kernelcc @kernel2() attributes {uwtable_kind = #llvm.uwtableKind<sync>}
llvm.func ptx_kernelcc @kernel3()
llvm.func @readnone(!llvm.ptr {llvm.readnone, llvm.returned, llvm.nofree}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
