// Tasks run where they stand; an assertion that fails in one is an error of the task.
// value 20 => 41
// failing false => 1
// failing true => 0
// nested false => 1
// group 3 => 2
// waiting false => error: 'async.await' op waits for what has failed
// scanned => [[1, 10], [4, 60]]
// packed => [[[[1, 2], [4, 5]], [[3, 0], [6, 0]]]]
// unpacked => [[1, 2, 3], [4, 5, 6]]
// gathered 1 => [[4], [1]]
// softened => [5.000000e-01, 5.000000e-01]

func.func @value(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %token, %v = async.execute -> !async.value<i32> {
    %y = arith.addi %x, %x : i32
    async.yield %y : i32
  }
  %next, %w = async.execute [%token] (%v as %y: !async.value<i32>) -> !async.value<i32> {
    %z = arith.addi %y, %c1 : i32
    async.yield %z : i32
  }
  %r = async.await %w : !async.value<i32>
  return %r : i32
}

func.func @failing(%holds: i1) -> i1 {
  %token = async.execute {
    cf.assert %holds, "it holds"
    async.yield
  }
  async.runtime.await %token : !async.token
  %error = async.runtime.is_error %token : !async.token
  return %error : i1
}

func.func @nested(%holds: i1) -> i1 {
  %token = async.execute {
    %inner = async.execute {
      cf.assert %holds, "it holds"
      async.yield
    }
    async.await %inner : !async.token
    async.yield
  }
  async.runtime.await %token : !async.token
  %error = async.runtime.is_error %token : !async.token
  return %error : i1
}

func.func @waiting(%holds: i1) {
  %token = async.execute {
    cf.assert %holds, "it holds"
    async.yield
  }
  async.await %token : !async.token
  return
}

func.func @group(%n: index) -> index {
  %group = async.create_group %n : !async.group
  %a = async.execute { async.yield }
  %b = async.execute { async.yield }
  %0 = async.add_to_group %a, %group : !async.token
  %1 = async.add_to_group %b, %group : !async.token
  async.await_all %group
  %c1 = arith.constant 1 : index
  %r = arith.addi %1, %c1 : index
  return %r : index
}

func.func @scanned() -> vector<2x2xi32> {
  %m = arith.constant dense<[[1, 10], [3, 50]]> : vector<2x2xi32>
  %i = arith.constant dense<0> : vector<2xi32>
  %s, %last = vector.scan <add>, %m, %i {inclusive = true, reduction_dim = 0 : i64} : vector<2x2xi32>, vector<2xi32>
  return %s : vector<2x2xi32>
}

func.func @packed() -> tensor<1x2x2x2xi32> {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<1x2x2x2xi32>
  %z = arith.constant 0 : i32
  %p = linalg.pack %t padding_value(%z : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x3xi32> -> tensor<1x2x2x2xi32>
  return %p : tensor<1x2x2x2xi32>
}

func.func @unpacked() -> tensor<2x3xi32> {
  %p = call @packed() : () -> tensor<1x2x2x2xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<1x2x2x2xi32> -> tensor<2x3xi32>
  return %u : tensor<2x3xi32>
}

func.func @gathered(%i: index) -> tensor<2x1xi32> {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c0 = arith.constant 0 : index
  %n = tensor.from_elements %i, %c0, %c0, %c0 : tensor<2x2xindex>
  %g = tensor.gather %t[%n] gather_dims([0, 1]) : (tensor<2x3xi32>, tensor<2x2xindex>) -> tensor<2x1x1xi32>
  %r = tensor.collapse_shape %g [[0], [1, 2]] : tensor<2x1x1xi32> into tensor<2x1xi32>
  return %r : tensor<2x1xi32>
}

func.func @softened() -> tensor<2xf32> {
  %t = arith.constant dense<3.0> : tensor<2xf32>
  %s = linalg.softmax dimension(0) ins(%t : tensor<2xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}
