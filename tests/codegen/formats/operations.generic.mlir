"builtin.module"() ({
  %0:4 = "test.values"() : () -> (i32, i32, tensor<2xf32>, f32)
  "fmt.literals"() : () -> ()
  "fmt.blanks"() : () -> ()
  "fmt.lines"() : () -> ()
  %1 = "fmt.binary"(%0#0, %0#1) : (i32, i32) -> i32
  %2 = "fmt.binary"(%0#0, %0#1) {note = "x"} : (i32, i32) -> i32
  "fmt.operands"(%0#0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  "fmt.operands"(%0#0, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, tensor<2xf32>) -> ()
  "fmt.operands"(%0#0, %0#3, %0#2) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, f32, tensor<2xf32>) -> ()
  "fmt.operands"(%0#0, %0#1, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> {x} : (i32, i32, f32) -> ()
  %3:2 = "fmt.all_operands"(%0#0, %0#3) : (i32, f32) -> (i32, i64)
  %4 = "fmt.all_operands"(%0#0) : (i32) -> i32
  "fmt.nested"(%0#0, %0#1, %0#3) <{sizes = array<i32: 2, 0, 1>}> : (i32, i32, f32) -> ()
  "fmt.nested"() <{sizes = array<i32>}> : () -> ()
  "fmt.nested_call"(%0#0, %0#1, %0#3) <{sizes = array<i32: 2, 0, 1>}> : (i32, i32, f32) -> ()
  "fmt.call"() <{callee = @callee}> : () -> ()
  %5 = "fmt.call"(%0#0, %0#1) <{callee = @callee}> {x = 1 : i32} : (i32, i32) -> f32
  %6 = "fmt.one_to_one"(%0#0) : (i32) -> i64
  "fmt.attributes"() <{any = [1, "x"], bits = 1 : i32, color = 0 : i32, count = 4 : i32, full = #fmt.pair<3, 4>, list = array<i64: 1, 2>, pair = #fmt.pair<1, 2>, sym = "symbol", text = "text"}> : () -> ()
  "fmt.attributes"() <{any = 1.000000e+00 : f32, bits = 5 : i32, color = 2 : i32, count = -4 : i32, full = #fmt.pair<3, 4>, list = array<i64>, pair = #fmt.pair<1, 2>, sym = "sym bol", text = ""}> {x} : () -> ()
  "fmt.dictionary"() <{count = 3 : i32, operandSegmentSizes = array<i32: 0, 0>, shown = 1 : i32}> : () -> ()
  "fmt.dictionary"(%0#0, %0#1) <{count = 4 : i32, flag, maybe = "m", operandSegmentSizes = array<i32: 1, 1>, shown = 1 : i32}> {x} : (i32, i32) -> ()
  "fmt.all_in_dictionary"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "fmt.properties"() <{bracketed = [], count = 1 : i64, flag = false, hidden = 6 : i32, inherent = 1 : i32, kept = 5 : i32, list = [1, 2], maybe = [], numbers = array<i32: 3, 4>, title = "n"}> : () -> ()
  "fmt.properties"() <{bracketed = ["x"], count = -1 : i64, flag, hidden = 8 : i32, inherent = 1 : i32, kept = 4 : i32, list = [], maybe = [7], numbers = array<i32>, title = "\22"}> {x} : () -> ()
  "fmt.units"() : () -> ()
  "fmt.units"() <{a, b, c, i = 4 : i32}> {x} : () -> ()
  "fmt.inverted"() : () -> ()
  "fmt.inverted"() <{i = 4 : i32}> : () -> ()
  "fmt.defaults"() <{c = 0 : i32, n = 3 : i32}> : () -> ()
  "fmt.defaults"() <{c = 2 : i32, n = 4 : i32}> : () -> ()
  "fmt.clauses"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "fmt.clauses"(%0#0, %0#0, %0#1) <{n = 4 : i32, operandSegmentSizes = array<i32: 1, 2>, unit}> : (i32, i32, i32) -> ()
  "fmt.regions"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "fmt.regions"() ({
  }, {
    "test.end"() : () -> ()
  }, {
  }) {x} : () -> ()
  "fmt.maybe_region"() ({
  }) : () -> ()
  "fmt.maybe_region"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "fmt.all_regions"() ({
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  "fmt.loop"() ({
    "test.op"() : () -> ()
    "fmt.end"() : () -> ()
  }) : () -> ()
  "fmt.loop"() ({
    "fmt.end"() {x} : () -> ()
  }) : () -> ()
  "fmt.block"() ({
    "test.op"() : () -> ()
  }) : () -> ()
  %7:2 = "test.boxes"() : () -> (!fmt.box<i32>, !fmt.box<f32>)
  "fmt.boxed"(%7#0, %7#1) : (!fmt.box<i32>, !fmt.box<f32>) -> ()
  %8:2 = "fmt.inferred"(%0#3, %0#3, %0#0) <{value = 1.500000e+00 : f64}> : (f32, f32, i32) -> (f64, i64)
  "fmt.element"(%0#2, %0#3) : (tensor<2xf32>, f32) -> ()
  "fmt.elements"(%0#2, %0#3, %0#3) : (tensor<2xf32>, f32, f32) -> ()
  %9 = "fmt.hooked"(%0#0, %0#3, %0#3) <{n = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 2>}> ({
  }) : (i32, f32, f32) -> f64
  %10 = "fmt.hooked"(%0#0, %0#1) <{m = 2 : i32, n = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
    "test.end"() : () -> ()
  }) {x} : (i32, i32) -> f64
  "test.cfg"() ({
    "fmt.switch"()[^bb1] : () -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
    "fmt.switch"()[^bb2, ^bb1, ^bb2] : () -> ()
  ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb2
    "fmt.all_successors"()[^bb1, ^bb2] : () -> ()
  }) : () -> ()
}) : () -> ()
