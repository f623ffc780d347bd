async.func @callee(%a: i32) -> !async.token {
  return
}

func.func @f(%v: i64) {
  // expected-error @below {{operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = async.call @callee(%v) : (i64) -> !async.token
  return
}

// -----

func.func @f(%a: !async.value<f32>) {
  // expected-error @below {{along control flow edge from parent to Region #0: successor operand type #0 '!async.value<f32>' should match successor input type #0 'f64'}}
  // expected-note @below {{region branch point}}
  %0 = "async.execute"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%b: f64):
    async.yield
  }) : (!async.value<f32>) -> !async.token
  return
}

// -----

func.func @f(%v: f64) {
  // expected-error @below {{along control flow edge from Operation async.yield to parent: successor operand type #0 'f64' should match successor input type #0 '!async.value<f32>'}}
  %0, %1 = async.execute -> !async.value<f32> {
    // expected-note @below {{region branch point}}
    async.yield %v : f64
  }
  return
}
