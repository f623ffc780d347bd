// builtin.module(canonicalize)
func.func @a(%v: vector<1xi8>, %m: vector<1xi1>, %acc: i8) -> (i8, i8) {
  %0 = vector.mask %m { vector.reduction <minui>, %v : vector<1xi8> into i8 } : vector<1xi1> -> i8
  %1 = vector.mask %m { vector.reduction <minui>, %v, %acc : vector<1xi8> into i8 } : vector<1xi1> -> i8
  return %0, %1 : i8, i8
}
func.func @b(%v: vector<1xf32>, %m: vector<1xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %m { vector.reduction <add>, %v, %acc fastmath<fast> : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1 : f32, f32
}
func.func @c(%v: vector<[1]xf32>, %acc: f32) -> (f32, f32) {
  %0 = vector.reduction <add>, %v : vector<[1]xf32> into f32
  %1 = vector.reduction <add>, %v, %acc fastmath<fast> : vector<[1]xf32> into f32
  return %0, %1 : f32, f32
}
func.func @d(%v: vector<[1]xf32>, %w: vector<1x4xf32>, %m: vector<1x4xi1>, %acc: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %w, %acc [0] : vector<1x4xf32> to vector<4xf32>
  %1 = vector.mask %m { vector.multi_reduction <add>, %w, %acc [0] : vector<1x4xf32> to vector<4xf32> } : vector<1x4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @e(%v: vector<1x1xf32>, %m: vector<1x1xi1>, %a: f32) -> (f32, f32) {
  %0 = vector.mask %m { vector.multi_reduction <mul>, %v, %a [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  %1 = vector.multi_reduction <mul>, %v, %a [0, 1] : vector<1x1xf32> to f32
  return %0, %1 : f32, f32
}
