func.func private @callee(%a: tensor<4x?xf32>) -> tensor<?x?xf32>
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %0 = "test.a"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = "test.b"(%b, %0) : (tensor<?x?xf32>, tensor<4x4xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %1 = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %in = transform.get_operand %1[all] : (!transform.any_op) -> !transform.any_value
    %out = transform.get_result %1[all] : (!transform.any_op) -> !transform.any_value
    %c = transform.func.cast_and_call @callee(%in) -> %out before %1 {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
    } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    transform.debug.emit_remark_at %c, "call" : !transform.any_op
    transform.yield
  }
}
// -----
func.func private @callee(%a: tensor<4x?xf32>) -> tensor<?x?xf32>
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %0 = "test.a"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %b : tensor<4x4xf32>, tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %1 = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %in = transform.get_operand %1[all] : (!transform.any_op) -> !transform.any_value
    %out = transform.get_result %1[all] : (!transform.any_op) -> !transform.any_value
    %c = transform.func.cast_and_call @callee(%in) -> %out after %1 {
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func private @callee(%a: tensor<4x4xf32>) -> tensor<4x4xf32>
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %0 = "test.a"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %b : tensor<4x4xf32>, tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %1 = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} attributes{sym_name = "callee"} in %m : (!transform.any_op) -> !transform.any_op
    %in = transform.get_result %1[all] : (!transform.any_op) -> !transform.any_value
    %out = transform.get_result %1[all] : (!transform.any_op) -> !transform.any_value
    %c = transform.func.cast_and_call %f(%in) -> %out after %1 : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func private @callee(%a: tensor<4x4xf32>, %b: i32) -> tensor<4x4xf32>
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %0 = "test.a"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %b : tensor<4x4xf32>, tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %1 = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %in = transform.get_operand %1[all] : (!transform.any_op) -> !transform.any_value
    %out = transform.get_result %1[all] : (!transform.any_op) -> !transform.any_value
    %c = transform.func.cast_and_call @callee(%in) -> %out after %1 : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %0 = "test.a"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %b : tensor<4x4xf32>, tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %1 = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %in = transform.get_operand %1[all] : (!transform.any_op) -> !transform.any_value
    %out = transform.get_result %1[all] : (!transform.any_op) -> !transform.any_value
    %c = transform.func.cast_and_call @callee(%in) -> %out after %1 : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func private @callee(%a: tensor<4x4xf32>) -> tensor<4x4xf32>
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %0 = "test.a"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = "test.b"(%0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "test.c"() : () -> ()
  return %1, %b : tensor<4x4xf32>, tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.c"]} in %m : (!transform.any_op) -> !transform.any_op
    %in = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
    %out = transform.get_result %0[all] : (!transform.any_op) -> !transform.any_value
    %c = transform.func.cast_and_call @callee(%in) -> %out after %1 : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    transform.yield
  }
}
