func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func private @printMemrefI8(memref<*xi8>) attributes { llvm.emit_c_interface }
func.func private @printMemrefI32(memref<*xi32>) attributes { llvm.emit_c_interface }
memref.global "private" @g : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %i7 = arith.constant 7 : i32
  %m = memref.alloc() : memref<4x6xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %l = affine.apply affine_map<(i, j) -> (i * 6 + j)>(%i, %j)
      %v = arith.index_cast %l : index to i32
      affine.store %v, %m[%i, %j] : memref<4x6xi32>
    }
  }
  %u = memref.cast %m : memref<4x6xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %sv = memref.subview %m[1, 1] [2, 2] [2, 3] : memref<4x6xi32> to memref<2x2xi32, strided<[12, 3], offset: 7>>
  %su = memref.cast %sv : memref<2x2xi32, strided<[12, 3], offset: 7>> to memref<*xi32>
  call @printMemrefI32(%su) : (memref<*xi32>) -> ()
  %tr = memref.transpose %m (i, j) -> (j, i) : memref<4x6xi32> to memref<6x4xi32, strided<[1, 6]>>
  %tu = memref.cast %tr : memref<6x4xi32, strided<[1, 6]>> to memref<*xi32>
  call @printMemrefI32(%tu) : (memref<*xi32>) -> ()
  %rc = memref.reinterpret_cast %m to offset: [%c2], sizes: [%c3, 2], strides: [%c5, 1] : memref<4x6xi32> to memref<?x2xi32, strided<[?, 1], offset: ?>>
  %ru = memref.cast %rc : memref<?x2xi32, strided<[?, 1], offset: ?>> to memref<*xi32>
  call @printMemrefI32(%ru) : (memref<*xi32>) -> ()
  %ex = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xi32> into memref<4x2x3xi32>
  %eu = memref.cast %ex : memref<4x2x3xi32> to memref<*xi32>
  call @printMemrefI32(%eu) : (memref<*xi32>) -> ()
  %co = memref.collapse_shape %m [[0, 1]] : memref<4x6xi32> into memref<24xi32>
  %cu = memref.cast %co : memref<24xi32> to memref<*xi32>
  call @printMemrefI32(%cu) : (memref<*xi32>) -> ()
  %g = memref.get_global @g : memref<2x3xi32>
  %old = memref.atomic_rmw addi %i7, %g[%c1, %c2] : (i32, memref<2x3xi32>) -> i32
  vector.print %old : i32
  %gu = memref.cast %g : memref<2x3xi32> to memref<*xi32>
  call @printMemrefI32(%gu) : (memref<*xi32>) -> ()
  %bytes = memref.alloc() : memref<32xi8>
  affine.for %i = 0 to 32 {
    %v = arith.index_cast %i : index to i8
    affine.store %v, %bytes[%i] : memref<32xi8>
  }
  %vw = memref.view %bytes[%c4][%c2] : memref<32xi8> to memref<?x3xi32>
  memref.store %i7, %vw[%c1, %c1] : memref<?x3xi32>
  %vu = memref.cast %vw : memref<?x3xi32> to memref<*xi32>
  call @printMemrefI32(%vu) : (memref<*xi32>) -> ()
  %b24 = memref.load %bytes[%c24] : memref<32xi8>
  vector.print %b24 : i8
  %dst = memref.alloc() : memref<2x2xi32>
  memref.copy %sv, %dst : memref<2x2xi32, strided<[12, 3], offset: 7>> to memref<2x2xi32>
  %du = memref.cast %dst : memref<2x2xi32> to memref<*xi32>
  call @printMemrefI32(%du) : (memref<*xi32>) -> ()
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %sv : memref<2x2xi32, strided<[12, 3], offset: 7>> -> memref<i32>, index, index, index, index, index
  vector.print %off : index
  vector.print %st#0 : index
  %d1 = memref.dim %u, %c1 : memref<*xi32>
  vector.print %d1 : index
  %rk = memref.rank %u : memref<*xi32>
  vector.print %rk : index
  %va = affine.vector_load %m[%c1, %c2] : memref<4x6xi32>, vector<4xi32>
  vector.print %va : vector<4xi32>
  affine.vector_store %va, %m[%c0, %c0] : memref<4x6xi32>, vector<4xi32>
  %de:3 = affine.delinearize_index %c24 into (2, 3, 5) : index, index, index
  vector.print %de#0 : index
  vector.print %de#1 : index
  vector.print %de#2 : index
  %li = affine.linearize_index [%c1, %c2, %c3] by (2, 3, 5) : index
  vector.print %li : index
  %mx = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0 + 3, 5)>(%c1)[%c4]
  vector.print %mx : index
  %one = memref.alloc() : memref<2xi32>
  memref.store %i7, %one[%c0] : memref<2xi32>
  memref.store %i7, %one[%c1] : memref<2xi32>
  %re = memref.realloc %one : memref<2xi32> to memref<4xi32>
  memref.store %i7, %re[%c2] : memref<4xi32>
  memref.store %i7, %re[%c3] : memref<4xi32>
  %rel = memref.cast %re : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%rel) : (memref<*xi32>) -> ()
  %par = affine.parallel (%i, %j) = (0, 0) to (4, 6) step (2, 3) reduce ("addi") -> i32 {
    %x = affine.load %m[%i, %j] : memref<4x6xi32>
    affine.yield %x : i32
  }
  vector.print %par : i32
  affine.for %i = 0 to 7 step 2 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0, d0 mod 4 == 0)>(%i) {
      vector.print %i : index
    } else {
      vector.print str "no\n"
    }
  }
  %shape = memref.alloc() : memref<2xindex>
  memref.store %c3, %shape[%c0] : memref<2xindex>
  %c8 = arith.constant 8 : index
  memref.store %c8, %shape[%c1] : memref<2xindex>
  %rs = memref.reshape %m(%shape) : (memref<4x6xi32>, memref<2xindex>) -> memref<3x8xi32>
  %rsu = memref.cast %rs : memref<3x8xi32> to memref<*xi32>
  call @printMemrefI32(%rsu) : (memref<*xi32>) -> ()
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %w = complex.constant [3.0 : f32, -1.0 : f32] : complex<f32>
  %zm = complex.mul %z, %w : complex<f32>
  %zd = complex.div %z, %w : complex<f32>
  %zs = complex.sqrt %zm : complex<f32>
  %ze = complex.exp %z : complex<f32>
  %za = complex.abs %w : complex<f32>
  vector.print %za : f32
  %res = complex.re %zm : complex<f32>
  vector.print %res : f32
  %r2 = complex.im %zd : complex<f32>
  vector.print %r2 : f32
  %r3 = complex.re %zs : complex<f32>
  vector.print %r3 : f32
  %r4 = complex.im %ze : complex<f32>
  vector.print %r4 : f32
  %zl = complex.log %w : complex<f32>
  %r5 = complex.im %zl : complex<f32>
  vector.print %r5 : f32
  %zp = complex.pow %z, %w : complex<f32>
  %r6 = complex.im %zp : complex<f32>
  vector.print %r6 : f32
  %zt = complex.tanh %z : complex<f32>
  %r7 = complex.im %zt : complex<f32>
  vector.print %r7 : f32
  %ztn = complex.tan %z : complex<f32>
  %r8 = complex.im %ztn : complex<f32>
  vector.print %r8 : f32
  %zat = complex.atan2 %z, %w : complex<f32>
  %r9 = complex.im %zat : complex<f32>
  vector.print %r9 : f32
  %zsg = complex.sign %z : complex<f32>
  %r10 = complex.im %zsg : complex<f32>
  vector.print %r10 : f32
  %zrs = complex.rsqrt %z : complex<f32>
  %r11 = complex.im %zrs : complex<f32>
  vector.print %r11 : f32
  %zl1 = complex.log1p %z : complex<f32>
  %r12 = complex.im %zl1 : complex<f32>
  vector.print %r12 : f32
  %zx1 = complex.expm1 %z : complex<f32>
  %r13 = complex.re %zx1 : complex<f32>
  vector.print %r13 : f32
  %r14 = complex.angle %z : complex<f32>
  vector.print %r14 : f32
  return
}
