func.func @f(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %n to %c16 step %c4 {
    %1 = memref.subview %in[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %1, %tmp : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    "some_use"(%tmp) : (memref<4xf32>) -> ()
    %2 = memref.subview %tmp[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    "some_use2"(%2) : (memref<2xf32, strided<[1], offset: 1>>) -> ()
  }
  memref.dealloc %tmp : memref<4xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %n to %c16 step %c4 {
    %1 = memref.subview %in[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %1, %tmp : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    "some_use"(%tmp) : (memref<4xf32>) -> ()
    %2 = memref.subview %tmp[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    "some_use2"(%2) : (memref<2xf32, strided<[1], offset: 1>>) -> ()
  }
  memref.dealloc %tmp : memref<4xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 3 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() : memref<4x2xf32, 3>
  affine.for %i = 0 to 16 step 4 {
    "some_use"(%tmp) : (memref<4x2xf32, 3>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() : memref<4x2xf32, 3>
  affine.for %i = 0 to 16 step 4 {
    "some_use"(%tmp) : (memref<4x2xf32, 3>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 3 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() : memref<4xf32>
  "some_use"(%tmp) : (memref<4xf32>) -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() : memref<4xf32>
  "some_use"(%tmp) : (memref<4xf32>) -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 3 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%in: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %tmp = memref.alloc() : memref<4xf32>
  scf.forall (%i) in (4) {
    memref.copy %in, %tmp : memref<4xf32> to memref<4xf32>
    %v = memref.load %tmp[%c0] : memref<4xf32>
  }
  %t2 = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %c4 step %n {
    memref.copy %in, %t2 : memref<4xf32> to memref<4xf32>
    scf.for %j = %c0 to %c4 step %n {
    %v = memref.load %t2[%c0] : memref<4xf32>
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%in: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %tmp = memref.alloc() : memref<4xf32>
  scf.forall (%i) in (4) {
    memref.copy %in, %tmp : memref<4xf32> to memref<4xf32>
    %v = memref.load %tmp[%c0] : memref<4xf32>
  }
  %t2 = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %c4 step %n {
    memref.copy %in, %t2 : memref<4xf32> to memref<4xf32>
    scf.for %j = %c0 to %c4 step %n {
    %v = memref.load %t2[%c0] : memref<4xf32>
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %r = transform.memref.multibuffer %t {factor = 3 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: f32, %n: index) {
  %t = memref.alloca() : memref<4x2xf32>
  %s = memref.alloca() : memref<4xf32, 3>
  memref.store %a, %s[%n] : memref<4xf32, 3>
  memref.store %a, %t[%n, %n] : memref<4x2xf32>
  return
}
module @inner {
func.func @g(%a: f32, %n: index) {
  %t = memref.alloca() : memref<4x2xf32>
  memref.store %a, %t[%n, %n] : memref<4x2xf32>
  return
}
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
    %g, %r = transform.memref.alloca_to_global %t : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %g, "get" : !transform.any_op
    transform.debug.emit_remark_at %r, "glob" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: vector<4xf32>, %b: f32, %n: index) -> memref<4xf32> {
  %t = memref.alloc() : memref<4xf32>
  %s = memref.subview %t[0] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1]>>
  %s2 = memref.subview %s[1] [2] [1] : memref<4xf32, strided<[1]>> to memref<2xf32, strided<[1], offset: 1>>
  vector.transfer_write %a, %s[%n] : vector<4xf32>, memref<4xf32, strided<[1]>>
  memref.store %b, %s2[%n] : memref<2xf32, strided<[1], offset: 1>>
  memref.dealloc %t : memref<4xf32>
  %u = memref.alloca() : memref<4xf32>
  memref.store %b, %u[%n] : memref<4xf32>
  %v = memref.load %u[%n] : memref<4xf32>
  %w = memref.alloc() : memref<4xf32>
  memref.store %v, %w[%n] : memref<4xf32>
  %x = memref.alloc() : memref<4xf32>
  "unknown"(%x) : (memref<4xf32>) -> ()
  %y = memref.alloc() : memref<4xf32>
  memref.copy %w, %y : memref<4xf32> to memref<4xf32>
  %z = memref.alloc() : memref<4xf32>
  return %z : memref<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %t : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @f(%m: memref<2x16x16xf32>, %d: memref<?x?xf16, strided<[?, 1], offset: ?>>, %o: index, %v: vector<4x2xf32>, %p: vector<16xf32>, %x: f32) -> (f32, vector<4x2xf16>, vector<4xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.0 : f16
  %0 = memref.load %m[%o, %c0, %c1] {nontemporal = true} : memref<2x16x16xf32>
  memref.store %x, %m[%c0, %o, %c0] {nontemporal=true, alignment = 8 : i64} : memref<2x16x16xf32>
  memref.store %x, %m[%c0, %c0, %c0] : memref<2x16x16xf32>
  %sh = "mem"() : () -> memref<4x32x32xf16, 3>
  %1 = nvgpu.ldmatrix %sh[%o, %o, %c0] {numTiles = 4 : i32, transpose = false} : memref<4x32x32xf16, 3> -> vector<4x2xf16>
  %2 = vector.transfer_read %d[%o, %c1], %cst {permutation_map = affine_map<(d0,d1) -> (d0)>} : memref<?x?xf16, strided<[?, 1], offset: ?>>, vector<4xf16>
  %pad = tensor.empty() : tensor<4xf32>
  vector.transfer_write %p, %m[%c1, %c1, %o] : vector<16xf32>, memref<2x16x16xf32>
  vector.transfer_write %p, %m[%c1, %c1, %o] {in_bounds=[true]} : vector<16xf32>, memref<2x16x16xf32>
  return %0, %1, %2 : f32, vector<4x2xf16>, vector<4xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?x16xf32>, %o: index, %mask: vector<16xi1>) -> (f32, vector<16xf32>) {
  %cst = arith.constant 0.0 : f32
  %s = arith.addi %o, %o : index
  %0 = memref.load %m[%s, %o] : memref<?x16xf32>
  %r = memref.alloca() : memref<f32>
  memref.store %0, %r[] : memref<f32>
  %2 = vector.transfer_read %m[%o, %o], %cst, %mask : memref<?x16xf32>, vector<16xf32>
  return %0, %2 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %t {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}
