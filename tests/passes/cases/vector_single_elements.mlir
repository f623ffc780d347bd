// builtin.module(convert-vector-to-llvm)
// Rows of one element, and reductions of vectors without dimensions.
func.func @alone(%a: vector<f64>, %b: vector<i32>) -> (f64, i32, f64) {
  %0 = vector.reduction <mul>, %a : vector<f64> into f64
  %1 = vector.reduction <minui>, %b : vector<i32> into i32
  %2 = vector.reduction <maximumf>, %a : vector<f64> into f64
  return %0, %1, %2: f64, i32, f64
}
func.func @g(%a: vector<1xf64>, %c: f32, %ci: i32) -> (f64, vector<1xf32>, vector<f32>) {
  %0 = vector.reduction <mul>, %a : vector<1xf64> into f64
  %1 = vector.broadcast %c : f32 to vector<1xf32>
  %3 = vector.broadcast %c : f32 to vector<f32>
  return %0, %1, %3: f64, vector<1xf32>, vector<f32>
}
func.func @rows(%c: f32) -> (vector<1xf32>, vector<3x1xf32>, vector<1x1xf32>) {
  %1 = vector.broadcast %c : f32 to vector<1xf32>
  %2 = vector.broadcast %c : f32 to vector<3x1xf32>
  %3 = vector.broadcast %c : f32 to vector<1x1xf32>
  return %1, %2, %3: vector<1xf32>, vector<3x1xf32>, vector<1x1xf32>
}
func.func @f(%a: vector<f64>, %b: vector<i32>, %c: f64, %d: i32) -> (f64, i32, f64) {
  %0 = vector.reduction <mul>, %a, %c : vector<f64> into f64
  %1 = vector.reduction <minui>, %b, %d : vector<i32> into i32
  %2 = vector.reduction <maximumf>, %a, %c : vector<f64> into f64
  return %0, %1, %2: f64, i32, f64
}
