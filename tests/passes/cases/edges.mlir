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
func.func @empty_loops(%x: f32, %y: f32, %n: index) -> (f32, f32, f32, f32, f32, f32, f32, index) {
  %0 = affine.for %i = 0 to 8 iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  %1 = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  %2 = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %a : f32
  }
  %3:2 = affine.for %i = 0 to 8 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %4:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %5 = affine.for %i = 0 to 8 iter_args(%a = %n) -> (index) {
    affine.yield %i : index
  }
  return %0, %1, %2, %3#0, %3#1, %4#0, %4#1, %5 : f32, f32, f32, f32, f32, f32, f32, index
}
func.func @slices_out_of_bounds(%a: tensor<4x6xi8>, %s: tensor<3x1xi8>, %n: index) -> (tensor<1x1xi8>, tensor<?x?xi8>) {
  %0 = tensor.cast %a : tensor<4x6xi8> to tensor<?x?xi8>
  %1 = tensor.extract_slice %0[255, 1] [1, 1] [1, 1] : tensor<?x?xi8> to tensor<1x1xi8>
  %2 = tensor.cast %s : tensor<3x1xi8> to tensor<?x1xi8>
  %3 = tensor.insert_slice %2 into %0[2, 1] [%n, 1] [1, 1] : tensor<?x1xi8> into tensor<?x?xi8>
  return %1, %3 : tensor<1x1xi8>, tensor<?x?xi8>
}
func.func @poisoned_sizes(%i: index) -> (!shape.size, index) {
  %c = shape.const_size 1
  %p = ub.poison : !shape.size
  %q = ub.poison : index
  %0 = shape.add %c, %p : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %q, %i : index, index -> index
  return %0, %1 : !shape.size, index
}
