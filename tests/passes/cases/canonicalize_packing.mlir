// builtin.module(canonicalize)
func.func @f1(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<2x4x2x2xf32>
  %e2 = tensor.empty() : tensor<4x8xf32>
  %p = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e2 : tensor<2x4x2x2xf32> -> tensor<4x8xf32>
  return %u : tensor<4x8xf32>
}
func.func @f2(%p: tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xf32> {
  %e = tensor.empty() : tensor<2x4x2x2xf32>
  %e2 = tensor.empty() : tensor<4x8xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e2 : tensor<2x4x2x2xf32> -> tensor<4x8xf32>
  %q = linalg.pack %u inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
  return %q : tensor<2x4x2x2xf32>
}
func.func @f3(%x: tensor<4x8xf32>, %v: f32) -> tensor<2x4x2x2xf32> {
  %e = tensor.empty() : tensor<2x4x2x2xf32>
  %p = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
  return %p : tensor<2x4x2x2xf32>
}
func.func @f4(%x: tensor<?x?xf32>, %e: tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xf32> {
  %p = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<?x?xf32> -> tensor<2x4x2x2xf32>
  return %p : tensor<2x4x2x2xf32>
}
func.func @f5(%x: tensor<?x?x2x2xf32>, %e: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %p = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<?x?x2x2xf32> -> tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}
func.func @f6(%x: tensor<2x4x2x2xf32>, %e: tensor<4x8xf32>) -> tensor<3x7xf32> {
  %p = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x4x2x2xf32> -> tensor<4x8xf32>
  %s = tensor.extract_slice %p[0, 0] [3, 7] [1, 1] : tensor<4x8xf32> to tensor<3x7xf32>
  return %s : tensor<3x7xf32>
}
func.func @f7(%x: tensor<2x4x2x2xf32>, %e: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.add ins(%y, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %0 : tensor<2x4x2x2xf32> -> tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}
func.func @f8(%x: tensor<?x?x2x2xf32>, %e: tensor<?x?xf32>) -> tensor<4x8xf32> {
  %p = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<?x?x2x2xf32> -> tensor<?x?xf32>
  %c = tensor.cast %p : tensor<?x?xf32> to tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}
func.func @f9(%x: tensor<4x8xf32>, %e: tensor<?x?x?x?xf32>, %s: index) -> tensor<2x4x2x2xf32> {
  %c2 = arith.constant 2 : index
  %xx = tensor.cast %x : tensor<4x8xf32> to tensor<?x?xf32>
  %p = linalg.pack %xx inner_dims_pos = [0, 1] inner_tiles = [%c2, %c2] into %e : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %c = tensor.cast %p : tensor<?x?x?x?xf32> to tensor<2x4x2x2xf32>
  return %c : tensor<2x4x2x2xf32>
}
func.func @f10() -> (tensor<2x4x2x2xf32>, tensor<2x4x2x2xf32>, tensor<3x4x2x2xf32>) {
  %x = arith.constant dense<1.0> : tensor<4x8xf32>
  %y = arith.constant dense<1.0> : tensor<5x8xf32>
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<2x4x2x2xf32>
  %f = tensor.empty() : tensor<3x4x2x2xf32>
  %p = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
  %q = linalg.pack %x padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
  %r = linalg.pack %y padding_value(%d : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %f : tensor<5x8xf32> -> tensor<3x4x2x2xf32>
  return %p, %q, %r : tensor<2x4x2x2xf32>, tensor<2x4x2x2xf32>, tensor<3x4x2x2xf32>
}
func.func @f11(%x: tensor<5x8xf32>, %c: f32, %e: tensor<5x8xf32>) -> (tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) {
  %f = tensor.empty() : tensor<3x4x2x2xf32>
  %g = tensor.empty() : tensor<3x4x2x2xf32>
  %y = linalg.fill ins(%c : f32) outs(%e : tensor<5x8xf32>) -> tensor<5x8xf32>
  %r = linalg.pack %y padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %f : tensor<5x8xf32> -> tensor<3x4x2x2xf32>
  %s = linalg.pack %y padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %g : tensor<5x8xf32> -> tensor<3x4x2x2xf32>
  return %r, %s : tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>
}
func.func @f12(%x: tensor<5x8x?xf32>, %c: f32, %e: tensor<3x4x?x2x2xf32>, %f: tensor<9x3x4x2x2xf32>) -> (tensor<3x4x?x2x2xf32>, tensor<9x3x4x2x2xf32>, tensor<5x8x?xf32>) {
  %r = linalg.pack %x padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<5x8x?xf32> -> tensor<3x4x?x2x2xf32>
  %s = linalg.pack %x padding_value(%c : f32) outer_dims_perm = [2, 0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %f : tensor<5x8x?xf32> -> tensor<9x3x4x2x2xf32>
  %u = linalg.unpack %f outer_dims_perm = [2, 0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %x : tensor<9x3x4x2x2xf32> -> tensor<5x8x?xf32>
  return %r, %s, %u : tensor<3x4x?x2x2xf32>, tensor<9x3x4x2x2xf32>, tensor<5x8x?xf32>
}
