// builtin.module(arith-emulate-unsupported-floats{source-types=bf16,f8E4M3FN target-type=f32})
func.func @a(%x: bf16, %y: bf16, %i: i32, %c: i1, %m: memref<4xbf16>, %v: vector<4xbf16>, %w: vector<2x4xbf16>, %q: i16, %t: tensor<4xbf16>) -> bf16 {
  %0 = arith.sitofp %i : i32 to bf16
  %1 = arith.fptosi %0 : bf16 to i32
  %2 = arith.select %c, %x, %y : bf16
  %3 = arith.cmpf olt, %x, %2 : bf16
  %4 = arith.negf %x : bf16
  %6 = arith.bitcast %q : i16 to bf16
  %cst = arith.constant 1.0 : bf16
  %7 = arith.addf %6, %cst {foo = 1 : i32} : bf16
  %8 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %9 = vector.multi_reduction <add>, %w, %v [0] : vector<2x4xbf16> to vector<4xbf16>
  %10 = vector.fma %v, %v, %v : vector<4xbf16>
  %11 = vector.outerproduct %v, %v : vector<4xbf16>, vector<4xbf16>
  %12:2 = vector.scan <add>, %w, %v {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xbf16>, vector<4xbf16>
  %13 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v, %v, %x : vector<4xbf16>, vector<4xbf16> into bf16
  %14 = vector.broadcast %x : bf16 to vector<4xbf16>
  %16 = arith.addf %t, %t : tensor<4xbf16>
  %17 = arith.truncf %x : bf16 to f8E4M3FN
  %18 = arith.extf %17 : f8E4M3FN to f32
  %19 = arith.remf %x, %y : bf16
  %20 = arith.uitofp %i : i32 to bf16
  %21 = arith.fptoui %0 : bf16 to i32
  %23 = arith.addf %8, %8 : bf16
  %24 = scf.if %c -> bf16 {
    %25 = arith.addf %23, %x : bf16
    scf.yield %25 : bf16
  } else {
    scf.yield %x : bf16
  }
  return %24 : bf16
}
