// builtin.module(canonicalize)
func.func @folds(%a: index) -> (index, index, index, i32, index, index) {
  %c3 = index.constant 3
  %c4 = index.constant 4
  %c0 = index.constant 0
  %m7 = index.constant -7
  %big = index.constant 4294967300
  %0 = index.add %c3, %c4
  %1 = index.add %a, %c0
  %2 = index.add %a, %c3
  %3 = index.add %2, %c4
  %4 = index.casts %m7 : index to i32
  %5 = index.divs %big, %c3
  %6 = index.ceildivs %m7, %c3
  return %0, %1, %3, %4, %5, %6 : index, index, index, i32, index, index
}
