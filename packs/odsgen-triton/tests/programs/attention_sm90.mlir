#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @attn(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: !tt.ptr<f16>, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %2 = arith.muli %1, %cst_2 : tensor<128x1xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %4 = tt.addptr %3, %2 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %9 = tt.broadcast %4 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %11 = tt.addptr %9, %10 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %12 = tt.load %11 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %13 = ttg.local_alloc %12 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %14 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %18 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %8 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %20:3 = scf.for %arg5 = %c0_i32 to %c1024_i32 step %c64_i32 iter_args(%arg6 = %cst_1, %arg7 = %cst, %arg8 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>)  : i32 {
      %30 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %31 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.addi %30, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %33 = arith.addi %31, %6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = tt.expand_dims %32 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %35 = arith.muli %34, %cst_3 : tensor<1x64xi32, #blocked1>
      %36 = tt.addptr %14, %35 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %37 = tt.broadcast %36 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %38 = tt.addptr %37, %17 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %39 = tt.load %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %40 = ttg.local_alloc %39 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      %41 = ttng.warp_group_dot %13, %40, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %42:3 = ttng.warp_group_dot_wait %41, %13, %40 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>
      %43 = "tt.reduce"(%42#0) <{axis = 1 : i32}> ({
      ^bb0(%arg9: f32, %arg10: f32):
        %68 = arith.maxnumf %arg9, %arg10 : f32
        tt.reduce.return %68 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %44 = arith.maxnumf %arg6, %43 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %46 = tt.broadcast %45 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %47 = arith.subf %42#0, %46 : tensor<128x64xf32, #mma>
      %48 = math.exp2 %47 : tensor<128x64xf32, #mma>
      %49 = arith.subf %arg6, %44 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %50 = math.exp2 %49 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %52 = tt.broadcast %51 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %53 = arith.mulf %arg8, %52 : tensor<128x64xf32, #mma>
      %54 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %55 = arith.muli %54, %cst_4 : tensor<64x1xi32, #blocked>
      %56 = tt.addptr %18, %55 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %57 = tt.broadcast %56 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %58 = tt.addptr %57, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %59 = tt.load %58 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %60 = ttg.local_alloc %59 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %61 = arith.truncf %48 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %62 = ttg.convert_layout %61 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      ttng.fence_async_shared {bCluster = false}
      %63 = ttng.warp_group_dot %62, %60, %53 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      %64:2 = ttng.warp_group_dot_wait %63, %60 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>
      %65 = arith.mulf %arg7, %50 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %66 = "tt.reduce"(%48) <{axis = 1 : i32}> ({
      ^bb0(%arg9: f32, %arg10: f32):
        %68 = arith.addf %arg9, %arg10 : f32
        tt.reduce.return %68 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %67 = arith.addf %65, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      scf.yield %44, %67, %64#0 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>
    }
    %21 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %21, %2 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %24 = tt.addptr %23, %10 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %25 = tt.expand_dims %20#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %26 = tt.broadcast %25 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %27 = arith.divf %20#2, %26 : tensor<128x64xf32, #mma>
    %28 = arith.truncf %27 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %29 = ttg.convert_layout %28 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.store %24, %29 : tensor<128x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
