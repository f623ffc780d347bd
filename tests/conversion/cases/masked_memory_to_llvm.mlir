// builtin.module(convert-vector-to-llvm)
func.func @f(%m: memref<?x?xf32>,%i: index, %p: f32,%mask:vector<3xi1>, %idx: vector<3xi32>, %x: vector<3xindex>, %v: vector<3xf32>, %n: memref<?xi8>, %w: vector<3xi8>) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xi8>) {
 %0 = vector.gather %m[%i, %i] [%idx], %mask, %v : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
 %1 = vector.gather %m[%i, %i] [%x], %mask, %v : memref<?x?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
 vector.scatter %m[%i, %i] [%idx], %mask, %v : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
 %2 = vector.maskedload %m[%i,%i], %mask, %v : memref<?x?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
 vector.maskedstore %m[%i,%i], %mask, %v : memref<?x?xf32>, vector<3xi1>, vector<3xf32>
 %3 = vector.expandload %m[%i,%i], %mask, %v : memref<?x?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
 vector.compressstore %m[%i,%i], %mask, %v : memref<?x?xf32>, vector<3xi1>, vector<3xf32>
 %4 = vector.gather %n[%i] [%idx], %mask, %w {alignment = 16} : memref<?xi8>, vector<3xi32>, vector<3xi1>, vector<3xi8> into vector<3xi8>
 return %0, %1,%2,%3,%4 : vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xi8>}
