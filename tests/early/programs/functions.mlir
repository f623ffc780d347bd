func @stop()
func @scale(i32, memref<? x 8 x f32, (d0, d1) -> (d1, d0)>) -> f64
func @twice(%v: i64) -> (i64, i64)
    attributes {colour: "green", sizes: [1, 2], nested: {deep: true}} {
  return %v, %v : i64, i64
}
func @choose(i64, i1) -> i64 {
^entry(%a: i64, %flag: i1):
  cond_br %flag, ^left(%a : i64), ^right
^left(%b: i64):
  br ^end(%b : i64)
^right:
  %c = addi %a, %a : i64
  "br_cond"(%flag)[^left(%c : i64), ^end(%a : i64)] : (i1) -> ()
^end(%d: i64):
  return %d : i64
}
func @jump(%a: index) {
  "br"()[^next(%a : index)] : () -> ()
^next(%b: index):
  return
}
func @calls(%x: i64, %f: (i64) -> (i64, i64)) -> i64 {
  %0 = constant @twice : (i64) -> (i64, i64)
  %1 = "constant"() {value: @twice} : () -> (i64) -> (i64, i64)
  %2 = call_indirect %0(%x) : (i64) -> (i64, i64)
  %3 = call @twice(%2#1) : (i64) -> (i64, i64)
  %4 = "constant"() {value: 7} : i8
  return %3#0 : i64
}
