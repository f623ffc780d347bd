// --pass-pipeline=builtin.module(buffer-deallocation-simplification)

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c1 = transform.param.constant 4 : i32 -> !transform.any_param
    %s = transform.tune.alternatives<"bifurcation"> selected_region = %c1 : !transform.any_param -> !transform.any_param {
      %a = transform.param.constant 7 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }, {
      %a = transform.param.constant 8 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }
    transform.yield
  }
}

