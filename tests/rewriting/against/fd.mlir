func.func @constants(%a: i32) {
  %0 = "fd.constant"() {value = 2 : i32} : () -> i32
  %1 = "fd.constant"() {value = 3 : i32} : () -> i32
  %2 = "fd.add"(%0, %1) : (i32, i32) -> i32
  %3 = "fd.constant"() {value = 0 : i32} : () -> i32
  %4 = "fd.add"(%3, %a) : (i32, i32) -> i32
  %5 = "fd.add"(%2, %4) : (i32, i32) -> i32
  "fd.keep"(%5) : (i32) -> ()
  %6 = "fd.constant"() {value = 2 : i32} : () -> i32
  %7 = "fd.constant"() {value = 2 : i32} : () -> i8
  %8 = "fd.other"() {value = 2 : i32} : () -> i32
  %9 = "fd.sub"(%a, %6) : (i32, i32) -> i32
  "fd.keep"(%6, %7, %8, %9, %0) : (i32, i8, i32, i32, i32) -> ()
  return
}
// -----
func.func @traits(%a: i32, %b: f32) {
  %0 = "fd.constant"() {value = 2 : i32} : () -> i32
  %1 = "fd.min"(%0, %a) : (i32, i32) -> i32
  %2 = "fd.min"(%1, %1) : (i32, i32) -> i32
  %3 = "fd.min"(%0, %0) : (i32, i32) -> i32
  "fd.keep"(%2, %3) : (i32, i32) -> ()
  %4 = "fd.abs"(%b) : (f32) -> f32
  %5 = "fd.abs"(%4) : (f32) -> f32
  %6 = "fd.abs"(%5) : (f32) -> f32
  "fd.keep"(%6) : (f32) -> ()
  %7 = "fd.not"(%b) : (f32) -> f32
  %8 = "fd.not"(%7) : (f32) -> f32
  %9 = "fd.not"(%8) : (f32) -> f32
  "fd.keep"(%9) : (f32) -> ()
  %10 = "fd.loud"(%b) : (f32) -> f32
  %11 = "fd.loud"(%10) : (f32) -> f32
  %12 = "fd.loud"(%11) : (f32) -> f32
  "fd.keep"(%11) : (f32) -> ()
  %13 = "fd.constant"() {value = "x"} : () -> i32
  %14 = "fd.many"(%13, %a, %0, %b, %13) : (i32, i32, i32, f32, i32) -> i1
  %15 = "fd.many"(%13) : (i32) -> i1
  %16 = "fd.many"(%a, %13, %0) : (i32, i32, i32) -> i1
  "fd.keep"(%14, %15, %16) : (i1, i1, i1) -> ()
  return
}
// -----
func.func @in_place(%a: i32) {
  %0 = "fd.constant"() {value = 2 : i32} : () -> i32
  %1 = "fd.count"(%0, %a) {n = 3 : i32} : (i32, i32) -> i32
  %2 = "fd.count"(%0, %1) {n = 0 : i32} : (i32, i32) -> i32
  "fd.keep"(%2) : (i32) -> ()
  %3 = "fd.sub"(%a, %0) : (i32, i32) -> i32
  "fd.emit"(%3) : (i32) -> ()
  return
}
// -----
func.func @several(%a: i32) {
  %0 = "fd.constant"() {value = 7 : i32} : () -> i32
  %1 = "fd.constant"() {value = -2 : i32} : () -> i32
  %2 = "fd.constant"() {value = 1 : i32} : () -> i32
  %3:2 = "fd.divide"(%0, %1) : (i32, i32) -> (i32, i32)
  %4:2 = "fd.divide"(%a, %2) : (i32, i32) -> (i32, i32)
  %5:2 = "fd.half"(%0) : (i32) -> (i32, f32)
  "fd.keep"(%3#0, %3#1, %4#0, %4#1, %5#0, %5#1) : (i32, i32, i32, i32, i32, f32) -> ()
  %6 = "fd.other"() {value = "t"} : () -> i1
  %7 = "fd.pass"(%6) : (i1) -> i1
  "fd.keep"(%7) : (i1) -> ()
  return
}
// -----
func.func @hoisted(%a: i32) {
  "fd.keep"(%a) : (i32) -> ()
  "fd.loop"() ({
    %0 = "fd.constant"() {value = 2 : i32} : () -> i32 loc("inner")
    "fd.keep"(%0) : (i32) -> ()
    "fd.loop"() ({
      %1 = "fd.constant"() {value = 2 : i32} : () -> i32
      %2 = "fd.constant"() {value = 4 : i32} : () -> i32
      %3 = "fd.add"(%1, %2) : (i32, i32) -> i32
      "fd.keep"(%3) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "fd.iso"() ({
    %0 = "fd.constant"() {value = 2 : i32} : () -> i32
    "fd.loop"() ({
      %1 = "fd.constant"() {value = 2 : i32} : () -> i32
      %2 = "fd.constant"() {value = 5 : i32} : () -> i32
      "fd.keep"(%1, %2) : (i32, i32) -> ()
    }) : () -> ()
    "fd.keep"(%0) : (i32) -> ()
  }) : () -> ()
  "some.unknown"() ({
    %0 = "fd.constant"() {value = 2 : i32} : () -> i32
    "fd.keep"(%0) : (i32) -> ()
  }) : () -> ()
  %4 = "fd.constant"() {value = 4 : i32} : () -> i32
  %5 = "fd.constant"() {value = 6 : i32} : () -> i32
  "fd.keep"(%4, %5) : (i32, i32) -> ()
  return
}
// -----
func.func @dead(%a: i32) {
  %0 = "fd.add"(%a, %a) : (i32, i32) -> i32
  %1 = "fd.add"(%0, %a) : (i32, i32) -> i32
  "fd.pure"() ({
    %2 = "fd.sub"(%1, %a) : (i32, i32) -> i32
    "fd.keep"(%2) : (i32) -> ()
  }) : () -> ()
  "fd.steps"() ({
    %2 = "fd.sub"(%1, %a) : (i32, i32) -> i32
  }) : () -> ()
  "fd.steps"() ({
    %2 = "fd.sub"(%1, %a) : (i32, i32) -> i32
    "fd.keep"(%2) : (i32) -> ()
  }) : () -> ()
  %3 = "fd.src"() : () -> i32
  %4 = "some.unknown"() : () -> i32
  return
}
// -----
func.func @blocks(%a: i32, %c: i1) {
  %0 = "fd.constant"() {value = 7 : i32} : () -> i32
  "fd.br"(%a, %0)[^bb1] : (i32, i32) -> ()
^bb1(%x: i32, %y: i32):
  %1 = "fd.constant"() {value = 8 : i32} : () -> i32
  "fd.keep"(%x, %1) : (i32, i32) -> ()
  "fd.if"(%c, %0, %1)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, 0>} : (i1, i32, i32) -> ()
^bb2:
  return
^bb3(%z: i32):
  "fd.keep"(%z) : (i32) -> ()
  "fd.br"(%z)[^bb3] : (i32) -> ()
}
// -----
func.func @arguments(%a: i32, %c: i1) {
  "fd.br"(%a, %a, %a)[^bb1] : (i32, i32, i32) -> ()
^bb1(%x: i32, %y: i32, %z: i32):
  %1 = "fd.sub"(%x, %a) : (i32, i32) -> i32
  "fd.keep"(%z) : (i32) -> ()
  "fd.if"(%c, %1, %y, %z)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 3, 0>} : (i1, i32, i32, i32) -> ()
^bb2:
  "fd.jump"(%a, %a)[^bb4, ^bb3] : (i32, i32) -> ()
^bb3:
  return
^bb4:
  "fd.br"(%a)[^bb5] : (i32) -> ()
^bb5(%u: i32):
  %2 = "fd.sub"(%u, %a) : (i32, i32) -> i32
  "fd.br"(%2)[^bb5] : (i32) -> ()
}
// -----
func.func @nested(%a: i32, %c: i1) {
  "fd.cfg"() ({
    "fd.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    "fd.cfg"() ({
      "fd.br"(%x, %a)[^bb2] : (i32, i32) -> ()
    ^bb2(%y: i32, %z: i32):
      "fd.end"(%z) : (i32) -> ()
    ^bb3:
      "fd.br"()[^bb3] : () -> ()
    }) : () -> ()
    "fd.end"() : () -> ()
  }) : () -> ()
  "fd.graph"() ({
    %0 = "fd.twice"(%1) : (i32) -> i32
    %1 = "fd.sub"(%0, %0) : (i32, i32) -> i32
    %2 = "fd.loud"(%3) : (i32) -> i32
    %3 = "fd.sub"(%a, %2) : (i32, i32) -> i32
    %4 = "fd.add"(%5, %a) : (i32, i32) -> i32
    %5 = "fd.add"(%4, %a) : (i32, i32) -> i32
  }) : () -> ()
  return
}
// -----
func.func @patterns(%a: i32) {
  %0 = "fd.twice"(%a) : (i32) -> i32
  %1 = "fd.constant"() {value = 1 : i32} : () -> i32
  %2 = "fd.add"(%0, %1) : (i32, i32) -> i32
  %3 = "fd.constant"() {value = 2 : i32} : () -> i32
  %4 = "fd.add"(%3, %2) : (i32, i32) -> i32
  "fd.keep"(%4) : (i32) -> ()
  %5 = "fd.left"(%a) : (i32) -> i32
  %6 = "fd.left"(%5) : (i32) -> i32
  %7 = "fd.left"(%6) : (i32) -> i32
  "fd.keep"(%7) : (i32) -> ()
  %8 = "fd.left"(%1) : (i32) -> i32
  "fd.keep"(%8) : (i32) -> ()
  %9 = "fd.method"(%a) : (i32) -> i32
  %10 = "fd.method"(%a) {skip} : (i32) -> i32
  %11 = "fd.method"(%10) : (i32) -> i32
  "fd.keep"(%11) : (i32) -> ()
  "fd.grow"() {n = 4 : i32} : () -> ()
  "fd.keep"(%a) : (i32) -> ()
  return
}
// -----
%0 = "fd.constant"() {value = 1 : i32} : () -> i32
%1 = "fd.constant"() {value = 1 : i32} : () -> i32
"fd.keep"(%0, %1) : (i32, i32) -> ()
"fd.loop"() ({
  %2 = "fd.constant"() {value = 1 : i32} : () -> i32
  "fd.keep"(%2) : (i32) -> ()
}) : () -> ()
// -----
func.func @unreach(%a: i32, %c: i1) {
  "fd.br"()[^bb2] : () -> ()
^bb1:
  %0 = "fd.constant"() {value = 9 : i32} : () -> i32
  %x = "fd.constant"() {value = 8 : i32} : () -> i32
  "fd.keep"(%0, %x) : (i32, i32) -> ()
  "fd.br"()[^bb1] : () -> ()
^bb2:
  %1 = "fd.constant"() {value = 9 : i32} : () -> i32
  "fd.keep"(%1) : (i32) -> ()
  return
}
// -----
func.func @unreach2(%a: i32, %c: i1) {
  %q = "fd.add"(%a, %a) : (i32, i32) -> i32
  "fd.br"()[^bb2] : () -> ()
^bb1:
  %0 = "fd.left"(%a) : (i32) -> i32
  %x = "fd.left"(%0) : (i32) -> i32
  "fd.keep"(%x, %q) : (i32, i32) -> ()
  return
^bb2:
  %1 = "fd.left"(%a) : (i32) -> i32
  "fd.keep"(%1) : (i32) -> ()
  return
}
// -----
func.func @entry_args(%c: i1) {
  "fd.cfg"() ({
  ^bb0(%x: i32, %y: i32):
    "fd.if"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
  ^bb1:
    "fd.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @same_values(%c: i1) {
  "fd.if"(%c, %c, %c, %c, %c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, 2>} : (i1, i1, i1, i1, i1) -> ()
^bb1(%x: i1, %y: i1):
  "fd.keep"(%y) : (i1) -> ()
  return
^bb2(%u: i1, %v: i1):
  "fd.keep"(%u) : (i1) -> ()
  return
}
// -----
func.func @same_target(%c: i1, %a: i32, %b: i32) {
  "fd.if"(%c, %a, %b, %b, %a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 2, 2>} : (i1, i32, i32, i32, i32) -> ()
^bb1(%x: i32, %y: i32):
  "fd.keep"(%y) : (i32) -> ()
  return
}
// -----
func.func @once(%a: i32) {
  %0 = "fd.method"(%a) : (i32) -> i32
  %1 = "fd.count"(%0, %a) {n = 2 : i32} : (i32, i32) -> i32
  "fd.br"()[^bb1] : () -> ()
^bb1:
  "fd.keep"(%a) : (i32) -> ()
  return
^bb2:
  "fd.keep"(%0, %1) : (i32, i32) -> ()
  return
}
// -----
func.func @alike(%c: i1, %a: i32, %b: i32) {
  "fd.if"(%c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  %0 = "fd.src"() : () -> i32
  "fd.keep"(%a, %0, %a, %b) : (i32, i32, i32, i32) -> ()
  "fd.br"(%0)[^bb3] : (i32) -> ()
^bb2:
  %1 = "fd.src"() : () -> i32
  "fd.keep"(%b, %1, %b, %b) : (i32, i32, i32, i32) -> ()
  "fd.br"(%1)[^bb3] : (i32) -> ()
^bb3(%x: i32):
  "fd.keep"(%x) : (i32) -> ()
  return
}
// -----
func.func @first_with_the_same_value(%c: i1, %a: i32, %b: i32, %d: i32) {
  "fd.if"(%c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  "fd.keep"(%a, %a, %a) : (i32, i32, i32) -> ()
  "fd.br"()[^bb3] : () -> ()
^bb2:
  "fd.keep"(%b, %d, %d) : (i32, i32, i32) -> ()
  "fd.br"()[^bb3] : () -> ()
^bb3:
  "fd.if"(%c, %a, %b)[^bb4, ^bb4] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i1, i32, i32) -> ()
^bb4(%x: i32):
  "fd.if"(%c, %x, %a)[^bb5, ^bb5] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i1, i32, i32) -> ()
^bb5(%y: i32):
  "fd.if"(%c, %d, %d)[^bb6, ^bb6] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i1, i32, i32) -> ()
^bb6(%z: i32):
  "fd.keep"(%y, %z) : (i32, i32) -> ()
  return
}
// -----
func.func @not_alike(%c: i1, %a: i32) {
  "fd.if"(%c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  "fd.keep"(%a) {here} : (i32) -> ()
  "fd.jump"()[^bb3, ^bb4] : () -> ()
^bb2:
  "fd.keep"(%a) : (i32) -> ()
  "fd.jump"()[^bb3, ^bb4] : () -> ()
^bb3:
  "fd.loop"() ({
    "fd.keep"(%a) : (i32) -> ()
  }) : () -> ()
  return
^bb4:
  "fd.loop"() ({
    "fd.keep"(%a) : (i32) -> ()
  }) : () -> ()
  return
}
