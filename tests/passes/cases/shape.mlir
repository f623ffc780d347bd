// builtin.module(canonicalize)
func.func @a(%t: tensor<?x3xf32>, %s: tensor<2xindex>, %i: index) -> (!shape.shape, i1, index, tensor<?xindex>, !shape.size) {
  %0 = shape.broadcast %s : tensor<2xindex> -> !shape.shape
  %1 = shape.is_broadcastable %s, %s : tensor<2xindex>, tensor<2xindex>
  %w = shape.const_witness false
  %2 = shape.assuming %w -> (index) { shape.assuming_yield %i : index }
  %3 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %4 = tensor.cast %3 : tensor<2xindex> to tensor<?xindex>
  %m = shape.const_size -7
  %n = shape.const_size 2
  %5 = shape.div %m, %n : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2, %4, %5 : !shape.shape, i1, index, tensor<?xindex>, !shape.size
}
func.func @broadcasts(%s: !shape.shape, %t: tensor<2xindex>, %u: tensor<?xindex>) -> (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex>) {
  %z = shape.const_shape [] : tensor<0xindex>
  %c0 = shape.const_shape [1, 3] : tensor<2xindex>
  %c1 = shape.const_shape [2, 1] : tensor<2xindex>
  %0 = shape.broadcast %s, %z : !shape.shape, tensor<0xindex> -> !shape.shape
  %1 = shape.broadcast %c0, %s, %c1 : tensor<2xindex>, !shape.shape, tensor<2xindex> -> !shape.shape
  %2 = shape.broadcast %c0, %c1 : tensor<2xindex>, tensor<2xindex> -> !shape.shape
  %3 = shape.broadcast %t, %c0 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  %cast = tensor.cast %t : tensor<2xindex> to tensor<?xindex>
  %4 = shape.broadcast %cast, %u, %cast : tensor<?xindex>, tensor<?xindex>, tensor<?xindex> -> !shape.shape
  %5 = shape.broadcast %t : tensor<2xindex> -> tensor<?xindex>
  return %0, %1, %2, %3, %4, %5 : !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex>
}
func.func @witnesses(%s: !shape.shape, %t: tensor<?xindex>, %x: tensor<?x1xf32>, %y: tensor<4xf32>, %w: !shape.witness, %i: i1) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %true = shape.const_witness true
  %false = shape.const_witness false
  %0 = shape.assuming_all %true, %w, %w, %true
  %1 = shape.assuming_all %w, %false, %true
  %2 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %sx = shape.shape_of %x : tensor<?x1xf32> -> tensor<2xindex>
  %sy = shape.shape_of %y : tensor<4xf32> -> tensor<1xindex>
  %3 = shape.cstr_broadcastable %sx, %sy : tensor<2xindex>, tensor<1xindex>
  %a = shape.cstr_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  %b = shape.cstr_broadcastable %t, %s, %sx : tensor<?xindex>, !shape.shape, tensor<2xindex>
  %4 = shape.assuming_all %a, %b
  %e = shape.cstr_eq %s, %t : !shape.shape, tensor<?xindex>
  %f = shape.cstr_eq %t, %sx : tensor<?xindex>, tensor<2xindex>
  %5 = shape.assuming_all %e, %f
  return %0, %1, %2, %3, %4, %5 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
func.func @extents(%t: tensor<?x3xf32>, %n: index) -> (!shape.size, index, index, index, tensor<?xindex>, !shape.shape, index, i1, !shape.shape, !shape.shape) {
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %0 = shape.dim %t, %c1 : tensor<?x3xf32>, index -> !shape.size
  %s = shape.const_shape [2, 5] : tensor<2xindex>
  %1 = shape.get_extent %s, %c1 : tensor<2xindex>, index -> index
  %2 = shape.num_elements %s : tensor<2xindex> -> index
  %r = shape.shape_of %t : tensor<?x3xf32> -> tensor<?xindex>
  %3 = shape.rank %r : tensor<?xindex> -> index
  %4 = shape.to_extent_tensor %r : tensor<?xindex> -> tensor<?xindex>
  %e = shape.from_extents %c1, %c1 : index, index
  %5 = shape.concat %e, %s : !shape.shape, tensor<2xindex> -> !shape.shape
  %6 = tensor.extract %r[%n] : tensor<?xindex>
  %u = shape.const_shape [2, 6] : tensor<2xindex>
  %7 = shape.shape_eq %s, %u : tensor<2xindex>, tensor<2xindex>
  %head, %tail = "shape.split_at"(%s, %m1) : (tensor<2xindex>, index) -> (!shape.shape, !shape.shape)
  return %0, %1, %2, %3, %4, %5, %6, %7, %head, %tail : !shape.size, index, index, index, tensor<?xindex>, !shape.shape, index, i1, !shape.shape, !shape.shape
}
func.func @regions(%w: !shape.witness, %a: f32, %b: f32) -> (f32, f32) {
  %true = shape.const_witness true
  %0:2 = shape.assuming %w -> (f32, f32) {
    %2 = func.call @effect() : () -> f32
    shape.assuming_yield %a, %2 : f32, f32
  }
  %1 = shape.assuming %true -> (f32) {
    %3 = arith.addf %a, %b : f32
    shape.assuming_yield %3 : f32
  }
  return %0#1, %1 : f32, f32
}
func.func private @effect() -> f32
