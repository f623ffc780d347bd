; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%struct.ident_t = type { i32, i32, i32, i32, ptr }

@0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
@2 = private unnamed_addr constant %struct.ident_t { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 34, i32 0, i32 22, ptr @0 }, align 8

declare void @seen(ptr)

define void @f_even(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %structArg = alloca { ptr, ptr, ptr, ptr }, align 8
  %.reloaded = alloca i64, align 8
  %.reloaded7 = alloca i64, align 8
  %.reloaded8 = alloca i64, align 8
  br label %entry

entry:                                            ; preds = %7
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  store i64 %2, ptr %.reloaded, align 4
  store i64 %1, ptr %.reloaded7, align 4
  store i64 %0, ptr %.reloaded8, align 4
  br label %omp_parallel

omp_parallel:                                     ; preds = %entry
  %gep_.reloaded = getelementptr { ptr, ptr, ptr, ptr }, ptr %structArg, i32 0, i32 0
  store ptr %.reloaded, ptr %gep_.reloaded, align 8
  %gep_.reloaded7 = getelementptr { ptr, ptr, ptr, ptr }, ptr %structArg, i32 0, i32 1
  store ptr %.reloaded7, ptr %gep_.reloaded7, align 8
  %gep_.reloaded8 = getelementptr { ptr, ptr, ptr, ptr }, ptr %structArg, i32 0, i32 2
  store ptr %.reloaded8, ptr %gep_.reloaded8, align 8
  %gep_ = getelementptr { ptr, ptr, ptr, ptr }, ptr %structArg, i32 0, i32 3
  store ptr %3, ptr %gep_, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f_even..omp_par, ptr %structArg)
  br label %omp.par.exit

omp.par.exit:                                     ; preds = %omp_parallel
  ret void
}

