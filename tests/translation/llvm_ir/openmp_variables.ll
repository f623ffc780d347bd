; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%struct.ident_t = type { i32, i32, i32, i32, ptr }

@0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
@.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
@2 = private unnamed_addr constant %struct.ident_t { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8

declare void @seen(ptr)

define void @f_own(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %structArg = alloca { ptr, ptr, ptr }, align 8
  %.reloaded = alloca i32, align 4
  br label %entry

entry:                                            ; preds = %7
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  store i32 %6, ptr %.reloaded, align 4
  br label %omp_parallel

omp_parallel:                                     ; preds = %entry
  %gep_.reloaded = getelementptr { ptr, ptr, ptr }, ptr %structArg, i32 0, i32 0
  store ptr %.reloaded, ptr %gep_.reloaded, align 8
  %gep_ = getelementptr { ptr, ptr, ptr }, ptr %structArg, i32 0, i32 1
  store ptr %3, ptr %gep_, align 8
  %gep_7 = getelementptr { ptr, ptr, ptr }, ptr %structArg, i32 0, i32 2
  store ptr %4, ptr %gep_7, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f_own..omp_par, ptr %structArg)
  br label %omp.par.exit

omp.par.exit:                                     ; preds = %omp_parallel
  ret void
}

; Function Attrs: nounwind
define internal void @f_own..omp_par(ptr noalias %tid.addr, ptr noalias %zero.addr, ptr %0) #0 {
omp.par.entry:
  %gep_.reloaded = getelementptr { ptr, ptr, ptr }, ptr %0, i32 0, i32 0
  %loadgep_.reloaded = load ptr, ptr %gep_.reloaded, align 8, !align !1
  %gep_ = getelementptr { ptr, ptr, ptr }, ptr %0, i32 0, i32 1
  %loadgep_ = load ptr, ptr %gep_, align 8, !align !2
  %gep_1 = getelementptr { ptr, ptr, ptr }, ptr %0, i32 0, i32 2
  %loadgep_2 = load ptr, ptr %gep_1, align 8, !align !2
  %tid.addr.local = alloca i32, align 4
  %1 = load i32, ptr %tid.addr, align 4
  store i32 %1, ptr %tid.addr.local, align 4
  %tid = load i32, ptr %tid.addr.local, align 4
  %omp.private.alloc = alloca i32, align 4
  %omp.private.alloc1 = alloca i32, align 4
  %2 = load i32, ptr %loadgep_.reloaded, align 4
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %omp.par.entry
  br label %omp.par.region

omp.par.region:                                   ; preds = %omp.region.after_alloca
  br label %omp.private.init

omp.private.init:                                 ; preds = %omp.par.region
  %3 = load i32, ptr %loadgep_, align 4
  store i32 %3, ptr %omp.private.alloc, align 4
  br label %omp.private.copy

omp.private.copy:                                 ; preds = %omp.private.init
  br label %omp.private.copy2

omp.private.copy2:                                ; preds = %omp.private.copy
  %4 = load i32, ptr %loadgep_2, align 4
  %5 = icmp eq i32 %4, %4
  br i1 %5, label %omp.private.copy3, label %omp.private.copy4

omp.private.copy4:                                ; preds = %omp.private.copy3, %omp.private.copy2
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.private.copy4
  %6 = phi ptr [ %omp.private.alloc1, %omp.private.copy4 ]
  br label %omp.par.region6

omp.par.region6:                                  ; preds = %omp.region.cont
  store i32 %2, ptr %omp.private.alloc, align 4
  store i32 %2, ptr %omp.private.alloc1, align 4
  br label %omp.region.cont5

omp.region.cont5:                                 ; preds = %omp.par.region6
  br label %omp.par.pre_finalize

omp.par.pre_finalize:                             ; preds = %omp.region.cont5
  br label %.fini

.fini:                                            ; preds = %omp.par.pre_finalize
  call void @seen(ptr %omp.private.alloc)
  br label %omp.par.exit.exitStub

omp.private.copy3:                                ; preds = %omp.private.copy2
  store i32 %4, ptr %omp.private.alloc1, align 4
  br label %omp.private.copy4

omp.par.exit.exitStub:                            ; preds = %.fini
  ret void
}

