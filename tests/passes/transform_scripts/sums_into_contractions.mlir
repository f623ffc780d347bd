func.func @a(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %m = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %n = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f2 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %s = linalg.add ins(%m, %n : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %t = linalg.add ins(%c, %s : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %t : tensor<3x5xf32>
}
func.func @const(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %f = arith.constant dense<0.0> : tensor<3x5xf32>
  %m = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  %t = linalg.add ins(%m, %c : tensor<3x5xf32>, tensor<3x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %t : tensor<3x5xf32>
}
func.func @negzero(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %f = arith.constant dense<-0.0> : tensor<3x5xf32>
  %m = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  %t = linalg.add ins(%m, %c : tensor<3x5xf32>, tensor<3x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %t : tensor<3x5xf32>
}
func.func @one(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %f = arith.constant dense<1.0> : tensor<3x5xf32>
  %m = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  %t = linalg.add ins(%m, %c : tensor<3x5xf32>, tensor<3x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %t : tensor<3x5xf32>
}
func.func @twouses(%a: tensor<3x4xi32>, %b: tensor<4x5xi32>, %c: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>) {
  %f = arith.constant dense<0> : tensor<3x5xi32>
  %m = linalg.matmul ins(%a, %b : tensor<3x4xi32>, tensor<4x5xi32>) outs(%f : tensor<3x5xi32>) -> tensor<3x5xi32>
  %t = linalg.add ins(%m, %c : tensor<3x5xi32>, tensor<3x5xi32>) outs(%f : tensor<3x5xi32>) -> tensor<3x5xi32>
  return %t, %m : tensor<3x5xi32>, tensor<3x5xi32>
}
func.func @later(%a: tensor<3x4xi32>, %b: tensor<4x5xi32>, %c: tensor<3x5xi32>) -> tensor<3x5xi32> {
  %f = arith.constant dense<0> : tensor<3x5xi32>
  %m = linalg.matmul ins(%a, %b : tensor<3x4xi32>, tensor<4x5xi32>) outs(%f : tensor<3x5xi32>) -> tensor<3x5xi32>
  %d = linalg.mul ins(%c, %c : tensor<3x5xi32>, tensor<3x5xi32>) outs(%f : tensor<3x5xi32>) -> tensor<3x5xi32>
  %t = linalg.add ins(%m, %d : tensor<3x5xi32>, tensor<3x5xi32>) outs(%f : tensor<3x5xi32>) -> tensor<3x5xi32>
  return %t : tensor<3x5xi32>
}
func.func @transposed(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<5x3xf32>) -> tensor<5x3xf32> {
  %f = arith.constant dense<0.0> : tensor<5x3xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  } -> tensor<5x3xf32>
  %t = linalg.add ins(%m, %c : tensor<5x3xf32>, tensor<5x3xf32>) outs(%f : tensor<5x3xf32>) -> tensor<5x3xf32>
  return %t : tensor<5x3xf32>
}
func.func @max(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %f = arith.constant dense<0.0> : tensor<3x5xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f : tensor<3x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.maximumf %z, %p : f32
    linalg.yield %q : f32
  } -> tensor<3x5xf32>
  %t = linalg.add ins(%m, %c : tensor<3x5xf32>, tensor<3x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %t : tensor<3x5xf32>
}
func.func @vec(%a: tensor<3x4xf32>, %b: tensor<4xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %f = arith.constant dense<0.0> : tensor<3xf32>
  %g = linalg.copy ins(%f : tensor<3xf32>) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  %m = linalg.matvec ins(%a, %b : tensor<3x4xf32>, tensor<4xf32>) outs(%g : tensor<3xf32>) -> tensor<3xf32>
  %t = linalg.add ins(%m, %c : tensor<3xf32>, tensor<3xf32>) outs(%f : tensor<3xf32>) -> tensor<3xf32>
  return %t : tensor<3xf32>
}
func.func @buffers(%a: memref<3xf32>, %b: memref<3xf32>) {
  linalg.add ins(%a, %b : memref<3xf32>, memref<3xf32>) outs(%b : memref<3xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
}
