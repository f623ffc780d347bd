func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{missing map operation}}
  omp.target_data map_entries(%p : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{to, from, tofrom and alloc map types are permitted}}
  omp.target_data map_entries(%d : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data if(%c) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'use_device_ptr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_ptr(%p -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'use_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_addr(%p -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{to and alloc map types are permitted}}
  omp.target_enter_data map_entries(%d : !llvm.ptr)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{from, release and delete map types are permitted}}
  omp.target_exit_data map_entries(%d : !llvm.ptr)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{at least one of to or from map types must be specified, other map types are not permitted}}
  omp.target_update map_entries(%d : !llvm.ptr)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%d : !llvm.ptr)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{present, mapper and iterator map type modifiers are permitted}}
  omp.target_update map_entries(%d : !llvm.ptr)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %e = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%d, %e : !llvm.ptr, !llvm.ptr)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %e = llvm.load %p : !llvm.ptr -> !llvm.ptr
  // expected-error @below {{map argument is not a map entry operation}}
  omp.target_update map_entries(%e : !llvm.ptr)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{invalid mapper id}}
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) mapper(@none) -> !llvm.ptr
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'members' arguments must be defined by 'omp.map.info' ops}}
  %d = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) members(%p : [0] : !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected extent or upperbound.}}
  %b = omp.map.bounds lower_bound(%x : index)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected as many depend values as depend variables}}
  "omp.target_enter_data"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> ()
  return
}

// -----

// expected-error @below {{expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.terminator
}

// -----

// expected-error @below {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // expected-error @below {{Invalid yielded value. Expected type: 'i32', got: None}}
  omp.yield
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // expected-error @below {{expected exit block terminator to be an `omp.yield` op.}}
  omp.terminator
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32):
  // expected-error @below {{Did not expect any values to be yielded.}}
  omp.yield(%a : i32)
}

// -----

// expected-error @below {{`dealloc`: expected 1 region arguments, got: 2}}
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

// expected-error @below {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error @below {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @p : i32

// -----

// expected-error @below {{Region argument type mismatch: got 'i64' expected 'i32'.}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i64):
  omp.yield(%a : i32)
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{type mismatch between a private variable and its privatizer op, var type: 'index' vs. privatizer op type: 'i32'}}
  omp.parallel private(@p %x -> %a : index) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%a: i32):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected at least 1 entry block argument(s)}}
  "omp.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

