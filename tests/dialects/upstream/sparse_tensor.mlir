#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: tensor<4x8xf64, #sparse>) -> memref<?xindex> {
    %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
    %1 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    return %0 : memref<?xindex>
  }
}
