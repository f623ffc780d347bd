// builtin.module(convert-scf-to-openmp{num-threads=3})
func.func @f0(%a: index, %b: index, %c: index, %i: f32, %k: i1) -> f32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (f32) {
    scf.reduce(%i : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.cmpf olt, %l, %r : f32
      %t = arith.select %s, %l, %r : f32
      scf.reduce.return %t : f32
    }
  }
  return %0 : f32
}
func.func @f1(%a: index, %b: index, %c: index, %i: f32, %k: i1) -> f32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (f32) {
    scf.reduce(%i : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.cmpf olt, %l, %r : f32
      %t = arith.select %s, %r, %l : f32
      scf.reduce.return %t : f32
    }
  }
  return %0 : f32
}
func.func @f2(%a: index, %b: index, %c: index, %i: f32, %k: i1) -> f32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (f32) {
    scf.reduce(%i : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.cmpf ogt, %l, %r : f32
      %t = arith.select %s, %l, %r : f32
      scf.reduce.return %t : f32
    }
  }
  return %0 : f32
}
func.func @f3(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.cmpi slt, %l, %r : i32
      %t = arith.select %s, %l, %r : i32
      scf.reduce.return %t : i32
    }
  }
  return %0 : i32
}
func.func @f4(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.cmpi sle, %l, %r : i32
      %t = arith.select %s, %l, %r : i32
      scf.reduce.return %t : i32
    }
  }
  return %0 : i32
}
func.func @f5(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.cmpi sgt, %l, %r : i32
      %t = arith.select %s, %l, %r : i32
      scf.reduce.return %t : i32
    }
  }
  return %0 : i32
}
func.func @f6(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.cmpi ult, %l, %r : i32
      %t = arith.select %s, %l, %r : i32
      scf.reduce.return %t : i32
    }
  }
  return %0 : i32
}
func.func @f7(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.cmpi ule, %l, %r : i32
      %t = arith.select %s, %l, %r : i32
      scf.reduce.return %t : i32
    }
  }
  return %0 : i32
}
func.func @f8(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.xori %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
func.func @f9(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.andi %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
func.func @f10(%a: index, %b: index, %c: index, %i: vector<2xi32>, %k: i1) -> vector<2xi32> {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (vector<2xi32>) {
    scf.reduce(%i : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %s = arith.addi %l, %r : vector<2xi32>
      scf.reduce.return %s : vector<2xi32>
    }
  }
  return %0 : vector<2xi32>
}
func.func @f11(%a: index, %b: index, %c: index, %i: vector<2xi32>, %k: i1) -> vector<2xi32> {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (vector<2xi32>) {
    scf.reduce(%i : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %s = arith.andi %l, %r : vector<2xi32>
      scf.reduce.return %s : vector<2xi32>
    }
  }
  return %0 : vector<2xi32>
}
func.func @f12(%a: index, %b: index, %c: index, %i: vector<2xf32>, %k: i1) -> vector<2xf32> {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (vector<2xf32>) {
    scf.reduce(%i : vector<2xf32>) {
    ^bb0(%l: vector<2xf32>, %r: vector<2xf32>):
      %s = arith.mulf %l, %r : vector<2xf32>
      scf.reduce.return %s : vector<2xf32>
    }
  }
  return %0 : vector<2xf32>
}
func.func @f13(%a: index, %b: index, %c: index, %i: f16, %k: i1) -> f16 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (f16) {
    scf.reduce(%i : f16) {
    ^bb0(%l: f16, %r: f16):
      %s = arith.addf %l, %r : f16
      scf.reduce.return %s : f16
    }
  }
  return %0 : f16
}
func.func @f14(%a: index, %b: index, %c: index, %i: f32, %k: i1) -> f32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (f32) {
    scf.reduce(%i : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = llvm.fadd %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0 : f32
}
func.func @f15(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = llvm.add %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
func.func @f16(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = llvm.or %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
func.func @f17(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = llvm.mul %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
func.func @f18(%a: index, %b: index, %c: index, %i: f32, %k: i1) -> f32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (f32) {
    scf.reduce(%i : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = llvm.fmul %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0 : f32
}
func.func @f19(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = llvm.and %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
func.func @f20(%a: index, %b: index, %c: index, %i: i32, %k: i1) -> i32 {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = llvm.xor %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
func.func @f21(%a: index, %b: index, %c: index, %i: i32, %f: f32, %k: i1) {
  %0 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%i) -> (i32) {
    %1 = scf.parallel (%y) = (%a) to (%b) step (%c) init (%f) -> (f32) {
      scf.reduce(%f : f32) {
      ^bb0(%l: f32, %r: f32):
        %s = arith.addf %l, %r : f32
        scf.reduce.return %s : f32
      }
    }
    scf.reduce(%i : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.addi %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  scf.parallel (%x, %z) = (%a, %a) to (%b, %b) step (%c, %c) {
    %m = memref.alloca() : memref<3xi32>
    %d = arith.constant 4 : index
    scf.if %k {
      %9 = arith.addi %x, %d : index
    }
    memref.store %i, %m[%x] : memref<3xi32>
  }
  return
}
func.func @not_an_iteration(%a: index) {
  scf.parallel (%x) = (%a) to (%a) step (%a) {
  }
  return
}
