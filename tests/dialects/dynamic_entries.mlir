// expected-error@+2 {{'vector.insert' op expected the number of 'dynamic_position' to match the number of dynamic entries (0 vs 1)}}
"x.parent"() ({^bb0(%v: vector<4xf32>, %w: vector<2x4xf32>):
  %r = "vector.insert"(%v, %w) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
}) : () -> ()

// -----

// expected-error@+2 {{'tensor.pad' op expected the number of 'low' to match the number of dynamic entries (0 vs 1)}}
"x.parent"() ({^bb0(%t: tensor<4xf32>):
  %r = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    %c = "x.value"() : () -> f32
    "tensor.yield"(%c) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<?xf32>
}) : () -> ()

// -----

"x.parent"() ({^bb0(%t: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pack' op expected the number of 'packed_sizes' to match the number of dynamic entries (0 vs 1)}}
  %r = "transform.structured.pack"(%t) <{static_packed_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()

// -----

"x.parent"() ({^bb0(%t: !transform.any_op):
  // expected-error@+1 {{'transform.structured.pack_greedily' op expected the number of 'matmul_packed_sizes' to match the number of dynamic entries (0 vs 1)}}
  %r = "transform.structured.pack_greedily"(%t) <{static_matmul_packed_sizes = array<i64: 1, 1, -9223372036854775808>, matmul_inner_dims_order = array<i64: 0, 1, 2>}> : (!transform.any_op) -> !transform.any_op
}) : () -> ()

// -----

"x.parent"() ({^bb0(%t: !transform.any_op):
  // expected-error@+1 {{'transform.structured.tile_using_for' op expected the number of 'dynamic_sizes' to match the number of dynamic entries (0 vs 1)}}
  %r:2 = "transform.structured.tile_using_for"(%t) <{static_sizes = array<i64: -9223372036854775808>, scalable_sizes = array<i1: false>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()

// -----

"x.parent"() ({^bb0(%t: !transform.any_op):
  // expected-error@+1 {{'transform.structured.tile_using_forall' op expected the number of 'tile_sizes' to match the number of dynamic entries (0 vs 1)}}
  %r:2 = "transform.structured.tile_using_forall"(%t) <{static_tile_sizes = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()

// -----

"x.parent"() ({^bb0(%t: !transform.any_op):
  // expected-error@+1 {{'transform.structured.vectorize' op expected the number of 'vector_sizes' to match the number of dynamic entries (0 vs 1)}}
  "transform.structured.vectorize"(%t) <{static_vector_sizes = array<i64: -9223372036854775808>, scalable_sizes = array<i1: false>}> : (!transform.any_op) -> ()
}) : () -> ()
