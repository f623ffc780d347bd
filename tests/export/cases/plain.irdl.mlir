irdl.dialect @plain {
  irdl.type @pair {
    %0 = irdl.any
    %1 = irdl.base "!builtin.integer"
    irdl.parameters(left: %0, right: %1)
  }
  irdl.type @done {
  }
  irdl.operation @join {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.base "!builtin.integer"
    %4 = irdl.base @plain::@pair
    %5 = irdl.base "#builtin.string"
    irdl.operands(left: %2, right: %3)
    irdl.results(pair: %4)
    irdl.attributes {"label" = %5}
  }
  irdl.operation @same {
    %0 = irdl.any
    %1 = irdl.base "!builtin.tensor"
    %2 = irdl.base "!builtin.unranked_tensor"
    %3 = irdl.any_of(%1, %2)
    %4 = irdl.is index
    %5 = irdl.any_of(%3, %4)
    %6 = irdl.any
    %7 = irdl.all_of(%0, %5, %6)
    irdl.operands(a: %7, b: %7)
    irdl.results(c: %7)
  }
  irdl.operation @several {
    %0 = irdl.is i1
    %1 = irdl.base @plain::@done
    irdl.operands(first: optional %0)
    irdl.results(rest: variadic %1)
  }
  irdl.operation @body {
    %0 = irdl.region with size 2
    %1 = irdl.region
    irdl.regions(inside: %0, after: %1)
  }
}
