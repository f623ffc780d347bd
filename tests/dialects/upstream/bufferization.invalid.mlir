func.func @sizes(%t: tensor<4xf32>, %i: index) {
  // expected-error @below {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error @below {{incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%i) : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error @below {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0,1,0>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: i1) {
  // expected-error @below {{must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%i)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: i1) {
  // expected-error @below {{result #0 must be variadic of 1-bit signless integer, but got 'i32'}}
  %0 = "bufferization.dealloc"(%m, %i, %m) <{operandSegmentSizes = array<i32: 1,1,1>}> : (memref<4xf32>, i1, memref<4xf32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: i1) {
  // expected-error @below {{must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %i, %m) <{operandSegmentSizes = array<i32: 1,1,1>}> : (memref<4xf32>, i1, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %t in %v : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %v : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{'writable' must be specified if and only if the destination is of memref type}}
  %0 = bufferization.materialize_in_destination %t in writable %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf64>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf64>) -> ()
  return
}

// -----

func.func @f(%m: memref<*xf32>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<*xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<1x4xf32>, %t: tensor<4xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<1x4xf32>) -> ()
  return
}

// -----

// expected-error @below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.writable = 3}) {
  return
}

// -----

// expected-error @below {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = 3}) {
  return
}

// -----

// expected-error @below {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%t: tensor<4xf32> {bufferization.foo = 3}) {
  return
}

// -----

// expected-error @below {{'bufferization.access' is expected to be a string attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.access = 3}) {
  return
}

// -----

// expected-error @below {{invalid value for 'bufferization.access'}}
func.func @f(%t: tensor<4xf32> {bufferization.access = "bla"}) {
  return
}

// -----

// expected-error @below {{attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
func.func @f(%t: f32) attributes {bufferization.manual_deallocation} {
  return
}

// -----

// expected-error @below {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
func.func @f(%t: f32) attributes {bufferization.writable = true} {
  return
}

// -----

func.func @f(%t: f32) -> (tensor<2xf32> {bufferization.writable = true}) {
  // expected-error @below {{has 0 operands, but enclosing function (@f) returns 1}}
  return
}

// -----

// expected-error @below {{'bufferization.writable' is invalid on external functions}}
func.func private @f(tensor<3xf32> {bufferization.writable = true})

// -----

func.func @f() {
  // expected-error @below {{expected '('}}
  %0 = bufferization.alloc_tensor : tensor<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<4x2xf32>
  // expected-error @below {{custom op 'bufferization.to_tensor' expected 'to'}}
  return
}

// -----

func.func @f(%m: memref<4x2xf32>, %b: i1) {
  // expected-error @below {{cannot name an operation with no results}}
  %0 = bufferization.dealloc (%m : memref<4x2xf32>) if (%b)
  return
}

// -----

// expected-error @below {{dialect 'bufferization' provides no attribute parsing hook}}
func.func private @f() attributes {a = #bufferization.foo}

// -----

// expected-error @below {{dialect 'bufferization' provides no type parsing hook}}
func.func private @f(!bufferization.foo<3>)
