func.func @f(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32, strided<[?, 1]>> {
  %0 = memref.subview %m[0, 0] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  return %0 : memref<?x?xf32, strided<[?, 1]>>
}
// -----
%v:2 = "x.values"() : () -> (vector<2x3xi64>, tensor<0xf32>)
%r = "vector.reduction"(%v#0, %v#1) <{kind = #vector.kind<minnumf>}> : (vector<2x3xi64>, tensor<0xf32>) -> tuple<i32, tuple<f32>>
// -----
%v:2 = "x.values"() : () -> (none, none)
"affine.dma_start"(%v#0, %v#1) : (none, none) -> ()
// -----
%r = "shape.const_size"() <{value = 1 : index}> : () -> i7
// -----
%r = "ub.poison"() <{value = "text"}> : () -> i7
// -----
%r = "linalg.conv_1d_ncw_fcw"() <{dilations = 12 : i32, operandSegmentSizes = array<i32: 1, 0>}> : () -> i32
// -----
func.func @f(%m: tensor<4xf32>) {
  %0 = bufferization.to_tensor %m : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
"index"() : () -> ()
// -----
func.func @f(%v: vector<4xi32>) {
  %0 = spirv.Dot %v, %v : vector<4xi32> -> i32
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %n: index) {
  %0 = "memref.subview"(%m, %n, %n) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> i32
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %n: index) {
  %0 = memref.subview %m[0, 0][%n, %n][1, 1] : memref<?x?xf32> to memref<7xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %n: index) {
  %0 = memref.subview %m[0, 3][%n, %n][0, 1] : memref<?x?xf32> to memref<7xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %n: index) {
  %0 = memref.subview %m[0, 3][%n, %n][0, 1] : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %n: index) {
  %0 = memref.subview %m[0, 3][%n, %n][%n, 1] : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[0, 1], offset: ?>>, %n: index) {
  %0 = memref.subview %m[%n, 3][%n, %n][%n, 1] : memref<?x?xf32, strided<[0, 1], offset: ?>> to memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[0, 1], offset: 4>>, %n: index) {
  %0 = memref.subview %m[%n, 3][%n, %n][%n, 1] : memref<?x?xf32, strided<[0, 1], offset: 4>> to memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, 1], offset: 4>>, %n: index) {
  %0 = memref.subview %m[0, 3][%n, %n][%n, 1] : memref<?x?xf32, strided<[?, 1], offset: 4>> to memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?x0x?xf32>, %n: index) {
  %0 = memref.subview %m[%n, %n, %n][1, 1, 1][1, 1, 1] : memref<?x0x?xf32> to memref<1x1x1xi8>
  return
}
// -----
func.func @f(%m: memref<?x?x0xf32>, %n: index) {
  %0 = memref.subview %m[%n, %n, %n][1, 1, 1][1, 1, 1] : memref<?x?x0xf32> to memref<1x1x1xi8>
  return
}
// -----
func.func @f(%m: memref<2x0xf32>, %n: index) {
  %0 = memref.subview %m[%n, %n][1, 1][1, 1] : memref<2x0xf32> to memref<1x1x1xi8>
  return
}
// -----
func.func @f(%m: memref<3x2x0xf32>, %n: index) {
  %0 = memref.subview %m[%n, %n, %n][1, 1, 1][1, 1, 1] : memref<3x2x0xf32> to memref<1x1x1xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 0, %n] : memref<?x?xf32> into memref<?x0x?xf64>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, 1]>>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 0, %n] : memref<?x?xf32, strided<[?, 1]>> into memref<?x0x?xf64>
  return
}
// -----
func.func @f(%v: i32, %i: index, %m: memref<4xf32>) {
  affine.vector_store %v, %m[%i] : memref<4xf32>, i32
  return
}
// -----
func.func @f(%v: i32, %i: index, %m: i32) {
  %0 = memref.transpose %m (i, j) -> (j, i) : i32 to memref<4xf32>
  return
}
// -----
func.func @f(%v: i32, %i: index, %m: i32) {
  memref.prefetch %m[%i], write, locality<1>, data : i32
  return
}
// -----
func.func @f(%v: f32, %i: index, %m: i32) {
  vector.transfer_write %v, %m[%i] : f32, memref<4xf32>
  return
}
// -----
func.func @f(%v: f32, %i: index, %m: i32) {
  %0 = vector.transfer_read %m[%i], %v : i32, f32
  return
}
// -----
func.func @f(%v: f32, %i: index, %m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) : memref<4xf32> to i32
  return
}
// -----
func.func @f(%v: i32, %i: index, %m: i32) {
  memref.dma_wait %m[%i], %i : i32
  return
}
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#4) : (tensor<*xi1>) -> (memref<4xi32>)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#0) : (i1) -> (tensor<*xi1>)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#3) : (index) -> (i32)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#1) : (i32) -> (i32)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#1) : (i32) -> (f32)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#1) : (i32) -> (i64)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#5) : (complex<f32>) -> (complex<i32>)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#5) : (complex<f32>) -> (complex<f64>)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#5) : (complex<f32>) -> (complex<f32>)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#5) : (complex<f32>) -> (i64)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#5) : (complex<f32>) -> (i32)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#5) : (complex<f32>) -> (index)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#1) : (i32) -> (index)
// -----
%a:9 = "x.v"() : () -> (i1, i32, f32, index, tensor<*xi1>, complex<f32>, complex<i32>, i64, i64)
%0 = "complex.bitcast"(%a#4) : (tensor<*xi1>) -> (tensor<*xi1>)
// -----
%a:4 = "x.v"() : () -> (memref<4xf32>, memref<?xf32>, memref<*xf32>, tensor<4xf32>)
%0 = "bufferization.to_tensor"(%a#0) : (memref<4xf32>) -> (tensor<5xi32>)
// -----
%a:4 = "x.v"() : () -> (memref<4xf32>, memref<?xf32>, memref<*xf32>, tensor<4xf32>)
%0 = "bufferization.to_tensor"(%a#0) : (memref<4xf32>) -> (tensor<4xi32>)
// -----
%a:4 = "x.v"() : () -> (memref<4xf32>, memref<?xf32>, memref<*xf32>, tensor<4xf32>)
%0 = "bufferization.to_tensor"(%a#0) : (memref<4xf32>) -> (tensor<5xf32>)
// -----
%a:4 = "x.v"() : () -> (memref<4xf32>, memref<?xf32>, memref<*xf32>, tensor<4xf32>)
%0 = "bufferization.to_tensor"(%a#2) : (memref<*xf32>) -> (tensor<5xf32>)
// -----
%a:4 = "x.v"() : () -> (memref<4xf32>, memref<?xf32>, memref<*xf32>, tensor<4xf32>)
%0 = "bufferization.to_tensor"(%a#2) : (memref<*xf32>) -> (tensor<*xf64>)
// -----
%a:4 = "x.v"() : () -> (memref<4xf32>, memref<?xf32>, memref<*xf32>, tensor<4xf32>)
%0 = "bufferization.to_buffer"(%a#3) : (tensor<4xf32>) -> (memref<5xf64>)
// -----
%a = "x.v"() : () -> memref<*xf32>
%0 = "bufferization.to_tensor"(%a) : (memref<*xf32>) -> (tensor<f32>)
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_gather %a on @g grid_axes = [1] gather_axis = 5 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_gather %a on @g grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x9xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_gather %a on @d grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x9xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_to_all %a on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<4x9xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_to_all %a on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<4x24xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_slice %a on @g grid_axes = [1] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x24xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x3xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.all_slice %a on @d grid_axes = [1] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x3xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [1, 2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.recv %a on @g grid_axes = [0] source = [7] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.recv %a on @g grid_axes = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.send %a on @g grid_axes = [0] destination = [7] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 0 root = [7] : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [7] : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.reduce %a on @g grid_axes = [0] root = [7] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.shift %a on @g grid_axes = [0] shift_axis = 1 offset = -2 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.shift %a on @g grid_axes = [0] shift_axis = -1 offset = -2 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 3] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 4, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.sharding @d split_axes = [[0]] sharded_dims_offsets = [0, 1] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0]] : f32
  return
}
// -----
shard.grid @g(shape = 2x3)
shard.grid @d(shape = 2x?)
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0]] :
  return
}
// -----
"a.b"() {a = #xegpu.mem_layout<stride>} : () -> ()
// -----
"a.b"() {a = #xegpu.mem_layout<stride = [256, 1], block = [16, 16]>} : () -> ()
// -----
"a.b"() {a = #xegpu.mem_layout<{stride = 1}>} : () -> ()
// -----
"a.b"() {a = #xegpu.mem_layout<stride = 1, stride = 2>} : () -> ()
// -----
"a.b"() {a = #xegpu.mem_layout} : () -> ()
// -----
"a.b"() {a = #xegpu.mem_layout<3 = 2>} : () -> ()
// -----
"a.b"() {a = #xegpu.mem_layout<>} : () -> ()
// -----
"a.b"() {a = #ptr.null : i32} : () -> ()
// -----
"a.b"() {a = #ptr.null} : () -> ()
// -----
"a.b"() {a = #ptr.spec<size = 63, abi = 64, preferred = 128>} : () -> ()
// -----
"a.b"() {a = #ptr.spec<size = 64, abi = 63, preferred = 128>} : () -> ()
// -----
"a.b"() {a = #ptr.spec<size = 64, abi = 64, preferred = 64, index=3>} : () -> ()
// -----
"a.b"() {a = #ptr.spec<size = 64, abi = 64, preferred = 32>} : () -> ()
// -----
"a.b"() {a = #ptr.spec<size = -1, abi = 64, preferred = 64>} : () -> ()
// -----
"a.b"() {a = #ptr.spec<size = 64, preferred = 128>} : () -> ()
// -----
"a.b"() {a = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 4294967295>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5>} : () -> ()
// -----
"a.b"() {a = #smt.bv} : () -> ()
// -----
"a.b"() {a = #smt.bv<-1> : !smt.bv<8>} : () -> ()
// -----
"a.b"() {a = #smt.bv<256> : !smt.bv<8>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5> : i32} : () -> ()
// -----
"a.b"() {a = #smt.bv<a> : !smt.bv<8>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5 : !smt.bv<8>} : () -> ()
// -----
"a.b"() {a = #smt.bv<-129> : !smt.bv<8>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5> : !smt.bv<4294967296>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5> : !smt.bv<4294967297>} : () -> ()
// -----
"a.b"() {a = #smt.bv<-128> : !smt.bv<8>} : () -> ()
// -----
"a.b"() {a = #smt.bv<0x0ff> : !smt.bv<8>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5> : !smt.bv<4294967300>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5> : !smt.bv<3>} : () -> ()
// -----
"a.b"() {a = #smt.bv<5> : !smt.bv<4>} : () -> ()
// -----

// Numbers and flags that are zero are as absent in C++ as those left out.
#f = #llvm.di_file<"a" in "b">
"a"() {b = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "q", sizeInBits = 0, dwarfAddressSpace = 0>, c = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = None, nameTableKind = Default>, d = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = Zero>, e = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 0, encoding = DW_ATE_signed>, f = #llvm.di_module<name = "x", line = 0, isDecl = false>} : () -> ()
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.exp <{a = 1}> {b} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  affine.for %i = false to true {
  }
  return
}
// -----
emitc.func private @f(i32) attributes {specifiers = ["extern"]}
func.func private @g()
ml_program.func private @p() {
  ml_program.return
}
async.func private @q() -> !async.token
// -----
"emitc.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
}) {sym_visibility = "private"} : () -> ()
// -----
spirv.func @f(%a: !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>) "None" {
  %p = spirv.SDiv %a, %a : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  spirv.Return
}
// -----
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>) -> (), sym_name = "f"}> ({
^bb0(%a: !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>):
  %p = "spirv.UDiv"(%a, %a) : (!spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>, !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>) -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  "spirv.Return"() : () -> ()
}) : () -> ()
// -----
func.func @f(%a: i64) {
  acc.kernels wait({%a : i64}) {
    acc.terminator
  }
  acc.parallel wait({devnum: %a : i64, %a : i64} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  acc.loop gang({num=%a : i64}) control(%i : i64) = (%a : i64) to (%a : i64) step (%a : i64) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
