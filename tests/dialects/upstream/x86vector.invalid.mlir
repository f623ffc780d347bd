func.func @f(%a: vector<16xf32>, %k: vector<16xi1>, %s : vector<16xf32>) {
// expected-error @below {{cannot use both src and constant_src}}
  %0 = "x86vector.avx512.mask.compress"(%k, %a, %s) {constant_src = dense<1.0> : vector<16xf32>} : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf32>, %k: vector<16xi1>, %s : vector<8xf32>) {
// expected-error @below {{failed to verify that src and dst have same type}}
  %0 = "x86vector.avx512.mask.compress"(%k, %a, %s) : (vector<16xi1>, vector<16xf32>, vector<8xf32>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf32>, %k: vector<16xi1>, %s : vector<8xf32>) {
// expected-error @below {{failed to verify that constant_src and dst have same type}}
  %0 = "x86vector.avx512.mask.compress"(%k, %a) {constant_src = dense<1.0> : vector<8xf32>}: (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  return
}
