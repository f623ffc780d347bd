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
llvm.func @f_own(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.parallel private(@made %arg3 -> %arg7, @copied %arg4 -> %arg8 : !llvm.ptr, !llvm.ptr) {
    llvm.store %arg6, %arg7 : i32, !llvm.ptr
    llvm.store %arg6, %arg8 : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
llvm.func @f_task(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.task priority(%arg6 : i32) private(@made %arg3 -> %arg7, @own %arg4 -> %arg8 : !llvm.ptr, !llvm.ptr) {
    llvm.store %arg6, %arg7 : i32, !llvm.ptr
    llvm.store %arg6, %arg8 : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
llvm.func @f_sum(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.parallel reduction(@add %arg3 -> %arg7, @least %arg4 -> %arg8 : !llvm.ptr, !llvm.ptr) {
    llvm.store %arg6, %arg7 : i32, !llvm.ptr
    llvm.store %arg6, %arg8 : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
llvm.func @f_by_reference(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.wsloop reduction(byref @sum %arg3 -> %arg7 : !llvm.ptr) {
    omp.loop_nest (%arg8) : i64 = (%arg0) to (%arg1) step (%arg2) {
      llvm.store %arg8, %arg7 : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}
llvm.func @f_teams(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.teams num_teams( to %arg6 : i32) reduction(@add %arg3 -> %arg7 : !llvm.ptr) {
    llvm.store %arg6, %arg7 : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
llvm.func @f_captured(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %arg4 = %arg3 : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %arg3 : !llvm.ptr {
    ^bb0(%arg7: i32):
      %1 = llvm.mul %arg7, %arg6 : i32
      omp.yield(%1 : i32)
    }
  }
  llvm.return
}
