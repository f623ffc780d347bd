// builtin.module(spirv-canonicalize-gl)
func.func @f0(%a: i32, %b: i32, %c: i32) -> i32 {
 %0 = spirv.ULessThanEqual %c, %a : i32
 %1 = spirv.Select %0, %a, %c : i1, i32
 %2 = spirv.ULessThanEqual %1, %b : i32
 %3 = spirv.Select %2, %1, %b : i1, i32
 return %3 : i32
}
func.func @f1(%a: f32, %b: f32, %c: f32) -> f32 {
 %0 = spirv.FOrdLessThan %a, %b : f32
 %1 = spirv.Select %0, %b, %a : i1, f32
 %2 = spirv.FOrdLessThan %1, %c : f32
 %3 = spirv.Select %2, %1, %c : i1, f32
 return %3 : f32
}
func.func @f2(%a: f32, %b: f32, %c: f32) -> f32 {
 %0 = spirv.FOrdLessThan %b, %a : f32
 %1 = spirv.Select %0, %a, %b : i1, f32
 %2 = spirv.FOrdLessThan %c, %b : f32
 %3 = spirv.Select %2, %c, %1 : i1, f32
 return %3 : f32
}
func.func @f3(%a: i32, %b: i32, %c: i32) -> i32 {
 %0 = spirv.SLessThan %a, %b : i32
 %1 = spirv.Select %0, %b, %b : i1, i32
 %2 = spirv.SLessThan %c, %a : i32
 %3 = spirv.Select %2, %c, %1 : i1, i32
 return %3 : i32
}
func.func @f4(%a: f32, %b: f32, %c: f32) -> f32 {
 %0 = spirv.FOrdLessThanEqual %a, %b : f32
 %1 = spirv.Select %0, %b, %b : i1, f32
 %2 = spirv.FOrdLessThanEqual %c, %1 : f32
 %3 = spirv.Select %2, %1, %c : i1, f32
 return %3 : f32
}
func.func @f5(%a: f32, %b: f32, %c: f32) -> f32 {
 %0 = spirv.FOrdLessThanEqual %a, %c : f32
 %1 = spirv.Select %0, %c, %a : i1, f32
 %2 = spirv.FOrdLessThanEqual %1, %b : f32
 %3 = spirv.Select %2, %1, %b : i1, f32
 return %3 : f32
}
func.func @f6(%a: f32, %b: f32, %c: f32) -> f32 {
 %0 = spirv.FOrdLessThanEqual %c, %a : f32
 %1 = spirv.Select %0, %a, %c : i1, f32
 %2 = spirv.FOrdLessThanEqual %b, %c : f32
 %3 = spirv.Select %2, %b, %1 : i1, f32
 return %3 : f32
}
func.func @f7(%a: i32, %b: i32, %c: i32) -> i32 {
 %0 = spirv.ULessThan %b, %c : i32
 %1 = spirv.Select %0, %c, %c : i1, i32
 %2 = spirv.SLessThanEqual %1, %a : i32
 %3 = spirv.Select %2, %1, %a : i1, i32
 return %3 : i32
}
