// builtin.module(canonicalize)
func.func @elements(%a: f32, %b: f32, %v: vector<2x3xf32>, %i: index) -> (vector<2xf32>, f32, f32, vector<3xf32>, vector<1xf32>) {
  %c1 = arith.constant 1 : index
  %p = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.insert %a, %p [0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0 [1] : f32 into vector<2xf32>
  %2 = vector.insert %a, %v [1, 2] : f32 into vector<2x3xf32>
  %3 = vector.extract %2[%c1, 2] : f32 from vector<2x3xf32>
  %4 = vector.extract %2[0, 2] : f32 from vector<2x3xf32>
  %5 = vector.broadcast %v : vector<2x3xf32> to vector<4x2x3xf32>
  %6 = vector.extract %5[%i, 1] : vector<3xf32> from vector<4x2x3xf32>
  %7 = vector.from_elements %a : vector<1xf32>
  return %1, %3, %4, %6, %7 : vector<2xf32>, f32, f32, vector<3xf32>, vector<1xf32>
}
func.func @constants() -> (vector<4xi32>, i32, vector<2x2xi32>, vector<2xi32>, vector<2x4xi32>, vector<3xi32>) {
  %c5 = arith.constant 5 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %w = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %0 = vector.insert %c5, %v [2] : i32 into vector<4xi32>
  %1 = vector.extract %v[3] : i32 from vector<4xi32>
  %2 = vector.shape_cast %v : vector<4xi32> to vector<2x2xi32>
  %3 = vector.extract %w[1] : vector<2xi32> from vector<2x2xi32>
  %4 = vector.insert_strided_slice %w, %z {offsets = [0, 1], strides = [1, 1]} : vector<2x2xi32> into vector<2x4xi32>
  %5 = vector.shuffle %v, %v [7, 0, 2] : vector<4xi32>, vector<4xi32>
  return %0, %1, %2, %3, %4, %5 : vector<4xi32>, i32, vector<2x2xi32>, vector<2xi32>, vector<2x4xi32>, vector<3xi32>
}
func.func @shapes(%v: vector<2x3xf32>, %u: vector<1x3xf32>, %t: vector<4x5x6xf32>) -> (vector<3x2xf32>, vector<3xf32>, vector<6x4x5xf32>, vector<2x3xf32>, vector<5x6xf32>, vector<1x1x6xf32>) {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  %1 = vector.shape_cast %0 : vector<6xf32> to vector<3x2xf32>
  %2 = vector.extract %u[0] : vector<3xf32> from vector<1x3xf32>
  %3 = vector.transpose %t, [1, 2, 0] : vector<4x5x6xf32> to vector<5x6x4xf32>
  %4 = vector.transpose %3, [1, 2, 0] : vector<5x6x4xf32> to vector<6x4x5xf32>
  %5 = vector.broadcast %u : vector<1x3xf32> to vector<1x1x3xf32>
  %6 = vector.broadcast %5 : vector<1x1x3xf32> to vector<1x2x3xf32>
  %7 = vector.extract %6[0] : vector<2x3xf32> from vector<1x2x3xf32>
  %8 = vector.extract_strided_slice %t {offsets = [1, 0, 0], sizes = [2, 5, 6], strides = [1, 1, 1]} : vector<4x5x6xf32> to vector<2x5x6xf32>
  %9 = vector.extract %8[1] : vector<5x6xf32> from vector<2x5x6xf32>
  %10 = vector.extract_strided_slice %t {offsets = [1, 2], sizes = [1, 1], strides = [1, 1]} : vector<4x5x6xf32> to vector<1x1x6xf32>
  return %1, %2, %4, %7, %9, %10 : vector<3x2xf32>, vector<3xf32>, vector<6x4x5xf32>, vector<2x3xf32>, vector<5x6xf32>, vector<1x1x6xf32>
}
func.func @masks(%m: memref<?xf32>, %p: vector<8xf32>, %i: index, %x: vector<8xindex>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xi1>) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %all = vector.create_mask %c8 : vector<8xi1>
  %none = vector.create_mask %c0 : vector<8xi1>
  %0 = vector.maskedload %m[%i], %all, %p : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %1 = vector.gather %m[%i] [%x], %none, %p : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %none, %p : memref<?xf32>, vector<8xi1>, vector<8xf32>
  vector.compressstore %m[%i], %all, %p : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %f = arith.constant 0.0 : f32
  %2 = vector.mask %all { vector.transfer_read %m[%i], %f {in_bounds = [true]} : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %3 = vector.create_mask %i, %c8 : vector<2x4xi1>
  %4 = vector.extract %3[1] : vector<4xi1> from vector<2x4xi1>
  return %0, %1, %2, %4 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xi1>
}
func.func @transfers(%t: tensor<8x4xf32>, %m: memref<8x4xf32>, %v: vector<8x4xf32>, %i: index) -> (vector<8x4xf32>, vector<4xf32>, tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<8x4xf32>, tensor<8x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true, true]} : tensor<8x4xf32>, vector<8x4xf32>
  %c = memref.cast %m : memref<8x4xf32> to memref<?x?xf32>
  %2 = vector.transfer_read %c[%i, %c0], %f : memref<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %t[%c0, %c0], %f : tensor<8x4xf32>, vector<8x4xf32>
  %4 = vector.transfer_write %3, %0[%c0, %c0] : vector<8x4xf32>, tensor<8x4xf32>
  return %1, %2, %4 : vector<8x4xf32>, vector<4xf32>, tensor<8x4xf32>
}
func.func @reductions(%v: vector<1xf32>, %a: f32, %w: vector<1x4xi32>, %b: vector<4xi32>) -> (f32, vector<4xi32>) {
  %0 = vector.reduction <mul>, %v, %a fastmath<fast> : vector<1xf32> into f32
  %1 = vector.multi_reduction <maxsi>, %w, %b [0] : vector<1x4xi32> to vector<4xi32>
  return %0, %1 : f32, vector<4xi32>
}
func.func @broadcast_elements(%v: vector<2x1xf32>, %a: f32) -> (f32, f32, f32, f32, f32) {
  %0 = vector.broadcast %v : vector<2x1xf32> to vector<2x2xf32>
  %1:4 = vector.to_elements %0 : vector<2x2xf32>
  %2 = vector.broadcast %a : f32 to vector<1xf32>
  %3 = vector.to_elements %2 : vector<1xf32>
  return %1#0, %1#1, %1#2, %1#3, %3 : f32, f32, f32, f32, f32
}
func.func @written_twice(%v: vector<4xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %0[%i] : vector<4xf32>, tensor<?xf32>
  return %1 : tensor<?xf32>
}
