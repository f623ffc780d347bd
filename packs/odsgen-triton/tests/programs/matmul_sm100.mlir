#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @descws(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c2_i32 = arith.constant 2 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %5 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %8 = arith.muli %6, %c2_i64 : i64
    ttng.tensormap_create %7, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%8], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %7 : !tt.ptr<i8>
    %9 = ttng.reinterpret_tensor_descriptor %7 : !tt.ptr<i8> to !tt.tensordesc<128x128xf16, #shared>
    %10 = tt.get_program_id x : i32
    %11 = tt.get_program_id y : i32
    %12 = arith.addi %arg5, %c63_i32 : i32
    %13 = arith.divsi %12, %c64_i32 : i32
    %14 = arith.muli %10, %c128_i32 : i32
    %15 = arith.muli %11, %c128_i32 : i32
    %16 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %17, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %20 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %20, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %27[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%27, %21, %22, %result, %23, %13, %18, %3, %14, %5, %15) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      ttg.warp_yield
    }
    partition0(%arg6: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg7: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg8: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg9: !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg10: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg11: i32, %arg12: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg13: !tt.tensordesc<128x64xf16, #shared>, %arg14: i32, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32) num_warps(1) {
      %false = arith.constant false
      %true_1 = arith.constant true
      %c0_i32_2 = arith.constant 0 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %c2_i32_4 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %33:3 = scf.for %arg17 = %c0_i32_2 to %arg11 step %c1_i32_3 iter_args(%arg18 = %false, %arg19 = %c2_i32_4, %arg20 = %c1_i32_3) -> (i1, i32, i32)  : i32 {
        %35 = arith.addi %arg19, %c1_i32_3 : i32
        %36 = arith.cmpi eq, %35, %c3_i32 : i32
        %37 = arith.select %36, %c0_i32_2, %35 : i32
        %38 = arith.xori %arg20, %c1_i32_3 : i32
        %39 = arith.select %36, %38, %arg20 : i32
        %40 = ttg.memdesc_index %arg6[%37] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %40, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %41 = ttg.memdesc_index %arg7[%37] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %42 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %43 = ttg.memdesc_index %arg8[%37] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %44 = ttg.memdesc_index %arg9[%c0_i32_2] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %45 = ttg.memdesc_index %arg10[%37] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_mma %43, %42, %44, %arg18, %true_1, %45[%true_1] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        scf.yield %true_1, %37, %39 : i1, i32, i32
      } {tt.warp_specialize}
      %34 = ttg.memdesc_index %arg12[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg6: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg7: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg8: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg9: !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg10: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg11: i32, %arg12: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg13: !tt.tensordesc<128x64xf16, #shared>, %arg14: i32, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32) num_warps(2) {
      %true_1 = arith.constant true
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %c2_i32_5 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %33:2 = scf.for %arg17 = %c0_i32_3 to %arg11 step %c1_i32_4 iter_args(%arg18 = %c2_i32_5, %arg19 = %c0_i32_3) -> (i32, i32)  : i32 {
        %34 = arith.muli %arg17, %c64_i32_2 : i32
        %35 = arith.addi %arg18, %c1_i32_4 : i32
        %36 = arith.cmpi eq, %35, %c3_i32 : i32
        %37 = arith.select %36, %c0_i32_3, %35 : i32
        %38 = arith.xori %arg19, %c1_i32_4 : i32
        %39 = arith.select %36, %38, %arg19 : i32
        %40 = ttg.memdesc_index %arg10[%37] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %40, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %41 = ttg.memdesc_index %arg7[%37] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %42 = ttg.memdesc_index %arg8[%37] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %43 = ttg.memdesc_index %arg6[%37] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %43, 32768, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg13[%arg14, %34] %42, %43, %true_1 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg15[%arg16, %34] %41, %43, %true_1 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        scf.yield %37, %39 : i32, i32
      } {tt.warp_specialize}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>, i32, !tt.tensordesc<128x64xf16, #shared>, i32) -> ()
    ttng.wait_barrier %19, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %20 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    ttng.arrive_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = arith.truncf %result_0 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %32 = ttg.local_alloc %31 : (tensor<128x128xf16, #linear>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %9[%14, %15] %32 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %27 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %16 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %18 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
