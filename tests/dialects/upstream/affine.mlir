#map = affine_map<(d0)[s0] -> (d0, s0 * 2)>
#map1 = affine_map<(d0) -> (d0, 7)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0 ceildiv 2)>
#map3 = affine_map<(d0)[s0] -> (d0, s0)>
#map4 = affine_map<() -> (3, 4)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 4 == 0)>
#set1 = affine_set<(d0) : (d0 - 1 == 0)>
module {
  func.func @f(%arg0: memref<16x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: memref<1xi32>) {
    affine.for %arg5 = 0 to 8 {
    }
    affine.for %arg5 = %arg1 to %arg1 step 2 {
    } {label}
    %c0 = arith.constant 0 : index
    affine.for %arg5 = max #map(%arg1)[%arg1] to min #map1(%arg1) {
      affine.if #set(%arg5)[%arg1] {
        affine.store %arg2, %arg0[%arg5 + 1, symbol(%arg1) * 2] : memref<16x?xf32>
      } else {
      }
      %8 = affine.load %arg0[%arg5 mod 3, %arg5 floordiv 2] : memref<16x?xf32>
      %9 = affine.vector_load %arg0[%arg5, 0] : memref<16x?xf32>, vector<4xf32>
      affine.vector_store %arg3, %arg0[%arg5, %arg5 + 4] {nontemporal} : memref<16x?xf32>, vector<4xf32>
      affine.prefetch %arg0[%arg5, %arg5 + 1], write, locality<2>, data : memref<16x?xf32>
      affine.dma_start %arg0[%arg5, 0], %arg0[0, %arg5], %arg4[0], %arg1 : memref<16x?xf32>, memref<16x?xf32>, memref<1xi32>
      affine.dma_start %arg0[%arg5, 0], %arg0[0, %arg5], %arg4[0], %arg1, %arg1, %arg1 : memref<16x?xf32>, memref<16x?xf32>, memref<1xi32>
      affine.dma_wait %arg4[0], %arg1 : memref<1xi32>
    }
    %0:2 = affine.for %arg5 = 0 to 10 step 3 iter_args(%arg6 = %arg2, %arg7 = %arg1) -> (f32, index) {
      affine.yield %arg6, %arg7 : f32, index
    }
    %1 = affine.if #set1(%arg1) -> f32 {
      affine.yield %arg2 : f32
    } else {
      affine.yield %arg2 : f32
    } {label}
    affine.parallel (%arg5, %arg6) = (0, max(%arg1, 3)) to (%arg1 + 2, min(%arg1 * 2, 100)) {
    }
    %2:2 = affine.parallel (%arg5) = (0) to (symbol(%arg1)) step (4) reduce ("addf", "maximumf") -> (f32, f32) {
      affine.yield %arg2, %arg2 : f32, f32
    } {label}
    affine.parallel () = () to () {
    }
    %3 = affine.apply #map2(%arg1)[%arg1]
    %4 = affine.min #map3(%arg1)[%arg1]
    %5 = affine.max #map4() {label}
    %6:3 = affine.delinearize_index %arg1 into (%arg1, 4, 5) : index, index, index
    %7 = affine.linearize_index disjoint [%6#0, %6#1] by (2, %arg1) : index
    return
  }
}
