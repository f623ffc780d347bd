// builtin.module(func.func(affine-loop-coalescing))
func.func @f(%lb: index, %ub: index, %step: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %ub step %step {
    scf.for %k = %lb to %ub step %step {
      func.call @use(%i, %j) : (index, index) -> ()
    }
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %ub step %c1 {
      scf.for %k = %c0 to %n step %c1 {
      func.call @use(%i, %j) : (index, index) -> ()
    }
    }
  }
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %j = %c0 to %ub step %c1 {
    scf.for %k = %c0 to %c5 step %c1 {
    scf.for %l = %c0 to %n step %c5 {
      func.call @use(%i, %j) : (index, index) -> ()
    }
    }
    }
  }
  scf.for %i = %c0 to %n step %c5 {
    scf.for %j = %c0 to %c5 step %c1 {
    scf.for %k = %c0 to %c1 step %c1 {
    scf.for %l = %c0 to %n step %c5 {
      func.call @use(%i, %j) : (index, index) -> ()
    }
    }
    }
  }
  return
}
func.func private @use(index, index)
