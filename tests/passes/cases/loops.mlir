// builtin.module(canonicalize)
func.func private @use(i32)
func.func private @test() -> i1
func.func @for_values(%a: i32, %b: i32, %lb: index, %ub: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %lb to %ub step %c1 iter_args(%x = %a, %y = %b, %z = %b) -> (i32, i32, i32) {
    %s = arith.addi %x, %y : i32
    %u = arith.muli %z, %z : i32
    scf.yield %s, %y, %u : i32, i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @once_and_never(%a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %c0 to %c2 step %c2 iter_args(%x = %a) -> i32 {
    func.call @use(%x) : (i32) -> ()
    %s = arith.addi %x, %x : i32
    scf.yield %s : i32
  }
  %1 = scf.for %i = %c2 to %c0 step %c2 iter_args(%x = %a) -> i32 {
    func.call @use(%x) : (i32) -> ()
    %s = arith.addi %x, %x : i32
    scf.yield %s : i32
  }
  return %0, %1 : i32, i32
}
func.func @if_values(%c: i1, %a: i32, %b: i32) -> (i32, i32, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0:3 = scf.if %c -> (i32, i32, i1) {
    func.call @use(%a) : (i32) -> ()
    scf.yield %a, %b, %t : i32, i32, i1
  } else {
    scf.yield %b, %b, %f : i32, i32, i1
  }
  return %0#0, %0#1, %0#2 : i32, i32, i1
}
func.func @nested_if(%c: i1, %d: i1, %a: i32) {
  scf.if %c {
    scf.if %d {
      func.call @use(%a) : (i32) -> ()
    }
  }
  return
}
func.func @while_values(%a: i32, %b: i32) -> i32 {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = func.call @test() : () -> i1
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    func.call @use(%y) : (i32) -> ()
    %s = arith.addi %x, %x : i32
    scf.yield %s, %y : i32, i32
  }
  return %0#1 : i32
}
func.func @parallel(%a: i32, %m: memref<8x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c8) step (%c1, %c1) {
    memref.store %a, %m[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c8) step (%c1) {
      memref.store %a, %m[%i, %j] : memref<8x8xi32>
    }
  }
  return
}
func.func @forall(%t: tensor<8xf32>, %s: tensor<1xf32>) -> tensor<?xf32> {
  %c8 = arith.constant 8 : index
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = scf.forall (%i) in (%c8) shared_outs(%o = %0) -> tensor<?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %1 : tensor<?xf32>
}
func.func @regions(%a: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %0 = scf.execute_region -> i32 {
    func.call @use(%a) : (i32) -> ()
    scf.yield %a : i32
  }
  %1 = scf.index_switch %c1 -> i32
  case 1 {
    %s = arith.addi %a, %a : i32
    scf.yield %s : i32
  }
  default {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}
