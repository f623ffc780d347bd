func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: index, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %ti: tensor<3xindex>) {
// expected-error@+1 {{shapes of base and offset must match}}
  %1 = ptr.ptr_add nusw %t, %ti : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<3xindex>
  return
}
// -----
func.func @f(%t: vector<4x!ptr.ptr<#ptr.generic_space>>, %ti: tensor<4xindex>) {
// expected-error@+1 {{the shaped containers type must match}}
  %1 = ptr.ptr_add nusw %t, %ti : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xindex>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: index) {
// expected-error@+2 {{'ptr.ptr_add' op inferred type(s) '!ptr.ptr<#ptr.generic_space>' are incompatible with return type(s) of operation 'tensor<4x!ptr.ptr<#ptr.generic_space>>'}}
// expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %1 = "ptr.ptr_add"(%p, %i) : (!ptr.ptr<#ptr.generic_space>, index) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: tensor<4xindex>) {
// expected-error@+2 {{'ptr.ptr_add' op inferred type(s) 'tensor<4x!ptr.ptr<#ptr.generic_space>>' are incompatible with return type(s) of operation '!ptr.ptr<#ptr.generic_space>'}}
// expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %1 = "ptr.ptr_add"(%p, %i) : (!ptr.ptr<#ptr.generic_space>, tensor<4xindex>) -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
// expected-error@+1 {{the ptr-like type has no metadata}}
func.func @f(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) { return }
// -----
func.func @f(%m: memref<4xf32, #ptr.generic_space>, %q : !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{the result type cannot be `!ptr.ptr`}}
  %r = ptr.from_ptr %q : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %q : !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{expected the input and output to have the same memory space}}
  %r = ptr.to_ptr %m : memref<4xf32> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{the input value cannot be of type `!ptr.ptr`}}
  %r = ptr.to_ptr %q : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{alignment must be a power of 2}}
  %r = ptr.load %q alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
  %r = ptr.load %q atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{'ptr.load' op expected alignment for atomic access}}
  %r = ptr.load %q atomic monotonic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{expected SSA operand}}
  %r = ptr.load atomic syncscope("x") %q  : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>, %v: f32) {
// expected-error@+1 {{'ptr.store' op unsupported ordering 'acquire'}}
  ptr.store %v, %q atomic acquire alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>, %v: f32) {
// expected-error@+1 {{'ptr.store' op expected alignment for atomic access}}
  ptr.store %v, %q atomic release : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>, %v: f32) {
// expected-error@+1 {{alignment must be a power of 2}}
  ptr.store %v, %q alignment = 5 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>, %v: vector<4xf32>, %m: vector<4xi1>) {
// expected-error@+1 {{alignment must be a power of 2}}
  %0 = ptr.masked_load %q, %m, %v alignment = 3 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}
// -----
func.func @f(%q : vector<4x!ptr.ptr<#ptr.generic_space>>, %v: vector<4xf32>, %m: vector<4xi1>) {
// expected-error@+1 {{alignment must be a power of 2}}
  %0 = ptr.gather %q, %m, %v alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}
// -----
func.func @f(%q : vector<4x!ptr.ptr<#ptr.generic_space>>, %v: vector<4xf32>, %m: vector<4xi1>) {
// expected-error@+1 {{alignment must be a power of 2}}
  ptr.scatter %v, %q, %m alignment = 3 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @f(%q : !ptr.ptr<#ptr.generic_space>, %v: vector<4xf32>, %m: vector<4xi1>) {
// expected-error@+1 {{alignment must be a power of 2}}
  ptr.masked_store %v, %q, %m alignment = 3 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
// expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %1 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> tensor<4xindex>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
// expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %1 = ptr.ptr_diff %t, %t : tensor<4x!ptr.ptr<#ptr.generic_space>> -> index
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
// expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %1 = ptr.ptr_diff %t, %t : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<3xindex>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
// expected-error@+1 {{expected the result to have the same container type as the operands when operands are shaped}}
  %1 = ptr.ptr_diff %t, %t : tensor<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xindex>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>, %t: memref<4xf32>) {
  %0 = ptr.get_metadata %t : memref<4xf32>
// expected-error@+1 {{expected the input and output to have the same memory space}}
  %1 = ptr.from_ptr %p metadata %0 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{'ptr.load' op unsupported ordering 'acq_rel'}}
  %r = ptr.load %p atomic acq_rel alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
// expected-error@+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %r = "ptr.load"(%p) <{syncscope = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>) {
  %1 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// expected-error@+1 {{alignment must be positive}}
  %2 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %v: f32) {
// expected-error@+1 {{'ptr.store' op unsupported ordering 'acq_rel'}}
  ptr.store %v, %p atomic acq_rel alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store %v, %p atomic seq_cst alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %v: vector<4xindex>, %i: tensor<?xindex>) {
// expected-error@+1 {{shapes of base and offset must match}}
  %1 = ptr.ptr_add %t, %i : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<?xindex>
  return
}
// -----
func.func @f(%t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %v: vector<4xindex>, %i: tensor<?xindex>) {
// expected-error@+1 {{'ptr.load' op operand #0 must be pointer type, but got 'tensor<4x!ptr.ptr<#ptr.generic_space>>'}}
  %r = "ptr.load"(%t) : (tensor<4x!ptr.ptr<#ptr.generic_space>>) -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %v: index) {
  // expected-error @below {{type must be LLVM type with size, but got 'index'}}
  ptr.store %v, %p alignment = 3 : index, !ptr.ptr<#llvm.address_space<3>>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#nvvm.memory_space<shared>>) {
  // expected-error @below {{unsupported type 'i3' for atomic access}}
  %0 = ptr.load %p atomic release : !ptr.ptr<#nvvm.memory_space<shared>> -> i3
  return
}

// -----

// expected-error @below {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 32 : i32>} {
}

// -----

// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 64, abi = 64, preferred = 64>>} {
  // expected-error @below {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<2>> = #ptr.spec<size = 64, abi = 16, preferred = 16>>} {
  }
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+2 {{expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: alignment}}
  // expected-error @+1 {{invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic syncscope("x") alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
