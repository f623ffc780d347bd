func.func @f(%m: memref<16xf32>, %c: i1, %v: f32) {
  // expected-error @below {{'xegpu.store' op Expects offsets.}}
  "xegpu.store"(%v, %m, %c) <{l2_hint = #xegpu.cache_hint<streaming>}> : (f32, memref<16xf32>, i1) -> ()
  return
}

// -----

func.func @f(%m: ui64) {
  // expected-error @below {{'xegpu.prefetch' op Expects offsets.}}
  "xegpu.prefetch"(%m) : (ui64) -> ()
  return
}

// -----

func.func @f(%m: !xegpu.tensor_desc<4xf32>, %o: index) {
  // expected-error @below {{'xegpu.prefetch' op offsets not allowed.}}
  "xegpu.prefetch"(%m, %o) : (!xegpu.tensor_desc<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<16xf32>, %o: vector<4xindex>, %c: i1) {
  // expected-error @below {{'xegpu.load' op Expecting scalar mask and offsets.}}
  %r = "xegpu.load"(%m, %o, %c) : (memref<16xf32>, vector<4xindex>, i1) -> f32
  return
}

// -----

func.func @f(%m: memref<16xf32>, %o: vector<4xindex>, %c: i1) {
  // expected-error @below {{'xegpu.load' op Expecting a vector type mask.}}
  %r = "xegpu.load"(%m, %o, %c) <{chunk_size = 2}> : (memref<16xf32>, vector<4xindex>, i1) -> vector<2xf32>
  return
}

// -----

func.func @f(%m: memref<16xf32>, %o: vector<4xindex>, %c: vector<4xi1>) {
  // expected-error @below {{'xegpu.load' op Expecting chunk size == 1 for scalar result}}
  %r = "xegpu.load"(%m, %o, %c) <{chunk_size = 2}> : (memref<16xf32>, vector<4xindex>, vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%m: !xegpu.tensor_desc<?x16xf32>) {
  // expected-error @below {{'xegpu.load_nd' op Result shape [16] is not consistent with tensor descriptor '!xegpu.tensor_desc<?x16xf32>'}}
  %r = "xegpu.load_nd"(%m) : (!xegpu.tensor_desc<?x16xf32>) -> vector<16xf32>
  return
}

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @f(!xegpu.mem_desc<4x8xf32, 3>)
