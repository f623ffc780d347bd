llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected syncscope to be null for non-atomic access}}
  %0 = llvm.load %p {syncscope = "a"} : !llvm.ptr -> f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %i monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %i unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{'val' must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = llvm.cmpxchg %p, %f, %f acq_rel monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %c, %c acq_rel monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected as many dynamic indices as specified in 'rawConstantIndices'}}
  "llvm.getelementptr"(%p, %l) <{elem_type = i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expects case value type to match condition value type}}
  "llvm.switch"(%i)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) attributes {personality = @f} {
  // expected-error @below {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %p : !llvm.ptr) : i32
  llvm.return
}

// -----

// expected-note @below {{when returning from function}}
llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) -> i32 {
  // expected-error @below {{expected 1 operand}}
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %i : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %v : vector<4xi32> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{cannot cast pointer to vector of pointers}}
  %0 = llvm.bitcast %p : !llvm.ptr to vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  %0 = llvm.extractvalue %i[0] : i32
  // expected-error @below {{expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

// expected-error @below {{expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g(1.0 : f32) : !llvm.void

// -----

// expected-error @below {{cannot have both initializer value and region}}
llvm.mlir.global @g(1 : i32) : i32 { %0 = llvm.mlir.constant(1 : i32) : i32
 llvm.return %0 : i32 }

// -----

// expected-error @below {{initializer region cannot return void}}
llvm.mlir.global @g() : i64 { llvm.return }

// -----

// expected-error @below {{type can only be omitted for string globals}}
llvm.mlir.global @g(1 : i32)

// -----

llvm.func @f() {
  // expected-error @below {{must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

// expected-error @below {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} {
 llvm.return
}

// -----

// expected-error @below {{failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)

// -----

llvm.func @g(i32) -> i32
llvm.func @v(i32, ...)
llvm.func @n()
llvm.mlir.global @gl() : i32
llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{'gl' does not reference a valid LLVM function or IFunc}}
  %0 = llvm.call @gl(%i) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(i32, ...)
llvm.func @n()
llvm.mlir.global @gl() : i32
llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected function call to produce a value}}
  llvm.call @g(%i) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(i32, ...)
llvm.func @n()
llvm.mlir.global @gl() : i32
llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{missing var_callee_type attribute for vararg call}}
  llvm.call @v(%i, %f) : (i32, f32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(i32, ...)
llvm.func @n()
llvm.mlir.global @gl() : i32
llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected var_callee_type to return void}}
  llvm.call @v(%i) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(i32, ...)
llvm.func @n()
llvm.mlir.global @gl() : i32
llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "foo"(%i) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %f: f32, %v: vector<4xi32>, %q: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %c: i1, %w: vector<[4]xf32>, %vp: vector<4x!llvm.ptr>) {
  // expected-error @below {{expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8>
  llvm.return
}

// -----

// expected-error @below {{entry block must have 2 arguments to match function signature}}
"llvm.func"() <{function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({
^bb0(%a: i32):
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<common>, sym_name = "f"}> ({
^bb0(%a: i64):
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{found unsupported 'spirv.x' attribute on region argument}}
llvm.func @f(%a: i32 {spirv.x})

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse LoopPeeledAttr parameter 'count' which is to be a `IntegerAttr`}}
#peeled = #llvm.loop_peeled<count = "a">

// -----

// expected-error @below {{expected '<'}}
// expected-error @below {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
#annotation = #llvm.loop_annotation<unroll = 1>

// -----

// expected-error @below {{expected '[' after 'distinct'}}
// expected-error @below {{failed to parse LLVM_DICompileUnitAttr parameter 'id' which is to be a `DistinctAttr`}}
#unit = #llvm.di_compile_unit<id = distinct>
