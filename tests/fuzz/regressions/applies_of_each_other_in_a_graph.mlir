// --pass-pipeline=builtin.module(lower-affine)
"x.graph"() ({
  %0 = "affine.apply"(%1) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
  %1 = "affine.apply"(%0) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
  "x.use"(%1) : (index) -> ()
}) : () -> ()
