gpu.module @m {
  "gpu.func"() <{function_type = () -> (), workgroup_attributions = 0 : i64}> ({
    gpu.return
  }) {sym_name = "k"} : () -> ()
  "gpu.func"() <{function_type = (i32) -> (), workgroup_attributions = 0 : i64}> ({
  ^bb0(%a: i32, %b: memref<4xf32, 5>):
    gpu.return
  }) {sym_name = "k2"} : () -> ()
}
