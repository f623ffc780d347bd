// builtin.module(transform-interpreter,cse)
module attributes {transform.with_named_sequence} {
  func.func @sum(%a: tensor<64xf32>, %out: tensor<f32>) -> tensor<f32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
        ins(%a : tensor<64xf32>) outs(%out : tensor<f32>) {
    ^bb0(%x: f32, %s: f32):
      %t = arith.maximumf %x, %s : f32
      linalg.yield %t : f32
    } -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @product(%a: tensor<30x20xf32>, %b: tensor<20x40xf32>, %c: tensor<30x40xf32>) -> tensor<30x40xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<30x20xf32>, tensor<20x40xf32>) outs(%c : tensor<30x40xf32>) -> tensor<30x40xf32>
    return %0 : tensor<30x40xf32>
  }
  func.func @fill(%v: f32, %m: memref<4x8xf32>) {
    linalg.fill ins(%v : f32) outs(%m : memref<4x8xf32>)
    return
  }
  func.func @pad(%a: tensor<?x9xf32>, %v: f32) -> tensor<?x16xf32> {
    %0 = tensor.pad %a low[3, 4] high[5, 3] {
    ^bb0(%i: index, %j: index):
      tensor.yield %v : f32
    } : tensor<?x9xf32> to tensor<?x16xf32>
    return %0 : tensor<?x16xf32>
  }
  func.func @convolution(%a: tensor<1x16x16x4xf32>, %k: tensor<3x3x4x16xf32>, %c: tensor<1x7x7x16xf32>) -> tensor<1x7x7x16xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %k : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>)
        outs(%c : tensor<1x7x7x16xf32>) -> tensor<1x7x7x16xf32>
    return %0 : tensor<1x7x7x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %sum = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:4 = transform.structured.split_reduction %sum {split_factor = 4, insert_split_dimension = 0}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %product = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %packed = transform.structured.pack %product packed_sizes = [8, 0, 16] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %fill = transform.structured.match ops{["func.func"]} attributes {sym_name = "fill"} in %root : (!transform.any_op) -> !transform.any_op
    %filled = transform.structured.match ops{["linalg.fill"]} in %fill : (!transform.any_op) -> !transform.any_op
    transform.structured.flatten_elementwise %filled : (!transform.any_op) -> !transform.any_op
    %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_forall %pad tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.convert_conv2d_to_img2col %conv : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
