smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.neg %b : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.not %b : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.add %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.mul %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.urem %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.srem %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.smod %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.shl %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.lshr %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.ashr %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.udiv %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.sdiv %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.and %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.or %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.xor %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<8>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.concat %b, %c5 : !smt.bv<8>, !smt.bv<5>
  %y = smt.eq %x, %x : !smt.bv<13>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.extract %b from 2 : (!smt.bv<8>) -> !smt.bv<3>
  %y = smt.eq %x, %x : !smt.bv<3>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.repeat 3 times %b : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bv<24>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp slt %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp sle %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp sgt %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp sge %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp ult %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp ule %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp ugt %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.bv.cmp uge %b, %d : !smt.bv<8>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.cmp lt %i, %j
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.cmp le %i, %j
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.cmp gt %i, %j
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.cmp ge %i, %j
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.add %i, %j, %i
  %y = smt.eq %x, %x : !smt.int
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.mul %i, %j, %j
  %y = smt.eq %x, %x : !smt.int
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.sub %i, %j
  %y = smt.eq %x, %x : !smt.int
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.div %i, %j
  %y = smt.eq %x, %x : !smt.int
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.mod %i, %j
  %y = smt.eq %x, %x : !smt.int
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.int.add %i
  %y = smt.eq %x, %x : !smt.int
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.eq %i, %j : !smt.int
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.eq %i, %j, %i : !smt.int
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.distinct %i, %j, %i : !smt.int
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.ite %p, %i, %j : !smt.int
  %y = smt.eq %x, %x : !smt.int
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.not %p
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.and %p, %q, %p
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.or %p, %q
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.xor %p, %q
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.implies %p, %q
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.array.store %a[%i], %p : !smt.array<[!smt.int -> !smt.bool]>
  %y = smt.eq %x, %x : !smt.array<[!smt.int -> !smt.bool]>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.array.broadcast %p : !smt.array<[!smt.int -> !smt.bool]>
  %y = smt.eq %x, %x : !smt.array<[!smt.int -> !smt.bool]>
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  %b = smt.declare_fun : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-3> : !smt.bv<8>
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<5>
  %i = smt.declare_fun "i" : !smt.int
  %j = smt.int.constant -42
  %p = smt.declare_fun "p" : !smt.bool
  %q = smt.constant true
  %a = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %x = smt.apply_func %f(%i, %p) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %y = smt.eq %x, %x : !smt.bool
  %z = smt.not %y
  %w = smt.and %y, %z
  smt.assert %w
  smt.assert %y
  smt.assert %q
}
// -----
smt.solver () : () -> () {
  smt.set_logic "HORN"
  %s = smt.declare_fun "s" : !smt.sort<"S">
  %s2 = smt.declare_fun "s" : !smt.sort<"U"[!smt.int, !smt.sort<"S">]>
  %s3 = smt.declare_fun "s_0" : !smt.sort<"S">
  %s4 = smt.declare_fun "s" : !smt.func<(!smt.sort<"S">) !smt.bool>
  smt.push 2
  smt.check sat {} unknown {} unsat {}
  smt.pop 1
  smt.reset
}
smt.solver () : () -> () {
}
// -----
func.func @f() { smt.solver () : () -> () {
  %x = smt.constant false
  smt.assert %x
}
return }
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall  {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall  {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall  {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall ["a","b"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall ["a","b"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall ["a","b"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall ["a","b"] weight 3 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall ["a","b"] weight 3 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.forall ["a","b"] weight 3 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.forall {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists  {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists  {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists  {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists ["a","b"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists ["a","b"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists ["a","b"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists ["a","b"] weight 3 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists ["a","b"] weight 3 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %o = smt.declare_fun : !smt.bool
  %0 = smt.exists ["a","b"] weight 3 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %z = smt.eq %x, %y : !smt.int
    %n = smt.not %z
    %w = smt.and %z, %n, %o
    %in = smt.exists {
      ^bb0(%k: !smt.bool):
      %l = smt.xor %k, %w
      %m = smt.xor %l, %w
      smt.yield %m : !smt.bool
    }
    %u = smt.and %in, %w
    smt.yield %u : !smt.bool
  } patterns { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.eq %x, %y : !smt.int
 %n = smt.not %z
 smt.yield %z, %n : !smt.bool, !smt.bool }, { ^bb0(%x: !smt.int, %y: !smt.int):
 %z = smt.distinct %x, %y : !smt.int
 smt.yield %z : !smt.bool }
  %1 = smt.and %0, %o
  smt.assert %0
  smt.assert %1
}
// -----
smt.solver () : () -> () {
  %t = smt.declare_fun "tmp" : !smt.bool
  %t1 = smt.declare_fun "tmp_0" : !smt.bool
  %t2 = smt.declare_fun "tmp" : !smt.bool
  %t3 = smt.declare_fun "tmp_1" : !smt.bool
  %t4 = smt.declare_fun "tmp_0" : !smt.bool
  %t5 = smt.declare_fun "tmp_0_0" : !smt.bool
  %t6 = smt.declare_fun "" : !smt.bool
  %t7 = smt.declare_fun "" : !smt.bool
  %t8 = smt.declare_fun "a b" : !smt.bool
  %t9 = smt.declare_fun "9" : !smt.bool
  %t10 = smt.declare_fun "tmp" : !smt.bool
  %a = smt.and %t, %t1, %t2
  %b = smt.and %a, %t1, %t2
  smt.assert %b
  smt.assert %b
  %i = smt.int.constant 123456789012345678901234567890
  %e = smt.eq %i, %i : !smt.int
  smt.assert %e
  %v = smt.bv.constant #smt.bv<0> : !smt.bv<1>
  %v2 = smt.bv.constant #smt.bv<255> : !smt.bv<12>
  %c = smt.bv.concat %v, %v2 : !smt.bv<1>, !smt.bv<12>
  %ee = smt.eq %c, %c, %c : !smt.bv<13>
  smt.assert %ee
}
