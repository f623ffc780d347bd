llvm.mlir.global internal constant @fmt("%d %ld %5.2f %s %x %c|%%\0A\00")
llvm.mlir.global internal constant @word("word\00")
llvm.mlir.global internal @table(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
llvm.mlir.global internal @pair() : !llvm.struct<(i32, i32, array<2 x f32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32, array<2 x f32>)>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.mlir.constant(-9 : i32) : i32
  %3 = llvm.mlir.constant(dense<[0.5, 1.5]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %4 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, i32, array<2 x f32>)>
  %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i32, i32, array<2 x f32>)>
  %6 = llvm.insertvalue %3, %5[2] : !llvm.struct<(i32, i32, array<2 x f32>)>
  llvm.return %6 : !llvm.struct<(i32, i32, array<2 x f32>)>
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printI64(i64)
llvm.func @printF64(f64)
llvm.func @printNewline()
llvm.func @show(%x: i64) {
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
llvm.func @showf(%x: f64) {
  llvm.call @printF64(%x) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
llvm.func @twice(%x: i64) -> i64 {
  %0 = llvm.add %x, %x : i64
  llvm.return %0 : i64
}
llvm.func @apply(%f: !llvm.ptr, %x: i64) -> i64 {
  %0 = llvm.call %f(%x) : !llvm.ptr, (i64) -> i64
  llvm.return %0 : i64
}
llvm.func @main() {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %word = llvm.mlir.addressof @word : !llvm.ptr
  %a = llvm.mlir.constant(-3 : i32) : i32
  %b = llvm.mlir.constant(1234567890123 : i64) : i64
  %c = llvm.mlir.constant(3.14159 : f64) : f64
  %d = llvm.mlir.constant(255 : i32) : i32
  %e = llvm.mlir.constant(65 : i32) : i32
  %r = llvm.call @printf(%fmt, %a, %b, %c, %word, %d, %e) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64, f64, !llvm.ptr, i32, i32) -> i32
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %i1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.getelementptr %t[0, %i1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>>
  %v = llvm.load %p : !llvm.ptr -> i32
  %v64 = llvm.sext %v : i32 to i64
  llvm.call @show(%v64) : (i64) -> ()
  %pp = llvm.mlir.addressof @pair : !llvm.ptr
  %p1 = llvm.getelementptr %pp[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, array<2 x f32>)>
  %p1w = llvm.load %p1 : !llvm.ptr -> i32
  %p1v = llvm.sext %p1w : i32 to i64
  llvm.call @show(%p1v) : (i64) -> ()
  %p2 = llvm.getelementptr %pp[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, array<2 x f32>)>
  %p2v = llvm.load %p2 : !llvm.ptr -> f32
  %p2d = llvm.fpext %p2v : f32 to f64
  llvm.call @showf(%p2d) : (f64) -> ()
  %d0 = llvm.ptrtoint %pp : !llvm.ptr to i64
  %d1 = llvm.ptrtoint %p2 : !llvm.ptr to i64
  %dd = llvm.sub %d1, %d0 : i64
  llvm.call @show(%dd) : (i64) -> ()
  %f = llvm.mlir.addressof @twice : !llvm.ptr
  %tw = llvm.call @apply(%f, %v64) : (!llvm.ptr, i64) -> i64
  llvm.call @show(%tw) : (i64) -> ()
  %n = llvm.mlir.constant(32 : i64) : i64
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %zero = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset"(%m, %zero, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %mi = llvm.load %m : !llvm.ptr -> i64
  llvm.call @show(%mi) : (i64) -> ()
  %m8 = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %vec = llvm.mlir.constant(dense<[1, -2, 300, -70000]> : vector<4xi32>) : vector<4xi32>
  llvm.store %vec, %m8 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %m9 = llvm.getelementptr %m[7] : (!llvm.ptr) -> !llvm.ptr, i8
  %x9 = llvm.load %m9 {alignment = 1 : i64} : !llvm.ptr -> i32
  %x964 = llvm.sext %x9 : i32 to i64
  llvm.call @show(%x964) : (i64) -> ()
  %sum = "llvm.intr.vector.reduce.add"(%vec) : (vector<4xi32>) -> i32
  %sum64 = llvm.sext %sum : i32 to i64
  llvm.call @show(%sum64) : (i64) -> ()
  %big = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %ov = "llvm.intr.sadd.with.overflow"(%big, %i1) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %ov0 = llvm.extractvalue %ov[0] : !llvm.struct<(i64, i1)>
  %ov1 = llvm.extractvalue %ov[1] : !llvm.struct<(i64, i1)>
  %ov2 = llvm.zext %ov1 : i1 to i64
  llvm.call @show(%ov0) : (i64) -> ()
  llvm.call @show(%ov2) : (i64) -> ()
  %at = llvm.atomicrmw add %m, %n monotonic : !llvm.ptr, i64
  llvm.call @show(%at) : (i64) -> ()
  %cx = llvm.cmpxchg %m, %at, %n acq_rel monotonic : !llvm.ptr, i64
  %cx1 = llvm.extractvalue %cx[1] : !llvm.struct<(i64, i1)>
  %cx2 = llvm.zext %cx1 : i1 to i64
  llvm.call @show(%cx2) : (i64) -> ()
  %bc = llvm.bitcast %vec : vector<4xi32> to vector<2xi64>
  %zi = llvm.mlir.constant(0 : i32) : i32
  %bc0 = llvm.extractelement %bc[%zi : i32] : vector<2xi64>
  llvm.call @show(%bc0) : (i64) -> ()
  %sq = llvm.intr.sqrt(%c) : (f64) -> f64
  llvm.call @showf(%sq) : (f64) -> ()
  %al = llvm.alloca %d x i32 : (i32) -> !llvm.ptr
  llvm.br ^loop(%i1 : i64)
^loop(%k: i64):
  %k32 = llvm.trunc %k : i64 to i32
  %ap = llvm.getelementptr %al[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %k32, %ap : i32, !llvm.ptr
  %k1 = llvm.add %k, %i1 : i64
  %more = llvm.icmp "slt" %k1, %n : i64
  llvm.cond_br %more, ^loop(%k1 : i64), ^done
^done:
  %ap2 = llvm.getelementptr %al[31] : (!llvm.ptr) -> !llvm.ptr, i32
  %last = llvm.load %ap2 : !llvm.ptr -> i32
  llvm.switch %last : i32, ^other [
    5: ^five,
    31: ^end(%n : i64)
  ]
^five:
  llvm.br ^end(%i1 : i64)
^other:
  llvm.unreachable
^end(%z: i64):
  llvm.call @show(%z) : (i64) -> ()
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return
}