// expected-error @below {{expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 alloc {
  %a = arith.constant 1 : i64
  omp.yield(%a : i64)
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error @below {{expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.distribute {
    "arith.constant"() <{value = 1 : i32}> : () -> i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{loop wrapper does not contain exactly one nested op}}
  omp.distribute {
    %a = arith.constant 1 : i32
    %b = arith.constant 1 : i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.distribute {
    omp.simd {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.distribute {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute {
    omp.wsloop {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{only supported nested wrappers are 'omp.simd' and 'omp.wsloop'}}
  omp.distribute {
    omp.distribute {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop {
    omp.distribute {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
  omp.taskloop {
    omp.simd {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{only supported nested wrapper is 'omp.simd'}}
  omp.taskloop {
    omp.wsloop {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.taskloop {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  } {omp.composite}
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
  omp.taskloop nogroup reduction(@r %m -> %a : memref<i32>) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{the same list item cannot appear in both a reduction and an in_reduction clause}}
  omp.taskloop in_reduction(@r %m -> %b : memref<i32>) reduction(@r %m -> %a : memref<i32>) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%i : i32) num_tasks(%i : i32) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{must wrap an 'omp.loop_nest' directly}}
  omp.simd {
    omp.wsloop {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.simd {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  } {omp.composite}
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{FIRSTPRIVATE cannot be used with SIMD}}
  omp.simd private(@fp %i -> %a : i32) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{Cannot find privatizer '@none'}}
  omp.simd private(@none %i -> %a : i32) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{nontemporal variable used more than once}}
  omp.simd nontemporal(%m, %m : memref<i32>, memref<i32>) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{alignment should be greater than 0}}
  omp.simd aligned(%m : memref<i32> -> 0 : i64) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{aligned variable used more than once}}
  omp.simd aligned(%m : memref<i32> -> 8 : i64, %m : memref<i32> -> 8 : i64) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected to be a standalone loop wrapper}}
  omp.loop {
    omp.simd {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{must be nested in an omp.workshare}}
  omp.workshare.loop_wrapper {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.workshare {
    // expected-error @below {{expected to be a standalone loop wrapper}}
    omp.workshare.loop_wrapper {
      omp.simd {
        omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
      } {omp.composite}
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{chunk size set without dist_schedule_static being present}}
  omp.distribute dist_schedule_chunk_size(%i : i32) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.wsloop {
    // expected-error @below {{collapse value is larger than the number of loops}}
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) collapse(2) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.wsloop {
    // expected-error @below {{too few canonical loops for tile dimensions}}
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) tiles(2, 3) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute missing from composite operation}}
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel {
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier}}
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.barrier
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.distribute {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func private @one(memref<i32>)
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected copy function @one to have 2 operands}}
  omp.single copyprivate(%m -> @one : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @two(memref<i32>, memref<i64>)
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected copy function @two arguments to have the same type}}
  omp.single copyprivate(%m -> @two : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @two(memref<i64>, memref<i64>)
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected copy function arguments' type ('memref<i64>') to be the same as copyprivate variable's type ('memref<i32>')}}
  omp.single copyprivate(%m -> @two : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{expected as many depend values as depend variables}}
  "omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{workdistribute must be nested under teams}}
  omp.workdistribute {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    // expected-error @below {{region cannot be empty}}
    omp.workdistribute {
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    // expected-error @below {{region must be terminated with omp.terminator}}
    omp.workdistribute {
      %a = arith.constant 1 : i32
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    // expected-error @below {{explicit barriers are not allowed in workdistribute region}}
    omp.workdistribute {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    // expected-error @below {{nested parallel constructs not allowed in workdistribute}}
    omp.workdistribute {
      omp.parallel {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    // expected-error @below {{region must have exactly one terminator}}
    omp.workdistribute {
      cf.br ^bb1
    ^bb1:
      omp.terminator
    ^bb2:
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{must be nested inside of a loop}}
  omp.ordered depend_type(dependsource) depend_vec(%x : index) {doacross_num_loops = 1 : i64}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      // expected-error @below {{the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered depend_type(dependsource) depend_vec(%x : index) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      // expected-error @below {{the enclosing loop's ordered clause must have a parameter present}}
      omp.ordered depend_type(dependsource) depend_vec(%x : index) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.wsloop ordered(2) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      // expected-error @below {{number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsource) depend_vec(%x : index) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      // expected-error @below {{the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.distribute {
    omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      // expected-error @below {{must be nested inside of a worksharing, simd or worksharing simd loop}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%m : memref<i32>)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  omp.scan inclusive(%m : memref<i32>) exclusive(%m : memref<i32>)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{ALIGN value : 3 must be power of 2}}
  omp.allocate_dir (%m : memref<i32>) align(3)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{CLI must have at most one generator}}
  %a = omp.new_cli
  // expected-note @below {{second generator here}}
  omp.canonical_loop(%a) %iv : i32 in range(%i) {
    omp.terminator
  }
  // expected-note @below {{first generator here}}
  omp.canonical_loop(%a) %iv : i32 in range(%i) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{CLI must have at most one consumer}}
  %a = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%i) {
    omp.terminator
  }
  // expected-note @below {{second consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%a)
  // expected-note @below {{first consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%a)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{CLI has no generator}}
  %a = omp.new_cli
  // expected-note @below {{see consumer here: "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%a)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{Region argument must be the same type as the trip count}}
  "omp.canonical_loop"(%i) ({
  ^bb0(%a: i64):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%i) ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %a = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%i) {
    omp.terminator
  }
  // expected-error @below {{there must be one tile size for each applyee}}
  omp.tile <- (%a)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{must apply to at least one loop}}
  omp.tile <- ()
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%i) {
    omp.terminator
  }
  omp.canonical_loop(%b) %iv : i32 in range(%i) {
    omp.terminator
  }
  // expected-error @below {{tiled loop nest must be perfectly nested}}
  omp.tile <- (%a, %b) sizes(%i, %i : i32, i32)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%i) {
    omp.canonical_loop(%b) %iv2 : i32 in range(%iv) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error @below {{tiled loop nest must be rectangular}}
  omp.tile <- (%a, %b) sizes(%i, %i : i32, i32)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  %a = omp.new_cli
  %g = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%i) {
    omp.terminator
  }
  // expected-error @below {{expecting two times the number of generatees than applyees}}
  omp.tile (%g) <- (%a) sizes(%i : i32)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{target containing multiple 'omp.teams' nested ops}}
  omp.target {
    omp.teams {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{host_eval argument illegal use in 'arith.addi' operation}}
  omp.target host_eval(%i -> %a : i32) {
    %s = arith.addi %a, %a : i32
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'}}
  omp.target host_eval(%c -> %a : i1) {
    omp.teams if(%a) {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD}}
  omp.target host_eval(%i -> %a : i32) {
    omp.parallel num_threads(%a : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%x -> %a : index) {
    omp.wsloop {
      omp.loop_nest (%iv) : index = (%a) to (%a) step (%a) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%x -> %a : index) {
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%iv) : index = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%x -> %a : index) {
    omp.teams {
      omp.barrier
      omp.distribute {
        omp.loop_nest (%iv) : index = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{'has_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target has_device_addr(%p -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{sizes of `private` operand range and `private_maps` attribute mismatch}}
  "omp.target"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p], private_maps = array<i64: 1, 2>}> ({
  ^bb0(%a: i32):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  // expected-error @below {{result #0 must be 64-bit signless integer, but got 'i32'}}
  %0 = "omp.target_allocmem"(%i) <{in_type = i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i32
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %i: i32, %x: index, %p: !llvm.ptr, %c: i1) {
  omp.parallel {
    // expected-error @below {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
