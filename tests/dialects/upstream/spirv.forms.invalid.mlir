// expected-error @below {{expected ','}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(0 1) : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{expected ')'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(0, 1 : i64) : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{'spirv.GlobalVariable' op attribute 'descriptor_set' failed to satisfy constraint: 32-bit signless integer attribute}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(true, 1) : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{expected '('}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind 1 : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(, 1) : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{integer constant out of range for attribute}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(99999999999, 1) : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{expected ':'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a built_in("x") bind(0,1) : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{custom op 'spirv.GlobalVariable' invalid kind of attribute specified}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a built_in(@x) : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{custom op 'spirv.GlobalVariable' expected spirv.ptr type}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a : i32 }

// -----

// expected-error @below {{custom op 'spirv.GlobalVariable' attribute 'binding' occurs more than once in the attribute list}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a bind(0,1) {binding = 1 : i32} : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{custom op 'spirv.GlobalVariable' expected valid '@'-identifier for symbol name}}
spirv.module Logical GLSL450 { spirv.GlobalVariable "a" : i32 }

// -----

// expected-error @below {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @a initializer(@b) built_in("WorkgroupSize") {x} : !spirv.ptr<f32, Input> }

// -----

// expected-error @below {{expected '='}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a spec_id(3) 3 : i32 }

// -----

// expected-error @below {{custom op 'spirv.SpecConstant' invalid kind of attribute specified}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a spec_id("x") = 3:i32 }

// -----

// expected-error @below {{'spirv.SpecConstant' op SpecId cannot be negative}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a spec_id(-3) = 3:i32 }

// -----

// expected-error @below {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = "x" }

// -----

// expected-error @below {{'spirv.SpecConstant' op requires attribute 'default_value'}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = [1] }

// -----

// expected-error @below {{custom op 'spirv.SpecConstant' expected valid '@'-identifier for symbol name}}
spirv.module Logical GLSL450 { spirv.SpecConstant a = true }

// -----

// expected-error @below {{expected operation name in quotes}}
spirv.module Logical GLSL450 { spirv.SpecConstant @a = true {a} }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{custom op 'spirv.SpecConstantComposite' invalid kind of attribute specified}}
 spirv.SpecConstantComposite @a (@x, 3) : !spirv.array<2 x i32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{result type must be a composite type, but provided 'i32'}}
 spirv.SpecConstantComposite @a (@x) : i32 }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{result type must be a composite type, but provided 'vector<1xi32>'}}
 spirv.SpecConstantComposite @a (@x) : vector<1xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{expected non-function type}}
 spirv.SpecConstantComposite @a (@x) : x }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{custom op 'spirv.SpecConstantComposite' expected valid '@'-identifier for symbol name}}
 spirv.SpecConstantComposite a (@x) : i32 }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{has incorrect types of operands: expected 'f32', but provided 'i32'}}
 spirv.SpecConstantComposite @a (@x, @x) : !spirv.struct<(i32, f32)> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{has incorrect number of operands: expected 1, but provided 2}}
 spirv.SpecConstantComposite @a (@x, @x) : !spirv.struct<(i32)> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{has incorrect number of operands: expected 0, but provided 1}}
 spirv.SpecConstantComposite @a (@x) : !spirv.rtarray<i32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{unsupported composite type  '!spirv.coopmatrix<1x1xi32, Subgroup, MatrixA>'}}
 spirv.SpecConstantComposite @a (@x) : !spirv.coopmatrix<1x1xi32, Subgroup, MatrixA> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{custom op 'spirv.EXT.SpecConstantCompositeReplicate' invalid kind of attribute specified}}
 spirv.EXT.SpecConstantCompositeReplicate @a (3) : !spirv.array<2 x i32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{splat spec constant reference defining constituent not found}}
 spirv.EXT.SpecConstantCompositeReplicate @a (@y) : vector<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @x = 3:i32
// expected-error @below {{constituent has incorrect type: expected 'f32', but provided 'i32'}}
 spirv.EXT.SpecConstantCompositeReplicate @a (@x) : vector<2xf32> }

// -----

// expected-error @below {{function 'f' not found in 'spirv.module'}}
spirv.module Logical GLSL450 { spirv.EntryPoint "GLCompute" @f }

// -----

// expected-error @below {{custom op 'spirv.EntryPoint' invalid kind of attribute specified}}
spirv.module Logical GLSL450 { spirv.EntryPoint "GLCompute" @f, 3 }

// -----

// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
spirv.module Logical GLSL450 { spirv.EntryPoint "GLCompute" @f "x" }

