// builtin.module(convert-to-llvm{filter-dialects=func,index,cf})
// Dialects that are loaded with others count as those of the program; casts fold.
func.func private @t(tensor<2xf32>) -> tensor<2xf32>
func.func @f(%arg0: i64, %v : vector<2xf32>) -> (i64, i64, i32, vector<2xf32>) {
  %0 = builtin.unrealized_conversion_cast %arg0 : i64 to i64
  %1 = builtin.unrealized_conversion_cast %arg0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %3 = builtin.unrealized_conversion_cast %2 : i64 to i32
  %4:2 = builtin.unrealized_conversion_cast %v : vector<2xf32> to f32, f32
  %5 = builtin.unrealized_conversion_cast %4#0, %4#1 : f32, f32 to vector<2xf32>
  return %0, %2, %3, %5 : i64, i64, i32, vector<2xf32>
}
func.func @sizes(%t: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  return %d : index
}
