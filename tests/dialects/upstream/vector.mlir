#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @transfers(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4x8xi1>) -> tensor<?x?xf32> {
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<4x8xf32>
    %2 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %arg4 {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
    vector.transfer_write %0, %arg0[%arg2, %arg2] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    %3 = vector.transfer_write %2, %arg1[%arg2, %arg2], %arg4 : vector<4x8xf32>, tensor<?x?xf32>
    return %3 : tensor<?x?xf32>
  }
  func.func @products(%arg0: vector<4x8xf32>, %arg1: vector<8x2xf32>, %arg2: vector<4x2xf32>, %arg3: vector<4xf32>, %arg4: vector<2xf32>, %arg5: f32, %arg6: vector<4x2xi1>, %arg7: vector<4xi1>) -> vector<4x2xf32> {
    %0 = vector.contract {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
    %1 = vector.outerproduct %arg3, %arg4 : vector<4xf32>, vector<2xf32>
    %2 = vector.mask %arg6 { vector.outerproduct %arg3, %arg4, %0 {kind = #vector.kind<mul>} : vector<4xf32>, vector<2xf32> } : vector<4x2xi1> -> vector<4x2xf32>
    %3 = vector.mask %arg7 { vector.reduction <add>, %arg3, %arg5 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %4 = vector.extract %2[1] : vector<2xf32> from vector<4x2xf32>
    %c1 = arith.constant 1 : index
    %5 = vector.insert %4, %2 [%c1] : vector<2xf32> into vector<4x2xf32>
    %6 = vector.shuffle %4, %arg4 [0, 3, 1] : vector<2xf32>, vector<2xf32>
    %7:2 = vector.to_elements %4 : vector<2xf32>
    %vscale = vector.vscale
    %8 = vector.multi_reduction <add>, %5, %arg5 [0, 1] : vector<4x2xf32> to f32
    return %5 : vector<4x2xf32>
  }
}
