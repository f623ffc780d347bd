"x.parent"() ({
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
