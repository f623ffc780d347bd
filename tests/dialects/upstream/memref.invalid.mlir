func.func @f(%m: memref<8x4xf32>) {
  // expected-error @below {{expected result type to be 'memref<2x4xf32, strided<[4, 1], offset: 12>>' or a rank-reduced version. (mismatch of result layout)}}
  %0 = memref.subview %m[3, 0] [2, 4] [1, 1] : memref<8x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 8>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[6, 0] [2, 4] [3, 1] : memref<8x4xf32> to memref<2x4xf32, strided<[12, 1], offset: 24>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>) {
  // expected-error @below {{collapsed dim size (30) must equal reassociation group size (32)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x4xf32> into memref<30xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, strided<[8, 1]>>) {
  // expected-error @below {{invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x4xf32, strided<[8, 1]>> into memref<32xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = memref.alloc(%i) : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  // expected-error @below {{are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[3]>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nothing' does not reference a valid global memref}}
  %0 = memref.get_global @nothing : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error @below {{expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: i32):
    %c = arith.constant 1.0 : f32
    memref.atomic_yield %c : f32
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i], rw, locality<0>, data
    : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], read, locality<5>, data : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i], read, locality<1>, foo
   : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{too few indices}}
  memref.prefetch %m[%i, %i], read, locality<1>, data : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' invalid kind of attribute specified}}
  memref.prefetch %m[%i], read, locality<"a">, data : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error @below {{affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%i, %i], read, locality<1>, data : memref<10xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%i] : memref<2xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.alloc() : memref<*xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = -3 : i64} : memref<2xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{result #0 must be memref of any type values, but got 'i32'}}
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<2xf32>
  return
}

// -----

// expected-error @below {{requires an ancestor op with AutomaticAllocationScope trait}}
%0 = memref.alloca() : memref<2xf32>

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{unnecessary dimension operand for result type 'memref<4xf32>'}}
  %0 = memref.realloc %m(%i) : memref<2xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<2xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{different element types specified for source memref type 'memref<2xf32>' and result memref type 'memref<4xf64>'}}
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf64>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{different memory spaces specified for source memref type 'memref<2xf32>' and result memref type 'memref<4xf32, 1>'}}
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{result #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
  %0 = memref.realloc %m : memref<2xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{unsupported layout for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<2xf32, strided<[2]>>, %i: index) {
  // expected-error @below {{unsupported layout for source memref type 'memref<2xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<2xf32, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{incorrect number of indices for load, expected 1 but got 0}}
  %0 = memref.load %m[] : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<2xf32>, index) -> f64
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{store index operand count not equal to memref rank}}
  memref.store %f, %m[%i, %i] : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f64) {
  // expected-error @below {{failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%f, %m, %i) : (f64, memref<2xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 6 : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{operand types and result types must match}}
  %0 = "memref.distinct_objects"(%m) : (memref<2xf32>) -> memref<3xf32>
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %f, %m[%i] : (f32, memref<2xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<2xi32>, %i: index, %f: i32) {
  // expected-error @below {{with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %f, %m[%i] : (i32, memref<2xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw ori %f, %m[%i, %i] : (f32, memref<2xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw foo %f, %m[%i, %i] : (f32, memref<2xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<2xindex>, %i: index, %f: index) {
  // expected-error @below {{operand #0 must be signless integer or floating-point, but got 'index'}}
  %0 = memref.atomic_rmw addi %f, %m[%i] : (index, memref<2xindex>) -> index
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  // expected-error @below {{expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%a: f32, %b: f32): memref.atomic_yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%a: f32): 
    // expected-error @below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    memref.store %a, %m[%i] : memref<2xf32>
    memref.atomic_yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f64) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%a: f32): 
    // expected-error @below {{types mismatch between yield op: 'f64' and its parent: 'f32'}}
    memref.atomic_yield %f : f64
  }
  return
}

// -----

func.func @f(%m: memref<2xf32>, %i: index, %f: f64) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%a: f32): 
    // expected-error @below {{expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }
  return
}

// -----

func.func @f(%m: memref<2xi32>, %i: index, %f: f64) {
  // expected-error @below {{operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<2xi32>'}}
  %0 = memref.view %m[%i][%i] : memref<2xi32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xi8, 1>, %i: index, %f: f64) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<2xi8, 1>' and view memref type 'memref<2xf32>'}}
  %0 = memref.view %m[%i][] : memref<2xi8, 1> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xi8, strided<[3]>>, %i: index, %f: f64) {
  // expected-error @below {{unsupported map for base memref type 'memref<2xi8, strided<[3]>>'}}
  %0 = memref.view %m[%i][] : memref<2xi8, strided<[3]>> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xi8>, %i: index, %f: f64) {
  // expected-error @below {{unsupported map for result memref type 'memref<2xf32, strided<[4]>>'}}
  %0 = memref.view %m[%i][] : memref<2xi8> to memref<2xf32, strided<[4]>>
  return
}

