llvm.func @f(%r : vector<4xi32>, %o: i32, %v: f32) {
// expected-error @below {{custom op 'rocdl.raw.buffer.load' expected 4 operands}}
  %0 = rocdl.raw.buffer.load %r, %o, %o : f32
  llvm.return
}

// -----

llvm.func @f(%r : vector<4xi32>, %o: i32, %v: f32) {
// expected-error @below {{expected ':'}}
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o {a} : f32
  llvm.return
}
