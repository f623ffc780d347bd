; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%struct.ident_t = type { i32, i32, i32, i32, ptr }
%struct.kmp_dep_info = type { i64, i64, i8 }

@0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
@.gomp_critical_user_.var = common global [8 x i32] zeroinitializer, align 8
@2 = private unnamed_addr constant %struct.ident_t { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 34, i32 0, i32 22, ptr @0 }, align 8

declare void @work(i32)

define void @shared(ptr %0, ptr %1, i32 %2) {
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_critical(ptr @1, i32 %omp_global_thread_num, ptr @.gomp_critical_user_.var)
  br label %omp.critical.region

omp.critical.region:                              ; preds = %3
  call void @work(i32 %2)
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.critical.region
  br label %omp_region.finalize

omp_region.finalize:                              ; preds = %omp.region.cont
  call void @__kmpc_end_critical(ptr @1, i32 %omp_global_thread_num, ptr @.gomp_critical_user_.var)
  %omp_global_thread_num1 = call i32 @__kmpc_global_thread_num(ptr @1)
  %4 = call i32 @__kmpc_single(ptr @1, i32 %omp_global_thread_num1)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %omp_region.body, label %omp_region.end

omp_region.body:                                  ; preds = %omp_region.finalize
  br label %omp.single.region

omp.single.region:                                ; preds = %omp_region.body
  call void @work(i32 %2)
  br label %omp.region.cont3

omp.region.cont3:                                 ; preds = %omp.single.region
  br label %omp_region.finalize2

omp_region.finalize2:                             ; preds = %omp.region.cont3
  call void @__kmpc_end_single(ptr @1, i32 %omp_global_thread_num1)
  br label %omp_region.end

omp_region.end:                                   ; preds = %omp_region.finalize, %omp_region.finalize2
  %omp_global_thread_num4 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num4)
  %omp_global_thread_num5 = call i32 @__kmpc_global_thread_num(ptr @1)
  %6 = call i32 @__kmpc_master(ptr @1, i32 %omp_global_thread_num5)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %omp_region.body8, label %omp_region.end6

omp_region.body8:                                 ; preds = %omp_region.end
  br label %omp.master.region

omp.master.region:                                ; preds = %omp_region.body8
  call void @work(i32 %2)
  br label %omp.region.cont9

omp.region.cont9:                                 ; preds = %omp.master.region
  br label %omp_region.finalize7

omp_region.finalize7:                             ; preds = %omp.region.cont9
  call void @__kmpc_end_master(ptr @1, i32 %omp_global_thread_num5)
  br label %omp_region.end6

omp_region.end6:                                  ; preds = %omp_region.end, %omp_region.finalize7
  %omp_global_thread_num10 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @3, i32 %omp_global_thread_num10)
  call void @__kmpc_flush(ptr @1)
  %omp_global_thread_num11 = call i32 @__kmpc_global_thread_num(ptr @1)
  %8 = call i32 @__kmpc_omp_taskwait(ptr @1, i32 %omp_global_thread_num11)
  %omp_global_thread_num12 = call i32 @__kmpc_global_thread_num(ptr @1)
  %9 = call i32 @__kmpc_omp_taskyield(ptr @1, i32 %omp_global_thread_num12, i32 0)
  %omp.atomic.read = load atomic i32, ptr %0 acquire, align 4
  call void @__kmpc_flush(ptr @1)
  store i32 %omp.atomic.read, ptr %1, align 4
  store atomic i32 %2, ptr %0 release, align 4
  call void @__kmpc_flush(ptr @1)
  %10 = atomicrmw add ptr %0, i32 %2 monotonic, align 4
  %11 = add i32 %10, %2
  ret void
}

define void @in_parallel(i32 %0, i1 %1) {
  %structArg = alloca { ptr }, align 8
  %.reloaded = alloca i32, align 4
  br label %entry

entry:                                            ; preds = %2
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_push_num_threads(ptr @1, i32 %omp_global_thread_num, i32 %0)
  store i32 %0, ptr %.reloaded, align 4
  br label %omp_parallel

omp_parallel:                                     ; preds = %entry
  %gep_.reloaded = getelementptr { ptr }, ptr %structArg, i32 0, i32 0
  store ptr %.reloaded, ptr %gep_.reloaded, align 8
  %3 = sext i1 %1 to i32
  call void @__kmpc_fork_call_if(ptr @1, i32 1, ptr @in_parallel..omp_par, i32 %3, ptr %structArg)
  br label %omp.par.exit

omp.par.exit:                                     ; preds = %omp_parallel
  ret void
}

; Function Attrs: nounwind
define internal void @in_parallel..omp_par(ptr noalias %tid.addr, ptr noalias %zero.addr, ptr %0) #0 {
omp.par.entry:
  %gep_.reloaded = getelementptr { ptr }, ptr %0, i32 0, i32 0
  %loadgep_.reloaded = load ptr, ptr %gep_.reloaded, align 8, !align !2
  %tid.addr.local = alloca i32, align 4
  %1 = load i32, ptr %tid.addr, align 4
  store i32 %1, ptr %tid.addr.local, align 4
  %tid = load i32, ptr %tid.addr.local, align 4
  %2 = load i32, ptr %loadgep_.reloaded, align 4
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %omp.par.entry
  br label %omp.par.region

