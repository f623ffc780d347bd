spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc spec_id(5) = 4 : i32
  "spirv.SpecConstant"() <{default_value = 1.0 : f32, sym_name = "sd"}> {spec_id = 5 : i64} : () -> ()
  "spirv.SpecConstant"() <{default_value = 1.0 : f32, sym_name = "se"}> {spec_id = 5 : i32} : () -> ()
  "spirv.SpecConstant"() <{default_value = 1.0 : f32, sym_name = "sf"}> {spec_id = 5 : i8, a = 1} : () -> ()
}
