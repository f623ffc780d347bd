// builtin.module(transform-interpreter)
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d1)>
#col = affine_map<(d0, d1) -> (d0)>
func.func @products(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>, %h: tensor<4x8xf16>, %g: tensor<8x6xf16>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.matmul ins(%h, %g : tensor<4x8xf16>, tensor<8x6xf16>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0, %1 : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @elementwise(%a: tensor<3x4xf32>, %b: tensor<4x3xf32>, %r: tensor<4xf32>, %s: f32, %o: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #t, #row, affine_map<(d0, d1) -> ()>, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b, %r, %s : tensor<3x4xf32>, tensor<4x3xf32>, tensor<4xf32>, f32) outs(%o : tensor<3x4xf32>) {
  ^bb0(%w: f32, %x: f32, %y: f32, %z: f32, %old: f32):
    %1 = arith.addf %w, %x : f32
    %2 = arith.mulf %y, %z : f32
    %3 = math.exp %2 : f32
    %4 = arith.maximumf %1, %3 : f32
    %5 = linalg.index 1 : index
    %6 = arith.index_cast %5 : index to i32
    %7 = arith.sitofp %6 : i32 to f32
    %8 = arith.addf %4, %7 : f32
    linalg.yield %8 : f32
  } -> tensor<3x4xf32>
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %r1 = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<3x4xf32>) outs(%f : tensor<3xf32>) {
  ^bb0(%w: f32, %old: f32):
    %1 = arith.maximumf %w, %old : f32
    linalg.yield %1 : f32
  } -> tensor<3xf32>
  return %0, %r1 : tensor<3x4xf32>, tensor<3xf32>
}
func.func @copies(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<?x4xf32>, %n: index, %z: memref<f32>, %y: memref<f32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32>
  memref.copy %z, %y : memref<f32> to memref<f32>
  %alloc = memref.alloc() : memref<4x4xf32>
  linalg.fill ins(%f0 : f32) outs(%alloc : memref<4x4xf32>)
  %view = memref.subview %alloc[0, 0] [%n, 4] [1, 1] : memref<4x4xf32> to memref<?x4xf32, strided<[4, 1]>>
  memref.copy %c, %view : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1]>>
  %0 = vector.transfer_read %alloc[%c0, %c0], %f0 {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
  memref.dealloc %alloc : memref<4x4xf32>
  %alloc1 = memref.alloc() : memref<4x4xf32>
  %view1 = memref.subview %alloc1[0, 0] [%n, 4] [1, 1] : memref<4x4xf32> to memref<?x4xf32, strided<[4, 1]>>
  vector.transfer_write %0, %alloc1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
  memref.copy %view1, %c : memref<?x4xf32, strided<[4, 1]>> to memref<?x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @padded(%a: tensor<3x5xf32>, %n: index, %b: tensor<?x5xf32>, %p: f32) -> (tensor<4x8xf32>, tensor<?x?xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<3x5xf32> to tensor<4x8xf32>
  %1 = tensor.pad %b low[%n, 1] high[1, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<?x5xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<?x?xf32>
}
func.func @gathers(%t: tensor<20x8xf32>, %i: tensor<4xi32>, %o: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#col, #id], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<4xi32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: i32, %old: f32):
    %1 = arith.index_cast %x : i32 to index
    %2 = linalg.index 1 : index
    %3 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%2)[%n]
    %4 = tensor.extract %t[%1, %3] : tensor<20x8xf32>
    linalg.yield %4 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @convolved(%a: tensor<1x8x4xf32>, %f: tensor<3x4xf32>, %o: tensor<1x6x4xf32>) -> tensor<1x6x4xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%a, %f : tensor<1x8x4xf32>, tensor<3x4xf32>) outs(%o : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return %0 : tensor<1x6x4xf32>
}
func.func @tiled(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %n: index) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %0 = scf.for %i = %c0 to %c64 step %c8 iter_args(%o = %b) -> tensor<64x64xf32> {
    %s = tensor.extract_slice %a[%i, 0] [8, 64] [1, 1] : tensor<64x64xf32> to tensor<8x64xf32>
    %d = tensor.extract_slice %o[%i, 0] [8, 64] [1, 1] : tensor<64x64xf32> to tensor<8x64xf32>
    %e = linalg.exp ins(%s : tensor<8x64xf32>) outs(%d : tensor<8x64xf32>) -> tensor<8x64xf32>
    %r = tensor.insert_slice %e into %o[%i, 0] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<64x64xf32>
    scf.yield %r : tensor<64x64xf32>
  }
  return %0 : tensor<64x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    %products = transform.structured.match ops{["func.func"]} attributes {sym_name = "products"} in %r : (!transform.any_op) -> !transform.any_op
    %products_1 = transform.structured.vectorize_children_and_apply_patterns %products {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
    %elementwise = transform.structured.match ops{["func.func"]} attributes {sym_name = "elementwise"} in %r : (!transform.any_op) -> !transform.any_op
    %elementwise_1 = transform.structured.vectorize_children_and_apply_patterns %elementwise : (!transform.any_op) -> !transform.any_op
    %copies = transform.structured.match ops{["func.func"]} attributes {sym_name = "copies"} in %r : (!transform.any_op) -> !transform.any_op
    %copies_1 = transform.structured.vectorize_children_and_apply_patterns %copies : (!transform.any_op) -> !transform.any_op
    %padded = transform.structured.match ops{["func.func"]} attributes {sym_name = "padded"} in %r : (!transform.any_op) -> !transform.any_op
    %padded_1 = transform.structured.vectorize_children_and_apply_patterns %padded {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    %gathers = transform.structured.match ops{["func.func"]} attributes {sym_name = "gathers"} in %r : (!transform.any_op) -> !transform.any_op
    %gathers_1 = transform.structured.vectorize_children_and_apply_patterns %gathers {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
    %convolved = transform.structured.match ops{["func.func"]} attributes {sym_name = "convolved"} in %r : (!transform.any_op) -> !transform.any_op
    %convolved_1 = transform.structured.vectorize_children_and_apply_patterns %convolved {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
    %tiled = transform.structured.match ops{["func.func"]} attributes {sym_name = "tiled"} in %r : (!transform.any_op) -> !transform.any_op
    %tiled_1 = transform.structured.vectorize_children_and_apply_patterns %tiled {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
