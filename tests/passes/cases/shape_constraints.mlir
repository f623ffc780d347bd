// builtin.module(convert-shape-constraints)
func.func @f0(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: !shape.shape, %p: i1, %k: index) -> tensor<?xf32> {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %b, %c : tensor<?xindex>, tensor<?xindex>, !shape.shape
  %2 = shape.cstr_require %p, "msg"
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming %3 -> (tensor<?xf32>) {
    %5 = tensor.empty(%k) : tensor<?xf32>
    shape.assuming_yield %5 : tensor<?xf32>
  }
  return %4 : tensor<?xf32>
}
func.func @f1(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1
  return %3 : !shape.witness
}
func.func @f2() -> !shape.witness {
  %a = shape.const_shape [1,2] : tensor<2xindex>
  %b = shape.const_shape [1,3] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}
