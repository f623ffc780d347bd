module {
  func.func @parity(%arg0: i8) -> i1 {
    %0 = comb.extract %arg0 from 0 : (i8) -> i4
    %1 = comb.extract %arg0 from 4 : (i8) -> i4
    %2 = comb.xor %0, %1 : i4
    %3 = "comb.concat"(%2, %1) : (i4, i4) -> i8
    %4 = "comb.rotate"(%3) <{places = 1 : i32}> : (i8) -> i8
    %5 = comb.extract %4 from 7 : (i8) -> i1
    return %5 : i1
  }
}
