#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c63_i32 = arith.constant 63 : i32
    %c127_i32 = arith.constant 127 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg3, %c127_i32 : i32
    %2 = arith.divsi %1, %c128_i32 : i32
    %3 = arith.addi %arg4, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %5 : i32
    %11 = arith.remsi %10, %9 : i32
    %12 = arith.addi %7, %11 : i32
    %13 = arith.divsi %10, %9 : i32
    %14 = arith.muli %12, %c128_i32 : i32
    %15 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %18 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = arith.addi %18, %15 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.addi %19, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %22 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = arith.remsi %20, %22 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = arith.muli %13, %c128_i32 : i32
    %25 = tt.splat %24 : i32 -> tensor<128xi32, #blocked2>
    %26 = arith.addi %25, %17 : tensor<128xi32, #blocked2>
    %27 = tt.splat %arg4 : i32 -> tensor<128xi32, #blocked2>
    %28 = arith.remsi %26, %27 : tensor<128xi32, #blocked2>
    %29 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %31 = arith.muli %29, %30 : tensor<128x1xi32, #blocked1>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %34 = tt.splat %arg7 : i32 -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked1>
    %36 = tt.broadcast %31 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %37 = tt.broadcast %35 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %38 = arith.addi %36, %37 : tensor<128x64xi32, #blocked1>
    %39 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %38 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %41 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.expand_dims %41 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %43 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked>
    %44 = arith.muli %42, %43 : tensor<64x1xi32, #blocked>
    %45 = ttg.convert_layout %28 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %46 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %47 = ttg.convert_layout %46 : tensor<1x128xi32, #blocked3> -> tensor<1x128xi32, #blocked>
    %48 = tt.splat %arg9 : i32 -> tensor<1x128xi32, #blocked>
    %49 = arith.muli %47, %48 : tensor<1x128xi32, #blocked>
    %50 = tt.broadcast %44 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %51 = tt.broadcast %49 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %52 = arith.addi %50, %51 : tensor<64x128xi32, #blocked>
    %53 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %54 = tt.addptr %53, %52 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %55 = arith.addi %arg5, %c63_i32 : i32
    %56 = arith.divsi %55, %c64_i32 : i32
    %57 = arith.muli %arg7, %c64_i32 : i32
    %58 = tt.splat %57 : i32 -> tensor<128x64xi32, #blocked1>
    %59 = arith.muli %arg8, %c64_i32 : i32
    %60 = tt.splat %59 : i32 -> tensor<64x128xi32, #blocked>
    %61:3 = scf.for %arg12 = %c0_i32 to %56 step %c1_i32 iter_args(%arg13 = %40, %arg14 = %54, %arg15 = %cst) -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<128x128xf32, #mma>)  : i32 {
      %84 = arith.muli %arg12, %c64_i32 : i32
      %85 = arith.subi %arg5, %84 : i32
      %86 = tt.splat %85 : i32 -> tensor<1x64xi32, #blocked1>
      %87 = arith.cmpi slt, %33, %86 : tensor<1x64xi32, #blocked1>
      %88 = tt.broadcast %87 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %89 = tt.load %arg13, %88, %cst_1 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %90 = ttg.local_alloc %89 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %91 = tt.splat %85 : i32 -> tensor<64x1xi32, #blocked>
      %92 = arith.cmpi slt, %42, %91 : tensor<64x1xi32, #blocked>
      %93 = tt.broadcast %92 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
      %94 = tt.load %arg14, %93, %cst_0 : tensor<64x128x!tt.ptr<f16>, #blocked>
      %95 = ttg.local_alloc %94 : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %96 = ttg.local_load %90 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %97 = ttg.local_load %95 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %98 = tt.dot %96, %97, %arg15, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      %99 = tt.addptr %arg13, %58 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %100 = tt.addptr %arg14, %60 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %99, %100, %98 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<128x128xf32, #mma>
    }
    %62 = arith.truncf %61#2 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %63 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %64 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked>
    %65 = arith.cmpi slt, %63, %64 : tensor<128x1xi32, #blocked>
    %66 = ttg.convert_layout %26 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %67 = tt.expand_dims %66 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %68 = ttg.convert_layout %67 : tensor<1x128xi32, #blocked3> -> tensor<1x128xi32, #blocked>
    %69 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked>
    %70 = arith.cmpi slt, %68, %69 : tensor<1x128xi32, #blocked>
    %71 = tt.broadcast %65 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %72 = tt.broadcast %70 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %73 = arith.andi %71, %72 : tensor<128x128xi1, #blocked>
    %74 = tt.splat %arg10 : i32 -> tensor<128x1xi32, #blocked>
    %75 = arith.muli %74, %63 : tensor<128x1xi32, #blocked>
    %76 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %77 = tt.addptr %76, %75 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %78 = tt.splat %arg11 : i32 -> tensor<1x128xi32, #blocked>
    %79 = arith.muli %78, %68 : tensor<1x128xi32, #blocked>
    %80 = tt.broadcast %77 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %81 = tt.broadcast %79 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %82 = tt.addptr %80, %81 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %83 = ttg.convert_layout %62 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.store %82, %83, %73 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
