#map = affine_map<(d0) -> (d0 + 10)>
!line = vector<4 x f32>
func.func @use(%a: index, %x: !line) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 + 10)>(%a)
  %1 = affine.apply #map(%0)
  %pair:2 = "two.results"(%x) {colour = "green", text = #foo<"a1^" + bar>, plain = #foo.string<"">} : (!line) -> (f32, !tf.string)
  "graph.region"() ({
    %2 = "op.later"(%3) : (i32) -> i32
    %3 = "op.now"(%2) : (i32) -> i32
    %4 = "op.typed"() : () -> !foo<something<abcd>>
  }) : () -> ()
  return %1 : index
}
