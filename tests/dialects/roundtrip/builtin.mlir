module @outer attributes {a.b = 1 : i64} {
  module {
  }
  module @inner attributes {sym_visibility = "private"} {
  }
  %0 = unrealized_conversion_cast to i32
  %1:2 = unrealized_conversion_cast %0, %2 : i32, i64 to f32, f64 {a.b}
  %2 = unrealized_conversion_cast %1#0 : f32 to i64
}
