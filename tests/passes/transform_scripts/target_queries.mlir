module attributes { any.dlti = #dlti.dl_spec<"any.id" = 42 : i32> } {
  func.func private @f()
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %module = transform.get_parent_op %funcs : (!transform.any_op) -> !transform.any_op
    %param = transform.dlti.query ["any.id"] at %module : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %param, "associated attr" at %funcs : !transform.any_param, !transform.any_op
    transform.yield
  }
}
// -----
module attributes { dlti.map = #dlti.map<"CPU" = #dlti.map<"L1" = 64 : i32, i32 = 5>>, dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"x" = 1 : i8>> } {
  func.func private @f() attributes {a = 1, b = #dlti.map<"z" = 4, f32 = "s">}
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %module = transform.get_parent_op %funcs : (!transform.any_op) -> !transform.any_op
    %param = transform.dlti.query ["CPU", "L1"] at %module : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %param, "associated attr" at %funcs : !transform.any_param, !transform.any_op
    %param2 = transform.dlti.query ["CPU", i32] at %module : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %param2, "associated attr" at %funcs : !transform.any_param, !transform.any_op
    %param3 = transform.dlti.query [f32] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %param3, "associated attr" at %funcs : !transform.any_param, !transform.any_op
    %p4 = transform.dlti.query ["CPU", "L2"] at %module : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes { dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"x" = 1 : i8>> } {
  func.func private @f() attributes {a = 1}
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %param = transform.dlti.query ["GPU", "x"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %param, "associated attr" at %funcs : !transform.any_param, !transform.any_op
    %b = transform.dlti.query ["GPU"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %b, "associated attr" at %funcs : !transform.any_param, !transform.any_op
    %p4 = transform.dlti.query ["GPU", "x", "y"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
  func.func private @f() attributes {a = 1}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %param = transform.dlti.query ["GPU", "x"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
  func.func private @f() attributes {a = #dlti.dl_entry<i32, 3>, b = #dlti.map<i32 = 3, "k" = 1>}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %p = transform.dlti.query [i32] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %p, "associated attr" at %funcs : !transform.any_param, !transform.any_op
    %param = transform.dlti.query [i64] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
  func.func private @f() attributes {a = #dlti.map<"k" = 1>}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %p = transform.dlti.query [] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
  func.func private @f() attributes {a = #dlti.map<"k" = 1>}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %p = transform.dlti.query [4] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes { llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake", features = <["+mmx", "-sse"]>>, transform.with_named_sequence } {
  func.func private @f()
  transform.named_sequence @__transform_main(%arg: !transform.any_op) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %a = transform.dlti.query ["chip"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %a, "chip" at %funcs : !transform.any_param, !transform.any_op
    %b = transform.dlti.query ["features", "mmx"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %b, "mmx" at %funcs : !transform.any_param, !transform.any_op
    %c = transform.dlti.query ["features", "sse"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %c, "sse" at %funcs : !transform.any_param, !transform.any_op
    %e = transform.dlti.query ["triple"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %e, "triple" at %funcs : !transform.any_param, !transform.any_op
    %g = transform.dlti.query ["features"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %g, "features" at %funcs : !transform.any_param, !transform.any_op
    transform.yield
  }
}
// -----
module attributes { llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">, transform.with_named_sequence } {
  func.func private @f()
  transform.named_sequence @__transform_main(%arg: !transform.any_op) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %a = transform.dlti.query ["features", "z"] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes { llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake", features = <["+mmx"]>>, transform.with_named_sequence } {
  func.func private @f()
  transform.named_sequence @__transform_main(%arg: !transform.any_op) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
    %a = transform.dlti.query ["features", i32] at %funcs : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
