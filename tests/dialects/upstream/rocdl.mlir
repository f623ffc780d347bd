module {
  llvm.func @f(%arg0: vector<4xi32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.raw.buffer.load %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.store %arg2, %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.atomic.fadd %arg2, %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.atomic.fmax %arg2, %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.atomic.smax %arg1, %arg0, %arg1, %arg1, %arg1 : i32
    rocdl.raw.buffer.atomic.umin %arg1, %arg0, %arg1, %arg1, %arg1 : i32
    llvm.return
  }
}

