async.func @work(%x: f32) -> !async.token {
  return
}
func.func @f(%x: f32) {
  %0 = async.call @work(%x) : (f32) -> !async.token
  return
}

// -----

func.func @members(%x: !emitc.lvalue<!emitc.opaque<"S">>, %p: !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) {
  %0 = "emitc.member"(%x) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %1 = "emitc.member_of_ptr"(%p) <{member = "a"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  return
}

// -----

llvm.func @sincos(%x: f32) {
  %0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

ml_program.global private @weight(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @f() {
  %0 = ml_program.global_load_const @weight : tensor<4xi32>
  return
}

// -----

pdl_interp.func @matcher(%op: !pdl.operation, %types: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.apply_constraint "accepts"(%op : !pdl.operation) -> ^bb1, ^bb4
^bb1:
  pdl_interp.are_equal %a, %a : !pdl.attribute -> ^bb2, ^bb4
^bb2:
  pdl_interp.check_types %types are [i32] -> ^bb3, ^bb4
^bb3:
  pdl_interp.switch_result_count of %op to dense<[1, 2]> : vector<2xi32>(^bb4, ^bb5) -> ^bb4
^bb5:
  pdl_interp.switch_types %types to [[i32], [i64]](^bb4, ^bb4) -> ^bb4
^bb4:
  pdl_interp.finalize
}

// -----

shard.grid @grid(shape = 2x4)
func.func @processes(%x: index, %t: tensor<8xf32>) {
  %0:2 = shard.process_multi_index on @grid : index, index
  %1:2 = shard.neighbors_linear_indices on @grid[%x, %x] split_axes = [1] : index, index
  %2 = shard.update_halo %t on @grid split_axes = [[0]] halo_sizes = [1, 1] : tensor<8xf32>
  return
}

// -----

#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#coo = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#slices = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, ?, 1)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed)}>
func.func @buffers(%positions: tensor<9xindex>, %coordinates: tensor<6xindex>, %values: tensor<6xf64>, %i: index) {
  %0 = sparse_tensor.assemble (%positions, %coordinates), %values : (tensor<9xindex>, tensor<6xindex>), tensor<6xf64> to tensor<8x8xf64, #csr>
  %p, %c, %v, %np, %nc, %nv = sparse_tensor.disassemble %0 : tensor<8x8xf64, #csr> out_lvls(%positions, %coordinates : tensor<9xindex>, tensor<6xindex>) out_vals(%values : tensor<6xf64>) -> (tensor<9xindex>, tensor<6xindex>), tensor<6xf64>, (index, index), index
  %l0, %l1 = sparse_tensor.crd_translate dim_to_lvl[%i, %i] as #csr : index, index
  return
}
func.func @slices(%s: tensor<4x8xf64, #slices>, %m: !sparse_tensor.storage_specifier<#slices>, %i: index) {
  %0 = sparse_tensor.slice.offset %s at 1 : tensor<4x8xf64, #slices>
  %1 = sparse_tensor.slice.stride %s at 1 : tensor<4x8xf64, #slices>
  %2 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#csr>
  %3 = sparse_tensor.storage_specifier.get %2 lvl_sz at 0 : !sparse_tensor.storage_specifier<#csr>
  %4 = sparse_tensor.storage_specifier.set %2 lvl_sz at 0 with %i : !sparse_tensor.storage_specifier<#csr>
  return
}
func.func @elements(%t: tensor<8x8xf64, #coo>, %x: f64, %y: f64) {
  %sum = sparse_tensor.foreach in %t init(%x) : tensor<8x8xf64, #coo>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %before: f64):
    sparse_tensor.yield %v : f64
  }
  %0 = sparse_tensor.binary %x, %y : f64, f64 to f64 overlap = {
  ^bb0(%a: f64, %b: f64):
    sparse_tensor.yield %a : f64
  } left = {} right = {}
  %1 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<8x8xf64, #coo> -> !sparse_tensor.iter_space<#coo, lvls = 0>
  %2 = sparse_tensor.iterate %it in %1 iter_args(%before = %x) : !sparse_tensor.iter_space<#coo, lvls = 0> -> f64 {
    sparse_tensor.yield %before : f64
  }
  return
}

// -----

func.func @scatter(%source: tensor<2x1x4xf32>, %dest: tensor<8x4xf32>, %at: tensor<2x1xindex>) {
  %0 = tensor.scatter %source into %dest[%at] scatter_dims([0]) unique : (tensor<2x1x4xf32>, tensor<8x4xf32>, tensor<2x1xindex>) -> tensor<8x4xf32>
  return
}

// -----

func.func @shapes() {
  %0 = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.div_ceil_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

wasmssa.func @branches(%flag: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %flag : ref to i32
  wasmssa.block : {
    wasmssa.branch_if %0 to level 0 else ^bb1
  ^bb1:
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return %0 : i32
}

// -----

func.func @constants(%t: tensor<2x3xf32>) {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>

  %2 = tosa.reduce_sum %t {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#row = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @parts(%t: tensor<8xf64, #row>, %m: tensor<8x8xf64, #csr>, %x: f64) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<8xf64, #row> -> !sparse_tensor.iter_space<#row, lvls = 0>
  %1 = sparse_tensor.iterate %it in %0 iter_args(%before = %x) : !sparse_tensor.iter_space<#row, lvls = 0> -> f64 {
    %2 = sparse_tensor.extract_value %t at %it : tensor<8xf64, #row>, !sparse_tensor.iterator<#row, lvls = 0>
    sparse_tensor.yield %2 : f64
  }
  %3 = sparse_tensor.concatenate %m, %m {dimension = 0 : index} : tensor<8x8xf64, #csr>, tensor<8x8xf64, #csr> to tensor<16x8xf64, #csr>
  %4 = sparse_tensor.select %x : f64 {
  ^bb0(%a: f64):
    %5 = arith.constant true
    sparse_tensor.yield %5 : i1
  }
  return
}

// -----

func.func @structured(%image: tensor<2x6x6x5xf32>, %filter: tensor<3x4x4x5xf32>, %a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>, %in: tensor<6x6x2x2x2x5xf32>, %f: tensor<6x6x5x3xf32>, %p: tensor<6x6x2x2x2x3xf32>, %out: tensor<2x8x8x3xf32>, %w: tensor<3x3x3x5xf32>, %i: tensor<2x10x10x5xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%w : tensor<3x3x3x5xf32>) outs(%f : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  %2 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%in : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %3 = linalg.winograd_output_transform fmr(F_4_3) ins(%p : tensor<6x6x2x2x2x3xf32>) outs(%out : tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xf32>
  return
}

// -----

func.func @g(%x: i32) -> i32 {
  return %x : i32
}
func.func @f(%shape: !shape.shape, %init: !shape.size) -> ((i32) -> i32) {
  %0 = func.constant @g : (i32) -> i32
  %1 = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %extent: !shape.size, %before: !shape.size):
    %2 = shape.mul %before, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %2 : !shape.size
  }
  return %0 : (i32) -> i32
}