define void @f_task(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %structArg = alloca { ptr, i32 }, align 8
  br label %entry

entry:                                            ; preds = %7
  br label %omp.private.init

omp.private.init:                                 ; preds = %entry
  %omp.task.context_ptr = tail call ptr @malloc(i64 ptrtoint (ptr getelementptr ({ i32 }, ptr null, i32 1) to i64))
  %8 = getelementptr { i32 }, ptr %omp.task.context_ptr, i32 0, i32 0
  %9 = load i32, ptr %3, align 4
  store i32 %9, ptr %8, align 4
  br label %omp.private.copy

omp.private.copy:                                 ; preds = %omp.private.init
  br label %omp.task.start

omp.task.start:                                   ; preds = %omp.private.copy
  br label %codeRepl

codeRepl:                                         ; preds = %omp.task.start
  %gep_omp.task.context_ptr = getelementptr { ptr, i32 }, ptr %structArg, i32 0, i32 0
  store ptr %omp.task.context_ptr, ptr %gep_omp.task.context_ptr, align 8
  %gep_ = getelementptr { ptr, i32 }, ptr %structArg, i32 0, i32 1
  store i32 %6, ptr %gep_, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  %10 = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %omp_global_thread_num, i32 33, i64 40, i64 16, ptr @f_task..omp_par)
  %11 = load ptr, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %structArg, i64 16, i1 false)
  %12 = getelementptr inbounds { ptr }, ptr %10, i32 0, i32 0
  %13 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr }, ptr %12, i32 0, i32 4
  %14 = getelementptr inbounds { ptr, ptr }, ptr %13, i32 0, i32 0
  store i32 %6, ptr %14, align 4
  %15 = call i32 @__kmpc_omp_task(ptr @1, i32 %omp_global_thread_num, ptr %10)
  br label %task.exit

task.exit:                                        ; preds = %codeRepl
  ret void
}

define internal void @f_task..omp_par(i32 %global.tid.val, ptr %0) {
task.alloca:
  %1 = load ptr, ptr %0, align 8
  %gep_omp.task.context_ptr = getelementptr { ptr, i32 }, ptr %1, i32 0, i32 0
  %loadgep_omp.task.context_ptr = load ptr, ptr %gep_omp.task.context_ptr, align 8, !align !2
  %gep_ = getelementptr { ptr, i32 }, ptr %1, i32 0, i32 1
  %loadgep_ = load i32, ptr %gep_, align 4
  %omp.private.alloc = alloca i32, align 4
  br label %task.body

task.body:                                        ; preds = %task.alloca
  %2 = getelementptr { i32 }, ptr %loadgep_omp.task.context_ptr, i32 0, i32 0
  br label %omp.task.region

omp.task.region:                                  ; preds = %task.body
  store i32 %loadgep_, ptr %2, align 4
  store i32 %loadgep_, ptr %omp.private.alloc, align 4
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.task.region
  call void @seen(ptr %2)
  tail call void @free(ptr %loadgep_omp.task.context_ptr)
  br label %task.exit.exitStub

task.exit.exitStub:                               ; preds = %omp.region.cont
  ret void
}

define void @f_sum(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %structArg = alloca { ptr, ptr, ptr }, align 8
  %.reloaded = alloca i32, align 4
  br label %entry

entry:                                            ; preds = %7
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  store i32 %6, ptr %.reloaded, align 4
  br label %omp_parallel

omp_parallel:                                     ; preds = %entry
  %gep_.reloaded = getelementptr { ptr, ptr, ptr }, ptr %structArg, i32 0, i32 0
  store ptr %.reloaded, ptr %gep_.reloaded, align 8
  %gep_ = getelementptr { ptr, ptr, ptr }, ptr %structArg, i32 0, i32 1
  store ptr %3, ptr %gep_, align 8
  %gep_10 = getelementptr { ptr, ptr, ptr }, ptr %structArg, i32 0, i32 2
  store ptr %4, ptr %gep_10, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f_sum..omp_par, ptr %structArg)
  br label %omp.par.exit

omp.par.exit:                                     ; preds = %omp_parallel
  ret void
}

