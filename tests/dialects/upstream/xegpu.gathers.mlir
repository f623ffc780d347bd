module {
  func.func @f(%arg0: memref<16xf32>, %arg1: index, %arg2: vector<1xi1>, %arg3: i1) {
    %0 = xegpu.load %arg0[%arg1], %arg2 <{chunk_size = 2 : i64}> : memref<16xf32>, index, vector<1xi1> -> vector<2xf32>
    %1 = xegpu.load %arg0[%arg1], %arg3 <{chunk_size = 2 : i64}> : memref<16xf32>, index, i1 -> vector<1x2xf32>
    return
  }
}
