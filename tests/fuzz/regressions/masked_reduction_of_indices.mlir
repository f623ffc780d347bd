// --pass-pipeline=builtin.module(convert-vector-to-llvm)
func.func @f(%a: vector<4xindex>, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}
