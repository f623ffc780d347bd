// Constructs of OpenMP: outlined functions and calls of the library.
module attributes {omp.version = #omp.version<version = 51>} {
  llvm.func @work(i32)
  llvm.func @shared(%x: !llvm.ptr, %y: !llvm.ptr, %v: i32) {
    omp.critical {
      llvm.call @work(%v) : (i32) -> ()
      omp.terminator
    }
    omp.single {
      llvm.call @work(%v) : (i32) -> ()
      omp.terminator
    }
    omp.master {
      llvm.call @work(%v) : (i32) -> ()
      omp.terminator
    }
    omp.barrier
    omp.flush
    omp.taskwait
    omp.taskyield
    omp.atomic.read %y = %x memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %v memory_order(release) : !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %v : i32
      omp.yield(%new : i32)
    }
    llvm.return
  }
  llvm.func @in_parallel(%v: i32, %c: i1) {
    omp.parallel if(%c) num_threads(%v : i32) {
      llvm.call @work(%v) : (i32) -> ()
      omp.terminator
    }
    llvm.return
  }
  llvm.func @tasks(%x: !llvm.ptr, %v: i32) {
    omp.taskgroup {
      omp.task depend(taskdependout -> %x : !llvm.ptr) {
        llvm.call @work(%v) : (i32) -> ()
        omp.terminator
      }
      omp.terminator
    }
    llvm.return
  }
  llvm.func @pieces(%v: i32) {
    omp.sections {
      omp.section {
        llvm.call @work(%v) : (i32) -> ()
        omp.terminator
      }
      omp.section {
        omp.terminator
      }
      omp.terminator
    }
    llvm.return
  }
  llvm.func @teams(%v: i32) {
    omp.teams {
      llvm.call @work(%v) : (i32) -> ()
      omp.terminator
    }
    llvm.return
  }
}
