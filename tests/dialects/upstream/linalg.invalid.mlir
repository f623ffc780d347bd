func.func @yield_type(%m: memref<4xf32>, %f: f64) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%out: f32):
    // expected-error @+1 {{type of yield operand 1 ('f64') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %f : f64
  }
  return
}

// -----

func.func @yield_count(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%out: f32):
    // expected-error @+1 {{expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %out, %out : f32, f32
  }
  return
}

// -----

func.func @loop(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%out: f32):
    // expected-error @+1 {{expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 1 : index
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @iterators(%m: memref<4xf32>) {
  // expected-error @+1 {{expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>]} outs(%m : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @a(%arg0: memref<1xi32>) {
  // expected-error @below {{expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  linalg.generic {indexing_maps = [affine_map<() -> (0, 0)>], iterator_types = ["parallel"]} outs(%arg0 : memref<1xi32>) {
  ^bb(%i : i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<1xi32>) {
  // expected-error @below {{invalid indexing maps are non-invertible: ((d0) -> (0))}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (0)>], iterator_types = ["parallel"]} outs(%arg0 : memref<1xi32>) {
  ^bb(%i : i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<1xi32>) {
  // expected-error @below {{expected the number of indexing_map (0) to be equal to the number of input/output operands (1)}}
  linalg.generic {indexing_maps = [], iterator_types = ["parallel"]} outs(%arg0 : memref<1xi32>) {
  ^bb(%i : i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<1xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{inferred input/output operand #1 has shape's dimension #0 to be 1, but found 2}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0: memref<1xi32>) outs(%arg1 : memref<2xi32>) {
  ^bb(%i : i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0: memref<2xi32>) outs(%arg1 : memref<2xi32>) {
  ^bb(%i : i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{expected type of bb argument #1 ('f32') to match element or self type of the corresponding operand ('i32')}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0: memref<2xi32>) outs(%arg1 : memref<2xi32>) {
  ^bb(%i : i32, %j: f32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{unexpected symbols in indexing_map #1}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0)[s] -> (d0)>], iterator_types = ["parallel"]} ins(%arg0: memref<2xi32>) outs(%arg1 : memref<2xi32>) {
  ^bb(%i : i32, %j: i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<0xi32>, %arg1: memref<3xi32>) {
  // expected-error @below {{unexpected result less than 0 at expression #0 in (d0) -> (d0)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0: memref<0xi32>) outs(%arg1 : memref<3xi32>) {
  ^bb(%i : i32, %j: i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: f32, %arg1: vector<3xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0: f32) outs(%arg1 : vector<3xi32>) {
  // expected-error @below {{type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('vector<3xi32>')}}
  ^bb(%i : vector<3xi32>, %j: i32): linalg.yield %j : i32 }
  return
}

// -----

func.func @a() {
  // expected-error @below {{expected attribute name}}
  linalg.generic {indexing_maps = [], iterator_types = []} {
  ^bb(): linalg.yield }
  return
}

// -----

func.func @a(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{custom op 'linalg.generic' unexpected iterator_type (window)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 2)>], iterator_types = ["window"]} ins(%arg0: memref<2xi32>) outs(%arg1 : memref<2xi32>) {
  ^bb(%i : i32, %j: i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  "linalg.generic"(%arg0, %arg1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [1], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb(%i : i32, %j: i32): linalg.yield %i : i32 
  }) : (memref<2xi32>, memref<2xi32>) -> ()
  return
}

// -----

func.func @a(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{expects region #0 to have 0 or 1 blocks}}
  "linalg.generic"(%arg0, %arg1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb(%i : i32, %j: i32): cf.br ^bb2
  ^bb2: linalg.yield %i : i32
  }) : (memref<2xi32>, memref<2xi32>) -> ()
  return
}

// -----

func.func @a(%arg0: memref<3xi32>, %arg1: memref<2xi32>) {
  // expected-error @below {{expected indexing_map #0 to have 1 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<() -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0: memref<3xi32>) outs(%arg1 : memref<2xi32>) {
  ^bb(%i : i32, %j: i32): linalg.yield %i : i32 }
  return
}

// -----

func.func @a(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) {
  // expected-error @below {{expected op with scalar input}}
  linalg.fill ins(%arg0 : tensor<3xi32>) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%arg0: i32, %arg1: tensor<3xi32>) {
  linalg.fill ins(%arg0, %arg0 : i32, i32) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
  // expected-error @below {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

func.func @a(%arg0: vector<3xi32>, %arg1: tensor<3xi32>) {
  // expected-error @below {{expected fill value type ('vector<3xi32>') to match output element type ('i32')}}
  linalg.fill ins(%arg0: vector<3xi32>) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%arg0: i32, %arg1: tensor<3xi32>) {
  // expected-error @below {{operand #0 must be variadic of shaped of any type values, but got 'i32'}}
  %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 2>}> ({
  ^bb(%a: i32, %b: i32): linalg.yield %a : i32
  }) : (i32, tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%arg0: i32, %arg1: tensor<3xi32>) {
  // expected-error @below {{result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xi32>'}}
  %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb(%a: i32, %b: i32): linalg.yield %a : i32
  }) : (i32, tensor<3xi32>) -> tensor<*xi32>
  return
}

// -----

func.func @a(%arg0: i32, %arg1: tensor<*xi32>) {
  %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  // expected-error @below {{type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('tensor<*xi32>')}}
  ^bb(%a: i32, %b: i32): linalg.yield %a : i32
  }) : (i32, tensor<*xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @a(%arg0: i32, %arg1: tensor<3xi32>) {
  // expected-error @below {{expected the number of tensor results (2) to be equal to the number of output tensors (1)}}
  %0:2 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb(%a: i32, %b: i32): linalg.yield %a : i32
  }) : (i32, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  return
}

// -----

func.func @a(%i: memref<1x4x4x1xf32>, %f: memref<3x2x1x1xf32>, %o: memref<1x2x3x1xf32>) {
  // expected-error @below {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<3xi64>} ins(%i, %f: memref<1x4x4x1xf32>, memref<3x2x1x1xf32>) outs(%o: memref<1x2x3x1xf32>)
  return
}

// -----

func.func @a(%i: memref<1x4x4x1xf32>, %f: memref<3x2x1x1xf32>, %o: memref<1x2x3x1xf32>) {
  // expected-error @below {{unexpected input index map for convolutions}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>, dilations = dense<[1,2]> : tensor<2xi64>} ins(%i, %f: memref<1x4x4x1xf32>, memref<3x2x1x1xf32>) outs(%o: memref<1x2x3x1xf32>)
  return
}

// -----

func.func @a(%i: memref<1x4x4x1xf32>, %f: memref<3x2x1x1xf32>, %o: memref<1x2x3x1xf32>) {
  // expected-error @below {{inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 5, but found 4}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<[1,2]> : tensor<2xi64>} ins(%i, %f: memref<1x4x4x1xf32>, memref<3x2x1x1xf32>) outs(%o: memref<1x2x3x1xf32>)
  return
}

// -----

func.func @a(%i: memref<1x4x4x1xf32>, %f: memref<3x2x1x1xf32>, %o: memref<1x2x3x1xf32>) {
  // expected-error @below {{expected op with 2 inputs and 1 output}}
  "linalg.conv_2d_nhwc_hwcf"(%i, %o) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb(%a: f32, %b: f32): linalg.yield %a : f32
  }) : (memref<1x4x4x1xf32>,memref<1x2x3x1xf32>) -> ()
  return
}

// -----

func.func @a(%i: memref<1x4x4x1xf32>, %f: memref<3x2x1x1xf32>, %o: memref<1x2x3x1xf32>) {
  // expected-error @below {{unexpected loop dimension for convolution op}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<0> : tensor<2xi64>} ins(%i, %f: memref<1x4x4x1xf32>, memref<3x2x1x1xf32>) outs(%o: memref<1x2x3x1xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<4x3xf32>, %c: memref<1x3xf32>) {
  // expected-error @below {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>] ins(%a, %b: memref<1x4xf32>, memref<4x3xf32>) outs(%c: memref<1x3xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<4x3xf32>, %c: memref<1x3xf32>) {
  // expected-error @below {{iteration spaces of provided affine_maps differ}}
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, memref<4x3xf32>) outs(%c: memref<1x3xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<4x3xf32>, %c: memref<1x3xf32>) {
  // expected-error @below {{ranks of shaped operand and results of corresponding affine_map differ}}
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1,d0)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, memref<4x3xf32>) outs(%c: memref<1x3xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<4x3xf32>, %c: memref<1x3xf32>) {
  // expected-error @below {{provided affine_map is not a projected permutation}}
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2+d0,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, memref<4x3xf32>) outs(%c: memref<1x3xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<1x4xf32>, %c: memref<1x4xf32>) {
  // expected-error @below {{'indexing_maps' do not specify a contracting dimension}}
  linalg.contract indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, memref<1x4xf32>) outs(%c: memref<1x4xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<1x4xf32>, %c: memref<1x4xf32>) {
  // expected-error @below {{iteration space dim at index 2 not used to access any operand}}
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, memref<1x4xf32>) outs(%c: memref<1x4xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: f32, %c: memref<1x4xf32>) {
  // expected-error @below {{affine_map specifies shaped access while operand has non-shaped type}}
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, f32) outs(%c: memref<1x4xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<4x3xf32>, %c: memref<1x3xf32>) {
  // expected-error @below {{expected add/mul op in the body}}
  "linalg.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb(%x: f32, %y: f32, %z: f32): linalg.yield %x : f32
  }) : (memref<1x4xf32>, memref<4x3xf32>, memref<1x3xf32>) -> ()
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<4x3xf32>, %c: memref<1x3xf32>) {
  // expected-error @below {{Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d0)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, memref<4x3xf32>) outs(%c: memref<1x3xf32>)
  return
}

// -----

func.func @a(%a: memref<1x4xf32>, %b: memref<4x3xf32>, %c: memref<1x3xf32>) {
  // expected-error @below {{Invalid broadcast requested, should be (d2).}}
  linalg.matmul indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%a, %b: memref<1x4xf32>, memref<4x3xf32>) outs(%c: memref<1x3xf32>)
  return
}

// -----

func.func @b(%a: memref<2x1x4xf32>, %b: memref<2x4x3xf32>, %c: memref<2x1x3xf32>) {
  // expected-error @below {{Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d0,d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d0, d3,d1)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2)>] ins(%a, %b: memref<2x1x4xf32>, memref<2x4x3xf32>) outs(%c: memref<2x1x3xf32>)
  return
}

// -----

func.func @b(%a: memref<2x1x4xf32>, %b: memref<2x4x3xf32>, %c: memref<2x1x3xf32>) {
  // expected-error @below {{Invalid batch dimension expression.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d0,d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d2, d3,d0)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2)>] ins(%a, %b: memref<2x1x4xf32>, memref<2x4x3xf32>) outs(%c: memref<2x1x3xf32>)
  return
}

// -----

func.func @b(%a: memref<2x1x4xf32>, %b: memref<2x4x3xf32>, %c: memref<2x1x3xf32>) {
  // expected-error @below {{no. of result dim expressions exceeds 3.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d0,d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d2,d3,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2)>] ins(%a, %b: memref<2x1x4xf32>, memref<2x4x3xf32>) outs(%c: memref<2x1x3xf32>)
  return
}

// -----

func.func @b(%a: memref<1x4xf32>, %b: memref<2x4x3xf32>, %c: memref<2x1x3xf32>) {
  // expected-error @below {{Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d2,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2)>] ins(%a, %b: memref<1x4xf32>, memref<2x4x3xf32>) outs(%c: memref<2x1x3xf32>)
  return
}

// -----

func.func @b(%a: memref<1x4xf32>, %b: memref<4xf32>, %c: memref<2x1x3xf32>) {
  // expected-error @below {{Invalid output map result dimension.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d2,d1)>] ins(%a, %b: memref<1x4xf32>, memref<4xf32>) outs(%c: memref<2x1x3xf32>)
  return
}

// -----

func.func @b(%a: memref<1x4xf32>, %b: memref<4xf32>, %c: memref<2x1x3xf32>) {
  // expected-error @below {{expects 3 dims, but got (2).}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d2)>] ins(%a, %b: memref<1x4xf32>, memref<4xf32>) outs(%c: memref<2x1x3xf32>)
  return
}

// -----

func.func @b(%a: memref<1x4xf32>, %b: memref<4xf32>, %c: memref<2x1x3xf32>) {
  // expected-error @below {{Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_matmul indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d3)>] ins(%a, %b: memref<1x4xf32>, memref<4xf32>) outs(%c: memref<2x1x3xf32>)
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  linalg.generic {indexing_maps = 3, iterator_types = ["parallel"]} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps = [], iterator_types = "x"} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' 'linalg.generic' op attribute 'doc' failed to satisfy constraint: string attribute}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], doc = 3} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{requires attribute 'indexing_maps'}}
  linalg.generic {iterator_types = ["parallel"]} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' invalid kind of attribute specified}}
  linalg.generic 3 outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{expects to have 1 region with 1 block}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) { }
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{expected parent op with LinalgOp interface}}
  linalg.yield
}

