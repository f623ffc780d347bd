// builtin.module(convert-math-to-funcs{convert-ctlz min-width-of-fpowi-exponent=16})
func.func @scalars(%a: f32, %b: i8, %c: i16) -> f32 {
  %0 = math.fpowi %a, %b : f32, i8
  %1 = math.fpowi %a, %c : f32, i16
  %2 = math.ipowi %c, %c : i16
  %3 = math.ctlz %c : i16
  %4 = math.ipowi %b, %b : i8
  return %0 : f32
}
func.func @vectors(%a: vector<2xf64>, %b: vector<2xi32>, %c: vector<1x2xi16>) -> vector<2xf64> {
  %0 = math.fpowi %a, %b : vector<2xf64>, vector<2xi32>
  %1 = math.ctlz %b : vector<2xi32>
  %2 = math.ipowi %c, %c : vector<1x2xi16>
  return %0 : vector<2xf64>
}
func.func @others(%a: index, %b: f32, %c: vector<bf16>, %d: vector<i64>) {
  %0 = math.ctlz %a : index
  %1 = math.ipowi %a, %a : index
  %2 = math.sin %b : f32
  %3 = math.fpowi %c, %d : vector<bf16>, vector<i64>
  return
}
