omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{failed to lookup privatizer op with symbol: '@q'}}
  omp.parallel private(@q %m -> %a : memref<i32>) {
 omp.terminator
 }
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{expected symbol reference @q to point to a reduction declaration}}
  omp.parallel reduction(@q %m -> %a : memref<i32>) {
 omp.terminator
 }
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{accumulator variable used more than once}}
  omp.parallel reduction(@r %m -> %a, @r %m -> %b : memref<i32>, memref<i32>) {
 omp.terminator
 }
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0,0,0,0,1,0>}> ({
^bb0(%a: memref<i32>):
 omp.terminator
 }) : (memref<i32>) -> ()
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{expected as many reduction symbol references as reduction variables}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0,0,0,0,0,1>}> ({
^bb0(%a: memref<i32>):
 omp.terminator
 }) : (memref<i32>) -> ()
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop {
 omp.terminator
 }
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{expects parent op to be a loop wrapper}}
  omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
 omp.yield
 }
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0>}> ({
 // expected-error @below {{number of range arguments and IVs do not match}}
 "omp.loop_nest"(%i, %i, %i) ({
^bb0(%k: i32, %z: i32):
 omp.yield
 }) : (i32, i32, i32) -> ()
}) : () -> ()
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{invalid clause value: 'foo'}}
  omp.parallel proc_bind(foo) {
 omp.terminator
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{expected omp.section op or terminator op inside region}}
  omp.sections {
 %z = arith.constant 1 : i32
 omp.terminator
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(4) safelen(2) {
 omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
 omp.yield
 }
 }
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  omp.parallel {
 // expected-error @below {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
 omp.teams {
 omp.terminator
 }
 omp.terminator
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{operand #1 must be integer, but got 'index'}}
  omp.teams num_teams(%i : i32 to %x : index) {
 omp.terminator
 }
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{expected symbol reference @u to point to a copy function}}
  omp.single copyprivate(%m -> @u : memref<i32>) {
 omp.terminator
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %m = %m : memref<i32>, memref<i32>, i32
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %m = %n memory_order(acq_rel) : memref<i32>, memref<i32>, i32
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.read %m = %n hint(uncontended, contended) : memref<i32>, memref<i32>, i32
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %m = %i memory_order(acquire) : memref<i32>, i32
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acq_rel) %m : memref<i32> {
^bb0(%a: i32):
 omp.yield(%a : i32)
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %m : memref<i32> {
^bb0(%a: i64):
 omp.yield(%a : i64)
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{only updated value must be returned}}
  omp.atomic.update %m : memref<i32> {
^bb0(%a: i32):
 omp.yield
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  omp.atomic.capture {
 // expected-error @below {{invalid sequence of operations in the capture region}}
 omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32
 omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture {
 omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{operations inside capture region must not have memory_order clause}}
  omp.atomic.capture {
 omp.atomic.read %n = %m memory_order(seq_cst) : memref<i32>, memref<i32>, i32
 omp.atomic.write %m = %i : memref<i32>, i32
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.capture hint(uncontended, contended) {
 omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32
 omp.atomic.write %m = %i : memref<i32>, i32
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{invalid clause value: 'xxx'}}
  omp.atomic.capture memory_order(xxx) {
 omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32
 omp.atomic.write %m = %i : memref<i32>, i32
}
  return
}

// -----

omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %c: i1, %g: memref<i64>) {
  // expected-error @below {{expected symbol reference @q to point to a reduction declaration}}
  omp.taskgroup task_reduction(@q %m -> %a : memref<i32>) {
 omp.terminator
}
  return
}

// -----

// expected-error @below {{expects initializer region argument to match the reduction type}}
omp.declare_reduction @a : i32 init {
^bb0(%a: i64):
 omp.yield(%a : i64)
} combiner {
^bb0(%a: i32, %b: i32):
 omp.yield(%a : i32)
}

// -----

func.func @f(%x: index) {
  omp.parallel {
    // expected-error @below {{cancel loop must appear inside a worksharing-loop region}}
    omp.cancel cancellation_construct_type(loop)
    omp.terminator
  }
  return
}

// -----

func.func @f(%x: index) {
  omp.wsloop nowait {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      // expected-error @below {{A worksharing construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%x: index) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      // expected-error @below {{A worksharing construct that is canceled must not have an ordered clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%x: index) {
  omp.task {
    // expected-error @below {{cancel parallel must appear inside a parallel region}}
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}

// -----

func.func @f(%x: index) {
  omp.parallel {
    // expected-error @below {{cancellation point taskgroup must appear inside a task region}}
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
