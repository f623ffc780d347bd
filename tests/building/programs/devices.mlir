func.func @dma(%a: i64, %m: memref<8xi32>, %lds: memref<8xi32, #gpu.address_space<workgroup>>, %half: memref<8xi16, #gpu.address_space<workgroup>>, %i: index, %x: i32, %indices: vector<4xi16>) {
  %0 = amdgpu.make_dma_base %m[%i], %lds[%i] : memref<8xi32>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_gather_dma_base %m[%i], %lds[%i] : memref<8xi32>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
  %2 = amdgpu.make_gather_dma_descriptor %1[%indices] globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  %3 = amdgpu.permlane_swap %x 16 : i32
  %4 = amdgpu.transpose_load %half[%i] : memref<8xi16, #gpu.address_space<workgroup>> -> vector<4xi16>
  return
}
func.func @matrices(%s: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>, %a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %idx: vector<4xi8>) {
  %0 = amdgpu.scaled_ext_packed_matrix %s scale(%scale) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  %1 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%idx : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @tiles(%mask: vector<[4]xi1>, %tile: vector<[4]xi32>, %n: i32) {
  %0 = "arm_sme.intr.read.horiz"(%tile, %mask, %n) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %1 = "arm_sme.intr.read.vert"(%tile, %mask, %n) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %2 = "arm_sme.intr.cntsd"() : () -> i64
  return
}
func.func @predicate(%a: i64) {
  %0 = "arm_sve.intr.whilelt"(%a, %a) : (i64, i64) -> vector<[4]xi1>
  return
}

// -----

gpu.module @kernels {
  gpu.func @shared(%m: !gpu.mma_matrix<16x16xf16, "COp">, %x: f16, %i: index) kernel {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %1 = gpu.subgroup_mma_extract_thread_local %m[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
    %2 = gpu.subgroup_mma_insert_thread_local %x, %m[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.return
  }
  gpu.func @attributions(%x: f32) workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>>) private(%p: memref<4xf32>) {
    gpu.return
  }
}

// -----

func.func @sparse(%token: !gpu.async.token, %a: !gpu.sparse.spmat_handle, %b: !gpu.sparse.dntensor_handle) {
  %size, %next = gpu.spmm_buffer_size async [%token] %a, %b, %b : index into f32
  return
}

// -----

func.func @copies(%from: memref<4x8xf16>, %to: memref<4x8xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %from[%i, %i], %to[%i, %i], 8 : memref<4x8xf16> to memref<4x8xf16, 3>
  %1 = nvgpu.ldmatrix %to[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<4x8xf16, 3> -> vector<4x2xf16>
  return
}
func.func @products(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %meta: vector<2xi16>, %x: vector<32xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %2 = nvgpu.rcp %x {rounding = approx, ftz} : vector<32xf32>
  return
}

// -----

!descriptor = !nvgpu.tensormap.descriptor<tensor = memref<32x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!barriers = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!for_a = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @tensors(%d: !descriptor, %barriers: !barriers, %shared: memref<32x8xf32, 3>, %unranked: memref<*xf32>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %barriers[%i] to %shared : !descriptor, !barriers -> memref<32x8xf32, 3>
  nvgpu.tma.async.store %shared to %d[%i, %i] : memref<32x8xf32, 3> -> !descriptor
  %0 = nvgpu.tma.create.descriptor %unranked box[%i, %i] : memref<*xf32> -> !descriptor
  return
}
func.func @warpgroups(%shared: memref<128x64xf16, 3>, %map: !for_a, %a: !a, %b: !b, %out: memref<128x128xf32, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %shared, %map : memref<128x64xf16, 3>, !for_a -> !a
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !c
  %2 = nvgpu.warpgroup.mma %a, %b, %1 {transposeB} : !a, !b, !c -> !c
  nvgpu.warpgroup.mma.store %2, %out : !c to memref<128x128xf32, 3>
  return
}

// -----

func.func @conversions(%bf: vector<2xbf16>, %x: f32, %r: i32) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %bf {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %1 = nvvm.convert.f32x2.to.bf16x2 %x, %x {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  %2 = nvvm.convert.f32x2.to.f16x2 %x, %x {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  %3 = nvvm.convert.f32x2.to.f8x2 %x, %x {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E5M2)
  %4 = nvvm.convert.float.to.tf32 %x {rnd = #nvvm.fp_rnd_mode<rna>}
  nvvm.setmaxregister increase 64
  return
}
func.func @memory(%p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %r: i32, %d: i64) {
  %0 = nvvm.ldmatrix %p {layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.stmatrix %p, %r {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  nvvm.prefetch level = L1, %g : !llvm.ptr<1>
  %1 = nvvm.wmma.load %p, %r {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
func.func @store(%p: !llvm.ptr<3>, %x: vector<2xf16>, %r: i32) {
  nvvm.wmma.store %p, %r, %x, %x, %x, %x {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  return
}
func.func @warpgroup(%a: i64, %acc: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = nvvm.wgmma.mma_async %a, %a, %acc, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<neg>, <col>], B [<f16>, #nvvm.wgmma_scale_in<neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
func.func @four(%x: vector<4xf32>, %r: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %x, %r : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  %1 = nvvm.convert.f32x4.to.f6x4 %x, %r : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  %2 = nvvm.convert.f32x4.to.f4x4 %x, %r : vector<4xf32> -> i16 (f4E2M1FN)
  return
}

// -----

func.func @packed(%b: vector<6xi32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %b, %scale : vector<32xbf16>
  %1 = rocdl.cvt.scalef32.pk32.f16.bf6 %b, %scale : vector<32xf16>
  return
}

// -----

func.func @atomics(%tile: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %mask: vector<16xi1>, %x: vector<16xf32>) {
  %0 = xegpu.atomic_rmw addf %tile, %mask, %x : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, vector<16xf32> -> vector<16xf32>
  return
}

// -----

func.func @blocks(%p: !llvm.ptr<1>, %n: i32, %x: vector<8xi32>) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %x <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @load(%m: memref<?x?xf32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
