// builtin.module(canonicalize)
func.func private @u(vector<4xi1>)
func.func @f0() {
  %c = arith.constant dense<-1> : vector<4xindex>
  %s = vector.step : vector<4xindex>
  %eq = arith.cmpi eq, %s, %c : vector<4xindex>
  call @u(%eq) : (vector<4xi1>) -> ()
  %ne = arith.cmpi ne, %s, %c : vector<4xindex>
  call @u(%ne) : (vector<4xi1>) -> ()
  %slt = arith.cmpi slt, %s, %c : vector<4xindex>
  call @u(%slt) : (vector<4xi1>) -> ()
  %sle = arith.cmpi sle, %s, %c : vector<4xindex>
  call @u(%sle) : (vector<4xi1>) -> ()
  %sgt = arith.cmpi sgt, %s, %c : vector<4xindex>
  call @u(%sgt) : (vector<4xi1>) -> ()
  %sge = arith.cmpi sge, %s, %c : vector<4xindex>
  call @u(%sge) : (vector<4xi1>) -> ()
  %ult = arith.cmpi ult, %s, %c : vector<4xindex>
  call @u(%ult) : (vector<4xi1>) -> ()
  %ule = arith.cmpi ule, %s, %c : vector<4xindex>
  call @u(%ule) : (vector<4xi1>) -> ()
  %ugt = arith.cmpi ugt, %s, %c : vector<4xindex>
  call @u(%ugt) : (vector<4xi1>) -> ()
  %uge = arith.cmpi uge, %s, %c : vector<4xindex>
  call @u(%uge) : (vector<4xi1>) -> ()
  return
}
func.func @f3() {
  %c = arith.constant dense<3> : vector<4xindex>
  %s = vector.step : vector<4xindex>
  %eq = arith.cmpi eq, %s, %c : vector<4xindex>
  call @u(%eq) : (vector<4xi1>) -> ()
  %ne = arith.cmpi ne, %s, %c : vector<4xindex>
  call @u(%ne) : (vector<4xi1>) -> ()
  %slt = arith.cmpi slt, %s, %c : vector<4xindex>
  call @u(%slt) : (vector<4xi1>) -> ()
  %sle = arith.cmpi sle, %s, %c : vector<4xindex>
  call @u(%sle) : (vector<4xi1>) -> ()
  %sgt = arith.cmpi sgt, %s, %c : vector<4xindex>
  call @u(%sgt) : (vector<4xi1>) -> ()
  %sge = arith.cmpi sge, %s, %c : vector<4xindex>
  call @u(%sge) : (vector<4xi1>) -> ()
  %ult = arith.cmpi ult, %s, %c : vector<4xindex>
  call @u(%ult) : (vector<4xi1>) -> ()
  %ule = arith.cmpi ule, %s, %c : vector<4xindex>
  call @u(%ule) : (vector<4xi1>) -> ()
  %ugt = arith.cmpi ugt, %s, %c : vector<4xindex>
  call @u(%ugt) : (vector<4xi1>) -> ()
  %uge = arith.cmpi uge, %s, %c : vector<4xindex>
  call @u(%uge) : (vector<4xi1>) -> ()
  return
}
func.func @f4() {
  %c = arith.constant dense<4> : vector<4xindex>
  %s = vector.step : vector<4xindex>
  %eq = arith.cmpi eq, %s, %c : vector<4xindex>
  call @u(%eq) : (vector<4xi1>) -> ()
  %ne = arith.cmpi ne, %s, %c : vector<4xindex>
  call @u(%ne) : (vector<4xi1>) -> ()
  %slt = arith.cmpi slt, %s, %c : vector<4xindex>
  call @u(%slt) : (vector<4xi1>) -> ()
  %sle = arith.cmpi sle, %s, %c : vector<4xindex>
  call @u(%sle) : (vector<4xi1>) -> ()
  %sgt = arith.cmpi sgt, %s, %c : vector<4xindex>
  call @u(%sgt) : (vector<4xi1>) -> ()
  %sge = arith.cmpi sge, %s, %c : vector<4xindex>
  call @u(%sge) : (vector<4xi1>) -> ()
  %ult = arith.cmpi ult, %s, %c : vector<4xindex>
  call @u(%ult) : (vector<4xi1>) -> ()
  %ule = arith.cmpi ule, %s, %c : vector<4xindex>
  call @u(%ule) : (vector<4xi1>) -> ()
  %ugt = arith.cmpi ugt, %s, %c : vector<4xindex>
  call @u(%ugt) : (vector<4xi1>) -> ()
  %uge = arith.cmpi uge, %s, %c : vector<4xindex>
  call @u(%uge) : (vector<4xi1>) -> ()
  return
}
