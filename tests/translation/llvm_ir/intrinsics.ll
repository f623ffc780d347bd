; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@local = thread_local global i32 1

define void @masked(ptr %0, <7 x i1> %1, <7 x float> %2, <7 x ptr> %3) {
  %5 = call <7 x float> @llvm.masked.load.v7f32.p0(ptr align 4 %0, <7 x i1> %1, <7 x float> poison)
  %6 = call <7 x float> @llvm.masked.load.v7f32.p0(ptr align 1 %0, <7 x i1> %1, <7 x float> %2), !nontemporal !1
  call void @llvm.masked.store.v7f32.p0(<7 x float> %5, ptr align 1 %0, <7 x i1> %1)
  %7 = call <7 x float> @llvm.masked.gather.v7f32.v7p0(<7 x ptr> align 1 %3, <7 x i1> %1, <7 x float> poison)
  %8 = call <7 x float> @llvm.masked.gather.v7f32.v7p0(<7 x ptr> align 1 %3, <7 x i1> %1, <7 x float> %6)
  call void @llvm.masked.scatter.v7f32.v7p0(<7 x float> %7, <7 x ptr> align 8 %3, <7 x i1> %1)
  %9 = call <7 x float> @llvm.masked.expandload.v7f32(ptr align 8 %0, <7 x i1> %1, <7 x float> %2)
  ret void
}

define void @matrices(<64 x float> %0, <48 x float> %1, ptr %2, i64 %3) {
  %5 = call <12 x float> @llvm.matrix.multiply.v12f32.v64f32.v48f32(<64 x float> %0, <48 x float> %1, i32 4, i32 16, i32 3)
  %6 = call <48 x float> @llvm.matrix.transpose.v48f32(<48 x float> %1, i32 3, i32 16)
  %7 = call <48 x float> @llvm.matrix.column.major.load.v48f32.i64(ptr align 4 %2, i64 %3, i1 false, i32 3, i32 16)
  call void @llvm.matrix.column.major.store.v48f32.i64(<48 x float> %7, ptr align 4 %2, i64 %3, i1 true, i32 3, i32 16)
  ret void
}

define void @by_name(<4 x float> %0, ptr %1, i8 %2) {
  %4 = call reassoc <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %0, <4 x float> %0, i32 1)
  %5 = call <4 x float> @llvm.round.v4f32(<4 x float> %0)
  call void @llvm.assume(i1 true) [ "align"(ptr %1, i32 1) ]
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %1) ]
  %6 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 noundef %2)
  %7 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %2, i8 %2)
  ret void
}

define void @casts(<4 x i32> %0, <4 x i64> %1, <4 x i1> %2, i32 %3) {
  %5 = call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %2, i32 %3)
  %6 = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %2, i32 %3)
  %7 = call <4 x i32> @llvm.vp.trunc.v4i32.v4i64(<4 x i64> %1, <4 x i1> %2, i32 %3)
  %8 = call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64> %1, <4 x i1> %2, i32 %3)
  ret void
}

define void @lifetimes() {
  %1 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %1)
  call void @llvm.lifetime.end.p0(ptr %1)
  ret void
}

define void @variadic(...) {
  %1 = alloca [24 x i8], align 1
  call void @llvm.va_start.p0(ptr %1)
  call void @llvm.va_end.p0(ptr %1)
  ret void
}

define ptr @address() {
  %1 = call ptr @llvm.threadlocal.address.p0(ptr @local)
  ret ptr %1
}

define void @coroutine(i32 %0, ptr %1) {
  %3 = call token @llvm.coro.id(i32 %0, ptr null, ptr null, ptr null)
  %4 = call ptr @llvm.coro.begin(token %3, ptr %1)
  %5 = call token @llvm.coro.save(ptr %4)
  %6 = call i8 @llvm.coro.suspend(token %5, i1 false)
  %7 = call ptr @llvm.coro.free(token %3, ptr %4)
  call void @llvm.coro.end(ptr %4, i1 false, token none)
  ret void
}

define void @scope() {
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <7 x float> @llvm.masked.load.v7f32.p0(ptr captures(none), <7 x i1>, <7 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v7f32.p0(<7 x float>, ptr captures(none), <7 x i1>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <7 x float> @llvm.masked.gather.v7f32.v7p0(<7 x ptr>, <7 x i1>, <7 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v7f32.v7p0(<7 x float>, <7 x ptr>, <7 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <7 x float> @llvm.masked.expandload.v7f32(ptr captures(none), <7 x i1>, <7 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <12 x float> @llvm.matrix.multiply.v12f32.v64f32.v48f32(<64 x float>, <48 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <48 x float> @llvm.matrix.transpose.v48f32(<48 x float>, i32 immarg, i32 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <48 x float> @llvm.matrix.column.major.load.v48f32.i64(ptr captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.matrix.column.major.store.v48f32.i64(<48 x float>, ptr writeonly captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.round.v4f32(<4 x float>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.vp.trunc.v4i32.v4i64(<4 x i64>, <4 x i1>, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64>, <4 x i1>, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #0

; Function Attrs: nounwind
declare ptr @llvm.coro.begin(token, ptr writeonly) #10

; Function Attrs: nomerge nounwind
declare token @llvm.coro.save(ptr) #11

; Function Attrs: nounwind
declare i8 @llvm.coro.suspend(token, i1) #10

; Function Attrs: nounwind memory(argmem: read)
declare ptr @llvm.coro.free(token, ptr readonly captures(none)) #12

; Function Attrs: nounwind
declare void @llvm.coro.end(ptr, i1, token) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn }
attributes #10 = { nounwind }
attributes #11 = { nomerge nounwind }
attributes #12 = { nounwind memory(argmem: read) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
!2 = !{!3}
!3 = distinct !{!3, !4}
!4 = distinct !{!4, !"The domain"}