// -----

func.func @f(%m: memref<2xi8>, %i: index, %f: f64) {
  // expected-error @below {{operand type 'memref<2xi8>' and result type 'memref<3xi8>' are cast incompatible}}
  %0 = memref.cast %m : memref<2xi8> to memref<3xi8>
  return
}

// -----

func.func @f(%m: memref<2xi8, 1>, %n: memref<3xi8>) {
  // expected-error @below {{requires the same shape for all operands}}
  memref.copy %m, %n : memref<2xi8, 1> to memref<3xi8>
  return
}

// -----

func.func @f(%m: memref<2xi8, 1>, %n: memref<2xi9>) {
  // expected-error @below {{requires the same element type for all operands}}
  memref.copy %m, %n : memref<2xi8, 1> to memref<2xi9>
  return
}

// -----

func.func @f(%m: memref<i8>, %i: index) {
  // expected-error @below {{operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<i8>'}}
  %0 = memref.dim %m, %i : memref<i8>
  return
}

// -----

func.func @f(%m: tensor<2xi8>, %i: index) {
  // expected-error @below {{custom op 'memref.dealloc' invalid kind of type specified}}
  memref.dealloc %m : tensor<2xi8>
  return
}

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<2xf32>'}}
memref.global @a : tensor<2xf32>

// -----

// expected-error @below {{integer literal not valid for specified type}}
memref.global @a : memref<2xf32> = 3

// -----

// expected-error @below {{inferred shape of elements literal ([3]) does not match type ([2])}}
memref.global @a : memref<2xf32> = dense<[1.0, 2.0, 3.0]>

// -----

// expected-error @below {{initial value shape expected to be 2 but was 3}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = dense<0.0> : tensor<3xf32>}> : () -> ()

// -----

// expected-error @below {{initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = dense<0> : tensor<2xi32>}> : () -> ()

// -----

// expected-error @below {{initial value should be a unit or elements attribute, but got 3 : i32}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = 3 : i32}> : () -> ()

// -----

// expected-error @below {{attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "a", type = i32}> : () -> ()

// -----

// expected-error @below {{attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, alignment = 3 : i64}> : () -> ()

// -----

// expected-error @below {{visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, sym_visibility = "foo"}> : () -> ()

// -----

memref.global @a : memref<2xf32>
func.func @f() {
  // expected-error @below {{result type 'memref<3xf32>' does not match type 'memref<2xf32>' of the global memref @a}}
  %0 = memref.get_global @a : memref<3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %s: memref<2xi32>) {
  // expected-error @below {{element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<2x3xf32>, memref<2xi32>) -> memref<?x?xf64>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %s: memref<?xi32>) {
  // expected-error @below {{cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<2x3xf32>, memref<?xi32>) -> memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %s: memref<3xi32>) {
  // expected-error @below {{length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<2x3xf32>, memref<3xi32>) -> memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[7, 1]>>, %s: memref<2xi32>) {
  // expected-error @below {{source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<2x3xf32, strided<[7, 1]>>, memref<2xi32>) -> memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %s: memref<2xi32>) {
  // expected-error @below {{result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<2x3xf32>, memref<2xi32>) -> memref<2x3xf32, strided<[7,1]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %s: memref<2x2xi32>) {
  // expected-error @below {{operand #1 must be 1D memref of signless integer or index values, but got 'memref<2x2xi32>'}}
  %0 = memref.reshape %m(%s) : (memref<2x3xf32>, memref<2x2xi32>) -> memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @below {{expected a permutation map}}
  %0 = memref.transpose %m (d0, d1) -> (d0, d0) : memref<2x3xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @below {{expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (d0, d1, d2) -> (d0, d1, d2) : memref<2x3xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @below {{result type 'memref<3x2xf32>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<2x3xf32> to memref<3x2xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{invalid number of reassociation groups: found 1, expected 2}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{reassociation indices must be contiguous}}
  %0 = memref.expand_shape %m [[0, 1], [3]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{reassociation index 3 is out of bounds}}
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [8, 4, 1] : memref<8x4xf32> into memref<8x4x1xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected number of static shape bounds to be equal to the output rank (3) but found 2 inputs instead}}
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 4] : memref<8x4xf32> into memref<8x4x1xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{invalid output shape provided at pos 2}}
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 4, 2] : memref<8x4xf32> into memref<8x4x1xf32>
  return
}

// -----