; Function Attrs: nounwind
define internal void @f_sum..omp_par(ptr noalias %tid.addr, ptr noalias %zero.addr, ptr %0) #0 {
omp.par.entry:
  %gep_.reloaded = getelementptr { ptr, ptr, ptr }, ptr %0, i32 0, i32 0
  %loadgep_.reloaded = load ptr, ptr %gep_.reloaded, align 8, !align !1
  %gep_ = getelementptr { ptr, ptr, ptr }, ptr %0, i32 0, i32 1
  %loadgep_ = load ptr, ptr %gep_, align 8, !align !2
  %gep_1 = getelementptr { ptr, ptr, ptr }, ptr %0, i32 0, i32 2
  %loadgep_2 = load ptr, ptr %gep_1, align 8, !align !2
  %tid.addr.local = alloca i32, align 4
  %1 = load i32, ptr %tid.addr, align 4
  store i32 %1, ptr %tid.addr.local, align 4
  %tid = load i32, ptr %tid.addr.local, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %red.array = alloca [2 x ptr], align 8
  %4 = load i32, ptr %loadgep_.reloaded, align 4
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %omp.par.entry
  br label %omp.par.region

omp.par.region:                                   ; preds = %omp.region.after_alloca
  br label %omp.reduction.init

omp.reduction.init:                               ; preds = %omp.par.region
  %omp_orig = load i32, ptr %loadgep_, align 4
  store i32 0, ptr %2, align 4
  %omp_orig1 = load i32, ptr %loadgep_2, align 4
  br label %omp.reduction.neutral

omp.reduction.neutral:                            ; preds = %omp.reduction.init
  %5 = icmp eq i32 %omp_orig1, 0
  br i1 %5, label %omp.reduction.neutral2, label %omp.reduction.neutral3

omp.reduction.neutral3:                           ; preds = %omp.reduction.neutral
  %6 = phi i32 [ 0, %omp.reduction.neutral ]
  br label %omp.reduction.neutral2

omp.reduction.neutral2:                           ; preds = %omp.reduction.neutral3, %omp.reduction.neutral
  %7 = phi i32 [ %6, %omp.reduction.neutral3 ], [ %omp_orig1, %omp.reduction.neutral ]
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.reduction.neutral2
  %8 = phi i32 [ %7, %omp.reduction.neutral2 ]
  store i32 %8, ptr %3, align 4
  br label %omp.par.region5

omp.par.region5:                                  ; preds = %omp.region.cont
  store i32 %4, ptr %2, align 4
  store i32 %4, ptr %3, align 4
  br label %omp.region.cont4

omp.region.cont4:                                 ; preds = %omp.par.region5
  %red.array.elem.0 = getelementptr inbounds [2 x ptr], ptr %red.array, i64 0, i64 0
  store ptr %2, ptr %red.array.elem.0, align 8
  %red.array.elem.1 = getelementptr inbounds [2 x ptr], ptr %red.array, i64 0, i64 1
  store ptr %3, ptr %red.array.elem.1, align 8
  %omp_global_thread_num6 = call i32 @__kmpc_global_thread_num(ptr @1)
  %reduce = call i32 @__kmpc_reduce(ptr @1, i32 %omp_global_thread_num6, i32 2, i64 16, ptr %red.array, ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
  switch i32 %reduce, label %reduce.finalize [
    i32 1, label %reduce.switch.nonatomic
    i32 2, label %reduce.switch.atomic
  ]

reduce.switch.atomic:                             ; preds = %omp.region.cont4
  unreachable

reduce.switch.nonatomic:                          ; preds = %omp.region.cont4
  %red.value.0 = load i32, ptr %loadgep_, align 4
  %red.private.value.0 = load i32, ptr %2, align 4
  %9 = add i32 %red.value.0, %red.private.value.0
  store i32 %9, ptr %loadgep_, align 4
  %red.value.1 = load i32, ptr %loadgep_2, align 4
  %red.private.value.1 = load i32, ptr %3, align 4
  br label %omp.reduction.nonatomic.body

omp.reduction.nonatomic.body:                     ; preds = %reduce.switch.nonatomic
  %10 = icmp slt i32 %red.value.1, %red.private.value.1
  br i1 %10, label %omp.reduction.nonatomic.body8, label %omp.reduction.nonatomic.body9

omp.reduction.nonatomic.body9:                    ; preds = %omp.reduction.nonatomic.body
  %11 = phi i32 [ %red.private.value.1, %omp.reduction.nonatomic.body ]
  br label %omp.reduction.nonatomic.body8

omp.reduction.nonatomic.body8:                    ; preds = %omp.reduction.nonatomic.body9, %omp.reduction.nonatomic.body
  %12 = phi i32 [ %11, %omp.reduction.nonatomic.body9 ], [ %red.value.1, %omp.reduction.nonatomic.body ]
  br label %omp.region.cont7

omp.region.cont7:                                 ; preds = %omp.reduction.nonatomic.body8
  %13 = phi i32 [ %12, %omp.reduction.nonatomic.body8 ]
  store i32 %13, ptr %loadgep_2, align 4
  call void @__kmpc_end_reduce(ptr @1, i32 %omp_global_thread_num6, ptr @.gomp_critical_user_.reduction.var)
  br label %reduce.finalize

reduce.finalize:                                  ; preds = %omp.region.cont7, %omp.region.cont4
  br label %omp.par.pre_finalize

omp.par.pre_finalize:                             ; preds = %reduce.finalize
  br label %.fini

.fini:                                            ; preds = %omp.par.pre_finalize
  br label %omp.par.exit.exitStub

omp.par.exit.exitStub:                            ; preds = %.fini
  ret void
}

