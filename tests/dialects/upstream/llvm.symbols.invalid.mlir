// expected-error @below {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1]

// -----

// expected-error @below {{'llvm.module_flags' op must appear at the module level}}
llvm.func @f() { llvm.module_flags [] 
llvm.return }

// -----

// expected-error @below {{only integer and string values are currently supported for unknown key '"wchar_size"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4.0 : f32>]

// -----

// expected-error @below {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [1]>]

// -----

// expected-error @below {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<append, "ProfileSummary", 3>]

// -----

// expected-error @below {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@a], priorities = [], data = [#llvm.zero]

// -----

// expected-error @below {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32], data = [1]

// -----

// expected-error @below {{'llvm.mlir.global_ctors' op 'a' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @a()
// expected-error @below {{'llvm.mlir.global_ctors' op 'a' does not have a definition}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @a()
// expected-error @below {{'llvm.mlir.global_dtors' op 'a' does not have a definition}}
llvm.mlir.global_dtors dtors = [@a], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error @below {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@a], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

// expected-error @below {{only comdat selector symbols can appear in a comdat region}}
llvm.comdat @c { llvm.mlir.global_ctors ctors = [], priorities = [], data = [] }

// -----

// expected-error @below {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @f : !llvm.func<void ()>, !llvm.ptr @r

// -----

// expected-error @below {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr

// -----

// expected-error @below {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> i32 { %0 = llvm.mlir.constant(0 : i32) : i32
 llvm.return %0 : i32 }

// -----

// expected-error @below {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr<3> @r
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }

// -----

// expected-error @below {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr @r
llvm.mlir.global external @r() : i32

// -----

// expected-error @below {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }

// -----

// expected-error @below {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias @a : !llvm.void { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }

// -----

// expected-error @below {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias @a : i32 { %0 = llvm.mlir.constant(1 : i32) : i32
 llvm.return %0 : i32 }

// -----

llvm.mlir.alias @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr
// expected-error @below {{ops with side effects are not allowed in alias initializers}}
 %1 = llvm.load %0 : !llvm.ptr -> i32
 llvm.return %0 : !llvm.ptr }

// -----

llvm.func @f() { 
// expected-error @below {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return }

// -----

llvm.func @f() { 
  llvm.br ^a
^a:
  llvm.blocktag <id = 1>
  llvm.br ^b
^b:
// expected-error @below {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return }

// -----

llvm.func @f(%a: f32) { 
// expected-error @below {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return }

// -----

llvm.func @f(%a: i32) { 
// expected-error @below {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "foo", "=r,=r,r" %a : (i32) -> ()
  llvm.return }

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<7xi1>, %q: vector<7xf32>) {
// expected-error @below {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<7x!llvm.ptr>'}}
  %a = llvm.intr.masked.gather %p, %m { alignment = 1: i32} : (vector<4x!llvm.ptr>, vector<7xi1>) -> vector<7xf32>
  llvm.return }

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<7xi1>, %q: vector<7xf32>) {
// expected-error @below {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<7x!llvm.ptr>'}}
  llvm.intr.masked.scatter %q, %p, %m { alignment = 1: i32} : vector<7xf32>, vector<7xi1> into vector<4x!llvm.ptr>
  llvm.return }

// -----

// expected-error @below {{failed to parse parameter list for target extension type}}
func.func @f(%a: !llvm.target<"spirv.Image", f32, 0, f32>) { return }

// -----

// expected-error @below {{failed to parse parameter list for target extension type}}
func.func @f(%a: !llvm.target<"spirv.Image", 0, >) { return }

// -----

llvm.func @foo(%x: i1) {
// expected-error @below {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.intr.assume"(%x, %x) <{op_bundle_sizes = array<i32: 1>}> : (i1, i1) -> ()
  llvm.return
}

// -----

// expected-error @below {{'llvm.func' op type of entry block argument #0('tensor<4xf32>') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%a: tensor<4xf32>):
  llvm.return
}) : () -> ()

// -----

llvm.func @f(%a: vector<131073xi1>, %b : vector<4xi1>) {
// expected-error @below {{'llvm.intr.vector.extract' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = "llvm.intr.vector.extract"(%a) <{pos = 0 : i64}> : (vector<131073xi1>) -> vector<4xi1>
  llvm.return
}

// -----

llvm.func @f(%a: vector<131073xi1>, %b : vector<4xi1>) {
// expected-error @below {{'llvm.intr.vector.insert' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = "llvm.intr.vector.insert"(%a, %b) <{pos = 0 : i64}> : (vector<131073xi1>, vector<4xi1>) -> vector<131073xi1>
  llvm.return
}

// -----

llvm.func @f(%b : vector<4xi1>) {
// expected-error @below {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%b, %b) : (vector<4xi1>, vector<4xi1>) -> vector<7xi1>
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
// expected-error @below {{ops with side effects not allowed in global initializers}}
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

func.func @f() {
// expected-error @below {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
llvm.mlir.global external @g() : i32
return
}

// -----

llvm.func @f() {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
// expected-error @below {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %1 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
