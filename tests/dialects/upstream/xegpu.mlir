module {
  gpu.module @a {
    gpu.func @f(%arg0: memref<2048xi8, 3>, %arg1: index) {
      %0 = xegpu.create_mem_desc %arg0 : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
      %1 = xegpu.load_matrix %0[8, %arg1] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
      xegpu.store_matrix %1, %0[8, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
      xegpu.alloc_nbarrier 8
      xegpu.fence memory_kind = global, fence_scope = workgroup
      gpu.return
    }
  }
  gpu.module @a_1 {
    gpu.func @f_1(%arg0: vector<8x16xf16>, %arg1: vector<16x16xf16>, %arg2: vector<8x16x2xf16>, %arg3: vector<8x16xf32>) {
      %0 = xegpu.dpas %arg0, %arg1 : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
      %1 = xegpu.dpas %arg0, %arg2, %arg3 : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
      %2 = xegpu.convert_layout %arg0 <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf16>
      gpu.return
    }
  }
  gpu.module @a_2 {
    gpu.func @f_2(%arg0: memref<24x32xf32>, %arg1: ui64, %arg2: index, %arg3: vector<4xindex>, %arg4: vector<4xi1>) {
      %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
      %1 = xegpu.create_nd_tdesc %arg0[0, %arg2] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>>
      %2 = xegpu.create_nd_tdesc %arg1, shape : [%arg2, 32], strides : [%arg2, 1] : ui64 -> !xegpu.tensor_desc<8x16xf32>
      %3 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
      %4 = xegpu.load_nd %0[0, %arg2]  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
      xegpu.store_nd %3, %0 <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
      xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
      %5 = xegpu.update_nd_offset %0, [0, %arg2] : !xegpu.tensor_desc<8x16xf32>
      gpu.return
    }
  }
  gpu.module @a_3 {
    gpu.func @f_3(%arg0: ui64, %arg1: memref<256xf32>, %arg2: vector<4xindex>, %arg3: vector<4xi1>) {
      %0 = xegpu.create_tdesc %arg0, %arg2 : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
      %1 = xegpu.create_tdesc %arg0, %arg2 : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
      %2 = xegpu.load %1, %arg3 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<4x2xf32>
      xegpu.store %2, %1, %arg3  : vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>
      %3 = xegpu.load %arg1[%arg2], %arg3  : memref<256xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
      xegpu.store %3, %arg1[%arg2], %arg3  : vector<4xf32>, memref<256xf32>, vector<4xindex>, vector<4xi1>
      xegpu.prefetch %1  : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
      %4 = xegpu.update_offset %1, %arg2 : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>
      gpu.return
    }
  }
}
