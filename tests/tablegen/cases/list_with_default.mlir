module attributes {odd.a = #odd.empty<1>, odd.b = #odd.empty<1, [2, 3]>, odd.c = #odd.made<1>} {
  "test.of"() {a = #odd.pair<1>, b = #odd.pair<1, [2, 1]>} : () -> ()
  "test.of"() {a = #odd.fields<>, b = #odd.fields<last = true>, c = #odd.fields<sizes = 4, 5>} : () -> ()
}
