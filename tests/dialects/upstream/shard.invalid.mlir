// expected-error @below {{'shard.grid' op rank of grid is expected to be a positive integer}}
shard.grid @grid(shape = [])

// -----

shard.grid @grid(shape = 2x4)
func.func @axis_twice() {
  // expected-error @below {{grid axis duplicated}}
  %0 = shard.sharding @grid split_axes = [[0], [0]] : !shard.sharding
  return
}

// -----

shard.grid @grid(shape = 2x4)
func.func @negative_axis() {
  // expected-error @below {{grid axis is expected to be non-negative}}
  %0 = shard.sharding @grid split_axes = [[-1]] : !shard.sharding
  return
}

// -----

shard.grid @grid(shape = 2x4)
func.func @halos() {
  // expected-error @below {{halo sizes must be specified for all split axes.}}
  %0 = shard.sharding @grid split_axes = [[0], [1]] halo_sizes = [1, 2] : !shard.sharding
  return
}

// -----

shard.grid @grid(shape = 2x4)
func.func @both() {
  // expected-error @below {{'shard.sharding' op halo sizes and shard offsets are mutually exclusive}}
  %0 = shard.sharding @grid split_axes = [[0]] halo_sizes = [1, 2] sharded_dims_offsets = [0, 1, 2] : !shard.sharding
  return
}

// -----

func.func @no_grid(%arg0: tensor<4x8xf32>) {
  // expected-error @below {{Undefined required grid symbol "grid".}}
  %0 = shard.all_reduce %arg0 on @grid grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

shard.grid @grid(shape = 2x4)
func.func @no_axis(%arg0: tensor<4x8xf32>) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "grid" is of rank 2.}}
  %0 = shard.all_reduce %arg0 on @grid grid_axes = [2] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

shard.grid @grid(shape = 2x4)
func.func @count() {
  // expected-error @below {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.grid_shape @grid : index
  return
}

// -----

func.func @f(%a: tensor<8x8xi8>) {
  // expected-error @below {{Undefined required grid symbol "nowhere".}}
  %0 = shard.update_halo %a on @nowhere split_axes = [[0]] halo_sizes = [1, 2] : tensor<8x8xi8>
  return
}
