func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  %10 = arith.addi %8, %5 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @same : benefit(1) {
%x = pdl.operand
%t = pdl.type
%root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @two : benefit(1) {
%x = pdl.operand
%y = pdl.operand
%t = pdl.type
%root = pdl.operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @typed : benefit(1) {
%t = pdl.type : i64
%x = pdl.operand : %t
%root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @any : benefit(1) {
%o = pdl.operands
%t = pdl.types
%root = pdl.operation (%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @none : benefit(1) {
%root = pdl.operation "test.op"
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @attr : benefit(1) {
%o = pdl.operands
%t = pdl.types
%v = pdl.attribute = 2 : i32
%root = pdl.operation "test.op"(%o : !pdl.range<value>) {"x" = %v} -> (%t : !pdl.range<type>)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @attrtype : benefit(1) {
%i = pdl.type : i32
%t = pdl.type
%v = pdl.attribute : %i
%root = pdl.operation "arith.constant" {"value" = %v} -> (%t : !pdl.type)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @has : benefit(1) {
%o = pdl.operands
%t = pdl.types
%v = pdl.attribute
%root = pdl.operation "test.op"(%o : !pdl.range<value>) {"y" = %v} -> (%t : !pdl.range<type>)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @nest : benefit(1) {
%x = pdl.operand
%y = pdl.operand
%t = pdl.type
%add = pdl.operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
%r = pdl.result 0 of %add
%z = pdl.operand
%root = pdl.operation "arith.muli"(%r, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @second : benefit(1) {
%o = pdl.operands
%t = pdl.types
%u = pdl.types
%e = pdl.operation "arith.mulsi_extended"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
%r = pdl.result 1 of %e
%rest = pdl.operands
%root = pdl.operation "test.op"(%r, %rest : !pdl.value, !pdl.range<value>) -> (%u : !pdl.range<type>)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @all : benefit(1) {
%o = pdl.operands
%t = pdl.types
%u = pdl.types
%e = pdl.operation "arith.mulsi_extended"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
%r = pdl.results of %e
%root = pdl.operation "test.op"(%r : !pdl.range<value>) -> (%u : !pdl.range<type>)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @tys : benefit(1) {
%o = pdl.operands
%t = pdl.types : [i64]
%root = pdl.operation (%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
        pdl.rewrite %root with "transform.dialect"
      }
      pdl.pattern @typesrange : benefit(1) {
%t = pdl.types
%o = pdl.operands : %t
%root = pdl.operation "arith.mulsi_extended"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
        pdl.rewrite %root with "transform.dialect"
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %same = pdl_match @same in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %same, "same" : !transform.any_op
        %two = pdl_match @two in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %two, "two" : !transform.any_op
        %typed = pdl_match @typed in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %typed, "typed" : !transform.any_op
        %any = pdl_match @any in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %any, "any" : !transform.any_op
        %none = pdl_match @none in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %none, "none" : !transform.any_op
        %attr = pdl_match @attr in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %attr, "attr" : !transform.any_op
        %attrtype = pdl_match @attrtype in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %attrtype, "attrtype" : !transform.any_op
        %has = pdl_match @has in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %has, "has" : !transform.any_op
        %nest = pdl_match @nest in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %nest, "nest" : !transform.any_op
        %second = pdl_match @second in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %second, "second" : !transform.any_op
        %all = pdl_match @all in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %all, "all" : !transform.any_op
        %tys = pdl_match @tys in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %tys, "tys" : !transform.any_op
        %typesrange = pdl_match @typesrange in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %typesrange, "typesrange" : !transform.any_op

      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  %10 = arith.addi %8, %5 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @mul : benefit(1) {
%x = pdl.operand
%t = pdl.type
%root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root {
%n = pdl.operation "arith.muli"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
pdl.replace %root with %n
        }
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %mul = pdl_match @mul in %arg1 : (!transform.any_op) -> !transform.any_op
        %c = num_associations %mul : (!transform.any_op) -> !transform.param<i64>
        transform.debug.emit_param_as_remark %c : !transform.param<i64>
      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  %10 = arith.addi %8, %5 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @infer : benefit(1) {
%x = pdl.operand
%t = pdl.type
%root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root {
%n = pdl.operation "arith.muli"(%x, %x : !pdl.value, !pdl.value)
pdl.replace %root with %n
        }
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %infer = pdl_match @infer in %arg1 : (!transform.any_op) -> !transform.any_op
        %c = num_associations %infer : (!transform.any_op) -> !transform.param<i64>
        transform.debug.emit_param_as_remark %c : !transform.param<i64>
      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  %10 = arith.addi %8, %5 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @value : benefit(1) {
%x = pdl.operand
%t = pdl.type
%root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root {
pdl.replace %root with (%x : !pdl.value)
        }
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %value = pdl_match @value in %arg1 : (!transform.any_op) -> !transform.any_op
        %c = num_associations %value : (!transform.any_op) -> !transform.param<i64>
        transform.debug.emit_param_as_remark %c : !transform.param<i64>
      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  %10 = arith.addi %8, %5 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @const : benefit(1) {
%x = pdl.operand
%t = pdl.type
%root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root {
%v = pdl.attribute = "hello"
%n = pdl.operation "test.new"(%x : !pdl.value) {"a" = %v} -> (%t : !pdl.type)
%r = pdl.result 0 of %n
%m = pdl.operation "test.use"(%r, %x : !pdl.value, !pdl.value)
pdl.replace %root with (%r : !pdl.value)
        }
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %const = pdl_match @const in %arg1 : (!transform.any_op) -> !transform.any_op
        %c = num_associations %const : (!transform.any_op) -> !transform.param<i64>
        transform.debug.emit_param_as_remark %c : !transform.param<i64>
      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  %10 = arith.addi %8, %5 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @repl : benefit(1) {
%x = pdl.operand
%t = pdl.type
%root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root {
%n = pdl.operation "test.new"(%x : !pdl.value)
pdl.replace %root with %n
        }
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %repl = pdl_match @repl in %arg1 : (!transform.any_op) -> !transform.any_op
        %c = num_associations %repl : (!transform.any_op) -> !transform.param<i64>
        transform.debug.emit_param_as_remark %c : !transform.param<i64>
      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @erase : benefit(1) {
%o = pdl.operands
%t = pdl.types
%root = pdl.operation "test.op"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
        pdl.rewrite %root {
pdl.erase %root
        }
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %erase = pdl_match @erase in %arg1 : (!transform.any_op) -> !transform.any_op
        %c = num_associations %erase : (!transform.any_op) -> !transform.param<i64>
        transform.debug.emit_param_as_remark %c : !transform.param<i64>
      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i64, %c: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.addi %a, %c : i32
  %3 = arith.muli %0, %2 : i32
  %4 = arith.muli %2, %2 : i32
  %5 = arith.constant 7 : i32
  %6 = arith.constant 7 : i64
  %7:2 = arith.mulsi_extended %3, %4 : i32
  %8 = "test.op"(%7#0, %7#1, %5) {x = 1 : i32, y = "s"} : (i32, i32, i32) -> i32
  %9 = "test.op"(%7#1, %7#0) {x = 2 : i32} : (i32, i32) -> i64
  "test.op"() {y = "s"} : () -> ()
  %10 = arith.addi %8, %5 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @range : benefit(1) {
%o = pdl.operands
%t = pdl.types
%root = pdl.operation "test.op"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
        pdl.rewrite %root {
%all = pdl.range %o, %o : !pdl.range<value>, !pdl.range<value>
%i = pdl.type : i8
%tt = pdl.range %t, %i : !pdl.range<type>, !pdl.type
%n = pdl.operation "test.twice"(%all : !pdl.range<value>) -> (%tt : !pdl.range<type>)
        }
      }

      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %range = pdl_match @range in %arg1 : (!transform.any_op) -> !transform.any_op
        %c = num_associations %range : (!transform.any_op) -> !transform.param<i64>
        transform.debug.emit_param_as_remark %c : !transform.param<i64>
      }
    }
    transform.yield
  }
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  %a0 = "test.a"(%0) : (i32) -> i32
  %b0 = "test.b"(%b, %0) : (i32, i32) -> i32
  %1 = arith.addi %b, %a : i32
  %a1 = "test.a"(%1) : (i32) -> i32
  %b1 = "test.b"(%0, %1) : (i32, i32) -> i32
  %b2 = "test.b"(%1, %1) : (i32, i32) -> i32
  %a2 = "test.a"(%a) : (i32) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all_ops: !transform.any_op) {
    transform.with_pdl_patterns %all_ops : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @two_roots : benefit(1) {
        %x = pdl.operand
        %y = pdl.operand
        %t = pdl.type
        %add = pdl.operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r = pdl.result 0 of %add
        %z = pdl.operand
        %other = pdl.operation "test.a"(%r : !pdl.value) -> (%t : !pdl.type)
        %root = pdl.operation "test.b"(%z, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %root {
          %s = pdl.result 0 of %other
          %n = pdl.operation "test.both"(%z, %s : !pdl.value, !pdl.value)
        }
      }
      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %two = pdl_match @two_roots in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %two, "two" : !transform.any_op
      }
    }
    transform.yield
  }
}
