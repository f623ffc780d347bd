module attributes {transform.with_named_sequence} {
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %loop = transform.cast %f : !transform.any_op to !transform.op<"scf.for">
    transform.yield
  }
}
