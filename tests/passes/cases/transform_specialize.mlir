// builtin.module(transform-interpreter)
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#s = affine_map<(d0, d1) -> ()>
#r = affine_map<(d0, d1) -> (d1)>
func.func @fill(%a: f32, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%a : f32) outs(%o : tensor<4x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fillconst(%o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %c = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<4x5xf32>) {
  ^bb0(%out: f32):
    linalg.yield %c : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @copy(%a: tensor<4x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @bcast(%a: tensor<5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#r, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<5xf32>) outs(%o : tensor<4x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @transp(%a: tensor<5x4xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<5x4xf32>) outs(%o : tensor<4x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @sub(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x5xf32>, tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) {
  ^bb0(%in: f32, %in2: f32, %out: f32):
    %1 = arith.subf %in2, %in : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @tanh(%a: tensor<4x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @addi(%a: tensor<4x5xi32>, %o: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a : tensor<4x5xi32>, tensor<4x5xi32>) outs(%o : tensor<4x5xi32>) {
  ^bb0(%in: i32, %in2: i32, %out: i32):
    %1 = arith.addi %in, %in2 : i32
    linalg.yield %1 : i32
  } -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %f : !transform.any_op {
    ^bb0(%g: !transform.any_op):
      transform.sequence %g : !transform.any_op failures(suppress) {
      ^bb0(%h: !transform.any_op):
        %0 = transform.structured.match interface{LinalgOp} in %h : (!transform.any_op) -> !transform.any_op
        %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}
