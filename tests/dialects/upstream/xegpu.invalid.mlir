gpu.module @a {
gpu.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %bp: vector<8x16x2xf16>, %acc: vector<8x16xf32>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  %1 = xegpu.dpas %a, %bp, %acc : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
  // expected-error @below {{'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.}}
  %2 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 3], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf16>
  gpu.return
}
}

// -----

gpu.module @a {
gpu.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %bp: vector<8x16x2xf16>, %acc: vector<8x16xf32>) {
  // expected-error @below {{'xegpu.dpas' op M-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<1x16xf32>
  %1 = xegpu.dpas %a, %bp, %acc : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %2 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf16>
  gpu.return
}
}

// -----

// expected-error @below {{custom op 'xegpu.alloc_nbarrier' invalid kind of attribute specified}}
xegpu.alloc_nbarrier @a {
gpu.func @f(%m: memref<2048xi8, 3>, %c: index) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[8, %c] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  xegpu.store_matrix %1, %0[8, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  xegpu.alloc_nbarrier 8
  xegpu.fence memory_kind = global, fence_scope = workgroup
  gpu.return
}
}

// -----

gpu.module @a {
gpu.func @f(%src: memref<24x32xf32>, %s1: ui64, %c: index, %d: vector<4xindex>, %m: vector<4xi1>) {
  %0 = xegpu.create_nd_tdesc %src : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %src[0, %c] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>>
  // expected-error @below {{custom op 'xegpu.create_nd_tdesc' expected 'shape'}}
  %2 = xegpu.create_nd_tdesc %s1, cached : [%c, 32], strides : [%c, 1] : ui64 -> !xegpu.tensor_desc<8x16xf32>
  %3 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %4 = xegpu.load_nd %0[0, %c] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %3, %0 <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
  %5 = xegpu.update_nd_offset %0, [0, %c] : !xegpu.tensor_desc<8x16xf32>
  gpu.return
}
}

// -----

gpu.module @a {
gpu.func @f(%src: memref<24x32xf32>, %s1: ui64, %c: index, %d: vector<4xindex>, %m: vector<4xi1>) {
  %0 = xegpu.create_nd_tdesc %src : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %src[0, %c] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>>
  // expected-error @below {{custom op 'xegpu.create_nd_tdesc' expected 'strides'}}
  %2 = xegpu.create_nd_tdesc %s1, shape : [%c, 32], xegpu.prefetch_nd : [%c, 1] : ui64 -> !xegpu.tensor_desc<8x16xf32>
  %3 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %4 = xegpu.load_nd %0[0, %c] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %3, %0 <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
  %5 = xegpu.update_nd_offset %0, [0, %c] : !xegpu.tensor_desc<8x16xf32>
  gpu.return
}
}

// -----

gpu.module @a {
gpu.func @f(%m: memref<2048xi8, 3>, %c: index) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[8, %c] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  xegpu.store_matrix %1, %0[8, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  xegpu.alloc_nbarrier 8
  // expected-error @below {{custom op 'xegpu.fence' expected 'memory_kind'}}
  xegpu.fence vector = global, fence_scope = workgroup
  gpu.return
}
}

// -----

gpu.module @a {
gpu.func @f(%s1: ui64, %src: memref<256xf32>, %d: vector<4xindex>, %m: vector<4xi1>) {
  %0 = xegpu.create_tdesc %s1, %d : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  %1 = xegpu.create_tdesc %s1, %d : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  %2 = xegpu.load %1, %m <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1> -> vector<4x2xf32>
  xegpu.store %2, %1, %m : vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1>
  // expected-error @below {{custom op 'xegpu.load' number of operands and types do not match: got 3 operands and 2 types}}
  %3 = xegpu.load %src[%d], %m : memref<256xf32>, vector<4xindex>-> vector<4xi1> -> vector<4xf32>
  xegpu.store %3, %src[%d], %m : vector<4xf32>, memref<256xf32>, vector<4xindex>, vector<4xi1>
  xegpu.prefetch %1 : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  %4 = xegpu.update_offset %1, %d : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xindex>
  gpu.return
}
}

// -----

gpu.module @a {
gpu.func @f(%src: memref<24x32xf32>, %s1: ui64, %c: index, %d: vector<4xindex>, %m: vector<4xi1>) {
  %0 = xegpu.create_nd_tdesc %src : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %src[0, %c] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>>
  %2 = xegpu.create_nd_tdesc %s1, shape : [%c, 32], strides : [%c, 1] : ui64 -> !xegpu.tensor_desc<8x16xf32>
  // expected-error @below {{custom op 'xegpu.load_nd' invalid kind of type specified: expected builtin.vector, but found 'memref<8x16xf32>'}}
  %3 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> memref<8x16xf32>
  %4 = xegpu.load_nd %0[0, %c] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %3, %0 <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
  %5 = xegpu.update_nd_offset %0, [0, %c] : !xegpu.tensor_desc<8x16xf32>
  gpu.return
}
}

// -----

gpu.module @a {
gpu.func @f(%m: memref<2048xi8, 3>, %c: index) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[8, %c] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  // expected-error @below {{custom op 'xegpu.store_matrix' number of operands and types do not match: got 2 operands and 1 types}}
  xegpu.store_matrix %1, %0[8, 8] : vector<8x16xf16>= !xegpu.mem_desc<16x64xf16>
  xegpu.alloc_nbarrier 8
  xegpu.fence memory_kind = global, fence_scope = workgroup
  gpu.return
}
}
