"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    spirv.func @f() "None" {
      spirv.Return
    }
  }) : () -> ()
  func.func @g() {
    "x.parent"() ({
      %c = arith.constant 0 : i32
      "x.end"() : () -> ()
    }) : () -> ()
    return
  }
  "x.parent"() ({
    func.func @h() attributes {a = #spirv.addressing_model<Logical>} {
      return
    }
  }) : () -> ()
}) : () -> ()
