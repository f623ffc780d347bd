#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#generic_linear = #ttg.generic_linear<{register = [[0, 1]], lane = [[1, 0], [2, 0]], warp = [], block = []}>
#linear = #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma2 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false, tilesPerWarp = [2, 2], elementBitWidth = 64}>
#mma3 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], CGALayout = [[1, 0]], instrShape = [16, 64, 16]}>
#mma4 = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {register = [[0, 1]], warp = [[0, 2], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+4, 256:+8] {order = [1, 0], shape = [64, 128]}>
#shared1 = #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [2, 0], [1, 0]], block = []}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared3 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared4 = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [1, 0]]}, alignment = 16>
#shared5 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared6 = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = true, elementBitWidth = 8, fp4Padded = true, rank = 3}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[1, 0]], twoCTAs = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
#tmem_scales1 = #ttng.tensor_memory_scales_encoding<CGALayout = [[1, 0]], blockRepOrder = kThenMn>
#shared7 = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #shared2}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @layouts() attributes {auto = #gluon.auto_encoding, blocked = #blocked, dot_op = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>, generic = #generic_linear, linear = #linear, mfma = #mma1, mfma_small = #mma2, mma = #mma, padded = #shared, padded_linear = #shared1, partitioned = #shared7, rotating = #shared3, several = #blocked1, shared = #shared2, shared_linear = #shared4, slice = #ttg.slice<{dim = 1, parent = #blocked}>, space = #smem, tma = #shared5, tmem = #tmem, tmem_scales = #tmem_scales, tmem_scales_of_ctas = #tmem_scales1, transposed = #shared6, wgmma = #mma3, wmma = #mma4}
  tt.func private @types(!tt.ptr<f32>, !tt.ptr<i8, "constant">, !tt.tensordesc<16x64xf16>, !tt.tensordesc<16x64xf16, #shared5>, !ttng.tensordesc_im2col<64x128xf16, #shared5>, !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token)
}
