func.func @f(%a: tensor<2x?xf32>, %b: tensor<4x?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.insert_slice %a into %b[%n, 0] [2, %n] [1, 1] {tag} : tensor<2x?xf32> into tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.insert_slice_to_copy %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<4x?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.insert_slice %a into %b[%n, 0] [1, %n] [1, 1] {tag} : tensor<?xf32> into tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.insert_slice_to_copy %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%o = %b) -> tensor<4xf32> {
    %e = tensor.extract_slice %a[%i] [1] [1] : tensor<2xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] {tag} : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.insert_slice_to_copy %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a {tag} : f32
  return %0 : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.insert_slice_to_copy %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a {tag} : f32
  return %0 : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.linalg_copy_to_memref %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a {tag} : f32
  return %0 : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.transpose_conv2d %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a {tag} : f32
  return %0 : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.transpose_matmul %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.copy {tag} ins(%a: memref<4xf32>) outs(%b : memref<4xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.linalg_copy_to_memref %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf64>) {
  linalg.copy {tag} ins(%a: memref<4xf32>) outs(%b : memref<4xf64>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.linalg_copy_to_memref %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy {tag} ins(%a: tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.linalg_copy_to_memref %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x42xf32>, %b: tensor<42x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {tag} ins(%a, %b: tensor<?x42xf32>, tensor<42x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.exp ins(%0: tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %t[all] : (!transform.any_op) -> !transform.any_value
    %r = transform.structured.promote_tensor to 3 %v : !transform.any_value
    transform.debug.emit_remark_at %r, "x" : !transform.any_value
    transform.yield
  }
}
// -----
func.func @f(%a: f32, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.fill {tag} ins(%a: f32) outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %t[all] : (!transform.any_op) -> !transform.any_value
    %r = transform.structured.promote_tensor  %v : !transform.any_value
    transform.debug.emit_remark_at %r, "x" : !transform.any_value
    transform.yield
  }
}
// -----
func.func @f() -> f32 {
  %0 = arith.constant {tag} 1.0 : f32
  return %0 : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.replace %t {
      %0 = arith.constant 2.0 : f32
    } : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.exp %a {tag} : f32
  return %0 : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.replace %t {
      %0 = arith.constant 2.0 : f32
    } : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: f32, %c: i1) -> f32 {
  "foo"() ({
  ^bb0:
    "bar"() : () -> ()
  }) {tag} : () -> ()
  return %a : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.replace %t {
      "new"() : () -> ()
    } : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<1x10x10x3xf32>, %k: tensor<8x3x3x3xf32>, %o: tensor<1x4x4x8xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {tag, strides = dense<2> : tensor<2xi64>} ins(%a, %k : tensor<1x10x10x3xf32>, tensor<8x3x3x3xf32>) outs(%o : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.transpose_conv2d %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1x10x10x3xf32>, %k: memref<8x3x3x3xf32>, %o: memref<1x4x4x8xf32>) {
  linalg.conv_2d_nhwc_fhwc {tag, strides = dense<2> : tensor<2xi64>} ins(%a, %k : memref<1x10x10x3xf32>, memref<8x3x3x3xf32>) outs(%o : memref<1x4x4x8xf32>) 
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.transpose_conv2d %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.matmul {tag} ins(%a, %b: tensor<?x?xf32>, tensor<?x4xf32>) outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.transpose_matmul %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x?x3xf32>, %b: tensor<?x3x4xf32>, %c: tensor<?x?x4xf32>) -> tensor<?x?x4xf32> {
  %0 = linalg.batch_matmul {tag} ins(%a, %b: tensor<?x?x3xf32>, tensor<?x3x4xf32>) outs(%c : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.transpose_matmul %t <rhs> : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x12xf32>, %b: tensor<12x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {tag} ins(%a, %b: tensor<?x12xf32>, tensor<12x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.scalarize %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x12xf32>, %b: tensor<12x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {tag} ins(%a, %b: tensor<?x12xf32>, tensor<12x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.convert_to_loops %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x12xf32>, %b: memref<12x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul {tag} ins(%a, %b: memref<?x12xf32>, memref<12x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.convert_to_loops %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x12xf32>, %c: memref<12xi32>, %s: f32, %w: memref<3xf32>) {
  linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0+d1,d0)>, affine_map<(d0,d1)->()>, affine_map<(d0,d1)->(d1)>, affine_map<(d0,d1)->(d0)>], iterator_types=["parallel","reduction"], tag} ins(%a, %s, %w: memref<?x12xf32>, f32, memref<3xf32>) outs(%c : memref<12xi32>) {
  ^bb0(%x: f32, %y: f32, %w2: f32, %z: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %m = arith.addf %x, %y : f32
    %n = arith.fptosi %m : f32 to i32
    %o = arith.addi %n, %j : i32
    linalg.yield %o : i32
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.convert_to_loops %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%s: f32, %a: memref<4x10xf32>, %c: memref<4xf32>) {
  linalg.reduce {arith.addf} ins(%a: memref<4x10xf32>) outs(%c : memref<4xf32>) dimensions=[1] {tag}
  linalg.fill {tag} ins(%s: f32) outs(%c: memref<4xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.convert_to_loops %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
