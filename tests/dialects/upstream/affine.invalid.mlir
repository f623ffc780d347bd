func.func @f(%m: memref<16xf32>) {
  affine.for %i = 0 to 4 {
    // expected-error @below {{operand cannot be used as a symbol}}
    affine.if affine_set<()[s0] : (s0 == 0)>()[%i] {
    }
  }
  return
}

// -----

func.func @f(%m: memref<16xindex>) {
  affine.for %i = 0 to 4 {
    %n = memref.load %m[%i] : memref<16xindex>
    // expected-error @below {{operand cannot be used as a dimension id}}
    affine.store %n, %m[%n] : memref<16xindex>
  }
  return
}

// -----

func.func @f(%m: memref<16xf32>, %n: index) {
  // expected-error @below {{affine map num results must equal memref rank}}
  %0 = affine.load %m[%n, %n] : memref<16xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0) -> (d0, 3)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 3 {
    // expected-error @below {{parent of yield must have same number of results as the yield operands}}
    affine.yield %n : index
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (%n) -> (f32) {
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %n into (-3, 4) : index, index
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0) -> (d0)> (%i, %i)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = affine.apply affine_map<(d0) -> (d0, d0)> (%i)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  affine.for %k = 0 to 10 {
    // expected-error @below {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s] -> (s)> ()[%k]
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0) -> (d0)> (%i, %i)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{affine map expect at least one result}}
  %0 = affine.max affine_map<(d0) -> ()> (%i)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %k = 0 to 10 step -1 {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{expected non-function type}}
  affine.for %k = (0, 1) to 10 {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %k = affine_map<(d0) -> (d0, 1)>(%i) to 10 {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %k = max affine_map<(d0) -> (d0, 1)>(%i, %i) to 10 {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %k = max affine_map<(d0)[s] -> (d0, 1)>(%i) to 10 {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{expected attribute value}}
  affine.for %k = 0 to max affine_map<(d0)[s] -> (d0, 1)>(%i) {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{expected upper bound map to have at least one result}}
  affine.for %k = 0 to affine_map<() -> ()>() {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %k = 0 to "a" {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{floating point value not valid for specified type}}
  affine.for %k = 0 to 1.5 {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{integer constant out of range for attribute}}
  affine.for %k = 0 to 9223372036854775808 {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  %0 = affine.for %k = 0 to 10 iter_args(%a = %f) -> f32 {
    // expected-error @below {{types mismatch between yield op and its parent}}
    affine.yield %i : index
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  %0:2 = affine.for %k = 0 to 10 iter_args(%a = %f) -> (f32, f32) {
    affine.yield %a, %a : f32, f32
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%a: i32): affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  // expected-error @below {{expects parent op 'func.func'}}
  ^bb0(%a: index): func.return
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)> (%i, %i) { }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s] : (d0 >= 0)> (%i) { }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{custom op 'affine.if' invalid kind of attribute specified}}
  affine.if affine_map<(d0) -> (d0)> (%i) { }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{requires attribute 'condition'}}
  "affine.if"(%i) ({affine.yield}, {}) : (index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match}}
  affine.parallel (%a, %b) = (0) to (10, 20) { }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{result type cannot match reduction attribute}}
  %0 = affine.parallel (%a) = (0) to (10) reduce ("addf") -> (i32) { affine.yield %f : f32 }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{custom op 'affine.parallel' invalid reduction value: "add"}}
  %0 = affine.parallel (%a) = (0) to (10) reduce ("add") -> (f32) { affine.yield %f : f32 }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{integer literal not valid for specified type}}
  %0 = affine.parallel (%a) = (0) to (10) reduce (3) -> (f32) { affine.yield %f : f32 }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{expected lower bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
    ^bb0(%a: index): affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<10x10xf32>, %i: index, %f: f32) {
  // expected-error @below {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
  %0 = affine.load %m[%i floordiv %i, %i] : memref<10x10xf32>
  return
}

// -----

func.func @f(%m: memref<10xindex>, %i: index, %f: f32) {
  // expected-error @below {{value to store must have the same type as memref element type}}
  "affine.store"(%f, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<10xindex>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xindex>, %i: index, %f: f32) {
  // expected-error @below {{expects as many subscripts as affine map inputs}}
  "affine.store"(%i, %m, %i, %i) <{map = affine_map<(d0) -> (d0)>}> : (index, memref<10xindex>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xindex>, %i: index, %f: f32) {
  // expected-error @below {{result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<10xindex>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %f: f32) {
  // expected-error @below {{requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%i] : memref<10xf32>, vector<2xf64>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{should return an index for each basis element and up to one extra index}}
  %0:4 = affine.delinearize_index %i into (2, 3) : index, index, index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i, %i] by (2, 3, 4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf32>, %t: memref<1xi32>) {
  // expected-error @below {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[%i], %m[%i], %t[%i], %i : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf32>, %t: memref<1xi32>) {
  // expected-error @below {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[%i], %m[%i], %t[%i], %i, %i : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected '(' in operand list}}
  %0 = affine.apply affine_map<(d0) -> (d0)>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{undefined symbol alias id 'foo'}}
  %0 = affine.apply #foo(%i)
  return
}

// -----

func.func @f(%m: memref<4x2xf32>, %i: index) {
  // expected-error @below {{use of undeclared identifier}}
  %0 = affine.load %m[d0, %i] : memref<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<4x2xf32>'}}
  %0 = affine.load %t[%i, %i] : tensor<4x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'affine.for' expected 'to' between bounds}}
  affine.for %k = 0 10 { }
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected SSA operand}}
  affine.for k = 0 to 10 { }
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{expected '->'}}
  affine.for %k = 0 to 10 iter_args(%a = %f) { affine.yield %a : f32 }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{expected '{' to begin a region}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) else { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%a) = (0) to (10) step (%i) { }
  return
}

// -----

func.func @f(%m: memref<4x2xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = affine.vector_load %m[%i, %i] : memref<4x2xf32>, f32
  return
}

// -----

func.func @size_of_what_a_loop_makes(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %c0 = arith.constant 0 : index
    %made = memref.alloc(%i) : memref<?xf32>
    %size = memref.dim %made, %c0 : memref<?xf32>
    // expected-error @below {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<()[s] : (s >= 0)>()[%size] {
    }
  }
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{custom op 'affine.for' expected '('}}
  affine.for %k = 0 to 10 iter_args %a = %f { }
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{expected ',' or ')'}}
  affine.for %k = 0 to 10 iter_args(%a = %f { }
  return
}

// -----

// expected-error @below {{dialect 'affine' provides no attribute parsing hook}}
func.func private @f() attributes {a = #affine.foo}

// -----

// expected-error @below {{dialect 'affine' provides no type parsing hook}}
func.func private @f(!affine.foo)

// -----

// expected-error @below {{the number of region arguments (1) and the number of map groups for lower (2147483648) and upper bound (1), and the number of steps (1) must all match}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2147483648xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()
