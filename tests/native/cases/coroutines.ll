
@assert_msg_1 = private constant [40 x i8] c"Awaited async operand is in error state\00"
@assert_msg_0 = private constant [40 x i8] c"Awaited async operand is in error state\00"
@assert_msg = private constant [40 x i8] c"Awaited async operand is in error state\00"

declare void @abort()

declare void @puts(ptr)

declare ptr @malloc(i64)

declare void @free(ptr)

declare ptr @aligned_alloc(i64, i64)

define private void @printMemrefF32(i64 %0, ptr %1) {
  %3 = insertvalue { i64, ptr } poison, i64 %0, 0
  %4 = insertvalue { i64, ptr } %3, ptr %1, 1
  %5 = alloca { i64, ptr }, i64 1, align 8
  store { i64, ptr } %4, ptr %5, align 8
  call void @_mlir_ciface_printMemrefF32(ptr %5)
  ret void
}

declare void @_mlir_ciface_printMemrefF32(ptr)

declare void @printI64(i64)

declare void @printNewline()

define void @go() {
  %1 = call ptr @malloc(i64 16)
  %2 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
  %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, ptr %1, 1
  %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, i64 0, 2
  %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 4, 3, 0
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, i64 1, 4, 0
  br label %7

7:                                                ; preds = %10, %0
  %8 = phi i64 [ %13, %10 ], [ 0, %0 ]
  %9 = icmp slt i64 %8, 4
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %12 = getelementptr inbounds nuw float, ptr %11, i64 %8
  store float 0.000000e+00, ptr %12, align 4
  %13 = add i64 %8, 1
  br label %7

14:                                               ; preds = %7
  %15 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %15, align 8
  %16 = insertvalue { i64, ptr } { i64 1, ptr poison }, ptr %15, 1
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %18 = getelementptr inbounds nuw float, ptr %17, i64 0
  store float 1.000000e+00, ptr %18, align 4
  %19 = extractvalue { i64, ptr } %16, 0
  %20 = extractvalue { i64, ptr } %16, 1
  call void @printMemrefF32(i64 %19, ptr %20)
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 0
  %22 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 2
  %24 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 3, 0
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 4, 0
  %26 = extractvalue { i64, ptr } %16, 0
  %27 = extractvalue { i64, ptr } %16, 1
  %28 = call { ptr, ptr } @async_execute_fn_0(ptr %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27)
  %29 = extractvalue { ptr, ptr } %28, 0
  %30 = extractvalue { ptr, ptr } %28, 1
  call void @mlirAsyncRuntimeAwaitValue(ptr %30)
  %31 = call i1 @mlirAsyncRuntimeIsValueError(ptr %30)
  %32 = xor i1 %31, true
  br i1 %32, label %33, label %52

33:                                               ; preds = %14
  %34 = call ptr @mlirAsyncRuntimeGetValueStorage(ptr %30)
  %35 = load float, ptr %34, align 4
  call void @mlirAsyncRuntimeDropRef(ptr %30, i64 1)
  call void @mlirAsyncRuntimeAwaitToken(ptr %29)
  %36 = call i1 @mlirAsyncRuntimeIsTokenError(ptr %29)
  call void @mlirAsyncRuntimeDropRef(ptr %29, i64 1)
  %37 = xor i1 %36, true
  br i1 %37, label %38, label %53

38:                                               ; preds = %33
  %39 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %40 = getelementptr inbounds nuw float, ptr %39, i64 0
  store float %35, ptr %40, align 4
  %41 = extractvalue { i64, ptr } %16, 0
  %42 = extractvalue { i64, ptr } %16, 1
  call void @printMemrefF32(i64 %41, ptr %42)
  %43 = call ptr @mlirAsyncRuntimeCreateGroup(i64 2)
  %44 = call ptr @async_execute_fn_1()
  %45 = call ptr @async_execute_fn_2()
  %46 = call i64 @mlirAsyncRuntimeAddTokenToGroup(ptr %44, ptr %43)
  call void @mlirAsyncRuntimeDropRef(ptr %44, i64 1)
  %47 = call i64 @mlirAsyncRuntimeAddTokenToGroup(ptr %45, ptr %43)
  call void @mlirAsyncRuntimeDropRef(ptr %45, i64 1)
  call void @mlirAsyncRuntimeAwaitAllInGroup(ptr %43)
  %48 = call i1 @mlirAsyncRuntimeIsGroupError(ptr %43)
  call void @mlirAsyncRuntimeDropRef(ptr %43, i64 1)
  %49 = xor i1 %48, true
  br i1 %49, label %50, label %54

50:                                               ; preds = %38
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 0
  call void @free(ptr %51)
  ret void

52:                                               ; preds = %14
  call void @puts(ptr @assert_msg)
  call void @abort()
  unreachable

53:                                               ; preds = %33
  call void @puts(ptr @assert_msg_0)
  call void @abort()
  unreachable

54:                                               ; preds = %38
  call void @puts(ptr @assert_msg_1)
  call void @abort()
  unreachable
}

