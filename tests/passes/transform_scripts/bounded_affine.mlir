func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %1 = "x"() {b} : () -> index
  %2 = affine.apply affine_map<()[s0] -> (s0 + 3)>()[%0]
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%2)[%1]
  %4 = affine.max affine_map<()[s0, s1] -> (s0 - s1, 0)>()[%0, %1]
  return %3, %4 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [%a, %b : !transform.any_op, !transform.any_op] within [0, 24] and [20, 32] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %1 = "x"() {b} : () -> index
  %2 = affine.apply affine_map<()[s0] -> (s0 + 3)>()[%0]
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%2)[%1]
  %4 = affine.max affine_map<()[s0, s1] -> (s0 - s1, 0)>()[%0, %1]
  return %3, %4 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [%a : !transform.any_op] within [0] and [5] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %1 = "x"() {b} : () -> index
  %2 = affine.apply affine_map<()[s0] -> (s0 + 3)>()[%0]
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%2)[%1]
  %4 = affine.max affine_map<()[s0, s1] -> (s0 - s1, 0)>()[%0, %1]
  return %3, %4 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %a with [%b : !transform.any_op] within [0] and [3] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %1:2 = "x"() {b} : () -> (index, index)
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%0)[%1#0]
  return %3, %1#1 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [%a, %b : !transform.any_op, !transform.any_op] within [0, 24] and [20, 32] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %1:2 = "x"() {b} : () -> (index, index)
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%0)[%1#0]
  return %3, %1#1 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [%a : !transform.any_op] within [0] and [5] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %1:2 = "x"() {b} : () -> (index, index)
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%0)[%1#0]
  return %3, %1#1 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %a with [%b : !transform.any_op] within [0] and [3] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%0)[%m] {b}
  %4 = affine.min affine_map<(d0)[s0] -> (d0 floordiv 3, s0 mod 4 + 10, 40)>(%0)[%m]
  return %3, %4 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [%a, %b : !transform.any_op, !transform.any_op] within [0, 24] and [20, 32] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%0)[%m] {b}
  %4 = affine.min affine_map<(d0)[s0] -> (d0 floordiv 3, s0 mod 4 + 10, 40)>(%0)[%m]
  return %3, %4 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [%a : !transform.any_op] within [0] and [5] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index) {
  %0 = "x"() {a} : () -> index
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 40)>(%0)[%m] {b}
  %4 = affine.min affine_map<(d0)[s0] -> (d0 floordiv 3, s0 mod 4 + 10, 40)>(%0)[%m]
  return %3, %4 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [] within [] and [] : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: index) -> (index, index, index) {
  %0 = "x"() {a} : () -> index
  %1 = "x"() {b} : () -> index
  %z = "x"() {b} : () -> index
  %3 = affine.min affine_map<(d0, d1) -> (d0 + 4, d1)>(%0, %1)
  %4 = affine.max affine_map<(d0, d1) -> (d0 floordiv 3, d1 ceildiv 2)>(%0, %z)
  %5 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%3, %m)
  return %3, %4, %5 : index, index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{b} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %t with [%a, %b : !transform.any_op, !transform.any_op] within [0, 24] and [20, 32] : !transform.any_op
    transform.yield
  }
}
