// builtin.module(canonicalize)
// Casts of quant there and back, and groups of async to which nothing is added.

!q = !quant.uniform<i8:f32, 2.0:10>
!p = !quant.uniform<i8:f32, 3.0:10>

func.func @casts(%x: f32, %v: tensor<4x!q>, %s: tensor<4xi8>) -> (f32, tensor<4x!q>, tensor<4xi8>, tensor<4x!p>) {
  %0 = quant.qcast %x : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  %2 = quant.dcast %v : tensor<4x!q> to tensor<4xf32>
  %3 = quant.qcast %2 : tensor<4xf32> to tensor<4x!q>
  %4 = quant.scast %s : tensor<4xi8> to tensor<4x!q>
  %5 = quant.scast %4 : tensor<4x!q> to tensor<4xi8>
  %6 = quant.qcast %2 : tensor<4xf32> to tensor<4x!p>
  return %1, %3, %5, %6 : f32, tensor<4x!q>, tensor<4xi8>, tensor<4x!p>
}

func.func @groups(%t: !async.token, %n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  async.await_all %g
  %h = async.create_group %n : !async.group
  %i = async.add_to_group %t, %h : !async.token
  async.await_all %h
  return
}
