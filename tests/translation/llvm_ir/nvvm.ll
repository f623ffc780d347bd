; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @elect(i32 %0) {
  %2 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 %0)
  %5 = extractvalue { i32, i1 } %4, 1
  ret void
}

define void @barriers(i32 %0, i32 %1, i32 %2) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %0, i32 %1)
  %4 = icmp ne i32 %2, 0
  %5 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %4)
  %6 = icmp ne i32 %2, 0
  %7 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %6)
  %8 = zext i1 %7 to i32
  ret void
}

define void @events() {
  call void @llvm.nvvm.pm.event.mask(i16 128)
  call void @llvm.nvvm.pm.event.mask(i16 3)
  ret void
}

define void @arrivals(ptr %0, ptr addrspace(3) %1, ptr addrspace(7) %2, i32 %3, i64 %4) {
  %6 = addrspacecast ptr %0 to ptr addrspace(3)
  %7 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %6)
  %8 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %1)
  %9 = call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %1, i32 %3)
  %10 = call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3) %1, i32 1)
  %11 = call i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3) %1, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7) %2, i32 %3)
  %12 = call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta(ptr addrspace(3) %1, i32 %3)
  %13 = addrspacecast ptr %0 to ptr addrspace(3)
  %14 = call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %13, i32 1)
  %15 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %1, i32 %3)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %2, i32 %3)
  %16 = addrspacecast ptr %0 to ptr addrspace(3)
  %17 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %16, i32 %3)
  %18 = call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3) %1, i32 %3)
  %19 = call i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) %1, i64 %4)
  %20 = addrspacecast ptr %0 to ptr addrspace(3)
  %21 = call i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) %20, i64 %4)
  %22 = call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %1, i32 %3)
  %23 = call i1 @llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta(ptr addrspace(3) %1, i64 %4)
  %24 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta(ptr addrspace(3) %1, i32 %3, i32 %3)
  ret void
}

define void @products(i32 %0, i32 %1, <2 x half> %2, double %3, float %4, ptr %5) {
  %7 = call { float, float, float, float, float, float, float, float } @llvm.nvvm.mma.m8n8k4.row.col.f32.f32(<2 x half> %2, <2 x half> %2, <2 x half> %2, <2 x half> %2, float %4, float %4, float %4, float %4, float %4, float %4, float %4, float %4)
  %8 = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f16(<2 x half> %2, <2 x half> %2, <2 x half> %2, <2 x half> %2, <2 x half> %2, <2 x half> %2, <2 x half> %2, <2 x half> %2)
  %9 = call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.satfinite.s8.u8(i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, i32 %0)
  %10 = call { i32, i32, i32, i32 } @llvm.nvvm.mma.xor.popc.m16n8k128.row.col.b1(i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, i32 %0)
  %11 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, float %4, float %4, float %4, float %4)
  %12 = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double %3, double %3, double %3, double %3)
  %13 = call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k32.row.col.s4(i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, i32 %0, i32 %0)
  ret void
}

define void @tensor_memory(ptr addrspace(6) %0) {
  %2 = call i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) %0, i1 false)
  %3 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x2(ptr addrspace(6) %0, i1 true)
  call void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) %0, <4 x i32> %3, i1 true)
  %4 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) %0, i64 8, i1 false)
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x2(ptr addrspace(6) %0, i64 8, <2 x i32> %4, i1 false)
  ret void
}

define void @warp_products(<2 x half> %0, float %1, i32 %2) {
  %4 = call { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0, <2 x half> %0)
  %5 = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32 %2, i32 %2, i32 %2, i32 %2, i32 %2, i32 %2, i32 %2, i32 %2, float %1, float %1, float %1, float %1, float %1, float %1, float %1, float %1)
  ret void
}

define <vscale x 4 x float> @scalable_coprocessor(<vscale x 4 x float> %0, i32 %1, i64 %2) {
  %4 = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.iv.se.nxv4f32.i64.nxv4f32.i64.i64(i64 1, <vscale x 4 x float> %0, i64 5, i64 %2)
  %5 = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.vv.se.nxv4f32.i64.nxv4f32.nxv4f32.i64(i64 1, <vscale x 4 x float> %0, <vscale x 4 x float> %0, i64 %2)
  ret <vscale x 4 x float> %4
}

define <4 x float> @fixed_coprocessor(<4 x float> %0, i64 %1, float %2) {
  %4 = call <4 x float> @llvm.riscv.sf.vc.v.iv.se.v4f32.i64.v4f32.i64.i64(i64 1, <4 x float> %0, i64 5, i64 4)
  %5 = call <4 x float> @llvm.riscv.sf.vc.v.xv.se.v4f32.i32.v4f32.i64.i32(i32 3, <4 x float> %0, i64 %1, i32 4)
  %6 = call <4 x float> @llvm.riscv.sf.vc.v.fv.se.v4f32.i64.v4f32.f32.i64(i64 3, <4 x float> %0, float %2, i64 4)
  ret <4 x float> %4
}

