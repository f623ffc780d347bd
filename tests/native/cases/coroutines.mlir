module {
  llvm.mlir.global private constant @assert_msg_1(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func private @printMemrefF32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefF32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @go() {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.getelementptr %10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.insertvalue %17, %16[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.insertvalue %8, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %9, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%5 : i64)
  ^bb1(%21: i64):  // 2 preds: ^bb0, ^bb2
    %22 = llvm.icmp "slt" %21, %1 : i64
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %6, %24 : f32, !llvm.ptr
    %25 = llvm.add %21, %0 : i64
    llvm.br ^bb1(%25 : i64)
  ^bb3:  // pred: ^bb1
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.alloca %26 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %20, %27 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %28 = llvm.mlir.constant(1 : index) : i64
    %29 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %30 = llvm.insertvalue %28, %29[0] : !llvm.struct<(i64, ptr)> 
    %31 = llvm.insertvalue %27, %30[1] : !llvm.struct<(i64, ptr)> 
    %32 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.getelementptr inbounds|nuw %32[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %7, %33 : f32, !llvm.ptr
    %34 = llvm.extractvalue %31[0] : !llvm.struct<(i64, ptr)> 
    %35 = llvm.extractvalue %31[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%34, %35) : (i64, !llvm.ptr) -> ()
    %36 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.extractvalue %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.extractvalue %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.extractvalue %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.extractvalue %31[0] : !llvm.struct<(i64, ptr)> 
    %42 = llvm.extractvalue %31[1] : !llvm.struct<(i64, ptr)> 
    %43 = llvm.call @async_execute_fn_0(%36, %37, %38, %39, %40, %41, %42) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr)>
    %44 = llvm.extractvalue %43[0] : !llvm.struct<(ptr, ptr)> 
    %45 = llvm.extractvalue %43[1] : !llvm.struct<(ptr, ptr)> 
    llvm.call @mlirAsyncRuntimeAwaitValue(%45) : (!llvm.ptr) -> ()
    %46 = llvm.call @mlirAsyncRuntimeIsValueError(%45) : (!llvm.ptr) -> i1
    %47 = llvm.xor %46, %4 : i1
    llvm.cond_br %47, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %48 = llvm.call @mlirAsyncRuntimeGetValueStorage(%45) : (!llvm.ptr) -> !llvm.ptr
    %49 = llvm.load %48 : !llvm.ptr -> f32
    llvm.call @mlirAsyncRuntimeDropRef(%45, %3) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitToken(%44) : (!llvm.ptr) -> ()
    %50 = llvm.call @mlirAsyncRuntimeIsTokenError(%44) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%44, %3) : (!llvm.ptr, i64) -> ()
    %51 = llvm.xor %50, %4 : i1
    llvm.cond_br %51, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %52 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %53 = llvm.getelementptr inbounds|nuw %52[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %49, %53 : f32, !llvm.ptr
    %54 = llvm.extractvalue %31[0] : !llvm.struct<(i64, ptr)> 
    %55 = llvm.extractvalue %31[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%54, %55) : (i64, !llvm.ptr) -> ()
    %56 = llvm.call @mlirAsyncRuntimeCreateGroup(%2) : (i64) -> !llvm.ptr
    %57 = llvm.call @async_execute_fn_1() : () -> !llvm.ptr
    %58 = llvm.call @async_execute_fn_2() : () -> !llvm.ptr
    %59 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%57, %56) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%57, %3) : (!llvm.ptr, i64) -> ()
    %60 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%58, %56) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%58, %3) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%56) : (!llvm.ptr) -> ()
    %61 = llvm.call @mlirAsyncRuntimeIsGroupError(%56) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%56, %3) : (!llvm.ptr, i64) -> ()
    %62 = llvm.xor %61, %4 : i1
    llvm.cond_br %62, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    %63 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%63) : (!llvm.ptr) -> ()
    llvm.return
  ^bb7:  // pred: ^bb3
    %64 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %65 = llvm.getelementptr %64[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<40 x i8>
    llvm.call @puts(%65) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb4
    %66 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %67 = llvm.getelementptr %66[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<40 x i8>
    llvm.call @puts(%67) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb5
    %68 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %69 = llvm.getelementptr %68[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<40 x i8>
    llvm.call @puts(%69) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @async_execute_fn(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(3 : index) : i64
    %7 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.mlir.addressof @__resume : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %15 = llvm.intr.coro.id %13, %12, %12, %12 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %16 = llvm.intr.coro.size : i64
    %17 = llvm.intr.coro.align : i64
    %18 = llvm.add %16, %17 : i64
    %19 = llvm.sub %18, %11 : i64
    %20 = llvm.sub %10, %17 : i64
    %21 = llvm.and %19, %20 : i64
    %22 = llvm.call @aligned_alloc(%17, %21) : (i64, i64) -> !llvm.ptr
    %23 = llvm.intr.coro.begin %15, %22 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %24 = llvm.intr.coro.save %23 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%23, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    %25 = llvm.intr.coro.suspend %24, %8 : i8
    %26 = llvm.sext %25 : i8 to i32
    llvm.switch %26 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %27 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.getelementptr inbounds|nuw %27[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %7, %28 : f32, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceToken(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %29 = llvm.intr.coro.free %15, %23 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%29) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %30 = llvm.mlir.none : !llvm.token
    %31 = llvm.intr.coro.end %23, %8, %30 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %14 : !llvm.ptr
  }
  llvm.func @async_execute_fn_0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg4, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %11 = llvm.mlir.constant(false) : i1
    %12 = llvm.mlir.addressof @__resume : !llvm.ptr
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %18 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.call @mlirAsyncRuntimeCreateValue(%19) : (i64) -> !llvm.ptr
    %21 = llvm.intr.coro.id %15, %16, %16, %16 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %22 = llvm.intr.coro.size : i64
    %23 = llvm.intr.coro.align : i64
    %24 = llvm.add %22, %23 : i64
    %25 = llvm.sub %24, %14 : i64
    %26 = llvm.sub %13, %23 : i64
    %27 = llvm.and %25, %26 : i64
    %28 = llvm.call @aligned_alloc(%23, %27) : (i64, i64) -> !llvm.ptr
    %29 = llvm.intr.coro.begin %21, %28 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %30 = llvm.intr.coro.save %29 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%29, %12) : (!llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.intr.coro.suspend %30, %11 : i8
    %32 = llvm.sext %31 : i8 to i32
    llvm.switch %32 : i32, ^bb6 [
      0: ^bb1,
      1: ^bb5
    ]
  ^bb1:  // pred: ^bb0
    %33 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.extractvalue %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.extractvalue %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.extractvalue %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.call @async_execute_fn(%33, %34, %35, %36, %37) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.ptr
    %39 = llvm.intr.coro.save %29 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%38, %29, %12) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %40 = llvm.intr.coro.suspend %39, %11 : i8
    %41 = llvm.sext %40 : i8 to i32
    llvm.switch %41 : i32, ^bb6 [
      0: ^bb2,
      1: ^bb5
    ]
  ^bb2:  // pred: ^bb1
    %42 = llvm.call @mlirAsyncRuntimeIsTokenError(%38) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%38, %9) : (!llvm.ptr, i64) -> ()
    llvm.cond_br %42, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %43 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %44 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%43, %44) : (i64, !llvm.ptr) -> ()
    %45 = llvm.call @mlirAsyncRuntimeGetValueStorage(%20) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %10, %45 : f32, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%20) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeSetTokenError(%17) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeSetValueError(%20) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb4
    %46 = llvm.intr.coro.free %21, %29 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%46) : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 3 preds: ^bb0, ^bb1, ^bb5
    %47 = llvm.mlir.none : !llvm.token
    %48 = llvm.intr.coro.end %29, %11, %47 : (!llvm.ptr, i1, !llvm.token) -> i1
    %49 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %50 = llvm.insertvalue %17, %49[0] : !llvm.struct<(ptr, ptr)> 
    %51 = llvm.insertvalue %20, %50[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %51 : !llvm.struct<(ptr, ptr)>
  }
  llvm.func @async_execute_fn_1() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.addressof @__resume : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %7 = llvm.intr.coro.id %5, %4, %4, %4 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %8 = llvm.intr.coro.size : i64
    %9 = llvm.intr.coro.align : i64
    %10 = llvm.add %8, %9 : i64
    %11 = llvm.sub %10, %3 : i64
    %12 = llvm.sub %2, %9 : i64
    %13 = llvm.and %11, %12 : i64
    %14 = llvm.call @aligned_alloc(%9, %13) : (i64, i64) -> !llvm.ptr
    %15 = llvm.intr.coro.begin %7, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%15, %1) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.intr.coro.suspend %16, %0 : i8
    %18 = llvm.sext %17 : i8 to i32
    llvm.switch %18 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    llvm.call @mlirAsyncRuntimeEmplaceToken(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %19 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%19) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %20 = llvm.mlir.none : !llvm.token
    %21 = llvm.intr.coro.end %15, %0, %20 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %6 : !llvm.ptr
  }
  llvm.func @async_execute_fn_2() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.addressof @__resume : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %7 = llvm.intr.coro.id %5, %4, %4, %4 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %8 = llvm.intr.coro.size : i64
    %9 = llvm.intr.coro.align : i64
    %10 = llvm.add %8, %9 : i64
    %11 = llvm.sub %10, %3 : i64
    %12 = llvm.sub %2, %9 : i64
    %13 = llvm.and %11, %12 : i64
    %14 = llvm.call @aligned_alloc(%9, %13) : (i64, i64) -> !llvm.ptr
    %15 = llvm.intr.coro.begin %7, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%15, %1) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.intr.coro.suspend %16, %0 : i8
    %18 = llvm.sext %17 : i8 to i32
    llvm.switch %18 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    llvm.call @mlirAsyncRuntimeEmplaceToken(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %19 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%19) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %20 = llvm.mlir.none : !llvm.token
    %21 = llvm.intr.coro.end %15, %0, %20 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %6 : !llvm.ptr
  }
  llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeEmplaceValue(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeSetTokenError(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeSetValueError(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitValue(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimGetNumWorkerThreads() -> i64 attributes {sym_visibility = "private"}
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
}

