func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op result #0 must be LLVM type with size, but got 'index'}}
  %0 = llvm.load %p : !llvm.ptr -> index
  return
}

// -----

func.func @f(%p: !llvm.ptr, %v: vector<2x2xf32>) {
  // expected-error @below {{'llvm.store' op operand #0 must be LLVM type with size, but got 'vector<2x2xf32>'}}
  llvm.store %v, %p : vector<2x2xf32>, !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"a", opaque>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"a", opaque>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.target<"foo">'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.target<"foo">
  return
}

// -----

// expected-error @below {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"foo">

// -----

// expected-error @below {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : vector<2x2xi8>

// -----

// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {
  // expected-error @below {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
  }
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> i32
  llvm.return
}
