module {
  async.func @g(%arg0: !async.value<f32>) -> !async.token {
    %token = execute (%arg0 as %arg1: !async.value<f32>) {
      async.yield
    }
    return
  }
  func.func @f(%arg0: !async.token, %arg1: !async.value<f32>) -> f32 {
    %token, %bodyResults:2 = async.execute [%arg0] (%arg1 as %arg2: !async.value<f32>, %arg1 as %arg3: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {label} {
      async.yield %arg2, %arg3 : f32, f32
    }
    async.await %token : !async.token
    %0 = async.await %bodyResults#1 : !async.value<f32>
    return %0 : f32
  }
}
