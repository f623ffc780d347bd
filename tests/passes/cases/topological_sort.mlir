// builtin.module(ml_program.subgraph(topological-sort))
ml_program.subgraph @sorted(%arg0: i32) -> i32 {
  %0 = arith.addi %1, %2 : i32
  %1 = arith.addi %2, %arg0 : i32
  %2 = arith.constant 1 : i32
  ml_program.output %0 : i32
}
ml_program.subgraph @circles(%arg0: i1) -> i32 {
  %0 = arith.addi %1, %5 : i32
  %1 = arith.addi %2, %5 : i32
  %2 = arith.addi %1, %1 : i32
  %3 = scf.if %arg0 -> i32 {
    %4 = arith.addi %5, %2 : i32
    scf.yield %4 : i32
  } else {
    scf.yield %5 : i32
  }
  %5 = arith.constant 5 : i32
  ml_program.output %3 : i32
}
