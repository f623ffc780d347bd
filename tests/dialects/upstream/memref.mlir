#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  memref.global "private" constant @numbers : memref<2xi32> = dense<[1, 2]> {alignment = 16 : i64}
  memref.global @raw : memref<4xf32> = uninitialized
  memref.global "nested" @elsewhere : memref<f32>
  func.func @f(%arg0: memref<?x4xf32>, %arg1: index, %arg2: f32, %arg3: memref<*xf32>, %arg4: memref<2xindex>, %arg5: memref<2048xi8>, %arg6: memref<8x16xf32, strided<[16, 1], offset: ?>>) -> index {
    %alloc = memref.alloc(%arg1) : memref<?x4xf32>
    %alloca = memref.alloca()[%arg1] : memref<4xf32, #map>
    %0 = memref.alloca_scope  -> (index) {
      memref.alloca_scope.return %arg1 : index
    }
    memref.alloca_scope  {
    } {label = "x"}
    %1 = memref.load %arg0[%arg1, %arg1] : memref<?x4xf32>
    memref.store %1, %arg0[%arg1, %arg1] {nontemporal = true} : memref<?x4xf32>
    memref.prefetch %arg0[%arg1, %arg1], write, locality<3>, instr : memref<?x4xf32>
    memref.prefetch %arg0[%arg1, %arg1], read, locality<0>, data : memref<?x4xf32>
    %subview = memref.subview %arg0[%arg1, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
    %subview_0 = memref.subview %arg0[0, %arg1] [1, 4] [1, %arg1] : memref<?x4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%arg1], sizes: [2, %arg1], strides: [%arg1, 1] : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
    %cast = memref.cast %arg0 : memref<?x4xf32> to memref<*xf32>
    %reshape = memref.reshape %arg3(%arg4) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %view = memref.view %arg5[%arg1][%arg1] : memref<2048xi8> to memref<?x4xf32>
    %2 = memref.get_global @numbers : memref<2xi32>
    %3 = memref.generic_atomic_rmw %arg0[%arg1, %arg1] : memref<?x4xf32> {
    ^bb0(%arg7: f32):
      %6 = arith.addf %arg7, %arg2 : f32
      memref.atomic_yield %6 : f32
    } {label}
    %4 = memref.atomic_rmw addf %arg2, %arg0[%arg1, %arg1] : (f32, memref<?x4xf32>) -> f32
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg6 : memref<8x16xf32, strided<[16, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %dim = memref.dim %arg0, %arg1 : memref<?x4xf32>
    memref.dma_start %arg0[%arg1, %arg1], %arg0[%arg1, %arg1], %arg1, %arg4[%arg1], %arg1, %arg1 : memref<?x4xf32>, memref<?x4xf32>, memref<2xindex>
    memref.dma_wait %arg4[%arg1], %arg1 : memref<2xindex>
    %5 = memref.realloc %collapse_shape(%arg1) : memref<?xf32> to memref<?xf32>
    %assume_align = memref.assume_alignment %arg0, 16 : memref<?x4xf32>
    memref.dealloc %5 : memref<?xf32>
    return %dim : index
  }
  func.func @one_dimension_may_tell_its_stride(%arg0: memref<16xf32, strided<[1]>>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 4] : memref<16xf32, strided<[1]>> into memref<4x4xf32>
    return
  }
}
