// Loops, conditions and subscripts of affine.
// triangle 4 => 6
// bounds 5 => 7
// pick 3 => 30
// pick 8 => -1
// reduced 3 => 6.000000e+00 | 24
// mapped 7 3 => 10 | 3 | 7
// outside 4 => error: has the index 4 out of bounds of dimension 0, whose size is 4
// of_both 9223372036854775807 => error: overflows an index, which is not defined
// divided 0 => error: divides by a symbol that is not positive

func.func @triangle(%n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = affine.for %i = 0 to %n iter_args(%a = %zero) -> (i32) {
    %s = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%b = %a) -> (i32) {
      %next = arith.addi %b, %one : i32
      affine.yield %next : i32
    }
    affine.yield %s : i32
  }
  return %r : i32
}

func.func @bounds(%n: index) -> index {
  %zero = arith.constant 0 : index
  %r = affine.for %i = max affine_map<()[s0] -> (1, s0 - 3)>()[%n] to min affine_map<()[s0] -> (s0 * 2, 8)>()[%n] step 3 iter_args(%a = %zero) -> (index) {
    %s = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %i)
    affine.yield %s : index
  }
  return %r : index
}

func.func @pick(%n: index) -> i32 {
  %r = affine.if affine_set<(d0) : (d0 >= 0, 5 - d0 >= 0)>(%n) -> i32 {
    %a = arith.constant 30 : i32
    affine.yield %a : i32
  } else {
    %b = arith.constant -1 : i32
    affine.yield %b : i32
  }
  return %r : i32
}

func.func @reduced(%n: index) -> (f32, i32) {
  %m = memref.alloc() : memref<3xf32>
  affine.for %i = 0 to 3 {
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %x = arith.index_cast %k : index to i32
    %y = arith.sitofp %x : i32 to f32
    affine.store %y, %m[%i] : memref<3xf32>
  }
  %r:2 = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("addf", "muli") -> (f32, i32) {
    %x = affine.load %m[%i] : memref<3xf32>
    %k = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
    %y = arith.index_cast %k : index to i32
    affine.yield %x, %y : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}

func.func @mapped(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %b)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%a, %b)
  %2 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%a, %b)
  return %0, %1, %2 : index, index, index
}

func.func @outside(%n: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %x = affine.load %m[symbol(%n)] : memref<4xf32>
  return %x : f32
}

func.func @divided(%n: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (7 floordiv s0)>()[%n]
  return %0 : index
}

#of_both = affine_set<(d0)[s0] : (d0 - 2 >= 0, s0 * 2 == 0)>

func.func @of_both(%n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : index
  %r = affine.if #of_both(%one)[%n] -> i32 {
    affine.yield %zero : i32
  } else {
    affine.yield %zero : i32
  }
  return %r : i32
}