omp.par.region:                                   ; preds = %omp.region.after_alloca
  br label %omp.par.region1

omp.par.region1:                                  ; preds = %omp.par.region
  call void @work(i32 %2)
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.par.region1
  br label %omp.par.pre_finalize

omp.par.pre_finalize:                             ; preds = %omp.region.cont
  br label %.fini

.fini:                                            ; preds = %omp.par.pre_finalize
  br label %omp.par.exit.exitStub

omp.par.exit.exitStub:                            ; preds = %.fini
  ret void
}

define void @tasks(ptr %0, i32 %1) {
  %structArg = alloca { i32 }, align 8
  %.dep.arr.addr = alloca [1 x %struct.kmp_dep_info], align 8
  br label %entry

entry:                                            ; preds = %2
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_taskgroup(ptr @1, i32 %omp_global_thread_num)
  br label %omp.taskgroup.region

omp.taskgroup.region:                             ; preds = %entry
  br label %omp.private.init

omp.private.init:                                 ; preds = %omp.taskgroup.region
  br label %omp.private.copy

omp.private.copy:                                 ; preds = %omp.private.init
  br label %omp.task.start

omp.region.cont:                                  ; preds = %task.exit
  br label %taskgroup.exit

taskgroup.exit:                                   ; preds = %omp.region.cont
  call void @__kmpc_end_taskgroup(ptr @1, i32 %omp_global_thread_num)
  ret void

omp.task.start:                                   ; preds = %omp.private.copy
  br label %codeRepl

codeRepl:                                         ; preds = %omp.task.start
  %gep_ = getelementptr { i32 }, ptr %structArg, i32 0, i32 0
  store i32 %1, ptr %gep_, align 4
  %omp_global_thread_num2 = call i32 @__kmpc_global_thread_num(ptr @1)
  %3 = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %omp_global_thread_num2, i32 1, i64 40, i64 4, ptr @tasks..omp_par)
  %4 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %structArg, i64 4, i1 false)
  %5 = getelementptr inbounds [1 x %struct.kmp_dep_info], ptr %.dep.arr.addr, i64 0, i64 0
  %6 = getelementptr inbounds nuw %struct.kmp_dep_info, ptr %5, i32 0, i32 0
  %7 = ptrtoint ptr %0 to i64
  store i64 %7, ptr %6, align 4
  %8 = getelementptr inbounds nuw %struct.kmp_dep_info, ptr %5, i32 0, i32 1
  store i64 8, ptr %8, align 4
  %9 = getelementptr inbounds nuw %struct.kmp_dep_info, ptr %5, i32 0, i32 2
  store i8 3, ptr %9, align 1
  %10 = call i32 @__kmpc_omp_task_with_deps(ptr @1, i32 %omp_global_thread_num2, ptr %3, i32 1, ptr %.dep.arr.addr, i32 0, ptr null)
  br label %task.exit

task.exit:                                        ; preds = %codeRepl
  br label %omp.region.cont
}

define internal void @tasks..omp_par(i32 %global.tid.val, ptr %0) {
task.alloca:
  %1 = load ptr, ptr %0, align 8
  %gep_ = getelementptr { i32 }, ptr %1, i32 0, i32 0
  %loadgep_ = load i32, ptr %gep_, align 4
  br label %task.body

task.body:                                        ; preds = %task.alloca
  br label %omp.task.region

omp.task.region:                                  ; preds = %task.body
  call void @work(i32 %loadgep_)
  br label %omp.region.cont1

omp.region.cont1:                                 ; preds = %omp.task.region
  br label %task.exit.exitStub

task.exit.exitStub:                               ; preds = %omp.region.cont1
  ret void
}

