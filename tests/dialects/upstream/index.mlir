module {
  func.func @constants(%arg0: i64) -> index {
    %idx42 = index.constant 42
    %idx-3 = index.constant -3
    %true = index.bool.constant true
    %false = index.bool.constant false
    %0 = index.casts %arg0 : i64 to index
    %1 = index.castu %0 : index to i32
    %2 = index.cmp slt(%idx42, %idx-3)
    %3 = index.maxs %idx42, %idx-3
    return %0 : index
  }
}