; Function Attrs: presplitcoroutine
define ptr @async_execute_fn(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = call ptr @mlirAsyncRuntimeCreateToken()
  %12 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %13 = call i64 @llvm.coro.size.i64()
  %14 = call i64 @llvm.coro.align.i64()
  %15 = add i64 %13, %14
  %16 = sub i64 %15, 1
  %17 = sub i64 0, %14
  %18 = and i64 %16, %17
  %19 = call ptr @aligned_alloc(i64 %14, i64 %18)
  %20 = call ptr @llvm.coro.begin(token %12, ptr %19)
  %21 = call token @llvm.coro.save(ptr %20)
  call void @mlirAsyncRuntimeExecute(ptr %20, ptr @__resume)
  %22 = call i8 @llvm.coro.suspend(token %21, i1 false)
  %23 = sext i8 %22 to i32
  switch i32 %23, label %29 [
    i32 0, label %24
    i32 1, label %27
  ]

24:                                               ; preds = %5
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
  %26 = getelementptr inbounds nuw float, ptr %25, i64 3
  store float 2.000000e+00, ptr %26, align 4
  call void @mlirAsyncRuntimeEmplaceToken(ptr %11)
  br label %27

27:                                               ; preds = %24, %5
  %28 = call ptr @llvm.coro.free(token %12, ptr %20)
  call void @free(ptr %28)
  br label %29

29:                                               ; preds = %27, %5
  call void @llvm.coro.end(ptr %20, i1 false, token none)
  ret ptr %11
}

; Function Attrs: presplitcoroutine
define { ptr, ptr } @async_execute_fn_0(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6) #0 {
  %8 = insertvalue { i64, ptr } poison, i64 %5, 0
  %9 = insertvalue { i64, ptr } %8, ptr %6, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, ptr %1, 1
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %2, 2
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %3, 3, 0
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, i64 %4, 4, 0
  %15 = call ptr @mlirAsyncRuntimeCreateToken()
  %16 = call ptr @mlirAsyncRuntimeCreateValue(i64 4)
  %17 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %18 = call i64 @llvm.coro.size.i64()
  %19 = call i64 @llvm.coro.align.i64()
  %20 = add i64 %18, %19
  %21 = sub i64 %20, 1
  %22 = sub i64 0, %19
  %23 = and i64 %21, %22
  %24 = call ptr @aligned_alloc(i64 %19, i64 %23)
  %25 = call ptr @llvm.coro.begin(token %17, ptr %24)
  %26 = call token @llvm.coro.save(ptr %25)
  call void @mlirAsyncRuntimeExecute(ptr %25, ptr @__resume)
  %27 = call i8 @llvm.coro.suspend(token %26, i1 false)
  %28 = sext i8 %27 to i32
  switch i32 %28, label %48 [
    i32 0, label %29
    i32 1, label %46
  ]

