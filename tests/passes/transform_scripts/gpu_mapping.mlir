func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [4, 4, 2] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<z>, #gpu.thread<x>]}
scf.forall (%i0) in (3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i0] : memref<64x64xf32>
} {mapping = [#gpu.warp<x>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 4] warp_size = 16 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.lane<linear_dim_0>, #gpu.lane<linear_dim_1>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 4] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 8) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.lane<linear_dim_0>, #gpu.lane<linear_dim_1>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 4] warp_size = 32 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.warp<linear_dim_3>, #gpu.warp<linear_dim_0>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.warpgroup<linear_dim_1>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 16, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>, #gpu.mask<0x33>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>, #gpu.mask<0x8000000000000033>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [16, 4, 1] warp_size = 2 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>, #gpu.mask<0x33>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>, #gpu.mask<0x33>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.warp<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<x>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<linear_dim_1>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<x>, #gpu.block<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) = (1, 0) to (2, 3) step (1, 1) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, %n) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1, %i2, %i3) in (2, 3, 4, 5) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_3>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 8, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (65, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 64, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [1, 1, 128] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0) in (6) {
scf.forall (%k0) in (3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%k0, %k0] : memref<64x64xf32>
} {mapping = [#gpu.thread<x>]}
} {mapping = [#gpu.warp<x>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [256, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<y>, #gpu.block<x>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l grid_dims = [8, 8, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<y>, #gpu.block<x>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l grid_dims = [3, 6, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<y>, #gpu.block<x>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<z>, #gpu.block<x>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch grid_dims = [4, 4, 8] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch grid_dims = [4, 4, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1, %i2, %i3) in (6, 3, 1, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_2>, #gpu.block<linear_dim_3>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>, #gpu.mask<0x77>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l grid_dims = [8, 8, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<y>, #gpu.block<x>]}
scf.forall (%i0, %i1) in (6, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
scf.forall (%i0, %i1) in (6, 70000) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_forall_to_blocks %l generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (4, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.lane<x>, #gpu.lane<y>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (64,64) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.lane<linear_dim_0>, #gpu.lane<linear_dim_1>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 4] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (40, 2) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [64, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%x: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a3, %a4, %a5) in (%a9 = %one, %a10 = %one, %a11 = %one)
            threads(%a6, %a7, %a8) in (%a12 = %one, %a13 = %one, %a14 = %one) {
scf.forall (%i0, %i1) in (2, 3) {
%v = arith.constant 0.0 : f32
memref.store %v, %x[%i0, %i1] : memref<64x64xf32>
} {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>, #gpu.mask<0x33>]}
  gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %l = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %r = transform.gpu.map_nested_forall_to_threads %l block_dims = [256, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
