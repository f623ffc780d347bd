func.func @f(%a: i32, %p: memref<10xf32>) {
  %0 = acc.copyin varPtr(%p : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{asyncOnly attribute cannot appear with asyncOperand}}
  acc.data async(%a : i32) dataOperands(%0 : memref<10xf32>) {
    acc.terminator
  } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  // expected-error @below {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.copyin varPtr(%p : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_present>}
  return
}

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  // expected-error @below {{recipe expected for private}}
  %0 = acc.private varPtr(%p : memref<10xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  // expected-error @below {{data clause associated with no_create operation must match its intent}}
  %0 = acc.nocreate varPtr(%p : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_present>}
  return
}

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  %0 = acc.copyin varPtr(%p : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%p : memref<10xf32>) {dataClause = #acc<data_clause acc_present>}
  return
}

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  // expected-error @below {{at least one operand must appear on the host_data operation}}
  acc.host_data {
    acc.terminator
  }
  return
}

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  // expected-error @below {{expected extent or upperbound.}}
  %b = acc.bounds lowerbound(%a : i32)
  return
}

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  // expected-error @below {{num_gangs operand count does not match count in segments}}
  acc.parallel num_gangs({%a : i32}) {
    acc.yield
  } attributes {numGangsSegments = array<i32: 2>}
  return
}

// -----

// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang worker
func.func @f() {return }

// -----

// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
acc.routine @r func(@f) gang seq([#acc.device_type<nvidia>])
func.func @f() {return }

// -----

func.func @f(%a: i32, %p: memref<10xf32>) {
  // expected-error @below {{at least one operand must appear on the declare operation}}
  acc.declare_enter
  return
}

// -----

func.func @f(%p: memref<i32>, %v : i32) {
  acc.atomic.capture {
    // expected-error @below {{read and write must not be to the same location for atomic reads}}
    acc.atomic.read %p = %p : memref<i32>, memref<i32>, i32
    acc.atomic.write %p = %v : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%p: memref<i32>, %q: memref<i32>, %v : i32) {
  acc.atomic.capture {
    // expected-error @below {{captured variable in atomic.read must be updated in second operation}}
    acc.atomic.read %p = %q : memref<i32>, memref<i32>, i32
    acc.atomic.write %p = %v : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%p: memref<i32>, %q: memref<i32>, %v : i32) {
  // expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  acc.atomic.capture {
    acc.atomic.read %p = %q : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{collapse device_type attr must be define when collapse attr is present}}
  acc.loop control(%i : i32) = (%a : i32) to (%a : i32) step (%a : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [1]}
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
