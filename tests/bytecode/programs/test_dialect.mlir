// Native properties of every kind, sizes of segments, versions, encodings of the dialect's own.
func.func @test(%a: i32, %b: i64) {
  test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
  "test.with_array_properties"() <{ints = [1, -2], strings = ["a", "b"], nested = [[1 : i32, 2 : i32], []], opt = [[-1 : i32]], explicitOptions = [[0], []], explicitUnits = [unit, false], hasDefault = []}> : () -> ()
  "test.attr_sized_operands"(%a, %a, %a) {operandSegmentSizes = array<i32: 0, 2, 1, 0>} : (i32, i32, i32) -> ()
  "test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
  "test.versionedA"() <{dims = 1 : i64, modifier = true}> : () -> ()
  "unknown.types"() {t = !test.i32} : () -> ()
  return
}
