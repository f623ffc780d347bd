func.func @sizes(%i: index) {
  // expected-error @below {{incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = tensor.empty(%i) : tensor<4x?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{requires at least one input}}
  %0 = "tensor.concat"() {dim = 0 : i64} : () -> tensor<3xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: tensor<4x1xf32>) {
  // expected-error @below {{rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: tensor<4xf64>) {
  // expected-error @below {{inputs and result element type must match}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4xf32>, tensor<4xf64>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(1) %t, %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x3xf32>) {
  // expected-error @below {{static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x?xf32>) {
  // expected-error @below {{result type 'tensor<8x3xf32>'does not match inferred shape 'tensor<8x2xf32>' static sizes}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x2xf32>, tensor<4x?xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%i: index, %f: f64) {
  // expected-error @below {{failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%f) : (f64) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<2x3xf32>) {
  // expected-error @below {{incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i] : tensor<2x3xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<2x3xf32>, %f: f32) {
  // expected-error @below {{incorrect number of indices}}
  %0 = tensor.insert %f into %t[%i] : tensor<2x3xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<2x3xf32>, %f: f32) {
  // expected-error @below {{failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%f, %t, %i, %i) : (f32, tensor<2x3xf32>, index, index) -> tensor<2x?xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<2x3xf32>, %f: f32) {
  // expected-error @below {{all body arguments must be index}}
  %0 = tensor.generate %i { 
 ^bb0(%a: i32): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<2x3xf32>, %f: f32) {
  // expected-error @below {{must have one body argument per input dimension}}
  %0 = tensor.generate %i { 
 ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<2x3xf32>, %f: f64) {
  // expected-error @below {{body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i { 
 ^bb0(%a: index): tensor.yield %f : f64 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<2x3xf32>, %f: f64) {
  // expected-error @below {{requires a single operand}}
  %0 = tensor.generate %i { 
 ^bb0(%a: index):  } : tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %f: f32) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<2x3xf32>', specified resultType is 'tensor<6x5xf32>'}}
  %0 = tensor.pad %t low[1, 2] high[3] { 
 ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<6x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %f: f32) {
  // expected-error @below {{specified type 'tensor<6x5xf32>' does not match the inferred type 'tensor<6x9xf32>'}}
  %0 = tensor.pad %t low[1, 2] high[3, 4] { 
 ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<6x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %f: f32, %i: index) {
  // expected-error @below {{expected the block to have 2 arguments}}
  %0 = tensor.pad %t low[%i, 2] high[3, 4] { 
 ^bb0(%a: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %f: f32, %i: index) {
  // expected-error @below {{expected block argument 2 to be an index}}
  %0 = tensor.pad %t low[%i, 2] high[3, 4] { 
 ^bb0(%a: index, %b: i32): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %f: f64, %i: index) {
  // expected-error @below {{expected yield type to match shape element type}}
  %0 = tensor.pad %t low[%i, 2] high[3, 4] { 
 ^bb0(%a: index, %b: index): tensor.yield %f : f64 } : tensor<2x3xf32> to tensor<6x9xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: index) {
  // expected-error @below {{operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<2x3xf32>'}}
  %0 = tensor.gather %t[%t] gather_dims([0]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{gather_dims must be non-empty}}
  %0 = tensor.gather %t[%i] gather_dims([]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{gather_dims overflow source rank}}
  %0 = tensor.gather %t[%i] gather_dims([0,1,2]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %t[%i] gather_dims([0,1]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{gather_dims value must be non-negative}}
  %0 = tensor.gather %t[%i] gather_dims([-1]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %t[%i] gather_dims([2]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: tensor<5x2xindex>) {
  // expected-error @below {{gather_dims values must be strictly increasing}}
  %0 = tensor.gather %t[%i] gather_dims([1,0]) : (tensor<2x3xf32>, tensor<5x2xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{result type mismatch: expected 'tensor<5x2x1xf32>' or its rank-reduced variant 'tensor<5x2xf32>' (got: 'tensor<2xf32>')}}
  %0 = tensor.gather %t[%i] gather_dims([1]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %s: tensor<5x2x1xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([1]) : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %s: tensor<5x2x1xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{source type mismatch: expected 'tensor<5x1x3xf32>' or its rank-reduced variant 'tensor<5x3xf32>' (got: 'tensor<5x2x1xf32>')}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %s: tensor<5x2x1xf32>, %i: tensor<5x1xindex>) {
  // expected-error @below {{scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([2]) unique : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %t(%s) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf64>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%s) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %s: tensor<?xi32>) {
  // expected-error @below {{cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %t(%s) : (tensor<2x3xf32>, tensor<?xi32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %s: tensor<3xi32>) {
  // expected-error @below {{length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %t(%s) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0][4,4][1,1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0,0][4,4][1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected 2 offset values, got 3}}
  %0 = tensor.extract_slice %t[0,0,0][4,4,4][1,1,1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.extract_slice %t[0,0][4,4][1,1] : tensor<8x8xf32> to tensor<4x4x1xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected type to be 'tensor<4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0,0][4,4][1,1] : tensor<8x8xf32> to tensor<4x3xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %t[0,0][4,4][1,1] : tensor<8x8xf32> to tensor<4x4xf64>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = tensor.extract_slice %t[9,0][4,4][1,1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 10 >= 8}}
  %0 = tensor.extract_slice %t[1,0][4,4][3,1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %t[-1,0][4,4][3,1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected sizes to be non-negative, but got -4}}
  %0 = tensor.extract_slice %t[1,0][-4,4][3,1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %s: tensor<4x4xf32>, %i: index) {
  // expected-error @below {{failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1,1,0,0,0>, static_offsets = array<i64: 0,0>, static_sizes = array<i64: 4,4>, static_strides = array<i64: 1,1>}> : (tensor<4x4xf32>, tensor<8x8xf32>) -> tensor<8x?xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %s: tensor<4x4xf32>, %i: index) {
  // expected-error @below {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = array<i64: 0,-9223372036854775808>, static_sizes = array<i64: 4,4>, static_strides = array<i64: 1,1>}> : (tensor<8x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %s: tensor<4x4xf32>, %i: index) {
  // expected-error @below {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %s into %t[0,0][4,4][1,1] : tensor<4x4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected dimension 1 of collapsed type to be static value of 4}}
  %0 = tensor.expand_shape %t [[0],[1,2]] output_shape [8,2,2] : tensor<8x8xf32> into tensor<8x2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected number of static shape dims to be equal to the output rank (3) but found 2 inputs instead}}
  %0 = tensor.expand_shape %t [[0],[1,2]] output_shape [8,2] : tensor<8x8xf32> into tensor<8x2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.expand_shape %t [[0],[1]] output_shape [8,2,4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected collapsed rank (2) to equal the number of reassociation maps (3).}}
  %0 = tensor.expand_shape %t [[0],[1],[2]] output_shape [8,2,4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.expand_shape %t [[0],[2,1]] output_shape [8,2,4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected the expanded type, 'tensor<8xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<8x8xf32>'.}}
  %0 = tensor.expand_shape %t [[0],[1]] output_shape [8] : tensor<8x8xf32> into tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %i: index) {
  // expected-error @below {{expected dimension 1 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %t [[0],[1,2]] output_shape [8,%i,4] : tensor<8x8xf32> into tensor<8x?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x?xf32>, %i: index) {
  // expected-error @below {{expected collapsed type to be 'tensor<8x?xf64>', but got 'tensor<8x?xf32>'}}
  %0 = tensor.expand_shape %t [[0],[1,2]] output_shape [9,%i,4] : tensor<8x?xf32> into tensor<8x?x4xf64>
  return
}

// -----

func.func @f(%t: tensor<1x1xf32>, %i: index) {
  // expected-error @below {{reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %t [[0],[],[1]] : tensor<1x1xf32> into tensor<1x1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<*xf32>, %i: index) {
  %0 = tensor.dim %t, %i : tensor<*xf32>
 // expected-error @below {{custom op 'tensor.dim' invalid kind of type specified}}
 %1 = tensor.dim %0, %i : index
  return
}

// -----

func.func @f(%t: tensor<f32>, %i: index) {
  // expected-error @below {{operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %t, %i : tensor<f32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>, %i: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = tensor.from_elements %i : tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>, %i: f32) {
  // expected-error @below {{failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%i) : (f32) -> tensor<2xf64>
  return
}

// -----

func.func @f(%t: tensor<2xf32>, %i: f32) {
  // expected-error @below {{expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %i : f32 }

// -----

func.func @f(%t: tensor<2xf32>) -> tensor<2xf32> {
  %c = arith.constant 1 : index
  %0 = scf.forall (%i) in (%c) shared_outs(%o = %t) -> tensor<2xf32> {
    // expected-error @below {{may only insert into an output block argument}}
    scf.forall.in_parallel { tensor.parallel_insert_slice %t into %t[0][2][1] : tensor<2xf32> into tensor<2xf32> }
  }
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%t: tensor<4x2xf32>) {
  %0 = tensor.cast %t : tensor<4x2xf32>
  // expected-error @below {{custom op 'tensor.cast' expected 'to'}}
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %i: index) {
  // expected-error @below {{expected ']'}}
  %0 = tensor.extract %t[%i, %i : tensor<4x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>, %i: index) {
  // expected-error @below {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'memref<4x2xf32>'}}
  %0 = tensor.extract %m[%i, %i] : memref<4x2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %f, %f : tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>) {
  // expected-error @below {{expected '{' to begin a region}}
  %0 = tensor.pad %t low[0, 0] high[0, 0] : tensor<4x2xf32> to tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>) {
  // expected-error @below {{integer literal not valid for specified type}}
  %0 = tensor.expand_shape %t 3 output_shape [2] : tensor<4x2xf32> into tensor<2x2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>) {
  // expected-error @below {{attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = tensor.expand_shape %t [0, 1] output_shape [2] : tensor<4x2xf32> into tensor<2x2x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected SSA operand}}
  %0 = tensor.generate { ^bb0(%a: index): tensor.yield } : tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>) {
  // expected-error @below {{result #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4x2xindex>'}}
  %0 = tensor.bitcast %t : tensor<4x2xf32> to tensor<4x2xindex>
  return
}

// -----

// expected-error @below {{dialect 'tensor' provides no attribute parsing hook}}
func.func private @f() attributes {a = #tensor.foo}

// -----

// expected-error @below {{dialect 'tensor' provides no type parsing hook}}
func.func private @f(!tensor.foo)

// -----

func.func @f(%t: tensor<2xf32>, %v: f32) {
  // expected-error @below {{specified type 'tensor<?xf32>' does not match the inferred type 'tensor<-16777207xf32>'}}
  %0 = tensor.pad %t low[-16777216] high[7] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<2xf32> to tensor<?xf32>
  return
}
