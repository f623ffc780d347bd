// The larger of a + b and a * b, if the caller asks for it; otherwise a. Mixes four dialects.
func.func private @trace(i1)

func.func @blend(%a: i32, %b: i32, %asked: i1) -> !fixed.number<16, 4> {
  %x = fixed.from_integer %a : i32 to !fixed.number<16, 16>
  %y = fixed.from_integer %b : i32 to !fixed.number<16, 16>
  cf.cond_br %asked, ^compute, ^done(%x : !fixed.number<16, 16>)

^compute:
  %sum = fixed.add %x, %y : !fixed.number<16, 16>
  %product = fixed.mul %x, %y : !fixed.number<16, 16>
  %zero = arith.constant 0 : i32
  %positive = arith.cmpi sgt, %a, %zero : i32
  func.call @trace(%positive) : (i1) -> ()
  %larger = arith.select %positive, %product, %sum : !fixed.number<16, 16>
  cf.br ^done(%larger : !fixed.number<16, 16>)

^done(%result: !fixed.number<16, 16>):
  %short = fixed.convert %result round nearest : !fixed.number<16, 16> to !fixed.number<16, 4>
  return %short : !fixed.number<16, 4>
}
