// What MLIR's verifier lets pass, and what has no meaning.

// insert => error: inserts a vector of another shape than that of its place
// reduce => error: reduces a dimension that the vector does not have

func.func @insert() -> vector<2x3xi8> {
  %new = arith.constant dense<31> : vector<4xi8>
  %old = arith.constant dense<127> : vector<2x3xi8>
  %0 = vector.insert %new, %old [0] : vector<4xi8> into vector<2x3xi8>
  return %0 : vector<2x3xi8>
}

func.func @reduce() -> vector<4xi32> {
  %a = arith.constant dense<0> : vector<4xi32>
  %b = arith.constant dense<2> : vector<4xi32>
  %0 = vector.multi_reduction <add>, %a, %b [1, 2] : vector<4xi32> to vector<4xi32>
  return %0 : vector<4xi32>
}
