module @m {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  sdy.mesh @maximal = <[], device_ids=[3]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b":(1)2, ?}p1], replicated={"b":(2)2}>}, %arg1: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=8} reduction={k}>} : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"a"}, {?}]> : tensor<8x16xf32>
    %2 = sdy.manual_computation(%1) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg2: tensor<4x16xf32>) {
      sdy.return %arg2 : tensor<4x16xf32>
    } : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = sdy.all_gather [{"a"}, {}] %2 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
    sdy.sharding_group %3 group_id=21 : tensor<8x16xf32>
    %4 = sdy.all_reduce {"a"} %3 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
    %5 = sdy.constant dense<1.000000e+00> : tensor<8x16xf32>
    %6 = sdy.named_computation<"foo">(%5) out_shardings=[<@mesh, [{"b"}, {}]>] (%arg2: tensor<8x16xf32>) {
      sdy.return %arg2 : tensor<8x16xf32>
    } : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %7 = sdy.all_to_all [{"b"}: 0->1] %6 out_sharding=<@mesh, [{}, {"b"}]> : tensor<8x16xf32>
    return %7 : tensor<8x16xf32>
  }
}
