toy.func @f(%a: tensor<2x3xf64>) {
  // expected-error@+1 {{expected result shape to be a transpose of the input}}
  %0 = toy.transpose(%a : tensor<2x3xf64>) to tensor<2x3xf64>
  toy.return
}

// -----

// expected-error@+1 {{'toy.constant' op return type must match the one of the attached value attribute: 1 != 2}}
%0 = "toy.constant"() {value = dense<1.0> : tensor<2xf64>} : () -> tensor<2x2xf64>

// -----

// expected-error@+1 {{'toy.constant' op return type shape mismatches its attribute at dimension 0: 2 != 3}}
%0 = "toy.constant"() {value = dense<1.0> : tensor<2xf64>} : () -> tensor<3xf64>

// -----

toy.func @f() -> tensor<2xf64> {
  // expected-error@+1 {{'toy.return' op does not return the same number of values (0) as the enclosing function (1)}}
  toy.return
}

// -----

toy.func @f(%a: tensor<3xf64>) -> tensor<2xf64> {
  // expected-error@+1 {{type of return operand ('tensor<3xf64>') doesn't match function result type ('tensor<2xf64>')}}
  toy.return %a : tensor<3xf64>
}

// -----

toy.func @f(%a: tensor<3xf64>) {
  // expected-error@+1 {{'toy.return' op expects at most 1 return operand}}
  toy.return %a, %a : tensor<3xf64>, tensor<3xf64>
}

// -----

// expected-error@+1 {{element type for a struct must either be a TensorType or a StructType, got: 'i32'}}
toy.func @f(%a: !toy.struct<i32>) {
  toy.return
}

// -----

toy.func @f(%a: !toy.struct<tensor<f64>>) {
  // expected-error@+1 {{'toy.struct_access' op index should be within the range of the input struct type}}
  %0 = toy.struct_access %a[1] : !toy.struct<tensor<f64>> -> tensor<f64>
  toy.return
}

// -----

toy.func @f(%a: !toy.struct<tensor<f64>>) {
  // expected-error@+1 {{'toy.struct_access' op must have the same result type as the struct element referred to by the index}}
  %0 = toy.struct_access %a[0] : !toy.struct<tensor<f64>> -> tensor<2xf64>
  toy.return
}

// -----

// expected-error@+1 {{constant of StructType must be initialized by an ArrayAttr with the same number of elements}}
%0 = toy.struct_constant [] : !toy.struct<tensor<f64>>

// -----

toy.func @f(%a: tensor<2xf32>) {
  // expected-error@+1 {{'toy.print' op operand #0 must be tensor of 64-bit float values or memref of 64-bit float values, but got 'tensor<2xf32>'}}
  toy.print %a : tensor<2xf32>
  toy.return
}