define void @f_by_reference(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %8 = alloca i32, i64 1, align 4
  %9 = alloca ptr, align 8
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  %red.array = alloca [1 x ptr], align 8
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %7
  br label %entry

entry:                                            ; preds = %omp.region.after_alloca
  br label %omp.reduction.init

omp.reduction.init:                               ; preds = %entry
  store ptr %8, ptr %9, align 8
  store i32 0, ptr %8, align 4
  br label %omp.wsloop.region

omp.wsloop.region:                                ; preds = %omp.reduction.init
  %10 = icmp slt i64 %2, 0
  %11 = sub i64 0, %2
  %12 = select i1 %10, i64 %11, i64 %2
  %13 = select i1 %10, i64 %1, i64 %0
  %14 = select i1 %10, i64 %0, i64 %1
  %15 = sub nsw i64 %14, %13
  %16 = icmp sle i64 %14, %13
  %17 = sub i64 %15, 1
  %18 = udiv i64 %17, %12
  %19 = add i64 %18, 1
  %20 = icmp ule i64 %15, %12
  %21 = select i1 %20, i64 1, i64 %19
  %omp_loop.tripcount = select i1 %16, i64 0, i64 %21
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.wsloop.region
  store i64 0, ptr %p.lowerbound, align 4
  %22 = sub i64 %omp_loop.tripcount, 1
  store i64 %22, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_8u(ptr @1, i32 %omp_global_thread_num, i32 34, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i64 1, i64 0)
  %23 = load i64, ptr %p.lowerbound, align 4
  %24 = load i64, ptr %p.upperbound, align 4
  %25 = sub i64 %24, %23
  %26 = add i64 %25, 1
  br label %omp_loop.header

omp_loop.header:                                  ; preds = %omp_loop.inc, %omp_loop.preheader
  %omp_loop.iv = phi i64 [ 0, %omp_loop.preheader ], [ %omp_loop.next, %omp_loop.inc ]
  br label %omp_loop.cond

omp_loop.cond:                                    ; preds = %omp_loop.header
  %omp_loop.cmp = icmp ult i64 %omp_loop.iv, %26
  br i1 %omp_loop.cmp, label %omp_loop.body, label %omp_loop.exit

omp_loop.body:                                    ; preds = %omp_loop.cond
  %27 = add i64 %omp_loop.iv, %23
  %28 = mul i64 %27, %2
  %29 = add i64 %28, %0
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body
  store i64 %29, ptr %8, align 4
  br label %omp.region.cont1

omp.region.cont1:                                 ; preds = %omp.loop_nest.region
  br label %omp_loop.inc

omp_loop.inc:                                     ; preds = %omp.region.cont1
  %omp_loop.next = add nuw i64 %omp_loop.iv, 1
  br label %omp_loop.header

omp_loop.exit:                                    ; preds = %omp_loop.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num)
  %omp_global_thread_num2 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num2)
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_loop.exit
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp_loop.after
  %red.array.elem.0 = getelementptr inbounds [1 x ptr], ptr %red.array, i64 0, i64 0
  store ptr %9, ptr %red.array.elem.0, align 8
  %omp_global_thread_num3 = call i32 @__kmpc_global_thread_num(ptr @1)
  %reduce = call i32 @__kmpc_reduce(ptr @1, i32 %omp_global_thread_num3, i32 1, i64 8, ptr %red.array, ptr @.omp.reduction.func.1, ptr @.gomp_critical_user_.reduction.var)
  switch i32 %reduce, label %reduce.finalize [
    i32 1, label %reduce.switch.nonatomic
    i32 2, label %reduce.switch.atomic
  ]

