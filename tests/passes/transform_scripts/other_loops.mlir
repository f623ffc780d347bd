func.func @f(%m: memref<8x9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c1, %c1) {
    %v = memref.load %m[%i, %j] : memref<8x9xf32>
    memref.store %v, %m[%i, %j] : memref<8x9xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.parallel"]} in %root : (!transform.any_op) -> !transform.any_op
    %l:2 = transform.loop.parallel_for_to_nested_fors %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %l#1, "inner" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<8x9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c1, %c1) {
    %v = memref.load %m[%i, %j] : memref<8x9xf32>
    memref.store %v, %m[%i, %j] : memref<8x9xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.parallel"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.loop.parallel_for_to_nested_fors %t : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%a) -> f32 {
    scf.reduce(%a : f32) {
      ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.parallel"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.loop.parallel_for_to_nested_fors %t : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%m: memref<8x9xf32>, %n: index) {
  scf.forall (%i, %j) = (1, %n) to (8, 9) step (2, 1) {
    %v = memref.load %m[%i, %j] : memref<8x9xf32>
    memref.store %v, %m[%i, %j] : memref<8x9xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.loop.forall_to_parallel %t : (!transform.any_op) -> (!transform.any_op)
    transform.debug.emit_remark_at %l, "par" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<8x9xf32>, %n: index) {
  scf.forall (%i, %j) = (1, %n) to (8, 9) step (2, 1) {
    %v = memref.load %m[%i, %j] : memref<8x9xf32>
    memref.store %v, %m[%i, %j] : memref<8x9xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %l:2 = transform.loop.forall_to_parallel %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%m: memref<8x9xf32>, %n: index) {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.loop.forall_to_parallel %t : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%m: memref<8x9xf32>, %n: index) {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.loop.parallel_for_to_nested_fors %t : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%m: tensor<8x9xf32>, %n: index) -> tensor<8x9xf32> {
  %r = scf.forall (%i, %j) in (8, 9) shared_outs(%o = %m) -> tensor<8x9xf32> {
  }
  return %r : tensor<8x9xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.loop.forall_to_parallel %t : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
// -----
func.func @if(%c: i1, %a: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %x = arith.addf %a, %a : f32
    scf.yield %x : f32
  } else {
    %x = arith.mulf %a, %a : f32
    scf.yield %x : f32
  }
  scf.if %c {
    "x"() : () -> ()
  }
  return %r : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.scf.take_assumed_branch %t take_else_branch : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @if(%c: i1, %a: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %x = arith.addf %a, %a : f32
    scf.yield %x : f32
  } else {
    %x = arith.mulf %a, %a : f32
    scf.yield %x : f32
  }
  scf.if %c {
    "x"() : () -> ()
  }
  return %r : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.scf.take_assumed_branch %t : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @if(%c: i1, %a: f32) -> f32 {
  return %a : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.scf.take_assumed_branch %t : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  
  %1 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  
  %1 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#1 into %a#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  
  %1 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  
  %1 = scf.forall (%i) in (64) shared_outs(%o = %0) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  
  %1 = scf.forall (%i) in (64) shared_outs(%o = %B) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } {mapping=[#gpu.thread<x>]}
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  
  %1 = scf.forall (%i) in (64) shared_outs(%o = %B) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } {mapping=[#gpu.thread<x>]}
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#1 into %a#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  
  %1 = scf.forall (%i) in (32) shared_outs(%o = %B) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  %q = tensor.empty() : tensor<128xf32>
  %1 = scf.forall (%i) in (64) shared_outs(%o = %B) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %v = tensor.extract %q[%i] : tensor<128xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  %q = tensor.empty() : tensor<128xf32>
  %1 = scf.forall (%i) in (64) shared_outs(%o = %B) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %v = tensor.extract %q[%i] : tensor<128xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#1 into %a#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: tensor<128xf32>, %B: tensor<128xf32>, %n: index) -> (tensor<128xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (64) shared_outs(%o = %A) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  }
  %z = "use"(%0) : (tensor<128xf32>) -> index
  %1 = scf.forall (%i) in (64) shared_outs(%o = %B) -> tensor<128xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<128xf32> to tensor<1xf32>
    
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<128xf32>
    }
  } 
  return %0, %1 : tensor<128xf32>, tensor<128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: f32, %B: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %A) -> f32 {
    %x = arith.addf %a, %a : f32
    scf.yield %x : f32
  }
  
  %1:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %B, %b = %A) -> (f32, f32) {
    %x = arith.mulf %a, %a : f32
    scf.yield %b, %x : f32, f32
  }
  return %0, %1#1 : f32, f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: f32, %B: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %A) -> f32 {
    %x = arith.addf %a, %a : f32
    scf.yield %x : f32
  }
  
  %1:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %B, %b = %A) -> (f32, f32) {
    %x = arith.mulf %a, %a : f32
    scf.yield %b, %x : f32, f32
  }
  return %0, %1#1 : f32, f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#1 into %a#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: f32, %B: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %A) -> f32 {
    %x = arith.addf %a, %a : f32
    scf.yield %x : f32
  }
  
  %1:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %0, %b = %A) -> (f32, f32) {
    %x = arith.mulf %a, %a : f32
    scf.yield %b, %x : f32, f32
  }
  return %0, %1#1 : f32, f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: f32, %B: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %A) -> f32 {
    %x = arith.addf %a, %a : f32
    scf.yield %x : f32
  }
  
  %1:2 = scf.for %i = %c0 to %c8 step %c2 iter_args(%a = %B, %b = %A) -> (f32, f32) {
    %x = arith.mulf %a, %a : f32
    scf.yield %b, %x : f32, f32
  }
  return %0, %1#1 : f32, f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<128xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 { memref.store %v, %A[%i] : memref<128xf32> }
  
  scf.for %i = %c0 to %c8 step %c1 { memref.store %v, %A[%c1] : memref<128xf32> }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.loop.fuse_sibling %a#0 into %a#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %l, "fused" : !transform.any_op
    transform.yield
  }
}
