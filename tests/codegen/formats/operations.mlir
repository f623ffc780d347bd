module {
  %0:4 = "test.values"() : () -> (i32, i32, tensor<2xf32>, f32)
  fmt.literals a, (b) [c] {d} <e> -> = ? + * : ... f
  fmt.blanks[a  b]()
  fmt.lines<
    a
  >
  %1 = fmt.binary %0#0, %0#1 : i32
  %2 = fmt.binary %0#0, %0#1 {note = "x"} : i32
  fmt.operands %0#0
  fmt.operands %0#0 maybe %0#2 : tensor<2xf32>
  fmt.operands %0#0 many(%0#3, %0#2 : f32, tensor<2xf32>)
  fmt.operands %0#0 maybe %0#1 : i32 many(%0#3 : f32) {x}
  %first, %rest = fmt.all_operands %0#0, %0#3 : i32, f32 -> i32, i64
  %first_0 = fmt.all_operands %0#0 : i32 -> i32
  fmt.nested[(%0#0, %0#1), (), (%0#3)] : [(i32, i32), (), (f32)]
  fmt.nested[] : []
  fmt.nested_call (%0#0, %0#1), (), (%0#3) : (i32, i32, f32) -> ()
  fmt.call @callee() : () -> ()
  %3 = fmt.call @callee(%0#0, %0#1) {x = 1 : i32} : (i32, i32) -> f32
  %4 = fmt.one_to_one %0#0 : (i32) -> i64
  fmt.attributes 4 red a @symbol "text" [1, 2] <1, 2> #fmt.pair<3, 4> [1, "x"]
  fmt.attributes -4 "dark-blue" "a|c" @"sym bol" "" [] <1, 2> #fmt.pair<3, 4> 1.000000e+00 : f32 {x}
  fmt.dictionary 1
  fmt.dictionary 1 attributes {count = 4 : i32, flag, maybe = "m", x} %0#0 : i32 others %0#1 : i32
  fmt.all_in_dictionary %0#0, %0#1 {operandSegmentSizes = array<i32: 1, 1>} : i32, i32
  fmt.properties 1 "n" [1, 2] [3, 4], none <{inherent = 1 : i32}>
  fmt.properties -1 "\22" flag [] [] 7, some<"x"> kept 4 <{hidden = 8 : i32, inherent = 1 : i32}> {x}
  fmt.units no b
  fmt.units a b unit = 4 {x}
  fmt.inverted none
  fmt.inverted 4
  fmt.defaults
  fmt.defaults n = 4 c "dark-blue"
  fmt.clauses
  fmt.clauses x(%0#0) xs = %0#0, %0#1 unit n<4>
  fmt.regions {
    "test.end"() : () -> ()
  }
  fmt.regions attributes {x} {
  } others {
    "test.end"() : () -> ()
  }, {
  }
  fmt.maybe_region
  fmt.maybe_region do {
    "test.end"() : () -> ()
  }
  fmt.all_regions {
  }, {
    "test.end"() : () -> ()
  }
  fmt.loop {
    "test.op"() : () -> ()
  }
  fmt.loop {
    fmt.end {x}
  }
  fmt.block {
    "test.op"() : () -> ()
  }
  %5:2 = "test.boxes"() : () -> (!fmt.box<i32>, !fmt.box<f32>)
  fmt.boxed %5#0, %5#1 : <i32>, !fmt.box<f32>
  %r, %s = fmt.inferred 1.500000e+00 : f64, %0#3, %0#3, %0#0 : f32
  fmt.element %0#2, %0#3 : tensor<2xf32>
  fmt.elements %0#2[%0#3, %0#3] : tensor<2xf32>
  %6 = fmt.hooked %0#0 %0#3, %0#3 : i32, f32, f32 -> f64 1 : i32
  %7 = fmt.hooked %0#0 | %0#1  : i32 | i32 -> f64 1 : i32 & 2 : i32 {
    "test.end"() : () -> ()
  } + {x}
  "test.cfg"() ({
    fmt.switch ^bb1[]
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
    fmt.switch ^bb2[^bb1, ^bb2]
  ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb2
    fmt.all_successors ^bb1, ^bb2
  }) : () -> ()
}
