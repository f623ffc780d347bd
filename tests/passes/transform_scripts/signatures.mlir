module {
  func.func private @func_with_reverse_order_no_result_no_calls(%arg0: memref<1xi8>, %arg1: memref<2xi8>) {
    %c0 = arith.constant 0 : index
    %v = memref.load %arg0[%c0] : memref<1xi8>
    memref.store %v, %arg1[%c0] : memref<2xi8>
    return
  }
  func.func private @caller(%a: memref<1xi8>, %b: memref<2xi8>) {
    call @func_with_reverse_order_no_result_no_calls(%a, %b) : (memref<1xi8>, memref<2xi8>) -> ()
    func.call @func_with_reverse_order_no_result_no_calls(%a, %b) {x} : (memref<1xi8>, memref<2xi8>) -> ()
    return
  }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "caller"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @func_with_reverse_order_no_result_no_calls args_interchange = [1, 0] results_interchange = [] at %m {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%arg0: i1 {a.b}, %arg1: f32, %arg2: i2 {c.d}) -> (f32 {x.y}, i1, i2 {z.w}) attributes {q.r} {
    return %arg1, %arg0, %arg2 : f32, i1, i2
  }
  func.func @caller(%a: i1, %b: f32, %c: i2) -> (i2, f32) {
    %0:3 = func.call @g(%a, %b, %c) : (i1, f32, i2) -> (f32, i1, i2)
    return %0#2, %0#0 : i2, f32
  }
  func.func private @declared(i1, f32) -> (i1, i2)
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "caller"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [2, 0, 1] results_interchange = [1, 2, 0] at %m {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%arg0: i1 {a.b}, %arg1: f32, %arg2: i2 {c.d}) -> (f32 {x.y}, i1, i2 {z.w}) attributes {q.r} {
    return %arg1, %arg0, %arg2 : f32, i1, i2
  }
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [2, 0, 1] results_interchange = [1, 2, 0] at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @declared(i1, f32) -> (i1, i2)
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @declared args_interchange = [1, 0] results_interchange = [1, 0] at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(i1, f32) -> (i1, i2)
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @nothing args_interchange = [1, 0] results_interchange = [1, 0] at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%a: i1, %b: f32) { return }
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [0] results_interchange = [] at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%a: i1, %b: f32) { return }
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [1, 1] results_interchange = [] at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%a: i1, %b: f32) -> i1 { return %a : i1 }
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [1, 5] results_interchange = [0, 1] at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%a: i1, %b: f32) -> i1 { return %a : i1 }
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [1, 0] results_interchange = [0] at %module : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func @g(%a: i1, %b: i1, %c: f32 {a.b}, %d: i1 {u.v}) -> (i1, i1) {
    %0 = arith.xori %a, %b : i1
    %1 = arith.andi %0, %d : i1
    return %1, %a : i1, i1
  }
  func.func @caller(%a: i1, %b: f32) -> i1 {
    %0:2 = func.call @g(%a, %a, %b, %a) {no_inline} : (i1, i1, f32, i1) -> (i1, i1)
    return %0#1 : i1
  }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "caller"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.deduplicate_func_args @g at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func @g(%a: i1, %b: i1) { return }
  func.func @caller(%a: i1, %b: i1) {
    func.call @g(%a, %b) {no_inline} : (i1, i1) -> ()
    return
  }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "caller"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.deduplicate_func_args @g at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func @g(%a: i1, %b: i1) { return }
  func.func @caller(%a: i1, %b: i1) {
    func.call @g(%a, %a) {no_inline} : (i1, i1) -> ()
    func.call @g(%a, %a) {no_inline} : (i1, i1) -> ()
    return
  }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "caller"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.deduplicate_func_args @g at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%a: i1, %b: f32) -> i1 { return %a : i1 }
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [1, 0] results_interchange = [0] at %module : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module {
  func.func private @g(%a: i1, %b: f32) -> i1 { return %a : i1 }
  func.func @main() { return }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %module = transform.structured.match ops{["func.func"]} attributes{sym_name = "main"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %module {deduplicate} : (!transform.any_op) -> !transform.any_op
    %r, %f = transform.func.replace_func_signature @g args_interchange = [1, 7] results_interchange = [0] at %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
