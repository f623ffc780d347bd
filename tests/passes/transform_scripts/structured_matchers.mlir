module attributes {transform.with_named_sequence} {
  transform.named_sequence @bodies(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>, !transform.affine_map, !transform.any_value) {
    %m = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    %r, %am, %v = transform.match.structured %a : (!transform.any_op) -> (!transform.param<i64>, !transform.affine_map, !transform.any_value) {
    ^bb0(%s: !transform.any_op):
      %c = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %mm = transform.match.structured.input %s[0] {projected_permutation} : (!transform.any_op) -> !transform.affine_map
      %vv = transform.match.structured.init %s[0] {permutation} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %c, %mm, %vv : !transform.param<i64>, !transform.affine_map, !transform.any_value
    }
    transform.yield %m, %r, %am, %v : !transform.any_op, !transform.param<i64>, !transform.affine_map, !transform.any_value
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}, %r: !transform.param<i64> {transform.readonly}, %am: !transform.affine_map {transform.readonly}, %v: !transform.any_value {transform.readonly}) {
    transform.annotate %a "matched" = %r : !transform.any_op, !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %root2 = transform.foreach_match in %root @bodies -> @act : (!transform.any_op) -> !transform.any_op
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root2 : (!transform.any_op) -> !transform.any_op
    %0:4 = transform.match.structured %mm : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %c#0, %c#1, %c#2, %c#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %0#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %0#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %0#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %0#3, "k" : !transform.param<i64>
    %cc = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root2 : (!transform.any_op) -> !transform.any_op
    %1:9 = transform.match.structured %cc : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %c:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %d = transform.match.structured.dim %s[-1, 0, 1] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %c#0, %c#1, %c#2, %c#3, %c#4, %c#5, %c#6, %c#7, %d : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %1#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#1, "oi" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#2, "oc" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#3, "fl" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#4, "ic" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#5, "de" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#6, "st" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#7, "di" : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#8, "dims" : !transform.param<i64>
    %g = transform.structured.match ops{["linalg.generic"]} in %root2 : (!transform.any_op) -> !transform.any_op
    transform.foreach %g : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %2:4, %op, %bits = transform.match.structured failures(suppress) %x : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.any_op, !transform.param<i64>) {
      ^bb0(%s: !transform.any_op):
        %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
        %v = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
        %b = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
        %p = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_op
        transform.match.structured.yield %c#0, %c#1, %c#2, %c#3, %p, %b : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.any_op, !transform.param<i64>
      }
      transform.debug.emit_param_as_remark %2#0, "batch" : !transform.param<i64>
      transform.debug.emit_param_as_remark %2#1, "m" : !transform.param<i64>
      transform.debug.emit_param_as_remark %2#2, "n" : !transform.param<i64>
      transform.debug.emit_param_as_remark %2#3, "k" : !transform.param<i64>
      transform.debug.emit_param_as_remark %bits, "bits" : !transform.param<i64>
      transform.debug.emit_remark_at %op, "init" : !transform.any_op
    }
    transform.yield
  }
  func.func @p(%a: tensor<8x4xf32>, %b: tensor<4x16xf32>, %c: tensor<8x16xf32>, %im: tensor<1x12x12x3xf32>, %f: tensor<3x3x3x8xf32>, %o: tensor<1x5x5x8xf32>) -> (tensor<8x16xf32>, tensor<1x5x5x8xf32>) {
    %0 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x16xf32>) outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%im, %f : tensor<1x12x12x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %m = arith.addf %x, %y : f32
      linalg.yield %m : f32
    } -> tensor<8x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x16xf32>) outs(%c : tensor<8x16xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    } -> tensor<8x16xf32>
    return %3, %1 : tensor<8x16xf32>, tensor<1x5x5x8xf32>
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {parallel} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[5] {parallel} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[-5] {parallel} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.init %s[1] {permutation} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %q = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %q = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %q = transform.match.structured.result %s[0] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = tensor.cast %c : tensor<?x16xf32> to tensor<?x16xf32>
  %r2 = "use"(%r) : (tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = tensor.cast %c : tensor<?x16xf32> to tensor<?x16xf32>
  %r2 = "use"(%r) : (tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction=["arith.addf","arith.mulf"]} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = tensor.cast %c : tensor<?x16xf32> to tensor<?x16xf32>
  %r2 = "use"(%r) : (tensor<?x16xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %q = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.exp ins(%u: tensor<?x16xf32>) outs(%u: tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  %r3 = "use2"(%r) : ( tensor<?x16xf32>) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.input %s[-1] {permutation} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.exp ins(%u: tensor<?x16xf32>) outs(%u: tensor<?x16xf32>) -> tensor<?x16xf32>
  %r2 = "use"(%r) : ( tensor<?x16xf32>) -> i32
  %r3 = "use2"(%r) : ( tensor<?x16xf32>) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %q = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0)>], iterator_types=["parallel","reduction"]} ins(%u : tensor<?x16xf32>) outs(%w: tensor<?xf32>) {
^bb0(%x: f32, %y: f32):
 %m=arith.mulf %x, %y: f32
 %n = arith.addf %m, %x : f32
 linalg.yield %n : f32
} -> tensor<?xf32>
  %r2 = "use"(%r) : ( tensor<?xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x16xf32>, %c: tensor<?x16xf32>, %w: tensor<?xf32>) {
  %u = tensor.cast %c {u} : tensor<?x16xf32> to tensor<?x16xf32>
  %r = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0)>], iterator_types=["parallel","reduction"]} ins(%u : tensor<?x16xf32>) outs(%w: tensor<?xf32>) {
^bb0(%x: f32, %y: f32):
 %m=arith.mulf %x, %y: f32
 %n = arith.addf %m, %x : f32
 linalg.yield %n : f32
} -> tensor<?xf32>
  %r2 = "use"(%r) : ( tensor<?xf32>) -> i32
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    
    %z = transform.match.structured %t : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield
  }
}
