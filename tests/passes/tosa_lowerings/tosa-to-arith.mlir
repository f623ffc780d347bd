func.func @f(%a: i32, %b: i32, %c: i8) -> (i32, i32) {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  %1 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  return %0, %1 : i32, i32
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi8>) -> vector<4xi32> {
  %1 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %1 : vector<4xi32>
}

// -----

func.func @f(%a: i48, %b: i32, %c: i8) -> i32 {
  %1 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i48, i32, i8) -> i32
  return %1 : i32
}

// -----

func.func @f(%a: i64, %b: i32, %c: i8) -> i32 {
  %1 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i64, i32, i8) -> i32
  return %1 : i32
}

// -----

func.func @f(%a: i32, %b: i32, %c: i8) -> i32 {
  %1 = tosa.apply_scale %a, %b, %c {rounding_mode = INEXACT_ROUND} : (i32, i32, i8) -> i32
  return %1 : i32
}

// -----

func.func @f() -> tensor<3xi8> {
  %1 = "tosa.const"() {values = dense<[1,2,3]> : tensor<3xi8>} : () -> tensor<3xi8>
  return %1 : tensor<3xi8>
}
