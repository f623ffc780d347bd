// expected-error @below {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"x">)

// -----

// expected-error @below {{only identified structs can be opaque}}
func.func private @f(!llvm.struct<opaque>)

// -----

// expected-error @below {{unknown LLVM type: foo}}
func.func private @f(!llvm.struct<(foo)>)

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f(!llvm.struct<(void)>)

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f(!llvm.struct<"y", (i32, void)>)

// -----

// expected-error @below {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"z", (i32)>, !llvm.struct<"z", (i64)>)

// -----

// expected-error @below {{redeclaring defined struct as opaque}}
func.func private @f(!llvm.struct<"zz", (i32)>, !llvm.struct<"zz", opaque>)

// -----

// expected-error @below {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"zo", opaque>, !llvm.struct<"zo", (i32)>)

// -----

// expected-error @below {{expected '('}}
func.func private @f(!llvm.struct<i32>)

// -----

// expected-error @below {{expected '('}}
func.func private @f(!llvm.struct<>)

// -----

// expected-error @below {{expected '<'}}
func.func private @f(!llvm.struct)

// -----

// expected-error @below {{expected ','}}
func.func private @f(!llvm.struct<"a" (i32)>)

// -----

// expected-error @below {{expected ')'}}
func.func private @f(!llvm.struct<(i32 i32)>)

// -----

// expected-error @below {{expected valid keyword}}
func.func private @f(!llvm.struct<(i32,)>)

// -----

// expected-error @below {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!llvm.struct<(i32, i32>)

// -----

// expected-error @below {{expected '>'}}
func.func private @f(!llvm.struct<(i32, i32) foo>)

// -----

// expected-error @below {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"q", packed ()>, !llvm.struct<"q", ()>)

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.struct<(func<void ()>)>)

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.label'}}
func.func private @f(!llvm.struct<(label)>)

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.token'}}
func.func private @f(!llvm.struct<(!llvm.ptr<3>, !llvm.struct<(ptr)>, vector<4xi1>, token)>)

// -----

// expected-error @below {{expected '>'}}
func.func private @f(!llvm.struct<"u", opaque foo>)

// -----

// expected-error @below {{expected valid keyword}}
func.func private @f(!llvm.struct<(i32, 3)>)

// -----

// expected-error @below {{unknown LLVM type: foo}}
func.func private @f(!llvm.array<3 x foo>, !llvm.func<foo ()>)
