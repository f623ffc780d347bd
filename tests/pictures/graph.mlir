func.func private @d(i32)
"a.graph"() ({
^bb0:
  %1 = "b.use"(%2) : (i32) -> i32
  %2 = "b.def"(%1) : (i32) -> i32
}, {}, {
^x(%p: i32, %q: tensor<2x!foo.very_long_type_name_to_truncate>):
  %k:2 = "c.two"() ({ }) : () -> (i32, i32)
  %l = "c.one"(%k#1, %k#1) ({^b(%z:i1): "x.y"(%p, %k#0) : (i32, i32) -> () }) {a = dense<1> : tensor<100xi32>, b = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]> : tensor<19xi32>, c = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18], d, e = dense<[[1,2,3,4,5,6,7,8,9],[10,11,12,13,14,15,16,17,18]]> : tensor<2x9xi32>, f = "back\\sl\nash", g = array<i32:1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,9,9,9>} : (i32, i32) -> tensor<2x!foo.very_long_type_name_to_truncate>
  %m = "c.one"(%l) : (tensor<2x!foo.very_long_type_name_to_truncate>) -> (!foo.very_long_type_name_to_truncate2)
  %m2 = "c.three"(%k#0) : (i32) -> (!foo.very_long_type_name_to_truncate2)
  "c.four"() ({}) : () -> ()
  "c.five"(%m2)  : (!foo.very_long_type_name_to_truncate2) -> ()
}) : () -> ()
"n.1"() : () -> ()
"n.2"() : () -> ()
"n.3"() : () -> ()
"n.4"() : () -> ()
"n.1"() : () -> ()
