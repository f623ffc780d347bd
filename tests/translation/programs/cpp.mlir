emitc.func @nested(%a: i32, %b: i32, %c: i1) -> i32 {
  %e = emitc.expression %a, %b : (i32, i32) -> i32 {
    %x = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %x : i32
  }
  %f = emitc.expression %e, %b : (i32, i32) -> i32 {
    %x = emitc.mul %e, %b : (i32, i32) -> i32
    emitc.yield %x : i32
  }
  emitc.return %f : i32
}
// -----
emitc.func @nested2(%a: i32, %b: i32, %c: i1) -> i32 {
  %e = emitc.expression %a, %b : (i32, i32) -> i32 {
    %x = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %x : i32
  }
  %f = emitc.expression %e, %b : (i32, i32) -> i32 {
    %x = emitc.mul %e, %e : (i32, i32) -> i32
    emitc.yield %x : i32
  }
  %g = emitc.expression %f, %b : (i32, i32) -> i32 {
    %x = emitc.call_opaque "f"(%f, %b) : (i32, i32) -> i32
    emitc.yield %x : i32
  }
  emitc.return %g : i32
}
// -----
emitc.func @sw2(%a: i32, %c: i1) {
  %v = "emitc.variable"() {value = 4 : i32} : () -> !emitc.lvalue<i32>
  emitc.switch %a : i32
  case 2 {
    emitc.assign %a : i32 to %v : !emitc.lvalue<i32>
    emitc.yield
  }
  case -5 {
    emitc.if %c {
      emitc.verbatim "x"
    } else {
      emitc.verbatim "y"
    }
    emitc.if %c {
      emitc.verbatim "x"
    }
    emitc.yield
  }
  default {
    emitc.verbatim "d;\n  e;\n\n f"
    emitc.yield
  }
  emitc.switch %a : i32
  default {
  }
  emitc.return
}
// -----
emitc.func @loops(%a: index, %b: index, %s: index) {
  emitc.for %i = %a to %b step %s {
    emitc.for %j = %a to %i step %s {
     emitc.for %k = %a to %j step %s {
      %l = emitc.add %k, %i : (index, index) -> index
      %e = emitc.expression %l, %k : (index, index) -> index {
        %x = emitc.add %l, %k : (index, index) -> index
        emitc.yield %x : index
      }
      %e2 = emitc.expression %l, %k : (index, index) -> index {
        %x = emitc.add %l, %k : (index, index) -> index
        emitc.yield %x : index
      }
      %e3 = emitc.expression %l, %k : (index, index) -> index {
        %x = emitc.add %l, %k : (index, index) -> index
        emitc.yield %x : index
      }
      emitc.for %m = %e to %e2 step %e3 {
      }
     }
    }
    emitc.for %m = %a to %i step %s {
    }
  } {foo = 3}
  emitc.for %i = %a to %b step %s {
  }
  emitc.return
}
// -----
emitc.func @loops(%a: i8, %b: i8, %s: i8) {
 emitc.for %i = %a to %b step %s : i8 {
 emitc.for %i1 = %a to %b step %s : i8 {
 emitc.for %i2 = %a to %b step %s : i8 {
 emitc.for %i3 = %a to %b step %s : i8 {
 emitc.for %i4 = %a to %b step %s : i8 {
 emitc.for %i5 = %a to %b step %s : i8 {
 emitc.for %i6 = %a to %b step %s : i8 {
 emitc.for %i7 = %a to %b step %s : i8 {
 emitc.for %i8 = %a to %b step %s : i8 {
 emitc.for %i9 = %a to %b step %s : i8 {
 emitc.for %i10 = %a to %b step %s : i8 {
 emitc.for %i11 = %a to %b step %s : i8 {
 emitc.for %i12 = %a to %b step %s : i8 {
 emitc.for %i13 = %a to %b step %s : i8 {
   %x = emitc.add %i13, %i12 : (i8, i8) -> i8
 } } } } } } } } } } } } } }
  emitc.return
}
// -----
emitc.func @dow(%a: i32) {
  %v = "emitc.variable"() {value = 4 : i32} : () -> !emitc.lvalue<i32>
  emitc.do {
    emitc.verbatim "printf(\"{} {{ {}\");" args %a, %v : i32, !emitc.lvalue<i32>
    emitc.do {
      emitc.assign %a : i32 to %v : !emitc.lvalue<i32>
    } while {
    %r = emitc.expression %v, %a : (!emitc.lvalue<i32>, i32) -> i1 {
      %2 = emitc.load %v : <i32>
      %c = emitc.cmp le, %2, %a : (i32, i32) -> i1
      emitc.yield %c : i1
    }
    emitc.yield %r : i1
    }
  } while {
    %r = emitc.expression %v, %a : (!emitc.lvalue<i32>, i32) -> i1 {
      %2 = emitc.load %v : <i32>
      %c = emitc.cmp le, %2, %a : (i32, i32) -> i1
      emitc.yield %c : i1
    }
    emitc.yield %r : i1
  }
  emitc.return
}
// -----
emitc.class @K {
  emitc.field @f0 : !emitc.array<3xf32> = dense<[1.0, 2.0, 0.1]>
  emitc.field @f1 : i32 = 4
  emitc.field @f2 : !emitc.opaque<"std::map<int, int>"> = #emitc.opaque<"{}">
  emitc.field @f3 : !emitc.ptr<i32>
  emitc.func @m(%a: i32) -> i32 {
    %0 = emitc.get_field @f0 : !emitc.array<3xf32>
    %1 = emitc.get_field @f1 : i32
    %i = "emitc.constant"() {value = 0 : index} : () -> !emitc.size_t
    %2 = emitc.subscript %0[%i] : (!emitc.array<3xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
    %3 = emitc.load %2 : !emitc.lvalue<f32>
    %4 = emitc.add %1, %a : (i32, i32) -> i32
    emitc.return %4 : i32
  }
}
emitc.class final @L {
}
// -----
emitc.file "a" {
  emitc.include <"stdio.h">
  emitc.func @x() { emitc.return }
}
emitc.file "b" {
  emitc.include "my.h"
  emitc.global extern const @g : !emitc.array<2x3xi8>
  emitc.global static @h : i32 = 7
  emitc.global @k : !emitc.opaque<"char"> = #emitc.opaque<"'c'">
  emitc.global static const @m : !emitc.array<2xui8> = dense<[1, 255]>
  emitc.global @n : f64 = 1.0
  emitc.func @x() { emitc.return }
}
// -----
func.func @multi(%a: i32, %b: f16, %t: tuple<i32, f32>, %tt: tensor<2x3xi8>, %x: tensor<f32>, %u: ui8, %s: si16, %bf: bf16, %b1: i1, %pd: !emitc.ptrdiff_t, %ss: !emitc.ssize_t) -> (i32, f16) {
  %0:2 = emitc.call_opaque "two"(%a) : (i32) -> (i32, f16)
  %1:2 = func.call @multi(%a, %b, %t, %tt, %x, %u, %s, %bf, %b1, %pd, %ss) : (i32, f16, tuple<i32, f32>, tensor<2x3xi8>, tensor<f32>, ui8, si16, bf16, i1, !emitc.ptrdiff_t, !emitc.ssize_t) -> (i32, f16)
  return %1#0, %0#1 : i32, f16
}
func.func @at() -> (i32, f16) {
  %0:2 = emitc.call_opaque "two"() : () -> (i32, f16)
  return {foo = 3 : i32, bar = 1.5 : f32} %0#0, %0#1 : i32, f16
}
// -----
emitc.func @consts() attributes {specifiers = ["static","inline"]} {
  %0 = "emitc.constant"() {value = 1.0 : f16} : () -> f16
  %1 = "emitc.constant"() {value = 3.14159 : bf16} : () -> bf16
  %2 = "emitc.constant"() {value = -3.14159e-20 : f32} : () -> f32
  %3 = "emitc.constant"() {value = 1.0e300 : f64} : () -> f64
  %4 = "emitc.constant"() {value = 0x7F800000 : f32} : () -> f32
  %5 = "emitc.constant"() {value = 0xFF800000 : f32} : () -> f32
  %6 = "emitc.constant"() {value = 0x7FC00000 : f32} : () -> f32
  %7 = "emitc.constant"() {value = -0.0 : f64} : () -> f64
  %8 = "emitc.constant"() {value = true} : () -> i1
  %9 = "emitc.constant"() {value = -128 : i8} : () -> i8
  %10 = "emitc.constant"() {value = 255 : ui8} : () -> ui8
  %11 = "emitc.constant"() {value = -1 : si64} : () -> si64
  %12 = "emitc.constant"() {value = 18446744073709551615 : ui64} : () -> ui64
  %13 = "emitc.constant"() {value = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
  %14 = "emitc.constant"() {value = dense<3> : tensor<2x2xindex>} : () -> tensor<2x2xindex>
  %15 = "emitc.constant"() {value = dense<[1.5, 2.5]> : tensor<2xf16>} : () -> tensor<2xf16>
  %16 = "emitc.constant"() {value = dense<1.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %17 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<3x4xf32>
  %18 = "emitc.variable"() {value = #emitc.opaque<"{1,2}">} : () -> !emitc.array<3xf32>
  %19 = "emitc.variable"() {value = #emitc.opaque<"NULL">} : () -> !emitc.lvalue<!emitc.ptr<i32>>
  %20 = "emitc.constant"() {value = 1234567.125 : f32} : () -> f32
  %21 = "emitc.constant"() {value = 0.1 : f64} : () -> f64
  %22 = "emitc.constant"() {value = 65504.0 : f16} : () -> f16
  %23 = "emitc.constant"() {value = 1.0e-45 : f32} : () -> f32
  %24 = "emitc.constant"() {value = 5.0e-324 : f64} : () -> f64
  %25 = "emitc.constant"() {value = 9.99999999e9 : f32} : () -> f32
  emitc.return
}
// -----
func.func private @decl(i32)
// -----
emitc.func private @decl(i32, !emitc.array<3xi32>) -> f32
emitc.func @decl2(i32) -> f32 attributes {specifiers=["extern"]}
// -----
emitc.declare_func @foo
emitc.func @foo(%a: i32) -> i32 attributes {specifiers = ["static"]} {
  emitc.return %a : i32
}
// -----
module @x {
  module @y {
    func.func @z() { return }
    emitc.verbatim "hallo"
  }
}
// -----
emitc.func @vars(%c: i1, %x: i32) {
  %0 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<i32>
  %1 = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>
  emitc.if %c {
    %2 = emitc.load %0 : !emitc.lvalue<i32>
    %3 = emitc.literal "x" : i32
    emitc.assign %3 : i32 to %1 : !emitc.lvalue<i32>
    %e = emitc.expression %3, %2 : (i32, i32) -> i32 {
      %z = emitc.add %3, %2 : (i32, i32) -> i32
      emitc.yield %z : i32
    }
    emitc.assign %e : i32 to %1 : !emitc.lvalue<i32>
  }
  emitc.return
}
// -----
emitc.func @cond(%c: i32, %d: i32) {
  %e = emitc.expression %c, %d : (i32, i32) -> i1 {
    %z = emitc.cmp lt, %c, %d : (i32, i32) -> i1
    %l = emitc.logical_not %z : i1
    emitc.yield %l : i1
  }
  emitc.if %e {
  }
  %sw = emitc.expression %c, %d : (i32, i32) -> i32 {
    %z = emitc.sub %c, %d : (i32, i32) -> i32
    emitc.yield %z : i32
  }
  emitc.switch %sw : i32
  default {
  }
  %l = emitc.logical_and %c, %d : i32, i32
  %l2 = emitc.logical_or %c, %d : i32, i32
  %v = emitc.expression %c, %d : (i32, i32) -> i32 {
    %z = emitc.sub %c, %d : (i32, i32) -> i32
    emitc.yield %z : i32
  }
  emitc.verbatim "v {}" args %v : i32
  emitc.verbatim "{} {"
  emitc.return
}
// -----
emitc.func @lg(%c: i1, %d: i1) -> i1 {
  %e = emitc.expression %c, %d : (i1, i1) -> i1 {
    %z = emitc.logical_and %c, %d : i1, i1
    %y = emitc.logical_or %z, %c : i1, i1
    %x = emitc.logical_not %y : i1
    %w = emitc.logical_and %y, %x : i1, i1
    %cmp = emitc.cmp eq, %w, %y : (i1, i1) -> i1
    emitc.yield %cmp : i1
  }
  emitc.return %e : i1
}
// -----
emitc.func @lit(%c: i32) {
  %l = emitc.literal "L" : i32
  %e = emitc.expression %l, %c : (i32, i32) -> i32 {
    %z = emitc.mul %l, %c : (i32, i32) -> i32
    %y = emitc.sub %c, %z : (i32, i32) -> i32
    emitc.yield %y : i32
  }
  %p = emitc.literal "P" : !emitc.ptr<i32>
  %s = emitc.subscript %p[%e] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
  emitc.assign %e : i32 to %s : !emitc.lvalue<i32>
  emitc.return
}
// -----
emitc.func @x(%a: !emitc.array<3xi32>) -> !emitc.ptr<i32> {
  %0 = emitc.cast %a : !emitc.array<3xi32> to !emitc.ptr<i32>
  emitc.return %0 : !emitc.ptr<i32>
}
// -----
emitc.include "a.h"
emitc.verbatim "x"
emitc.verbatim ""
emitc.verbatim "a\nb"
// -----
func.func @f() -> tuple<i32, tuple<f32>> {
  %0 = emitc.call_opaque "x"() : () -> tuple<i32, tuple<f32>>
  return %0 : tuple<i32, tuple<f32>>
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.add %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.add %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.add %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.add %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.add %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.add %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.add %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.add %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.add %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.sub %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.sub %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.add %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.add %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.sub %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_and %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.bitwise_and %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.bitwise_xor %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_xor %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.bitwise_and %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_and %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_xor %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_left_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.bitwise_left_shift %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.bitwise_and %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_and %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.bitwise_left_shift %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_left_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_and %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_left_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.bitwise_left_shift %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.cmp eq, %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp eq, %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.bitwise_left_shift %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_left_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp eq, %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_or %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.bitwise_or %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.div %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.div %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.bitwise_or %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_or %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.div %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_right_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.bitwise_right_shift %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.bitwise_left_shift %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_left_shift %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.bitwise_right_shift %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_right_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_left_shift %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_right_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.bitwise_right_shift %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.cmp lt, %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp lt, %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.bitwise_right_shift %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_right_shift %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp lt, %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_xor %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.bitwise_xor %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.mul %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.mul %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.bitwise_xor %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.bitwise_xor %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.mul %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.div %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.div %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.bitwise_or %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_or %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.div %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.div %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_or %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.div %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.div %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.cmp three_way, %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp three_way, %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.div %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.div %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp three_way, %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.mul %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.mul %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.rem %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.rem %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.mul %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.mul %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.rem %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.rem %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.rem %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.bitwise_right_shift %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_right_shift %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.rem %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.rem %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_right_shift %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.sub %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.sub %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.add %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.add %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.sub %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.sub %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.add %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.sub %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.sub %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.sub %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.sub %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.sub %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.sub %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.sub %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp eq, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.cmp eq, %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.bitwise_xor %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_xor %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.cmp eq, %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp eq, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_xor %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp lt, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.cmp lt, %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.bitwise_and %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_and %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.cmp lt, %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp lt, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.bitwise_and %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp lt, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.cmp lt, %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.cmp eq, %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp eq, %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.cmp lt, %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp lt, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.cmp eq, %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
func.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
  %e = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp three_way, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %x1 = emitc.cmp three_way, %b, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.div %x, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.div %b, %x1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %w = emitc.cmp three_way, %y, %z : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %w : !emitc.opaque<"T">
  }
  %e2 = emitc.expression %a, %b, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %x = emitc.cmp three_way, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %z = emitc.div %b, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %z : !emitc.opaque<"T">
  }
  %s = emitc.call_opaque "g"(%e, %e2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return %s : !emitc.opaque<"T">
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.cast %a : !emitc.opaque<"T"> to !emitc.opaque<"T">
    %y = emitc.bitwise_not %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.cast %a : !emitc.opaque<"T"> to !emitc.opaque<"T">
    %y = emitc.bitwise_not %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  emitc.call_opaque "use"(%e, %g) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> ()
  %x = emitc.cast %a : !emitc.opaque<"T"> to !emitc.opaque<"T">
  %y = emitc.bitwise_not %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.unary_minus %a : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.unary_minus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.unary_minus %a : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.unary_minus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  emitc.call_opaque "use"(%e, %g) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> ()
  %x = emitc.unary_minus %a : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  %y = emitc.unary_minus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.add %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.unary_plus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.add %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.unary_plus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  emitc.call_opaque "use"(%e, %g) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> ()
  %x = emitc.add %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  %y = emitc.unary_plus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.call @cc(%a) : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.unary_plus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.call @cc(%a) : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.unary_plus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  emitc.call_opaque "use"(%e, %g) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> ()
  %x = emitc.call @cc(%a) : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  %y = emitc.unary_plus %x : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = "emitc.constant"() {value = #emitc.opaque<"K">} : () -> !emitc.opaque<"T">
    %y = emitc.cast %x : !emitc.opaque<"T"> to i32
    emitc.yield %y : i32
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = "emitc.constant"() {value = #emitc.opaque<"K">} : () -> !emitc.opaque<"T">
    %y = emitc.cast %x : !emitc.opaque<"T"> to i32
    emitc.yield %y : i32
  }
  emitc.call_opaque "use"(%e, %g) : (i32, i32) -> ()
  %x = "emitc.constant"() {value = #emitc.opaque<"K">} : () -> !emitc.opaque<"T">
  %y = emitc.cast %x : !emitc.opaque<"T"> to i32
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i1 {
    %x = emitc.load %lv : !emitc.lvalue<!emitc.opaque<"T">>
    %y = emitc.logical_not %x : !emitc.opaque<"T">
    emitc.yield %y : i1
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i1 {
    %x = emitc.load %lv : !emitc.lvalue<!emitc.opaque<"T">>
    %y = emitc.logical_not %x : !emitc.opaque<"T">
    emitc.yield %y : i1
  }
  emitc.call_opaque "use"(%e, %g) : (i1, i1) -> ()
  %x = emitc.load %lv : !emitc.lvalue<!emitc.opaque<"T">>
  %y = emitc.logical_not %x : !emitc.opaque<"T">
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = emitc.cmp lt, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.call_opaque "f"(%x, %a) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    emitc.yield %y : i32
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = emitc.cmp lt, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.call_opaque "f"(%x, %a) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    emitc.yield %y : i32
  }
  emitc.call_opaque "use"(%e, %g) : (i32, i32) -> ()
  %x = emitc.cmp lt, %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  %y = emitc.call_opaque "f"(%x, %a) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.apply "*"(%p) : (!emitc.ptr<!emitc.opaque<"T">>) -> !emitc.opaque<"T">
    %y = emitc.conditional %c, %x, %a : !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.opaque<"T"> {
    %x = emitc.apply "*"(%p) : (!emitc.ptr<!emitc.opaque<"T">>) -> !emitc.opaque<"T">
    %y = emitc.conditional %c, %x, %a : !emitc.opaque<"T">
    emitc.yield %y : !emitc.opaque<"T">
  }
  emitc.call_opaque "use"(%e, %g) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> ()
  %x = emitc.apply "*"(%p) : (!emitc.ptr<!emitc.opaque<"T">>) -> !emitc.opaque<"T">
  %y = emitc.conditional %c, %x, %a : !emitc.opaque<"T">
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = emitc.conditional %c, %a, %b : !emitc.opaque<"T">
    %y = emitc.call_opaque "f"(%x, %a) {args=[1:index, 0:index, 3:i32, #emitc.opaque<"q">], template_args=[i32, 5 : i32, #emitc.opaque<"w">, 1.5 : f32]} : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    emitc.yield %y : i32
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = emitc.conditional %c, %a, %b : !emitc.opaque<"T">
    %y = emitc.call_opaque "f"(%x, %a) {args=[1:index, 0:index, 3:i32, #emitc.opaque<"q">], template_args=[i32, 5 : i32, #emitc.opaque<"w">, 1.5 : f32]} : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    emitc.yield %y : i32
  }
  emitc.call_opaque "use"(%e, %g) : (i32, i32) -> ()
  %x = emitc.conditional %c, %a, %b : !emitc.opaque<"T">
  %y = emitc.call_opaque "f"(%x, %a) {args=[1:index, 0:index, 3:i32, #emitc.opaque<"q">], template_args=[i32, 5 : i32, #emitc.opaque<"w">, 1.5 : f32]} : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
  emitc.return
}
// -----
emitc.func private @cc(!emitc.opaque<"T">) -> !emitc.opaque<"T">
emitc.func @f(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">, %c: i1, %p: !emitc.ptr<!emitc.opaque<"T">>) {
  %lv = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.opaque<"T">>
  %e = emitc.expression %a, %b, %c, %p, %lv : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = emitc.call_opaque "h"(%a, %b) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.call_opaque "f"(%x) {args=[]} : (!emitc.opaque<"T">) -> i32
    emitc.yield %y : i32
  }
  %g = emitc.expression %a, %b, %c, %p, %lv noinline : (!emitc.opaque<"T">, !emitc.opaque<"T">, i1, !emitc.ptr<!emitc.opaque<"T">>, !emitc.lvalue<!emitc.opaque<"T">>) -> i32 {
    %x = emitc.call_opaque "h"(%a, %b) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %y = emitc.call_opaque "f"(%x) {args=[]} : (!emitc.opaque<"T">) -> i32
    emitc.yield %y : i32
  }
  emitc.call_opaque "use"(%e, %g) : (i32, i32) -> ()
  %x = emitc.call_opaque "h"(%a, %b) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  %y = emitc.call_opaque "f"(%x) {args=[]} : (!emitc.opaque<"T">) -> i32
  emitc.return
}
