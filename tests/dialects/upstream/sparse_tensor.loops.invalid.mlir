#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error @below {{inferred type(s) '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>' are incompatible with return type(s) of operation '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>, lvls = 0 to 2>'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSC, lvls = 0 to 2>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error @below {{expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 2 to 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error @below {{parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>) {
  // expected-error @below {{parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t at %it lvls = 0 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSC, lvls = 0>) {
  // expected-error @below {{mismatch in parent iterator encoding and iteration space encoding.}}
  %0 = sparse_tensor.extract_iteration_space %t at %it lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSC, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : singleton) }>
func.func @f(%t: tensor<4x8x3xf32, #COO>, %it: !sparse_tensor.iterator<#COO, lvls = 0>) {
  // expected-error @below {{parent iterator should be used to extract an iteration space from a consecutive level.}}
  %0 = sparse_tensor.extract_iteration_space %t at %it lvls = 2 : tensor<4x8x3xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 2>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>) {
  // expected-error @below {{must use last-level iterator to extract values. }}
  %0 = sparse_tensor.extract_value %t at %it : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSC, lvls = 1>) {
  // expected-error @below {{mismatch in tensor encoding and iterator encoding.}}
  %0 = sparse_tensor.extract_value %t at %it : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSC, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%sp: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{required out-of-bound coordinates}}
  %r = sparse_tensor.iterate %it in %sp at(%c0, %c1) iter_args(%a = %i) : !sparse_tensor.iter_space<#COO, lvls = 0> -> index {
    sparse_tensor.yield %a : index
  }
  return %r : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%sp: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{0-th region iter_arg and 0-th yielded value have different type: 'index' != 'f32'}}
  %r = sparse_tensor.iterate %it in %sp iter_args(%a = %i) : !sparse_tensor.iter_space<#COO, lvls = 0> -> index {
    %c = arith.constant 1.0 : f32
    sparse_tensor.yield %c : f32
  }
  return %i : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%sp: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{number mismatch between iter args and results.}}
  %r = sparse_tensor.iterate %it in %sp iter_args(%a = %i) : !sparse_tensor.iter_space<#COO, lvls = 0> -> index {
  }
  return %i : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%sp: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{expected '->'}}
  %r = sparse_tensor.iterate %it in %sp iter_args(%a = %i) : !sparse_tensor.iter_space<#COO, lvls = 0> {
  }
  return %i : index
}

// -----

func.func @f(%sp: i32, %i: index) -> index {
  // expected-error @below {{expected sparse_tensor.iter_space type for iteration space operands}}
  %r = sparse_tensor.iterate %it in %sp : i32 {
  }
  return %i : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%sp: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{mismatch in number of sparse iterators and sparse spaces}}
  %r = sparse_tensor.iterate %it, %it2 in %sp : !sparse_tensor.iter_space<#COO, lvls = 0> {
  }
  return %i : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s1: !sparse_tensor.iter_space<#COO, lvls = 0>, %s2: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{contains duplicated cases.}}
  %r = sparse_tensor.coiterate (%s1, %s2) at(%c) iter_args(%a = %i) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %x, _ {
    sparse_tensor.yield %a : index
  }
  case %x, _ {
    sparse_tensor.yield %a : index
  }
  return %r : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s1: !sparse_tensor.iter_space<#COO, lvls = 0>, %s2: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{types mismatch between 0th yield value and defined value on 0th region}}
  %r = sparse_tensor.coiterate (%s1, %s2) at(%c) iter_args(%a = %i) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %x, _ {
    %f = arith.constant 1 : i32
    sparse_tensor.yield %f : i32
  }
  return %r : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s1: !sparse_tensor.iter_space<#COO, lvls = 0>, %s2: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) -> index {
  // expected-error @below {{mismatch in number of iteration space operands and iteration space types}}
  %r = sparse_tensor.coiterate (%s1, %s2) at(%c) iter_args(%a = %i) : (!sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %x, _ {
    sparse_tensor.yield %a : index
  }
  return %r : index
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %i: i32) {
  sparse_tensor.foreach in %t : tensor<2x4xf64, #CSR> do {
    ^bb0(%1: index, %2: index, %v: f64) :
  }
  // expected-error @below {{Unmatched number of arguments in the block}}
  sparse_tensor.foreach in %t : tensor<2x4xf64, #CSR> do {
    ^bb0(%1: index, %v: f64) :
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %i: i32) {
  // expected-error @below {{Expecting Index type for argument at index 1}}
  sparse_tensor.foreach in %t : tensor<2x4xf64, #CSR> do {
    ^bb0(%1: index, %2: f64, %v: f64) :
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %i: i32) {
  // expected-error @below {{Unmatched element type between input tensor and block argument, expected:f64, got: f32}}
  sparse_tensor.foreach in %t : tensor<2x4xf64, #CSR> do {
    ^bb0(%1: index, %2: index, %v: f32) :
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %i: i32) {
  // expected-error @below {{Mismatch in types of init arguments and results}}
  sparse_tensor.foreach in %t init(%i) : tensor<2x4xf64, #CSR>, i32 -> f32 do {
    ^bb0(%1: index, %2: index, %v: f64, %r: i32) :
    sparse_tensor.yield %r : i32
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %i: i32) {
  // expected-error @below {{Mismatch in number of init arguments and results}}
  sparse_tensor.foreach in %t init(%i) : tensor<2x4xf64, #CSR>, i32 do {
    ^bb0(%1: index, %2: index, %v: f64, %r: i32) :
    sparse_tensor.yield %r : i32
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %i: i32) {
  // expected-error @below {{Mismatch in types of yield values and results}}
  %0 = sparse_tensor.foreach in %t init(%i) : tensor<2x4xf64, #CSR>, i32 -> i32 do {
    ^bb0(%1: index, %2: index, %v: f64, %r: i32) :
    sparse_tensor.yield %v : f64
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %i: i32) {
  // expected-error @below {{Level traverse order does not match tensor's level rank}}
  sparse_tensor.foreach in %t {order = affine_map<(i, j, k) -> (i, j, k)>} : tensor<2x4xf64, #CSR> do {
    ^bb0(%1: index, %2: index, %v: f64) :
  }
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%v: tensor<6xf64>, %p: tensor<2xi32>, %c: tensor<6xi32>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi32>, tensor<6xi32>), tensor<6xf64> to tensor<100xf64, #SV>
  // expected-error @below {{the sparse-tensor must have static shape}}
  %1 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi32>, tensor<6xi32>), tensor<6xf64> to tensor<?xf64, #SV>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%v: tensor<6xf64>, %p: tensor<2xindex>, %c: tensor<6xi32>) {
  // expected-error @below {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<6xi32>), tensor<6xf64> to tensor<100xf64, #SV>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%v: tensor<6xf64>, %p: tensor<2xindex>, %c: tensor<6xi32>) {
  // expected-error @below {{inconsistent number of fields between input/output}}
  %0 = sparse_tensor.assemble (%c), %v : (tensor<6xi32>), tensor<6xf64> to tensor<100xf64, #SV>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth=32, crdWidth=32 }>
