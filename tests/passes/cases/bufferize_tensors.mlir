// builtin.module(one-shot-bufferize{bufferize-function-boundaries})
func.func @insert_slice(%t: tensor<?x8xf32>, %s: tensor<4xf32>, %i: index) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %0 = tensor.insert_slice %s into %t[%i, 2] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x8xf32>
  return %0, %t : tensor<?x8xf32>, tensor<?x8xf32>
}

func.func @extract_slice(%t: tensor<?x8xf32>, %i: index, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?x8xf32>) {
  %0 = tensor.extract_slice %t[%i, 2] [%n, 1] [2, 1] : tensor<?x8xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1, %t : tensor<?xf32>, tensor<?x8xf32>
}

func.func @matching(%t: tensor<?x8xf32>, %i: index, %n: index, %f: f32) -> (tensor<?x8xf32>) {
  %0 = tensor.extract_slice %t[%i, 2] [%n, 4] [1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %t[%i, 2] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x8xf32>
  return %2 : tensor<?x8xf32>
}

func.func @reshape(%t: tensor<?xf32>, %s: tensor<2xindex>, %u: tensor<4x?xf32>, %o: index) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<2x2x?xf32>, tensor<*xf32>) {
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.collapse_shape %u [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %u [[0, 1], [2]] output_shape [2, 2, %o] : tensor<4x?xf32> into tensor<2x2x?xf32>
  %3 = tensor.cast %u : tensor<4x?xf32> to tensor<*xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?xf32>, tensor<2x2x?xf32>, tensor<*xf32>
}

func.func @collapse0(%t: tensor<1x1xf32>, %u: tensor<1x?x1x4xf32>, %i: index) -> (tensor<f32>, tensor<?x4xf32>, index, index) {
  %0 = tensor.collapse_shape %t [] : tensor<1x1xf32> into tensor<f32>
  %e = tensor.extract_slice %u[0, 0, 0, 0] [1, %i, 1, 4] [1, 2, 1, 1] : tensor<1x?x1x4xf32> to tensor<1x?x1x4xf32>
  %1 = tensor.collapse_shape %e [[0, 1], [2, 3]] : tensor<1x?x1x4xf32> into tensor<?x4xf32>
  %c = arith.constant 1 : index
  %d = tensor.dim %u, %c : tensor<1x?x1x4xf32>
  %r = tensor.rank %u : tensor<1x?x1x4xf32>
  return %0, %1, %d, %r : tensor<f32>, tensor<?x4xf32>, index, index
}

func.func @make(%f: f32, %i: index) -> (tensor<f32>, tensor<0xf32>, tensor<2x3xf32>, tensor<?x2xf32>) {
  %0 = tensor.from_elements %f : tensor<f32>
  %1 = tensor.from_elements : tensor<0xf32>
  %2 = tensor.from_elements %f, %f, %f, %f, %f, %f : tensor<2x3xf32>
  %3 = tensor.empty(%i) : tensor<?x2xf32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<0xf32>, tensor<2x3xf32>, tensor<?x2xf32>
}

func.func @empties(%n: index, %m: index, %c: i1) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

func.func @unranked(%t: tensor<*xf32>, %c: i1) -> (tensor<*xf32>, tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<4xf32>
  return %t, %0 : tensor<*xf32>, tensor<4xf32>
}
