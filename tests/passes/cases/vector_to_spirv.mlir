// builtin.module(convert-vector-to-spirv)
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16], []>, #spirv.resource_limits<>>} {
func.func @f0(%v: vector<4xf32>, %w: vector<3xf32>, %i: index, %x: f32, %o: vector<1xf32>) -> (f32, f32, vector<4xf32>, vector<3xf32>, f32) {
  %0 = vector.extract %v[%i] : f32 from vector<4xf32>
  %1 = vector.extract %w[%i] : f32 from vector<3xf32>
  %2 = vector.insert %x, %v[%i] : f32 into vector<4xf32>
  %3 = vector.insert %x, %w[%i] : f32 into vector<3xf32>
  %4 = vector.extract %o[%i] : f32 from vector<1xf32>
  return %0, %1, %2, %3, %4 : f32, f32, vector<4xf32>, vector<3xf32>, f32
}
func.func @f1(%x: f32, %v: vector<3xf32>, %o: vector<1xf32>) -> (vector<2xf32>, vector<1xf32>, f32, f32, f32, vector<3xindex>, vector<1xindex>) {
  %0 = vector.from_elements %x, %x : vector<2xf32>
  %1 = vector.from_elements %x : vector<1xf32>
  %2:3 = vector.to_elements %v : vector<3xf32>
  %3 = vector.to_elements %o : vector<1xf32>
  %4 = vector.step : vector<3xindex>
  %5 = vector.step : vector<1xindex>
  return %0, %1, %2#0, %2#2, %3, %4, %5 : vector<2xf32>, vector<1xf32>, f32, f32, f32, vector<3xindex>, vector<1xindex>
}
func.func @f2(%a: vector<3xf32>, %b: vector<2xf32>, %d: vector<3xi32>, %s: f32, %bb: vector<3xi1>) -> (f32, f32, f32, f32, i32, i32, f32) {
  %0 = vector.reduction <maxnumf>, %a : vector<3xf32> into f32
  %1 = vector.reduction <minnumf>, %a, %s : vector<3xf32> into f32
  %2 = vector.reduction <add>, %b : vector<2xf32> into f32
  %5 = vector.reduction <and>, %d : vector<3xi32> into i32
  %6 = vector.reduction <mul>, %d : vector<3xi32> into i32
  %n = arith.constant dense<-0.0> : vector<2xf32>
  %7 = vector.reduction <maximumf>, %b : vector<2xf32> into f32
  return %0, %1, %2, %2, %5, %6, %7 : f32, f32, f32, f32, i32, i32, f32
}
func.func @f3(%a: vector<4xi8>, %b: vector<4xi8>, %acc: i32, %m: memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, %i: index) -> i32 {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %1 = arith.extui %b : vector<4xi8> to vector<4xi32>
  %2 = arith.muli %0, %1 : vector<4xi32>
  %3 = vector.reduction <add>, %2, %acc : vector<4xi32> into i32
  %l = vector.load %m[%i, %i] {alignment = 8} : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<2xf32>
  vector.store %l, %m[%i, %i] : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<2xf32>
  %l1 = vector.load %m[%i, %i] : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<1xf32>
  vector.store %l1, %m[%i, %i] {alignment = 4} : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<1xf32>
  return %3 : i32
}
func.func @f4(%v: vector<4xi1>, %w: vector<4xf16>, %i: i8, %x: vector<2x2xf32>, %b: vector<2xbf16>, %d: vector<8xf32>, %f: vector<2xf64>) -> (i1, vector<2xf16>, vector<1xi8>, vector<4xf32>, f32, vector<1xi1>, vector<2xf64>, f32, vector<16xf32>) {
  %0 = vector.extract %v[2] : i1 from vector<4xi1>
  %1 = vector.extract_strided_slice %w {offsets = [2], sizes = [2], strides = [1]} : vector<4xf16> to vector<2xf16>
  %2 = vector.broadcast %i : i8 to vector<1xi8>
  %3 = vector.shape_cast %x : vector<2x2xf32> to vector<4xf32>
  %4 = vector.extract %x[0, 1] : f32 from vector<2x2xf32>
  %5 = vector.extract_strided_slice %v {offsets = [3], sizes = [1], strides = [1]} : vector<4xi1> to vector<1xi1>
  %6 = vector.fma %f, %f, %f : vector<2xf64>
  %7 = vector.reduction <maximumf>, %d : vector<8xf32> into f32
  %8 = vector.interleave %d, %d : vector<8xf32> -> vector<16xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i1, vector<2xf16>, vector<1xi8>, vector<4xf32>, f32, vector<1xi1>, vector<2xf64>, f32, vector<16xf32>
}
func.func @f5(%a: f32, %b: vector<1xf32>, %c: vector<1xf32>, %z: vector<f32>, %m: memref<f32, #spirv.storage_class<Uniform>>, %n: memref<8xi8, #spirv.storage_class<Uniform>>, %i: index) -> (vector<f32>, f32, vector<2xf32>, vector<4xi8>, vector<1xf32>) {
  %0 = vector.broadcast %a : f32 to vector<f32>
  %1 = vector.extract %z[] : f32 from vector<f32>
  %2 = vector.shuffle %b, %c [0, 1] : vector<1xf32>, vector<1xf32>
  %3 = vector.load %n[%i] : memref<8xi8, #spirv.storage_class<Uniform>>, vector<4xi8>
  %4 = vector.insert %a, %b[%i] : f32 into vector<1xf32>
  return %0, %1, %2, %3, %4 : vector<f32>, f32, vector<2xf32>, vector<4xi8>, vector<1xf32>
}
func.func @f6(%m: memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, %i: index) -> vector<2xf32> {
  %l = vector.load %m[%i, %i] {alignment = 8} : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<2xf32>
  vector.store %l, %m[%i, %i] : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<2xf32>
  %l1 = vector.load %m[%i, %i] : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<1xf32>
  vector.store %l1, %m[%i, %i] {alignment = 4} : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, vector<1xf32>
  return %l : vector<2xf32>
}
}
