// builtin.module(transform-interpreter)
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<?x?xf32>, %i: index) -> (f32, index) {
    %c0 = arith.constant 0 : index
    %s = memref.subview %m[%i, 1] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
    %x = memref.load %s[%c0, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>
    %e = tensor.empty(%i) : tensor<?xf32>
    %d = tensor.dim %e, %c0 : tensor<?xf32>
    return %x, %d : f32, index
  }
  func.func @g(%m: memref<?x?xf32>, %i: index) -> memref<4x4xf32, strided<[?, 1], offset: ?>> {
    %s = memref.subview %m[%i, 1] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
    return %s : memref<4x4xf32, strided<[?, 1], offset: ?>>
  }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      transform.apply_patterns.memref.expand_strided_metadata
    } : !transform.any_op
    transform.yield
  }
}
