#set = affine_set<(d0) : (d0 == 0)>
module {
  "rup.dict"() <{a = #set}> : () -> ()
  "t.s"() <{a = #set, b = [affine_map<() -> ()>]}> : () -> ()
}
// -----
module {
  "t.s"() <{a = affine_set<(d0) : (d0 == 0)>}> : () -> ()
}
