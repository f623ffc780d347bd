// builtin.module(arith-emulate-wide-int{widest-int-supported=32})
func.func @f0(%a: i64, %b: i64) -> (i64) {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}
func.func @f1(%a: i64, %b: i64) -> (i64) {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}
func.func @f2(%a: i64, %b: i64) -> (i64) {
  %0 = arith.ori %a, %b : i64
  return %0 : i64
}
func.func @f3(%a: i64, %b: i64) -> (i64) {
  %0 = arith.maxui %a, %b : i64
  return %0 : i64
}
func.func @f4(%a: i64, %b: i64) -> (i64) {
  %0 = arith.minui %a, %b : i64
  return %0 : i64
}
func.func @f5(%a: i64, %b: i64) -> (i64) {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}
func.func @f6(%a: i64, %b: i64) -> (i64) {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}
func.func @f7(%a: i64, %b: i64) -> (i1) {
  %0 = arith.cmpi ne, %a, %b : i64
  return %0 : i1
}
func.func @f8(%a: i64, %b: i64) -> (i1) {
  %0 = arith.cmpi sle, %a, %b : i64
  return %0 : i1
}
func.func @f9(%a: i64, %b: i64) -> (i1) {
  %0 = arith.cmpi sge, %a, %b : i64
  return %0 : i1
}
func.func @f10(%a: i64, %b: i64) -> (i1) {
  %0 = arith.cmpi ule, %a, %b : i64
  return %0 : i1
}
func.func @f11(%a: i64, %b: i64) -> (i1) {
  %0 = arith.cmpi uge, %a, %b : i64
  return %0 : i1
}
func.func @f12(%a: i32) -> (i64) {
  %0 = arith.extsi %a : i32 to i64
  return %0 : i64
}
func.func @f13(%a: i1) -> (i64) {
  %0 = arith.extsi %a : i1 to i64
  return %0 : i64
}
func.func @f14(%a: i8) -> (i64) {
  %0 = arith.extui %a : i8 to i64
  return %0 : i64
}
func.func @f15(%a: i64) -> (i32) {
  %0 = arith.trunci %a : i64 to i32
  return %0 : i32
}
func.func @f16(%a: index) -> (i64) {
  %0 = arith.index_cast %a : index to i64
  return %0 : i64
}
func.func @f17(%a: index) -> (i64) {
  %0 = arith.index_castui %a : index to i64
  return %0 : i64
}
func.func @f18(%a: i64) -> (f32) {
  %0 = arith.sitofp %a : i64 to f32
  return %0 : f32
}
func.func @f19(%a: f32) -> (i64) {
  %0 = arith.fptosi %a : f32 to i64
  return %0 : i64
}
func.func @f20(%a: i64) -> (i64) {
  vector.print %a : i64
  return %a : i64
}
func.func @f21() -> (i64) {
  %0 = arith.constant 12345678901234 : i64
  return %0 : i64
}
func.func @f22(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi64>) {
  %0 = arith.subi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f23(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi64>) {
  %0 = arith.andi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f24(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi64>) {
  %0 = arith.xori %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f25(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi64>) {
  %0 = arith.maxsi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f26(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi64>) {
  %0 = arith.minsi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f27(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi64>) {
  %0 = arith.shrui %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f28(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi1>) {
  %0 = arith.cmpi eq, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}
func.func @f29(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi1>) {
  %0 = arith.cmpi slt, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}
func.func @f30(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi1>) {
  %0 = arith.cmpi sgt, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}
func.func @f31(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi1>) {
  %0 = arith.cmpi ult, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}
func.func @f32(%a: vector<3xi64>, %b: vector<3xi64>) -> (vector<3xi1>) {
  %0 = arith.cmpi ugt, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}
func.func @f33(%a: vector<3xi64>, %b: vector<3xi64>, %c: vector<3xi1>) -> (vector<3xi64>) {
  %0 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f34(%a: vector<3xi32>) -> (vector<3xi64>) {
  %0 = arith.extsi %a : vector<3xi32> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f35(%a: vector<3xi1>) -> (vector<3xi64>) {
  %0 = arith.extsi %a : vector<3xi1> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f36(%a: vector<3xi8>) -> (vector<3xi64>) {
  %0 = arith.extui %a : vector<3xi8> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f37(%a: vector<3xi64>) -> (vector<3xi32>) {
  %0 = arith.trunci %a : vector<3xi64> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @f38(%a: vector<3xindex>) -> (vector<3xi64>) {
  %0 = arith.index_cast %a : vector<3xindex> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f39(%a: vector<3xindex>) -> (vector<3xi64>) {
  %0 = arith.index_castui %a : vector<3xindex> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f40(%a: vector<3xi64>) -> (vector<3xf16>) {
  %0 = arith.sitofp %a : vector<3xi64> to vector<3xf16>
  return %0 : vector<3xf16>
}
func.func @f41(%a: vector<3xf16>) -> (vector<3xi64>) {
  %0 = arith.fptosi %a : vector<3xf16> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f42(%a: vector<3xi64>) -> (vector<3xi64>) {
  vector.print %a : vector<3xi64>
  return %a : vector<3xi64>
}
func.func @f43() -> (vector<3xi64>) {
  %0 = arith.constant dense<12345678901234> : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f44(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> (vector<2x3xi64>) {
  %0 = arith.subi %a, %b : vector<2x3xi64>
  return %0 : vector<2x3xi64>
}
func.func @f45(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> (vector<2x3xi64>) {
  %0 = arith.andi %a, %b : vector<2x3xi64>
  return %0 : vector<2x3xi64>
}
