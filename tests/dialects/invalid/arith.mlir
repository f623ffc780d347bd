// expected-error@+1 {{'arith.constant' op integer return type must be signless}}
%0 = arith.constant 1 : si32

// -----

// expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
%0 = arith.constant "text" : i32

// -----

// expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
%0 = "arith.constant"() {value = 1 : i32} : () -> i64

// -----

// expected-error@+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
%0 = arith.constant dense<[1, 2]> : vector<[2]xi32>

// -----

// expected-error@+1 {{'arith.constant' op requires attribute 'value'}}
%0 = "arith.constant"() : () -> i64

// -----

// expected-error@+1 {{'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
%0 = "arith.constant"() {value = unit} : () -> i64

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.extui' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extui %a : i32 to i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.trunci %a : i32 to i64
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error@+1 {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %a : vector<2xi32> to i64
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error@+1 {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %a : tensor<2xi32> to tensor<?xi64>
  return
}

// -----

func.func @f(%a: tensor<2xi32, "encoding">) {
  // expected-error@+1 {{'arith.extui' op operand type 'tensor<2xi32, "encoding">' and result type 'tensor<2xi64>' are cast incompatible}}
  %0 = arith.extui %a : tensor<2xi32, "encoding"> to tensor<2xi64>
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.extf %a : f16 to bf16
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.scaling_extf' op operand types 'f32', 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %a : f32, f32 to f16
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.fptosi %a : i32 to i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_cast %a : index to index
  return
}

// -----

func.func @f(%a: memref<?xi32>) {
  // expected-error@+1 {{'arith.bitcast' op operand type 'memref<?xi32>' and result type 'memref<?xf64>' are cast incompatible}}
  %0 = arith.bitcast %a : memref<?xi32> to memref<?xf64>
  return
}

// -----

func.func @f(%a: tensor<2xi1>, %b: tensor<3xf32>) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %a, %b, %b : tensor<2xi1>, tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi1>, %b: tensor<2xf32, "encoding">) {
  // expected-error@+1 {{'arith.select' op expected condition type to have the same shape as the result type, expected 'tensor<2xi1, "encoding">', but got 'tensor<2xi1>'}}
  %0 = arith.select %a, %b, %b : tensor<2xi1>, tensor<2xf32, "encoding">
  return
}

// -----

func.func @f(%a: i1, %b: vector<2xf32>) {
  // expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %a, %b : vector<2xf32>
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%a, %a, %b) : (i1, i1, i32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<wrap> : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi less, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 11 : i64} : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> vector<2xi1>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
  %0 = "arith.truncf"(%a) {roundingmode = 9 : i32} : (f32) -> f16
  return
}
