// Buffers and tensors.
// transpose [[1,2,3],[4,5,6]] => [[1, 4], [2, 5], [3, 6]]
// sum [1,2,3,4] => 10
// rows [[1,2],[3,4],[5,6]] => 11
// out_of_bounds 4 => error: has the index 4 out of bounds of dimension 0, whose size is 4
// out_of_bounds -1 => error: has the index -1 out of bounds of dimension 0, whose size is 4
// out_of_bounds 3 => poison
// freed => error: uses a buffer after it was deallocated
// freed_twice => error: uses a buffer after it was deallocated
// global => 3 | 5
// views => 7 | 4 | 6 | 12
// wrong_view 3 => error: has a slice from 3 to 4 in dimension 0, whose size is 4
// wrong_cast => error: has a shape of 4 for the type 'memref<5xi32>'
// atomic => 3 | 8 | 8
// huge => error: makes more than the limit of 1000000 elements
// negative -1 => error: has the size -1, which is negative
// made 3 => [[0, 1, 2], [1, 2, 3]]
// slices [[1,2,3],[4,5,6],[7,8,9]] => [[4, 6], [7, 9]] | [[1, 2, 3], [4, 20, 21], [7, 22, 23]]
// shapes [1,2,3,4,5,6] => [[1, 2, 3], [4, 5, 6]] | [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6] | [0, 1, 2, 3, 4, 5, 6, 0]
// elements => [[1, 2], [3, 9]] | 2 | [7, 7, 7]
// tensor_sum [1.5,2.5] => [3.000000e+00, 5.000000e+00]

func.func @transpose(%a: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %t = memref.transpose %a (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}

func.func @sum(%a: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i32) {
    %x = memref.load %a[%i] : memref<?xi32>
    %next = arith.addi %acc, %x : i32
    scf.yield %next : i32
  }
  return %r : i32
}

func.func @rows(%a: memref<3x2xi32>) -> i32 {
  %row = memref.subview %a[2, 0] [1, 2] [1, 1] : memref<3x2xi32> to memref<2xi32, strided<[1], offset: 4>>
  %any = memref.cast %row : memref<2xi32, strided<[1], offset: 4>> to memref<?xi32, strided<[?], offset: ?>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %any[%c0] : memref<?xi32, strided<[?], offset: ?>>
  %y = memref.load %any[%c1] : memref<?xi32, strided<[?], offset: ?>>
  %r = arith.addi %x, %y : i32
  return %r : i32
}

func.func @out_of_bounds(%i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %x = memref.load %a[%i] : memref<4xf32>
  return %x : f32
}

func.func @freed() -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %x = memref.load %a[%c0] : memref<4xf32>
  return %x : f32
}

func.func @freed_twice() {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}

memref.global "private" @table : memref<2xi32> = dense<[3, 4]>

func.func @global() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %a = memref.get_global @table : memref<2xi32>
  %x = memref.load %a[%c0] : memref<2xi32>
  memref.store %five, %a[%c0] : memref<2xi32>
  %b = memref.get_global @table : memref<2xi32>
  %y = memref.load %b[%c0] : memref<2xi32>
  return %x, %y : i32, i32
}

func.func @views() -> (index, index, index, index) {
  %a = memref.alloc() : memref<12xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  scf.for %i = %c0 to %c12 step %c1 {
    memref.store %i, %a[%i] : memref<12xindex>
  }
  %m = memref.expand_shape %a [[0, 1]] output_shape [3, 4] : memref<12xindex> into memref<3x4xindex>
  %c3 = arith.constant 3 : index
  %x = memref.load %m[%c1, %c3] : memref<3x4xindex>
  %r = memref.reinterpret_cast %a to offset: [2], sizes: [3], strides: [2] : memref<12xindex> to memref<3xindex, strided<[2], offset: 2>>
  %y = memref.load %r[%c1] : memref<3xindex, strided<[2], offset: 2>>
  %b, %offset, %size, %stride = memref.extract_strided_metadata %r : memref<3xindex, strided<[2], offset: 2>> -> memref<index>, index, index, index
  %all = arith.muli %size, %stride : index
  %f = memref.collapse_shape %m [[0, 1]] : memref<3x4xindex> into memref<12xindex>
  %n = memref.dim %f, %c0 : memref<12xindex>
  return %x, %y, %all, %n : index, index, index, index
}

func.func @wrong_view(%i: index) {
  %a = memref.alloc() : memref<4xi32>
  %v = memref.subview %a[%i] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  return
}

func.func @wrong_cast() {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.cast %a : memref<4xi32> to memref<?xi32>
  %c = memref.cast %b : memref<?xi32> to memref<5xi32>
  return
}

func.func @atomic() -> (i32, i32, i32) {
  %a = memref.alloc() : memref<i32>
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  memref.store %three, %a[] : memref<i32>
  %x = memref.atomic_rmw addi %five, %a[] : (i32, memref<i32>) -> i32
  %y = memref.load %a[] : memref<i32>
  %z = memref.generic_atomic_rmw %a[] : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %one : i32
    memref.atomic_yield %new : i32
  }
  return %x, %y, %z : i32, i32, i32
}

func.func @huge() {
  %a = memref.alloc() : memref<1000000x1000000xf32>
  return
}

func.func @negative(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  return
}

func.func @made(%n: index) -> tensor<2x?xindex> {
  %t = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<2x?xindex>
  return %t : tensor<2x?xindex>
}

func.func @slices(%a: tensor<3x3xi32>) -> (tensor<2x2xi32>, tensor<3x3xi32>) {
  %s = tensor.extract_slice %a[1, 0] [2, 2] [1, 2] : tensor<3x3xi32> to tensor<2x2xi32>
  %n = arith.constant dense<[[20, 21], [22, 23]]> : tensor<2x2xi32>
  %r = tensor.insert_slice %n into %a[1, 1] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<3x3xi32>
  return %s, %r : tensor<2x2xi32>, tensor<3x3xi32>
}

func.func @shapes(%a: tensor<6xi32>) -> (tensor<2x3xi32>, tensor<12xi32>, tensor<8xi32>) {
  %m = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  %f = tensor.collapse_shape %m [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %c = tensor.concat dim(0) %f, %a : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  %zero = arith.constant 0 : i32
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<6xi32> to tensor<8xi32>
  return %m, %c, %p : tensor<2x3xi32>, tensor<12xi32>, tensor<8xi32>
}

func.func @elements() -> (tensor<2x2xi32>, i32, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant 3 : i32
  %nine = arith.constant 9 : i32
  %seven = arith.constant 7 : i32
  %t = tensor.from_elements %a, %b, %c, %a : tensor<2x2xi32>
  %u = tensor.insert %nine into %t[%c1, %c1] : tensor<2x2xi32>
  %x = tensor.extract %u[%c0, %c1] : tensor<2x2xi32>
  %s = tensor.splat %seven : tensor<3xi32>
  return %u, %x, %s : tensor<2x2xi32>, i32, tensor<3xi32>
}

func.func @tensor_sum(%a: tensor<2xf64>) -> tensor<2xf64> {
  %r = arith.addf %a, %a : tensor<2xf64>
  return %r : tensor<2xf64>
}
