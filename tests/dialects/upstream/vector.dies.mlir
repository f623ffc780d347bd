// expected-error @below {{number of operands and types do not match: got 0 operands and 4294967295 types}}
vector.from_elements : vector<4294967295xf32>

// -----

func.func @f(%v: vector<4294967295xf32>) {
  // expected-error @below {{'vector.to_elements' op would have 4294967295 results: more than 1048576 are not supported}}
  vector.to_elements %v : vector<4294967295xf32>
  return
}
