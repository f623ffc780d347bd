func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%n)
  affine.for %i0 = 0 to 8 {
    %r0_0 = vector.transfer_read %c[%i0], %cst : memref<64xf32>, vector<4xf32>
    %x0_0 = "compute"(%r0_0) : (vector<4xf32>) -> vector<4xf32>
    vector.transfer_write %x0_0, %c[%i0] : vector<4xf32>, memref<64xf32>
    %r0_1 = vector.transfer_read %b[%c1, %c0], %cst : memref<?x?xf32>, vector<1xf32>
    %x0_1 = arith.addf %r0_1, %r0_1 : vector<1xf32>
    vector.transfer_write %x0_1, %b[%c1, %c0] : vector<1xf32>, memref<?x?xf32>
  }

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_transfers %t {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%n)
  affine.for %i0 = 0 to 8 {
    %r0_0 = vector.transfer_read %a[%c1, %n], %cst : memref<?x?xf32>, vector<4xf32>
    scf.for %i1 = %c0 to %c1 step %st {
      %r1_0 = vector.transfer_read %c[%c1], %cst : memref<64xf32>, vector<4xf32>
      scf.for %i2 = %lb to %c1 step %st {
        %r2_0 = vector.transfer_read %c[%c4], %cst : memref<64xf32>, vector<4xf32>
        %x2_0 = arith.addf %r2_0, %r2_0 : vector<4xf32>
        vector.transfer_write %x2_0, %c[%c4] : vector<4xf32>, memref<64xf32>
        %r2_1 = vector.transfer_read %c[%c0], %cst : memref<64xf32>, vector<1xf32>
        %x2_1 = arith.addf %r2_1, %r2_1 : vector<1xf32>
        vector.transfer_write %x2_1, %c[%c0] : vector<1xf32>, memref<64xf32>
      }
      %x1_0 = arith.addf %r1_0, %r1_0 : vector<4xf32>
      vector.transfer_write %x1_0, %c[%c1] : vector<4xf32>, memref<64xf32>
    }
    %x0_0 = arith.addf %r0_0, %r0_0 : vector<4xf32>
    vector.transfer_write %x0_0, %a[%c1, %n] : vector<4xf32>, memref<?x?xf32>
  }

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_transfers %t  : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%n)
  scf.for %i0 = %c0 to %ub step %st {
    %r0_0 = vector.transfer_read %a[%n, %m4], %cst : memref<?x?xf32>, vector<4xf32>
    affine.for %i1 = 0 to %ub {
      %r1_0 = vector.transfer_read %b[%n, %n], %cst : memref<?x?xf32>, vector<1xf32>
      %x1_0 = arith.addf %r1_0, %r1_0 : vector<1xf32>
      %r1_1 = vector.transfer_read %a[%c1, %c4], %cst : memref<?x?xf32>, vector<4xf32>
      %x1_1 = "compute"(%r1_1) : (vector<4xf32>) -> vector<4xf32>
      %r1_2 = vector.transfer_read %a[%c0, %c4], %cst : memref<?x?xf32>, vector<4xf32>
      %x1_2 = arith.addf %r1_2, %r1_2 : vector<4xf32>
      vector.transfer_write %x1_2, %a[%c0, %c4] : vector<4xf32>, memref<?x?xf32>
    }
    %x0_0 = arith.addf %r0_0, %r0_0 : vector<4xf32>
    vector.transfer_write %x0_0, %a[%n, %m4] : vector<4xf32>, memref<?x?xf32>
    %r0_1 = vector.transfer_read %c[%n], %cst : memref<64xf32>, vector<4xf32>
    %x0_1 = "compute"(%r0_1) : (vector<4xf32>) -> vector<4xf32>
    vector.transfer_write %x0_1, %c[%n] : vector<4xf32>, memref<64xf32>
    "unknown"(%a) : (memref<?x?xf32>) -> ()
  }

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_transfers %t  : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%n)
  scf.for %i0 = %lb to %ub step %st {
    %r0_0 = vector.transfer_read %c[%c0], %cst : memref<64xf32>, vector<4xf32>
    %x0_0 = arith.addf %r0_0, %r0_0 : vector<4xf32>
    vector.transfer_write %x0_0, %c[%c0] : vector<4xf32>, memref<64xf32>
    %r0_1 = vector.transfer_read %c[%c1], %cst : memref<64xf32>, vector<4xf32>
    scf.for %i1 = %c0 to %c1 step %st {
      %r1_0 = vector.transfer_read %b[%i1, %c4], %cst : memref<?x?xf32>, vector<1xf32>
      affine.for %i2 = 0 to %n {
        %r2_0 = vector.transfer_read %c[%c4], %cst : memref<64xf32>, vector<1xf32>
        %x2_0 = "compute"(%r2_0) : (vector<1xf32>) -> vector<1xf32>
        vector.transfer_write %x2_0, %c[%c4] : vector<1xf32>, memref<64xf32>
      }
      %x1_0 = arith.addf %r1_0, %r1_0 : vector<1xf32>
      vector.transfer_write %x1_0, %b[%i1, %c4] : vector<1xf32>, memref<?x?xf32>
      scf.for %i2 = %c0 to %ub step %c1 {
        %r2_0 = vector.transfer_read %b[%c0, %m4], %cst : memref<?x?xf32>, vector<4xf32>
        %x2_0 = arith.addf %r2_0, %r2_0 : vector<4xf32>
        vector.transfer_write %x2_0, %b[%c0, %m4] : vector<4xf32>, memref<?x?xf32>
      }
    }
    %x0_1 = arith.addf %r0_1, %r0_1 : vector<4xf32>
    vector.transfer_write %x0_1, %c[%c1] : vector<4xf32>, memref<64xf32>
  }

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_transfers %t  : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%n)
  affine.for %i0 = 0 to %ub {
    %r0_0 = vector.transfer_read %a[%c1, %m4], %cst : memref<?x?xf32>, vector<1xf32>
    %x0_0 = "compute"(%r0_0) : (vector<1xf32>) -> vector<1xf32>
    vector.transfer_write %x0_0, %b[%c1, %m4] : vector<1xf32>, memref<?x?xf32>
    scf.for %i1 = %lb to %c4 step %st {
      %r1_0 = vector.transfer_read %a[%n, %c0], %cst : memref<?x?xf32>, vector<1xf32>
      %x1_0 = "compute"(%r1_0) : (vector<1xf32>) -> vector<1xf32>
      %r1_1 = vector.transfer_read %b[%i1, %m4], %cst : memref<?x?xf32>, vector<4xf32>
      %x1_1 = "compute"(%r1_1) : (vector<4xf32>) -> vector<4xf32>
      vector.transfer_write %x1_1, %a[%i1, %m4] : vector<4xf32>, memref<?x?xf32>
      affine.for %i2 = 0 to %n {
        %r2_0 = vector.transfer_read %c[%n], %cst : memref<64xf32>, vector<4xf32>
        %x2_0 = "compute"(%r2_0) : (vector<4xf32>) -> vector<4xf32>
        vector.transfer_write %x2_0, %c[%n] : vector<4xf32>, memref<64xf32>
        %r2_1 = vector.transfer_read %b[%c0, %c4], %cst : memref<?x?xf32>, vector<1xf32>
        %x2_1 = arith.addf %r2_1, %r2_1 : vector<1xf32>
        vector.transfer_write %x2_1, %b[%c0, %c4] : vector<1xf32>, memref<?x?xf32>
      }
    }
  }

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_transfers %t  : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%n)
  affine.for %i0 = 0 to %n {
    %r0_0 = vector.transfer_read %a[%c1, %m4], %cst : memref<?x?xf32>, vector<4xf32>
    %x0_0 = arith.addf %r0_0, %r0_0 : vector<4xf32>
    vector.transfer_write %x0_0, %a[%c1, %m4] : vector<4xf32>, memref<?x?xf32>
  }

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_transfers %t  : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %z = scf.for %i = %lb to %ub step %st iter_args(%x = %v) -> vector<4xf32> {
    %e = vector.extract %x[2] : f32 from vector<4xf32>
    %s = "some_use"(%e) : (f32) -> f32
    %bb = vector.broadcast %s : f32 to vector<4xf32>
    scf.yield %bb : vector<4xf32>
  }
  "use"(%z) : (vector<4xf32>) -> ()

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_broadcasts %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %q = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %w:2 = scf.for %i = %lb to %ub step %st iter_args(%y = %cst, %z = %q) -> (f32, vector<3x4xf32>) {
  %u = scf.for %j = %lb to %ub step %st iter_args(%x = %z) -> vector<3x4xf32> {
    %e = vector.extract %x[1] : vector<4xf32> from vector<3x4xf32>
    %s = "some_use"(%e) : (vector<4xf32>) -> vector<4xf32>
    %bb = vector.broadcast %s : vector<4xf32> to vector<3x4xf32>
    scf.yield %bb : vector<3x4xf32>
  }
    scf.yield %y, %u : f32, vector<3x4xf32>
  }
  "use"(%w#1) : (vector<3x4xf32>) -> ()

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_broadcasts %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %z = scf.for %i = %lb to %ub step %st iter_args(%x = %v) -> vector<4xf32> {
    %e = vector.extract %x[%n] : f32 from vector<4xf32>
    %e2 = vector.extract %x[2] : f32 from vector<4xf32>
    %s = "some_use"(%e, %e2) : (f32, f32) -> f32
    %bb = vector.broadcast %s : f32 to vector<4xf32>
    scf.yield %bb : vector<4xf32>
  }
  "use"(%z) : (vector<4xf32>) -> ()

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_broadcasts %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %z = scf.for %i = %lb to %ub step %st iter_args(%x = %v) -> vector<4xf32> {
    %e = vector.extract %x[%i] : f32 from vector<4xf32>
    %s = "some_use"(%e) : (f32) -> f32
    %bb = vector.broadcast %s : f32 to vector<4xf32>
    scf.yield %bb : vector<4xf32>
  } {tag}
  "use"(%z) : (vector<4xf32>) -> ()

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_broadcasts %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<64xf32>, %lb: index, %ub: index, %st: index, %n: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %z = scf.for %i = %lb to %ub step %st iter_args(%x = %v) -> vector<4xf32> {
    %e = vector.extract %x[%n] : f32 from vector<4xf32>
    %s = "some_use"(%e) : (f32) -> f32
    %bb = vector.broadcast %s : f32 to vector<4xf32>
    scf.yield %bb : vector<4xf32>
  } {tag}
  "use"(%z) : (vector<4xf32>) -> ()

  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.hoist_redundant_vector_broadcasts %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
