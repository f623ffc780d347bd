module {
  func.func @f(%arg0: memref<4xi64>, %arg1: index, %arg2: i32) {
    %0 = memref.load %arg0[%arg1] {alignment = 16 : i64, nontemporal = true} : memref<4xi64>
    memref.store %0, %arg0[%arg1] {alignment = 8 : i64} : memref<4xi64>
    memref.store %0, %arg0[%arg1] {nontemporal = true, x.y = 1 : i32} : memref<4xi64>
    memref.store %0, %arg0[%arg1] {x.y} : memref<4xi64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    %alloca = memref.alloca() {alignment = 64 : i64, x.y} : memref<3xf32>
    %1 = vector.load %arg0[%arg1] {alignment = 16 : i64, nontemporal = true} : memref<4xi64>, vector<4xi64>
    vector.store %1, %arg0[%arg1] {nontemporal = true} : memref<4xi64>, vector<4xi64>
    %shuffleResult, %valid = gpu.shuffle  xor %arg2, %arg2, %arg2 : i32
    %2 = index.cmp eq(%arg1, %arg1)
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      memref.store %0, %arg0[%arg3] {nontemporal = true} : memref<4xi64>
      %3 = index.cmp ult(%arg3, %arg1)
    }
    return
  }
}
