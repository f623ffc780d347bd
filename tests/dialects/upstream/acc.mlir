module {
  acc.private.recipe @p : memref<10xf32> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  }
  acc.routine @r1 func(@f) bind(@b, "s" [#acc.device_type<nvidia>]) gang([#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<multicore>])
  acc.routine @r2 func(@f) worker ([#acc.device_type<nvidia>]) seq ([#acc.device_type<host>]) nohost
  func.func @f() {
    return
  }
  func.func @g(%arg0: i32, %arg1: index, %arg2: i1, %arg3: memref<10xf32>, %arg4: memref<i32>, %arg5: memref<i32>, %arg6: !llvm.ptr) {
    %0 = acc.copyin varPtr(%arg3 : memref<10xf32>) async(%arg0 : i32 [#acc.device_type<nvidia>]) -> memref<10xf32> {name = "m"}
    %1 = acc.create varPtr(%arg6 : !llvm.ptr) varType(i32) async -> !llvm.ptr
    %2 = acc.private varPtr(%arg3 : memref<10xf32>) recipe(@p) -> memref<10xf32>
    %3 = acc.bounds lowerbound(%arg1 : index) upperbound(%arg1 : index)
    acc.parallel combined(loop) dataOperands(%0 : memref<10xf32>) async(%arg0 : i32) num_gangs({%arg0 : i32, %arg1 : index}, {%arg0 : i32} [#acc.device_type<nvidia>]) num_workers(%arg0 : i32) private(%2 : memref<10xf32>) wait({devnum: %arg0 : i32, %arg1 : index} [#acc.device_type<nvidia>]) if(%arg2) {
      acc.loop combined(parallel) gang({num=%arg0 : i32, static=%arg1 : index} [#acc.device_type<nvidia>]) worker vector(%arg0 : i32) tile({%arg0 : i32, %arg1 : index}) control(%arg7 : index, %arg8 : index) = (%arg1, %arg1 : index, index) to (%arg1, %arg1 : index, index)  step (%arg1, %arg1 : index, index) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.enter_data async(%arg0 : i32) wait_devnum(%arg0 : i32) wait(%arg0, %arg1 : i32, index) dataOperands(%0 : memref<10xf32>)
    acc.exit_data async wait dataOperands(%0 : memref<10xf32>) attributes {finalize}
    acc.wait(%arg0 : i32) async(%arg1 : index) if(%arg2)
    acc.copyout accPtr(%0 : memref<10xf32>) bounds(%3) async to varPtr(%arg3 : memref<10xf32>)
    acc.delete accPtr(%1 : !llvm.ptr)
    acc.atomic.capture {
      acc.atomic.read %arg5 = %arg4 : memref<i32>, memref<i32>, i32
      acc.atomic.write %arg4 = %arg0 : memref<i32>, i32
    }
    acc.atomic.update %arg4 : memref<i32> {
    ^bb0(%arg7: i32):
      acc.yield %arg7 : i32
    }
    return
  }
}
