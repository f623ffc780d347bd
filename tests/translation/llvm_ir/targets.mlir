llvm.func @nvidia_kernel(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 23, 32>, nvvm.reqntid = array<i32: 1, 23, 32>, nvvm.cluster_dim = array<i32: 3, 5, 7>, nvvm.cluster_max_blocks = 8, nvvm.minctasm = 16 : i32, nvvm.maxnreg = 16 : i32, nvvm.blocksareclusters} {
  llvm.return
}

llvm.func @amd_kernel() attributes {rocdl.kernel, rocdl.flat_work_group_size = "64,128", rocdl.reqd_work_group_size = array<i32: 16, 4, 2>, rocdl.waves_per_eu = 2 : i32, rocdl.unsafe_fp_atomics = false} {
  llvm.return
}

llvm.func @another_kernel() attributes {rocdl.kernel, rocdl.max_flat_work_group_size = 1024 : index, rocdl.uniform_work_group_size = false} {
  llvm.return
}

llvm.func @sizes() {
  rocdl.barrier
  %0 = rocdl.workgroup.dim.x : i64
  %1 = rocdl.workgroup.dim.y range <i32, 1, 65> : i64
  %2 = rocdl.grid.dim.z : i64
  %3 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  llvm.return
}

llvm.func @accesses(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v monotonic {rocdl.ignore_denormal_mode, rocdl.no_fine_grained_memory, rocdl.no_remote_memory} : !llvm.ptr, i32
  %1 = llvm.load %p {rocdl.last_use} : !llvm.ptr -> i32
  llvm.return
}

llvm.func @scaled(%a: vector<8xi32>, %c: vector<4xf32>, %d: vector<16xf32>, %i: i32) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %a, %a, %c, %z, %z, %z, %i, %z, %i : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  %1 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %a, %a, %d, %z, %z, %z, %i, %z, %i : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @dot(%a: vector<4xi8>, %c: i32, %w: vector<2xi16>) {
  %0 = nvvm.dot.accumulate.4way %a <signed>, %a <unsigned>, %c : vector<4xi8>, vector<4xi8>
  %1 = nvvm.dot.accumulate.2way %w <signed>, %a <unsigned>, %c {b_hi = true}: vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @convert(%a: f32, %s: vector<2xi8>, %h: vector<2xf16>) {
  %1 = nvvm.convert.f32x2.to.f6x2 %a, %a {relu = true} : vector<2xi8> (f6E2M3FN)
  %2 = nvvm.convert.f8x2.to.f16x2 %s : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  %3 = nvvm.convert.f8x2.to.bf16x2 %s : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %4 = nvvm.convert.f6x2.to.f16x2 %s : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
  %5 = nvvm.convert.f16x2.to.f8x2 %h : vector<2xf16> -> vector<2xi8> (f8E5M2)
  llvm.return
}
