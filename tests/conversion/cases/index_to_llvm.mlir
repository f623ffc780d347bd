// builtin.module(convert-index-to-llvm)
func.func @f(%a: index, %b: index, %i: i32) -> (index, i1) {
  %0 = index.add %a, %b
  %1 = index.ceildivs %a, %b
  %2 = index.ceildivu %a, %b
  %3 = index.floordivs %a, %b
  %4 = index.casts %i : i32 to index
  %5 = index.castu %a : index to i32
  %6 = index.constant 4
  %7 = index.bool.constant true
  %8 = index.cmp slt(%a, %b)
  %9 = index.sizeof
  %10 = index.shrs %a, %b
  %11 = index.maxs %a, %6
  %12 = index.xor %a, %b
  %13 = index.shl %a, %b
  %14 = index.remu %a, %b
  %15 = index.minu %a, %b
  return %11, %8 : index, i1
}
