// builtin.module(convert-vector-to-llvm)
func.func @rows(%m: memref<3x5x4xf32>) -> memref<3x5xvector<4xf32>> {
  %0 = vector.type_cast %m : memref<3x5x4xf32> to memref<3x5xvector<4xf32>>
  return %0 : memref<3x5xvector<4xf32>>
}
func.func @whole(%m: memref<3x4xf32>) -> memref<vector<3x4xf32>> {
  %0 = vector.type_cast %m : memref<3x4xf32> to memref<vector<3x4xf32>>
  return %0 : memref<vector<3x4xf32>>
}
