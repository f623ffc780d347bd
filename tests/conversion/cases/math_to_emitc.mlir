// builtin.module(convert-math-to-emitc)
func.func @f(%a: i32, %f: f32, %d: f64) {
  %0 = math.absf %f : f32
  %1 = math.sqrt %d : f64
  %2 = math.powf %f, %f : f32
  %3 = math.round %f : f32
  return
}
