irdl.dialect @testd {
  irdl.type @t
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    // expected-error @below {{'irdl.base' op symbol '@base::@t' not found}}
    %1 = irdl.base @base::@t
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "foo"
    irdl.operands()
    irdl.results(x: %0)
  }
}

// -----

irdl.dialect @t {
  irdl.type @t
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    // expected-error @below {{'irdl.base' op symbol '@testd::@t' not found}}
    %1 = irdl.base @testd::@t
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "foo"
    irdl.operands()
    irdl.results(x: %0)
  }
}

// -----

irdl.dialect @testd {
  irdl.type @t
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    // expected-error @below {{'irdl.base' op symbol '@testd::@testd' not found}}
    %1 = irdl.base @testd::@testd
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "foo"
    irdl.operands()
    irdl.results(x: %0)
  }
}

// -----

irdl.dialect @testd {
  irdl.type @t
  irdl.operation @base {
    // expected-error @below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base "foo"
    %1 = irdl.base @testd::@t
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "foo"
    irdl.operands()
    irdl.results(x: %0)
  }
}

// -----

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
  // expected-error @below {{'irdl.operation' op contains a value named 'two' for both its operands and regions}}
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    irdl.operands(in: %1, other: optional %0, two: variadic %0)
    irdl.results(out: %0)
    irdl.attributes {"a" = %0, "b" = %1}
    %r = irdl.region
    %s = irdl.region(%0) with size 3
    irdl.regions(body: %r, two: %s)
  }
}

// -----

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
    // expected-error @below {{'irdl.parametric' op symbol '@complex::@complex' not found}}
    %1 = irdl.parametric @complex::@complex<%0>
    irdl.operands(in: %1, other: optional %0, more: variadic %0)
    irdl.results(out: %0)
    irdl.attributes {"a" = %0, "b" = %1}
    %r = irdl.region
    %s = irdl.region(%0) with size 3
    irdl.regions(body: %r, two: %s)
  }
}

// -----

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
    %r = irdl.region
    // expected-error @below {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
    %s = irdl.region(%0) with size -1
    irdl.regions(body: %r, two: %s)
  }
}

// -----

irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    // expected-error @below {{'irdl.results' op expects parent op 'irdl.operation'}}
    irdl.results(elem: %2)
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
    %r = irdl.region
    %s = irdl.region(%0) with size 3
    irdl.regions(body: %r, two: %s)
  }
}

// -----

irdl.dialect @testd {
  irdl.type @t
  // expected-error @below {{custom op 'irdl.c_pred' invalid kind of attribute specified}}
  irdl.c_pred @base {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @testd::@t
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "foo"
    irdl.operands()
    irdl.results(x: %0)
  }
}

// -----

irdl.dialect @testd {
  irdl.type @t
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @testd::@t
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "foo"
    // expected-error @below {{custom op 'irdl.dialect' expected valid '@'-identifier for symbol name}}
    irdl.dialect()
    irdl.results(x: %0)
  }
}

// -----

irdl.dialect @testd {
  irdl.type @t
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @testd::@t
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "foo"
    irdl.operands()
    // expected-error @below {{custom op 'irdl.operation' expected valid '@'-identifier for symbol name}}
    irdl.operation(x: %0)
  }
}

// -----

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
    %r = irdl.region
    // expected-error @below {{custom op 'irdl.region' expected 'size'}}
    %s = irdl.region(%0) with elem 3
    irdl.regions(body: %r, two: %s)
  }
}

// -----

irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    // expected-error @below {{custom op 'irdl.results' expected valid keyword}}
    %2 = irdl.results(%0, %1)
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
    %r = irdl.region
    %s = irdl.region(%0) with size 3
    irdl.regions(body: %r, two: %s)
  }
}

// -----

irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    // expected-error @below {{custom op 'irdl.type' expected valid '@'-identifier for symbol name}}
    irdl.type(elem: %2)
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
    %r = irdl.region
    %s = irdl.region(%0) with size 3
    irdl.regions(body: %r, two: %s)
  }
}
