func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 2 : index
%ub = arith.constant 4 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:2 = scf.for %i = %c0 to %ub step %st iter_args(%x0 = %a, %x1 = %a) -> (f32, f32) {
%v1 = arith.addf %cf, %a : f32
%v2 = memref.load %A[%i] : memref<?xf32>
memref.store %v2, %B[%i] : memref<?xf32>
scf.yield %v1, %v2 : f32, f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
memref.store %r#1, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 1} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 2 : index
%ub = arith.constant 2 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
scf.for %i = %c0 to %ub step %st {
%v1 = arith.addf %cf, %cf : f32
%v2 = arith.addf %cf, %a : f32
%v3 = arith.addf %cf, %v1 : f32
%v4 = arith.addf %a, %cf : f32
%v5 = arith.addf %v4, %a : f32
%v6 = arith.addf %v3, %v4 : f32
memref.store %v6, %B[%i] : memref<?xf32>
}
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 1} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 2 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
scf.for %i = %c0 to %ub step %st {
%v1 = arith.addf %a, %a : f32
%v2 = memref.load %A[%i] : memref<?xf32>
%w3 = arith.mulf %vz, %vz : vector<4xf32>
%v4 = arith.addf %v2, %v1 : f32
%w5 = arith.mulf %w3, %vz : vector<4xf32>
memref.store %v4, %B[%i] : memref<?xf32>
vector.transfer_write %w5, %B[%i] : vector<4xf32>, memref<?xf32>
}
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3, read_latency = 10} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 2 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
scf.for %i = %c0 to %ub step %st {
%v1 = memref.load %A[%i] : memref<?xf32>
%w2 = vector.transfer_read %A[%i], %cf : memref<?xf32>, vector<4xf32>
%w3 = arith.mulf %w2, %w2 : vector<4xf32>
%w4 = vector.transfer_read %A[%i], %cf : memref<?xf32>, vector<4xf32>
%v5 = arith.addf %v1, %a : f32
memref.store %v5, %B[%i] : memref<?xf32>
vector.transfer_write %w4, %B[%i] : vector<4xf32>, memref<?xf32>
}
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 2, read_latency = 2} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 2 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:1 = scf.for %i = %c0 to %ub step %st iter_args(%x0 = %a) -> (f32) {
%w1 = arith.mulf %vz, %vz : vector<4xf32>
%w2 = arith.mulf %w1, %vz : vector<4xf32>
memref.store %a, %B[%i] : memref<?xf32>
%v4 = memref.load %A[%i] : memref<?xf32>
%v5 = memref.load %A[%i] : memref<?xf32>
%v6 = memref.load %A[%i] : memref<?xf32>
%w7 = arith.mulf %vz, %w2 : vector<4xf32>
memref.store %v6, %B[%i] : memref<?xf32>
vector.transfer_write %w7, %B[%i] : vector<4xf32>, memref<?xf32>
scf.yield %v5 : f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3, read_latency = 1} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 5 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:2 = scf.for %i = %c0 to %n step %st iter_args(%x0 = %a, %x1 = %a) -> (f32, f32) {
%v1 = scf.if %cond -> f32 {
%q1 = memref.load %A[%i] : memref<?xf32>
%p1 = arith.mulf %q1, %x0 : f32
scf.yield %p1 : f32
} else {
scf.yield %x1 : f32
}
memref.store %x1, %B[%i] : memref<?xf32>
memref.store %a, %B[%i] : memref<?xf32>
%v4 = memref.load %A[%i] : memref<?xf32>
%v5 = memref.load %A[%i] : memref<?xf32>
memref.store %v5, %B[%i] : memref<?xf32>
scf.yield %v1, %v5 : f32, f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
memref.store %r#1, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3, read_latency = 3} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 2 : index
%ub = arith.constant 3 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
scf.for %i = %c0 to %ub step %st {
%w1 = vector.transfer_read %A[%i], %cf : memref<?xf32>, vector<4xf32>
%v2 = arith.addf %cf, %cf : f32
%v3 = arith.addf %v2, %v2 : f32
%v4 = arith.addf %v3, %v3 : f32
memref.store %v4, %B[%i] : memref<?xf32>
vector.transfer_write %w1, %B[%i] : vector<4xf32>, memref<?xf32>
}
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 10} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 2 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:2 = scf.for %i = %c0 to %ub step %st iter_args(%x0 = %a, %x1 = %a) -> (f32, f32) {
%v1 = arith.addf %cf, %x0 : f32
%w2 = vector.transfer_read %A[%i], %cf : memref<?xf32>, vector<4xf32>
%v3 = memref.load %A[%i] : memref<?xf32>
memref.store %v3, %B[%i] : memref<?xf32>
vector.transfer_write %w2, %B[%i] : vector<4xf32>, memref<?xf32>
scf.yield %v1, %v1 : f32, f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
memref.store %r#1, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 2} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 2 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:2 = scf.for %i = %c0 to %ub step %st iter_args(%x0 = %a, %x1 = %a) -> (f32, f32) {
%v1 = arith.addf %cf, %cf : f32
%v2 = scf.if %cond -> f32 {
%q2 = memref.load %A[%i] : memref<?xf32>
%p2 = arith.mulf %q2, %x1 : f32
scf.yield %p2 : f32
} else {
scf.yield %x1 : f32
}
%v3 = arith.addf %cf, %a : f32
%v4 = memref.load %A[%i] : memref<?xf32>
%v5 = arith.addf %v1, %v4 : f32
%v6 = scf.if %cond -> f32 {
%q6 = memref.load %A[%i] : memref<?xf32>
%p6 = arith.mulf %q6, %x0 : f32
scf.yield %p6 : f32
} else {
scf.yield %v5 : f32
}
memref.store %v6, %B[%i] : memref<?xf32>
scf.yield %v5, %v6 : f32, f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
memref.store %r#1, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 3} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 3 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:1 = scf.for %i = %c0 to %ub step %st iter_args(%x0 = %a) -> (f32) {
%v1 = memref.load %A[%i] : memref<?xf32>
%w2 = vector.transfer_read %A[%i], %cf : memref<?xf32>, vector<4xf32>
memref.store %v1, %B[%i] : memref<?xf32>
%v4 = scf.if %cond -> f32 {
%q4 = memref.load %A[%i] : memref<?xf32>
%p4 = arith.mulf %q4, %x0 : f32
scf.yield %p4 : f32
} else {
scf.yield %x0 : f32
}
%v5 = memref.load %A[%i] : memref<?xf32>
memref.store %v5, %B[%i] : memref<?xf32>
vector.transfer_write %w2, %B[%i] : vector<4xf32>, memref<?xf32>
scf.yield %v4 : f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 1} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 2 : index
%ub = arith.constant 3 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:2 = scf.for %i = %c0 to %ub step %st iter_args(%x0 = %a, %x1 = %a) -> (f32, f32) {
%w1 = arith.mulf %vz, %vz : vector<4xf32>
memref.store %a, %B[%i] : memref<?xf32>
%v3 = arith.addf %a, %x1 : f32
%w4 = arith.mulf %w1, %vz : vector<4xf32>
memref.store %v3, %B[%i] : memref<?xf32>
vector.transfer_write %w4, %B[%i] : vector<4xf32>, memref<?xf32>
scf.yield %v3, %v3 : f32, f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
memref.store %r#1, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 10} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 2 : index
%ub = arith.constant 12 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
scf.for %i = %c0 to %ub step %st {
%v1 = scf.if %cond -> f32 {
%q1 = memref.load %A[%i] : memref<?xf32>
%p1 = arith.mulf %q1, %cf : f32
scf.yield %p1 : f32
} else {
scf.yield %a : f32
}
%w2 = vector.transfer_read %A[%i], %cf : memref<?xf32>, vector<4xf32>
%v3 = arith.addf %v1, %v1 : f32
%v4 = memref.load %A[%i] : memref<?xf32>
%v5 = memref.load %A[%i] : memref<?xf32>
memref.store %v5, %B[%i] : memref<?xf32>
vector.transfer_write %w2, %B[%i] : vector<4xf32>, memref<?xf32>
}
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1, read_latency = 2} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 12 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
scf.for %i = %c0 to %ub step %st {
%v1 = memref.load %A[%i] : memref<?xf32>
%v2 = memref.load %A[%i] : memref<?xf32>
memref.store %v2, %B[%i] : memref<?xf32>
}
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3, read_latency = 2} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %a: f32, %cond: i1) {
%c0 = arith.constant 0 : index
%st = arith.constant 1 : index
%ub = arith.constant 3 : index
%cf = arith.constant 1.0 : f32
%vz = arith.constant dense<1.0> : vector<4xf32>
%r:1 = scf.for %i = %c0 to %ub step %st iter_args(%x0 = %a) -> (f32) {
memref.store %a, %B[%i] : memref<?xf32>
%v2 = scf.if %cond -> f32 {
%q2 = memref.load %A[%i] : memref<?xf32>
%p2 = arith.mulf %q2, %x0 : f32
scf.yield %p2 : f32
} else {
scf.yield %x0 : f32
}
memref.store %v2, %B[%i] : memref<?xf32>
scf.yield %v2 : f32
}
memref.store %r#0, %B[%c0] : memref<?xf32>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 2, read_latency = 10} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @a(%m: memref<96x128xi8>, %n: memref<128xi8>) {
  %c96 = arith.constant 96 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %c12 step %c1 {
    %3 = memref.load %n[%i] : memref<128xi8>
    %s:2 = scf.for %j = %c0 to %c96 step %c1 iter_args(%x = %3, %y = %i) -> (i8, index) {
      %2 = memref.load %m[%j, %i] : memref<96x128xi8>
      %4 = arith.addi %2, %x : i8
      %t = scf.for %k = %c0 to %c12 step %c1 iter_args(%z = %4) -> (i8) {
        %5 = memref.load %m[%j, %k] : memref<96x128xi8>
        %6 = arith.addi %5, %z : i8
        scf.yield %6 : i8
      }
      %7 = arith.addi %y, %i : index
      scf.yield %t, %7 : i8, index
    }
    memref.store %s#0, %n[%s#1] : memref<128xi8>
  } {here}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %1 = transform.structured.match ops{["scf.for"]} attributes {here} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %1 { factor = 3 } : !transform.any_op
    transform.yield
  }
}
// -----
func.func @a(%m: memref<96x128xi8>, %n: memref<128xi8>) {
  %c96 = arith.constant 96 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %3 = memref.load %n[%i] : memref<128xi8>
    %s:2 = scf.for %j = %c0 to %c96 step %c1 iter_args(%x = %3, %y = %3) -> (i8, i8) {
      scf.yield %y, %x : i8, i8
    }
    memref.store %s#0, %n[%i] : memref<128xi8>
  } {here}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %1 = transform.structured.match ops{["scf.for"]} attributes {here} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %1 { factor = 4 } : !transform.any_op
    transform.yield
  }
}
