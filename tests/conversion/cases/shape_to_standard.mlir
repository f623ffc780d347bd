// builtin.module(convert-shape-to-std)
func.func @ops(%a: index, %b: index) -> (index, index) { %0 = shape.add %a, %b : index, index -> index %1 = shape.mul %a, %b : index, index -> index return %0, %1 : index, index }
func.func @eq(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness { %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex> return %0 : !shape.witness }
func.func @brd(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness { %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex> return %0 : !shape.witness }
func.func @eq1(%a: tensor<3xindex>, %b: tensor<3xindex>, %c: tensor<2xindex>) -> i1 { %0 = shape.shape_eq %a, %b, %c : tensor<3xindex>, tensor<3xindex>, tensor<2xindex> return %0 : i1 }
func.func @dim(%a: tensor<2x?xf32>, %i: index) -> index { %0 = shape.dim %a, %i : tensor<2x?xf32>, index -> index return %0 : index }
func.func @dimu(%a: tensor<*xf32>, %i: index) -> index { %0 = shape.dim %a, %i : tensor<*xf32>, index -> index return %0 : index }
func.func @ge(%a: tensor<*xf32>, %i: index) -> index { %s = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex> %0 = shape.get_extent %s, %i : tensor<?xindex>, index -> index return %0 : index }
func.func @red(%s: tensor<?xindex>, %i: index, %j: index) -> (index, index) { %0:2 = shape.reduce(%s, %i, %j) : tensor<?xindex> -> (index, index) { ^bb0(%k: index, %e: index, %x: index, %y: index): %p = arith.muli %x, %e : index %q = shape.add %y, %e : index, index -> index shape.yield %p, %q : index, index } return %0#0, %0#1 : index, index }
func.func @cs() -> tensor<3xindex> { %0 = shape.const_shape [1, 2, 3] : tensor<3xindex> return %0 : tensor<3xindex> }
func.func @split(%s: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) { %h, %t = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>) return %h, %t : tensor<?xindex>, tensor<?xindex> }
func.func @bc(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> { %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex> return %0 : tensor<?xindex> }
func.func @ib(%a: tensor<?xindex>, %b: tensor<2xindex>) -> i1 { %0 = shape.is_broadcastable %a, %b : tensor<?xindex>, tensor<2xindex> return %0 : i1 }
func.func @so(%a: tensor<?x4xf32>) -> tensor<2xindex> { %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex> return %0 : tensor<2xindex> }
func.func @rank(%a: tensor<?xindex>) -> index { %0 = shape.rank %a : tensor<?xindex> -> index return %0 : index }
