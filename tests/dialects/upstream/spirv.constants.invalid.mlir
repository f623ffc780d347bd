spirv.module Logical GLSL450 {
  spirv.func @f(%s: i32) -> i32 "None" {
    // expected-error @below {{cannot be used in functions returning value}}
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%s: i32) -> i32 "None" {
    %0 = spirv.Constant 1.0 : f32
    // expected-error @below {{ return value's type ('f32') mismatch with function's result type ('i32')}}
    spirv.ReturnValue %0 : f32
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' can only contain spirv.* ops}}
  func.func @f(%s: i32) -> i32 {
    return %s : i32
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%s: i32) -> i32 "None" {
    // expected-error @below {{functions in 'spirv.module' can only contain spirv.* ops}}
    %0 = arith.addi %s, %s : i32
    spirv.ReturnValue %0 : i32
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f(%s: i32) -> i32 "None"
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{function 'g' not found in 'spirv.module'}}
  spirv.EntryPoint "GLCompute" @g
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @f
  // expected-error @below {{duplicate of a previous EntryPointOp}}
  spirv.EntryPoint "GLCompute" @f
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  // expected-error @below {{expected spirv.GlobalVariable symbol reference instead of'@v'}}
  spirv.EntryPoint "GLCompute" @f, @v
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{failed to verify that op must appear in a module-like op's block}}
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  return
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{storage class cannot be 'Function'}}
  spirv.GlobalVariable @v : !spirv.ptr<f32, Function>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{storage class cannot be 'Generic'}}
  spirv.GlobalVariable @v : !spirv.ptr<f32, Generic>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @v initializer(@w) : !spirv.ptr<f32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{expected spirv.ptr type}}
  spirv.GlobalVariable @v : f32
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Private>
  spirv.func @f() "None" {
    // expected-error @below {{expected spirv.GlobalVariable symbol}}
    %0 = spirv.mlir.addressof @w : !spirv.ptr<f32, Private>
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Private>
  spirv.func @f() "None" {
    // expected-error @below {{result type mismatch with the referenced global variable's type}}
    %0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Input>
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  spirv.func @f() "None" {
    // expected-error @below {{result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @v : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  spirv.func @f() "None" {
    // expected-error @below {{expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
    %0 = spirv.mlir.referenceof @w : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{SpecId cannot be negative}}
  spirv.SpecConstant @v spec_id(-1) = 1 : i32
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{default value bitwidth disallowed}}
  spirv.SpecConstant @v = 1 : i7
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{default value can only be a bool, integer, or float scalar}}
  spirv.SpecConstant @v = dense<1> : tensor<3xi32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  // expected-error @below {{has incorrect number of operands: expected 3, but provided 2}}
  spirv.SpecConstantComposite @c (@v, @v) : !spirv.array<3 x i32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  // expected-error @below {{has incorrect types of operands: expected 'f32', but provided 'i32'}}
  spirv.SpecConstantComposite @c (@v, @v) : !spirv.array<2 x f32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  // expected-error @below {{result type must be a composite type, but provided 'f32'}}
  spirv.SpecConstantComposite @c (@v, @v) : f32
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  // expected-error @below {{unsupported composite type  '!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>'}}
  spirv.SpecConstantComposite @c (@v) : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  // expected-error @below {{constituent has incorrect type: expected 'f32', but provided 'i32'}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@v) : !spirv.array<2 x f32>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{splat spec constant reference defining constituent not found}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@v) : !spirv.array<2 x f32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @v = 1 : i32
  // expected-error @below {{result type must be a composite type, but provided 'i32'}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@v) : i32
}

// -----

func.func @f() {
  // expected-error @below {{expected ':'}}
  %0 = spirv.Constant "xyz"
  return
}

// -----

func.func @f() {
  // expected-error @below {{result type ('f32') does not match value type ('i32')}}
  %0 = "spirv.Constant"() {value = 0 : i32} : () -> f32
  return
}

// -----

func.func @f() {
  // expected-error @below {{result or element type ('vector<4xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result element type ('f32') does not match value element type ('i32')}}
  %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<4 x f32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result number of elements (5) does not match value number of elements (4)}}
  %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<5 x i32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{only support nested array result type}}
  %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<4 x vector<2xi32>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{must have spirv.array result type for array value}}
  %0 = spirv.Constant [dense<1> : vector<2xi32>] : vector<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result type ('f32') does not match value type ('i32')}}
  %0 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x f32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected a splat dense attribute for cooperative matrix constant, but found dense<[1, 2]> : tensor<2xi32>}}
  %0 = "spirv.Constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result or element type ('!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>') does not match value type ('vector<2xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() {value = dense<1> : vector<2xi32>} : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected value attribute type 'f32', but got: 'i32'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x f32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected value attribute type 'vector<3xi32>' or 'i32', but got: 'vector<2xi32>'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [dense<1> : vector<2xi32>] : !spirv.array<2 x vector<3xi32>>
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error @below {{initializer must be the result of a constant or spirv.GlobalVariable op}}
  %0 = spirv.Variable init(%i) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
  %0 = spirv.Variable : !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f() {
  // expected-error @below {{storage class must match result pointer's storage class}}
  %0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f() {
  // expected-error @below {{cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = spirv.Variable {binding = 1 : i32} : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{ with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{ with physical buffer pointer must have exactly one aliasing decoration}}
  %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.array<4x!spirv.ptr<f32, PhysicalStorageBuffer>>, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected spirv.ptr type}}
  %0 = spirv.Variable : f32
  return
}
