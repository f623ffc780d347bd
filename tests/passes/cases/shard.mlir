// builtin.module(canonicalize)
shard.grid @g(shape = 2x4)
func.func @coll(%x: tensor<4xi8>, %y: tensor<4x4xf32>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>,tensor<4xi8>,tensor<4xi8>,tensor<4xi8>) {
  %0 = shard.all_reduce %x on @g grid_axes = [] : tensor<4xi8> -> tensor<4xi8>
  %1 = shard.all_gather %x on @g grid_axes = [] gather_axis = 0 : tensor<4xi8> -> tensor<4xi8>
  %2 = shard.broadcast %x on @g grid_axes = [] root = [] : (tensor<4xi8>) -> tensor<4xi8>
  %3 = shard.reduce_scatter %x on @g grid_axes = [] scatter_axis = 0 : tensor<4xi8> -> tensor<4xi8>
  %4 = shard.all_slice %x on @g grid_axes = [] slice_axis = 0 : tensor<4xi8> -> tensor<4xi8>
  %5 = shard.all_to_all %x on @g grid_axes = [] split_axis = 0 concat_axis = 0 : tensor<4xi8> -> tensor<4xi8>
  %6 = shard.all_reduce %x on @g grid_axes = [0] : tensor<4xi8> -> tensor<4xi8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>,tensor<4xi8>,tensor<4xi8>,tensor<4xi8>
}
func.func @coll2(%x: tensor<4xi8>, %i: index) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>,tensor<4xi8>,tensor<4xi8>) {
  %0 = shard.gather %x on @g grid_axes = [] gather_axis = 0 root = [] : (tensor<4xi8>) -> tensor<4xi8>
  %1 = shard.scatter %x on @g grid_axes = [] scatter_axis = 0 root = [] : (tensor<4xi8>) -> tensor<4xi8>
  %2 = shard.recv %x on @g grid_axes = [] source = [] : (tensor<4xi8>) -> tensor<4xi8>
  %3 = shard.send %x on @g grid_axes = [] destination = [] : (tensor<4xi8>) -> tensor<4xi8>
  %4 = shard.reduce %x on @g grid_axes = [] root = [] : (tensor<4xi8>) -> tensor<4xi8>
  %5 = shard.all_reduce %x on @g grid_axes = [] reduction = max : tensor<4xi8> -> tensor<4xi8>
  return %0, %1, %2, %3, %4, %5 : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>,tensor<4xi8>,tensor<4xi8>
}
func.func @norm(%x: tensor<8x8xi8>, %h: i64) -> (tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %s = shard.sharding @g split_axes = [[0],[1]] halo_sizes = [0, %c0, 0, 0] : !shard.sharding
  %1 = shard.shard %x to %s : tensor<8x8xi8>
  %s2 = shard.sharding @g split_axes = [[0],[1]] halo_sizes = [%c2, %c0, %h, 0] : !shard.sharding
  %2 = shard.shard %1 to %s2 : tensor<8x8xi8>
  %s3 = shard.sharding @g split_axes = [[0],[1]] sharded_dims_offsets = [0, 4, 8, 0, %c2, 4, 6, 8] : !shard.sharding
  %3 = shard.shard %2 to %s3 : tensor<8x8xi8>
  %s4 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, %c2, 4] : !shard.sharding
  %4 = shard.shard %3 to %s4 : tensor<8x8xi8>
  %s5 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
  %5 = shard.shard %4 to %s5 : tensor<8x8xi8>
  return %1, %2, %3, %4, %5 : tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>
}
func.func @dup(%x: tensor<8x8xi8>, %y: tensor<8x8xi8>, %z: tensor<8x8xi8>) -> (tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %s2 = shard.sharding @g split_axes = [[0], []] : !shard.sharding
  %s3 = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %1 = shard.shard %x to %s : tensor<8x8xi8>
  %2 = shard.shard %x to %s2 : tensor<8x8xi8>
  %3 = shard.shard %y to %s annotate_for_users : tensor<8x8xi8>
  %4 = shard.shard %y to %s3 : tensor<8x8xi8>
  %5 = shard.shard %z to %s : tensor<8x8xi8>
  %6 = shard.shard %z to %s annotate_for_users : tensor<8x8xi8>
  return %1, %2, %3, %4, %5, %6 : tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>
}
func.func @shift(%x: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
  %2 = shard.shift %x on @g grid_axes = [0] shift_axis = 0 offset = 0 : tensor<4xi8> -> tensor<4xi8>
  %3 = shard.shift %x on @g grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<4xi8> -> tensor<4xi8>
  return %2, %3 : tensor<4xi8>, tensor<4xi8>
}
func.func @three(%x: tensor<8x8xi8>) -> (tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %s3 = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %1 = shard.shard %x to %s : tensor<8x8xi8>
  %2 = shard.shard %x to %s3 : tensor<8x8xi8>
  %3 = shard.shard %x to %s : tensor<8x8xi8>
  return %1, %2, %3 : tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>
}
