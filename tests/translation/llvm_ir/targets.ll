; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @nvidia_kernel(ptr byval(i32) "nvvm.grid_constant" %0) #0 {
  ret void
}

define amdgpu_kernel void @amd_kernel() #1 !reqd_work_group_size !1 {
  ret void
}

define amdgpu_kernel void @another_kernel() #2 {
  ret void
}

define void @sizes() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %1 = call i64 @__ockl_get_local_size(i32 0)
  %2 = call range(i64 1, 65) i64 @__ockl_get_local_size(i32 1)
  %3 = call i64 @__ockl_get_num_groups(i32 2)
  %4 = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  ret void
}

define void @accesses(ptr %0, i32 %1) {
  %3 = atomicrmw add ptr %0, i32 %1 monotonic, align 4, !amdgpu.ignore.denormal.mode !2, !amdgpu.no.fine.grained.memory !2, !amdgpu.no.remote.memory !2
  %4 = load i32, ptr %0, align 4, !amdgpu.last.use !2
  ret void
}

define void @scaled(<8 x i32> %0, <4 x float> %1, <16 x float> %2, i32 %3) {
  %5 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %0, <8 x i32> %0, <4 x float> %1, i32 0, i32 0, i32 0, i32 %3, i32 0, i32 %3)
  %6 = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %0, <8 x i32> %0, <16 x float> %2, i32 0, i32 0, i32 0, i32 %3, i32 0, i32 %3)
  ret void
}

define void @dot(<4 x i8> %0, i32 %1, <2 x i16> %2) {
  %4 = bitcast <4 x i8> %0 to i32
  %5 = bitcast <4 x i8> %0 to i32
  %6 = call i32 @llvm.nvvm.idp4a.s.u(i32 %4, i32 %5, i32 %1)
  %7 = bitcast <2 x i16> %2 to i32
  %8 = bitcast <4 x i8> %0 to i32
  %9 = call i32 @llvm.nvvm.idp2a.s.u(i32 %7, i32 %8, i1 true, i32 %1)
  ret void
}

define void @convert(float %0, <2 x i8> %1, <2 x half> %2) {
  %4 = call i16 @llvm.nvvm.ff.to.e2m3x2.rn.relu.satfinite(float %0, float %0)
  %5 = bitcast i16 %4 to <2 x i8>
  %6 = bitcast <2 x i8> %1 to i16
  %7 = call <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn(i16 %6)
  %8 = bitcast <2 x i8> %1 to i16
  %9 = call <2 x bfloat> @llvm.nvvm.ue8m0x2.to.bf16x2(i16 %8)
  %10 = bitcast <2 x i8> %1 to i16
  %11 = call <2 x half> @llvm.nvvm.e2m3x2.to.f16x2.rn(i16 %10)
  %12 = call i16 @llvm.nvvm.f16x2.to.e5m2x2.rn(<2 x half> %2)
  %13 = bitcast i16 %12 to <2 x i8>
  ret void
}

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

declare i64 @__ockl_get_local_size(i32)

declare i64 @__ockl_get_num_groups(i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #5

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.idp2a.s.u(i32, i32, i1 immarg, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.nvvm.ff.to.e2m3x2.rn.relu.satfinite(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn(i16) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.nvvm.ue8m0x2.to.bf16x2(i16) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.nvvm.e2m3x2.to.f16x2.rn(i16) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.nvvm.f16x2.to.e5m2x2.rn(<2 x half>) #4

attributes #0 = { "nvvm.blocksareclusters" "nvvm.cluster_dim"="3,5,7" "nvvm.maxclusterrank"="8" "nvvm.maxnreg"="16" "nvvm.maxntid"="1,23,32" "nvvm.minctasm"="16" "nvvm.reqntid"="1,23,32" }
attributes #1 = { "amdgpu-flat-work-group-size"="64,128" "amdgpu-unsafe-fp-atomics"="false" "amdgpu-waves-per-eu"="2" "uniform-work-group-size"="true" }
attributes #2 = { "amdgpu-flat-work-group-size"="1,1024" "uniform-work-group-size"="false" }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 16, i32 4, i32 2}
!2 = !{}
