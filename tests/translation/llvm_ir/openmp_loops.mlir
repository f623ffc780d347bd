omp.private {type = private} @own : i32
omp.private {type = private} @made : i32 init {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  %0 = llvm.load %arg0 : !llvm.ptr -> i32
  llvm.store %0, %arg1 : i32, !llvm.ptr
  omp.yield(%arg1 : !llvm.ptr)
} dealloc {
^bb0(%arg0: !llvm.ptr):
  llvm.call @seen(%arg0) : (!llvm.ptr) -> ()
  omp.yield
}
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  %0 = llvm.load %arg0 : !llvm.ptr -> i32
  %1 = llvm.icmp "eq" %0, %0 : i32
  llvm.cond_br %1, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  llvm.store %0, %arg1 : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:  // 2 preds: ^bb0, ^bb1
  omp.yield(%arg1 : !llvm.ptr)
}
omp.declare_reduction @add : i32 init {
^bb0(%arg0: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%arg0: i32, %arg1: i32):
  %0 = llvm.add %arg0, %arg1 : i32
  omp.yield(%0 : i32)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  %0 = llvm.load %arg1 : !llvm.ptr -> i32
  %1 = llvm.atomicrmw add %arg0, %0 monotonic : !llvm.ptr, i32
  omp.yield
}
omp.declare_reduction @least : i32 init {
^bb0(%arg0: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.icmp "eq" %arg0, %0 : i32
  llvm.cond_br %1, ^bb1(%arg0 : i32), ^bb1(%0 : i32)
^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
  omp.yield(%2 : i32)
} combiner {
^bb0(%arg0: i32, %arg1: i32):
  %0 = llvm.icmp "slt" %arg0, %arg1 : i32
  llvm.cond_br %0, ^bb1(%arg0 : i32), ^bb1(%arg1 : i32)
^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
  omp.yield(%1 : i32)
}
omp.declare_reduction @sum : !llvm.ptr attributes {byref_element_type = i32} alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %arg1 : i32, !llvm.ptr
  omp.yield(%arg1 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  %0 = llvm.load %arg0 : !llvm.ptr -> i32
  %1 = llvm.load %arg1 : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %arg0 : i32, !llvm.ptr
  omp.yield(%arg0 : !llvm.ptr)
} cleanup {
^bb0(%arg0: !llvm.ptr):
  llvm.call @seen(%arg0) : (!llvm.ptr) -> ()
  omp.yield
}
llvm.func @seen(!llvm.ptr)
llvm.func @f_even(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
        llvm.store %arg7, %arg3 : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}
llvm.func @f_chunks(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.wsloop schedule(static = %0 : i64) {
    omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
      llvm.store %arg7, %arg3 : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}
llvm.func @f_dynamic(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.wsloop ordered(0) schedule(dynamic, none, simd) {
    omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) inclusive step (%arg2) {
      omp.ordered.region {
        llvm.store %arg7, %arg3 : i64, !llvm.ptr
        omp.terminator
      }
      omp.yield
    }
  }
  llvm.return
}
llvm.func @f_collapsed(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.wsloop {
    omp.loop_nest (%arg7, %arg8, %arg9) : i64 = (%arg0, %0, %arg0) to (%arg1, %arg1, %arg1) step (%arg2, %arg2, %0) collapse(2) {
      llvm.store %arg7, %arg3 : i64, !llvm.ptr
      llvm.store %arg8, %arg3 : i64, !llvm.ptr
      llvm.store %arg9, %arg3 : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}
llvm.func @f_tiles(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.wsloop {
    omp.loop_nest (%arg7, %arg8) : i64 = (%arg0, %0) to (%arg1, %arg1) step (%arg2, %arg2) tiles(5, 6) {
      llvm.store %arg7, %arg3 : i64, !llvm.ptr
      llvm.store %arg8, %arg3 : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}
llvm.func @f_vectors(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.simd simdlen(4) {
    omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
      llvm.store %arg7, %arg3 : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}
llvm.func @f_linear(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.wsloop linear(%arg3 = %arg6 : !llvm.ptr) {
    omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
      llvm.store %arg7, %arg3 : i64, !llvm.ptr
      omp.yield
    }
  } {linear_var_types = [i32]}
  llvm.return
}
llvm.func @f_distributed(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.teams {
    omp.distribute {
      omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
        llvm.store %arg7, %arg3 : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}
