#map = affine_map<(d0) -> (d0 + 10)>
module {
  func.func @use(%arg0: index, %arg1: vector<4xf32>) -> index {
    %0 = affine.apply #map(%arg0)
    %1 = affine.apply #map(%0)
    %2:2 = "two.results"(%arg1) {colour = "green", plain = #foo.string<"">, text = #foo<"a1^" + bar>} : (vector<4xf32>) -> (f32, !tf.string)
    "graph.region"() ({
      %3 = "op.later"(%4) : (i32) -> i32
      %4 = "op.now"(%3) : (i32) -> i32
      %5 = "op.typed"() : () -> !foo.something<abcd>
    }) : () -> ()
    return %1 : index
  }
}

