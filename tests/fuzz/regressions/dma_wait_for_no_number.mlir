"builtin.module"() ({
  "func.func"() <{function_type = (memref<1xi32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%a: memref<1xi32>, %i: index):
    "affine.dma_wait"(%a, %i) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
