#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (512)>
"x.parent"() ({
  %v0 = "x.value"() : () -> f32
  %v1 = "x.value"() : () -> memref<512xf32>
  %r:2 = "affine.for"(%v0, %v0) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = affine_map<(d0, d1) -> (d1 floordiv 3)>}> ({
    ^bb0(%arg1: index, %arg2: f32, %arg3: f32):
      %2 = "affine.load"(%v1, %arg1) <{map = #map}> : (memref<512xf32>, index) -> f32
      %3 = "arith.addf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%3, %2) : (f32, f32) -> ()
    }) : (f32, f32) -> (f32, f32)
}) : () -> ()

// -----