// -----

// expected-error @below {{integer literal not valid for specified type}}
spirv.module Logical GLSL450 { spirv.EntryPoint 3 @f }

// -----

// expected-error @below {{custom op 'spirv.EntryPoint' expected execution_model attribute specified as string}}
spirv.module Logical GLSL450 { spirv.EntryPoint @f }

// -----

// expected-error @below {{custom op 'spirv.EntryPoint' invalid execution_model attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.EntryPoint "X" @f }

// -----

// expected-error @below {{custom op 'spirv.EntryPoint' invalid execution_model attribute specification: ""}}
spirv.module Logical GLSL450 { spirv.EntryPoint "" @f }

// -----

// expected-error @below {{floating point value not valid for specified type}}
spirv.module Logical GLSL450 { spirv.EntryPoint 3.5 @f }

// -----

// expected-error @below {{custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.ExecutionMode @f "X", 1 }

// -----

// expected-error @below {{'spirv.ExecutionMode' op requires attribute 'fn'}}
spirv.module Logical GLSL450 { spirv.ExecutionMode 3 "LocalSize", 1 }

// -----

// expected-error @below {{custom op 'spirv.ExecutionMode' expected execution_mode attribute specified as string}}
spirv.module Logical GLSL450 { spirv.ExecutionMode @f @f }

// -----

// expected-error @below {{custom op 'spirv.func' expected function_control attribute specified as string}}
spirv.module Logical GLSL450 { spirv.func @f() { spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.func' invalid function_control attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f() "X" { spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.func' invalid function_control attribute specification: ""}}
spirv.module Logical GLSL450 { spirv.func @f() "" { spirv.Return } }

// -----

// expected-error @below {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
spirv.module Logical GLSL450 { spirv.func @f() "None" }

// -----

// expected-error @below {{'spirv.Return' op cannot be used in functions returning value}}
spirv.module Logical GLSL450 { spirv.func @f() -> i32 "None" { spirv.Return } }

// -----