; Function Attrs: nounwind
define internal void @f_even..omp_par(ptr noalias %tid.addr, ptr noalias %zero.addr, ptr %0) #0 {
omp.par.entry:
  %gep_.reloaded = getelementptr { ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 0
  %loadgep_.reloaded = load ptr, ptr %gep_.reloaded, align 8, !align !1
  %gep_.reloaded7 = getelementptr { ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 1
  %loadgep_.reloaded7 = load ptr, ptr %gep_.reloaded7, align 8, !align !1
  %gep_.reloaded8 = getelementptr { ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 2
  %loadgep_.reloaded8 = load ptr, ptr %gep_.reloaded8, align 8, !align !1
  %gep_ = getelementptr { ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 3
  %loadgep_ = load ptr, ptr %gep_, align 8, !align !2
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  %tid.addr.local = alloca i32, align 4
  %1 = load i32, ptr %tid.addr, align 4
  store i32 %1, ptr %tid.addr.local, align 4
  %tid = load i32, ptr %tid.addr.local, align 4
  %2 = load i64, ptr %loadgep_.reloaded, align 4
  %3 = load i64, ptr %loadgep_.reloaded7, align 4
  %4 = load i64, ptr %loadgep_.reloaded8, align 4
  br label %omp.region.after_alloca2

omp.region.after_alloca2:                         ; preds = %omp.par.entry
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %omp.region.after_alloca2
  br label %omp.par.region

omp.par.region:                                   ; preds = %omp.region.after_alloca
  br label %omp.par.region1

omp.par.region1:                                  ; preds = %omp.par.region
  br label %omp.wsloop.region

omp.wsloop.region:                                ; preds = %omp.par.region1
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 0, %2
  %7 = select i1 %5, i64 %6, i64 %2
  %8 = select i1 %5, i64 %3, i64 %4
  %9 = select i1 %5, i64 %4, i64 %3
  %10 = sub nsw i64 %9, %8
  %11 = icmp sle i64 %9, %8
  %12 = sub i64 %10, 1
  %13 = udiv i64 %12, %7
  %14 = add i64 %13, 1
  %15 = icmp ule i64 %10, %7
  %16 = select i1 %15, i64 1, i64 %14
  %omp_loop.tripcount = select i1 %11, i64 0, i64 %16
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.wsloop.region
  store i64 0, ptr %p.lowerbound, align 4
  %17 = sub i64 %omp_loop.tripcount, 1
  store i64 %17, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num5 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_8u(ptr @1, i32 %omp_global_thread_num5, i32 34, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i64 1, i64 0)
  %18 = load i64, ptr %p.lowerbound, align 4
  %19 = load i64, ptr %p.upperbound, align 4
  %20 = sub i64 %19, %18
  %21 = add i64 %20, 1
  br label %omp_loop.header

omp_loop.header:                                  ; preds = %omp_loop.inc, %omp_loop.preheader
  %omp_loop.iv = phi i64 [ 0, %omp_loop.preheader ], [ %omp_loop.next, %omp_loop.inc ]
  br label %omp_loop.cond

omp_loop.cond:                                    ; preds = %omp_loop.header
  %omp_loop.cmp = icmp ult i64 %omp_loop.iv, %21
  br i1 %omp_loop.cmp, label %omp_loop.body, label %omp_loop.exit

omp_loop.exit:                                    ; preds = %omp_loop.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num5)
  %omp_global_thread_num6 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num6)
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_loop.exit
  br label %omp.region.cont3

omp.region.cont3:                                 ; preds = %omp_loop.after
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp.region.cont3
  br label %omp.par.pre_finalize

omp.par.pre_finalize:                             ; preds = %omp.region.cont
  br label %.fini

.fini:                                            ; preds = %omp.par.pre_finalize
  br label %omp.par.exit.exitStub

omp_loop.body:                                    ; preds = %omp_loop.cond
  %22 = add i64 %omp_loop.iv, %18
  %23 = mul i64 %22, %2
  %24 = add i64 %23, %4
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body
  store i64 %24, ptr %loadgep_, align 4
  br label %omp.region.cont4

omp.region.cont4:                                 ; preds = %omp.loop_nest.region
  br label %omp_loop.inc

omp_loop.inc:                                     ; preds = %omp.region.cont4
  %omp_loop.next = add nuw i64 %omp_loop.iv, 1
  br label %omp_loop.header

omp.par.exit.exitStub:                            ; preds = %.fini
  ret void
}

define void @f_chunks(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %7
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  br label %entry

entry:                                            ; preds = %omp.region.after_alloca
  br label %omp.wsloop.region

omp.wsloop.region:                                ; preds = %entry
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 0, %2
  %10 = select i1 %8, i64 %9, i64 %2
  %11 = select i1 %8, i64 %1, i64 %0
  %12 = select i1 %8, i64 %0, i64 %1
  %13 = sub nsw i64 %12, %11
  %14 = icmp sle i64 %12, %11
  %15 = sub i64 %13, 1
  %16 = udiv i64 %15, %10
  %17 = add i64 %16, 1
  %18 = icmp ule i64 %13, %10
  %19 = select i1 %18, i64 1, i64 %17
  %omp_loop.tripcount = select i1 %14, i64 0, i64 %19
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.wsloop.region
  store i64 0, ptr %p.lowerbound, align 4
  %20 = sub i64 %omp_loop.tripcount, 1
  %21 = icmp eq i64 %omp_loop.tripcount, 0
  %22 = select i1 %21, i64 0, i64 %20
  store i64 %22, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_8u(ptr @1, i32 %omp_global_thread_num, i32 33, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i64 1, i64 1)
  %omp_firstchunk.lb = load i64, ptr %p.lowerbound, align 4
  %omp_firstchunk.ub = load i64, ptr %p.upperbound, align 4
  %23 = add i64 %omp_firstchunk.ub, 1
  %omp_chunk.range = sub i64 %23, %omp_firstchunk.lb
  %omp_dispatch.stride = load i64, ptr %p.stride, align 4
  %24 = sub nuw i64 %omp_loop.tripcount, %omp_firstchunk.lb
  %25 = icmp ule i64 %omp_loop.tripcount, %omp_firstchunk.lb
  %26 = sub i64 %24, 1
  %27 = udiv i64 %26, %omp_dispatch.stride
  %28 = add i64 %27, 1
  %29 = icmp ule i64 %24, %omp_dispatch.stride
  %30 = select i1 %29, i64 1, i64 %28
  %omp_dispatch.tripcount = select i1 %25, i64 0, i64 %30
  br label %omp_dispatch.preheader

omp_dispatch.preheader:                           ; preds = %omp_loop.preheader
  br label %omp_dispatch.header

omp_dispatch.header:                              ; preds = %omp_dispatch.inc, %omp_dispatch.preheader
  %omp_dispatch.iv = phi i64 [ 0, %omp_dispatch.preheader ], [ %omp_dispatch.next, %omp_dispatch.inc ]
  br label %omp_dispatch.cond

omp_dispatch.cond:                                ; preds = %omp_dispatch.header
  %omp_dispatch.cmp = icmp ult i64 %omp_dispatch.iv, %omp_dispatch.tripcount
  br i1 %omp_dispatch.cmp, label %omp_dispatch.body, label %omp_dispatch.exit

omp_dispatch.body:                                ; preds = %omp_dispatch.cond
  %31 = mul i64 %omp_dispatch.iv, %omp_dispatch.stride
  %32 = add i64 %31, %omp_firstchunk.lb
  br label %omp_loop.preheader2

omp_dispatch.inc:                                 ; preds = %omp_loop.exit
  %omp_dispatch.next = add nuw i64 %omp_dispatch.iv, 1
  br label %omp_dispatch.header

omp_dispatch.exit:                                ; preds = %omp_dispatch.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num)
  %omp_global_thread_num3 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num3)
  br label %omp_dispatch.after

omp_dispatch.after:                               ; preds = %omp_dispatch.exit
  br label %omp_loop.after

omp_loop.preheader2:                              ; preds = %omp_dispatch.body
  %33 = add i64 %32, %omp_chunk.range
  %omp_chunk.is_last = icmp uge i64 %33, %omp_loop.tripcount
  %34 = sub i64 %omp_loop.tripcount, %32
  %omp_chunk.tripcount = select i1 %omp_chunk.is_last, i64 %34, i64 %omp_chunk.range
  br label %omp_loop.header

omp_loop.header:                                  ; preds = %omp_loop.inc, %omp_loop.preheader2
  %omp_loop.iv = phi i64 [ 0, %omp_loop.preheader2 ], [ %omp_loop.next, %omp_loop.inc ]
  br label %omp_loop.cond

omp_loop.cond:                                    ; preds = %omp_loop.header
  %omp_loop.cmp = icmp ult i64 %omp_loop.iv, %omp_chunk.tripcount
  br i1 %omp_loop.cmp, label %omp_loop.body, label %omp_loop.exit

