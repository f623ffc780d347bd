// A target region without a device is a function of the host, named by the file, which is not there, and the line.
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %device: i32) attributes {target_cpu = "x86-64"} {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr {name = "p"} loc("missing.f90":2:3)
  %1 = omp.map.info var_ptr(%q : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "q"} loc("missing.f90":3:3)
  omp.target_enter_data device(%device : i32) map_entries(%1 : !llvm.ptr)
  omp.target map_entries(%0 -> %to, %1 -> %from : !llvm.ptr, !llvm.ptr) {
    omp.parallel {
      %2 = llvm.load %from : !llvm.ptr -> i32
      llvm.store %2, %to : i32, !llvm.ptr
      omp.terminator
    }
    omp.terminator
  } loc("missing.f90":4:3)
  omp.target_data map_entries(%0 : !llvm.ptr) {
    llvm.store %device, %p : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
