; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%struct.ident_t = type { i32, i32, i32, i32, ptr }

@0 = private unnamed_addr constant [27 x i8] c";missing.f90;unknown;3;3;;\00", align 1
@1 = private unnamed_addr constant [27 x i8] c";missing.f90;unknown;2;3;;\00", align 1
@2 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @2 }, align 8

define void @f(ptr %0, ptr %1, i32 %2) #0 {
  %4 = sext i32 %2 to i64
  br label %entry

entry:                                            ; preds = %3
  call void @__omp_offloading_deadf17e_b55b1d1_f_l4(ptr %0, ptr %1)
  store i32 %2, ptr %0, align 4
  ret void
}

define internal void @__omp_offloading_deadf17e_b55b1d1_f_l4(ptr %0, ptr %1) #0 {
entry:
  %structArg = alloca { ptr, ptr }, align 8
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %entry
  br label %outlined.body

outlined.body:                                    ; preds = %omp.region.after_alloca
  br label %omp.target

omp.target:                                       ; preds = %outlined.body
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @3)
  br label %omp_parallel

omp_parallel:                                     ; preds = %omp.target
  %gep_ = getelementptr { ptr, ptr }, ptr %structArg, i32 0, i32 0
  store ptr %1, ptr %gep_, align 8
  %gep_4 = getelementptr { ptr, ptr }, ptr %structArg, i32 0, i32 1
  store ptr %0, ptr %gep_4, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @3, i32 1, ptr @__omp_offloading_deadf17e_b55b1d1_f_l4..omp_par, ptr %structArg)
  br label %omp.par.exit

omp.par.exit:                                     ; preds = %omp_parallel
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.par.exit
  ret void
}

; Function Attrs: nounwind
define internal void @__omp_offloading_deadf17e_b55b1d1_f_l4..omp_par(ptr noalias %tid.addr, ptr noalias %zero.addr, ptr %0) #1 {
omp.par.entry:
  %gep_ = getelementptr { ptr, ptr }, ptr %0, i32 0, i32 0
  %loadgep_ = load ptr, ptr %gep_, align 8, !align !1
  %gep_1 = getelementptr { ptr, ptr }, ptr %0, i32 0, i32 1
  %loadgep_2 = load ptr, ptr %gep_1, align 8, !align !1
  %tid.addr.local = alloca i32, align 4
  %1 = load i32, ptr %tid.addr, align 4
  store i32 %1, ptr %tid.addr.local, align 4
  %tid = load i32, ptr %tid.addr.local, align 4
  br label %omp.region.after_alloca1

omp.region.after_alloca1:                         ; preds = %omp.par.entry
  br label %omp.par.region

omp.par.region:                                   ; preds = %omp.region.after_alloca1
  br label %omp.par.region3

omp.par.region3:                                  ; preds = %omp.par.region
  %2 = load i32, ptr %loadgep_, align 4
  store i32 %2, ptr %loadgep_2, align 4
  br label %omp.region.cont2

omp.region.cont2:                                 ; preds = %omp.par.region3
  br label %omp.par.pre_finalize

omp.par.pre_finalize:                             ; preds = %omp.region.cont2
  br label %.fini

.fini:                                            ; preds = %omp.par.pre_finalize
  br label %omp.par.exit.exitStub

omp.par.exit.exitStub:                            ; preds = %.fini
  ret void
}

; Function Attrs: nounwind
declare i32 @__kmpc_global_thread_num(ptr) #2

; Function Attrs: nounwind
declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #2

attributes #0 = { "target-cpu"="x86-64" }
attributes #1 = { nounwind "target-cpu"="x86-64" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i64 1}
!2 = !{!3}
!3 = !{i64 2, i64 -1, i64 -1, i1 true}
