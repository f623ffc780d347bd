%c = arith.constant 1 : index
// expected-error @below {{unexpected number of region arguments}}
"gpu.launch"(%c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({}) : (index, index, index, index, index, index) -> ()

// -----

module attributes {gpu.container_module} {
  "gpu.module"() <{sym_name = "k"}> ({
    // expected-error @below {{requires attribute 'function_type'}}
    "gpu.func"() ({
    ^bb0(%a: f32):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "f"} : () -> ()
  }) : () -> ()
  func.func @main(%c: index, %f: f32) {
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %f) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, f32) -> ()
    return
  }
}

// -----

"gpu.module"() <{sym_name = "k"}> ({
  // expected-error @below {{expected at least 4294967296 arguments to body region}}
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0(%a: f32):
    "gpu.return"() : () -> ()
  }) {sym_name = "f", workgroup_attributions = -1 : i64} : () -> ()
}) : () -> ()
