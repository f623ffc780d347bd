// builtin.module(convert-ub-to-llvm)

func.func @p1() -> (i32, index, vector<2x3xf32>, memref<2xf32>, tensor<2xf32>) {
 %0 = ub.poison : i32
 %1 = ub.poison : index
 %2 = ub.poison : vector<2x3xf32>
 %3 = ub.poison : memref<2xf32>
 %4 = ub.poison : tensor<2xf32>
 return %0, %1, %2, %3, %4 : i32, index, vector<2x3xf32>, memref<2xf32>, tensor<2xf32> }
func.func @u1() { 
 ub.unreachable }