omp_loop.body:                                    ; preds = %omp_loop.cond
  %35 = add i64 %omp_loop.iv, %32
  %36 = mul i64 %35, %2
  %37 = add i64 %36, %0
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body
  store i64 %37, ptr %3, align 4, !llvm.access.group !3
  br label %omp.region.cont1

omp.region.cont1:                                 ; preds = %omp.loop_nest.region
  br label %omp_loop.inc

omp_loop.inc:                                     ; preds = %omp.region.cont1
  %omp_loop.next = add nuw i64 %omp_loop.iv, 1
  br label %omp_loop.header, !llvm.loop !4

omp_loop.exit:                                    ; preds = %omp_loop.cond
  br label %omp_dispatch.inc

omp_loop.after:                                   ; preds = %omp_dispatch.after
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp_loop.after
  ret void
}

define void @f_dynamic(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %7
  br label %entry

entry:                                            ; preds = %omp.region.after_alloca
  br label %omp.wsloop.region

omp.wsloop.region:                                ; preds = %entry
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 0, %2
  %10 = select i1 %8, i64 %9, i64 %2
  %11 = select i1 %8, i64 %1, i64 %0
  %12 = select i1 %8, i64 %0, i64 %1
  %13 = sub nsw i64 %12, %11
  %14 = icmp slt i64 %12, %11
  %15 = udiv i64 %13, %10
  %16 = add i64 %15, 1
  %omp_loop.tripcount = select i1 %14, i64 0, i64 %16
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.wsloop.region
  store i64 1, ptr %p.lowerbound, align 4
  store i64 %omp_loop.tripcount, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num3 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_dispatch_init_8u(ptr @1, i32 %omp_global_thread_num3, i32 67, i64 1, i64 %omp_loop.tripcount, i64 1, i64 1)
  br label %omp_loop.preheader.outer.cond

omp_loop.header:                                  ; preds = %omp_loop.preheader.outer.cond, %omp_loop.inc
  %omp_loop.iv = phi i64 [ %lb, %omp_loop.preheader.outer.cond ], [ %omp_loop.next, %omp_loop.inc ]
  br label %omp_loop.cond

omp_loop.cond:                                    ; preds = %omp_loop.header
  %ub = load i64, ptr %p.upperbound, align 4
  %omp_loop.cmp = icmp ult i64 %omp_loop.iv, %ub
  br i1 %omp_loop.cmp, label %omp_loop.body, label %omp_loop.preheader.outer.cond

omp_loop.body:                                    ; preds = %omp_loop.cond
  %17 = mul i64 %omp_loop.iv, %2
  %18 = add i64 %17, %0
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_ordered(ptr @1, i32 %omp_global_thread_num)
  br label %omp.ordered.region

omp.ordered.region:                               ; preds = %omp.loop_nest.region
  store i64 %18, ptr %3, align 4
  br label %omp.region.cont2

omp.region.cont2:                                 ; preds = %omp.ordered.region
  br label %omp_region.finalize

omp_region.finalize:                              ; preds = %omp.region.cont2
  call void @__kmpc_end_ordered(ptr @1, i32 %omp_global_thread_num)
  br label %omp.region.cont1

omp.region.cont1:                                 ; preds = %omp_region.finalize
  br label %omp_loop.inc

omp_loop.inc:                                     ; preds = %omp.region.cont1
  %omp_loop.next = add nuw i64 %omp_loop.iv, 1
  call void @__kmpc_dispatch_fini_8u(ptr @1, i32 %omp_global_thread_num3)
  br label %omp_loop.header

omp_loop.exit:                                    ; preds = %omp_loop.preheader.outer.cond
  %omp_global_thread_num4 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num4)
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_loop.exit
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp_loop.after
  ret void

omp_loop.preheader.outer.cond:                    ; preds = %omp_loop.cond, %omp_loop.preheader
  %19 = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %omp_global_thread_num3, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride)
  %20 = icmp ne i32 %19, 0
  %21 = load i64, ptr %p.lowerbound, align 4
  %lb = sub i64 %21, 1
  br i1 %20, label %omp_loop.header, label %omp_loop.exit
}

