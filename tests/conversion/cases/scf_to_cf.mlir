// builtin.module(convert-scf-to-cf)
func.func @f(%a: index, %b: index, %s: index, %x: f32) -> f32 {
  %s33 = arith.constant 1 : i32
  %r:2 = scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) init (%x, %x) -> (f32, f32) {
    %c = arith.sitofp %s33 : i32 to f32
    scf.reduce(%c, %c : f32, f32) { ^bb0(%p: f32, %q: f32): 
      %m = arith.addf %p, %q : f32
      scf.reduce.return %m : f32 
    }, { ^bb0(%p: f32, %q: f32): 
      %m = arith.mulf %p, %q : f32
      scf.reduce.return %m : f32 
    }
  } {llvm.foo}
  scf.forall (%i, %j) in (4, %b) { "test.a"(%i) : (index) -> () }
  scf.for %i = %a to %b step %s { "test.a"(%i) : (index) -> () } {llvm.x, y}
  %e = scf.index_switch %a -> f32 case 1 { scf.yield %x : f32} default { scf.yield %r#0 : f32}
  return %r#0 : f32
}
