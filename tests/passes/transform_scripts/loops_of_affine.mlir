func.func @f(%m: memref<?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      affine.store %v, %m[%j] : memref<?xf32>
    }
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.loop.coalesce %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %c, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      affine.store %v, %m[%j] : memref<?xf32>
    }
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %t {factor = 2} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      affine.store %v, %m[%j] : memref<?xf32>
    }
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %t {factor = 6} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      affine.store %v, %m[%j] : memref<?xf32>
    }
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %t {factor = 3} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 2 to 7 step 2 {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i + 1] : memref<?xf32>
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.loop.coalesce %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %c, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 2 to 7 step 2 {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i + 1] : memref<?xf32>
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %t {factor = 2} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 2 to 7 step 2 {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i + 1] : memref<?xf32>
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %t {factor = 6} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 2 to 7 step 2 {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i + 1] : memref<?xf32>
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %t {factor = 3} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %a: f32) -> f32 {
  %r = affine.for %i = 0 to 1 iter_args(%x = %a) -> f32 {
    %v = affine.load %m[%i] : memref<?xf32>
    %y = arith.addf %v, %x : f32
    affine.yield %y : f32
  } {tag}
  return %r : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.loop.coalesce %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %c, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %a: f32) -> f32 {
  %r = affine.for %i = 0 to 1 iter_args(%x = %a) -> f32 {
    %v = affine.load %m[%i] : memref<?xf32>
    %y = arith.addf %v, %x : f32
    affine.yield %y : f32
  } {tag}
  return %r : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %t {factor = 2} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %a: f32) -> f32 {
  %r = affine.for %i = 0 to 1 iter_args(%x = %a) -> f32 {
    %v = affine.load %m[%i] : memref<?xf32>
    %y = arith.addf %v, %x : f32
    affine.yield %y : f32
  } {tag}
  return %r : f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %t : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 40)>(%n) {
    affine.for %j = 0 to 4 {
      %v = affine.load %m[%j] : memref<?xf32>
      affine.store %v, %m[%i] : memref<?xf32>
    }
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %t {factor = 2} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 40)>(%n) {
    affine.for %j = 0 to 4 {
      %v = affine.load %m[%j] : memref<?xf32>
      affine.store %v, %m[%i] : memref<?xf32>
    }
  } {tag}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["affine.for"]} attributes {tag} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %t {factor = 3} : !transform.any_op
    transform.yield
  }
}
