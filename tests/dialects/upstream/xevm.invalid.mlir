llvm.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
// expected-error @below {{'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits=64 : i32, tile_width=8 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
// expected-error @below {{'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
// expected-error @below {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=7 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(9 : i32) : i32
// expected-error @below {{'xevm.blockstore2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  xevm.blockstore2d %p, %b, %w, %a, %w, %w, %v <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

// expected-error @below {{expected one of [bf16, f16, s8, u8, s4, u4, tf32, f32, s32] for XeVM element type, got: f64}}
// expected-error @below {{failed to parse XeVM_MMATypesAttr parameter 'd'}}
module attributes {test.types = #xevm.mma_types<d = f64, a = f32, b = f32>} {
}
