func.func @f() { return }
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c1 = transform.param.constant 1 : i32 -> !transform.param<i32>
    %r = transform.tune.alternatives<"bifurcation"> selected_region = 0 -> !transform.any_param {
      %a = transform.param.constant 7 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }, {
      %a = transform.param.constant 8 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }
    transform.debug.emit_param_as_remark %r, "first" : !transform.any_param
    %s = transform.tune.alternatives<"bifurcation"> selected_region = %c1 : !transform.param<i32> -> !transform.any_param {
      %a = transform.param.constant 7 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }, {
      %a = transform.param.constant 8 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }
    transform.debug.emit_param_as_remark %s, "second" : !transform.any_param
    transform.tune.alternatives<"none"> selected_region = 1 {
      transform.debug.emit_remark_at %m, "no" : !transform.any_op
      transform.yield
    }, {
      transform.debug.emit_remark_at %m, "yes" : !transform.any_op
      transform.yield
    }
    %k = transform.tune.knob<"coin"> = true from options = [true, false] -> !transform.any_param
    transform.debug.emit_param_as_remark %k, "coin" : !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %s = transform.tune.alternatives<"bifurcation"> -> !transform.any_param {
      %a = transform.param.constant 7 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }, {
      %a = transform.param.constant 8 : i32 -> !transform.any_param
      transform.yield %a : !transform.any_param
    }
    transform.yield
  }
}
// -----
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
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c1 = transform.param.constant "x" -> !transform.any_param
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
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.tune.knob<"coin"> options = [true, false] -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c1 = transform.param.constant -1 : i32 -> !transform.any_param
    transform.tune.alternatives<"bifurcation"> selected_region = %c1 : !transform.any_param {
      transform.yield
    }
    transform.yield
  }
}
// -----
func.func @f() { return }
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    transform.sequence %m : !transform.any_op failures(suppress) {
    ^bb0(%n: !transform.any_op):
      %s = transform.tune.alternatives<"bifurcation"> selected_region = 0 -> !transform.any_op {
        transform.structured.match ops{["func.func"]} in %n : (!transform.any_op) -> !transform.any_op
        %f = transform.structured.match ops{["func.func"]} in %n : (!transform.any_op) -> !transform.any_op
        %p = transform.structured.generalize %f : (!transform.any_op) -> !transform.any_op
        transform.yield %p : !transform.any_op
      }
      %c = transform.param.constant 1 : i32 -> !transform.any_param
      transform.debug.emit_param_as_remark %c, "behind the failure" : !transform.any_param
    }
    %d = transform.param.constant 2 : i32 -> !transform.any_param
    transform.debug.emit_param_as_remark %d, "behind the sequence" : !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c1 = transform.param.constant 4 : i32 -> !transform.param<i32>
    transform.smt.constrain_params(%c1) : (!transform.param<i32>) -> () {
    ^bb0(%a: !smt.int):
      %x = smt.int.constant 4
      %e = smt.eq %a, %x : !smt.int
      smt.assert %e
    }
    transform.yield
  }
}
