#map = affine_map<(d0)[s0] -> (0, d0 - s0)>
#map1 = affine_map<(d0)[s0] -> (s0, d0 + 10)>
#map2 = affine_map<(d0)[s0] -> (-d0 + s0 - 1)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 - 2 >= 0)>
#set1 = affine_set<(d0) : (d0 == 0)>
module {
  func.func @reverse(%arg0: memref<?x?xf32>, %arg1: index) {
    %0 = std.dim %arg0, 0 : memref<?x?xf32>
    std.for %arg2 = 0 to %0 {
      std.for %arg3 = max #map(%arg2)[%arg1] to min #map1(%arg2)[%0] step 4 {
        %1 = std.affine_apply #map2(%arg3)[%0]
        %2 = std.load %arg0[%arg2, %1] : memref<?x?xf32>
        std.if #set(%arg2)[%0] {
          std.store %2, %arg0[%1, %arg2] : memref<?x?xf32>
        } else if #set1(%arg3) {
          %3 = std.constant 3 : index
          std.store %2, %arg0[%3, %arg2] : memref<?x?xf32>
        } else {
        }
      }
    }
    std.for %arg2 = -4 to 10 {
    }
    std.return
  }
}

