func.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, %i: i32) {
  %0 = spirv.Constant 0 : i32
  // expected-error @below {{index must be an integer spirv.Constant to access element of spirv.struct}}
  %1 = spirv.AccessChain %p[%i, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, %i: i32) {
  %0 = spirv.Constant 0 : i32
  %2 = spirv.IAdd %0, %0 : i32
  // expected-error @below {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided spirv.IAdd}}
  %1 = spirv.AccessChain %p[%2, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, %i: i32) {
  %0 = spirv.Constant 2 : i32
  // expected-error @below {{index 2 out of bounds for '!spirv.struct<(!spirv.array<4 x f32>, i32)>'}}
  %1 = spirv.AccessChain %p[%0, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, %i: i32) {
  %0 = spirv.Constant 1 : i32
  // expected-error @below {{cannot extract from non-composite type 'i32' with index 1}}
  %1 = spirv.AccessChain %p[%0, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, %i: i32) {
  %0 = spirv.Constant 1 : i32
  // expected-error @below {{invalid result type: expected '!spirv.ptr<i32, Function>', but provided '!spirv.ptr<f32, Function>'}}
  %1 = spirv.AccessChain %p[%0] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, %i: i32) {
  %0 = spirv.Constant 1 : i32
  // expected-error @below {{result #0 must be any SPIR-V pointer type, but got 'f32'}}
  %1 = spirv.AccessChain %p[%0] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>, i32)>, Function>, i32 -> f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %i: i32) {
  // expected-error @below {{cannot extract from non-composite type 'f32' with index 0}}
  %1 = spirv.AccessChain %p[%i] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: f32, %i: i32) {
  // expected-error @below {{operand #0 must be any SPIR-V pointer type, but got 'f32'}}
  %1 = spirv.AccessChain %p[%i] : f32, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, CrossWorkgroup>, %i: i64) {
  // expected-error @below {{expected ']'}}
  %1 = spirv.PtrAccessChain %p[%i, %i] : !spirv.ptr<!spirv.array<4xf32>, CrossWorkgroup>, i64, i64 -> !spirv.ptr<f32, CrossWorkgroup>
  %2 = spirv.InBoundsPtrAccessChain %p[%i, %i] : !spirv.ptr<!spirv.array<4xf32>, CrossWorkgroup>, i64, i64 -> !spirv.ptr<f64, CrossWorkgroup>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>) {
  %1 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Generic>
  // expected-error @below {{pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
  %2 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Uniform>) {
  // expected-error @below {{pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %2 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>) {
  // expected-error @below {{result type must be of storage class Generic}}
  %2 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Generic>) {
  %1 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  // expected-error @below {{result must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %2 = spirv.GenericCastToPtrExplicit %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Uniform>) {
  // expected-error @below {{pointer type must be of storage class Generic}}
  %2 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, PhysicalStorageBuffer>) {
  %2 = spirv.ConvertPtrToU %p : !spirv.ptr<f32, PhysicalStorageBuffer> to i32
  // expected-error @below {{result must be a scalar type of unsigned integer}}
  %3 = spirv.ConvertPtrToU %p : !spirv.ptr<f32, PhysicalStorageBuffer> to si32
  return
}

// -----

func.func @f(%p: si32) {
  // expected-error @below {{result must be a scalar type of unsigned integer}}
  %3 = spirv.ConvertUToPtr %p : si32 to !spirv.ptr<f32, PhysicalStorageBuffer>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) {
  // expected-error @below {{operand #1 must be 8/16/32/64-bit integer, but got 'f32'}}
  %0 = spirv.AtomicIAdd <Device> <None> %p, %v : !spirv.ptr<f32, StorageBuffer>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: i32) {
  // expected-error @below {{failed to verify that `value` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicIAdd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) {
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicIAdd <Device> <Acquire|Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: f32) {
  // expected-error @below {{failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.EXT.AtomicFAdd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, StorageBuffer>, f32) -> f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, StorageBuffer>) {
  // expected-error @below {{result #0 must be 8/16/32/64-bit integer, but got 'f32'}}
  %0 = spirv.AtomicIIncrement <Device> <None> %p : !spirv.ptr<f32, StorageBuffer>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|Release>
  return
}

// -----

func.func @f() {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.MemoryBarrier <Device>, <AcquireRelease|Release>
  return
}

// -----

func.func @f(%a: f32, %b: i32, %v: vector<2xf32>, %w: vector<3xi32>) {
  // expected-error @below {{result type must be different from operand type}}
  %0 = spirv.Bitcast %a : f32 to f32
  return
}

// -----

func.func @f(%a: f32, %b: i32, %v: vector<2xf32>, %w: vector<3xi32>) {
  %0 = spirv.Bitcast %a : f32 to i32
  %1 = spirv.Bitcast %v : vector<2xf32> to i64
  // expected-error @below {{mismatch in result type bitwidth 64 and operand type bitwidth 32}}
  %2 = spirv.Bitcast %a : f32 to i64
  return
}

// -----

func.func @f(%a: !spirv.ptr<f32, Function>, %b: i32) {
  // expected-error @below {{unhandled bit cast conversion from pointer type to non-pointer type}}
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to i64
  return
}

// -----

func.func @f(%a: !spirv.ptr<f32, Function>, %b: i64) {
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  // expected-error @below {{unhandled bit cast conversion from non-pointer type to pointer type}}
  %1 = spirv.Bitcast %b : i64 to !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%a: f32, %b: i32, %v: vector<2xf32>, %w: vector<3xi32>) {
  // expected-error @below {{expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %0 = spirv.FConvert %a : f32 to f32
  return
}

// -----

func.func @f(%a: f32, %b: i32, %v: vector<2xf32>, %w: vector<3xi32>) {
  %0 = spirv.SConvert %b : i32 to i64
  // expected-error @below {{expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %1 = spirv.UConvert %w : vector<3xi32> to vector<3xi32>
  return
}

// -----

func.func @f(%a: f32, %b: i32, %v: vector<2xf32>, %w: vector<3xi32>) {
  %0 = spirv.ConvertFToS %a : f32 to i64
  // expected-error @below {{requires the same shape for all operands and results}}
  %1 = spirv.ConvertFToS %a : f32 to vector<2xi32>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %b: i32) {
  %0 = spirv.ConvertFToS %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  // expected-error @below {{expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %1 = spirv.FConvert %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @f(%b: i32, %c: i64) {
  %1 = spirv.ShiftLeftLogical %b, %c : i32, i64
  // expected-error @below {{failed to verify that all of {operand1, result} have same type}}
  %2 = "spirv.ShiftLeftLogical"(%b, %c) : (i32, i64) -> i64
  return
}

// -----

func.func @f(%b: vector<2xi1>, %c: i64) {
  // expected-error @below {{result expected to be of vector type when condition is of vector type}}
  %1 = spirv.Select %b, %c, %c : vector<2xi1>, i64
  return
}

// -----

func.func @f(%b: vector<2xi1>, %c: vector<3xi32>) {
  // expected-error @below {{result should have the same number of elements as the condition when condition is of vector type}}
  %1 = spirv.Select %b, %c, %c : vector<2xi1>, vector<3xi32>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  %0 = spirv.MatrixTimesScalar %m, %s : !spirv.matrix<3 x vector<2xf32>>, f32
  // expected-error @below {{input matrix components' type and scaling value must have the same type}}
  %1 = spirv.MatrixTimesScalar %m, %h : !spirv.matrix<3 x vector<2xf32>>, f16
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  // expected-error @below {{input matrix rows count must be equal to output matrix columns count}}
  %1 = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  // expected-error @below {{input matrix columns count must be equal to output matrix rows count}}
  %1 = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<2xf32>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  // expected-error @below {{input and output matrices must have the same component type}}
  %1 = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf16>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<2xf32>>, vector<3xf32> -> vector<2xf32>
  %1 = spirv.VectorTimesMatrix %w, %m : vector<2xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<3xf32>
  // expected-error @below {{matrix columns (3) must match vector operand size (2)}}
  %2 = spirv.MatrixTimesVector %m, %w : !spirv.matrix<3 x vector<2xf32>>, vector<2xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  // expected-error @below {{result size (3) must match the matrix rows (2)}}
  %2 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<2xf32>>, vector<3xf32> -> vector<3xf32>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  // expected-error @below {{number of components in vector must equal the number of components in each column in matrix}}
  %1 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<3xf32>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %s: f32, %h: f16, %v: vector<3xf32>, %w: vector<2xf32>) {
  // expected-error @below {{number of columns in matrix must equal the number of components in result}}
  %1 = spirv.VectorTimesMatrix %w, %m : vector<2xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<2xf32>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %n: !spirv.matrix<2 x vector<3xf32>>) {
  %1 = spirv.MatrixTimesMatrix %m, %n : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<2xf32>>
  // expected-error @below {{left matrix columns' count must be equal to the right matrix rows' count}}
  %2 = spirv.MatrixTimesMatrix %m, %m : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<2xf32>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %n: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error @below {{right and result matrices must have equal columns' count}}
  %1 = spirv.MatrixTimesMatrix %m, %n : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %n: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error @below {{left and result matrices must have equal rows' count}}
  %1 = spirv.MatrixTimesMatrix %m, %n : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %n: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error @below {{right and result matrices' component type must be the same}}
  %1 = spirv.MatrixTimesMatrix %m, %n : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<2xf16>>
  return
}

// -----

func.func @f(%v: f32) {
  %0 = spirv.GL.FrexpStruct %v : f32 -> !spirv.struct<(f32, i32)>
  // expected-error @below {{member one of the resulting struct type must be a scalar or vector of 32 bit integer type}}
  %1 = spirv.GL.FrexpStruct %v : f32 -> !spirv.struct<(f32, f32)>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  // expected-error @below {{member one of the resulting struct type must have the same number of components as the operand type}}
  %1 = spirv.GL.FrexpStruct %v : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<3xi32>)>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  // expected-error @below {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %1 = spirv.GL.FrexpStruct %v : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi16>)>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  // expected-error @below {{result type must be a struct type with two memebers}}
  %1 = spirv.GL.FrexpStruct %v : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi16>, i32)>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  // expected-error @below {{member zero of the resulting struct type must be the same type as the operand}}
  %1 = spirv.GL.FrexpStruct %v : vector<2xf32> -> !spirv.struct<(vector<3xf32>, vector<2xi32>)>
  return
}

// -----

func.func @f(%v: vector<2xf32>, %i: i32) {
  // expected-error @below {{operands must both be scalars or vectors}}
  %1 = spirv.GL.Ldexp %v : vector<2xf32>, %i : i32 -> vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>, %i: vector<3xi32>) {
  // expected-error @below {{operands must have the same number of elements}}
  %1 = spirv.GL.Ldexp %v : vector<2xf32>, %i : vector<3xi32> -> vector<2xf32>
  return
}
