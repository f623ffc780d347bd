module {
  shard.grid @grid0(shape = 2x?x4)
  shard.grid @grid1(shape = 3)
  func.func @f(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: i64) {
    %sharding = shard.sharding @grid0 split_axes = [[0], [2]] : !shard.sharding
    %sharding_0 = shard.sharding @grid0 split_axes = [[0]] halo_sizes = [1, %arg2] : !shard.sharding
    %sharding_1 = shard.sharding @grid1 split_axes = [[0]] sharded_dims_offsets = [0, 1, 2, 3] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding annotate_for_users : tensor<4x8xf32>
    %grid_shape:3 = shard.grid_shape @grid0 : index, index, index
    %proc_linear_idx = shard.process_linear_index on @grid0 : index
    %all_reduce = shard.all_reduce %arg0 on @grid0 grid_axes = [0] reduction =  max : tensor<4x8xf32> -> tensor<4x8xf32>
    %all_gather = shard.all_gather %arg0 on @grid0 grid_axes = [2] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
    %broadcast = shard.broadcast %arg0 on @grid0 grid_axes = [0] root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %shift = shard.shift %arg0 on @grid0 grid_axes = [2] shift_axis = 2 offset = -2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
    %all_slice = shard.all_slice %arg0 on @grid0 grid_axes = [2] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf32>
    %reduce_scatter = shard.reduce_scatter %arg0 on @grid0 grid_axes = [2] scatter_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf64>
    %send = shard.send %arg0 on @grid0 grid_axes = [0] destination = [%arg1] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    return
  }
}
