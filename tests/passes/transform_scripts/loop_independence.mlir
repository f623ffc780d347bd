func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %lb to %ub step %step {
    %a = memref.alloca(%i) : memref<?xf32>
    %view = memref.subview %a[1][5][1] : memref<?xf32> to memref<5xf32, strided<[1], offset: 1>>
    "test.some_use"(%view) : (memref<5xf32, strided<[1], offset: 1>>) -> ()
    %2 = "test.another_use"(%a) : (memref<?xf32>) -> (memref<?xf32>)
    memref.store %cst, %a[%c0] : memref<?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.memref.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %c0 to %c128 step %step {
    %sz = affine.apply affine_map<(d0)[s0] -> (-d0 + s0)>(%i)[%c128]
    %a = memref.alloca(%sz, %n) : memref<?x4x?xf32>
    memref.store %cst, %a[%c0, %c0, %c0] : memref<?x4x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.memref.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %c0 to %c128 step %step {
    %z = "foo"(%i) : (index) -> index
    %a = memref.alloca(%z) : memref<?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.memref.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %c0 to %c128 step %step {
    %a = memref.alloc(%i) : memref<?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.memref.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %c0 to %c128 step %step {
    %a = memref.alloca(%i) : memref<?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.memref.make_loop_independent %x {num_loops = 2} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %lb to %ub step %step {
    %e = tensor.empty(%i) : tensor<?xf32>
    "test.some_use"(%e) : (tensor<?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tensor.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %lb to %ub step %step {
    %e = tensor.empty(%i, %n) : tensor<?x?xf32>
    "test.some_use"(%e) : (tensor<?x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tensor.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %lb to %c128 step %step {
    %m = affine.min affine_map<(d0)[s0] -> (d0, s0 - d0)>(%i)[%n]
    %e = tensor.empty(%m) : tensor<?xf32>
    "test.some_use"(%e) : (tensor<?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tensor.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %i to %n step %step {
    %e = tensor.empty(%j) : tensor<?xf32>
    "test.some_use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tensor.make_loop_independent %x {num_loops = 2} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %lb to %ub step %step {
    %h = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
    %e = tensor.pad %t low[0] high[%h] {
    ^bb0(%k: index):
      tensor.yield %cst : f32
    } : tensor<?xf32> to tensor<?xf32>
    "test.some_use"(%e) : (tensor<?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tensor.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%lb: index, %ub: index, %step: index, %t: tensor<?xf32>, %t2: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %cst = arith.constant 5.5 : f32
  scf.for %i = %n to %ub step %step {
    %e = tensor.pad %t2 low[%i, 2] high[5, %n] {
    ^bb0(%k: index, %k2: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    "test.some_use"(%e) : (tensor<?x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tensor.make_loop_independent %x {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
