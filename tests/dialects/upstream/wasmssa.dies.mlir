wasmssa.func @nested(%c: !wasmssa<local ref to i32>) {
  wasmssa.block : {
    wasmssa.loop : {
      %0 = wasmssa.local_get %c : ref to i32
      // expected-error @below {{'wasmssa.branch_if' op level 2 is that of no label around the operation}}
      wasmssa.branch_if %0 to level 2 else ^bb1
    ^bb1:
      wasmssa.block_return
    }> ^bb3
  ^bb3:
    wasmssa.block_return
  }> ^bb2
^bb2:
  wasmssa.return
}

// -----

func.func @between(%c: i32) {
  wasmssa.block : {
    scf.execute_region {
      // expected-error @below {{'wasmssa.branch_if' op level 0 is that of no label around the operation}}
      wasmssa.branch_if %c to level 0 else ^bb1
    ^bb1:
      scf.yield
    }
    wasmssa.block_return
  }> ^bb2
^bb2:
  return
}
