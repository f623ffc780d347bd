// builtin.module(convert-openmp-to-llvm)
func.func @a(%a: index, %b: index, %c: index, %m: memref<?xf32>, %x: memref<i32>) {
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%a) to (%b) step (%c) {
        %v = memref.load %m[%i] : memref<?xf32>
        %w = arith.addf %v, %v : f32
        memref.store %w, %m[%i] : memref<?xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  omp.barrier
  omp.taskyield
  omp.critical {
    %e = arith.constant 1 : i32
    memref.store %e, %x[] : memref<i32>
    omp.terminator
  }
  return
}
func.func @d(%f: f32, %n: index, %i: i1) {
  omp.single {
    %0 = math.sin %f : f32
    cf.br ^bb1(%n : index)
  ^bb1(%k: index):
    %1 = arith.addi %k, %n : index
    omp.terminator
  }
  omp.task if(%i) {
    func.call @d(%f, %n, %i) : (f32, index, i1) -> ()
    omp.terminator
  }
  return
}
func.func @s(%c: i1, %n: index, %m: memref<4xf32>) {
  omp.sections {
    omp.section {
      %0 = memref.alloca() : memref<4xf32>
      omp.terminator
    }
    omp.terminator
  }
  omp.simd {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      scf.if %c {
      }
      omp.yield
    }
  }
  return
}
omp.declare_reduction @r : index init {
^bb0(%a: index):
  %0 = arith.constant 0 : index
  omp.yield(%0 : index)
} combiner {
^bb0(%a: index, %b: index):
  %0 = arith.addi %a, %b : index
  omp.yield(%0 : index)
}
omp.private {type = private} @p : memref<2xf32>
func.func @b4(%x: memref<i32>, %k: index) {
  omp.teams {
    omp.distribute {
      omp.loop_nest (%i) : index = (%k) to (%k) step (%k) {
        omp.yield
      }
    }
    omp.terminator
  }
  %d = omp.map.bounds lower_bound(%k : index) upper_bound(%k : index)
  return
}
func.func @b6(%x: !llvm.ptr, %e: index) {
  omp.atomic.write %x = %e : !llvm.ptr, index
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%v: index):
    %0 = arith.addi %v, %e : index
    omp.yield(%0 : index)
  }
  return
}
