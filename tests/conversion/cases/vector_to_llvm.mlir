// builtin.module(convert-vector-to-llvm)
func.func @f(%x: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %i: index, %m: memref<?x8xf32>, %b: vector<4xi1>, %vi: vector<4xi32>) {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  "test.use"(%0) : (vector<4xf32>) -> ()
  %1 = vector.extract %v[2] : f32 from vector<4xf32>
  "test.use"(%1) : (f32) -> ()
  %2 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  "test.use"(%2) : (vector<4xf32>) -> ()
  %3 = vector.insert %x, %v[1] : f32 into vector<4xf32>
  "test.use"(%3) : (vector<4xf32>) -> ()
  %4 = vector.extract %v[%i] : f32 from vector<4xf32>
  "test.use"(%4) : (f32) -> ()
  %5 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  vector.store %5, %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  %6 = vector.fma %v, %v, %v : vector<4xf32>
  "test.use"(%6) : (vector<4xf32>) -> ()
  %7 = vector.reduction <add>, %v : vector<4xf32> into f32
  "test.use"(%7) : (f32) -> ()
  %8 = vector.reduction <maxsi>, %vi : vector<4xi32> into i32
  "test.use"(%8) : (i32) -> ()
  %9 = vector.shuffle %v, %v [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  "test.use"(%9) : (vector<4xf32>) -> ()
  %10 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  "test.use"(%10) : (vector<4xi32>) -> ()
  %11 = vector.reduction <mul>, %v, %x : vector<4xf32> into f32
  "test.use"(%11) : (f32) -> ()
  %12 = vector.insert %v, %w[1] : vector<4xf32> into vector<2x4xf32>
  "test.use"(%12) : (vector<2x4xf32>) -> ()
  %13 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  "test.use"(%13) : (f32) -> ()
  %14 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  "test.use"(%14) : (vector<2x4xf32>) -> ()
  %15 = vector.insert %x, %w[1, 2] : f32 into vector<2x4xf32>
  "test.use"(%15) : (vector<2x4xf32>) -> ()
  %16 = vector.extract %w[1, 2] : f32 from vector<2x4xf32>
  "test.use"(%16) : (f32) -> ()
  %17 = vector.insert %x, %v[%i] : f32 into vector<4xf32>
  "test.use"(%17) : (vector<4xf32>) -> ()
  %18 = vector.reduction <and>, %vi : vector<4xi32> into i32
  "test.use"(%18) : (i32) -> ()
  %19 = vector.broadcast %x : f32 to vector<2x4xf32>
  "test.use"(%19) : (vector<2x4xf32>) -> ()
  %20 = vector.fma %w, %w, %w : vector<2x4xf32>
  "test.use"(%20) : (vector<2x4xf32>) -> ()
  %21 = vector.reduction <add>, %vi : vector<4xi32> into i32
  "test.use"(%21) : (i32) -> ()
  return
}
func.func @acc(%v: vector<4xi32>, %a: i32, %w: vector<4xf64>, %x: f64, %z: vector<1xf32>, %m: memref<4xf64, strided<[2], offset: 3>>, %i: index, %q: memref<8xf64>, %s: vector<[4]xf32>) -> (i32, i32, i32, i32, i32, i32, f64, f64, f64) {
  %0 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  %1 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32
  %2 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32
  %3 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  %4 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  %5 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  %6 = vector.reduction <maxnumf>, %w, %x fastmath<nnan> : vector<4xf64> into f64
  %7 = vector.reduction <maximumf>, %w, %x : vector<4xf64> into f64
  %8 = vector.reduction <mul>, %w : vector<4xf64> into f64
  %9 = vector.load %q[%i] {nontemporal = true} : memref<8xf64>, vector<2xf64>
  vector.store %9, %q[%i] {alignment = 32} : memref<8xf64>, vector<2xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, f64, f64, f64
}
