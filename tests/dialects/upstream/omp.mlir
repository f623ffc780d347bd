module {
  omp.private {type = private} @p : i32
  omp.critical.declare @lock hint(contended, speculative)
  omp.declare_reduction @r : i32 init {
  ^bb0(%arg0: i32):
    omp.yield(%arg0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  }
  func.func @copy(%arg0: memref<i32>, %arg1: memref<i32>) {
    return
  }
  func.func @f(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32, %arg3: index, %arg4: i1, %arg5: i64, %arg6: !llvm.ptr) {
    omp.parallel allocate(%arg5 : i64 -> %arg0 : memref<i32>) if(%arg4) num_threads(%arg2 : i32) proc_bind(close) private(@p %arg2 -> %arg7 : i32) reduction(mod: task, byref @r %arg0 -> %arg8, @r %arg1 -> %arg9 : memref<i32>, memref<i32>) {
      omp.wsloop nowait order(reproducible:concurrent) ordered(1) schedule(static = %arg2 : i32, monotonic, simd) {
        omp.loop_nest (%arg10, %arg11) : index = (%arg3, %arg3) to (%arg3, %arg3) inclusive step (%arg3, %arg3) collapse(2) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.sections reduction(@r %arg0 -> %arg7 : memref<i32>) {
      omp.section {
      ^bb0(%arg8: memref<i32>):
        omp.terminator
      }
      omp.terminator
    }
    omp.single copyprivate(%arg0 -> @copy : memref<i32>) {
      omp.terminator
    }
    omp.taskgroup task_reduction(@r %arg0 -> %arg7 : memref<i32>) {
      omp.task depend(taskdependin -> %arg0 : memref<i32>, taskdependinout -> %arg1 : memref<i32>) final(%arg4) mergeable priority(%arg2 : i32) in_reduction(@r %arg0 -> %arg8 : memref<i32>) {
        omp.terminator
      }
      omp.terminator
    }
    omp.atomic.capture hint(nonspeculative) memory_order(seq_cst) {
      omp.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
      omp.atomic.write %arg0 = %arg2 : memref<i32>, i32
    }
    omp.atomic.update memory_order(relaxed) %arg0 : memref<i32> {
    ^bb0(%arg7: i32):
      omp.yield(%arg7 : i32)
    }
    omp.critical(@lock) {
      omp.terminator
    }
    %0 = omp.map.info var_ptr(%arg6 : !llvm.ptr, i32) map_clauses(always, close, tofrom) capture(ByRef) -> !llvm.ptr {name = "v"}
    omp.target device(%arg2 : i32) nowait map_entries(%0 -> %arg7 : !llvm.ptr) private(@p %arg2 -> %arg8 : i32) {
      omp.terminator
    }
    omp.target_data map_entries(%0 : !llvm.ptr) use_device_addr(%0 -> %arg7 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
}
