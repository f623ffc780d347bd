// builtin.module(transform-interpreter,cse)
module attributes {transform.with_named_sequence} {
  func.func @nest(%m: memref<?x?xf32>, %n: index, %v: f32) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    scf.for %i = %c0 to %n step %c2 {
      scf.for %j = %c0 to %n step %c2 {
        memref.store %v, %m[%i, %j] : memref<?x?xf32>
      }
    } {coalesce}
    return
  }
  func.func @sum(%n: index, %x: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %s = scf.for %i = %c0 to %n step %c3 iter_args(%a = %x) -> i32 {
      %k = arith.index_cast %i : index to i32
      %b = arith.addi %a, %k : i32
      scf.yield %b : i32
    } {unroll}
    return %s : i32
  }
  func.func @peeled(%m: memref<41xindex>) {
    %c0 = arith.constant 0 : index
    %c41 = arith.constant 41 : index
    %c5 = arith.constant 5 : index
    scf.for %i = %c0 to %c41 step %c5 {
      memref.store %i, %m[%i] : memref<41xindex>
    } {peel}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} attributes {coalesce} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.coalesce %0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["scf.for"]} attributes {unroll} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %1 {factor = 2} : !transform.any_op
    %2 = transform.structured.match ops{["scf.for"]} attributes {peel} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    transform.loop.peel %2 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
