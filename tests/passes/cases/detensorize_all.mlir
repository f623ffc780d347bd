// builtin.module(func.func(linalg-detensorize{aggressive-mode}))
#map = affine_map<() -> ()>
func.func @main(%farg0: tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0, %farg1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
  ^bb0(%a: i32, %b: i32, %c: i1):
    %8 = arith.cmpi slt, %a, %b : i32
    linalg.yield %8 : i1
  } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %8 = arith.addi %a, %b : i32
    linalg.yield %8 : i32
  } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}
func.func @simple(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %5 = tensor.empty() : tensor<f32>
  %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%a, %b : tensor<f32>, tensor<f32>) outs(%5 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %c: f32):
    %8 = arith.addf %x, %y : f32
    linalg.yield %8 : f32
  } -> tensor<f32>
  %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%6, %b : tensor<f32>, tensor<f32>) outs(%5 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %c: f32):
    %8 = arith.mulf %x, %y : f32
    linalg.yield %8 : f32
  } -> tensor<f32>
  return %7 : tensor<f32>
}
func.func @switch(%a: tensor<i32>, %k: i32, %c: i1) -> tensor<i32> {
  cf.switch %k : i32, [default: ^bb1(%a : tensor<i32>), 4: ^bb2(%a : tensor<i32>)]
^bb1(%x: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%x : tensor<i32>) outs(%5 : tensor<i32>) {
  ^bb0(%p: i32, %q: i32):
    %8 = arith.addi %p, %p : i32
    linalg.yield %8 : i32
  } -> tensor<i32>
  cf.cond_br %c, ^bb2(%6 : tensor<i32>), ^bb2(%x : tensor<i32>)
^bb2(%y: tensor<i32>):
  return %y : tensor<i32>
}
