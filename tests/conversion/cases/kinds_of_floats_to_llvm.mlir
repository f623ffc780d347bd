// builtin.module(convert-arith-to-llvm,convert-math-to-llvm,convert-func-to-llvm)

func.func @f1(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
 %0 = arith.addf %a, %b : f8E4M3FN
 return %0 : f8E4M3FN }

func.func @f2(%a: tf32, %b: tf32) -> i1 {
 %0 = arith.cmpf oeq, %a, %b : tf32
 return %0 : i1 }

func.func @f3(%a: f32) -> f8E5M2 {
 %0 = arith.truncf %a : f32 to f8E5M2
 return %0 : f8E5M2 }

func.func @f4(%a: vector<2x3xf64>) -> vector<2x3xf32> {
 %0 = arith.truncf %a downward : vector<2x3xf64> to vector<2x3xf32>
 return %0 : vector<2x3xf32> }

func.func @f5() -> (tf32, f8E4M3FN) {
 %0 = arith.constant 1.0 : tf32
 %1 = arith.constant 1.0 : f8E4M3FN
 return %0, %1 : tf32, f8E4M3FN }

func.func @f6(%a: f8E4M3FN) -> i8 {
 %0 = arith.bitcast %a : f8E4M3FN to i8
 return %0 : i8 }

func.func @f7(%a: f8E4M3FN, %v: vector<2x3xi32>, %s: vector<3xi32>) -> (f8E4M3FN, f8E4M3FN, vector<2x3xi32>, vector<3xi32>) {
 %0 = math.rsqrt %a : f8E4M3FN
 %1 = math.sin %a : f8E4M3FN
 %2 = math.absi %v : vector<2x3xi32>
 %3 = math.ctlz %s : vector<3xi32>
 return %0, %1, %2, %3 : f8E4M3FN, f8E4M3FN, vector<2x3xi32>, vector<3xi32> }

func.func @f8(%m: memref<?xf32>) attributes {llvm.readnone, no_inline} { return }
