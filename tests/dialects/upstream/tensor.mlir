module {
  func.func @slices(%arg0: tensor<?x8xf32>, %arg1: tensor<4x4xf32>, %arg2: index, %arg3: f32) -> tensor<?x8xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
    %rank = tensor.rank %arg0 : tensor<?x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[%arg2, 2] [4, 4] [1, %arg2] : tensor<?x8xf32> to tensor<4x4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[%arg2, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x8xf32>
    %extracted = tensor.extract %inserted_slice[%arg2, %arg2] : tensor<?x8xf32>
    %inserted = tensor.insert %extracted into %arg1[%arg2, %arg2] : tensor<4x4xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
    %padded = tensor.pad %expanded nofold low[0, %arg2] high[1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } : tensor<2x8xf32> to tensor<3x?xf32>
    %cast = tensor.cast %padded : tensor<3x?xf32> to tensor<*xf32>
    %generated = tensor.generate %arg2 {
    ^bb0(%arg4: index):
      tensor.yield %arg3 : f32
    } : tensor<?xf32>
    %splat = tensor.splat %arg3 : tensor<8xf32>
    %from_elements = tensor.from_elements %arg3, %extracted : tensor<2xf32>
    %concat = tensor.concat dim(0) %arg1, %inserted : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    return %inserted_slice : tensor<?x8xf32>
  }
}
