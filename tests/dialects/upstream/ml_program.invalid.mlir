func.func @f() {
  // expected-error @below {{undefined global: @nothing}}
  %0 = ml_program.global_load @nothing : i32
  return
}

// -----

ml_program.global private @fixed(3 : i32) : i32

func.func @f(%v: i32) {
  // expected-error @below {{cannot store to an immutable global @fixed}}
  ml_program.global_store @fixed = %v : i32
  return
}

// -----

ml_program.global private mutable @changing(3 : i32) : i32

func.func @f() {
  // expected-error @below {{cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load @changing : i64
  return
}

// -----

ml_program.global private mutable @changing(3 : i32) : i32

func.func @f() {
  // expected-error @below {{cannot load as const from mutable global @changing}}
  %1 = ml_program.global_load_const @changing : i32
  return
}

// -----

ml_program.func @f() -> i32 {
  // expected-error @below {{has 0 operands, but enclosing function (@f) returns 1}}
  ml_program.return
}

// -----

// expected-error @below {{immutable global must have an initial value}}
ml_program.global private @fixed : i32

// -----

ml_program.global private mutable @changing(3 : i32) : i32

// What else refers wrongly to a symbol of the same table is not looked at.
func.func @f() {
  // expected-error @below {{undefined global: @first}}
  %0 = ml_program.global_load @first : i32
  %1 = ml_program.global_load @second : i32
  return
}
