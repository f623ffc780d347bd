"x.parent"() ({
  %v0 = "x.value"() : () -> !transform.any_op
  %r = "transform.structured.pack_greedily"(%v0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
