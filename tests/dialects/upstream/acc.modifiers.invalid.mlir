func.func @f(%m: memref<i32>) {
  // expected-error @below {{invalid data clause modifiers: zero}}
  %0 = "acc.copyin"(%m) <{dataClause = #acc<data_clause acc_copyin>, varType = i32, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, implicit = false}> : (memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{invalid data clause modifiers: readonly}}
  %0 = "acc.create"(%m) <{dataClause = #acc<data_clause acc_create>, varType = i32, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, implicit = false}> : (memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{invalid data clause modifiers: zero}}
  %0 = "acc.cache"(%m) <{dataClause = #acc<data_clause acc_cache>, varType = i32, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, implicit = false}> : (memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  %0 = "acc.create"(%m) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<i32>) -> memref<i32>
  // expected-error @below {{invalid data clause modifiers: readonly}}
  "acc.copyout"(%0, %m) <{dataClause = #acc<data_clause acc_copyout>, varType = i32, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>) {
  %0 = "acc.create"(%m) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<i32>) -> memref<i32>
  // expected-error @below {{no data clause modifiers are allowed}}
  "acc.detach"(%0) <{dataClause = #acc<data_clause acc_detach>, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>) {
  %0 = "acc.create"(%m) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<i32>) -> memref<i32>
  // expected-error @below {{no data clause modifiers are allowed}}
  "acc.detach"(%0) <{dataClause = #acc<data_clause acc_detach>, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = "acc.present"(%m) <{dataClause = #acc<data_clause acc_present>, varType = i32, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, implicit = false}> : (memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = "acc.present"(%m) <{dataClause = #acc<data_clause acc_present>, varType = i32, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, implicit = false}> : (memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  %0 = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  // expected-error @below {{expected private as defining op}}
  acc.serial private(%0 : memref<i32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  %0 = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  // expected-error @below {{expected reduction as defining op}}
  acc.parallel reduction(%0 : memref<i32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{varType must capture the element type of var}}
  %0 = "acc.copyin"(%m) <{dataClause = #acc<data_clause acc_copyin>, varType = memref<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error @below {{input and output types must match}}
  %0 = "acc.copyin"(%m) <{dataClause = #acc<data_clause acc_copyin>, varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<i32>) -> memref<i64>
  return
}

// -----

// expected-error @below {{invalid 'pdl' type: `i64'}}
func.func private @f(!pdl.range<i64>)

// -----

// expected-error @below {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
func.func private @f(!pdl.range<range<value>>)

// -----

func.func @f(%a: i32) {
  // expected-error @below {{custom op 'ptr.to_ptr' invalid kind of type specified}}
  ptr.to_ptr %a : i32 -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%m: i32) {
  // expected-error @below {{custom op 'omp.threadprivate' invalid kind of type specified}}
  %0 = omp.threadprivate %m : i32 -> i32
  return
}

// -----

func.func @f(%m: memref<*xi32>) {
  // expected-error @below {{custom op 'omp.threadprivate' invalid kind of type specified}}
  %0 = omp.threadprivate %m : memref<*xi32> -> memref<*xi32>
  return
}
