func.func @f(%m: memref<?x?x?xi32>, %n : i32) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %8 = arith.constant 8 : i32
  scf.for %i = %0 to %8 step %2 : i32 {
   scf.for %l = %0 to %1 step %1 : i32 {
    scf.for %j = %0 to %n step %2 : i32 {
     scf.for %k = %0 to %2 step %2 : i32 {
      "test.use"(%i, %l, %j, %k) : (i32, i32, i32, i32) -> ()
    }}}
  } {coalesce}
  scf.for %i = %0 to %1 step %2 : i32 {
   scf.for %l = %0 to %1 step %1 : i32 {
      "test.use"(%i, %l) : (i32, i32) -> ()
    }
  } {coalesce}
  scf.for %i = %0 to %1 step %2 : i32 {
   scf.for %l = %0 to %8 step %1 : i32 {
   scf.for %k = %0 to %1 step %1 : i32 {
      "test.use"(%i, %l,%k) : (i32, i32,i32) -> ()
    }}
  } {coalesce}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} attributes {coalesce} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.coalesce %1: (!transform.op<"scf.for">) -> (!transform.op<"scf.for">)
    transform.yield
  }
}
// -----
func.func @f(%m: memref<?x?x?xindex>, %n : index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %8 = arith.constant 8 : index
  scf.for %i = %0 to %8 step %2 : index {
   scf.for %l = %0 to %1 step %1 : index {
    scf.for %j = %0 to %n step %2 : index {
     scf.for %k = %0 to %2 step %2 : index {
      "test.use"(%i, %l, %j, %k) : (index, index, index, index) -> ()
    }}}
  } {coalesce}
  scf.for %i = %0 to %1 step %2 : index {
   scf.for %l = %0 to %1 step %1 : index {
      "test.use"(%i, %l) : (index, index) -> ()
    }
  } {coalesce}
  scf.for %i = %0 to %1 step %2 : index {
   scf.for %l = %0 to %8 step %1 : index {
   scf.for %k = %0 to %1 step %1 : index {
      "test.use"(%i, %l,%k) : (index, index,index) -> ()
    }}
  } {coalesce}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} attributes {coalesce} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.coalesce %1: (!transform.op<"scf.for">) -> (!transform.op<"scf.for">)
    transform.yield
  }
}
// -----
func.func @fill_tensor(%cst: f32, %arg: tensor<?x7xf32>) -> tensor<?x7xf32> {
    %0 = linalg.fill ins(%cst: f32) outs(%arg: tensor<?x7xf32>) ->  tensor<?x7xf32>
    return %0 :  tensor<?x7xf32>
}
func.func @g(%arg: tensor<?x?x5xf32>) -> tensor<?x?x5xf32> {
    %0 = linalg.exp ins(%arg: tensor<?x?x5xf32>) outs(%arg: tensor<?x?x5xf32>) ->  tensor<?x?x5xf32>
    return %0 :  tensor<?x?x5xf32>
}
func.func @h(%arg: tensor<3x?xf32>, %b : tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = linalg.exp ins(%arg: tensor<3x?xf32>) outs(%b: tensor<3x7xf32>) ->  tensor<3x7xf32>
    return %0 :  tensor<3x7xf32>
}
func.func @k(%arg: tensor<3x7xf32>, %b : tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = linalg.exp ins(%arg: tensor<3x7xf32>) outs(%b: tensor<3x7xf32>) ->  tensor<3x7xf32>
    return %0 :  tensor<3x7xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %arg1 : (!transform.any_op) -> !transform.any_op
    %flattened = transform.structured.flatten_elementwise %0
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @g(%arg: memref<?x?x5xf32>) {
    linalg.exp ins(%arg: memref<?x?x5xf32>) outs(%arg: memref<?x?x5xf32>)
    return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %arg1 : (!transform.any_op) -> !transform.any_op
    %flattened = transform.structured.flatten_elementwise %0
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @loop_pipeline_lb_gt_0(%arg0: memref<4x16xf32>, %arg1: vector<16xf32>) -> vector<16xf32> {
  %c1 = arith.constant 3 : index
  %cst = arith.constant 0.000000e+00 : f32
  %c3 = arith.constant 3 : index
  %0 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg1) -> (vector<16xf32>) {
    %1 = vector.transfer_read %arg0[%arg2, %c1], %cst {in_bounds = [true]} : memref<4x16xf32>, vector<16xf32>
    %2 = arith.addf %1, %arg3 : vector<16xf32>
    scf.yield %2 : vector<16xf32>
  }
  return %0 : vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.op<"scf.for">
    %1 = transform.loop.pipeline %0 {iteration_interval = 1 : i64, read_latency = 5 : i64,  scheduling_type = "full-loops"} : (!transform.op<"scf.for">) -> !transform.any_op
     transform.yield
 }
}
// -----
func.func @cast_to_static(%arg0: tensor<0x0xf32>) -> tensor<0xf32> {
  %0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<0x0xf32> into tensor<0xf32>
  func.return %0 : tensor<0xf32>
}
func.func private @collapse_replacement(%arg0: tensor<5x5xf32>) -> tensor<20xf32>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %funcs = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f:2 = transform.split_handle %funcs : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %concat = transform.structured.match ops{["tensor.collapse_shape"]} in %f#0 : (!transform.any_op) -> !transform.any_op
    %ins = transform.get_operand %concat[all] : (!transform.any_op) -> !transform.any_value
    %out = transform.get_result %concat[all] : (!transform.any_op) -> !transform.any_value
    transform.func.cast_and_call %f#1(%ins) -> %out before %concat {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
    } : (!transform.any_op, !transform.any_value,
         !transform.any_value, !transform.any_op) -> !transform.any_op
    transform.apply_dce to %f#0 : !transform.any_op
    transform.yield
  }
}
// -----
func.func @matmul_split(%A : tensor<16x256xf32>, %B: tensor<256x32xf32>, %C: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.matmul ins(%A, %B: tensor<16x256xf32>, tensor<256x32xf32>)
                    outs(%C: tensor<16x32xf32>) -> tensor<16x32xf32>
  return %0: tensor<16x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = -1, inner_parallel}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.yield
  }
}
// -----
func.func @conv(%arg0: tensor<1x1080x1962x48xi32>, %arg1: tensor<1x43x48xi32>) -> tensor<1x1080x1920x48xi32> {
  %0 = tensor.empty() : tensor<1x1080x1920x48xi32>
  %c0_i32 = arith.constant 0 : i32
  %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x1080x1920x48xi32>) -> tensor<1x1080x1920x48xi32>
  %2 = linalg.depthwise_conv_2d_nhwc_hwc {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>}
    ins(%arg0, %arg1 : tensor<1x1080x1962x48xi32>, tensor<1x43x48xi32>) outs(%1 : tensor<1x1080x1920x48xi32>) -> tensor<1x1080x1920x48xi32>
  return %2 : tensor<1x1080x1920x48xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consume}) {
    %1 = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled_linalg_op_0, %loops_1:4 = transform.structured.tile_using_for %1 tile_sizes [1, 1, 4, [4], 0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
    %2 = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %loops_1#3 : (!transform.op<"scf.for">) -> !transform.any_op
    %tiled_linalg_op_1, %loops_2:2 = transform.structured.tile_using_for %2 tile_sizes [0, 0, 0, 0, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %3 = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %loops_1#3 : (!transform.op<"scf.for">) -> !transform.any_op
    %4 = transform.structured.decompose %3 : (!transform.any_op) -> !transform.any_op
    %main_loop, %remainder_loop = transform.loop.peel %loops_1#3 : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
    %5 = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %main_loop : (!transform.op<"scf.for">) -> !transform.any_op
    transform.structured.vectorize %5 vector_sizes [2, 4, [4], 16] : !transform.any_op
    transform.yield
  }
}
