func.func @from(%a: f32, %b: f32) -> tensor<2x3xf32> {
  %0 = tensor.from_elements %a, %b, %a, %a, %b, %b {tag} : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @from0(%a: f32) -> tensor<f32> {
  %0 = tensor.from_elements %a {tag} : tensor<f32>
  return %0 : tensor<f32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @gen(%a: f32, %s: index) -> tensor<?x3xf32> {
  %0 = tensor.generate %s {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i32
    %m = arith.sitofp %l : i32 to f32
    tensor.yield %m : f32
  } {tag} : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pad(%t: tensor<?x10xf32>, %l: index, %h: index) -> tensor<?x15xf32> {
  %c = arith.constant 5.0 : f32
  %0 = tensor.pad %t low[%l, 2] high[%h, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } {tag} : tensor<?x10xf32> to tensor<?x15xf32>
  return %0 : tensor<?x15xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pad2(%t: tensor<5x10xf32>, %c: f32) -> tensor<5x15xf32> {
  %0 = tensor.pad %t low[0, 2] high[0, 3] {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i32
    %m = arith.sitofp %l : i32 to f32
    tensor.yield %m : f32
  } {tag} : tensor<5x10xf32> to tensor<5x15xf32>
  return %0 : tensor<5x15xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pad3(%t: tensor<5x?xf32>) -> tensor<5x?xf32> {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } {tag} : tensor<5x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pad4(%t: tensor<5x?xf32>) -> tensor<5x?xf32> {
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } {tag} : tensor<5x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @ins(%a: tensor<2xf32>, %b: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.insert_slice %a into %b[%n] [2] [1] {tag} : tensor<2xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.rewrite_in_destination_passing_style %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @from(%a: f32, %b: f32) -> tensor<2x3xf32> {
  %0 = tensor.from_elements %a, %b, %a, %a, %b, %b {tag} : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t  : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @gen(%a: f32, %s: index) -> tensor<?x3xf32> {
  %0 = tensor.generate %s {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i32
    %m = arith.sitofp %l : i32 to f32
    tensor.yield %m : f32
  } {tag} : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {memory_space=3, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pad(%t: tensor<?x10xf32>, %l: index, %h: index) -> tensor<?x15xf32> {
  %c = arith.constant 5.0 : f32
  %0 = tensor.pad %t low[%l, 2] high[%h, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } {tag} : tensor<?x10xf32> to tensor<?x15xf32>
  return %0 : tensor<?x15xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t  : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pad1(%t: tensor<?x10xf32>, %l: index, %h: index, %c: f32) -> tensor<?x15xf32> {
  %0 = tensor.pad %t low[%l, 2] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } {tag} : tensor<?x10xf32> to tensor<?x15xf32>
  return %0 : tensor<?x15xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {memory_space=3, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @pad3(%t: tensor<5x?xf32>) -> tensor<5x?xf32> {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } {tag} : tensor<5x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {memory_space=3, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.matmul {tag} ins(%a, %b: tensor<4x5xf32>, tensor<5x?xf32>) outs(%c: tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t  : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.matmul {tag} ins(%a, %b: tensor<4x5xf32>, tensor<5x?xf32>) outs(%c: tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {alloc_op="memref.alloca", memcpy_op="memref.copy"} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @fill(%a: f32, %n: index) -> tensor<4x?xf32> {
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %0 = linalg.fill {tag} ins(%a: f32) outs(%e: tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.exp ins(%0: tensor<4x?xf32>) outs(%0: tensor<4x?xf32>) -> tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {memcpy_op="linalg.copy"} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @fill(%a: f32, %n: index) -> tensor<4x?xf32> {
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %0 = linalg.fill {tag} ins(%a: f32) outs(%e: tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.exp ins(%0: tensor<4x?xf32>) outs(%0: tensor<4x?xf32>) -> tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {bufferize_destination_only, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @ins(%a: tensor<2xf32>, %b: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.insert_slice %a into %b[%n] [2] [1] {tag} : tensor<2xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t  : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @ins(%a: tensor<2xf32>, %b: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.insert_slice %a into %b[%n] [2] [1] {tag} : tensor<2xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {bufferize_destination_only, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @alloc(%n: index) -> tensor<?x4xf32> {
  %0 = bufferization.alloc_tensor(%n) {tag} : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {memory_space=3, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @mask(%m: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%n] {in_bounds=[true]} : vector<16xf32>, tensor<?xf32> } {tag} : vector<16xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t  : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @mask(%m: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%n] {in_bounds=[true]} : vector<16xf32>, tensor<?xf32> } {tag} : vector<16xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {alloc_op="memref.alloca", memcpy_op="memref.copy"} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @mask(%m: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%n] {in_bounds=[true]} : vector<16xf32>, tensor<?xf32> } {tag} : vector<16xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {bufferize_destination_only, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @tw(%v: vector<16xf32>, %t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t[%n] {tag} : vector<16xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t {memory_space=3, emit_dealloc} : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @loop(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%n] {tag} : tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t  : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @un(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = "foo"(%t) {tag} : (tensor<?xf32>) -> tensor<?xf32>
  %1 = arith.addi %n, %n {tag} : index
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %t  : !transform.any_op
 transform.debug.emit_remark_at %b, "x" : !transform.any_value
   %al = transform.select "memref.alloc" in %n : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %al, "al" : !transform.any_op
    transform.yield
  }
}
