#map = affine_map<(d0, d1)[s0] -> (d0 + s0 floordiv 2, d1 + d0 ceildiv 4)>
#map1 = affine_map<(d0, d1)[s0, s1] -> (d1 + s0 + s1 floordiv 2, d0 + (d1 + s0) ceildiv 4)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1)[s0] -> (d1 + s0, d0)>
module {
  func.func @memory(%arg0: index, %arg1: vector<8xf32>, %arg2: vector<16xf32>, %arg3: tensor<?x4xf32>, %arg4: tensor<*xf32>) {
    %0 = std.alloc(%arg0)[%arg0] : memref<?x4xf32, #map, "hbm">
    %1 = std.alloc(%arg0)[%arg0, %arg0] : memref<16x?xf32, #map1, "vmem">
    %2 = std.alloc() : memref<4x4xf32, #map2, 3>
    %3 = std.alloc_static(0x1000) : memref<4x4xf32>
    %4 = std.view memref<2x2xf32, #map3, "hbm">()[%arg0] %0 : memref<?x4xf32, #map, "hbm">
    %5 = std.reshape %3 : memref<4x4xf32> () : memref<16xf32>
    %6 = std.memref_cast %3 : memref<4x4xf32> to memref<?x4xf32>
    %7 = std.tensor_cast %arg3 : tensor<?x4xf32> to tensor<*xf32>
    %8 = std.tensor_load %3 : memref<4x4xf32>
    std.tensor_store %8, %2 : memref<4x4xf32, #map2, 3>
    %9 = std.constant 0 : index
    %10 = std.alloc() : memref<1xi32, 4>
    std.dma_start %3[%9, %9], %5[%9], %arg0, %10[%9] : memref<4x4xf32>, memref<16xf32>, memref<1xi32, 4>
    std.dma_wait %10[%9], %arg0 : memref<1xi32, 4>
    %11 = std.extract_element %arg1[%9] : vector<8xf32>
    "test.use"(%arg2) : (vector<16xf32>) -> ()
    std.dealloc %3 : memref<4x4xf32>
    std.return
  }
}