define void @pieces(i32 %0) {
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i32, align 4
  %p.upperbound = alloca i32, align 4
  %p.stride = alloca i32, align 4
  br label %entry

entry:                                            ; preds = %1
  br label %omp_section_loop.preheader

omp_section_loop.preheader:                       ; preds = %entry
  store i32 0, ptr %p.lowerbound, align 4
  store i32 1, ptr %p.upperbound, align 4
  store i32 1, ptr %p.stride, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_4u(ptr @1, i32 %omp_global_thread_num, i32 34, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i32 1, i32 0)
  %2 = load i32, ptr %p.lowerbound, align 4
  %3 = load i32, ptr %p.upperbound, align 4
  %4 = sub i32 %3, %2
  %5 = add i32 %4, 1
  br label %omp_section_loop.header

omp_section_loop.header:                          ; preds = %omp_section_loop.inc, %omp_section_loop.preheader
  %omp_section_loop.iv = phi i32 [ 0, %omp_section_loop.preheader ], [ %omp_section_loop.next, %omp_section_loop.inc ]
  br label %omp_section_loop.cond

omp_section_loop.cond:                            ; preds = %omp_section_loop.header
  %omp_section_loop.cmp = icmp ult i32 %omp_section_loop.iv, %5
  br i1 %omp_section_loop.cmp, label %omp_section_loop.body, label %omp_section_loop.exit

omp_section_loop.body:                            ; preds = %omp_section_loop.cond
  %6 = add i32 %omp_section_loop.iv, %2
  %7 = mul i32 %6, 1
  %8 = add i32 %7, 0
  switch i32 %8, label %omp_section_loop.body.sections.after [
    i32 0, label %omp_section_loop.body.case
    i32 1, label %omp_section_loop.body.case1
  ]

omp_section_loop.body.case:                       ; preds = %omp_section_loop.body
  br label %omp.section.region

omp.section.region:                               ; preds = %omp_section_loop.body.case
  call void @work(i32 %0)
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.section.region
  br label %omp_section_loop.body.sections.after

omp_section_loop.body.case1:                      ; preds = %omp_section_loop.body
  br label %omp.section.region3

omp.section.region3:                              ; preds = %omp_section_loop.body.case1
  br label %omp.region.cont2

omp.region.cont2:                                 ; preds = %omp.section.region3
  br label %omp_section_loop.body.sections.after

omp_section_loop.body.sections.after:             ; preds = %omp.region.cont2, %omp.region.cont, %omp_section_loop.body
  br label %omp_section_loop.inc

omp_section_loop.inc:                             ; preds = %omp_section_loop.body.sections.after
  %omp_section_loop.next = add nuw i32 %omp_section_loop.iv, 1
  br label %omp_section_loop.header

omp_section_loop.exit:                            ; preds = %omp_section_loop.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num)
  %omp_global_thread_num4 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num4)
  br label %omp_section_loop.after

omp_section_loop.after:                           ; preds = %omp_section_loop.exit
  ret void
}

define void @teams(i32 %0) {
  %structArg = alloca { i32 }, align 8
  br label %entry

entry:                                            ; preds = %1
  br label %codeRepl

codeRepl:                                         ; preds = %entry
  %gep_ = getelementptr { i32 }, ptr %structArg, i32 0, i32 0
  store i32 %0, ptr %gep_, align 4
  call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @teams..omp_par, ptr %structArg)
  br label %teams.exit

teams.exit:                                       ; preds = %codeRepl
  ret void
}

define internal void @teams..omp_par(ptr %global.tid.ptr, ptr %bound.tid.ptr, ptr %data) {
teams.alloca:
  %gep_ = getelementptr { i32 }, ptr %data, i32 0, i32 0
  %loadgep_ = load i32, ptr %gep_, align 4
  br label %teams.body

teams.body:                                       ; preds = %teams.alloca
  br label %omp.teams.region

omp.teams.region:                                 ; preds = %teams.body
  call void @work(i32 %loadgep_)
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.teams.region
  br label %teams.exit.exitStub

teams.exit.exitStub:                              ; preds = %omp.region.cont
  ret void
}

; Function Attrs: nounwind
declare i32 @__kmpc_global_thread_num(ptr) #0

; Function Attrs: convergent nounwind
declare void @__kmpc_critical(ptr, i32, ptr) #1

; Function Attrs: convergent nounwind
declare void @__kmpc_end_critical(ptr, i32, ptr) #1

; Function Attrs: convergent nounwind
declare i32 @__kmpc_single(ptr, i32) #1

; Function Attrs: convergent nounwind
declare void @__kmpc_end_single(ptr, i32) #1

; Function Attrs: convergent nounwind
declare void @__kmpc_barrier(ptr, i32) #1

; Function Attrs: nounwind
declare i32 @__kmpc_master(ptr, i32) #0

; Function Attrs: nounwind
declare void @__kmpc_end_master(ptr, i32) #0

; Function Attrs: convergent nounwind
declare void @__kmpc_flush(ptr) #1

; Function Attrs: convergent nounwind
declare i32 @__kmpc_omp_taskwait(ptr, i32) #1

; Function Attrs: nounwind
declare i32 @__kmpc_omp_taskyield(ptr, i32, i32) #0

; Function Attrs: nounwind
declare void @__kmpc_push_num_threads(ptr, i32, i32) #0

; Function Attrs: convergent nounwind
declare void @__kmpc_taskgroup(ptr, i32) #1

; Function Attrs: convergent nounwind
declare void @__kmpc_end_taskgroup(ptr, i32) #1

; Function Attrs: nounwind
declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) #0

; Function Attrs: nounwind
declare void @__kmpc_for_static_fini(ptr, i32) #0

declare !callback !3 void @__kmpc_fork_call_if(ptr, i32, ptr, i32, ptr)

; Function Attrs: nounwind
declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @__kmpc_omp_task_with_deps(ptr, i32, ptr, i32, ptr, i32, ptr) #0

; Function Attrs: nounwind
declare !callback !3 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 7, !"openmp", i32 51}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i64 4}
!3 = !{!4}
!4 = !{i64 2, i64 -1, i64 -1, i1 true}
