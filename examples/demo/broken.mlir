func.func @mixed(%a: !fixed.number<8, 8>, %b: i32) -> !fixed.number<8, 8> {
  %0 = "fixed.add"(%a, %b) : (!fixed.number<8, 8>, i32) -> !fixed.number<8, 8>
  return %0 : !fixed.number<8, 8>
}
// -----
func.func @too_narrow(%a: !fixed.number<16, 8>) -> !fixed.number<8, 8> {
  %0 = fixed.convert %a : !fixed.number<16, 8> to !fixed.number<8, 8>
  return %0 : !fixed.number<8, 8>
}
// -----
func.func private @too_wide(!fixed.number<64, 64>)