29:                                               ; preds = %7
  %30 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, 0
  %31 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, 1
  %32 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, 2
  %33 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, 3, 0
  %34 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, 4, 0
  %35 = call ptr @async_execute_fn(ptr %30, ptr %31, i64 %32, i64 %33, i64 %34)
  %36 = call token @llvm.coro.save(ptr %25)
  call void @mlirAsyncRuntimeAwaitTokenAndExecute(ptr %35, ptr %25, ptr @__resume)
  %37 = call i8 @llvm.coro.suspend(token %36, i1 false)
  %38 = sext i8 %37 to i32
  switch i32 %38, label %48 [
    i32 0, label %39
    i32 1, label %46
  ]

39:                                               ; preds = %29
  %40 = call i1 @mlirAsyncRuntimeIsTokenError(ptr %35)
  call void @mlirAsyncRuntimeDropRef(ptr %35, i64 1)
  br i1 %40, label %45, label %41

41:                                               ; preds = %39
  %42 = extractvalue { i64, ptr } %9, 0
  %43 = extractvalue { i64, ptr } %9, 1
  call void @printMemrefF32(i64 %42, ptr %43)
  %44 = call ptr @mlirAsyncRuntimeGetValueStorage(ptr %16)
  store float 2.000000e+00, ptr %44, align 4
  call void @mlirAsyncRuntimeEmplaceValue(ptr %16)
  call void @mlirAsyncRuntimeEmplaceToken(ptr %15)
  br label %46

45:                                               ; preds = %39
  call void @mlirAsyncRuntimeSetTokenError(ptr %15)
  call void @mlirAsyncRuntimeSetValueError(ptr %16)
  br label %46

46:                                               ; preds = %45, %41, %29, %7
  %47 = call ptr @llvm.coro.free(token %17, ptr %25)
  call void @free(ptr %47)
  br label %48

48:                                               ; preds = %46, %29, %7
  call void @llvm.coro.end(ptr %25, i1 false, token none)
  %49 = insertvalue { ptr, ptr } poison, ptr %15, 0
  %50 = insertvalue { ptr, ptr } %49, ptr %16, 1
  ret { ptr, ptr } %50
}

; Function Attrs: presplitcoroutine
define ptr @async_execute_fn_1() #0 {
  %1 = call ptr @mlirAsyncRuntimeCreateToken()
  %2 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %3 = call i64 @llvm.coro.size.i64()
  %4 = call i64 @llvm.coro.align.i64()
  %5 = add i64 %3, %4
  %6 = sub i64 %5, 1
  %7 = sub i64 0, %4
  %8 = and i64 %6, %7
  %9 = call ptr @aligned_alloc(i64 %4, i64 %8)
  %10 = call ptr @llvm.coro.begin(token %2, ptr %9)
  %11 = call token @llvm.coro.save(ptr %10)
  call void @mlirAsyncRuntimeExecute(ptr %10, ptr @__resume)
  %12 = call i8 @llvm.coro.suspend(token %11, i1 false)
  %13 = sext i8 %12 to i32
  switch i32 %13, label %17 [
    i32 0, label %14
    i32 1, label %15
  ]

14:                                               ; preds = %0
  call void @mlirAsyncRuntimeEmplaceToken(ptr %1)
  br label %15

15:                                               ; preds = %14, %0
  %16 = call ptr @llvm.coro.free(token %2, ptr %10)
  call void @free(ptr %16)
  br label %17

17:                                               ; preds = %15, %0
  call void @llvm.coro.end(ptr %10, i1 false, token none)
  ret ptr %1
}