define void @f_collapsed(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %7
  br label %entry

entry:                                            ; preds = %omp.region.after_alloca
  br label %omp.wsloop.region

omp.wsloop.region:                                ; preds = %entry
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 0, %2
  %10 = select i1 %8, i64 %9, i64 %2
  %11 = select i1 %8, i64 %1, i64 %0
  %12 = select i1 %8, i64 %0, i64 %1
  %13 = sub nsw i64 %12, %11
  %14 = icmp sle i64 %12, %11
  %15 = sub i64 %13, 1
  %16 = udiv i64 %15, %10
  %17 = add i64 %16, 1
  %18 = icmp ule i64 %13, %10
  %19 = select i1 %18, i64 1, i64 %17
  %omp_loop.tripcount = select i1 %14, i64 0, i64 %19
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.wsloop.region
  %20 = icmp slt i64 %2, 0
  %21 = sub i64 0, %2
  %22 = select i1 %20, i64 %21, i64 %2
  %23 = select i1 %20, i64 %1, i64 1
  %24 = select i1 %20, i64 1, i64 %1
  %25 = sub nsw i64 %24, %23
  %26 = icmp sle i64 %24, %23
  %27 = sub i64 %25, 1
  %28 = udiv i64 %27, %22
  %29 = add i64 %28, 1
  %30 = icmp ule i64 %25, %22
  %31 = select i1 %30, i64 1, i64 %29
  %omp_loop.tripcount1 = select i1 %26, i64 0, i64 %31
  %32 = select i1 false, i64 %1, i64 %0
  %33 = select i1 false, i64 %0, i64 %1
  %34 = sub nsw i64 %33, %32
  %35 = icmp sle i64 %33, %32
  %36 = sub i64 %34, 1
  %37 = udiv i64 %36, 1
  %38 = add i64 %37, 1
  %39 = icmp ule i64 %34, 1
  %40 = select i1 %39, i64 1, i64 %38
  %omp_loop.tripcount12 = select i1 %35, i64 0, i64 %40
  %41 = mul nuw i64 %omp_loop.tripcount, %omp_loop.tripcount1
  br label %omp_collapsed.preheader

omp_collapsed.preheader:                          ; preds = %omp_loop.preheader
  store i64 0, ptr %p.lowerbound, align 4
  %42 = sub i64 %41, 1
  store i64 %42, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_8u(ptr @1, i32 %omp_global_thread_num, i32 34, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i64 1, i64 0)
  %43 = load i64, ptr %p.lowerbound, align 4
  %44 = load i64, ptr %p.upperbound, align 4
  %45 = sub i64 %44, %43
  %46 = add i64 %45, 1
  br label %omp_collapsed.header

omp_collapsed.header:                             ; preds = %omp_collapsed.inc, %omp_collapsed.preheader
  %omp_collapsed.iv = phi i64 [ 0, %omp_collapsed.preheader ], [ %omp_collapsed.next, %omp_collapsed.inc ]
  br label %omp_collapsed.cond

omp_collapsed.cond:                               ; preds = %omp_collapsed.header
  %omp_collapsed.cmp = icmp ult i64 %omp_collapsed.iv, %46
  br i1 %omp_collapsed.cmp, label %omp_collapsed.body, label %omp_collapsed.exit

omp_collapsed.body:                               ; preds = %omp_collapsed.cond
  %47 = add i64 %omp_collapsed.iv, %43
  %48 = urem i64 %47, %omp_loop.tripcount1
  %49 = udiv i64 %47, %omp_loop.tripcount1
  br label %omp_loop.body

omp_loop.body:                                    ; preds = %omp_collapsed.body
  %50 = mul i64 %49, %2
  %51 = add i64 %50, %0
  br label %omp_loop.preheader2

omp_loop.preheader2:                              ; preds = %omp_loop.body
  br label %omp_loop.body5

omp_loop.body5:                                   ; preds = %omp_loop.preheader2
  %52 = mul i64 %48, %2
  %53 = add i64 %52, 1
  br label %omp_loop.preheader13

omp_loop.preheader13:                             ; preds = %omp_loop.body5
  br label %omp_loop.header14

omp_loop.header14:                                ; preds = %omp_loop.inc17, %omp_loop.preheader13
  %omp_loop.iv20 = phi i64 [ 0, %omp_loop.preheader13 ], [ %omp_loop.next22, %omp_loop.inc17 ]
  br label %omp_loop.cond15

omp_loop.cond15:                                  ; preds = %omp_loop.header14
  %omp_loop.cmp21 = icmp ult i64 %omp_loop.iv20, %omp_loop.tripcount12
  br i1 %omp_loop.cmp21, label %omp_loop.body16, label %omp_loop.exit18

omp_loop.body16:                                  ; preds = %omp_loop.cond15
  %54 = mul i64 %omp_loop.iv20, 1
  %55 = add i64 %54, %0
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body16
  store i64 %51, ptr %3, align 4
  store i64 %53, ptr %3, align 4
  store i64 %55, ptr %3, align 4
  br label %omp.region.cont23

omp.region.cont23:                                ; preds = %omp.loop_nest.region
  br label %omp_loop.inc17

omp_loop.inc17:                                   ; preds = %omp.region.cont23
  %omp_loop.next22 = add nuw i64 %omp_loop.iv20, 1
  br label %omp_loop.header14

omp_loop.exit18:                                  ; preds = %omp_loop.cond15
  br label %omp_loop.after19

omp_loop.after19:                                 ; preds = %omp_loop.exit18
  br label %omp_loop.after8

omp_loop.after8:                                  ; preds = %omp_loop.after19
  br label %omp_collapsed.inc

omp_collapsed.inc:                                ; preds = %omp_loop.after8
  %omp_collapsed.next = add nuw i64 %omp_collapsed.iv, 1
  br label %omp_collapsed.header

omp_collapsed.exit:                               ; preds = %omp_collapsed.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num)
  %omp_global_thread_num24 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num24)
  br label %omp_collapsed.after

omp_collapsed.after:                              ; preds = %omp_collapsed.exit
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_collapsed.after
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp_loop.after
  ret void
}

