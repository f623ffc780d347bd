// builtin.module(canonicalize)
// A loop of more iterations than its type has positive numbers counts as one that never runs.

func.func @distances(%n: index, %m: memref<10xi8>, %k: memref<10xindex>) {
  %lo = arith.constant -128 : i8
  %hi = arith.constant 127 : i8
  scf.for %i = %lo to %hi step %hi : i8 {
    %x = arith.index_cast %i : i8 to index
    memref.store %i, %m[%x] : memref<10xi8>
  }
  scf.for %i = %hi to %lo step %hi : i8 {
    %x = arith.index_cast %i : i8 to index
    memref.store %i, %m[%x] : memref<10xi8>
  }
  scf.for unsigned %i = %hi to %lo step %hi : i8 {
    %x = arith.index_cast %i : i8 to index
    memref.store %i, %m[%x] : memref<10xi8>
  }
  %minus = arith.constant -3 : index
  %c3 = arith.constant 3 : index
  %end = arith.addi %n, %minus overflow<nuw> : index
  scf.for unsigned %i = %n to %end step %c3 : index {
    memref.store %i, %k[%i] : memref<10xindex>
  }
  scf.forall (%i) = (-9223372036854775807) to (9223372036854775807) step (1) {
    memref.store %i, %k[%i] : memref<10xindex>
  }
  return
}

func.func private @use(i1) -> f32

func.func @attributes_of_if(%c: i1, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = scf.if %c -> (f32, f32) {
    %d = func.call @use(%c) : (i1) -> f32
    scf.yield %d, %x : f32, f32
  } else {
    %d = func.call @use(%c) : (i1) -> f32
    scf.yield %d, %y : f32, f32
  } {note}
  return %0#0, %0#1 : f32, f32
}

func.func private @both(i1, i1) -> i32

func.func @constants_before_while(%x: i32, %y: i32) -> i32 {
  %0:2 = scf.while (%a = %x) : (i32) -> (i32, i1) {
    %c = arith.cmpi slt, %a, %y : i32
    scf.condition(%c) %a, %c : i32, i1
  } do {
  ^bb0(%r: i32, %s: i1):
    %e = arith.cmpi sge, %r, %y : i32
    %h = func.call @both(%s, %e) : (i1, i1) -> i32
    scf.yield %h : i32
  }
  return %0#0 : i32
}
