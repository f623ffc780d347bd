func.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %v: i32) {
  // expected-error @below {{expected attribute value}}
  spirv.INTEL.SubgroupBlockWrite %a, %v : i32
  return
}

// -----

func.func @f(%v: f32) {
  %0 = spirv.GL.FClamp %v, %v, %v : f32
  // expected-error @below {{expected operation name in quotes}}
  %1 = spirv.GL.FClamp %v, %v, %v : f32, f32, f32 -> f32
  return
}

// -----

// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) "None" {
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{invalid storage_class attribute specification: "Foo"}}
  %0 = spirv.Load "Foo" %q : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{expected attribute value}}
  %0 = spirv.Load Input %q : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{invalid memory_access attribute specification: "Foo"}}
  %0 = spirv.Load "Input" %q ["Foo"] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{expected ','}}
  %0 = spirv.Load "Input" %q ["Aligned"] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{expected ']'}}
  %0 = spirv.Load "Input" %q ["Volatile", 4] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{invalid alignment specification with non-aligned memory access specification}}
  %0 = "spirv.Load"(%q) {memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, Input>) -> f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{invalid alignment specification without aligned memory access specification}}
  %0 = "spirv.Load"(%q) {alignment = 4 : i32} : (!spirv.ptr<f32, Input>) -> f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Input>) {
  // expected-error @below {{mismatch in result type and pointer type}}
  %0 = "spirv.Load"(%q) {alignment = 4 : i32} : (!spirv.ptr<f32, Input>) -> i32
  return
}
