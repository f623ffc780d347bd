// builtin.module(canonicalize)
// Folds and patterns of spirv.

func.func @numbers(%x: i8, %v: vector<2xi8>) -> (i8, i8, i8, i8, vector<2xi8>, i8) {
  %c0 = spirv.Constant 0 : i8
  %c3 = spirv.Constant 3 : i8
  %least = spirv.Constant -128 : i8
  %ones = spirv.Constant -1 : i8
  %shifts = spirv.Constant dense<[1, 8]> : vector<2xi8>
  %0 = spirv.IAdd %x, %c0 : i8
  %1 = spirv.SMod %ones, %c3 : i8
  %2 = spirv.SRem %ones, %c3 : i8
  %3 = spirv.SDiv %least, %ones : i8
  %4 = spirv.ShiftLeftLogical %shifts, %shifts : vector<2xi8>, vector<2xi8>
  %5 = spirv.ISub %x, %x : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, vector<2xi8>, i8
}

func.func @without_signs() -> ui16 {
  %a = spirv.Constant 1 : ui16
  %b = spirv.Constant 2 : ui16
  %0 = spirv.ISub %a, %b : ui16
  return %0 : ui16
}

func.func @moduli(%x: i8) -> (i8, i8) {
  %c4 = spirv.Constant 4 : i8
  %c8 = spirv.Constant 8 : i8
  %a = spirv.UMod %x, %c8 : i8
  %0 = spirv.UMod %a, %c4 : i8
  %b = spirv.UMod %x, %c4 : i8
  %1 = spirv.UMod %b, %c8 : i8
  return %0, %1 : i8, i8
}

func.func @masked(%x: i8) -> (i32, i32) {
  %c255 = spirv.Constant 255 : i32
  %c254 = spirv.Constant 254 : i32
  %wide = spirv.UConvert %x : i8 to i32
  %0 = spirv.BitwiseAnd %wide, %c255 : i32
  %1 = spirv.BitwiseAnd %wide, %c254 : i32
  return %0, %1 : i32, i32
}

func.func @in_halves(%x: i8) -> (!spirv.struct<(i8, i8)>, !spirv.struct<(i8, i8)>, !spirv.struct<(i8, i8)>) {
  %c1 = spirv.Constant 1 : i8
  %c100 = spirv.Constant 100 : i8
  %ones = spirv.Constant -1 : i8
  %0 = spirv.IAddCarry %ones, %ones : !spirv.struct<(i8, i8)>
  %1 = spirv.SMulExtended %ones, %c100 : !spirv.struct<(i8, i8)>
  %2 = spirv.UMulExtended %x, %c1 : !spirv.struct<(i8, i8)>
  return %0, %1, %2 : !spirv.struct<(i8, i8)>, !spirv.struct<(i8, i8)>, !spirv.struct<(i8, i8)>
}

func.func @truth(%x: i32, %y: i32, %p: i1) -> (i1, i1, i1, i32) {
  %true = spirv.Constant true
  %a = spirv.IEqual %x, %y : i32
  %0 = spirv.LogicalNot %a : i1
  %1 = spirv.LogicalAnd %p, %true : i1
  %2 = spirv.ULessThan %x, %x : i32
  %3 = spirv.Select %true, %x, %y : i1, i32
  return %0, %1, %2, %3 : i1, i1, i1, i32
}

func.func @parts(%v: vector<2xi32>, %x: i32) -> (i32, i32, i32) {
  %c = spirv.Constant [dense<3> : vector<2xi32>, dense<[4, 5]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
  %0 = spirv.CompositeExtract %c[1 : i32, 1 : i32] : !spirv.array<2 x vector<2xi32>>
  %a = spirv.CompositeInsert %x, %v[0 : i32] : i32 into vector<2xi32>
  %1 = spirv.CompositeExtract %a[0 : i32] : vector<2xi32>
  %b = spirv.CompositeConstruct %x, %0 : (i32, i32) -> vector<2xi32>
  %2 = spirv.CompositeExtract %b[1 : i32] : vector<2xi32>
  return %0, %1, %2 : i32, i32, i32
}

spirv.func @selection(%c: i1, %x: f32, %y: f32) -> () "None" {
  %v = spirv.Variable : !spirv.ptr<f32, Function>
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Store "Function" %v, %x ["Aligned", 4] : f32
    spirv.Branch ^m
  ^b:
    spirv.Store "Function" %v, %y ["Aligned", 4] : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.Return
}
