// builtin.module(inline{default-pipeline=})
func.func private @get_index() -> index
func.func @g1(%m: memref<?xf32>, %i: index) {
  %1 = arith.addi %i, %i : index
  %v = affine.load %m[symbol(%i)] : memref<?xf32>
  affine.store %v, %m[symbol(%i)] : memref<?xf32>
  return
}
func.func @g2(%m: memref<?xf32>, %i: index) {
  %v = affine.load %m[symbol(%i)] : memref<?xf32>
  affine.store %v, %m[symbol(%i)] : memref<?xf32>
  return
}
func.func @g3(%m: memref<?xf32>, %i: index) {
  call @h() : () -> ()
  return
}
func.func @g4(%m: memref<?xf32>, %i: index) {
  %v = affine.load %m[%i] : memref<?xf32>
  affine.store %v, %m[%i] : memref<?xf32>
  return
}
func.func @g5(%m: memref<?xf32>, %i: index) {
  affine.for %k = 0 to 4 {
    %v = affine.load %m[%k] : memref<?xf32>
    affine.store %v, %m[%k] : memref<?xf32>
  }
  return
}
func.func @g6(%m: memref<?xf32>, %i: index) {
  return
}
func.func @g7(%m: memref<?xf32>, %i: index) {
  %j = affine.apply affine_map<(d0) -> (d0 + 1)> (%i)
  %v = memref.load %m[%j] : memref<?xf32>
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
func.func @g8(%m: memref<?xf32>, %i: index) {
  %j = affine.apply affine_map<(d0) -> (d0 + 1)> (%i)
  %v = affine.load %m[%j] : memref<?xf32>
  affine.store %v, %m[%i] : memref<?xf32>
  return
}
func.func @g9(%m: memref<?xf32>, %i: index) {
  %c = arith.constant 1 : index
  %v = affine.load %m[%c] : memref<?xf32>
  affine.store %v, %m[%i] : memref<?xf32>
  return
}
func.func @g10(%m: memref<?xf32>, %i: index) {
  %c = call @get_index() : () -> index
  %v = affine.load %m[%c] : memref<?xf32>
  affine.store %v, %m[%i] : memref<?xf32>
  return
}
func.func @g11(%m: memref<?xf32>, %i: index) {
  %c = call @get_index() : () -> index
  return
}
func.func private @h()
func.func @f1a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g1(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f1c(%m: memref<?xf32>, %n: index) {
  func.call @g1(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f1d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g1(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f1e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g1(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g1(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f2a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g2(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f2c(%m: memref<?xf32>, %n: index) {
  func.call @g2(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f2d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g2(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f2e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g2(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g2(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f3a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g3(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f3b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g3(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f3c(%m: memref<?xf32>, %n: index) {
  func.call @g3(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f3d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g3(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f3e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g3(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g3(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f4a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g4(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f4b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g4(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f4c(%m: memref<?xf32>, %n: index) {
  func.call @g4(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f4d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g4(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f4e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g4(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g4(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f5a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g5(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f5b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g5(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f5c(%m: memref<?xf32>, %n: index) {
  func.call @g5(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f5d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g5(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f5e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g5(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g5(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f6a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g6(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f6b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g6(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f6c(%m: memref<?xf32>, %n: index) {
  func.call @g6(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f6d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g6(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f6e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g6(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g6(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f7a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g7(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f7b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g7(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f7c(%m: memref<?xf32>, %n: index) {
  func.call @g7(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f7d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g7(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f7e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g7(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g7(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f8a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g8(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f8b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g8(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f8c(%m: memref<?xf32>, %n: index) {
  func.call @g8(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f8d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g8(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f8e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g8(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g8(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f9a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g9(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f9b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g9(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f9c(%m: memref<?xf32>, %n: index) {
  func.call @g9(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f9d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g9(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f9e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g9(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g9(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f10a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g10(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f10b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g10(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f10c(%m: memref<?xf32>, %n: index) {
  func.call @g10(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f10d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g10(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f10e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g10(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g10(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @f11a(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g11(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f11b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 42 {
    func.call @g11(%m, %i) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f11c(%m: memref<?xf32>, %n: index) {
  func.call @g11(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @f11d(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    func.call @g11(%m, %n) : (memref<?xf32>, index) -> ()
  }
  return
}
func.func @f11e(%m: memref<?xf32>, %n: index, %c: i1) {
  %q = memref.load %m[%n] : memref<?xf32>
  %z = arith.fptosi %q : f32 to i32
  %x = arith.index_cast %z : i32 to index
  affine.for %i = 1 to 42 {
    func.call @g11(%m, %x) : (memref<?xf32>, index) -> ()
  }
  func.call @g11(%m, %x) : (memref<?xf32>, index) -> ()
  return
}
func.func @casts(%a: i32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  return %0 : i64
}
func.func @lanes() -> i32 {
  %0 = rocdl.workitem.id.x : i32
  return %0 : i32
}
func.func @threads() -> index {
  %0 = gpu.thread_id x
  return %0 : index
}
func.func @constants() -> !emitc.opaque<"int"> {
  %0 = "emitc.constant"() {value = #emitc.opaque<"0">} : () -> !emitc.opaque<"int">
  return %0 : !emitc.opaque<"int">
}
func.func @sparse(%t: tensor<4xf32>) -> tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>> {
  %0 = sparse_tensor.convert %t : tensor<4xf32> to tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>>
  return %0 : tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>>
}
func.func @branches(%a: i1, %x: i32) -> i32 {
  spirv.BranchConditional %a, ^bb1, ^bb2
^bb1:
  spirv.ReturnValue %x : i32
^bb2:
  spirv.ReturnValue %x : i32
}
func.func @kills(%a: i1) {
  spirv.Kill
}
func.func @nothing() {
  return
}
func.func @calls(%a: i32, %b: i1, %t: tensor<4xf32>, %n: index) {
  %0 = call @casts(%a) : (i32) -> i64
  %1 = call @lanes() : () -> i32
  %2 = call @threads() : () -> index
  %3 = call @constants() : () -> !emitc.opaque<"int">
  %4 = call @sparse(%t) : (tensor<4xf32>) -> tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>>
  %5 = call @branches(%b, %a) : (i1, i32) -> i32
  call @kills(%b) : (i1) -> ()
  gpu.launch blocks(%x0, %x1, %x2) in (%x3 = %n, %x4 = %n, %x5 = %n) threads(%x6, %x7, %x8) in (%x9 = %n, %x10 = %n, %x11 = %n) {
    func.call @nothing() : () -> ()
    gpu.terminator
  }
  %6 = tensor.generate %n {
  ^bb0(%i: index):
    %7 = func.call @casts(%a) : (i32) -> i64
    tensor.yield %7 : i64
  } : tensor<?xi64>
  return
}
llvm.func @vararg(...)  {
  llvm.return
}
llvm.func @plain(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return %a : i32
^bb2:
  llvm.return %b : i32
}
llvm.func @never() attributes {no_inline} {
  llvm.return
}
llvm.func @llvm_calls(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.call @vararg(%a) vararg(!llvm.func<void (...)>) : (i32) -> ()
  %0 = llvm.call @plain(%c, %a, %b) : (i1, i32, i32) -> i32
  llvm.call @never() : () -> ()
  llvm.return %0 : i32
}
