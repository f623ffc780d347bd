#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
"x.parent"() ({
  %v0 = "x.value"() : () -> vector<16x16xi32>
  %v1 = "x.value"() : () -> vector<16x16xi32>
  %v2 = "x.value"() : () -> vector<16x16xi32>
  %r = "vector.contract"(%v0, %v1, %v2) <{indexing_maps = [#map2, #map3, #map4], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<16x16xi32>, vector<16x16xi32>, vector<16x16xi32>) -> vector<[4]xi32>
}) : () -> ()