func.func @f(%m: memref<?x4xf32>, %i: index) {
  // expected-error @below {{collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, 4] : memref<?x4xf32> into memref<8x4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{has source rank 2 and result rank 0. This is not an expansion (2 > 0).}}
  %0 = memref.expand_shape %m [] output_shape [] : memref<8x4xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @below {{rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, strided<[?, 1]>>, %i: index) {
  // expected-error @below {{expected expanded type to be 'memref<2x4x4xf32, strided<[?, ?, 1]>>' but found 'memref<2x4x4xf32, strided<[4, 4, 1]>>'}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32, strided<[?, 1]>> into memref<2x4x4xf32, strided<[4, 4, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected collapsed type to be 'memref<32xf32>' but found 'memref<32xf64>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x4xf32> into memref<32xf64>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{has source rank 2 and result rank 3. This is not a collapse (2 < 3).}}
  %0 = memref.collapse_shape %m [[0], [1]] : memref<8x4xf32> into memref<8x4x1xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) {
  // expected-error @below {{operand #0 must be strided memref of any type values, but got 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into memref<32xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1, 1] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0, 1], sizes: [8], strides: [1] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8, 1], strides: [1, 1] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result type with size = 9 instead of 8 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [9], strides: [1] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [8], strides: [1] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [2] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result type with size = dynamic instead of 8 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i] : memref<8x4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [%i] : memref<8x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{different element types specified for source type 'memref<8x4xf32>' and result memref type 'memref<8xf64>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8x4xf32> to memref<8xf64>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{different memory spaces specified for source type 'memref<8x4xf32>' and result memref type 'memref<8xf32, 2>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8x4xf32> to memref<8xf32, 2>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = memref.reinterpret_cast %m to offset: [-1], sizes: [-8], strides: [1] : memref<8x4xf32> to memref<8xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{result #0 must be strided memref of any type values, but got 'memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8x4xf32> to memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %m[0, 0][4, 4][2, 1] : memref<8x4xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x4x1xf32>'}}
  %0 = memref.subview %m[0, 0][4, 4][2, 1] : memref<8x4xf32> to memref<4x4x1xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected result element type to be 'f32', but got 'memref<4x4xf64, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0][4, 4][2, 1] : memref<8x4xf32> to memref<4x4xf64, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<8x4xf32>' and subview memref type 'memref<4x4xf32, strided<[8, 1]>, 1>'}}
  %0 = memref.subview %m[0, 0][4, 4][2, 1] : memref<8x4xf32> to memref<4x4xf32, strided<[8, 1]>, 1>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = memref.subview %m[0][4][2] : memref<8x4xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) {
  // expected-error @below {{base type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>' is not strided}}
  %0 = memref.subview %m[0, %i][4, 1][2, 1] : memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<4xf32, strided<[8]>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>, %i: index) {
  // expected-error @below {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 0][1, 4][1, 1] : memref<8x4xf32> to memref<1x4xf32, strided<[4, 1], offset: 32>>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %a[%i], %a[%i], %i, %a[%i] : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %a[%i], %a[%i], %i, %a[%i], %i : memref<8xf32>, memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{expected destination to be of memref type}}
  memref.dma_start %a[%i, %i], %a[%i], %i, %a[%i] : memref<8xf32>, memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{expected num elements to be of index type}}
  memref.dma_start %a[%i], %a[], %i, %a[%i] : memref<8xf32>, memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{expected at least 7 operands}}
  memref.dma_start %a[%i], %a[%i], %i, %a[] : memref<8xf32>, memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %a[%i, %i], %i : memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index, %x: i32) {
  // expected-error @below {{expected source indices to be of index type}}
  "memref.dma_start"(%a, %x, %a, %i, %i, %a, %i) : (memref<8xf32>, i32, memref<8xf32>, index, index, memref<8xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index, %x: i32) {
  // expected-error @below {{expected source to be of memref type}}
  "memref.dma_start"(%i, %i, %a, %i, %i, %a, %i) : (index, index, memref<8xf32>, index, index, memref<8xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %i: index, %x: i32) {
  // expected-error @below {{expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return %x : i32
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = memref.collapse_shape %m [0, 1] : memref<4x2xf32> into memref<8xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected '('}}
  %0 = memref.alloc : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  memref.copy %m, %m : memref<4x2xf32>
  // expected-error @below {{custom op 'memref.copy' expected 'to'}}
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected attribute value}}
  %0 = memref.get_global : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>, %i: index, %f: f32) {
  // expected-error @below {{failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<4x2xf32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{use of undeclared identifier}}
  %0 = memref.transpose %m (d0) -> (d1) : memref<4x2xf32> to memref<4x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{integer constant out of range for attribute}}
  %0 = memref.assume_alignment %m, 99999999999 : memref<4x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>, %i: index) {
  // expected-error @below {{block with no terminator, has %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x2xf32> { ^bb0(%a: f32): %c = arith.constant 1 : i32 }
  return
}

// -----

// expected-error @below {{dialect 'memref' provides no attribute parsing hook}}
func.func private @f() attributes {a = #memref.foo}

// -----

// expected-error @below {{dialect 'memref' provides no type parsing hook}}
func.func private @f(!memref.foo)
