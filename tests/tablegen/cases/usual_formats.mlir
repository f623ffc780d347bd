module {
  odd.garden @roses(%arg0: i32, %arg1: f32 {odd.red}) -> i1 attributes {odd.old} {
    %0 = odd.graft %arg0, %arg1 : i32, f32 -> f16
    odd.weed %0 {odd.fast} : f16
    "odd.odd_one"(%0) : (f16) -> ()
    %int-3 = odd.count.int -3
  }
  "odd.hedge"() <{function_type = (i1) -> (), names = ["a"], sym_name = "low"}> ({
  ^bb0(%arg0: i1):
  }) : () -> ()
}
