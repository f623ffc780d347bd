// expected-error @below {{found unsupported 'spirv.foo' attribute on operation}}
func.func @f() attributes {spirv.foo = 1 : i32} { return }

// -----

// expected-error @below {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @f() attributes {spirv.entry_point_abi = 64} { return }

// -----

// expected-error @below {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @f() attributes {spirv.target_env = 3} { return }

// -----

// expected-error @below {{found unsupported 'spirv.foo' attribute on region argument}}
func.func @f(%a: i32 {spirv.foo = 1 : i32}) { return }

// -----

// expected-error @below {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func @f(%a: i32 {spirv.interface_var_abi = 64}) { return }

// -----

// expected-error @below {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @f(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }

// -----

// expected-error @below {{'spirv.decoration' must be a spirv::DecorationAttr}}
func.func @f(%a: i32 {spirv.decoration = 3}) { return }

// -----

// expected-error @below {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func @f(%a: i32) -> (i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) { return %a : i32 }

// -----

spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> {
    // expected-error @below {{type of return operand 0 ('!spirv.arm.tensor<14x19xi16>') doesn't match graph result type ('!spirv.arm.tensor<2x3xi16>')}}
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<14x19xi16>
  }
}

// -----

spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> {
    // expected-error @below {{is returning 2 value(s) but enclosing spirv.ARM.Graph requires 1 result(s)}}
    spirv.ARM.GraphOutputs %a, %a : !spirv.arm.tensor<14x19xi16>, !spirv.arm.tensor<14x19xi16>
  }
}

// -----

spirv.module Logical Vulkan {
  // expected-error @below {{type of argument #0 must be a TensorArmType, but got 'i16'}}
  spirv.ARM.Graph @g(%a: i16) -> !spirv.arm.tensor<2x3xi16> {
    spirv.ARM.GraphOutputs %a : i16
  }
}

// -----

spirv.module Logical Vulkan {
  // expected-error @below {{type of result #0 must be a TensorArmType, but got 'i16'}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14x19xi16>) -> i16 {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<14x19xi16>
  }
}

// -----

spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14x19xi16>) {
    // expected-error @below {{expected ':'}}
    spirv.ARM.GraphOutputs
  }
}

// -----

func.func @f() {
  // expected-error @below {{expected ':'}}
  spirv.ARM.GraphOutputs
}

// -----

func.func @f(%a: i32, %p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{payload must be a variable with a storage class of TaskPayloadWorkgroupEXT}}
  spirv.EXT.EmitMeshTasks %a, %a, %a, %p : i32, i32, i32, !spirv.ptr<i32, Function>
}

// -----

func.func @f() {
  %0 = spirv.Constant 3 : i32
  %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
  // expected-error @below {{invalid enclosed op}}
  %2 = spirv.SpecConstantOperation wraps "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = spirv.Undef : i32
  // expected-error @below {{initializer must be the result of a constant or spirv.GlobalVariable op}}
  %1 = spirv.Variable init(%0) : !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%a: vector<5xi32>) {
  // expected-error @below {{operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'vector<5xi32>'}}
  %0 = spirv.IAdd %a, %a : vector<5xi32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'f32'}}
  %0 = spirv.IAdd %a, %a : f32
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = spirv.BitFieldInsert %a, %a, %b, %b : i32, i32, i32
  %v = spirv.Variable : !spirv.ptr<i32, Function>
  // expected-error @below {{operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %1 = spirv.GL.FClamp %a, %a, %a : i32
  return
}
