; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare i32 @printf(ptr, ...)

declare float @callee(i32, float)

declare void @nothing()

define float @calls(ptr %0, i32 %1, float %2) {
  %4 = call i32 (ptr, ...) @printf(ptr %0, i32 %1)
  %5 = call fast float @callee(i32 %1, float %2)
  %6 = tail call float @callee(i32 %1, float %2)
  %7 = call float %0(float %2)
  call void (...) %0(i32 %1)
  call void @nothing() #0
  call void @nothing() #1
  call fastcc void @nothing() #2
  call void @nothing() [ "deopt"(i32 %1, float %2), "empty"() ]
  %8 = call noundef float @callee(i32 noundef signext %1, float %2)
  %9 = notail call float @callee(i32 %1, float %2)
  ret float %9
}

define float @must(i32 %0, float %1) {
  %3 = musttail call float @callee(i32 %0, float %1)
  ret float %3
}

define i32 @assembly(i32 %0, ptr %1) {
  call void asm "nop", ""()
  %3 = call i32 asm sideeffect "bswap $0", "=r,r"(i32 %0)
  %4 = call i32 asm sideeffect alignstack inteldialect "mov \22x\22", "=r,r"(i32 %3)
  %5 = call i8 asm sideeffect "bar", "=r,*m"(ptr elementtype(float) %1)
  ret i32 %4
}

declare i32 @personality(...)

define i32 @unwinds(ptr %0, i32 %1) personality ptr @personality {
  %3 = invoke i32 (ptr, ...) @printf(ptr %0, i32 %1)
          to label %4 unwind label %8

4:                                                ; preds = %2
  invoke void %0()
          to label %5 unwind label %8

5:                                                ; preds = %4
  invoke fastcc void @nothing() [ "tag"(i32 %1) ]
          to label %6 unwind label %8

6:                                                ; preds = %5
  %7 = phi i32 [ %1, %5 ]
  ret i32 %7

8:                                                ; preds = %5, %4, %2
  %9 = landingpad { ptr, i32 }
          filter [1 x ptr] zeroinitializer
  resume { ptr, i32 } %9
}

attributes #0 = { convergent noinline nounwind willreturn }
attributes #1 = { memory(argmem: read) }
attributes #2 = { alwaysinline }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
