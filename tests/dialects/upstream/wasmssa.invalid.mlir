module {
  wasmssa.import_global "g" from "m" as @imp : i32
  wasmssa.import_global "g" from "m" as @imp2 mutable : i32
  // expected-error @below {{custom op 'wasmssa.const' invalid kind of attribute specified}}
  wasmssa.const @a i32 mutable : {
    %0 = wasmssa.const 3 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @b i32 : {
    %0 = wasmssa.global_get @imp : i32
    wasmssa.return %0 : i32
  }
}

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    // expected-error @below {{custom op 'wasmssa.extend' expected 'bits'}}
    %4 = wasmssa.extend 8 : i32 low low from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    // expected-error @below {{custom op 'wasmssa.extend' expected 'from'}}
    %4 = wasmssa.extend 8 : i32 low bits ref %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    // expected-error @below {{custom op 'wasmssa.extend' expected 'low'}}
    %4 = wasmssa.extend 8 : i32 wasmssa.func bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    wasmssa.block : {
      wasmssa.block_return
    } > ^bb2
  ^bb2:
    // expected-error @below {{custom op 'wasmssa.func' expected valid '@'-identifier for symbol name}}
    wasmssa.func %0 : i32
}

// -----

// expected-error @below {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got to}}
wasmssa.func to @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

module {
  wasmssa.import_global "g" from "m" as @imp : i32
  wasmssa.import_global "g" from "m" as @imp2 mutable : i32
  wasmssa.global @a i32 mutable : {
    %0 = wasmssa.const 3 : i32
    wasmssa.return %0 : i32
  }
  // expected-error @below {{custom op 'wasmssa.global' expecting either `exported` or symbol name. got module}}
  wasmssa.global module @b i32 : {
    %0 = wasmssa.global_get @imp : i32
    wasmssa.return %0 : i32
  }
}

// -----

module {
  // expected-error @below {{custom op 'wasmssa.import_func' expected 'as'}}
  wasmssa.import_func "f" from "m" from @k {type = () -> i32}
  wasmssa.import_mem "mem" from "m" as @mem {limits = !wasmssa<limit[1:2]>}
  wasmssa.import_table "t" from "m" as @t {type = !wasmssa<tabletype !wasmssa.funcref [1:]>}
  wasmssa.func @g() -> i32 {
    %0 = wasmssa.call @k : () -> i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.add %0 %1 : i32
    %3 = wasmssa.eqz %2 : i32 -> i32
    wasmssa.return %2 : i32
  }
}

// -----

module {
  // expected-error @below {{custom op 'wasmssa.import_func' expected 'from'}}
  wasmssa.import_func "f" type "m" as @k {type = () -> i32}
  wasmssa.import_mem "mem" from "m" as @mem {limits = !wasmssa<limit[1:2]>}
  wasmssa.import_table "t" from "m" as @t {type = !wasmssa<tabletype !wasmssa.funcref [1:]>}
  wasmssa.func @g() -> i32 {
    %0 = wasmssa.call @k : () -> i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.add %0 %1 : i32
    %3 = wasmssa.eqz %2 : i32 -> i32
    wasmssa.return %2 : i32
  }
}

// -----

module {
  wasmssa.import_func "f" from "m" as @k {type = () -> i32}
  // expected-error @below {{custom op 'wasmssa.import_mem' expected 'from'}}
  wasmssa.import_mem "mem" limit "m" as @mem {limits = !wasmssa<limit[1:2]>}
  wasmssa.import_table "t" from "m" as @t {type = !wasmssa<tabletype !wasmssa.funcref [1:]>}
  wasmssa.func @g() -> i32 {
    %0 = wasmssa.call @k : () -> i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.add %0 %1 : i32
    %3 = wasmssa.eqz %2 : i32 -> i32
    wasmssa.return %2 : i32
  }
}

// -----

module {
  wasmssa.import_func "f" from "m" as @k {type = () -> i32}
  wasmssa.import_mem "mem" from "m" as @mem {limits = !wasmssa<limit[1:2]>}
  // expected-error @below {{custom op 'wasmssa.import_table' expected 'from'}}
  wasmssa.import_table "t" type "m" as @t {type = !wasmssa<tabletype !wasmssa.funcref [1:]>}
  wasmssa.func @g() -> i32 {
    %0 = wasmssa.call @k : () -> i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.add %0 %1 : i32
    %3 = wasmssa.eqz %2 : i32 -> i32
    wasmssa.return %2 : i32
  }
}

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    // expected-error @below {{custom op 'wasmssa.local' expected 'of'}}
    %1 = wasmssa.local wasmssa.local_get type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    // expected-error @below {{custom op 'wasmssa.local' expected 'type'}}
    %1 = wasmssa.local of wasmssa.local i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
    // expected-error @below {{custom op 'wasmssa.local_get' expected 'ref'}}
    %0 = wasmssa.local_get %a : wasmssa.return to i32
    wasmssa.block : {
      wasmssa.block_return
    } > ^bb2
  ^bb2:
    wasmssa.return %0 : i32
}

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
    // expected-error @below {{custom op 'wasmssa.local_get' expected 'to'}}
    %0 = wasmssa.local_get %a : ref ref i32
    wasmssa.block : {
      wasmssa.block_return
    } > ^bb2
  ^bb2:
    wasmssa.return %0 : i32
}

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
    // expected-error @below {{custom op 'wasmssa.local_get' failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
    %0 = wasmssa.local_get %a : ref to i1
    wasmssa.block : {
      wasmssa.block_return
    } > ^bb2
  ^bb2:
    wasmssa.return %0 : i32
}

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    // expected-error @below {{custom op 'wasmssa.local_set' expected 'to'}}
    wasmssa.local_set %1 : ref to i32 low %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    // expected-error @below {{custom op 'wasmssa.local_tee' expected 'ref'}}
    %2 = wasmssa.local_tee %1 : wasmssa.extend to i32 to %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    // expected-error @below {{custom op 'wasmssa.local_tee' expected 'to'}}
    %2 = wasmssa.local_tee %1 : ref to i32 wasmssa.local_tee %0 : i32
    %3 = wasmssa.reinterpret %0 : i32 as f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    %1 = wasmssa.local of type i32
    wasmssa.local_set %1 : ref to i32 to %0 : i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    // expected-error @below {{custom op 'wasmssa.reinterpret' expected 'as'}}
    %3 = wasmssa.reinterpret %0 : i32 from f32
    %4 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return %0 : i32
  }

// -----

func.func @empty() {
  // expected-error @below {{target should be a block defined in same level than operation or in its region.}}
  "wasmssa.loop"()[^bb1] ({}) : () -> ()
^bb1:
  return
}
