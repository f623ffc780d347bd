// common => [4, 3, 2]
// elements [4,2] => 8
// summed [2,3,4] => 9
// split [1,2,3] => [2, 3]
// related => 1 | 0
// required [3,1] [3,4] => 12
// required [3,2] [3,4] => error: 'shape.cstr_broadcastable' op does not hold: required broadcastable shapes
// shaped [[1,2],[3,4]] => 2

func.func @common() -> tensor<3xindex> {
  %a = shape.const_shape [4, 1, 2] : !shape.shape
  %b = shape.const_shape [3, 1] : !shape.shape
  %c = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %t = shape.to_extent_tensor %c : !shape.shape -> tensor<3xindex>
  return %t : tensor<3xindex>
}

func.func @elements(%t: tensor<?xindex>) -> index {
  %n = shape.num_elements %t : tensor<?xindex> -> index
  return %n : index
}

func.func @summed(%t: tensor<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %n = shape.reduce(%t, %c0) : tensor<?xindex> -> index {
  ^bb0(%i: index, %size: index, %sum: index):
    %new = shape.add %sum, %size : index, index -> index
    shape.yield %new : index
  }
  return %n : index
}

func.func @split(%t: tensor<?xindex>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %head, %tail = "shape.split_at"(%t, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %tail : tensor<?xindex>
}

func.func @related() -> (i1, i1) {
  %a = shape.const_shape [4, 1] : tensor<2xindex>
  %b = shape.const_shape [4, 3] : tensor<2xindex>
  %x = shape.is_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  %y = shape.shape_eq %a, %b : tensor<2xindex>, tensor<2xindex>
  return %x, %y : i1, i1
}

func.func @required(%a: tensor<2xindex>, %b: tensor<2xindex>) -> index {
  %w = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  %r = shape.assuming %w -> index {
    %n = shape.num_elements %b : tensor<2xindex> -> index
    shape.assuming_yield %n : index
  }
  return %r : index
}

func.func @shaped(%t: tensor<?x2xi32>) -> index {
  %c0 = arith.constant 0 : index
  %s = shape.shape_of %t : tensor<?x2xi32> -> tensor<2xindex>
  %n = shape.get_extent %s, %c0 : tensor<2xindex>, index -> index
  return %n : index
}
