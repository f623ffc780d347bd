// builtin.module(convert-cf-to-llvm)
// Other operations than branches stay as they are written.
func.func @f(%arg1: i32, %i: index, %m: memref<4xf32>, %t: tensor<4xf32>, %a: memref<?xi8>, %cx: complex<f32>, %v: vector<4xf32>, %b: i1) -> (i32, index, vector<4xi32>, f32, f32, complex<f32>, index, i32, index, vector<4xf32>) {
  %c = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %1 = arith.addi %c, %arg1 : i32
  %2 = index.add %c0, %i
  %3 = vector.broadcast %c : i32 to vector<4xi32>
  %4 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %5 = memref.load %4[%c0] : memref<?xf32>
  %6 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %7 = tensor.extract %6[%c0] : tensor<?xf32>
  %8 = complex.conj %cx : complex<f32>
  %9 = complex.conj %8 : complex<f32>
  %view = memref.view %a[%c0][%i] : memref<?xi8> to memref<?xf32>
  %dim = memref.dim %view, %c0 : memref<?xf32>
  %10 = arith.addi %arg1, %arg1 : i32
  %z = arith.constant 0 : i32
  %11 = arith.addi %arg1, %z : i32
  %12 = affine.apply affine_map<(d0) -> (d0)>(%i)
  %13 = affine.min affine_map<(d0) -> (d0, 5, 7)>(%i)
  %vt = vector.transpose %v, [0] : vector<4xf32> to vector<4xf32>
  %cf = arith.constant 4.0 : f32
  %sq = math.sqrt %cf : f32
  return %1, %2, %3, %5, %7, %9, %dim, %11, %13, %vt : i32, index, vector<4xi32>, f32, f32, complex<f32>, index, i32, index, vector<4xf32>
}
func.func @in_a_region(%t: index) {
  scf.execute_region {
  cf.br ^bb0(%t : index)
^bb0(%arg0 : index):
  %d = arith.addi %arg0, %t : index
  scf.yield
  }
  return
}
