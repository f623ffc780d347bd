module {
  func.func @f(%arg0: !old.hedge<yew, box>, %arg1: !old.plot<8, loam>) {
    old.clip %arg0, %arg1 : !old.hedge<yew, box>, !old.plot<8, loam>
    %0 = "old.pace"(%arg1) : (!old.plot<8, loam>) -> i8
    return
  }
}
