// builtin.module(canonicalize)
func.func @step_below_zero(%x: i32, %l: index, %u: index, %a: memref<?xi32>) -> (i32, i32) {
  %cm = arith.constant -3 : index
  %0 = scf.for %i = %l to %u step %cm iter_args(%s = %x) -> (i32) {
    %y = arith.muli %s, %s : i32
    scf.yield %y : i32
  }
  %c0 = arith.constant 0 : i8
  %c9 = arith.constant 9 : i8
  %cn = arith.constant -1 : i8
  %1 = scf.for unsigned %i = %c0 to %c9 step %cn iter_args(%s = %x) -> (i32) : i8 {
    %y = arith.muli %s, %s : i32
    scf.yield %y : i32
  }
  scf.forall (%i) = (0) to (7) step (-3) {
    memref.store %x, %a[%i] : memref<?xi32>
  }
  return %0, %1 : i32, i32
}
func.func @index_out_of_bounds(%a: i32, %b: i32, %c: i32, %d: i32) -> (i32, i32, i32, i32) {
  %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xi32>
  %cm = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract %t[%c2, %cm] : tensor<2x2xi32>
  %1 = tensor.extract %t[%cm, %c2] : tensor<2x2xi32>
  %2 = tensor.extract %t[%c2, %c1] : tensor<2x2xi32>
  %k = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %3 = tensor.extract %k[%c2, %cm] : tensor<2x2xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @negative_padding(%a: tensor<?x4xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, %n] high[%n, -1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
