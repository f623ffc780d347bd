module {
  "t.top"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = typed.element %arg0 : vector<4xi32>
    %1 = typed.element %arg0 with [0] : vector<4xi32>
    %2 = typed.unit
    %3 = typed.boxed (%arg0 : vector<4xi32>)
  }) : () -> ()
}
