spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.acos %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.acosh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.asin %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.asinh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.atan %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.atanh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.ceil %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.cos %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.cosh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.erf %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.exp %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.fabs %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.floor %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.log %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.rint %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.round %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.rsqrt %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.sin %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.sinh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.sqrt %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.tan %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.tanh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.atan2 %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.fmax %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.fmin %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.pow %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.fma %a, %b, %c : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.CL.mix %a, %b, %c : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.CL.s_abs %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.CL.s_max %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.CL.s_min %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.CL.u_max %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.CL.u_min %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%fmt: !spirv.ptr<i8, UniformConstant>, %x: i32) "None" {
  %r = spirv.CL.printf %fmt %x : !spirv.ptr<i8, UniformConstant>, i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Acos %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Acosh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Asin %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Asinh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Atan %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Atanh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Ceil %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Cos %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Cosh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Exp %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Exp2 %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.FAbs %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.FSign %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Floor %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Fract %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.InverseSqrt %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Log %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Log2 %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Normalize %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Round %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.RoundEven %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Sin %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Sinh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Sqrt %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Tan %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Tanh %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) "None" {
  %r = spirv.GL.Length %a : vector<4xf32> -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.FMax %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.FMin %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Pow %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Reflect %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Distance %a, %b : f32, f32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Cross %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.FClamp %a, %b, %c : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.Fma %a, %b, %c : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.FMix %a : f32, %b : f32, %c : f32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.SAbs %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.SSign %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.FindILsb %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.FindSMsb %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.FindUMsb %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.SMax %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.SMin %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.UMax %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.UMin %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.SClamp %a, %b, %c : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32, %c: i32) "None" {
  %r = spirv.GL.UClamp %a, %b, %c : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: i32) "None" {
  %r = spirv.GL.Ldexp %a : f32, %b : i32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: vector<2xf32>, %b: vector<4xf32>, %c: i32) "None" {
  %r = spirv.GL.PackHalf2x16 %a : vector<2xf32> -> i32
  %s = spirv.GL.PackSnorm4x8 %b : vector<4xf32> -> i32
  %t = spirv.GL.UnpackHalf2x16 %c : i32 -> vector<2xf32>
  %u = spirv.GL.UnpackSnorm4x8 %c : i32 -> vector<4xf32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32, %c: f32) "None" {
  %r = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32)>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicIAdd <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicISub <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicOr <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicSMax <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicSMin <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicUMax <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicUMin <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicXor <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicIDecrement <Device> <None> %p : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicIIncrement <Device> <None> %p : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicExchange <Workgroup> <Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %v, %w : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: i32) "None" {
  %r = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %p, %v, %w : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) "None" {
  %r = spirv.EXT.AtomicFAdd <Device> <None> %p, %v : !spirv.ptr<f32, StorageBuffer>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "None" {
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FOrdEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FOrdGreaterThan %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FOrdGreaterThanEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FOrdLessThan %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FOrdLessThanEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FOrdNotEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FUnordEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FUnordGreaterThan %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FUnordGreaterThanEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FUnordLessThan %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FUnordLessThanEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FUnordNotEqual %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.Ordered %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.Unordered %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.IsNan %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.IsInf %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.IsFinite %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.IEqual %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.INotEqual %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SGreaterThan %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SGreaterThanEqual %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SLessThan %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SLessThanEqual %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.UGreaterThan %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.UGreaterThanEqual %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.ULessThan %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.ULessThanEqual %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.IAdd %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.ISub %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.IMul %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SDiv %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.UDiv %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SMod %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SRem %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.UMod %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.BitwiseAnd %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.BitwiseOr %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.BitwiseXor %a, %b : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SNegate %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.Not %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.BitCount %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.BitReverse %a : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.IAddCarry %a, %b : !spirv.struct<(i32, i32)>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.ISubBorrow %a, %b : !spirv.struct<(i32, i32)>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.SMulExtended %a, %b : !spirv.struct<(i32, i32)>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %b: i32) "None" {
  %r = spirv.UMulExtended %a, %b : !spirv.struct<(i32, i32)>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.ConvertFToS %a : f32 to i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.ConvertFToU %a : f32 to i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32) "None" {
  %r = spirv.ConvertSToF %a : i32 to f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i64) "None" {
  %r = spirv.ConvertUToF %a : i64 to f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.FConvert %a : f32 to f64
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32) "None" {
  %r = spirv.SConvert %a : i32 to i64
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32) "None" {
  %r = spirv.UConvert %a : i32 to i16
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.Bitcast %a : f32 to i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i16) "None" {
  %r = spirv.INTEL.ConvertBF16ToF %a : i16 to f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.INTEL.ConvertFToBF16 %a : f32 to i16
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.INTEL.RoundFToTF32 %a : f32 to f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  %r = spirv.Bitcast %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  %q = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Generic>
  %s = spirv.GenericCastToPtr %q : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  %u = spirv.GenericCastToPtrExplicit %q : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %i = spirv.Constant 0 : i32
  %r = spirv.GroupNonUniformBroadcast <Workgroup> %v, %i : i32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: i1) "None" {
  %r = spirv.GroupNonUniformAll <Subgroup> %p : i1
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: i1) "None" {
  %r = spirv.GroupNonUniformAny <Subgroup> %p : i1
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupNonUniformAllEqual <Subgroup> %v : f32, i1
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i1) "None" {
  spirv.KHR.AssumeTrue %v
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: i1) "None" {
  %r = spirv.GroupNonUniformBallot <Workgroup> %p : vector<4xi32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: vector<4xi32>) "None" {
  %r = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %p : vector<4xi32> -> i32
  %s = spirv.GroupNonUniformBallotFindLSB <Subgroup> %p : vector<4xi32>, i32
  %t = spirv.GroupNonUniformBallotFindMSB <Subgroup> %p : vector<4xi32>, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "None" {
  %r = spirv.GroupNonUniformElect <Subgroup> : i1
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %v : f32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %v : f32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %v : f32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %v : f32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %v : i32 -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i1) "None" {
  %r = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %v : i1 -> i1
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i1) "None" {
  %r = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %v : i1 -> i1
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i1) "None" {
  %r = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %v : i1 -> i1
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupFAdd <Workgroup> <Reduce> %v : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupFMax <Workgroup> <Reduce> %v : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.GroupFMin <Workgroup> <Reduce> %v : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupIAdd <Workgroup> <Reduce> %v : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupSMax <Workgroup> <Reduce> %v : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupSMin <Workgroup> <Reduce> %v : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupUMax <Workgroup> <Reduce> %v : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.GroupUMin <Workgroup> <Reduce> %v : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %r = spirv.KHR.GroupFMul <Workgroup> <Reduce> %v : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: i32) "None" {
  %r = spirv.KHR.GroupIMul <Workgroup> <Reduce> %v : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32, %i: i32) "None" {
  %r = spirv.GroupNonUniformShuffle <Subgroup> %v, %i : f32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32, %i: i32) "None" {
  %r = spirv.GroupNonUniformShuffleDown <Subgroup> %v, %i : f32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32, %i: i32) "None" {
  %r = spirv.GroupNonUniformShuffleUp <Subgroup> %v, %i : f32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32, %i: i32) "None" {
  %r = spirv.GroupNonUniformShuffleXor <Subgroup> %v, %i : f32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32, %i: i32) "None" {
  %r = spirv.GroupNonUniformRotateKHR <Subgroup> %v, %i : f32, i32 -> f32
  %c = spirv.Constant 4 : i32
  %s = spirv.GroupNonUniformRotateKHR <Subgroup> %v, %i, cluster_size(%c) : f32, i32, i32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32) "None" {
  %i = spirv.Constant 0 : i32
  %r = spirv.GroupNonUniformQuadSwap <Subgroup> %v %i : f32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%v: f32, %i: i32) "None" {
  %r = spirv.GroupBroadcast <Workgroup> %v, %i : f32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: i1) "None" {
  %r = spirv.KHR.SubgroupBallot %p : vector<4xi32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>) "None" {
  %r = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) "None" {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, %c: vector<2xf32>, %d: f32, %c4: vector<4xf32>) "None" {
  %r = spirv.ImageSampleImplicitLod %s, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32> -> vector<4xf32>
  %r2 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
  %r3 = spirv.Image %s : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
  %r4 = spirv.ImageDrefGather %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %c: vector<2xsi32>, %t: vector<4xf32>) "None" {
  %r = spirv.ImageRead %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xsi32> -> vector<4xf32>
  spirv.ImageWrite %i, %c, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xsi32>, vector<4xf32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, %c: vector<2xsi32>, %l: si32) "None" {
  %r = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, vector<2xsi32> -> vector<4xf32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>) "None" {
  %q = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f> -> vector<2xi32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>) "None" {
  %r = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
  %r2 = spirv.KHR.CooperativeMatrixLoad %p, %s, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
  %r3 = spirv.KHR.CooperativeMatrixLoad %p, %s, <ColumnMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, i32
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, i32
  %l = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
  %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %r2 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned|AccSat> : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: !spirv.matrix<3 x vector<3xf32>>, %v: vector<3xf32>, %s: f32) "None" {
  %r = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  %r1 = spirv.MatrixTimesScalar %a, %s : !spirv.matrix<3 x vector<3xf32>>, f32
  %r2 = spirv.MatrixTimesVector %a, %v : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
  %r3 = spirv.VectorTimesMatrix %v, %a : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
  %r4 = spirv.Transpose %a : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  %r5 = spirv.VectorTimesScalar %v, %s : (vector<3xf32>, f32) -> vector<3xf32>
  %r6 = spirv.Dot %v, %v : vector<3xf32> -> f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, %i: i32, %q: !spirv.ptr<f32, CrossWorkgroup>, %qq: !spirv.ptr<!spirv.array<4xf32>, CrossWorkgroup>) "None" {
  %c1 = spirv.Constant 1 : i32
  %r = spirv.AccessChain %p[%c1, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
  %c0 = spirv.Constant 0 : i32
  %r2 = spirv.AccessChain %p[%c0] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  %s = spirv.PtrAccessChain %qq[%i %i] : !spirv.ptr<!spirv.array<4xf32>, CrossWorkgroup>, i32, i32 -> !spirv.ptr<f32, CrossWorkgroup>
  %t = spirv.InBoundsPtrAccessChain %qq[%i %i] : !spirv.ptr<!spirv.array<4xf32>, CrossWorkgroup>, i32, i32 -> !spirv.ptr<f32, CrossWorkgroup>
  %l = spirv.Load "Function" %r : i32
  spirv.Store "Function" %r, %l : i32
  %l2 = spirv.Load "Function" %r ["Aligned", 4] : i32
  %l3 = spirv.Load "Function" %r ["Volatile"] : i32
  spirv.Store "Function" %r, %l ["Aligned|Volatile", 8] : i32
  spirv.CopyMemory "Function" %r, "Function" %r : i32
  spirv.CopyMemory "Function" %r, "Function" %r ["Aligned", 4] : i32
  spirv.CopyMemory "Function" %r, "Function" %r ["Volatile"], ["Aligned", 4] : i32
  spirv.CopyMemory "Function" %r, "Function" %r ["Aligned", 4], ["Volatile"] : i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %v: vector<4xf32>, %i: i32, %w: vector<2xf32>) "None" {
  %r = spirv.CompositeConstruct %a, %a, %w : (f32, f32, vector<2xf32>) -> vector<4xf32>
  %e = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
  %n = spirv.CompositeInsert %a, %v[2 : i32] : f32 into vector<4xf32>
  %x = spirv.VectorExtractDynamic %v[%i] : vector<4xf32>, i32
  %y = spirv.VectorInsertDynamic %a, %v[%i] : vector<4xf32>, i32
  %z = spirv.VectorShuffle [1: i32, 5: i32, -1: i32] %v, %w : vector<4xf32>, vector<2xf32> -> vector<3xf32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %v: vector<4xi8>) "None" {
  %r = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32
  %r2 = spirv.SDot %v, %v : vector<4xi8> -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %v: vector<4xi8>) "None" {
  %r = spirv.UDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32
  %r2 = spirv.UDot %v, %v : vector<4xi8> -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %v: vector<4xi8>) "None" {
  %r = spirv.SUDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32
  %r2 = spirv.SUDot %v, %v : vector<4xi8> -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %v: vector<4xi8>, %acc: i32) "None" {
  %r = spirv.SDotAccSat %a, %a, %acc, <PackedVectorFormat4x8Bit> : i32 -> i32
  %r2 = spirv.SDotAccSat %v, %v, %acc : vector<4xi8> -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %v: vector<4xi8>, %acc: i32) "None" {
  %r = spirv.UDotAccSat %a, %a, %acc, <PackedVectorFormat4x8Bit> : i32 -> i32
  %r2 = spirv.UDotAccSat %v, %v, %acc : vector<4xi8> -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %v: vector<4xi8>, %acc: i32) "None" {
  %r = spirv.SUDotAccSat %a, %a, %acc, <PackedVectorFormat4x8Bit> : i32 -> i32
  %r2 = spirv.SUDotAccSat %v, %v, %acc : vector<4xi8> -> i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "None" {
  spirv.EmitVertex
  spirv.EndPrimitive
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%x: i32) "None" {
  spirv.EXT.SetMeshOutputs %x, %x : i32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i1, %b: i1, %x: f32, %y: f32, %vb: vector<2xi1>, %vx: vector<2xf32>) "None" {
  %r = spirv.LogicalAnd %a, %b : i1
  %r1 = spirv.LogicalOr %a, %b : i1
  %r2 = spirv.LogicalEqual %a, %b : i1
  %r3 = spirv.LogicalNotEqual %a, %b : i1
  %r4 = spirv.LogicalNot %a : i1
  %r5 = spirv.Select %a, %x, %y : i1, f32
  %r6 = spirv.Select %vb, %vx, %vx : vector<2xi1>, vector<2xf32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32, %o: i32, %c: i32) "None" {
  %r = spirv.BitFieldInsert %a, %a, %o, %c : i32, i32, i32
  %s = spirv.BitFieldSExtract %a, %o, %c : i32, i32, i32
  %t = spirv.BitFieldUExtract %a, %o, %c : i32, i32, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FAdd %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FSub %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FMul %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FDiv %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FMod %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32, %b: f32) "None" {
  %r = spirv.FRem %a, %b : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.FNegate %a : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f32) "None" {
  %r = spirv.FAdd %a, %a {fp_fast_math_mode = #spirv.fastmath_mode<NotNaN|Fast>} : f32
  %s = spirv.FAdd %a, %a {no_contraction} : f32
  %t = spirv.FMul %a, %a {relaxed_precision} : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: f64) "None" {
  %r = spirv.FConvert %a {fp_rounding_mode = #spirv.fp_rounding_mode<RTZ>} : f64 to f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "None" {
  %u = spirv.Undef : f32
  %u2 = spirv.Undef : f32
  %u3 = spirv.Undef : !spirv.struct<(i32)>
  %r = spirv.FAdd %u, %u2 : f32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "None" {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
  %1 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : !spirv.array<4 x f32>
  %2 = spirv.EXT.ConstantCompositeReplicate [dense<1> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "Inline|Pure" { spirv.Kill }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f() "DontInline" { spirv.Return ^b: spirv.Unreachable }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%x: f32) -> f32 "Const" { spirv.ReturnValue %x : f32 }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%a: i32) "None" { spirv.EXT.EmitMeshTasks %a, %a, %a : i32, i32, i32 }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.GlobalVariable @v : !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
spirv.func @f(%a: i32) "None" { %p = spirv.mlir.addressof @v : !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
 spirv.EXT.EmitMeshTasks %a, %a, %a, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT> }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @g(%x: i32) -> i32 "None" { spirv.ReturnValue %x : i32 }
spirv.func @h() "None" { spirv.Return }
spirv.func @f(%x: i32) "None" { %r = spirv.FunctionCall @g(%x) : (i32) -> i32
 spirv.FunctionCall @h() : () -> ()
 spirv.FunctionCall @f(%x) : (i32) -> ()
 %q = spirv.FunctionCall @later(%r) : (i32) -> i32
 spirv.Return }
spirv.func @later(%x: i32) -> i32 "None" { spirv.ReturnValue %x : i32 }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.SpecConstant @a = 1 : i32
spirv.SpecConstant @b spec_id(5) = 2.5 : f32
spirv.SpecConstant @c spec_id(7) = true
spirv.SpecConstant @d = false
spirv.SpecConstantComposite @e (@b, @b) : vector<2xf32>
spirv.SpecConstantComposite @g (@a, @a, @a) : !spirv.array<3 x i32>
spirv.EXT.SpecConstantCompositeReplicate @h (@a) : vector<2xi32>
spirv.GlobalVariable @v initializer(@a) : !spirv.ptr<i32, Private>
spirv.GlobalVariable @w bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
spirv.GlobalVariable @x built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
spirv.GlobalVariable @y {location = 3 : i32, index = 1 : i32} : !spirv.ptr<f32, Output>
spirv.GlobalVariable @z {flat, non_writable, invariant, relaxed_precision} : !spirv.ptr<f32, Output>
spirv.func @f() "None" {
  %0 = spirv.mlir.referenceof @a : i32
  %1 = spirv.mlir.referenceof @b : f32
  %2 = spirv.mlir.referenceof @c : i1
  %3 = spirv.mlir.referenceof @e : vector<2xf32>
  %4 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
  %5 = spirv.SpecConstantOperation wraps "spirv.ISub"(%4, %0) : (i32, i32) -> i32
  %6 = spirv.IAdd %4, %5 : i32
  %7 = spirv.mlir.addressof @v : !spirv.ptr<i32, Private>
  %8 = spirv.Load "Private" %7 : i32
  %c = spirv.Constant 1 : i32
  %d = spirv.SpecConstantOperation wraps "spirv.IMul"(%c, %0) : (i32, i32) -> i32
  %9 = spirv.IAdd %d, %8 : i32
  spirv.Return
}
spirv.EntryPoint "GLCompute" @f, @x, @y
spirv.EntryPoint "Kernel" @f
spirv.ExecutionMode @f "LocalSize", 1, 2, 3
spirv.ExecutionMode @f "ContractionOff"

}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%x: !spirv.ptr<f32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}, %y: f32 {spirv.decoration = #spirv.decoration<RelaxedPrecision>}) "None" { spirv.Return }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%c: i1, %x: i32) -> i32 "None" {
  %r = spirv.mlir.selection -> i32 {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    %1 = spirv.IAdd %x, %x : i32
    spirv.Branch ^m(%1 : i32)
  ^e:
    %2 = spirv.IMul %x, %x : i32
    spirv.Branch ^m(%2 : i32)
  ^m(%p: i32):
    spirv.mlir.merge %p : i32
  }
  spirv.ReturnValue %r : i32
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%c: i1, %x: i32) "None" {
  spirv.mlir.selection control(Flatten) {
    spirv.BranchConditional %c [3, 7], ^t, ^m
  ^t:
    %v = spirv.Variable : !spirv.ptr<i32, Function>
    spirv.Store "Function" %v, %x : i32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%c: i1, %x: i32) "None" {
  spirv.mlir.selection {
    spirv.Switch %x : i32, [
      default: ^d(%x : i32),
      0: ^a,
      -1: ^b(%x, %x : i32, i32)
    ]
  ^a:
    spirv.Branch ^m
  ^b(%p: i32, %q: i32):
    %s = spirv.IAdd %p, %q : i32
    spirv.Branch ^m
  ^d(%z: i32):
    %t = spirv.IAdd %z, %z : i32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%n: i32) "None" {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %v = spirv.Variable init(%c0) : !spirv.ptr<i32, Function>
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^h(%c0 : i32)
  ^h(%i: i32):
    %k = spirv.SLessThan %i, %n : i32
    spirv.BranchConditional %k, ^b, ^m
  ^b:
    spirv.mlir.selection {
      spirv.BranchConditional %k, ^t, ^mm
    ^t:
      spirv.Store "Function" %v, %i : i32
      spirv.Branch ^mm
    ^mm:
      spirv.mlir.merge
    }
    spirv.mlir.loop {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %k, ^b, ^m
    ^b:
      spirv.Branch ^c
    ^c:
      spirv.Branch ^h
    ^m:
      spirv.mlir.merge
    }
    spirv.Branch ^c
  ^c:
    %j = spirv.IAdd %i, %c1 : i32
    spirv.Branch ^h(%j : i32)
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^t, ^mm
    ^t:
      spirv.Branch ^mm
    ^mm:
      spirv.mlir.merge
    }
    spirv.Branch ^m
  ^e:
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^t, ^mm
    ^t:
      spirv.mlir.selection {
        spirv.BranchConditional %c, ^t, ^mm
      ^t:
        spirv.Branch ^mm
      ^mm:
        spirv.mlir.merge
      }
      spirv.Branch ^mm
    ^mm:
      spirv.mlir.merge
    }
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%c: i1, %x: i32, %y: i32) -> i32 "None" {
  spirv.BranchConditional %c, ^a(%x : i32), ^b(%y : i32)
^a(%p: i32):
  spirv.ReturnValue %p : i32
^b(%q: i32):
  spirv.Branch ^a(%q : i32)
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%c: i1, %x: i32, %y: i32) -> i32 "None" {
  %u = spirv.IAdd %x, %y : i32
  spirv.mlir.selection {
    %z = spirv.IAdd %x, %y : i32
    %cc = spirv.SLessThan %z, %u : i32
    spirv.BranchConditional %cc, ^a, ^m
  ^a:
    spirv.mlir.loop {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %cc, ^b, ^m
    ^b:
      spirv.Branch ^k
    ^k:
      spirv.Branch ^h
    ^m:
      spirv.mlir.merge
    }
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.ReturnValue %u : i32
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%c: i1, %n: i32) -> i32 "None" {
  %c0 = spirv.Constant 0 : i32
  %r = spirv.mlir.loop -> i32 {
    spirv.Branch ^h(%c0 : i32)
  ^h(%i: i32):
    spirv.BranchConditional %c, ^b, ^m
  ^b:
    spirv.Branch ^k
  ^k:
    %j = spirv.IAdd %i, %n : i32
    spirv.Branch ^h(%j : i32)
  ^m:
    spirv.mlir.merge %i : i32
  }
  spirv.ReturnValue %r : i32
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.GlobalVariable @v : !spirv.ptr<!spirv.rtarray<f32>, Uniform>
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.GlobalVariable @v : !spirv.ptr<!spirv.arm.tensor<4xi32>, Uniform>
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>, %arg1: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> {
  spirv.ARM.GraphOutputs %arg1 : !spirv.arm.tensor<2x3xi16>
}

}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.GlobalVariable @a bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
spirv.GlobalVariable @b bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<2x3xi16>, UniformConstant>
spirv.ARM.GraphEntryPoint @g, @a, @b
spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>, %arg1: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> {
  spirv.ARM.GraphOutputs %arg1 : !spirv.arm.tensor<2x3xi16>
}

}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
}
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%p: !spirv.ptr<i32, CrossWorkgroup>) "None" { %0 = spirv.Load "CrossWorkgroup" %p {cache_control_load_intel = [#spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>, #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Cached>]} : i32
 spirv.Return }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
spirv.func @f(%q: !spirv.ptr<!spirv.array<4xi32>, CrossWorkgroup>, %i: i32) "None" { %p = spirv.PtrAccessChain %q[%i %i] {cache_control_store_intel = [#spirv.cache_control_store_intel<cache_level = 0, store_cache_control = Uncached>]} : !spirv.ptr<!spirv.array<4xi32>, CrossWorkgroup>, i32, i32 -> !spirv.ptr<i32, CrossWorkgroup>
 spirv.Return }
}
