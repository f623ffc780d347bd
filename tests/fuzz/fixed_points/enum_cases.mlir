func.func @f(%a: vector<4xf32>, %m: memref<?xi32>) {
  "acc.init"() <{device_types = [#acc.device_type<star>], operandSegmentSizes = array<i32: 0,0>}> : () -> ()
  "x.y"() {a = #acc.device_type<star>, b = #acc.device_type<default>, c = #spirv.image_format<Rgba32f>} : () -> ()
  "x.y"() {a = #llvm.cconv<ccc>, b = #llvm.linkage<external>} : () -> ()
  return
}
