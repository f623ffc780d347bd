func.func @parallel(%c: i32) {
  // expected-error @below {{along control flow edge from Operation acc.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  acc.parallel {
    // expected-note @below {{region branch point}}
    acc.yield %c : i32
  }
  return
}

// -----

func.func @serial(%c: i32) {
  // expected-error @below {{along control flow edge from Operation acc.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  acc.serial {
    // expected-note @below {{region branch point}}
    acc.yield %c : i32
  }
  return
}
