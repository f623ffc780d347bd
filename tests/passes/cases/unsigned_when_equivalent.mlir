// builtin.module(arith-unsigned-when-equivalent)
func.func @f(%x: i32, %y: i32, %z: i8) -> (i32, i32, i1, i1, i32, i32) {
  %mask = arith.constant 255 : i32
  %one = arith.constant 1 : i32
  %a = arith.andi %x, %mask : i32
  %b = arith.andi %y, %mask : i32
  %c = arith.addi %b, %one : i32
  %div = arith.divsi %a, %c : i32
  %up = arith.ceildivsi %a, %c : i32
  %down = arith.floordivsi %a, %c : i32
  %rem = arith.remsi %a, %c : i32
  %min = arith.minsi %a, %b : i32
  %max = arith.maxsi %a, %b : i32
  %less = arith.cmpi slt, %a, %b : i32
  %signed = arith.cmpi sge, %x, %b : i32
  %kept = arith.divsi %x, %c : i32
  %wide = arith.extsi %z : i8 to i32
  %s = arith.addi %div, %up : i32
  %t = arith.addi %down, %rem : i32
  %u = arith.addi %min, %max : i32
  %v = arith.addi %u, %kept : i32
  return %s, %t, %less, %signed, %v, %wide : i32, i32, i1, i1, i32, i32
}