define void @f_tiles(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %7
  br label %entry

entry:                                            ; preds = %omp.region.after_alloca
  br label %omp.wsloop.region

omp.wsloop.region:                                ; preds = %entry
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 0, %2
  %10 = select i1 %8, i64 %9, i64 %2
  %11 = select i1 %8, i64 %1, i64 %0
  %12 = select i1 %8, i64 %0, i64 %1
  %13 = sub nsw i64 %12, %11
  %14 = icmp sle i64 %12, %11
  %15 = sub i64 %13, 1
  %16 = udiv i64 %15, %10
  %17 = add i64 %16, 1
  %18 = icmp ule i64 %13, %10
  %19 = select i1 %18, i64 1, i64 %17
  %omp_loop.tripcount = select i1 %14, i64 0, i64 %19
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.wsloop.region
  %20 = icmp slt i64 %2, 0
  %21 = sub i64 0, %2
  %22 = select i1 %20, i64 %21, i64 %2
  %23 = select i1 %20, i64 %1, i64 1
  %24 = select i1 %20, i64 1, i64 %1
  %25 = sub nsw i64 %24, %23
  %26 = icmp sle i64 %24, %23
  %27 = sub i64 %25, 1
  %28 = udiv i64 %27, %22
  %29 = add i64 %28, 1
  %30 = icmp ule i64 %25, %22
  %31 = select i1 %30, i64 1, i64 %29
  %omp_loop.tripcount1 = select i1 %26, i64 0, i64 %31
  %32 = udiv i64 %omp_loop.tripcount, 5
  %33 = urem i64 %omp_loop.tripcount, 5
  %34 = icmp ne i64 %33, 0
  %35 = zext i1 %34 to i64
  %omp_floor0.tripcount = add nuw i64 %32, %35
  %36 = udiv i64 %omp_loop.tripcount1, 6
  %37 = urem i64 %omp_loop.tripcount1, 6
  %38 = icmp ne i64 %37, 0
  %39 = zext i1 %38 to i64
  %omp_floor1.tripcount = add nuw i64 %36, %39
  br label %omp_floor0.preheader

omp_loop.body:                                    ; preds = %omp_tile1.body
  %40 = mul i64 %53, %2
  %41 = add i64 %40, %0
  br label %omp_loop.preheader2

omp_loop.preheader2:                              ; preds = %omp_loop.body
  br label %omp_loop.body5

omp_floor0.preheader:                             ; preds = %omp_loop.preheader
  store i64 0, ptr %p.lowerbound, align 4
  %42 = sub i64 %omp_floor0.tripcount, 1
  store i64 %42, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_8u(ptr @1, i32 %omp_global_thread_num, i32 34, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i64 1, i64 0)
  %43 = load i64, ptr %p.lowerbound, align 4
  %44 = load i64, ptr %p.upperbound, align 4
  %45 = sub i64 %44, %43
  %46 = add i64 %45, 1
  br label %omp_floor0.header

omp_floor0.header:                                ; preds = %omp_floor0.inc, %omp_floor0.preheader
  %omp_floor0.iv = phi i64 [ 0, %omp_floor0.preheader ], [ %omp_floor0.next, %omp_floor0.inc ]
  br label %omp_floor0.cond

omp_floor0.cond:                                  ; preds = %omp_floor0.header
  %omp_floor0.cmp = icmp ult i64 %omp_floor0.iv, %46
  br i1 %omp_floor0.cmp, label %omp_floor0.body, label %omp_floor0.exit

omp_floor0.body:                                  ; preds = %omp_floor0.cond
  %47 = add i64 %omp_floor0.iv, %43
  br label %omp_floor1.preheader

omp_floor1.preheader:                             ; preds = %omp_floor0.body
  br label %omp_floor1.header

omp_floor1.header:                                ; preds = %omp_floor1.inc, %omp_floor1.preheader
  %omp_floor1.iv = phi i64 [ 0, %omp_floor1.preheader ], [ %omp_floor1.next, %omp_floor1.inc ]
  br label %omp_floor1.cond

omp_floor1.cond:                                  ; preds = %omp_floor1.header
  %omp_floor1.cmp = icmp ult i64 %omp_floor1.iv, %omp_floor1.tripcount
  br i1 %omp_floor1.cmp, label %omp_floor1.body, label %omp_floor1.exit

omp_floor1.body:                                  ; preds = %omp_floor1.cond
  %48 = icmp eq i64 %47, %32
  %49 = select i1 %48, i64 %33, i64 5
  %50 = icmp eq i64 %omp_floor1.iv, %36
  %51 = select i1 %50, i64 %37, i64 6
  br label %omp_tile0.preheader

omp_tile0.preheader:                              ; preds = %omp_floor1.body
  br label %omp_tile0.header

omp_tile0.header:                                 ; preds = %omp_tile0.inc, %omp_tile0.preheader
  %omp_tile0.iv = phi i64 [ 0, %omp_tile0.preheader ], [ %omp_tile0.next, %omp_tile0.inc ]
  br label %omp_tile0.cond

omp_tile0.cond:                                   ; preds = %omp_tile0.header
  %omp_tile0.cmp = icmp ult i64 %omp_tile0.iv, %49
  br i1 %omp_tile0.cmp, label %omp_tile0.body, label %omp_tile0.exit

omp_tile0.body:                                   ; preds = %omp_tile0.cond
  br label %omp_tile1.preheader

omp_tile1.preheader:                              ; preds = %omp_tile0.body
  br label %omp_tile1.header

omp_tile1.header:                                 ; preds = %omp_tile1.inc, %omp_tile1.preheader
  %omp_tile1.iv = phi i64 [ 0, %omp_tile1.preheader ], [ %omp_tile1.next, %omp_tile1.inc ]
  br label %omp_tile1.cond

omp_tile1.cond:                                   ; preds = %omp_tile1.header
  %omp_tile1.cmp = icmp ult i64 %omp_tile1.iv, %51
  br i1 %omp_tile1.cmp, label %omp_tile1.body, label %omp_tile1.exit

omp_tile1.body:                                   ; preds = %omp_tile1.cond
  %52 = mul nuw i64 5, %47
  %53 = add nuw i64 %52, %omp_tile0.iv
  %54 = mul nuw i64 6, %omp_floor1.iv
  %55 = add nuw i64 %54, %omp_tile1.iv
  br label %omp_loop.body

omp_loop.body5:                                   ; preds = %omp_loop.preheader2
  %56 = mul i64 %55, %2
  %57 = add i64 %56, 1
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body5
  store i64 %41, ptr %3, align 4
  store i64 %57, ptr %3, align 4
  br label %omp.region.cont12

omp.region.cont12:                                ; preds = %omp.loop_nest.region
  br label %omp_tile1.inc

omp_tile1.inc:                                    ; preds = %omp.region.cont12
  %omp_tile1.next = add nuw i64 %omp_tile1.iv, 1
  br label %omp_tile1.header

omp_tile1.exit:                                   ; preds = %omp_tile1.cond
  br label %omp_tile1.after

omp_tile1.after:                                  ; preds = %omp_tile1.exit
  br label %omp_tile0.inc

omp_tile0.inc:                                    ; preds = %omp_tile1.after
  %omp_tile0.next = add nuw i64 %omp_tile0.iv, 1
  br label %omp_tile0.header

omp_tile0.exit:                                   ; preds = %omp_tile0.cond
  br label %omp_tile0.after

omp_tile0.after:                                  ; preds = %omp_tile0.exit
  br label %omp_floor1.inc

omp_floor1.inc:                                   ; preds = %omp_tile0.after
  %omp_floor1.next = add nuw i64 %omp_floor1.iv, 1
  br label %omp_floor1.header

omp_floor1.exit:                                  ; preds = %omp_floor1.cond
  br label %omp_floor1.after

omp_floor1.after:                                 ; preds = %omp_floor1.exit
  br label %omp_floor0.inc

omp_floor0.inc:                                   ; preds = %omp_floor1.after
  %omp_floor0.next = add nuw i64 %omp_floor0.iv, 1
  br label %omp_floor0.header

omp_floor0.exit:                                  ; preds = %omp_floor0.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num)
  %omp_global_thread_num13 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num13)
  br label %omp_floor0.after

