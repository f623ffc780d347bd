// Scalars and vectors of spirv.
// numbers 7 -2 => 5 | 9 | -14 | -7 | -3 | 1 | -1
// numbers -128 -1 => error: divides the least number by minus one
// bits 12 10 => 8 | 14 | 6 | -13 | 2 | 48
// shifts -128 1 => 0 | 64 | -64
// shifts 3 8 => poison | poison | poison
// fields -52 2 3 => 3 | 3 | -32
// fields 20 2 3 => 5 | -3 | -32
// fields 1 7 2 => poison | poison | poison
// fields -52 0 8 => -52 | -52 | -32
// fields 20 8 0 => 0 | 0 | -32
// compared -1 1 => 1 | 0 | 0 | 1
// compared_floats nan 1.0 => 0 | 1 | 1 | 0
// compared_floats 1.0 1.0 => 1 | 1 | 0 | 0
// floats 1.5 -2.0 => -5.000000e-01 | -7.500000e-01 | 1.500000e+00 | -2.000000e+00 | 5.000000e-01
// floats nan 1.0 => 0x7FC00000 | 0x7FC00000 | poison | 1.000000e+00 | 0x7FC00000
// casts -1 => -1 | 65535 | -1.000000e+00 | -1
// beyond 1.0e10 => error: is out of range
// clamped 5 7 9 => 7 | 7
// clamped 5 -1 3 => 3 | poison
// found 40 => 3 | 5 | 5
// found -1 => 0 | 31 | -1
// found 0 => -1 | -1 | -1
// truths => [1, 0] | [0, 1] | [1, 20] | [1, 0]

func.func @numbers(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %0 = spirv.IAdd %a, %b : i8
  %1 = spirv.ISub %a, %b : i8
  %2 = spirv.IMul %a, %b : i8
  %3 = spirv.SNegate %a : i8
  %4 = spirv.SDiv %a, %b : i8
  %5 = spirv.SRem %a, %b : i8
  %6 = spirv.SMod %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

func.func @bits(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8) {
  %0 = spirv.BitwiseAnd %a, %b : i8
  %1 = spirv.BitwiseOr %a, %b : i8
  %2 = spirv.BitwiseXor %a, %b : i8
  %3 = spirv.Not %a : i8
  %4 = spirv.BitCount %a : i8
  %5 = spirv.BitReverse %a : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}

func.func @shifts(%a: i8, %b: i32) -> (i8, i8, i8) {
  %0 = spirv.ShiftLeftLogical %a, %b : i8, i32
  %1 = spirv.ShiftRightLogical %a, %b : i8, i32
  %2 = spirv.ShiftRightArithmetic %a, %b : i8, i32
  return %0, %1, %2 : i8, i8, i8
}

func.func @fields(%a: i8, %offset: i32, %count: i32) -> (i8, i8, i8) {
  %0 = spirv.BitFieldUExtract %a, %offset, %count : i8, i32, i32
  %1 = spirv.BitFieldSExtract %a, %offset, %count : i8, i32, i32
  %zero = spirv.Constant -32 : i8
  %2 = spirv.BitFieldInsert %zero, %zero, %offset, %count : i8, i32, i32
  return %0, %1, %2 : i8, i8, i8
}

func.func @compared(%a: i8, %b: i8) -> (i1, i1, i1, i1) {
  %0 = spirv.SLessThan %a, %b : i8
  %1 = spirv.ULessThan %a, %b : i8
  %2 = spirv.IEqual %a, %b : i8
  %3 = spirv.UGreaterThanEqual %a, %b : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

func.func @compared_floats(%a: f32, %b: f32) -> (i1, i1, i1, i1) {
  %0 = spirv.FOrdEqual %a, %b : f32
  %1 = spirv.FUnordLessThanEqual %a, %b : f32
  %2 = spirv.FUnordNotEqual %a, %b : f32
  %3 = spirv.FOrdNotEqual %a, %b : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

func.func @floats(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32) {
  %0 = spirv.FAdd %a, %b : f32
  %1 = spirv.FDiv %a, %b : f32
  %2 = spirv.GL.FMax %a, %b : f32
  %3 = spirv.CL.fmin %a, %b : f32
  %4 = spirv.GL.Fract %a : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

func.func @casts(%a: i16) -> (i32, i32, f32, i8) {
  %0 = spirv.SConvert %a : i16 to i32
  %1 = spirv.UConvert %a : i16 to i32
  %2 = spirv.ConvertSToF %a : i16 to f32
  %3 = spirv.ConvertFToS %2 : f32 to i8
  return %0, %1, %2, %3 : i32, i32, f32, i8
}

func.func @beyond(%a: f32) -> i8 {
  %0 = spirv.ConvertFToU %a : f32 to i8
  return %0 : i8
}

func.func @clamped(%a: i8, %low: i8, %high: i8) -> (i8, i8) {
  %0 = spirv.GL.SClamp %a, %low, %high : i8
  %1 = spirv.GL.UClamp %a, %low, %high : i8
  return %0, %1 : i8, i8
}

func.func @found(%a: i32) -> (i32, i32, i32) {
  %0 = spirv.GL.FindILsb %a : i32
  %1 = spirv.GL.FindUMsb %a : i32
  %2 = spirv.GL.FindSMsb %a : i32
  return %0, %1, %2 : i32, i32, i32
}

func.func @truths() -> (vector<2xi1>, vector<2xi1>, vector<2xi8>, vector<2xi1>) {
  %a = spirv.Constant dense<[true, false]> : vector<2xi1>
  %ones = spirv.Constant dense<[1, 2]> : vector<2xi8>
  %tens = spirv.Constant dense<[10, 20]> : vector<2xi8>
  %0 = spirv.LogicalAnd %a, %a : vector<2xi1>
  %1 = spirv.LogicalNot %a : vector<2xi1>
  %2 = spirv.Select %a, %ones, %tens : vector<2xi1>, vector<2xi8>
  %3 = spirv.LogicalNotEqual %1, %0 : vector<2xi1>
  %4 = spirv.LogicalAnd %3, %a : vector<2xi1>
  return %0, %1, %2, %4 : vector<2xi1>, vector<2xi1>, vector<2xi8>, vector<2xi1>
}
