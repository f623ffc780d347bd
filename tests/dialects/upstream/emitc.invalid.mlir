func.func @b(%p: !emitc.ptr<i32>, %i: i32, %x: index) {
  %v = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>
  %a = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2x3xf32>
  emitc.assign %i : i32 to %v : !emitc.lvalue<i32>
  %l = emitc.load %v : !emitc.lvalue<i32>
  // expected-error @below {{'emitc.apply' op applicable operator is illegal}}
  %r = emitc.apply "emitc.variable"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %q = emitc.apply "*"(%r) : (!emitc.ptr<i32>) -> i32
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %de = emitc.dereference %ad : !emitc.ptr<i32>
  %s = emitc.subscript %a[%x, %x] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
  %t = emitc.subscript %p[%x] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @b(%p: !emitc.ptr<i32>, %i: i32, %x: index) {
  %v = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>
  %a = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2x3xf32>
  emitc.assign %i : i32 to %v : !emitc.lvalue<i32>
  %l = emitc.load %v : !emitc.lvalue<i32>
  // expected-error @below {{'emitc.apply' op applicable operator must not be empty}}
  %r = emitc.apply ""(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %q = emitc.apply "*"(%r) : (!emitc.ptr<i32>) -> i32
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %de = emitc.dereference %ad : !emitc.ptr<i32>
  %s = emitc.subscript %a[%x, %x] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
  %t = emitc.subscript %p[%x] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @b(%p: !emitc.ptr<i32>, %i: i32, %x: index) {
  %v = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>
  %a = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2x3xf32>
  emitc.assign %i : i32 to %v : !emitc.lvalue<i32>
  %l = emitc.load %v : !emitc.lvalue<i32>
  // expected-error @below {{'emitc.apply' op operand type must be a pointer when applying `*`}}
  %r = emitc.apply "*"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %q = emitc.apply "*"(%r) : (!emitc.ptr<i32>) -> i32
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %de = emitc.dereference %ad : !emitc.ptr<i32>
  %s = emitc.subscript %a[%x, %x] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
  %t = emitc.subscript %p[%x] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

module {
  func.func @emitc_call_operand() {
    %0 = emitc.literal "M_PI" : f32
    %1 = emitc.call_opaque "foo"(%0) : (f32) -> f32
    return
  }
  func.func @emitc_call_operand_arg() {
    %0 = emitc.literal "M_PI" : f32
    // expected-error @below {{'emitc.call_opaque' op index argument is out of range}}
    %1 = emitc.call_opaque "bar"(%0) {args = [42 : i32, 3 : index]} : (f32) -> f32
    return
  }
}

// -----

// expected-error @below {{'emitc.declare_func' op 'array_arg' does not reference a valid function}}
emitc.declare_func @array_arg

// -----

// expected-error @below {{'emitc.declare_func' op 'bar' does not reference a valid function}}
emitc.declare_func @bar

// -----

// expected-error @below {{'emitc.declare_func' op 'foo' does not reference a valid function}}
emitc.declare_func @foo

// -----

emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @m() {
    // expected-error @below {{'emitc.get_field' op field '@c' not found in the class}}
    %0 = emitc.get_field @c : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @m() {
    // expected-error @below {{'emitc.get_field' op field '@m' not found in the class}}
    %0 = emitc.get_field @m : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @c : i32 = 4
  emitc.func @m() {
    // expected-error @below {{'emitc.get_field' op field '@x' not found in the class}}
    %0 = emitc.get_field @x : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @m() {
    // expected-error @below {{'emitc.get_field' op result type 'i1' does not match field '@x' type 'i32'}}
    %0 = emitc.get_field @x : i1
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : index = 4
  emitc.func @m() {
    // expected-error @below {{'emitc.get_field' op result type 'i32' does not match field '@x' type 'index'}}
    %0 = emitc.get_field @x : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @m() {
    // expected-error @below {{'emitc.get_field' op result type 'index' does not match field '@x' type 'i32'}}
    %0 = emitc.get_field @x : index
    emitc.return
  }
}

// -----

emitc.global @g : i32 = 4
emitc.global extern @h : !emitc.array<2xf32>
emitc.global static const @k : !emitc.array<2xf32> = dense<2.0>
emitc.include <"a.h">
emitc.include "b.h"
func.func @e() {
  // expected-error @below {{'emitc.get_global' op 'e' does not reference a valid emitc.global}}
  %0 = emitc.get_global @e : !emitc.lvalue<i32>
  %1 = emitc.get_global @h : !emitc.array<2xf32>
  return
}

// -----

emitc.global @g : i32 = 4
emitc.global extern @h : !emitc.array<2xf32>
emitc.global static const @k : !emitc.array<2xf32> = dense<2.0>
emitc.include <"a.h">
emitc.include "b.h"
func.func @e() {
  // expected-error @below {{'emitc.get_global' op on array type expects result type '!emitc.lvalue<i32>' to match type '!emitc.array<2xf32>' of the global @h}}
  %0 = emitc.get_global @h : !emitc.lvalue<i32>
  %1 = emitc.get_global @h : !emitc.array<2xf32>
  return
}

// -----

emitc.global @g : i32 = 4
emitc.global extern @h : !emitc.array<2xf32>
emitc.global static const @k : !emitc.array<2xf32> = dense<2.0>
emitc.include <"a.h">
emitc.include "b.h"
func.func @e() {
  // expected-error @below {{'emitc.get_global' op on array type expects result type '!emitc.lvalue<i32>' to match type '!emitc.array<2xf32>' of the global @k}}
  %0 = emitc.get_global @k : !emitc.lvalue<i32>
  %1 = emitc.get_global @h : !emitc.array<2xf32>
  return
}

// -----

emitc.global @g : i32 = 4
emitc.global extern @h : !emitc.array<2xf32>
emitc.global static const @k : !emitc.array<2xf32> = dense<2.0>
emitc.include <"a.h">
emitc.include "b.h"
func.func @e() {
  // expected-error @below {{'emitc.get_global' op on non-array type expects result inner type 'i1' to match type 'i32' of the global @g}}
  %0 = emitc.get_global @g : !emitc.lvalue<i1>
  %1 = emitc.get_global @h : !emitc.array<2xf32>
  return
}

// -----

module {
  func.func @logical(%arg0: i32, %arg1: i32) {
    // expected-error @below {{'emitc.logical_not' op requires a single operand}}
    %0 = emitc.logical_not %arg0, %arg1 : i32, i32
    %1 = emitc.logical_not %arg0 : i32
    %2 = emitc.logical_or %arg0, %arg1 : i32, i32
    return
  }
}

// -----

func.func @b(%p: !emitc.ptr<i32>, %i: i32, %x: index) {
  %v = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>
  %a = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2x3xf32>
  emitc.assign %i : i32 to %v : !emitc.lvalue<i32>
  %l = emitc.load %v : !emitc.lvalue<i32>
  %r = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %q = emitc.apply "*"(%r) : (!emitc.ptr<i32>) -> i32
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %de = emitc.dereference %ad : !emitc.ptr<i32>
  // expected-error @below {{'emitc.subscript' op on array operand requires element type ('f32') and result type ('i32') to match}}
  %s = emitc.subscript %a[%x, %x] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<i32>
  %t = emitc.subscript %p[%x] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @b(%p: !emitc.ptr<i32>, %i: i32, %x: index) {
  %v = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>
  %a = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2x3xf32>
  // expected-error @below {{custom op 'emitc.assign' expected 'to'}}
  emitc.assign %i : i32 emitc.assign %v : !emitc.lvalue<i32>
  %l = emitc.load %v : !emitc.lvalue<i32>
  %r = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %q = emitc.apply "*"(%r) : (!emitc.ptr<i32>) -> i32
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %de = emitc.dereference %ad : !emitc.ptr<i32>
  %s = emitc.subscript %a[%x, %x] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
  %t = emitc.subscript %p[%x] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

// expected-error @below {{custom op 'emitc.call_opaque' invalid kind of attribute specified}}
emitc.call_opaque @size_types() {
    emitc.call_opaque "f"() {template_args = [!emitc.ssize_t]} : () -> ()
    emitc.call_opaque "f"() {template_args = [!emitc.size_t]} : () -> ()
    emitc.call_opaque "f"() {template_args = [!emitc.ptrdiff_t]} : () -> ()
    return
  }

// -----

func.func @c(%i: i32) {
  %0 = "emitc.constant"() {value = 42 : i32} : () -> i32
  %1 = "emitc.constant"() {value = #emitc.opaque<"CHAR_MIN">} : () -> !emitc.opaque<"char">
  %2 = emitc.literal "M_PI" : f32
  %3 = emitc.call_opaque "f"(%i) {args = [0 : index, 42 : i32], template_args = [i32, 3 : i32]} : (i32) -> i32
  emitc.verbatim "{} + {{}" args %i : i32
  emitc.verbatim "x {"
  // expected-error @below {{custom op 'emitc.cast' expected 'to'}}
  %4 = emitc.cast %i : i32 value f32
  return
}

// -----

func.func @d(%p: !emitc.ptr<i32>, %i: i32) {
  %0 = emitc.expression %i, %p noinline : (i32, !emitc.ptr<i32>) -> i1 {
    %1 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
    %2 = emitc.cmp lt, %1, %i : (i32, i32) -> i1
    emitc.yield %2 : i1
  }
  emitc.if %0 {
    emitc.verbatim "x"
  } else {
    emitc.verbatim "y"
  }
  emitc.for %k = %i to %i step %i : i32 {
    emitc.verbatim "z"
  }
  // expected-error @below {{custom op 'emitc.cmp' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge, three_way]}}
  emitc.cmp %i : i32
  case 2 {
    emitc.yield
  }
  case 5 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  emitc.do {
    emitc.verbatim "x"
  } while {
    %r = emitc.expression %i : (i32) -> i1 {
      %2 = emitc.cmp lt, %i, %i : (i32, i32) -> i1
      emitc.yield %2 : i1
    }
    emitc.yield %r : i1
  }
  return
}

// -----

func.func @d(%p: !emitc.ptr<i32>, %i: i32) {
  %0 = emitc.expression %i, %p noinline : (i32, !emitc.ptr<i32>) -> i1 {
    %1 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
    %2 = emitc.cmp lt, %1, %i : (i32, i32) -> i1
    emitc.yield %2 : i1
  }
  emitc.if %0 {
    emitc.verbatim "x"
  } else {
    emitc.verbatim "y"
  }
  emitc.for %k = %i to %i step %i : i32 {
    emitc.verbatim "z"
  }
  emitc.switch %i : i32
  case 2 {
    emitc.yield
  }
  case 5 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  emitc.do {
    emitc.verbatim "x"
  // expected-error @below {{custom op 'emitc.do' expected 'while'}}
  } func.func {
    %r = emitc.expression %i : (i32) -> i1 {
      %2 = emitc.cmp lt, %i, %i : (i32, i32) -> i1
      emitc.yield %2 : i1
    }
    emitc.yield %r : i1
  }
  return
}

// -----

emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @m() {
    %0 = emitc.get_field @x : i32
    emitc.field
  // expected-error @below {{custom op 'emitc.field' expected valid '@'-identifier for symbol name}}
  }
}

// -----

// expected-error @below {{custom op 'emitc.func' expected SSA identifier}}
emitc.func @foo(%arg0: i32, -> i32 attributes {specifiers = ["static", "inline"]} {
    return %arg0 : i32
  }

// -----

emitc.func @bar(%arg0: i32) -> i32 {
    // expected-error @below {{custom op 'emitc.func' expected valid '@'-identifier for symbol name}}
    emitc.func %arg0 : i32
  }

// -----

emitc.global @g : i32 = 4
emitc.global extern @h : !emitc.array<2xf32>
emitc.global static const @k : !emitc.array<2xf32> = dense<2.0>
// expected-error @below {{custom op 'emitc.global' expected valid '@'-identifier for symbol name}}
emitc.global <"a.h">
emitc.include "b.h"
func.func @e() {
  %0 = emitc.get_global @g : !emitc.lvalue<i32>
  %1 = emitc.get_global @h : !emitc.array<2xf32>
  return
}

// -----

emitc.global @g : i32 = 4
emitc.global extern @h : !emitc.array<2xf32>
emitc.global static const @k : !emitc.array<2xf32> = dense<2.0>
// expected-error @below {{custom op 'emitc.include' expected string attribute}}
emitc.include >"a.h">
emitc.include "b.h"
func.func @e() {
  %0 = emitc.get_global @g : !emitc.lvalue<i32>
  %1 = emitc.get_global @h : !emitc.array<2xf32>
  return
}

// -----

module {
  // expected-error @below {{custom op 'emitc.literal' invalid kind of attribute specified}}
  emitc.literal @emitc_call_operand() {
    %0 = emitc.literal "M_PI" : f32
    %1 = emitc.call_opaque "foo"(%0) : (f32) -> f32
    return
  }
  func.func @emitc_call_operand_arg() {
    %0 = emitc.literal "M_PI" : f32
    %1 = emitc.call_opaque "bar"(%0) {args = [42 : i32, 0 : index]} : (f32) -> f32
    return
  }
}

// -----

module {
  func.func @logical(%arg0: i32, %arg1: i32) {
    // expected-error @below {{custom op 'emitc.logical_and' number of operands and types do not match: got 2 operands and 1 types}}
    %0 = emitc.logical_and %arg0, %arg1 : i32} i32
    %1 = emitc.logical_not %arg0 : i32
    %2 = emitc.logical_or %arg0, %arg1 : i32, i32
    return
  }
}

// -----

module {
  func.func @logical(%arg0: i32, %arg1: i32) {
    %0 = emitc.logical_and %arg0, %arg1 : i32, i32
    %1 = emitc.logical_not %arg0 : i32
    // expected-error @below {{custom op 'emitc.logical_or' number of operands and types do not match: got 2 operands and 1 types}}
    %2 = emitc.logical_or %arg0, %arg1 : i32= i32
    return
  }
}

// -----

func.func @d(%p: !emitc.ptr<i32>, %i: i32) {
  %0 = emitc.expression %i, %p noinline : (i32, !emitc.ptr<i32>) -> i1 {
    %1 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
    %2 = emitc.cmp lt, %1, %i : (i32, i32) -> i1
    emitc.yield %2 : i1
  }
  emitc.if %0 {
    emitc.verbatim "x"
  } else {
    emitc.verbatim "y"
  }
  emitc.for %k = %i to %i step %i : i32 {
    emitc.verbatim "z"
  }
  emitc.switch %i : i32
  case 2 {
    emitc.yield
  }
  case 5 {
    emitc.yield
  }
  // expected-error @below {{custom op 'emitc.switch' expected 'default'}}
  emitc.do {
    emitc.yield
  }
  emitc.do {
    emitc.verbatim "x"
  } while {
    %r = emitc.expression %i : (i32) -> i1 {
      %2 = emitc.cmp lt, %i, %i : (i32, i32) -> i1
      emitc.yield %2 : i1
    }
    emitc.yield %r : i1
  }
  return
}

// -----

// expected-error @below {{custom op 'emitc.verbatim' invalid kind of attribute specified}}
emitc.verbatim @c(%i: i32) {
  %0 = "emitc.constant"() {value = 42 : i32} : () -> i32
  %1 = "emitc.constant"() {value = #emitc.opaque<"CHAR_MIN">} : () -> !emitc.opaque<"char">
  %2 = emitc.literal "M_PI" : f32
  %3 = emitc.call_opaque "f"(%i) {args = [0 : index, 42 : i32], template_args = [i32, 3 : i32]} : (i32) -> i32
  emitc.verbatim "{} + {{}" args %i : i32
  emitc.verbatim "x {"
  %4 = emitc.cast %i : i32 to f32
  return
}
