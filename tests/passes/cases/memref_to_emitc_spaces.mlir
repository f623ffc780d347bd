// builtin.module(convert-memref-to-emitc)
// Memory spaces are left out; casts fold.
func.func @bad_address_space(%a: memref<2xf32, "foo">, %i: index) {
    %r = memref.load %a[%i] : memref<2xf32, "foo">
    return
}
func.func @f(%arg0: i64, %v : vector<2xf32>) -> (i64, i64, i32, vector<2xf32>) {
  %0 = builtin.unrealized_conversion_cast %arg0 : i64 to i64
  %1 = builtin.unrealized_conversion_cast %arg0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %3 = builtin.unrealized_conversion_cast %2 : i64 to i32
  %4:2 = builtin.unrealized_conversion_cast %v : vector<2xf32> to f32, f32
  %5 = builtin.unrealized_conversion_cast %4#0, %4#1 : f32, f32 to vector<2xf32>
  return %0, %2, %3, %5 : i64, i64, i32, vector<2xf32>
}
