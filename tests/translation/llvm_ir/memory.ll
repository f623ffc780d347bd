; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%Pair = type { i32, i32 }

define void @plain(i32 %0, ptr %1, ptr addrspace(1) %2, <3 x float> %3) {
  %5 = alloca i32, i64 1, align 4
  %6 = alloca { i8, i64 }, i32 %0, align 32
  %7 = alloca i128, align 8
  %8 = alloca inalloca i8, align 1
  %9 = load i64, ptr %1, align 4
  %10 = load volatile x86_fp80, ptr %1, align 16, !nontemporal !1
  %11 = load atomic i32, ptr %1 monotonic, align 4
  %12 = load atomic volatile i32, ptr %1 syncscope("singlethread") acquire, align 4
  %13 = load ptr, ptr %1, align 8, !invariant.load !2
  %14 = load ptr, ptr %1, align 8, !dereferenceable_or_null !3, !invariant.group !2
  store <3 x float> %3, ptr %1, align 16
  store volatile i32 %0, ptr addrspace(1) %2, align 2
  store atomic i32 %0, ptr %1 release, align 4, !nontemporal !1
  store i32 %0, ptr %1, align 4, !invariant.group !2
  ret void
}

define void @addresses(ptr %0, i64 %1, <4 x i64> %2, <4 x ptr> %3) {
  %5 = getelementptr float, ptr %0, i64 %1
  %6 = getelementptr inbounds { i32, [4 x i8] }, ptr %0, i64 %1, i32 1, i32 2
  %7 = getelementptr nusw i16, ptr %0, i32 3
  %8 = getelementptr inbounds nuw %Pair, ptr %0, i64 %1
  %9 = getelementptr float, ptr %0, <4 x i64> %2
  %10 = getelementptr float, <4 x ptr> %3, i64 %1
  ret void
}

define void @atomics(ptr %0, i32 %1, float %2, <2 x half> %3) {
  %5 = atomicrmw add ptr %0, i32 %1 monotonic, align 4
  %6 = atomicrmw volatile fadd ptr %0, float %2 syncscope("agent") seq_cst, align 16
  %7 = atomicrmw xor ptr %0, i32 %1 acq_rel, align 4
  %8 = atomicrmw uinc_wrap ptr %0, i32 %1 acquire, align 4
  %9 = atomicrmw fmaximum ptr %0, <2 x half> %3 release, align 4
  %10 = cmpxchg ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4
  %11 = cmpxchg weak volatile ptr %0, i32 %1, i32 %1 syncscope("one") seq_cst acquire, align 8
  %12 = extractvalue { i32, i1 } %10, 1
  fence release
  fence syncscope("agent") seq_cst
  ret void
}

define i32 @variadic(ptr %0) {
  %2 = va_arg ptr %0, i32
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
!2 = !{}
!3 = !{i64 4}