; Function Attrs: presplitcoroutine
define ptr @async_execute_fn_2() #0 {
  %1 = call ptr @mlirAsyncRuntimeCreateToken()
  %2 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %3 = call i64 @llvm.coro.size.i64()
  %4 = call i64 @llvm.coro.align.i64()
  %5 = add i64 %3, %4
  %6 = sub i64 %5, 1
  %7 = sub i64 0, %4
  %8 = and i64 %6, %7
  %9 = call ptr @aligned_alloc(i64 %4, i64 %8)
  %10 = call ptr @llvm.coro.begin(token %2, ptr %9)
  %11 = call token @llvm.coro.save(ptr %10)
  call void @mlirAsyncRuntimeExecute(ptr %10, ptr @__resume)
  %12 = call i8 @llvm.coro.suspend(token %11, i1 false)
  %13 = sext i8 %12 to i32
  switch i32 %13, label %17 [
    i32 0, label %14
    i32 1, label %15
  ]

14:                                               ; preds = %0
  call void @mlirAsyncRuntimeEmplaceToken(ptr %1)
  br label %15

15:                                               ; preds = %14, %0
  %16 = call ptr @llvm.coro.free(token %2, ptr %10)
  call void @free(ptr %16)
  br label %17

17:                                               ; preds = %15, %0
  call void @llvm.coro.end(ptr %10, i1 false, token none)
  ret ptr %1
}

declare void @mlirAsyncRuntimeAddRef(ptr, i64)

declare void @mlirAsyncRuntimeDropRef(ptr, i64)

declare ptr @mlirAsyncRuntimeCreateToken()

declare ptr @mlirAsyncRuntimeCreateValue(i64)

declare ptr @mlirAsyncRuntimeCreateGroup(i64)

declare void @mlirAsyncRuntimeEmplaceToken(ptr)

declare void @mlirAsyncRuntimeEmplaceValue(ptr)

declare void @mlirAsyncRuntimeSetTokenError(ptr)

declare void @mlirAsyncRuntimeSetValueError(ptr)

declare i1 @mlirAsyncRuntimeIsTokenError(ptr)

declare i1 @mlirAsyncRuntimeIsValueError(ptr)

declare i1 @mlirAsyncRuntimeIsGroupError(ptr)

declare void @mlirAsyncRuntimeAwaitToken(ptr)

declare void @mlirAsyncRuntimeAwaitValue(ptr)

declare void @mlirAsyncRuntimeAwaitAllInGroup(ptr)

declare void @mlirAsyncRuntimeExecute(ptr, ptr)

declare ptr @mlirAsyncRuntimeGetValueStorage(ptr)

declare i64 @mlirAsyncRuntimeAddTokenToGroup(ptr, ptr)

declare void @mlirAsyncRuntimeAwaitTokenAndExecute(ptr, ptr, ptr)

declare void @mlirAsyncRuntimeAwaitValueAndExecute(ptr, ptr, ptr)

declare void @mlirAsyncRuntimeAwaitAllInGroupAndExecute(ptr, ptr, ptr)

declare i64 @mlirAsyncRuntimGetNumWorkerThreads()

define void @__resume(ptr %0) {
  call void @llvm.coro.resume(ptr %0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #1

; Function Attrs: nounwind memory(none)
declare i64 @llvm.coro.size.i64() #2

; Function Attrs: nounwind memory(none)
declare i64 @llvm.coro.align.i64() #2

; Function Attrs: nounwind
declare ptr @llvm.coro.begin(token, ptr writeonly) #3

; Function Attrs: nomerge nounwind
declare token @llvm.coro.save(ptr) #4

; Function Attrs: nounwind
declare i8 @llvm.coro.suspend(token, i1) #3

; Function Attrs: nounwind memory(argmem: read)
declare ptr @llvm.coro.free(token, ptr readonly captures(none)) #5

; Function Attrs: nounwind
declare void @llvm.coro.end(ptr, i1, token) #3

declare void @llvm.coro.resume(ptr)

attributes #0 = { presplitcoroutine }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #2 = { nounwind memory(none) }
attributes #3 = { nounwind }
attributes #4 = { nomerge nounwind }
attributes #5 = { nounwind memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
