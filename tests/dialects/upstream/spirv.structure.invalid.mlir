spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi16>) -> !spirv.arm.tensor<1xi16> {
  // expected-error @below {{expected ':'}}
  spirv.ARM.GraphOutputs
}

// -----

spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi16>) -> !spirv.arm.tensor<2xi16> {
  // expected-error @below {{type of return operand 0 ('!spirv.arm.tensor<1xi16>') doesn't match graph result type ('!spirv.arm.tensor<2xi16>')}}
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<1xi16>
}

// -----

spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi16>) -> !spirv.arm.tensor<1xi16> {
    // expected-error @below {{is returning 2 value(s) but enclosing spirv.ARM.Graph requires 1 result(s)}}
    spirv.ARM.GraphOutputs %a, %a : !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi16>
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f() -> () "None"
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" {
    spirv.Return
  }
  // expected-error @below {{function 'g' not found in 'spirv.module'}}
  spirv.EntryPoint "GLCompute" @g
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  // expected-error @below {{duplicate of a previous EntryPointOp}}
  spirv.EntryPoint "GLCompute" @f
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' can only contain spirv.* ops}}
  func.func @f() { return }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    // expected-error @below {{cannot be used in functions returning value}}
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> i32 "None" {
    // expected-error @below {{ return value's type ('f32') mismatch with function's result type ('i32')}}
    spirv.ReturnValue %a : f32
  }
}

// -----

// expected-error @below {{found unsupported 'spirv.foo' attribute on operation}}
func.func @f() attributes {spirv.foo} {return}

// -----

// expected-error @below {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @f() attributes {spirv.target_env = 1} {return}

// -----

// expected-error @below {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @f() attributes {spirv.entry_point_abi = 1} {return}

// -----

// expected-error @below {{found unsupported 'spirv.foo' attribute on region argument}}
func.func @f(%a: i32 {spirv.foo}) {return}

// -----

// expected-error @below {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func @f(%a: i32 {spirv.interface_var_abi = 1}) {return}

// -----

// expected-error @below {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func @f() -> (i32 {spirv.foo}) {%0 = arith.constant 1 : i32 return %0 : i32}

// -----

// expected-error @below {{'spirv.decoration' must be a spirv::DecorationAttr}}
spirv.func @f(%a: i32 {spirv.decoration = 1}) -> () "None" {spirv.Return}

// -----

// expected-error @below {{failed to verify that op must appear in a module-like op's block}}
spirv.func @f() -> () "None" { spirv.func @g() -> () "None" {spirv.Return} spirv.Return}

// -----

// expected-error @below {{expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
func.func @f() { spirv.mlir.merge }

// -----

// expected-error @below {{second to last block must be the loop continue block that branches to the loop header block}}
func.func @f(%c: i1) { spirv.mlir.loop { spirv.Branch ^h ^h: spirv.BranchConditional %c, ^b, ^m ^b: spirv.Branch ^c ^c: spirv.Branch ^b ^m: spirv.mlir.merge } return }
