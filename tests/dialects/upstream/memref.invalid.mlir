func.func @f(%m: memref<8x4xf32>) {
  // expected-error @below {{expected result type to be 'memref<2x4xf32, strided<[4, 1], offset: 12>>' or a rank-reduced version. (mismatch of result layout)}}
  %0 = memref.subview %m[3, 0] [2, 4] [1, 1] : memref<8x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 8>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[6, 0] [2, 4] [3, 1] : memref<8x4xf32> to memref<2x4xf32, strided<[12, 1], offset: 24>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>) {
  // expected-error @below {{collapsed dim size (30) must equal reassociation group size (32)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x4xf32> into memref<30xf32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, strided<[8, 1]>>) {
  // expected-error @below {{invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x4xf32, strided<[8, 1]>> into memref<32xf32, strided<[1]>>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = memref.alloc(%i) : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  // expected-error @below {{are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[3]>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nothing' does not reference a valid global memref}}
  %0 = memref.get_global @nothing : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error @below {{expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: i32):
    %c = arith.constant 1.0 : f32
    memref.atomic_yield %c : f32
  }
  return
}