reduce.finalize:                                  ; preds = %reduce.switch.nonatomic, %omp.region.cont
  %omp_global_thread_num4 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num4)
  %30 = load ptr, ptr %9, align 8
  call void @seen(ptr %30)
  ret void

reduce.switch.nonatomic:                          ; preds = %omp.region.cont
  %red.private.value.0 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %3, align 4
  %32 = load i32, ptr %red.private.value.0, align 4
  %33 = add i32 %31, %32
  store i32 %33, ptr %3, align 4
  call void @__kmpc_end_reduce(ptr @1, i32 %omp_global_thread_num3, ptr @.gomp_critical_user_.reduction.var)
  br label %reduce.finalize

reduce.switch.atomic:                             ; preds = %omp.region.cont
  unreachable
}

define void @f_teams(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %structArg = alloca { i32, ptr }, align 8
  %8 = alloca i32, align 4
  %red.array = alloca [1 x ptr], align 8
  br label %entry

entry:                                            ; preds = %7
  br label %omp.reduction.init

omp.reduction.init:                               ; preds = %entry
  %omp_orig = load i32, ptr %3, align 4
  store i32 0, ptr %8, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_push_num_teams_51(ptr @1, i32 %omp_global_thread_num, i32 %6, i32 %6, i32 0)
  br label %codeRepl

codeRepl:                                         ; preds = %omp.reduction.init
  %gep_ = getelementptr { i32, ptr }, ptr %structArg, i32 0, i32 0
  store i32 %6, ptr %gep_, align 4
  %gep_3 = getelementptr { i32, ptr }, ptr %structArg, i32 0, i32 1
  store ptr %8, ptr %gep_3, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f_teams..omp_par, ptr %structArg)
  br label %teams.exit

teams.exit:                                       ; preds = %codeRepl
  %red.array.elem.0 = getelementptr inbounds [1 x ptr], ptr %red.array, i64 0, i64 0
  store ptr %8, ptr %red.array.elem.0, align 8
  %omp_global_thread_num1 = call i32 @__kmpc_global_thread_num(ptr @3)
  %reduce = call i32 @__kmpc_reduce(ptr @3, i32 %omp_global_thread_num1, i32 1, i64 8, ptr %red.array, ptr @.omp.reduction.func.2, ptr @.gomp_critical_user_.reduction.var)
  switch i32 %reduce, label %reduce.finalize [
    i32 1, label %reduce.switch.nonatomic
    i32 2, label %reduce.switch.atomic
  ]

reduce.finalize:                                  ; preds = %reduce.switch.atomic, %reduce.switch.nonatomic, %teams.exit
  %omp_global_thread_num2 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num2)
  ret void

reduce.switch.nonatomic:                          ; preds = %teams.exit
  %red.value.0 = load i32, ptr %3, align 4
  %red.private.value.0 = load i32, ptr %8, align 4
  %9 = add i32 %red.value.0, %red.private.value.0
  store i32 %9, ptr %3, align 4
  call void @__kmpc_end_reduce(ptr @3, i32 %omp_global_thread_num1, ptr @.gomp_critical_user_.reduction.var)
  br label %reduce.finalize

reduce.switch.atomic:                             ; preds = %teams.exit
  %10 = load i32, ptr %8, align 4
  %11 = atomicrmw add ptr %3, i32 %10 monotonic, align 4
  br label %reduce.finalize
}

define internal void @f_teams..omp_par(ptr %global.tid.ptr, ptr %bound.tid.ptr, ptr %data) {
teams.alloca:
  %gep_ = getelementptr { i32, ptr }, ptr %data, i32 0, i32 0
  %loadgep_ = load i32, ptr %gep_, align 4
  %gep_1 = getelementptr { i32, ptr }, ptr %data, i32 0, i32 1
  %loadgep_2 = load ptr, ptr %gep_1, align 8, !align !1
  br label %teams.body

teams.body:                                       ; preds = %teams.alloca
  br label %omp.teams.region

omp.teams.region:                                 ; preds = %teams.body
  store i32 %loadgep_, ptr %loadgep_2, align 4
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.teams.region
  br label %teams.exit.exitStub

teams.exit.exitStub:                              ; preds = %omp.region.cont
  ret void
}

