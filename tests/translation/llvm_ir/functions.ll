; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%Returned = type { i32 }

; Function Attrs: convergent noinline nounwind optnone sanitize_address willreturn allocsize(0,0) memory(argmem: read, inaccessiblemem: readwrite) alignstack(4) uwtable vscale_range(1,16)
define internal fastcc noundef zeroext i64 @attributes(i32 noundef signext %0, ptr noalias readonly align 8 captures(none) dereferenceable(16) %1, ptr byval(i64) %2) unnamed_addr #0 section ".text.own" align 64 gc "statepoint-example" {
  %4 = sext i32 %0 to i64
  ret i64 %4
}

declare dso_local void @hidden()

declare hidden void @hidden2()

declare protected void @protected()

declare extern_weak i32 @weak(...)

; Function Attrs: alwaysinline inlinehint
define linkonce_odr void @odr() #1 {
  ret void
}

define available_externally void @available() {
  ret void
}

declare void @"name with \22 blanks"()

declare i32 @personality(...)

define void @landing() #2 personality ptr @personality !prof !1 !vec_type_hint !2 !work_group_size_hint !3 !reqd_work_group_size !4 !intel_reqd_sub_group_size !5 {
  %1 = invoke i32 @attributes2()
          to label %2 unwind label %3

2:                                                ; preds = %0
  ret void

3:                                                ; preds = %0
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %4
}

declare range(i32 0, 5) i32 @attributes2()

declare amdgpu_kernel void @kernel(ptr addrspace(1) inreg noundef nonnull)

declare void @returns(ptr sret(%Returned) dereferenceable_or_null(8) alignstack(16))

; Function Attrs: uwtable(sync)
declare spir_kernel void @kernel2() #3

declare ptx_kernel void @kernel3()

; Function Attrs: memory(none)
declare ptr @readnone(ptr nofree readnone returned) #4

attributes #0 = { convergent noinline nounwind optnone sanitize_address willreturn allocsize(0,0) memory(argmem: read, inaccessiblemem: readwrite) alignstack=4 uwtable vscale_range(1,16) "denormal-fp-math"="preserve-sign" "fp-contract"="fast" "frame-pointer"="all" "key"="value" "no-infs-fp-math"="true" "no-signed-zeros-fp-math"="false" "own" "prefer-vector-width"="128" "reciprocal-estimates"="none" "target-cpu"="gfx90a" "target-features"="+avx,-sse" "tune-cpu"="generic" }
attributes #1 = { alwaysinline inlinehint }
attributes #2 = { "aarch64_new_za" "aarch64_pstate_sm_enabled" }
attributes #3 = { uwtable(sync) }
attributes #4 = { memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"function_entry_count", i64 4242}
!2 = !{i32 undef, i32 1}
!3 = !{i32 128, i32 128, i32 1}
!4 = !{i32 2, i32 4, i32 8}
!5 = !{i32 8}