omp_floor0.after:                                 ; preds = %omp_floor0.exit
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_floor0.after
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp_loop.after
  ret void
}

define void @f_vectors(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %7
  br label %entry

entry:                                            ; preds = %omp.region.after_alloca
  br label %omp.simd.region

omp.simd.region:                                  ; preds = %entry
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 0, %2
  %10 = select i1 %8, i64 %9, i64 %2
  %11 = select i1 %8, i64 %1, i64 %0
  %12 = select i1 %8, i64 %0, i64 %1
  %13 = sub nsw i64 %12, %11
  %14 = icmp sle i64 %12, %11
  %15 = sub i64 %13, 1
  %16 = udiv i64 %15, %10
  %17 = add i64 %16, 1
  %18 = icmp ule i64 %13, %10
  %19 = select i1 %18, i64 1, i64 %17
  %omp_loop.tripcount = select i1 %14, i64 0, i64 %19
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.simd.region
  br label %omp_loop.header

omp_loop.header:                                  ; preds = %omp_loop.inc, %omp_loop.preheader
  %omp_loop.iv = phi i64 [ 0, %omp_loop.preheader ], [ %omp_loop.next, %omp_loop.inc ]
  br label %omp_loop.cond

omp_loop.cond:                                    ; preds = %omp_loop.header
  %omp_loop.cmp = icmp ult i64 %omp_loop.iv, %omp_loop.tripcount
  br i1 %omp_loop.cmp, label %omp_loop.body, label %omp_loop.exit

omp_loop.body:                                    ; preds = %omp_loop.cond
  %20 = mul i64 %omp_loop.iv, %2
  %21 = add i64 %20, %0
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body
  store i64 %21, ptr %3, align 4, !llvm.access.group !6
  br label %omp.region.cont1

omp.region.cont1:                                 ; preds = %omp.loop_nest.region
  br label %omp_loop.inc

omp_loop.inc:                                     ; preds = %omp.region.cont1
  %omp_loop.next = add nuw i64 %omp_loop.iv, 1
  br label %omp_loop.header, !llvm.loop !7

omp_loop.exit:                                    ; preds = %omp_loop.cond
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_loop.exit
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp_loop.after
  ret void
}

