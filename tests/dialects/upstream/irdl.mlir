module {
  irdl.dialect @testd {
    irdl.type @t 
    irdl.operation @base {
      %0 = irdl.base "!builtin.integer" 
      %1 = irdl.base @testd::@t 
      %2 = irdl.all_of(%0, %1) 
      %3 = irdl.c_pred "foo" 
      irdl.operands()
      irdl.results(x: %0)
    }
  }
  irdl.dialect @cmath {
    irdl.type @complex {
      %0 = irdl.is f32 
      %1 = irdl.is f64 
      %2 = irdl.any_of(%0, %1) 
      irdl.parameters(elem: %2)
    }
    irdl.attribute @attr {
      %0 = irdl.any
      irdl.parameters(param: %0)
    }
    irdl.operation @norm {
      %0 = irdl.any
      %1 = irdl.parametric @cmath::@complex<%0> 
      irdl.operands(in: %1, other: optional %0, more: variadic %0)
      irdl.results(out: %0)
      irdl.attributes {"a" = %0, "b" = %1}
      %2 = irdl.region
      %3 = irdl.region(%0) with size 3
      irdl.regions(body: %2, two: %3)
    }
  }
}