define void @f_captured(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %x.new.val = alloca i32, align 4
  br label %entry

entry:                                            ; preds = %7
  %.atomic.load = load atomic i32, ptr %3 seq_cst, align 4
  br label %.atomic.cont

.atomic.cont:                                     ; preds = %.atomic.cont, %entry
  %8 = phi i32 [ %.atomic.load, %entry ], [ %12, %.atomic.cont ]
  %9 = mul i32 %8, %6
  store i32 %9, ptr %x.new.val, align 4
  %10 = load i32, ptr %x.new.val, align 4
  %11 = cmpxchg ptr %3, i32 %8, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = extractvalue { i32, i1 } %11, 1
  br i1 %13, label %.atomic.exit, label %.atomic.cont

.atomic.exit:                                     ; preds = %.atomic.cont
  store i32 %8, ptr %4, align 4
  call void @__kmpc_flush(ptr @1)
  ret void
}

; Function Attrs: nounwind
declare i32 @__kmpc_global_thread_num(ptr) #0

declare noalias ptr @malloc(i64)

declare void @free(ptr)

define internal void @.omp.reduction.func(ptr %0, ptr %1) {
  %3 = getelementptr inbounds [2 x ptr], ptr %0, i64 0, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %5, %8
  store i32 %9, ptr %4, align 4
  %10 = getelementptr inbounds [2 x ptr], ptr %0, i64 0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1
  %14 = load ptr, ptr %13, align 8
  %15 = load i32, ptr %14, align 4
  br label %omp.reduction.nonatomic.body

omp.reduction.nonatomic.body2:                    ; preds = %omp.reduction.nonatomic.body
  %16 = phi i32 [ %15, %omp.reduction.nonatomic.body ]
  br label %omp.reduction.nonatomic.body1

omp.reduction.nonatomic.body1:                    ; preds = %omp.reduction.nonatomic.body2, %omp.reduction.nonatomic.body
  %17 = phi i32 [ %16, %omp.reduction.nonatomic.body2 ], [ %12, %omp.reduction.nonatomic.body ]
  br label %omp.region.cont

omp.reduction.nonatomic.body:                     ; preds = %2
  %18 = icmp slt i32 %12, %15
  br i1 %18, label %omp.reduction.nonatomic.body1, label %omp.reduction.nonatomic.body2

omp.region.cont:                                  ; preds = %omp.reduction.nonatomic.body1
  %19 = phi i32 [ %17, %omp.reduction.nonatomic.body1 ]
  store i32 %19, ptr %11, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1

; Function Attrs: convergent nounwind
declare void @__kmpc_end_reduce(ptr, i32, ptr) #1

; Function Attrs: nounwind
declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0

; Function Attrs: nounwind
declare void @__kmpc_for_static_fini(ptr, i32) #0

; Function Attrs: convergent nounwind
declare void @__kmpc_barrier(ptr, i32) #1

define internal void @.omp.reduction.func.1(ptr %0, ptr %1) {
  %3 = getelementptr inbounds [1 x ptr], ptr %0, i64 0, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds [1 x ptr], ptr %1, i64 0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %8, align 4
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4
  ret void
}

declare void @__kmpc_push_num_teams_51(ptr, i32, i32, i32, i32)

define internal void @.omp.reduction.func.2(ptr %0, ptr %1) {
  %3 = getelementptr inbounds [1 x ptr], ptr %0, i64 0, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds [1 x ptr], ptr %1, i64 0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %5, %8
  store i32 %9, ptr %4, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare void @__kmpc_flush(ptr) #1

; Function Attrs: nounwind
declare !callback !3 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0

; Function Attrs: nounwind
declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @__kmpc_omp_task(ptr, i32, ptr) #0

; Function Attrs: nounwind
declare !callback !3 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i64 4}
!2 = !{i64 1}
!3 = !{!4}
!4 = !{i64 2, i64 -1, i64 -1, i1 true}
