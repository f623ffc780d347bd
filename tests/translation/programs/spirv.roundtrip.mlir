spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.acos %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.acosh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.asin %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.asinh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.atan %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.atanh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.ceil %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.cos %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.cosh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.erf %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.exp %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.fabs %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.floor %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.log %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.rint %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.round %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.rsqrt %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.sin %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.sinh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.sqrt %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.tan %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.tanh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.atan2 %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.fmax %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.fmin %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.pow %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.fma %arg0, %arg1, %arg2 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.CL.mix %arg0, %arg1, %arg2 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.CL.s_abs %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.CL.s_max %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.CL.s_min %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.CL.u_max %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.CL.u_min %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: i32) "None" {
    %0 = spirv.CL.printf %arg0 %arg1 : !spirv.ptr<i8, UniformConstant>, i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Acos %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Acosh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Asin %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Asinh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Atan %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Atanh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Ceil %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Cos %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Cosh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Exp %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Exp2 %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.FAbs %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.FSign %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Floor %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Fract %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.InverseSqrt %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Log %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Log2 %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Normalize %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Round %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.RoundEven %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Sin %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Sinh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Sqrt %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Tan %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Tanh %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) "None" {
    %0 = spirv.GL.Length %arg0 : vector<4xf32> -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.FMax %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.FMin %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Pow %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Reflect %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Distance %arg0, %arg1 : f32, f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Cross %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.FClamp %arg0, %arg1, %arg2 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.Fma %arg0, %arg1, %arg2 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.FMix %arg0 : f32, %arg1 : f32, %arg2 : f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.SAbs %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.SSign %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.FindILsb %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.FindSMsb %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.FindUMsb %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.SMax %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.SMin %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.UMax %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.UMin %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.SClamp %arg0, %arg1, %arg2 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.GL.UClamp %arg0, %arg1, %arg2 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: i32) "None" {
    %0 = spirv.GL.Ldexp %arg0 : f32, %arg1 : i32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: i32) "None" {
    %0 = spirv.GL.PackHalf2x16 %arg0 : vector<2xf32> -> i32
    %1 = spirv.GL.PackSnorm4x8 %arg1 : vector<4xf32> -> i32
    %2 = spirv.GL.UnpackHalf2x16 %arg2 : i32 -> vector<2xf32>
    %3 = spirv.GL.UnpackSnorm4x8 %arg2 : i32 -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32, %arg2: f32) "None" {
    %0 = spirv.GL.FrexpStruct %arg0 : f32 -> !spirv.struct<(f32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicAnd <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicIAdd <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicISub <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicOr <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicSMax <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicSMin <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicUMax <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicUMin <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicXor <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicIDecrement <Device> <None> %arg0 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicIIncrement <Device> <None> %arg0 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicExchange <Workgroup> <Release> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %arg0, %arg1, %arg2 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %arg0, %arg1, %arg2 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<f32, StorageBuffer>, %arg1: f32) "None" {
    %0 = spirv.EXT.AtomicFAdd <Device> <None> %arg0, %arg1 : !spirv.ptr<f32, StorageBuffer>
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
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FOrdEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FOrdGreaterThan %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FOrdGreaterThanEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FOrdLessThan %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FOrdLessThanEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FOrdNotEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FUnordEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FUnordGreaterThan %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FUnordGreaterThanEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FUnordLessThan %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FUnordLessThanEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FUnordNotEqual %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.Ordered %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.Unordered %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.IsNan %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.IsInf %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.IsFinite %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.IEqual %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.INotEqual %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SGreaterThan %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SGreaterThanEqual %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SLessThan %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SLessThanEqual %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.UGreaterThan %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.UGreaterThanEqual %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.ULessThan %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.ULessThanEqual %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.IAdd %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.ISub %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.IMul %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SDiv %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.UDiv %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SMod %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SRem %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.UMod %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.BitwiseAnd %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.BitwiseOr %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.BitwiseXor %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SNegate %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.Not %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.BitCount %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.BitReverse %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.ShiftLeftLogical %arg0, %arg1 : i32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.ShiftRightArithmetic %arg0, %arg1 : i32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.ShiftRightLogical %arg0, %arg1 : i32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.IAddCarry %arg0, %arg1 : !spirv.struct<(i32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.ISubBorrow %arg0, %arg1 : !spirv.struct<(i32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SMulExtended %arg0, %arg1 : !spirv.struct<(i32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.UMulExtended %arg0, %arg1 : !spirv.struct<(i32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.ConvertFToS %arg0 : f32 to i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.ConvertFToU %arg0 : f32 to i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.ConvertSToF %arg0 : i32 to f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i64) "None" {
    %0 = spirv.ConvertUToF %arg0 : i64 to f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.FConvert %arg0 : f32 to f64
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.SConvert %arg0 : i32 to i64
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.UConvert %arg0 : i32 to i16
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.Bitcast %arg0 : f32 to i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i16) "None" {
    %0 = spirv.INTEL.ConvertBF16ToF %arg0 : i16 to f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.INTEL.ConvertFToBF16 %arg0 : f32 to i16
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.INTEL.RoundFToTF32 %arg0 : f32 to f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<f32, Function>) "None" {
    %0 = spirv.Bitcast %arg0 : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
    %1 = spirv.PtrCastToGeneric %arg0 : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Generic>
    %2 = spirv.GenericCastToPtr %1 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
    %3 = spirv.GenericCastToPtrExplicit %1 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.GroupNonUniformBroadcast <Workgroup> %arg0, %cst0_i32 : i32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformAll <Subgroup> %arg0 : i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformAny <Subgroup> %arg0 : i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 : f32, i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    spirv.KHR.AssumeTrue %arg0
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformBallot <Workgroup> %arg0 : vector<4xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %arg0 : vector<4xi32> -> i32
    %1 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %arg0 : vector<4xi32>, i32
    %2 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg0 : vector<4xi32>, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f() "None" {
    %0 = spirv.GroupNonUniformElect <Subgroup> : i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg0 : f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %arg0 : f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %arg0 : f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %arg0 : f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %arg0 : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %arg0 : i1 -> i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %arg0 : i1 -> i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %arg0 : i1 -> i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupFAdd <Workgroup> <Reduce> %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupFMax <Workgroup> <Reduce> %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.GroupFMin <Workgroup> <Reduce> %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupIAdd <Workgroup> <Reduce> %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupSMax <Workgroup> <Reduce> %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupSMin <Workgroup> <Reduce> %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupUMax <Workgroup> <Reduce> %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.GroupUMin <Workgroup> <Reduce> %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %arg0 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: i32) "None" {
    %0 = spirv.GroupNonUniformShuffle <Subgroup> %arg0, %arg1 : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: i32) "None" {
    %0 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg0, %arg1 : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: i32) "None" {
    %0 = spirv.GroupNonUniformShuffleUp <Subgroup> %arg0, %arg1 : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: i32) "None" {
    %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg1 : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: i32) "None" {
    %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg1 : f32, i32 -> f32
    %cst4_i32 = spirv.Constant 4 : i32
    %1 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg1, cluster_size(%cst4_i32) : f32, i32, i32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %cst0_i32 : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: i32) "None" {
    %0 = spirv.GroupBroadcast <Workgroup> %arg0, %arg1 : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    %0 = spirv.KHR.SubgroupBallot %arg0 : vector<4xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>) "None" {
    %0 = spirv.INTEL.SubgroupBlockRead %arg0 : !spirv.ptr<i32, StorageBuffer> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
    spirv.INTEL.SubgroupBlockWrite %arg0, %arg1 : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, %arg1: vector<2xf32>, %arg2: f32, %arg3: vector<4xf32>) "None" {
    %0 = spirv.ImageSampleImplicitLod %arg0, %arg1  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32> -> vector<4xf32>
    %1 = spirv.ImageSampleExplicitLod %arg0, %arg1 ["Lod"], %arg2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
    %2 = spirv.Image %arg0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
    %3 = spirv.ImageDrefGather %arg0, %arg1, %arg2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg1: vector<4xf32>, %arg2: f32) "None" {
    %0 = spirv.ImageSampleProjDrefImplicitLod %arg0, %arg1, %arg2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %arg1: vector<2xsi32>, %arg2: vector<4xf32>) "None" {
    %0 = spirv.ImageRead %arg0, %arg1  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xsi32> -> vector<4xf32>
    spirv.ImageWrite %arg0, %arg1, %arg2  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xsi32>, vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, %arg1: vector<2xsi32>, %arg2: si32) "None" {
    %0 = spirv.ImageFetch %arg0, %arg1  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, vector<2xsi32> -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>) "None" {
    %0 = spirv.ImageQuerySize %arg0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f> -> vector<2xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>) "None" {
    %0 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
    %1 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
    %2 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
    spirv.KHR.CooperativeMatrixStore %arg0, %arg2, %arg1, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, i32
    spirv.KHR.CooperativeMatrixStore %arg0, %arg2, %arg1, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, i32
    %3 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg1: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %arg2: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
    %0 = spirv.KHR.CooperativeMatrixMulAdd %arg0, %arg1, %arg2 : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    %1 = spirv.KHR.CooperativeMatrixMulAdd %arg0, %arg1, %arg2, <ASigned|AccSat> : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: !spirv.matrix<3 x vector<3xf32>>, %arg2: vector<3xf32>, %arg3: f32) "None" {
    %0 = spirv.MatrixTimesMatrix %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    %1 = spirv.MatrixTimesScalar %arg0, %arg3 : !spirv.matrix<3 x vector<3xf32>>, f32
    %2 = spirv.MatrixTimesVector %arg0, %arg2 : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
    %3 = spirv.VectorTimesMatrix %arg2, %arg0 : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
    %4 = spirv.Transpose %arg0 : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    %5 = spirv.VectorTimesScalar %arg2, %arg3 : (vector<3xf32>, f32) -> vector<3xf32>
    %6 = spirv.Dot %arg2, %arg2 : vector<3xf32> -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, %arg1: i32, %arg2: !spirv.ptr<f32, CrossWorkgroup>, %arg3: !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>) "None" {
    %cst1_i32 = spirv.Constant 1 : i32
    %0 = spirv.AccessChain %arg0[%cst1_i32, %arg1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
    %cst0_i32 = spirv.Constant 0 : i32
    %1 = spirv.AccessChain %arg0[%cst0_i32] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
    %2 = spirv.PtrAccessChain %arg3[%arg1 %arg1] : !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>, i32, i32 -> !spirv.ptr<f32, CrossWorkgroup>
    %3 = spirv.InBoundsPtrAccessChain %arg3[%arg1 %arg1] : !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>, i32, i32 -> !spirv.ptr<f32, CrossWorkgroup>
    %4 = spirv.Load "Function" %0 : i32
    spirv.Store "Function" %0, %4 : i32
    %5 = spirv.Load "Function" %0 ["Aligned", 4] : i32
    %6 = spirv.Load "Function" %0 ["Volatile"] : i32
    spirv.Store "Function" %0, %4 ["Volatile|Aligned", 8] : i32
    spirv.CopyMemory  "Function" %0,  "Function" %0,  : i32
    spirv.CopyMemory  "Function" %0,  "Function" %0 ["Aligned", 4],  ["Aligned", 4] : i32
    spirv.CopyMemory  "Function" %0,  "Function" %0 ["Volatile"],  ["Aligned", 4] : i32
    spirv.CopyMemory  "Function" %0,  "Function" %0 ["Aligned", 4],  ["Volatile"] : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: vector<2xf32>) "None" {
    %0 = spirv.CompositeConstruct %arg0, %arg0, %arg3 : (f32, f32, vector<2xf32>) -> vector<4xf32>
    %1 = spirv.CompositeExtract %arg1[1 : i32] : vector<4xf32>
    %2 = spirv.CompositeInsert %arg0, %arg1[2 : i32] : f32 into vector<4xf32>
    %3 = spirv.VectorExtractDynamic %arg1[%arg2] : vector<4xf32>, i32
    %4 = spirv.VectorInsertDynamic %arg0, %arg1[%arg2] : vector<4xf32>, i32
    %5 = spirv.VectorShuffle [1 : i32, 5 : i32, -1 : i32] %arg1, %arg3 : vector<4xf32>, vector<2xf32> -> vector<3xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: vector<4xi8>) "None" {
    %0 = spirv.SDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i32
    %1 = spirv.SDot %arg1, %arg1 : vector<4xi8> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: vector<4xi8>) "None" {
    %0 = spirv.UDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i32
    %1 = spirv.UDot %arg1, %arg1 : vector<4xi8> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: vector<4xi8>) "None" {
    %0 = spirv.SUDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i32
    %1 = spirv.SUDot %arg1, %arg1 : vector<4xi8> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: vector<4xi8>, %arg2: i32) "None" {
    %0 = spirv.SDotAccSat %arg0, %arg0, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
    %1 = spirv.SDotAccSat %arg1, %arg1, %arg2 : vector<4xi8> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: vector<4xi8>, %arg2: i32) "None" {
    %0 = spirv.UDotAccSat %arg0, %arg0, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
    %1 = spirv.UDotAccSat %arg1, %arg1, %arg2 : vector<4xi8> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: vector<4xi8>, %arg2: i32) "None" {
    %0 = spirv.SUDotAccSat %arg0, %arg0, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
    %1 = spirv.SUDotAccSat %arg1, %arg1, %arg2 : vector<4xi8> -> i32
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
  spirv.func @f(%arg0: i32) "None" {
    spirv.EXT.SetMeshOutputs %arg0, %arg0 : i32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1, %arg1: i1, %arg2: f32, %arg3: f32, %arg4: vector<2xi1>, %arg5: vector<2xf32>) "None" {
    %0 = spirv.LogicalAnd %arg0, %arg1 : i1
    %1 = spirv.LogicalOr %arg0, %arg1 : i1
    %2 = spirv.LogicalEqual %arg0, %arg1 : i1
    %3 = spirv.LogicalNotEqual %arg0, %arg1 : i1
    %4 = spirv.LogicalNot %arg0 : i1
    %5 = spirv.Select %arg0, %arg2, %arg3 : i1, f32
    %6 = spirv.Select %arg4, %arg5, %arg5 : vector<2xi1>, vector<2xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.BitFieldInsert %arg0, %arg0, %arg1, %arg2 : i32, i32, i32
    %1 = spirv.BitFieldSExtract %arg0, %arg1, %arg2 : i32, i32, i32
    %2 = spirv.BitFieldUExtract %arg0, %arg1, %arg2 : i32, i32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FAdd %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FSub %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FMul %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FDiv %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FMod %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spirv.FRem %arg0, %arg1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.FNegate %arg0 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) "None" {
    %0 = spirv.FAdd %arg0, %arg0 {fp_fast_math_mode = #spirv.fastmath_mode<NotNaN|Fast>} : f32
    %1 = spirv.FAdd %arg0, %arg0 {no_contraction} : f32
    %2 = spirv.FMul %arg0, %arg0 {relaxed_precision} : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f64) "None" {
    %0 = spirv.FConvert %arg0 {fp_rounding_mode = #spirv.fp_rounding_mode<RTZ>} : f64 to f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f() "None" {
    %0 = spirv.Undef : f32
    %1 = spirv.Undef : f32
    %2 = spirv.FAdd %0, %1 : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f() "None" {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f() "Inline|Pure" {
    spirv.Kill
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f() "DontInline" {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: f32) -> f32 "Const" {
    spirv.ReturnValue %arg0 : f32
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0 : i32, i32, i32
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.GlobalVariable @v : !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
  spirv.func @f(%arg0: i32) "None" {
    %v_addr = spirv.mlir.addressof @v : !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
    spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0, %v_addr : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @g(%arg0: i32) -> i32 "None" {
    spirv.ReturnValue %arg0 : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.func @f(%arg0: i32) "None" {
    %0 = spirv.FunctionCall @g(%arg0) : (i32) -> i32
    spirv.FunctionCall @h() : () -> ()
    spirv.FunctionCall @f(%arg0) : (i32) -> ()
    %1 = spirv.FunctionCall @later(%0) : (i32) -> i32
    spirv.Return
  }
  spirv.func @later(%arg0: i32) -> i32 "None" {
    spirv.ReturnValue %arg0 : i32
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstant @b spec_id(5) = 2.500000e+00 : f32
  spirv.SpecConstant @c spec_id(7) = true
  spirv.SpecConstant @d = false
  spirv.SpecConstantComposite @e (@b, @b) : vector<2xf32>
  spirv.SpecConstantComposite @g (@a, @a, @a) : !spirv.array<3 x i32>
  spirv.EXT.SpecConstantCompositeReplicate @h (@a) : vector<2xi32>
  spirv.GlobalVariable @v initializer(@a) : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @w bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0]), Block>, StorageBuffer>
  spirv.GlobalVariable @x built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @y {index = 1 : i32, location = 3 : i32} : !spirv.ptr<f32, Output>
  spirv.GlobalVariable @z {flat, invariant, non_writable, relaxed_precision} : !spirv.ptr<f32, Output>
  spirv.func @f() "None" {
    %0 = spirv.mlir.referenceof @a : i32
    %1 = spirv.mlir.referenceof @a : i32
    %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %1) : (i32, i32) -> i32
    %3 = spirv.mlir.referenceof @a : i32
    %4 = spirv.mlir.referenceof @a : i32
    %5 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%3, %4) : (i32, i32) -> i32
    %6 = spirv.mlir.referenceof @a : i32
    %7 = spirv.SpecConstantOperation wraps "spirv.ISub"(%5, %6) : (i32, i32) -> i32
    %8 = spirv.IAdd %2, %7 : i32
    %v_addr = spirv.mlir.addressof @v : !spirv.ptr<i32, Private>
    %9 = spirv.Load "Private" %v_addr : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %10 = spirv.mlir.referenceof @a : i32
    %11 = spirv.SpecConstantOperation wraps "spirv.IMul"(%cst1_i32, %10) : (i32, i32) -> i32
    %12 = spirv.IAdd %11, %9 : i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f, @x, @y
  spirv.EntryPoint "Kernel" @f
  spirv.ExecutionMode @f "LocalSize", 1, 2, 3
  spirv.ExecutionMode @f "ContractionOff"
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<f32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}, %arg1: f32 {spirv.decoration = #spirv.decoration<RelaxedPrecision>}) "None" {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1, %arg1: i32) -> i32 "None" {
    spirv.Branch ^bb1
  ^bb1:  // pred: ^bb0
    %0 = spirv.mlir.selection -> i32 {
      spirv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %1 = spirv.IAdd %arg1, %arg1 : i32
      spirv.Branch ^bb3(%1 : i32)
    ^bb2:  // pred: ^bb0
      %2 = spirv.IMul %arg1, %arg1 : i32
      spirv.Branch ^bb3(%2 : i32)
    ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
      spirv.mlir.merge %3 : i32
    }
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1, %arg1: i32) "None" {
    %0 = spirv.Variable : !spirv.ptr<i32, Function>
    spirv.Branch ^bb1
  ^bb1:  // pred: ^bb0
    spirv.mlir.selection control(Flatten) {
      spirv.BranchConditional %arg0 [3, 7], ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.Store "Function" %0, %arg1 : i32
      spirv.Branch ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1, %arg1: i32) "None" {
    spirv.Branch ^bb1
  ^bb1:  // pred: ^bb0
    spirv.mlir.selection {
      spirv.Switch %arg1 : i32, [
        default: ^bb1(%arg1 : i32),
        0: ^bb2,
        4294967295: ^bb3(%arg1, %arg1 : i32, i32)
      ]
    ^bb1(%0: i32):  // pred: ^bb0
      %1 = spirv.IAdd %0, %0 : i32
      spirv.Branch ^bb4
    ^bb2:  // pred: ^bb0
      spirv.Branch ^bb4
    ^bb3(%2: i32, %3: i32):  // pred: ^bb0
      %4 = spirv.IAdd %2, %3 : i32
      spirv.Branch ^bb4
    ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i32) "None" {
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.Variable init(%cst0_i32) : !spirv.ptr<i32, Function>
    %cst0_i32_0 = spirv.Constant 0 : i32
    spirv.Branch ^bb1(%cst0_i32_0 : i32)
  ^bb1(%1: i32):  // pred: ^bb0
    spirv.mlir.loop control(Unroll) {
      spirv.Branch ^bb1(%1 : i32)
    ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb5
      %3 = spirv.SLessThan %2, %arg0 : i32
      spirv.BranchConditional %3, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      spirv.Branch ^bb3
    ^bb3:  // pred: ^bb2
      spirv.mlir.selection {
        spirv.BranchConditional %3, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Store "Function" %0, %2 : i32
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.Branch ^bb4
    ^bb4:  // pred: ^bb3
      spirv.mlir.loop {
        spirv.Branch ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %3, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      spirv.Branch ^bb5
    ^bb5:  // pred: ^bb4
      %cst1_i32 = spirv.Constant 1 : i32
      %4 = spirv.IAdd %2, %cst1_i32 : i32
      spirv.Branch ^bb1(%4 : i32)
    ^bb6:  // pred: ^bb1
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1) "None" {
    spirv.Branch ^bb1
  ^bb1:  // pred: ^bb0
    spirv.mlir.selection {
      spirv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.Branch ^bb3
    ^bb2:  // pred: ^bb0
      spirv.Branch ^bb4
    ^bb3:  // pred: ^bb1
      spirv.mlir.selection {
        spirv.BranchConditional %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.Branch ^bb5
    ^bb4:  // pred: ^bb2
      spirv.mlir.selection {
        spirv.BranchConditional %arg0, ^bb1, ^bb3
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // pred: ^bb1
        spirv.mlir.selection {
          spirv.BranchConditional %arg0, ^bb1, ^bb2
        ^bb1:  // pred: ^bb0
          spirv.Branch ^bb2
        ^bb2:  // 2 preds: ^bb0, ^bb1
          spirv.mlir.merge
        }
        spirv.Branch ^bb3
      ^bb3:  // 2 preds: ^bb0, ^bb2
        spirv.mlir.merge
      }
      spirv.Branch ^bb5
    ^bb5:  // 2 preds: ^bb3, ^bb4
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 "None" {
    spirv.BranchConditional %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    spirv.ReturnValue %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    spirv.Branch ^bb1(%1 : i32)
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 "None" {
    %0 = spirv.IAdd %arg1, %arg2 : i32
    spirv.Branch ^bb1
  ^bb1:  // pred: ^bb0
    %1 = spirv.IAdd %arg1, %arg2 : i32
    %2 = spirv.SLessThan %1, %0 : i32
    spirv.Branch ^bb2
  ^bb2:  // pred: ^bb1
    spirv.mlir.selection {
      spirv.BranchConditional %2, ^bb1, ^bb3
    ^bb1:  // pred: ^bb0
      spirv.Branch ^bb2
    ^bb2:  // pred: ^bb1
      spirv.mlir.loop {
        spirv.Branch ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %2, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      spirv.Branch ^bb3
    ^bb3:  // 2 preds: ^bb0, ^bb2
      spirv.mlir.merge
    }
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: i1, %arg1: i32) -> i32 "None" {
    %cst0_i32 = spirv.Constant 0 : i32
    spirv.Branch ^bb1(%cst0_i32 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    %1 = spirv.mlir.loop -> i32 {
      spirv.Branch ^bb1(%0 : i32)
    ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb3
      spirv.BranchConditional %arg0, ^bb2, ^bb4
    ^bb2:  // pred: ^bb1
      spirv.Branch ^bb3
    ^bb3:  // pred: ^bb2
      %3 = spirv.IAdd %2, %arg1 : i32
      spirv.Branch ^bb1(%3 : i32)
    ^bb4:  // pred: ^bb1
      spirv.mlir.merge %2 : i32
    }
    spirv.ReturnValue %1 : i32
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
  spirv.ARM.Graph @spirv_graph_1(%arg0: !spirv.arm.tensor<14x19xi16>, %arg1: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> attributes {entry_point = false} {
    spirv.ARM.GraphOutputs %arg1 : !spirv.arm.tensor<2x3xi16>
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.GlobalVariable @a bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  spirv.GlobalVariable @b bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<2x3xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @g, @a, @b
  spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>, %arg1: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> attributes {entry_point = true} {
    spirv.ARM.GraphOutputs %arg1 : !spirv.arm.tensor<2x3xi16>
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.ARM.Graph @spirv_graph_1(%arg0: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> attributes {entry_point = false} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<i32, CrossWorkgroup>) "None" {
    %0 = spirv.Load "CrossWorkgroup" %arg0 {cache_control_load_intel = [#spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>, #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Cached>]} : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage], []> {
  spirv.func @f(%arg0: !spirv.ptr<!spirv.array<4 x i32>, CrossWorkgroup>, %arg1: i32) "None" {
    %0 = spirv.PtrAccessChain %arg0[%arg1 %arg1] {cache_control_store_intel = [#spirv.cache_control_store_intel<cache_level = 0, store_cache_control = Uncached>]} : !spirv.ptr<!spirv.array<4 x i32>, CrossWorkgroup>, i32, i32 -> !spirv.ptr<i32, CrossWorkgroup>
    spirv.Return
  }
}
