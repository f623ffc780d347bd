// builtin.module(convert-arith-to-llvm)
func.func @ar(%a: i32, %b: i32, %i: index, %x: f32, %y: f64, %v: vector<4xf32>, %w: vector<2x3xi32>, %h: bf16) -> (i64, vector<2x3xi32>) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.index_cast %i : index to i32
  %2 = arith.index_castui %a : i32 to index
  %3 = arith.extf %x : f32 to f64
  %4 = arith.truncf %y : f64 to f32
  %5 = arith.cmpf olt, %x, %4 : f32
  %6 = arith.cmpi slt, %a, %b : i32
  %7 = arith.select %6, %a, %b : i32
  %8, %ov = arith.addui_extended %a, %b : i32, i1
  %lo, %hi = arith.mulsi_extended %a, %b : i32
  %9 = arith.constant dense<1.0> : vector<4xf32>
  %10 = arith.constant dense<7> : vector<2x3xi32>
  %11 = arith.addi %10, %w : vector<2x3xi32>
  %12 = arith.maximumf %x, %4 fastmath<fast> : f32
  %13 = arith.maxsi %a, %b : i32
  %14 = arith.negf %v : vector<4xf32>
  %15 = arith.bitcast %x : f32 to i32
  %16 = arith.extsi %a : i32 to i64
  %17 = arith.index_cast %16 : i64 to index
  %18 = arith.sitofp %a : i32 to f32
  %19 = arith.shrsi %a, %b exact : i32
  %20 = arith.cmpi ult, %w, %10 : vector<2x3xi32>
  %21 = arith.addi %i, %2 : index
  %22 = arith.divf %x, %x : f32
  %23 = arith.extui %6 : i1 to i8
  %24 = arith.constant 5 : index
  %25 = arith.constant true
  %26 = arith.truncf %x to_nearest_even : f32 to bf16
  %27 = arith.fptosi %x : f32 to i8
  %28 = arith.remf %x, %x : f32
  %29 = arith.floordivsi %a, %b : i32
  %30 = arith.mulf %x, %x fastmath<nnan,contract> {foo} : f32
  return %16, %11 : i64, vector<2x3xi32>
}
func.func @more(%a: i32, %b: i32, %v: vector<4xi32>, %n: vector<2x2xindex>, %s: vector<[4]xf32>, %f8: f8E4M3FN) -> index {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %v, %v : vector<4xi32>
  %lo, %hi = arith.mului_extended %v, %v : vector<4xi32>
  %3 = arith.index_cast %n : vector<2x2xindex> to vector<2x2xi32>
  %4 = arith.addf %s, %s : vector<[4]xf32>
  %5 = arith.constant 1.5 : f8E4M3FN
  %6 = arith.constant dense<3> : vector<4xindex>
  %7 = arith.trunci %a : i32 to i16
  %8 = arith.uitofp %a : i32 to f64
  %9 = arith.addf %s, %s fastmath<reassoc,nnan> : vector<[4]xf32>
  %10 = arith.cmpf une, %s, %s fastmath<fast> : vector<[4]xf32>
  %11 = arith.muli %a, %b overflow<nsw,nuw> : i32
  %12 = arith.extui %a : i32 to i64
  %c = arith.index_cast %a : i32 to index
  return %c : index
}
