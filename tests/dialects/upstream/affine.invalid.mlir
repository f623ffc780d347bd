func.func @f(%m: memref<16xf32>) {
  affine.for %i = 0 to 4 {
    // expected-error @below {{operand cannot be used as a symbol}}
    affine.if affine_set<()[s0] : (s0 == 0)>()[%i] {
    }
  }
  return
}

// -----

func.func @f(%m: memref<16xindex>) {
  affine.for %i = 0 to 4 {
    %n = memref.load %m[%i] : memref<16xindex>
    // expected-error @below {{operand cannot be used as a dimension id}}
    affine.store %n, %m[%n] : memref<16xindex>
  }
  return
}

// -----

func.func @f(%m: memref<16xf32>, %n: index) {
  // expected-error @below {{affine map num results must equal memref rank}}
  %0 = affine.load %m[%n, %n] : memref<16xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0) -> (d0, 3)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 3 {
    // expected-error @below {{parent of yield must have same number of results as the yield operands}}
    affine.yield %n : index
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (%n) -> (f32) {
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %n into (-3, 4) : index, index
  return
}
