// builtin.module(convert-scf-to-emitc)
func.func @f(%a: i32, %n: index, %q: i1, %ff: f32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %ff) -> (i32, f32) {
    %k:2 = scf.if %q -> (i32, f32) { scf.yield %x, %y : i32, f32 } else { scf.yield %a, %y : i32, f32 }
    scf.yield %k#0, %k#1 : i32, f32
  }
  scf.for %i = %c0 to %n step %c1 { scf.for %j = %i to %n step %c1 { func.call @g(%i) : (index) -> () } }
  scf.for %i = %c0 to %n step %c1 : index { scf.if %q { func.call @g(%i) : (index) -> () } }
  %l = arith.constant 0 : i32
  scf.for %i = %l to %a step %a : i32 { func.call @h(%i) : (i32) -> () }
  %w = scf.while (%p = %a) : (i32) -> (i32) {
    %cc = arith.cmpi slt, %p, %a : i32
    scf.condition(%cc) %p : i32
  } do {
  ^bb0(%o: i32):
    func.call @h(%o) : (i32) -> ()
    scf.yield %o : i32
  }
  scf.while : () -> () {
    scf.condition(%q)
  } do {
    scf.yield
  }
  %z:2 = scf.index_switch %n -> i32, f32
  case 2 { 
    scf.yield %a, %ff : i32, f32 }
  case 7 { 
    func.call @g(%n) : (index) -> ()
    scf.yield %a, %ff : i32, f32 }
  default { scf.yield %w, %ff : i32, f32 }
  scf.index_switch %n
  case 2 { 
    func.call @g(%n) : (index) -> ()
    scf.yield
   }
  default { }
  return %z#0 : i32
}
func.func private @g(index)
func.func private @h(i32)
