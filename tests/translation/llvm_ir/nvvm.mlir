llvm.func @elect(%m: i32) {
  %0 = nvvm.elect.sync -> i1
  %1 = nvvm.elect.sync %m -> i1
  llvm.return
}
llvm.func @barriers(%i: i32, %n: i32, %p: i32) {
  nvvm.barrier
  nvvm.barrier id = %i
  nvvm.barrier id = %i number_of_threads = %n
  %0 = nvvm.barrier #nvvm.reduction<popc> %p -> i32
  %1 = nvvm.barrier #nvvm.reduction<and> %p -> i32
  llvm.return
}
llvm.func @events() {
  nvvm.pmevent id = 7
  nvvm.pmevent mask = 3
  llvm.return
}
llvm.func @arrivals(%a: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %n: i32, %st: i64) {
  %0 = nvvm.mbarrier.arrive %a : !llvm.ptr -> i64
  %1 = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64
  %2 = nvvm.mbarrier.arrive %s, %n : !llvm.ptr<3> -> i64
  %3 = nvvm.mbarrier.arrive %s {relaxed = true} : !llvm.ptr<3> -> i64
  %4 = nvvm.mbarrier.arrive %s {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive %c, %n : !llvm.ptr<7>
  %5 = nvvm.mbarrier.arrive_drop %s, %n {scope = #nvvm.mem_scope<cluster>, relaxed = true}: !llvm.ptr<3> -> i64
  %55 = nvvm.mbarrier.arrive_drop %a : !llvm.ptr -> i64
  %6 = nvvm.mbarrier.arrive.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.arrive.expect_tx %c, %n {relaxed = true} : !llvm.ptr<7>, i32
  %7 = nvvm.mbarrier.arrive.expect_tx %a, %n : !llvm.ptr, i32 -> i64
  %8 = nvvm.mbarrier.arrive_drop.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  %9 = nvvm.mbarrier.test.wait %s, %st : !llvm.ptr<3>, i64 -> i1
  %10 = nvvm.mbarrier.test.wait %a, %st : !llvm.ptr, i64 -> i1
  %11 = nvvm.mbarrier.test.wait %s, %n {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  %12 = nvvm.mbarrier.try_wait %s, %st : !llvm.ptr<3>, i64 -> i1
  %13 = nvvm.mbarrier.try_wait %s, %n, %n {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}

llvm.func @products(%0: i32, %1 : i32, %a: vector<2xf16>, %d: f64, %f: f32, %h8: !llvm.ptr) {
  %r = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%f, %f, %f, %f, %f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>,vector<2xf16>,f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  %s = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,vector<2xf16>,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %t = nvvm.mma.sync A[%0, %0] B[%0] C[%0, %0, %0, %0] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, intOverflowBehavior=#nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType=#nvvm.mma_type<s8>, multiplicandBPtxType=#nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32,i32,i32) -> !llvm.struct<(i32,i32,i32,i32)>
  %u = nvvm.mma.sync A[%0, %0] B[%0] C[%0, %0, %0, %0] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, b1Op = #nvvm.mma_b1op<xor_popc>, multiplicandAPtxType=#nvvm.mma_type<b1>, multiplicandBPtxType=#nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32,i32,i32) -> !llvm.struct<(i32,i32,i32,i32)>
  %v = nvvm.mma.sync A[%0, %0, %0, %0] B[%0, %0] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType=#nvvm.mma_type<tf32>, multiplicandBPtxType=#nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32,i32,f32) -> !llvm.struct<(f32,f32,f32,f32)>
  %x = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64,f64,f64) -> !llvm.struct<(f64,f64)>
  %y = nvvm.mma.sync A[%0, %0] B[%0] C[%0, %0, %0, %0] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType=#nvvm.mma_type<s4>, multiplicandBPtxType=#nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32,i32,i32) -> !llvm.struct<(i32,i32,i32,i32)>
  llvm.return
}

llvm.func @tensor_memory(%t: !llvm.ptr<6>) {
  %o = llvm.mlir.constant(8 : i64) : i64
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  %1 = nvvm.tcgen05.ld %t {pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  nvvm.tcgen05.st %t, %1 {unpack, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  %2 = nvvm.tcgen05.ld %t, %o {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xi32>
  nvvm.tcgen05.st %t, %2, %o {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xi32>
  llvm.return
}
llvm.func @warp_products(%a: vector<2xf16>, %f: f32, %i: i32) {
  %0 = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  %1 = nvvm.wmma.mma %i, %i, %i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %f, %f, %f, %f {m = 16 : i32, n = 16 : i32, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>} : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

llvm.func @scalable_coprocessor(%a: vector<[4]xf32>, %b : i32, %vl: i64) -> vector<[4]xf32> {
  %0 = "vcix.v.iv"(%a, %vl) <{opcode = 1 : i64, imm = 5 : i64}> : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  %1 = "vcix.v.sv"(%a, %a, %vl) <{opcode = 1 : i64}> : (vector<[4]xf32>, vector<[4]xf32>, i64) -> vector<[4]xf32>
  llvm.return %0 : vector<[4]xf32>
}
llvm.func @fixed_coprocessor(%a: vector<4xf32>, %b : i64, %f: f32) -> vector<4xf32> {
  %0 = "vcix.v.iv"(%a) <{opcode = 1 : i64, imm = 5 : i64}> : (vector<4xf32>) -> vector<4xf32>
  %1 = "vcix.v.sv"(%a, %b) <{opcode = 3 : i32}> : (vector<4xf32>, i64) -> vector<4xf32>
  %2 = "vcix.v.sv"(%a, %f) <{opcode = 3 : i64}> : (vector<4xf32>, f32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
llvm.func @copies(%d: !llvm.ptr<3>, %m: !llvm.ptr<3>, %r: i128, %f: f32, %b: i8, %cl: !llvm.ptr<7>, %g: !llvm.ptr<1>, %n: i32, %mask: i16, %hint: i64) {
  nvvm.clusterlaunchcontrol.try.cancel %d, %m
  nvvm.clusterlaunchcontrol.try.cancel multicast, %d, %m
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i1
  %1 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %r : i32
  %2 = nvvm.convert.f32x2.to.f4x2 %f, %f {relu = true} : i8 (f4E2M1FN)
  %3 = nvvm.convert.f4x2.to.f16x2 %b : i8 (f4E2M1FN) -> vector<2xf16>
  nvvm.cp.async.bulk.shared.cluster.global %cl, %g, %m, %n : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %cl, %g, %m, %n multicast_mask = %mask l2_cache_hint = %hint : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %d, %g, %m, %n l2_cache_hint = %hint : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.bulk.prefetch %g, %n : !llvm.ptr<1>
  nvvm.cp.async.bulk.prefetch %g, %n l2_cache_hint = %hint : !llvm.ptr<1>
  nvvm.cp.async.bulk.global.shared.cta %g, %d, %n : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %g, %d, %n l2_cache_hint = %hint byte_mask = %mask : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @tensor_products(%d: !llvm.ptr<6>, %a: !llvm.ptr<6>, %desc: i64, %i: i32, %on: i1, %s: !llvm.ptr<6>, %l4: vector<4xi32>, %l8: vector<8xi32>) {
  %c = llvm.mlir.constant(3 : i64) : i64
  nvvm.tcgen05.mma %d, %desc, %desc, %i, %on {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma %d, %a, %desc, %i, %on {kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma %d, %a, %desc, %i, %on mask = %l8 {kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  nvvm.tcgen05.mma %d, %a, %desc, %i, %on scale = %c mask = %l4 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>)
  nvvm.tcgen05.mma.sp %d, %desc, %desc, %i, %on, %s {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws %d, %desc, %desc, %i, %on {kind = #nvvm.tcgen05_mma_kind<f16>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma.ws.sp %d, %a, %desc, %i, %on, %s, %desc {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.block_scale %d, %desc, %desc, %i, %on, %s, %s {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %d, %a, %desc, %i, %on, %s, %s, %s {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tensors(%p: !llvm.ptr<7>, %d: !llvm.ptr, %ps: !llvm.ptr<3>, %m: !llvm.ptr<3>, %c: i32, %h: i64, %o: i16, %mm : i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %d, %m, box[%c, %c] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %d, %m, box[%c, %c, %c] im2col[%o] multicast_mask = %mm l2_cache_hint = %h {mode = #nvvm.tma_load_mode<im2col>, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %ps, %d, %m, box[%c, %c] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %ps, %d, %m, box[%c, %c] l2_cache_hint = %h {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %d, %m, box[%c, %c, %c] im2col[%o, %o] {mode = #nvvm.tma_load_mode<im2col_w>, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %d, %m, box[%c, %c, %c, %c, %c] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%c, %c, %c, %c, %c] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%c, %c, %c] im2col[%o, %o] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %d, %m, box[%c, %c, %c] {redKind = #nvvm.tma_redux_kind<inc>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %m, box[%c, %c, %c, %c, %c] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
llvm.func @prefetched_tensors(%d: !llvm.ptr, %c: i32, %h: i64, %o: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%c, %c] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%c, %c, %c] im2col[%o] l2_cache_hint = %h {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
llvm.func @reduced_tensors(%d: !llvm.ptr, %s: !llvm.ptr<3>, %c: i32, %h: i64) {
  nvvm.cp.async.bulk.tensor.reduce %d, %s, box[%c] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.reduce %d, %s, box[%c, %c] l2_cache_hint = %h {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
llvm.func @stored_tensors(%d: !llvm.ptr, %s: !llvm.ptr<3>, %c: i32, %h: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%c] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%c, %c, %c] l2_cache_hint = %h {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
llvm.func @descriptor(%a: i32, %b: i8, %c: i1) -> i64 {
  %0 = nvvm.tcgen05.mma_smem_desc (%a, %a, %a, %b, %c, %b) : (i32, i32, i32, i8, i1, i8) -> i64
  llvm.return %0 : i64
}
