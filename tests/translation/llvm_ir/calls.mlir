llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @callee(i32, f32) -> f32
llvm.func @nothing()
llvm.func @calls(%p: !llvm.ptr, %i: i32, %f: f32) -> f32 {
  %0 = llvm.call @printf(%p, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %1 = llvm.call @callee(%i, %f) {fastmathFlags = #llvm.fastmath<fast>} : (i32, f32) -> f32
  %2 = llvm.call tail @callee(%i, %f) : (i32, f32) -> f32
  %3 = llvm.call %p(%f) : !llvm.ptr, (f32) -> f32
  llvm.call %p(%i) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
  llvm.call @nothing() {no_unwind, convergent, will_return, no_inline} : () -> ()
  llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
  llvm.call fastcc @nothing() {always_inline} : () -> ()
  llvm.call @nothing() ["deopt"(%i, %f : i32, f32), "empty"()] : () -> ()
  %4 = llvm.call @callee(%i, %f) : (i32 {llvm.noundef, llvm.signext}, f32) -> (f32 {llvm.noundef})
  %5 = llvm.call notail @callee(%i, %f) : (i32, f32) -> f32
  llvm.return %5 : f32
}
llvm.func @must(%i: i32, %f: f32) -> f32 {
  %0 = llvm.call musttail @callee(%i, %f) : (i32, f32) -> f32
  llvm.return %0 : f32
}
llvm.func @assembly(%i: i32, %p: !llvm.ptr) -> i32 {
  llvm.inline_asm "nop", "" : () -> ()
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "bswap $0", "=r,r" %i : (i32) -> i32
  %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "mov \22x\22", "=r,r" %0 : (i32) -> i32
  %2 = llvm.inline_asm has_side_effects operand_attrs = [{elementtype = f32}] "bar", "=r,*m" %p : (!llvm.ptr) -> i8
  llvm.return %1 : i32
}
llvm.func @personality(...) -> i32
llvm.func @unwinds(%p: !llvm.ptr, %i: i32) -> i32 attributes {personality = @personality} {
  %1 = llvm.mlir.zero : !llvm.array<1 x ptr>
  %0 = llvm.invoke @printf(%p, %i) to ^ok unwind ^bad vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
^ok:
  llvm.invoke %p() to ^bb3 unwind ^bad : !llvm.ptr, () -> ()
^bb3:
  llvm.invoke fastcc @nothing() to ^bb4(%i : i32) unwind ^bad ["tag"(%i : i32)] : () -> ()
^bb4(%x: i32):
  llvm.return %x : i32
^bad:
  %2 = llvm.landingpad (filter %1 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}
