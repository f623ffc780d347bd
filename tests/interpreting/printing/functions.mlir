func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func @main() {
  %f = arith.constant 0.7 : f32
  %g = arith.constant -2.3 : f32
  %i3 = arith.constant 3 : i32
  %d = arith.constant 0.7 : f64
  %0 = math.sin %f : f32
  vector.print %0 : f32
  %1 = math.tanh %g : f32
  vector.print %1 : f32
  %2 = math.powf %f, %g : f32
  vector.print %2 : f32
  %3 = math.atan2 %f, %g : f32
  vector.print %3 : f32
  %4 = math.fpowi %g, %i3 : f32, i32
  vector.print %4 : f32
  %5 = math.erf %d : f64
  vector.print %5 : f64
  %6 = math.log1p %d : f64
  vector.print %6 : f64
  %7 = math.cbrt %d : f64
  vector.print %7 : f64
  %8 = math.exp2 %d : f64
  vector.print %8 : f64
  %9 = math.expm1 %d : f64
  vector.print %9 : f64
  %10 = math.fma %f, %g, %f : f32
  vector.print %10 : f32
  %11 = math.roundeven %g : f32
  vector.print %11 : f32
  %h = arith.truncf %f : f32 to f16
  vector.print %h : f16
  %b = arith.truncf %f : f32 to bf16
  vector.print %b : bf16
  %hh = arith.mulf %h, %h : f16
  vector.print %hh : f16
  %v = arith.constant dense<[0.1, 0.2, 1.0e10, 2.0]> : vector<4xf32>
  %vv = math.sqrt %v : vector<4xf32>
  vector.print %vv : vector<4xf32>
  %vd = arith.extf %v : vector<4xf32> to vector<4xf64>
  vector.print %vd : vector<4xf64>
  %c = arith.fptosi %g : f32 to i32
  vector.print %c : i32
  %t = tensor.from_elements %f, %g, %f, %g, %f, %g : tensor<2x3xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %pe = tensor.empty() : tensor<1x2x2x2xf32>
  %z = arith.constant 0.0 : f32
  %i8a = arith.constant dense<[1, -2, 3, 4]> : vector<4xi8>
  %acc = arith.constant 10 : i32
  %cc = tensor.concat dim(0) %t, %t : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %ccr = vector.transfer_read %cc[%c0, %c0], %z : tensor<4x3xf32>, vector<4x3xf32>
  vector.print %ccr : vector<4x3xf32>
  %mm = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%t, %t : tensor<2x3xf32>, tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %mr = vector.transfer_read %mm[%c0, %c0], %z : tensor<2x3xf32>, vector<2x3xf32>
  vector.print %mr : vector<2x3xf32>
  %lo = arith.constant -10.0 : f64
  %hi = arith.constant 10.0 : f64
  %seed = arith.constant 42 : i32
  %rn = linalg.fill_rng_2d ins(%lo, %hi, %seed : f64, f64, i32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %rnr = vector.transfer_read %rn[%c0, %c0], %z : tensor<2x3xf32>, vector<2x3xf32>
  vector.print %rnr : vector<2x3xf32>
  %ix = arith.constant dense<[[1], [0]]> : tensor<2x1xindex>
  return
}