define void @f_linear(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %7
  br label %entry

entry:                                            ; preds = %omp.region.after_alloca
  %.linear_var = alloca i32, align 4
  %.linear_result = alloca i32, align 4
  br label %omp.wsloop.region

omp.wsloop.region:                                ; preds = %entry
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 0, %2
  %10 = select i1 %8, i64 %9, i64 %2
  %11 = select i1 %8, i64 %1, i64 %0
  %12 = select i1 %8, i64 %0, i64 %1
  %13 = sub nsw i64 %12, %11
  %14 = icmp sle i64 %12, %11
  %15 = sub i64 %13, 1
  %16 = udiv i64 %15, %10
  %17 = add i64 %16, 1
  %18 = icmp ule i64 %13, %10
  %19 = select i1 %18, i64 1, i64 %17
  %omp_loop.tripcount = select i1 %14, i64 0, i64 %19
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.wsloop.region
  %20 = load i32, ptr %3, align 4
  store i32 %20, ptr %.linear_var, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @3, i32 %omp_global_thread_num)
  store i64 0, ptr %p.lowerbound, align 4
  %21 = sub i64 %omp_loop.tripcount, 1
  store i64 %21, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num2 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_8u(ptr @1, i32 %omp_global_thread_num2, i32 34, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i64 1, i64 0)
  %22 = load i64, ptr %p.lowerbound, align 4
  %23 = load i64, ptr %p.upperbound, align 4
  %24 = sub i64 %23, %22
  %25 = add i64 %24, 1
  br label %omp_loop.header

omp_loop.header:                                  ; preds = %omp_loop.inc, %omp_loop.preheader
  %omp_loop.iv = phi i64 [ 0, %omp_loop.preheader ], [ %omp_loop.next, %omp_loop.inc ]
  br label %omp_loop.cond

omp_loop.cond:                                    ; preds = %omp_loop.header
  %omp_loop.cmp = icmp ult i64 %omp_loop.iv, %25
  br i1 %omp_loop.cmp, label %omp_loop.body, label %omp_loop.exit

omp_loop.body:                                    ; preds = %omp_loop.cond
  %26 = add i64 %omp_loop.iv, %22
  %27 = mul i64 %26, %2
  %28 = add i64 %27, %0
  %29 = trunc i64 %26 to i32
  %30 = load i32, ptr %.linear_var, align 4
  %31 = mul i32 %29, %6
  %32 = add i32 %30, %31
  store i32 %32, ptr %.linear_result, align 4
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body
  store i64 %28, ptr %.linear_result, align 4
  br label %omp.region.cont1

omp.region.cont1:                                 ; preds = %omp.loop_nest.region
  br label %omp_loop.inc

omp_loop.inc:                                     ; preds = %omp.region.cont1
  %omp_loop.next = add nuw i64 %omp_loop.iv, 1
  br label %omp_loop.header

omp_loop.exit:                                    ; preds = %omp_loop.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num2)
  %omp_global_thread_num3 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @2, i32 %omp_global_thread_num3)
  br label %omp_loop.linear_finalization

omp_loop.linear_finalization:                     ; preds = %omp_loop.exit
  %33 = load i32, ptr %p.lastiter, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %omp_loop.linear_lastiter_exit, label %omp_loop.linear_exit

omp_loop.linear_lastiter_exit:                    ; preds = %omp_loop.linear_finalization
  %35 = load i32, ptr %.linear_result, align 4
  store i32 %35, ptr %3, align 4
  br label %omp_loop.linear_exit

omp_loop.linear_exit:                             ; preds = %omp_loop.linear_finalization, %omp_loop.linear_lastiter_exit
  %omp_global_thread_num4 = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_barrier(ptr @3, i32 %omp_global_thread_num4)
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_loop.linear_exit
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %omp_loop.after
  ret void
}

define void @f_distributed(i64 %0, i64 %1, i64 %2, ptr %3, ptr %4, i1 %5, i32 %6) {
  %structArg = alloca { i64, i64, i64, ptr }, align 8
  br label %entry

entry:                                            ; preds = %7
  br label %codeRepl

codeRepl:                                         ; preds = %entry
  %gep_ = getelementptr { i64, i64, i64, ptr }, ptr %structArg, i32 0, i32 0
  store i64 %2, ptr %gep_, align 4
  %gep_3 = getelementptr { i64, i64, i64, ptr }, ptr %structArg, i32 0, i32 1
  store i64 %1, ptr %gep_3, align 4
  %gep_4 = getelementptr { i64, i64, i64, ptr }, ptr %structArg, i32 0, i32 2
  store i64 %0, ptr %gep_4, align 4
  %gep_5 = getelementptr { i64, i64, i64, ptr }, ptr %structArg, i32 0, i32 3
  store ptr %3, ptr %gep_5, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f_distributed..omp_par, ptr %structArg)
  br label %teams.exit

teams.exit:                                       ; preds = %codeRepl
  ret void
}

