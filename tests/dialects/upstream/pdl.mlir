module {
  pdl.pattern @named : benefit(2) {
    %0 = type : i64
    %1 = types : [i32, i64]
    %2 = operand : %0
    %3 = operands : %1
    %4 = attribute = "value"
    %5 = attribute
    apply_native_constraint "single"(%2 : !pdl.value)
    %6 = operation "foo.op"(%2, %3 : !pdl.value, !pdl.range<value>)  {"a" = %4, "b" = %5} -> (%0 : !pdl.type)
    %7 = result 0 of %6
    %8 = results of %6 
    %9 = results 1 of %6  -> !pdl.value
    %10 = operation(%7, %8, %9 : !pdl.value, !pdl.range<value>, !pdl.value) 
    rewrite %6 {
      %11 = apply_native_rewrite "make"(%2 : !pdl.value) : !pdl.type
      %12 = operation "bar.op"  -> (%11 : !pdl.type)
      %13 = range %2, %3 : !pdl.value, !pdl.range<value> 
      %14 = range : !pdl.range<value>
      replace %10 with %12
      replace %6 with(%13 : !pdl.range<value>)
      erase %10
    }
  }
  pdl.pattern : benefit(1) {
    %0 = operation 
    rewrite %0 with "external"(%0 : !pdl.operation)
  }
}
