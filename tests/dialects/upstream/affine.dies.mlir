// expected-error @below {{operand count and affine map dimension and symbol count must match}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()
