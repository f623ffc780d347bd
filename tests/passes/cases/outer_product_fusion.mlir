// builtin.module(func.func(arm-sme-outer-product-fusion))
func.func @f0(%a0: vector<[4]xf16>, %b0: vector<[4]xf16>, %a1: vector<[4]xf16>, %b1: vector<[4]xf16>, %m: vector<[4]xi1>, %n: vector<[4]xi1>) -> vector<[4]x[4]xf32> {
  %x0 = arith.extf %a0 : vector<[4]xf16> to vector<[4]xf32>
  %y0 = arith.extf %b0 : vector<[4]xf16> to vector<[4]xf32>
  %0 = arm_sme.outerproduct %x0, %y0 : vector<[4]xf32>, vector<[4]xf32>
  %x1 = arith.extf %a1 : vector<[4]xf16> to vector<[4]xf32>
  %y1 = arith.extf %b1 : vector<[4]xf16> to vector<[4]xf32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  return %1 : vector<[4]x[4]xf32>
}
func.func @f1(%a0: vector<[4]xi16>, %b0: vector<[4]xi16>, %a1: vector<[4]xi16>, %b1: vector<[4]xi16>, %m: vector<[4]xi1>, %n: vector<[4]xi1>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi16> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi16> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> masks(%m, %n) : vector<[4]xi32>, vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi16> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi16> to vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) masks(%m, %n) : vector<[4]xi32>, vector<[4]xi32>
  return %1 : vector<[4]x[4]xi32>
}
func.func @f2(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %m: vector<[4]xi1>, %n: vector<[4]xi1>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extui %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 : vector<[4]xi32>, vector<[4]xi32>
  %x1 = arith.extui %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi8> to vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %x2 = arith.extui %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extui %b2 : vector<[4]xi8> to vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %x3 = arith.extui %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extui %b3 : vector<[4]xi8> to vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}
func.func @f3(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %m: vector<[2]xi1>, %n: vector<[2]xi1>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extsi %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extsi %b0 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> masks(%m, %n) : vector<[2]xi64>, vector<[2]xi64>
  %x1 = arith.extsi %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extsi %b1 : vector<[2]xi16> to vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) masks(%m, %n) : vector<[2]xi64>, vector<[2]xi64>
  %x2 = arith.extsi %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extsi %b2 : vector<[2]xi16> to vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) masks(%m, %n) : vector<[2]xi64>, vector<[2]xi64>
  %x3 = arith.extsi %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extsi %b3 : vector<[2]xi16> to vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) masks(%m, %n) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}
func.func @f4(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %m: vector<[4]xi1>, %n: vector<[4]xi1>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 : vector<[4]xi32>, vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi8> to vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %x2 = arith.extsi %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extui %b2 : vector<[4]xi8> to vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %x3 = arith.extsi %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extui %b3 : vector<[4]xi8> to vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}
func.func @g(%a: vector<4x[8]xi8>, %b: vector<[8]xi8>, %i: index) -> (vector<[8]xi32>, vector<[4]xi32>) {
  %0 = arith.extsi %a : vector<4x[8]xi8> to vector<4x[8]xi32>
  %1 = vector.extract %0[%i] : vector<[8]xi32> from vector<4x[8]xi32>
  %2 = arith.extui %b : vector<[8]xi8> to vector<[8]xi32>
  %3 = vector.scalable.extract %2[4] : vector<[4]xi32> from vector<[8]xi32>
  return %1, %3 : vector<[8]xi32>, vector<[4]xi32>
}
