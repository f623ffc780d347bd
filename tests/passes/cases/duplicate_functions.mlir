// builtin.module(duplicate-function-elimination)
func.func @a(%x: i32) -> i32 { return %x : i32 }
func.func @b(%y: i32) -> i32 { return %y : i32 }
func.func private @c(%y: i32) -> i32 { return %y : i32 }
func.func @d(%y: i32) -> i32 attributes {foo} { return %y : i32 }
func.func @e(%y: i32 {foo.bar}) -> i32 { return %y : i32 }
func.func private @f(i32) -> i32
func.func private @g(i32) -> i32
func.func @h(%x: i32) -> i32 { 
  %0 = call @b(%x) : (i32) -> i32
  %1 = call @a(%0) : (i32) -> i32
  %2 = call @g(%1) : (i32) -> i32
  %3 = call @c(%1) : (i32) -> i32
  %4 = constant @b : (i32) -> i32
  return %2 : i32 }
func.func @h2(%x: i32) -> i32 { 
  %0 = call @a(%x) : (i32) -> i32
  %1 = call @a(%0) : (i32) -> i32
  %2 = call @f(%1) : (i32) -> i32
  %3 = call @c(%1) : (i32) -> i32
  %4 = constant @b : (i32) -> i32
  return %2 : i32 }
func.func @rec(%x: i32) -> i32 { 
  %0 = call @rec(%x) : (i32) -> i32
  return %0 : i32 }
func.func @rec2(%x: i32) -> i32 { 
  %0 = call @rec2(%x) : (i32) -> i32
  return %0 : i32 }
func.func @rec3(%x: i32) -> i32 { 
  %0 = call @rec(%x) : (i32) -> i32
  return %0 : i32 }