// -----

func.func @g(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'attrs' is unknown (tried 'func.attrs' as well)}}
  linalg.copy ins(%a: memref<4xf32>) outs(%a: memref<4xf32>) attrs = {a = 3}
  return
}

// -----

func.func @g(%a: tensor<4xf32>, %b: memref<4xf32>) {
  // expected-error @below {{expected to have pure tensor or buffer semantics}}
  linalg.copy ins(%a: tensor<4xf32>) outs(%b: memref<4xf32>)
  return
}

// -----

func.func @g(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  // expected-error @below {{custom op 'linalg.exp' unsupported non numeric type}}
  %0 = linalg.exp ins(%a: tensor<4xi32>) outs(%b: tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @g(%a: tensor<4xi1>, %b: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  %0 = linalg.sub ins(%a, %a: tensor<4xi1>, tensor<4xi1>) outs(%b: tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @g(%a: tensor<4xindex>, %b: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.sub' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  %0 = linalg.sub ins(%a, %a: tensor<4xindex>, tensor<4xindex>) outs(%b: tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @g(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  %0 = linalg.div_unsigned ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{invalid zero tile factor}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %a outer_dims_perm = [0, 2] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32, 4] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{packed rank != (unpacked rank + num tiling factors), got 4 != 3}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<8x16x8x32xf32>) {
  // expected-error @below {{expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<8x16x8x32xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x250xf32>, %b: tensor<16x8x8x32xf32>) {
  // expected-error @below {{invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x250xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x250xf32>, %b: tensor<16x8x8x32xf32>, %c: f64) {
  // expected-error @below {{expected padding_value has 'f32' but got: 'f64'}}
  %0 = linalg.pack %a padding_value(%c: f64) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x250xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>) {
  // expected-error @below {{failed to verify that result type matches type of dest}}
  %0 = "linalg.unpack"(%b, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x?xf32>
  return
}

// -----

func.func @p(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @below {{incompatible output shape}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<2x3xf32>) outs(%b: tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @p(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>) {
  // expected-error @below {{incorrect dimension specified}}
  %0 = linalg.softmax dimension(2) ins(%a : tensor<2x3xf32>) outs(%b: tensor<2x?xf32>) -> tensor<2x?xf32>
  return
}

// -----

func.func @p(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>) {
  // expected-error @below {{expected type of operand #1 ('tensor<2x?xf32>') to match type of corresponding result ('tensor<2x3xf32>')}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x3xf32>) outs(%b: tensor<2x?xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @p(%a: tensor<2x3xf32>, %b: vector<2x3xf32>) {
  // expected-error @below {{expected that operand #1 is a tensor or a memref}}
  linalg.softmax dimension(1) ins(%a : tensor<2x3xf32>) outs(%b: vector<2x3xf32>)
  return
}

// -----

func.func @w(%a: tensor<2x3x4x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a: tensor<2x3x4x5xf32>) outs(%b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%a: tensor<2x4x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a: tensor<2x4x3x5xf32>) outs(%b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%a: tensor<2x1x1x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a: tensor<2x1x1x5xf32>) outs(%b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%a: tensor<2x3x1x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a: tensor<2x3x1x5xf32>) outs(%b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%a: tensor<5x6x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) {
  // expected-error @below {{expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a: tensor<5x6x2x2x2x5xf32>) outs(%b: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @w(%a: tensor<6x5x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) {
  // expected-error @below {{expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a: tensor<6x5x2x2x2x5xf32>) outs(%b: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @m(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{expected element type of input 'f32' to match bbArg type 'f64'}}
  %0 = linalg.map ins(%a : tensor<2xf32>) outs(%b: tensor<2xf32>) (%x: f64, %y: f32) { linalg.yield %y: f32 }
  return
}

// -----

func.func @m(%b: memref<*xf32>) {
  // expected-error @below {{operand #0 must be memref of any type values or ranked tensor of any type values, but got 'memref<*xf32>'}}
  linalg.map outs(%b: memref<*xf32>) (%y: f32) { linalg.yield %y: f32 }
  return
}

// -----

func.func @r(%a: tensor<?x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{dimensions for reduction should be in the range [0, 1].}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<?x2xf32>) outs(%b: tensor<3xf32>) dimensions = [-1]
  return
}

// -----

func.func @r(%a: tensor<?x2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<?x2xf32>) outs(%b: tensor<3xf32>) dimensions = [1, 0]
  return
}

// -----

func.func @t(%a: tensor<2xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error @below {{dimension 1 is out of range. expected range: [0, 2], got: -2}}
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b: tensor<2x3x4xf32>) dimensions = [1, -2]
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{attribute '"linalg.foo"' not supported by the linalg dialect}}
  %0 = arith.addf %a, %a {linalg.foo = 1} : f32
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{expected attribute value}}
  linalg.generic outs(%m : memref<4x2xf32>) { ^bb0(%a: f32): linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{expected '{' to begin a region}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<4x2xf32>)
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{expected ':'}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m) { ^bb0(%a: f32): linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{custom op 'linalg.generic' number of operands and types do not match: got 2 operands and 1 types}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m, %m : memref<4x2xf32>) { ^bb0(%a: f32): linalg.yield %a : f32 }
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected non-function type}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(: ) { ^bb0(%a: f32): linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{expected '(' in argument list}}
  %0 = linalg.map ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{expected 2 operands, but found 1}}
  %0 = linalg.map { arith.addf } ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = linalg.map { arith.addi } ins(%t, %t : tensor<4x2xf32>, tensor<4x2xf32>) outs(%u : tensor<4x2xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{expected shape of input (4, 2) to match shape of output (4)}}
  %0 = linalg.map { math.exp } ins(%t : tensor<4x2xf32>) outs(%v : tensor<4xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{expects number of operands to match the arity of mapper, but got: 2 and 1}}
  %0 = linalg.map ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) (%a : f32) { linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%u: tensor<4x2xf32>, %f: f32) {
  // expected-error @below {{operand #0 must be variadic of memref of any type values or ranked tensor of any type values, but got 'f32'}}
  %0 = linalg.map ins(%f : f32) outs(%u : tensor<4x2xf32>) (%a : f32, %c : f32) { linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4x2xf32>) outs(%v : tensor<4xf32>)
  // expected-error @below {{custom op 'linalg.reduce' expected 'dimensions'}}
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{number of dimensions after reduction 0 doesn't match the init rank 1}}
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4x2xf32>) outs(%v : tensor<4xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{requires a single operand}}
  %0 = linalg.reduce { arith.negf } ins(%t : tensor<4x2xf32>) outs(%v : tensor<4xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{mismatching number of operands and block arguments}}
  %0 = linalg.reduce ins(%t : tensor<4x2xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%a: f32, %c: f32, %d: f32) { linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{output element type 'f32' does not match corresponding block argument type 'i32'}}
  %0 = linalg.reduce ins(%t : tensor<4x2xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%a: f32, %c: i32) { linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{expects a non-empty block}}
  %0 = linalg.reduce ins(%t : tensor<4x2xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%a: f32, %c: f32) { }
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 2}}
  %0 = linalg.transpose ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{permutation is not valid}}
  %0 = linalg.transpose ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) permutation = [-1, 0]
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %v: tensor<4xf32>) {
  // expected-error @below {{input dim 0 should match init dim 1. input: 4, init: 2}}
  %0 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%t : tensor<4x2xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%v: tensor<4xf32>, %m: memref<4x2xf32>) {
  // expected-error @below {{cannot name an operation with no results}}
  %0 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%m : memref<4x2xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %f: f32) {
  // expected-error @below {{custom op 'linalg.foo' is unknown}}
  %0 = linalg.foo ins(%f : f32) outs(%t : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  %0 = linalg.matmul {cast = 3} ins(%t, %t : tensor<4x2xf32>, tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  %0 = linalg.matmul indexing_maps = [3] ins(%t, %t : tensor<4x2xf32>, tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract ins(%t, %t : tensor<4x2xf32>, tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  %0 = linalg.elementwise kind=3 ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %x: i32) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<4x2xf32>) outs(%x : i32) -> tensor<4x2xf32>
  // expected-error @below {{custom op 'linalg.elementwise' return type needs to be shaped type}}
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_9_9) ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x2xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{operand #0 must be 4D tensor of any type values, but got 'tensor<4x2xf32>'}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%t : tensor<4x2xf32>) outs(%u : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
  %0 = linalg.index -1 : index
  return
}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `linalg`}}
func.func private @f() attributes {a = #linalg.foo}

// -----

// expected-error @below {{dialect 'linalg' provides no type parsing hook}}
func.func private @f(!linalg.foo)

// -----

// expected-error @below {{expected valid keyword}}
func.func private @f() attributes {a = #linalg.}

// -----

func.func @f(%t: tensor<2xf32>, %c: f32) {
  // expected-error @below {{operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "linalg.fill"(%c, %t) ({
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }) : (f32, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @undefined() {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0 = linalg.broadcast ins(%input : tensor<8xf32>) outs(%input : tensor<8xf32>) dimensions = []
  return
}
