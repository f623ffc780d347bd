// builtin.module(tosa-to-scf)
func.func @w(%a: tensor<i32>, %n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0:2 = tosa.while_loop (%x = %a, %y = %n) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c = tosa.greater_equal %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = tosa.add %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %s, %y : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<i32>
}
func.func @i(%a: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.cond_if %a (%p = %x, %q = %y) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%p: tensor<4xf32>, %q: tensor<4xf32>):
    %s = tosa.add %p, %q : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %s : tensor<4xf32>
  } else {
  ^bb0(%p: tensor<4xf32>, %q: tensor<4xf32>):
    tosa.yield %q : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
func.func @j(%a: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.cond_if %a : tensor<i1> -> tensor<4xf32> {
    tosa.yield %x : tensor<4xf32>
  } else {
    tosa.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
func.func @s(%v: tensor<3x7x5xf32>, %k: tensor<3x6xi32>, %u: tensor<3x6x5xf32>) -> tensor<3x7x5xf32> {
  %0 = tosa.scatter %v, %k, %u : (tensor<3x7x5xf32>, tensor<3x6xi32>, tensor<3x6x5xf32>) -> tensor<3x7x5xf32>
  return %0 : tensor<3x7x5xf32>
}
func.func @sd(%v: tensor<?x7x?xf32>, %k: tensor<?x?xi32>, %u: tensor<?x?x?xf32>) -> tensor<?x7x?xf32> {
  %0 = tosa.scatter %v, %k, %u : (tensor<?x7x?xf32>, tensor<?x?xi32>, tensor<?x?x?xf32>) -> tensor<?x7x?xf32>
  return %0 : tensor<?x7x?xf32>
}
