// builtin.module(func.func(shape-to-shape-lowering,remove-shape-constraints))
func.func @n(%s: !shape.shape, %t: tensor<?xindex>) -> (!shape.size, index) {
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
  %1 = shape.num_elements %t : tensor<?xindex> -> index
  return %0, %1 : !shape.size, index
}
func.func @c(%s: !shape.shape, %t: !shape.shape, %p: i1) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %s, %t : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %s, %t : !shape.shape, !shape.shape
  %2 = shape.cstr_require %p, "m"
  return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
}
