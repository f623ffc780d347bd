acc.private.recipe @private : memref<4xf32> init {
^bb0(%x: memref<4xf32>):
  acc.yield %x : memref<4xf32>
}
acc.firstprivate.recipe @first : memref<4xf32> init {
^bb0(%x: memref<4xf32>):
  acc.yield %x : memref<4xf32>
} copy {
^bb0(%from: memref<4xf32>, %to: memref<4xf32>):
  acc.terminator
}
acc.reduction.recipe @sum : memref<4xf32> reduction_operator <add> init {
^bb0(%x: memref<4xf32>):
  acc.yield %x : memref<4xf32>
} combiner {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @data(%m: memref<4xf32>) {
  %attached = acc.attach varPtr(%m : memref<4xf32>) -> memref<4xf32>
  %cached = acc.cache varPtr(%m : memref<4xf32>) -> memref<4xf32>
  %linked = acc.declare_link varPtr(%m : memref<4xf32>) -> memref<4xf32>
  %device = acc.deviceptr varPtr(%m : memref<4xf32>) -> memref<4xf32>
  %none = acc.nocreate varPtr(%m : memref<4xf32>) -> memref<4xf32>
  %present = acc.present varPtr(%m : memref<4xf32>) -> memref<4xf32>
  %first = acc.firstprivate varPtr(%m : memref<4xf32>) recipe(@first) -> memref<4xf32>
  %mapped = acc.firstprivate_map varPtr(%m : memref<4xf32>) -> memref<4xf32>
  %sum = acc.reduction varPtr(%m : memref<4xf32>) recipe(@sum) -> memref<4xf32>
  %in = acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>
  acc.data dataOperands(%present : memref<4xf32>) {
    acc.terminator
  }
  acc.serial dataOperands(%in : memref<4xf32>) {
    acc.yield
  }
  acc.kernels dataOperands(%in : memref<4xf32>) {
    acc.terminator
  }
  acc.declare dataOperands(%present : memref<4xf32>) {
    acc.terminator
  }
  %token = acc.declare_enter dataOperands(%in : memref<4xf32>)
  acc.declare_exit token(%token) dataOperands(%in : memref<4xf32>)
  acc.detach accPtr(%attached : memref<4xf32>)
  %back = acc.getdeviceptr varPtr(%m : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_update_host>}
  acc.update_host accPtr(%back : memref<4xf32>) to varPtr(%m : memref<4xf32>)
  return
}

// -----

omp.private {type = firstprivate} @copy : f32 copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  omp.yield(%to : !llvm.ptr)
}
func.func @worksharing(%n: index, %m: memref<1xi32>) {
  omp.parallel {
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  omp.loop {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.ordered depend_type(dependsource) depend_vec(%n : index) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  omp.simd {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.taskloop {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  %0 = arith.constant 0 : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
  omp.yield(%0 : i32)
}
func.func @scan(%n: index, %p: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @sum %p -> %q : !llvm.ptr) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.scan inclusive(%q : !llvm.ptr)
      omp.yield
    }
  }
  return
}