define internal void @f_distributed..omp_par(ptr %global.tid.ptr, ptr %bound.tid.ptr, ptr %data) {
teams.alloca:
  %gep_ = getelementptr { i64, i64, i64, ptr }, ptr %data, i32 0, i32 0
  %loadgep_ = load i64, ptr %gep_, align 4
  %gep_1 = getelementptr { i64, i64, i64, ptr }, ptr %data, i32 0, i32 1
  %loadgep_2 = load i64, ptr %gep_1, align 4
  %gep_3 = getelementptr { i64, i64, i64, ptr }, ptr %data, i32 0, i32 2
  %loadgep_4 = load i64, ptr %gep_3, align 4
  %gep_5 = getelementptr { i64, i64, i64, ptr }, ptr %data, i32 0, i32 3
  %loadgep_6 = load ptr, ptr %gep_5, align 8, !align !2
  br label %teams.body

teams.body:                                       ; preds = %teams.alloca
  br label %omp.teams.region

omp.teams.region:                                 ; preds = %teams.body
  br label %distribute.alloca

distribute.alloca:                                ; preds = %omp.teams.region
  %p.lastiter = alloca i32, align 4
  %p.lowerbound = alloca i64, align 8
  %p.upperbound = alloca i64, align 8
  %p.stride = alloca i64, align 8
  br label %omp.region.after_alloca

omp.region.after_alloca:                          ; preds = %distribute.alloca
  br label %distribute.body

distribute.body:                                  ; preds = %omp.region.after_alloca
  br label %omp.distribute.region

omp.distribute.region:                            ; preds = %distribute.body
  %0 = icmp slt i64 %loadgep_, 0
  %1 = sub i64 0, %loadgep_
  %2 = select i1 %0, i64 %1, i64 %loadgep_
  %3 = select i1 %0, i64 %loadgep_2, i64 %loadgep_4
  %4 = select i1 %0, i64 %loadgep_4, i64 %loadgep_2
  %5 = sub nsw i64 %4, %3
  %6 = icmp sle i64 %4, %3
  %7 = sub i64 %5, 1
  %8 = udiv i64 %7, %2
  %9 = add i64 %8, 1
  %10 = icmp ule i64 %5, %2
  %11 = select i1 %10, i64 1, i64 %9
  %omp_loop.tripcount = select i1 %6, i64 0, i64 %11
  br label %omp_loop.preheader

omp_loop.preheader:                               ; preds = %omp.distribute.region
  store i64 0, ptr %p.lowerbound, align 4
  %12 = sub i64 %omp_loop.tripcount, 1
  store i64 %12, ptr %p.upperbound, align 4
  store i64 1, ptr %p.stride, align 4
  %omp_global_thread_num = call i32 @__kmpc_global_thread_num(ptr @1)
  call void @__kmpc_for_static_init_8u(ptr @1, i32 %omp_global_thread_num, i32 92, ptr %p.lastiter, ptr %p.lowerbound, ptr %p.upperbound, ptr %p.stride, i64 1, i64 0)
  %13 = load i64, ptr %p.lowerbound, align 4
  %14 = load i64, ptr %p.upperbound, align 4
  %15 = sub i64 %14, %13
  %16 = add i64 %15, 1
  br label %omp_loop.header

omp_loop.header:                                  ; preds = %omp_loop.inc, %omp_loop.preheader
  %omp_loop.iv = phi i64 [ 0, %omp_loop.preheader ], [ %omp_loop.next, %omp_loop.inc ]
  br label %omp_loop.cond

omp_loop.cond:                                    ; preds = %omp_loop.header
  %omp_loop.cmp = icmp ult i64 %omp_loop.iv, %16
  br i1 %omp_loop.cmp, label %omp_loop.body, label %omp_loop.exit

omp_loop.exit:                                    ; preds = %omp_loop.cond
  call void @__kmpc_for_static_fini(ptr @1, i32 %omp_global_thread_num)
  br label %omp_loop.after

omp_loop.after:                                   ; preds = %omp_loop.exit
  br label %omp.region.cont1

omp.region.cont1:                                 ; preds = %omp_loop.after
  br label %distribute.exit

distribute.exit:                                  ; preds = %omp.region.cont1
  br label %omp.region.cont

omp.region.cont:                                  ; preds = %distribute.exit
  br label %teams.exit.exitStub

omp_loop.body:                                    ; preds = %omp_loop.cond
  %17 = add i64 %omp_loop.iv, %13
  %18 = mul i64 %17, %loadgep_
  %19 = add i64 %18, %loadgep_4
  br label %omp.loop_nest.region

omp.loop_nest.region:                             ; preds = %omp_loop.body
  store i64 %19, ptr %loadgep_6, align 4
  br label %omp.region.cont2

omp.region.cont2:                                 ; preds = %omp.loop_nest.region
  br label %omp_loop.inc

omp_loop.inc:                                     ; preds = %omp.region.cont2
  %omp_loop.next = add nuw i64 %omp_loop.iv, 1
  br label %omp_loop.header

teams.exit.exitStub:                              ; preds = %omp.region.cont
  ret void
}

; Function Attrs: nounwind
declare i32 @__kmpc_global_thread_num(ptr) #0

; Function Attrs: nounwind
declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0

; Function Attrs: nounwind
declare void @__kmpc_for_static_fini(ptr, i32) #0

; Function Attrs: convergent nounwind
declare void @__kmpc_barrier(ptr, i32) #1

; Function Attrs: convergent nounwind
declare void @__kmpc_ordered(ptr, i32) #1

; Function Attrs: convergent nounwind
declare void @__kmpc_end_ordered(ptr, i32) #1

; Function Attrs: nounwind
declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0

; Function Attrs: nounwind
declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0

; Function Attrs: nounwind
declare void @__kmpc_dispatch_fini_8u(ptr, i32) #0

; Function Attrs: nounwind
declare !callback !11 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0

; Function Attrs: nounwind
declare !callback !11 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i64 8}
!2 = !{i64 1}
!3 = distinct !{}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.parallel_accesses", !3}
!6 = distinct !{}
!7 = distinct !{!7, !8, !9, !10}
!8 = !{!"llvm.loop.parallel_accesses", !6}
!9 = !{!"llvm.loop.vectorize.enable", i1 true}
!10 = !{!"llvm.loop.vectorize.width", i64 4}
!11 = !{!12}
!12 = !{i64 2, i64 -1, i64 -1, i1 true}
