// Accesses out of bounds, and what is poison, are told with their place.
// vector_load 2 => [2, 3]
// vector_load 3 => error: 'vector.load' op has the index 4 out of bounds of dimension 0, whose size is 4
// transfer 3 => error: 'vector.transfer_read' op has the index 4 out of bounds of dimension 0, whose size is 4
// gather 4 => error: 'vector.gather' op has the index 4 out of bounds of dimension 0, whose size is 4
// mismatch 2 3 => error: 'linalg.generic' op has operands whose sizes do not fit: loop 0 runs 2 and 3 times
// window 4 => error: 'linalg.pooling_nwc_sum' op reaches from 0 to 4 in dimension 1, whose size is 4
// in_body 0 => error: 'arith.divui' op divides by zero
// overflowing 1 => 0
// overflowing 127 => error: 'cf.cond_br' op depends on poison
// null => error: 'llvm.load' op uses the null pointer, at which nothing is allocated
// behind 3 => 7
// behind 4 => error: 'llvm.store' op reaches 4 bytes from 16 on in memory of 16 bytes
// behind -1 => error: 'llvm.store' op reaches 4 bytes from -4 on in memory of 16 bytes
// freed => error: 'llvm.load' op uses memory after it was freed
// unwritten => error: 'llvm.cond_br' op depends on poison
// constant => error: 'llvm.store' op writes to a constant
// view 4 => error: 'memref.view' op reaches out of a buffer of 8 bytes
// misaligned => error: 'llvm.load' op uses the address

func.func @vector_load(%i: index) -> vector<2xindex> {
  %m = memref.alloc() : memref<4xindex>
  %s = vector.step : vector<4xindex>
  %c0 = arith.constant 0 : index
  vector.store %s, %m[%c0] : memref<4xindex>, vector<4xindex>
  %v = vector.load %m[%i] : memref<4xindex>, vector<2xindex>
  return %v : vector<2xindex>
}

func.func @transfer(%i: index) -> vector<2xi32> {
  %m = memref.alloc() : memref<4xi32>
  %p = arith.constant 0 : i32
  %v = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<4xi32>, vector<2xi32>
  return %v : vector<2xi32>
}

func.func @gather(%i: i32) -> vector<1xi32> {
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %n = vector.broadcast %i : i32 to vector<1xi32>
  %t = arith.constant dense<true> : vector<1xi1>
  %v = vector.gather %m[%c0] [%n], %t, %n : memref<4xi32>, vector<1xi32>, vector<1xi1>, vector<1xi32> into vector<1xi32>
  return %v : vector<1xi32>
}

func.func @mismatch(%c2: index, %c3: index) {
  %a = memref.alloc(%c2) : memref<?xi32>
  %b = memref.alloc(%c3) : memref<?xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : memref<?xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

func.func @window(%c4: index) {
  %a = memref.alloc(%c4) : memref<1x?x1xf32>
  %w = memref.alloc() : memref<3xf32>
  %b = memref.alloc() : memref<1x3x1xf32>
  linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%a, %w : memref<1x?x1xf32>, memref<3xf32>) outs(%b : memref<1x3x1xf32>)
  return
}

func.func @in_body(%n: i32) {
  %a = arith.constant dense<1> : tensor<2xi32>
  %b = linalg.map ins(%a : tensor<2xi32>) outs(%a : tensor<2xi32>) (%x: i32, %o: i32) {
    %y = arith.divui %x, %n : i32
    linalg.yield %y : i32
  }
  return
}

func.func @overflowing(%x: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : i8
  %y = arith.addi %x, %c1 overflow<nsw> : i8
  %p = arith.cmpi sgt, %y, %x : i8
  cf.cond_br %p, ^a, ^b
^a:
  return %c0 : i8
^b:
  return %c1 : i8
}

llvm.func @null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @behind(%i: i64) -> i32 {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %c4 x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %c7, %q : i32, !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @freed() -> i32 {
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%c4) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @unwritten() {
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%c4) : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i1
  llvm.cond_br %x, ^a, ^a
^a:
  llvm.return
}

llvm.mlir.global internal constant @c(7 : i32) : i32

llvm.func @constant() {
  %p = llvm.mlir.addressof @c : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}

func.func @view(%i: index) {
  %m = memref.alloc() : memref<8xi8>
  %v = memref.view %m[%i][] : memref<8xi8> to memref<2xf32>
  return
}

llvm.func @misaligned() -> i32 {
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%c4) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %x : i32
}