func.func @f(%v: tensor<6xf64>, %p: tensor<2xi32>, %c: tensor<6x3xi32>) {
  // expected-error @below {{input/output trailing COO level-ranks don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi32>, tensor<6x3xi32>), tensor<6xf64> to tensor<100x2xf64, #COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth=32, crdWidth=32 }>
func.func @f(%v: tensor<6xf64>, %p: tensor<2xi32>, %c: tensor<6x2xi32>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi32>, tensor<6x2xi32>), tensor<6xf64> to tensor<100x2xf64, #COO>
  // expected-error @below {{input/output element-types don't match}}
  %1 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi32>, tensor<6x2xi32>), tensor<6xf64> to tensor<100x2xf32, #COO>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%t: tensor<100xf64, #SV>, %v: tensor<6xf64>, %p: tensor<2xi32>, %c: tensor<6xi32>) {
  // expected-error @below {{output levels and return levels type mismatch}}
  %rp, %rc, %rv, %l1, %l2, %vl = sparse_tensor.disassemble %t : tensor<100xf64, #SV> out_lvls(%p, %c : tensor<2xi32>, tensor<6xi32>) out_vals(%v : tensor<6xf64>) -> (tensor<2xi32>, tensor<6xi64>), tensor<6xf64>, (index, index), index
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%t: tensor<100xf64, #SV>, %v: tensor<6xf64>, %p: tensor<2xi32>, %c: tensor<6xi32>) {
  // expected-error @below {{output values and return value type mismatch}}
  %rp, %rc, %rv, %l1, %l2, %vl = sparse_tensor.disassemble %t : tensor<100xf64, #SV> out_lvls(%p, %c : tensor<2xi32>, tensor<6xi32>) out_vals(%v : tensor<6xf64>) -> (tensor<2xi32>, tensor<6xi32>), tensor<6xf32>, (index, index), index
  return
}

// -----

// expected-error @below {{invalid level type: level format doesn't support the properties}}
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense(nonunique)) }>

// -----

// expected-error @below {{expected exactly 2 structured sizes}}
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2]) }>

// -----

// expected-error @below {{expected valid integer for structured size}}
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2, "x"]) }>

// -----

// expected-error @below {{unknown level property: foo}}
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(foo)) }>

// -----

// expected-error @below {{unknown level format: foo}}
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : foo) }>

// -----

// expected-error @below {{expected compressed or loose_compressed level before singleton level}}
#SV = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : singleton) }>

// -----

// expected-error @below {{expected compressed or loose_compressed level before singleton level}}
#SV = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : singleton) }>

// -----

// expected-error @below {{expect positive value or ? for slice size}}
#SV = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 0, 1)>) -> (d0 : dense) }>

// -----

// expected-error @below {{expect positive value or ? for slice stride}}
#SV = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 1, 0)>) -> (d0 : dense) }>

// -----

// expected-error @below {{expected a non-empty array for lvlTypes}}
#SV = #sparse_tensor.encoding<{ map = (d0) -> () }>

// -----

// expected-error @below {{unexpected key: foo}}
#SV = #sparse_tensor.encoding<{ foo = (d0) -> () }>

// -----

// expected-error @below {{expected '}'}}
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 32 crdWidth = 32}>