define void @copies(ptr addrspace(3) %0, ptr addrspace(3) %1, i128 %2, float %3, i8 %4, ptr addrspace(7) %5, ptr addrspace(1) %6, i32 %7, i16 %8, i64 %9) {
  call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3) %0, ptr addrspace(3) %1)
  call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3) %0, ptr addrspace(3) %1)
  %11 = call i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128 %2)
  %12 = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.x(i128 %2)
  %13 = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.relu.satfinite(float %3, float %3)
  %14 = trunc i16 %13 to i8
  %15 = zext i8 %4 to i16
  %16 = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16 %15)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %5, ptr addrspace(3) %1, ptr addrspace(1) %6, i32 %7, i16 0, i64 0, i1 false, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %5, ptr addrspace(3) %1, ptr addrspace(1) %6, i32 %7, i16 %8, i64 %9, i1 true, i1 true)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %0, ptr addrspace(3) %1, ptr addrspace(1) %6, i32 %7, i64 %9, i1 true)
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %6, i32 %7, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %6, i32 %7, i64 %9, i1 true)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %6, ptr addrspace(3) %0, i32 %7, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %6, ptr addrspace(3) %0, i32 %7, i64 %9, i1 true, i16 %8)
  ret void
}

define void @tensor_products(ptr addrspace(6) %0, ptr addrspace(6) %1, i64 %2, i32 %3, i1 %4, ptr addrspace(6) %5, <4 x i32> %6, <8 x i32> %7) {
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %0, i64 %2, i64 %2, i32 %3, i1 %4, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6) %0, ptr addrspace(6) %1, i64 %2, i32 %3, i1 %4, i32 1, i32 2, i32 1)
  call void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg2(ptr addrspace(6) %0, ptr addrspace(6) %1, i64 %2, i32 %3, i1 %4, <8 x i32> %7, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1.ashift(ptr addrspace(6) %0, ptr addrspace(6) %1, i64 %2, i32 %3, i1 %4, i64 3, <4 x i32> %6, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %0, i64 %2, i64 %2, i32 %3, i1 %4, ptr addrspace(6) %5, i32 3, i32 1, i32 3)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %0, i64 %2, i64 %2, i32 %3, i1 %4, i32 0, i32 2, i32 2)
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) %0, ptr addrspace(6) %1, i64 %2, i32 %3, i1 %4, ptr addrspace(6) %5, i64 %2, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %0, i64 %2, i64 %2, i32 %3, i1 %4, ptr addrspace(6) %5, ptr addrspace(6) %5, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4nvf4.block_scale.block16(ptr addrspace(6) %0, ptr addrspace(6) %1, i64 %2, i32 %3, i1 %4, ptr addrspace(6) %5, ptr addrspace(6) %5, ptr addrspace(6) %5, i32 2, i32 3)
  ret void
}

define void @tensors(ptr addrspace(7) %0, ptr %1, ptr addrspace(3) %2, ptr addrspace(3) %3, i32 %4, i64 %5, i16 %6, i16 %7) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %0, ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i16 0, i64 0, i1 false, i1 false, i32 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) %0, ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i32 %4, i16 %6, i16 %7, i64 %5, i1 true, i1 true, i32 1)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.2d(ptr addrspace(3) %2, ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.2d(ptr addrspace(3) %2, ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i64 %5, i1 true)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.3d(ptr addrspace(7) %0, ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i32 %4, i16 %6, i16 %6, i16 0, i64 0, i1 false, i1 false, i32 2)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4.2d(ptr addrspace(7) %0, ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i32 %4, i32 %4, i32 %4, i16 0, i64 0, i1 false, i1 false, i32 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4.2d(ptr %1, i32 %4, i32 %4, i32 %4, i32 %4, i32 %4, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.128.3d(ptr %1, i32 %4, i32 %4, i32 %4, i16 %6, i16 %6, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.inc.im2col.3d(ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i32 %4, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3) %3, ptr %1, i32 %4, i32 %4, i32 %4, i32 %4, i32 %4, i64 0, i1 false)
  ret void
}

define void @prefetched_tensors(ptr %0, i32 %1, i64 %2, i16 %3) {
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d(ptr %0, i32 %1, i32 %1, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.3d(ptr %0, i32 %1, i32 %1, i32 %1, i16 %3, i64 %2, i1 true)
  ret void
}

define void @reduced_tensors(ptr %0, ptr addrspace(3) %1, i32 %2, i64 %3) {
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.1d(ptr addrspace(3) %1, ptr %0, i32 %2, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.xor.tile.2d(ptr addrspace(3) %1, ptr %0, i32 %2, i32 %2, i64 %3, i1 true)
  ret void
}

define void @stored_tensors(ptr %0, ptr addrspace(3) %1, i32 %2, i64 %3) {
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3) %1, ptr %0, i32 %2, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.im2col.3d(ptr addrspace(3) %1, ptr %0, i32 %2, i32 %2, i32 %2, i64 %3, i1 true)
  ret void
}

define i64 @descriptor(i32 %0, i8 %1, i1 %2) {
  %4 = and i32 %0, 16383
  %5 = zext i32 %4 to i64
  %6 = shl i64 %5, 0
  %7 = or i64 0, %6
  %8 = and i32 %0, 16383
  %9 = zext i32 %8 to i64
  %10 = shl i64 %9, 16
  %11 = or i64 %7, %10
  %12 = and i32 %0, 16383
  %13 = zext i32 %12 to i64
  %14 = shl i64 %13, 32
  %15 = or i64 %11, %14
  %16 = or i64 %15, 70368744177664
  %17 = zext i8 %1 to i32
  %18 = and i32 %17, 7
  %19 = zext i32 %18 to i64
  %20 = shl i64 %19, 49
  %21 = or i64 %16, %20
  %22 = zext i1 %2 to i32
  %23 = and i32 %22, 1
  %24 = zext i32 %23 to i64
  %25 = shl i64 %24, 52
  %26 = or i64 %21, %25
  %27 = zext i8 %1 to i32
  %28 = and i32 %27, 7
  %29 = zext i32 %28 to i64
  %30 = shl i64 %29, 61
  %31 = or i64 %26, %30
  ret i64 %31
}

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #0

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #1

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.pm.event.mask(i16 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3)) #1

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3), i32) #1

; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
declare i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3), i32) #3

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3), i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7), i32) #1

; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32) #3

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3), i32) #1

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #1

; Function Attrs: convergent nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7), i32) #3

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) captures(none), i64) #1

; Function Attrs: convergent nocallback nounwind memory(argmem: read)
declare i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta(ptr addrspace(3) captures(none), i64) #1

; Function Attrs: convergent nocallback nounwind memory(argmem: read)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta(ptr addrspace(3) captures(none), i32, i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.mma.m8n8k4.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #5

; Function Attrs: nocallback nounwind memory(none)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #5

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.satfinite.s8.u8(i32, i32, i32, i32, i32, i32, i32) #5

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.xor.popc.m16n8k128.row.col.b1(i32, i32, i32, i32, i32, i32, i32) #5

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32, i32, i32, i32, i32, i32, float, float, float, float) #5

; Function Attrs: nocallback nounwind memory(none)
declare { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double, double, double, double) #5

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k32.row.col.s4(i32, i32, i32, i32, i32, i32, i32) #5

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x2(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) captures(none), i64 immarg, i1 immarg) #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x2(ptr addrspace(6) captures(none), i64 immarg, <2 x i32>, i1 immarg) #6

; Function Attrs: nocallback nounwind memory(none)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #5

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #5

; Function Attrs: nounwind
declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.iv.se.nxv4f32.i64.nxv4f32.i64.i64(i64 immarg, <vscale x 4 x float>, i64 immarg, i64) #7

; Function Attrs: nounwind
declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.vv.se.nxv4f32.i64.nxv4f32.nxv4f32.i64(i64 immarg, <vscale x 4 x float>, <vscale x 4 x float>, i64) #7

; Function Attrs: nounwind
declare <4 x float> @llvm.riscv.sf.vc.v.iv.se.v4f32.i64.v4f32.i64.i64(i64 immarg, <4 x float>, i64 immarg, i64) #7

; Function Attrs: nounwind
declare <4 x float> @llvm.riscv.sf.vc.v.xv.se.v4f32.i32.v4f32.i64.i32(i32 immarg, <4 x float>, i64, i32) #7

; Function Attrs: nounwind
declare <4 x float> @llvm.riscv.sf.vc.v.fv.se.v4f32.i64.v4f32.f32.i64(i64 immarg, <4 x float>, float, i64) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3), ptr addrspace(3)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3), ptr addrspace(3)) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.x(i128) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.nvvm.ff.to.e2m1x2.rn.relu.satfinite(float, float) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16) #9

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) writeonly, ptr addrspace(3), ptr addrspace(1) readonly, i32, i16, i64, i1 immarg, i1 immarg) #10

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) writeonly, ptr addrspace(3), ptr addrspace(1) readonly, i32, i64, i1 immarg) #10

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) readonly captures(none), i32, i64, i1 immarg) #10

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) writeonly, ptr addrspace(3) readonly, i32, i64, i1 immarg) #10

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) writeonly, ptr addrspace(3) readonly, i32, i64, i1 immarg, i16) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 2)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg2(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, <8 x i32>, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1.ashift(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, i64 immarg range(i64 0, 16), <4 x i32>, i32 immarg range(i32 0, 2), i32 immarg range(i32 0, 2)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), i64, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4nvf4.block_scale.block16(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i16, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.2d(ptr addrspace(3) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.3d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i16, i16, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4.2d(ptr readonly, i32, i32, i32, i32, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.128.3d(ptr readonly, i32, i32, i32, i16, i16, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.inc.im2col.3d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i32, i32, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d(ptr readonly, i32, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.3d(ptr readonly, i32, i32, i32, i16, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.1d(ptr addrspace(3) readonly, ptr readonly, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.xor.tile.2d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3) readonly, ptr readonly, i32, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.im2col.3d(ptr addrspace(3) readonly, ptr readonly, i32, i32, i32, i64, i1 immarg) #2

attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #3 = { convergent nocallback nounwind memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind memory(argmem: read) }
attributes #5 = { nocallback nounwind memory(none) }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