// expected-error @below {{'spirv.func' op cannot have more than one result}}
spirv.module Logical GLSL450 { spirv.func @f() -> (i32, i32) "None" { spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.func' expected SSA identifier}}
spirv.module Logical GLSL450 { spirv.func @f(%a : i32, f32) "None" }

// -----

// expected-error @below {{found unsupported 'spirv.Return' attribute on operation}}
spirv.module Logical GLSL450 { spirv.func @f() "None" attributes { spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.func' expected valid '@'-identifier for symbol name}}
spirv.module Logical GLSL450 { spirv.func private @f() "None" { spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.func' invalid function_control attribute specification: "None|Inline"}}
spirv.module Logical GLSL450 { spirv.func @f() "None|Inline" { spirv.Return } }

// -----

// expected-error @below {{'spirv.func' op arguments may only have dialect attributes}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32 {x = 1}) "None" { spirv.Return } }

// -----

// expected-error @below {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
spirv.module Logical GLSL450 { spirv.func @f() -> (i32 {spirv.decoration=#spirv.decoration<RelaxedPrecision>}) "None" { spirv.Unreachable } }

// -----

// expected-error @below {{custom op 'spirv.mlir.loop' invalid loop_control attribute specification: x}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.mlir.loop control(x) { spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @below {{'spirv.mlir.loop' op must have an entry block branching to the loop header block}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.mlir.loop control(None) { spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.mlir.loop' expected valid keyword}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.mlir.loop control() { spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @below {{expected '{' to begin a region}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.mlir.loop  spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.mlir.selection' invalid selection_control attribute specification: x}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.mlir.selection control(x) { spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @below {{'spirv.mlir.selection' op must have a selection header block}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.mlir.selection control(None) { spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.mlir.selection' expected valid keyword}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.mlir.selection control() { spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.BranchConditional' invalid kind of attribute specified}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b ["x", 2], ^x, ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{expected ']'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b [1, 2 : i64], ^x, ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{'spirv.BranchConditional' op attribute 'branch_weights' failed to satisfy constraint: 32-bit integer array attribute}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b [true, 2], ^x, ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{expected block name}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b, x, ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{branch has 1 operands for successor #0, but target block has 0}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b, ^x(%a : i32), ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{expected ':' in operand list}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b, ^x(%a), ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{expected SSA operand}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional ^x, ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{expected 1 types to match operand list}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b, ^x(%a : i32, i32), ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{expected 2 types to match operand list}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.BranchConditional %b, ^x(%a, %a : i32), ^y
 ^x: spirv.Return ^y: spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.IAddCarry' number of operands and types do not match: got 1 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.IAddCarry %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.IAddCarry' number of operands and types do not match: got 3 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.IAddCarry %a, %a, %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.IAddCarry' number of operands and types do not match: got 0 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.IAddCarry : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.IAddCarry' expected spirv.struct type with two members}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.IAddCarry %a, %a : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.IAddCarry' op expected all operand types and struct member types are the same}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i64)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.SMulExtended' number of operands and types do not match: got 1 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SMulExtended %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.SMulExtended' number of operands and types do not match: got 3 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SMulExtended %a, %a, %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.SMulExtended' number of operands and types do not match: got 0 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SMulExtended : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.SMulExtended' expected spirv.struct type with two members}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SMulExtended %a, %a : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.SMulExtended' op expected all operand types and struct member types are the same}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SMulExtended %a, %a : !spirv.struct<(i32, i64)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.UMulExtended' number of operands and types do not match: got 1 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.UMulExtended %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.UMulExtended' number of operands and types do not match: got 3 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.UMulExtended %a, %a, %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.UMulExtended' number of operands and types do not match: got 0 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.UMulExtended : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.UMulExtended' expected spirv.struct type with two members}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.UMulExtended %a, %a : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.UMulExtended' op expected all operand types and struct member types are the same}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.UMulExtended %a, %a : !spirv.struct<(i32, i64)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.ISubBorrow' number of operands and types do not match: got 1 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.ISubBorrow %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.ISubBorrow' number of operands and types do not match: got 3 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.ISubBorrow %a, %a, %a : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.ISubBorrow' number of operands and types do not match: got 0 operands and 2 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.ISubBorrow : !spirv.struct<(i32, i32)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.ISubBorrow' expected spirv.struct type with two members}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.ISubBorrow %a, %a : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.ISubBorrow' op expected all operand types and struct member types are the same}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.ISubBorrow %a, %a : !spirv.struct<(i32, i64)> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupIAdd' number of operands and types do not match: got 0 operands and 1 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupIAdd <Workgroup> <Reduce> : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupIAdd' number of operands and types do not match: got 2 operands and 1 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupIAdd <Workgroup> <Reduce> %a, %a : i32, i32 -> i32 spirv.Return } }

// -----

// expected-error @below {{expected '<'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupIAdd Workgroup <Reduce> %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupIAdd' expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR}}
// expected-error @below {{custom op 'spirv.GroupIAdd' failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupIAdd <X> <Reduce> %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupIAdd' expected ::mlir::spirv::GroupOperation to be one of: Reduce, InclusiveScan, ExclusiveScan, ClusteredReduce, PartitionedReduceNV, PartitionedInclusiveScanNV, PartitionedExclusiveScanNV}}
// expected-error @below {{custom op 'spirv.GroupIAdd' failed to parse SPIRV_GroupOperationAttr parameter 'value' which is to be a `::mlir::spirv::GroupOperation`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupIAdd <Workgroup> <X> %a : i32 spirv.Return } }

// -----

// expected-error @below {{expected '>'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupIAdd <Workgroup, Reduce> %a : i32 spirv.Return } }

// -----

// expected-error @below {{expected '->'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupNonUniformIAdd' expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR}}
// expected-error @below {{custom op 'spirv.GroupNonUniformIAdd' failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupNonUniformIAdd <X> <Reduce> %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupNonUniformIAdd' expected ::mlir::spirv::GroupOperation to be one of: Reduce, InclusiveScan, ExclusiveScan, ClusteredReduce, PartitionedReduceNV, PartitionedInclusiveScanNV, PartitionedExclusiveScanNV}}
// expected-error @below {{custom op 'spirv.GroupNonUniformIAdd' failed to parse SPIRV_GroupOperationAttr parameter 'value' which is to be a `::mlir::spirv::GroupOperation`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupNonUniformIAdd <Workgroup> <X> %a : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.GroupNonUniformIAdd' op cluster size operand must come from a constant op}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%a) : i32, i32 -> i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.KHR.GroupIMul' number of operands and types do not match: got 0 operands and 1 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.KHR.GroupIMul <Workgroup> <Reduce> : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.KHR.GroupIMul' number of operands and types do not match: got 2 operands and 1 types}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %a, %a : i32, i32 -> i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.KHR.GroupIMul' expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR}}
// expected-error @below {{custom op 'spirv.KHR.GroupIMul' failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.KHR.GroupIMul <X> <Reduce> %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.KHR.GroupIMul' expected ::mlir::spirv::GroupOperation to be one of: Reduce, InclusiveScan, ExclusiveScan, ClusteredReduce, PartitionedReduceNV, PartitionedInclusiveScanNV, PartitionedExclusiveScanNV}}
// expected-error @below {{custom op 'spirv.KHR.GroupIMul' failed to parse SPIRV_GroupOperationAttr parameter 'value' which is to be a `::mlir::spirv::GroupOperation`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.KHR.GroupIMul <Workgroup> <X> %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupNonUniformFMul' expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR}}
// expected-error @below {{custom op 'spirv.GroupNonUniformFMul' failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupNonUniformFMul <X> <Reduce> %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.GroupNonUniformFMul' expected ::mlir::spirv::GroupOperation to be one of: Reduce, InclusiveScan, ExclusiveScan, ClusteredReduce, PartitionedReduceNV, PartitionedInclusiveScanNV, PartitionedExclusiveScanNV}}
// expected-error @below {{custom op 'spirv.GroupNonUniformFMul' failed to parse SPIRV_GroupOperationAttr parameter 'value' which is to be a `::mlir::spirv::GroupOperation`}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupNonUniformFMul <Workgroup> <X> %a : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.GroupNonUniformFMul' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.GroupNonUniformFMul <Workgroup> <ClusteredReduce> %a cluster_size(%a) : i32, i32 -> i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Load' invalid storage_class attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Load "X" %p : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.Load' op missing alignment value}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Load "Function" %p ["Aligned", "x"] : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Load' invalid memory_access attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Load "Function" %p ["X"] : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Load' attribute 'alignment' occurs more than once in the attribute list}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Load "Function" %p ["Aligned", 4] {alignment = 3 : i32} : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Load "Function" %p["Aligned", -4] : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Load' invalid storage_class attribute specification: ""}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Load "" %p : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Load' expected storage_class attribute specified as string}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Load unit %p : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Store' expected 2 operands}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.Store "Function" %p %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Store' invalid storage_class attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.Store "X" %p, %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Store' invalid memory_access attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.Store "Function" %p, %a ["X"] : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CopyMemory' invalid storage_class attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.CopyMemory "Function" %p, "X" %p : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CopyMemory' invalid source_memory_access attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.CopyMemory "Function" %p, "Function" %p ["Aligned", 4], ["X"] : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CopyMemory' invalid memory_access attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.CopyMemory "Function" %p, "Function" %p ["X"] : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable init(%a) : !spirv.ptr<i32, Function> spirv.Return } }

// -----

// expected-error @below {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable bind(1, 2) : !spirv.ptr<i32, Function> spirv.Return } }

// -----

// expected-error @below {{'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable built_in("x") : !spirv.ptr<i32, Function> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Variable' invalid kind of attribute specified}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable built_in(3) : !spirv.ptr<i32, Function> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Variable' expected spirv.ptr type}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable : !spirv.ptr<i32, Uniform> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.Variable' attribute 'storage_class' occurs more than once in the attribute list}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable {storage_class = 3} : !spirv.ptr<i32, Function> spirv.Return } }

// -----

// expected-error @below {{'spirv.Variable' op cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Variable {binding = 3} : !spirv.ptr<i32, Function> spirv.Return } }

// -----

// expected-error @below {{'spirv.CompositeExtract' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c[1] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' expected at least one index for spirv.CompositeExtract}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c[] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' index 5 out of bounds for '!spirv.array<4 x i32>'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c[5 : i32] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' index -1 out of bounds for '!spirv.array<4 x i32>'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c[-1 : i32] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'i32' with index 1}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c[1 : i32, 1 : i32] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' expected an 32-bit integer for index, but found '"x"'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c["x"] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' expected an 32-bit integer for index, but found '1.000000e+00 : f32'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c[1.0 : f32] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' index 4 out of bounds for 'vector<4xi32>'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %v[4 : i32] : vector<4xi32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeExtract' expected an 32-bit integer for index, but found '[1]'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeExtract %c[[1]] : !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.CompositeInsert' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeInsert %a, %c[1] : i32 into !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{expected at least one index for spirv.CompositeExtract}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeInsert %a, %c[] : i32 into !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{index 5 out of bounds for '!spirv.array<4 x i32>'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeInsert %a, %c[5 : i32] : i32 into !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeInsert' expected 'into'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeInsert %a, %c[1 : i32] : i32 to !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.CompositeInsert' expected 2 operands}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeInsert %a %c[1 : i32] : i32 into !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.CompositeInsert' op object operand type should be 'i32', but found 'i1'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.CompositeInsert %b, %c[1 : i32] : i1 into !spirv.array<4 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result type ('i32') does not match value type ('f32')}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant [1.0 : f32, 2 : i32] : !spirv.array<2 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result number of elements (2) does not match value number of elements (3)}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant dense<1> : tensor<3xi32> : !spirv.array<2 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result element type ('i32') does not match value element type ('i64')}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant dense<1> : tensor<2xi64> : !spirv.array<2 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result or element type ('vector<2xi32>') does not match value type ('tensor<2xi32>'), must be the same or spirv.array}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant dense<1> : tensor<2xi32> : vector<2xi32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result #0 must be void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type, but got 'index'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant 3 : index spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result #0 must be void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type, but got 'i24'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant 3 : i24 spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op must have spirv.array result type for array value}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant [3] : i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result #0 must be void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type, but got 'vector<1xi32>'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant [3] : vector<1xi32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result type ('i32') does not match value type ('i64')}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant [1 : i64] : !spirv.array<1 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op cannot have attribute: unit}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant [unit] : !spirv.array<1 x i32> spirv.Return } }

// -----

// expected-error @below {{'spirv.Constant' op result element type ('i32') does not match value element type ('f32')}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.Constant dense<1.0> : tensor<2xf32> : !spirv.array<2 x i32> spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.SpecConstantOperation' expected 'wraps'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SpecConstantOperation wrap "spirv.IAdd"(%a, %a) : (i32, i32) -> i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.SpecConstantOperation' op invalid enclosed op}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SpecConstantOperation wraps "spirv.X"(%a, %a) : (i32, i32) -> i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.IAdd' op expected 2 operands, but found 1}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a) : (i32) -> i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.IAdd' op requires one result}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %a) : (i32, i32) -> (i32, i32) spirv.Return } }

// -----

// expected-error @below {{'spirv.mlir.addressof' op result #0 must be any SPIR-V pointer type, but got 'i32'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.mlir.addressof @f : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.mlir.addressof' invalid kind of attribute specified}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.mlir.addressof "f" spirv.Return } }

// -----

// expected-error @below {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.mlir.referenceof @f : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.mlir.referenceof' invalid kind of attribute specified}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.mlir.referenceof "f" spirv.Return } }

// -----

// expected-error @below {{'spirv.ImageSampleImplicitLod' op operand #0 must be any SPIR-V sampled image type, but got 'i32'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.ImageSampleImplicitLod %a, %a : i32, i32 -> i32 spirv.Return } }

// -----

// expected-error @below {{'spirv.ImageSampleExplicitLod' op requires attribute 'image_operands'}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { %0 = spirv.ImageSampleExplicitLod %a, %a : i32, i32 -> i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.INTEL.SubgroupBlockWrite' expected 2 operands}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.INTEL.SubgroupBlockWrite "Function" %p %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.INTEL.SubgroupBlockWrite' invalid storage_class attribute specification: "X"}}
spirv.module Logical GLSL450 { spirv.func @f(%a: i32, %b: i1, %p: !spirv.ptr<i32, Function>, %v: vector<4xi32>, %c: !spirv.array<4 x i32>) "None" { spirv.INTEL.SubgroupBlockWrite "X" %p, %a : i32 spirv.Return } }

// -----

// expected-error @below {{custom op 'spirv.module' expected valid keyword}}
spirv.module Logical { }

// -----

// expected-error @below {{custom op 'spirv.module' invalid addressing_model attribute specification: X}}
spirv.module X GLSL450 { }

// -----

// expected-error @below {{custom op 'spirv.module' invalid memory_model attribute specification: X}}
spirv.module Logical X { }

// -----

// expected-error @below {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires { }

// -----

// expected-error @below {{unknown capability: X}}
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [X], []> { }

// -----

// expected-error @below {{unknown version: v9.0}}
spirv.module Logical GLSL450 requires #spirv.vce<v9.0, [], []> { }

// -----

// expected-error @below {{custom op 'spirv.module' invalid addressing_model attribute specification: GLSL450}}
spirv.module GLSL450 Logical { }

// -----

// expected-error @below {{unknown extension: X}}
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [X]> { }

// -----

// expected-error @below {{expected valid keyword}}
spirv.module Logical GLSL450 requires #spirv.vce<1.0, [Shader], []> { }

// -----

// expected-error @below {{expected '['}}
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, Shader, []> { }
