module {
  shape.function_library @library {
    func @same(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {my.op = @same}
  func.func @f(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2x?xf32>, %arg3: index) -> !shape.size {
    %0 = shape.const_shape [1, 2] : tensor<2xindex>
    %1 = shape.const_shape  {label}[] : !shape.shape
    %c4 = shape.const_size 4
    %2 = shape.shape_of %arg2 : tensor<2x?xf32> -> tensor<2xindex>
    %3 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
    %4 = shape.assuming %3 -> (index) {
      shape.assuming_yield %arg3 : index
    }
    shape.assuming %3 {
    } {label}
    %5 = shape.reduce(%arg0, %c4) : !shape.shape -> !shape.size {
    ^bb0(%arg4: index, %arg5: !shape.size, %arg6: !shape.size):
      %8 = shape.mul %arg5, %arg6 : !shape.size, !shape.size -> !shape.size
      shape.yield %8 : !shape.size
    }
    %6 = shape.get_extent %arg1, %arg3 : tensor<?xindex>, index -> index
    %7 = shape.num_elements %arg0 : !shape.shape -> !shape.size
    return %5 : !shape.size
  }
}
