module {
  emitc.verbatim "extern \22C\22 {"
  emitc.func @bar(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  emitc.func @array_arg(%arg0: !emitc.array<3xi32>) {
    return
  }
  func.func @rem(%arg0: i32, %arg1: i32) {
    %0 = emitc.rem %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @add_int(%arg0: i32, %arg1: i32) {
    %0 = emitc.add %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @div_int(%arg0: i32, %arg1: i32) {
    %0 = emitc.div %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @mul_int(%arg0: i32, %arg1: i32) {
    %0 = emitc.mul %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @sub_int(%arg0: i32, %arg1: i32) {
    %0 = emitc.sub %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  emitc.class @c {
    emitc.field @x : i32 = 4
    emitc.func @m() {
      %0 = get_field @x : i32
      return
    }
  }
  func.func @emitc_literal(%arg0: f32) {
    %0 = emitc.literal "M_PI" : f32
    %1 = emitc.add %arg0, %0 : (f32, f32) -> f32
    return
  }
  func.func @unary(%arg0: i32) {
    %0 = emitc.unary_minus %arg0 : (i32) -> i32
    %1 = emitc.unary_plus %arg0 : (i32) -> i32
    return
  }
  func.func @add_pointer(%arg0: !emitc.ptr<f32>, %arg1: i32) {
    %0 = emitc.add %arg0, %arg1 : (!emitc.ptr<f32>, i32) -> !emitc.ptr<f32>
    return
  }
  func.func @sub_pointer(%arg0: !emitc.ptr<f32>, %arg1: !emitc.ptr<f32>) {
    %0 = emitc.sub %arg0, %arg1 : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> !emitc.opaque<"ptrdiff_t">
    return
  }
  func.func @logical(%arg0: i32, %arg1: i32) {
    %0 = emitc.logical_and %arg0, %arg1 : i32, i32
    %1 = emitc.logical_not %arg0 : i32
    %2 = emitc.logical_or %arg0, %arg1 : i32, i32
    return
  }
  emitc.func @callee(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  emitc.declare_func @callee
  emitc.func @caller(%arg0: i32) -> i32 {
    %0 = call @callee(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @types(%arg0: !emitc.array<2x3xf32>, %arg1: !emitc.lvalue<i32>, %arg2: !emitc.opaque<"T">, %arg3: !emitc.ptr<!emitc.opaque<"T">>, %arg4: !emitc.size_t, %arg5: !emitc.ssize_t, %arg6: !emitc.ptrdiff_t) {
    return
  }
  func.func @size_types() {
    emitc.call_opaque "f"() {template_args = [!emitc.ssize_t]} : () -> ()
    emitc.call_opaque "f"() {template_args = [!emitc.size_t]} : () -> ()
    emitc.call_opaque "f"() {template_args = [!emitc.ptrdiff_t]} : () -> ()
    return
  }
  emitc.global @g : i32 = 4
  emitc.global extern @h : !emitc.array<2xf32>
  emitc.global static const @k : !emitc.array<2xf32> = dense<2.000000e+00>
  emitc.include <"a.h">
  emitc.include "b.h"
  func.func @e() {
    %0 = emitc.get_global @g : !emitc.lvalue<i32>
    %1 = emitc.get_global @h : !emitc.array<2xf32>
    return
  }
  func.func @c_18(%arg0: i32) {
    %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
    %2 = emitc.literal "M_PI" : f32
    %3 = emitc.call_opaque "f"(%arg0) {args = [0 : index, 42 : i32], template_args = [i32, 3 : i32]} : (i32) -> i32
    emitc.verbatim "{} + {{}" args %arg0 : i32
    emitc.verbatim "x {"
    %4 = emitc.cast %arg0 : i32 to f32
    return
  }
  func.func @b(%arg0: !emitc.ptr<i32>, %arg1: i32, %arg2: index) {
    %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
    %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<2x3xf32>
    emitc.assign %arg1 : i32 to %0 : <i32>
    %2 = emitc.load %0 : <i32>
    %3 = emitc.apply "&"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %4 = emitc.apply "*"(%3) : (!emitc.ptr<i32>) -> i32
    %5 = emitc.address_of %0 : !emitc.lvalue<i32>
    %6 = emitc.dereference %5 : !emitc.ptr<i32>
    %7 = emitc.subscript %1[%arg2, %arg2] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    %8 = emitc.subscript %arg0[%arg2] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
    return
  }
  func.func @d(%arg0: !emitc.ptr<i32>, %arg1: i32) {
    %0 = emitc.expression %arg1, %arg0 : (i32, !emitc.ptr<i32>) -> i1 {
      %1 = apply "*"(%arg0) : (!emitc.ptr<i32>) -> i32
      %2 = cmp lt, %1, %arg1 : (i32, i32) -> i1
      yield %2 : i1
    }
    emitc.if %0 {
      verbatim "x"
    } else {
      verbatim "y"
    }
    emitc.for %arg2 = %arg1 to %arg1 step %arg1  : i32 {
      verbatim "z"
    }
    emitc.switch %arg1 : i32 
    case 2 {
      yield
    }
    case 5 {
      yield
    }
    default {
    }
    emitc.do {
      verbatim "x"
    } while {
      %1 = expression %arg1 : (i32) -> i1 {
        %2 = cmp lt, %arg1, %arg1 : (i32, i32) -> i1
        yield %2 : i1
      }
      yield %1 : i1
    }
    return
  }
}
