// builtin.module(canonicalize)
// Transpositions, slices, masks and transfers: one of another that needs no look at the elements.

func.func @transpose_of_shape_cast(%m: vector<6x4xi8>, %v: vector<[1]x4x1xi8>, %w: vector<6xi8>) -> (vector<6x4x1xi8>, vector<4x[1]xi8>, vector<2x3xi8>) {
  %0 = vector.shape_cast %m : vector<6x4xi8> to vector<6x1x4xi8>
  %1 = vector.transpose %0, [0, 2, 1] : vector<6x1x4xi8> to vector<6x4x1xi8>
  %2 = vector.shape_cast %v : vector<[1]x4x1xi8> to vector<[1]x4xi8>
  %3 = vector.transpose %2, [1, 0] : vector<[1]x4xi8> to vector<4x[1]xi8>
  %4 = vector.shape_cast %w : vector<6xi8> to vector<3x2xi8>
  %5 = vector.transpose %4, [1, 0] : vector<3x2xi8> to vector<2x3xi8>
  return %1, %3, %5 : vector<6x4x1xi8>, vector<4x[1]xi8>, vector<2x3xi8>
}

func.func @transpose_in_order(%m: vector<6x1x1x4xi8>, %n: vector<2x2xi8>, %o: vector<1x1xi8>, %p: vector<[1]x1xi8>) -> (vector<6x1x1x4xi8>, vector<2x2xi8>, vector<1x1xi8>, vector<1x[1]xi8>) {
  %1 = vector.transpose %m, [0, 2, 1, 3] : vector<6x1x1x4xi8> to vector<6x1x1x4xi8>
  %2 = vector.transpose %n, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  %3 = vector.transpose %o, [1, 0] : vector<1x1xi8> to vector<1x1xi8>
  %4 = vector.transpose %p, [1, 0] : vector<[1]x1xi8> to vector<1x[1]xi8>
  return %1, %2, %3, %4 : vector<6x1x1x4xi8>, vector<2x2xi8>, vector<1x1xi8>, vector<1x[1]xi8>
}

func.func @transpose_of_broadcast(%a: vector<8xf32>, %b: vector<3x1x3xi8>, %c: vector<1x3xi8>, %d: vector<2x8xf32>) -> (vector<4x2x8xf32>, vector<3x3x3xi8>, vector<3x2x3xi8>, vector<2x4x8xf32>, vector<8x2x4xf32>) {
  %0 = vector.broadcast %a : vector<8xf32> to vector<2x4x8xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x4x8xf32> to vector<4x2x8xf32>
  %2 = vector.broadcast %b : vector<3x1x3xi8> to vector<3x3x3xi8>
  %3 = vector.transpose %2, [1, 0, 2] : vector<3x3x3xi8> to vector<3x3x3xi8>
  %4 = vector.broadcast %c : vector<1x3xi8> to vector<2x3x3xi8>
  %5 = vector.transpose %4, [1, 0, 2] : vector<2x3x3xi8> to vector<3x2x3xi8>
  %6 = vector.broadcast %d : vector<2x8xf32> to vector<4x2x8xf32>
  %7 = vector.transpose %6, [1, 0, 2] : vector<4x2x8xf32> to vector<2x4x8xf32>
  %9 = vector.transpose %0, [2, 0, 1] : vector<2x4x8xf32> to vector<8x2x4xf32>
  return %1, %3, %5, %7, %9 : vector<4x2x8xf32>, vector<3x3x3xi8>, vector<3x2x3xi8>, vector<2x4x8xf32>, vector<8x2x4xf32>
}

func.func @transpose_of_one_element(%a: vector<1x2x1xf32>, %b: vector<1x1xf32>, %e: vector<f32>) -> (vector<4x2x4xf32>, vector<4x3xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %a : vector<1x2x1xf32> to vector<4x2x4xf32>
  %1 = vector.transpose %0, [2, 1, 0] : vector<4x2x4xf32> to vector<4x2x4xf32>
  %2 = vector.broadcast %b : vector<1x1xf32> to vector<3x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %4 = vector.broadcast %e : vector<f32> to vector<4x2xf32>
  %5 = vector.transpose %4, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  return %1, %3, %5 : vector<4x2x4xf32>, vector<4x3xf32>, vector<2x4xf32>
}

func.func @transpose_of_mask_and_elements(%a: index, %b: index, %c: index, %x: f32, %y: f32) -> (vector<4x3x2xi1>, vector<2x[4]xi1>, vector<2x3xi1>, vector<3x2xf32>) {
  %0 = vector.create_mask %a, %b, %c : vector<2x3x4xi1>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x3x4xi1> to vector<4x3x2xi1>
  %2 = vector.create_mask %a, %b : vector<[4]x2xi1>
  %3 = vector.transpose %2, [1, 0] : vector<[4]x2xi1> to vector<2x[4]xi1>
  %4 = vector.constant_mask [1, 2] : vector<3x2xi1>
  %5 = vector.transpose %4, [1, 0] : vector<3x2xi1> to vector<2x3xi1>
  %6 = vector.from_elements %x, %y, %y, %x, %y, %x : vector<2x3xf32>
  %7 = vector.transpose %6, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1, %3, %5, %7 : vector<4x3x2xi1>, vector<2x[4]xi1>, vector<2x3xi1>, vector<3x2xf32>
}

func.func @shape_cast_of_mask(%a: index, %b: index) -> (vector<4xi1>, vector<4x1xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<8xi1>, vector<1x4xi1>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %a, %c1 : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.create_mask %a : vector<4xi1>
  %3 = vector.shape_cast %2 : vector<4xi1> to vector<4x1xi1>
  %4 = vector.create_mask %a, %c1, %c1 : vector<[4]x1x1xi1>
  %5 = vector.shape_cast %4 : vector<[4]x1x1xi1> to vector<[4]xi1>
  %6 = vector.create_mask %b, %a, %c1 : vector<2x4x1xi1>
  %7 = vector.shape_cast %6 : vector<2x4x1xi1> to vector<2x4xi1>
  %8 = vector.shape_cast %6 : vector<2x4x1xi1> to vector<8xi1>
  %9 = vector.create_mask %a, %b : vector<4x1xi1>
  %10 = vector.shape_cast %9 : vector<4x1xi1> to vector<1x4xi1>
  return %1, %3, %5, %7, %8, %10 : vector<4xi1>, vector<4x1xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<8xi1>, vector<1x4xi1>
}

func.func @shape_cast_of_unit_masks(%a: index) -> (vector<1xi1>, vector<i1>, vector<1x1xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1 : vector<1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x1xi1> to vector<1xi1>
  %2 = vector.create_mask %c1 : vector<1xi1>
  %3 = vector.shape_cast %2 : vector<1xi1> to vector<i1>
  %4 = vector.create_mask %a, %c1, %c1 : vector<1x1x1xi1>
  %5 = vector.shape_cast %4 : vector<1x1x1xi1> to vector<1x1xi1>
  return %1, %3, %5 : vector<1xi1>, vector<i1>, vector<1x1xi1>
}

func.func @slice_of_constant_mask(%a: index) -> (vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<1x3xi1>, vector<2x2xi1>) {
  %0 = vector.constant_mask [2, 2] : vector<4x3xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %4 = vector.extract_strided_slice %0 {offsets = [3], sizes = [1], strides = [1]} : vector<4x3xi1> to vector<1x3xi1>
  %5 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  return %1, %2, %3, %4, %5 : vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<1x3xi1>, vector<2x2xi1>
}

func.func @slice_of_mask(%a: index, %b: index) -> (vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<1x3xi1>) {
  %0 = vector.create_mask %a, %b : vector<4x3xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %4 = vector.extract_strided_slice %0 {offsets = [3], sizes = [1], strides = [1]} : vector<4x3xi1> to vector<1x3xi1>
  return %1, %2, %3, %4 : vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<1x3xi1>
}

func.func @slice_of_broadcast(%a: vector<4xf32>, %b: vector<1x4xf32>, %c: vector<4x1xf32>, %x: f32) -> (vector<1x4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x8x4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<8x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3], sizes = [1], strides = [1]} : vector<8x4xf32> to vector<1x4xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [3, 1], sizes = [2, 2], strides = [1, 1]} : vector<8x4xf32> to vector<2x2xf32>
  %3 = vector.broadcast %b : vector<1x4xf32> to vector<8x4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [3, 1], sizes = [2, 2], strides = [1, 1]} : vector<8x4xf32> to vector<2x2xf32>
  %5 = vector.broadcast %c : vector<4x1xf32> to vector<4x8xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [1, 3], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %7 = vector.broadcast %x : f32 to vector<4x8xf32>
  %8 = vector.extract_strided_slice %7 {offsets = [1, 3], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %9 = vector.broadcast %a : vector<4xf32> to vector<3x8x4xf32>
  %10 = vector.extract_strided_slice %9 {offsets = [1], sizes = [1], strides = [1]} : vector<3x8x4xf32> to vector<1x8x4xf32>
  return %1, %2, %4, %6, %8, %10 : vector<1x4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x8x4xf32>
}

func.func @slice_of_inserted(%a: vector<4x4xf32>, %b: vector<2x2xf32>, %c: vector<2xf32>) -> (vector<2x2xf32>, vector<1x2xf32>, vector<1x1xf32>, vector<2x2xf32>, vector<1x2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  %3 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<4x4xf32> to vector<1x1xf32>
  %4 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %5 = vector.extract_strided_slice %0 {offsets = [3, 1], sizes = [1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  return %1, %2, %3, %4, %5 : vector<2x2xf32>, vector<1x2xf32>, vector<1x1xf32>, vector<2x2xf32>, vector<1x2xf32>
}

func.func @slice_beside_inserted(%a: vector<4x4xf32>, %b: vector<2x2xf32>, %c: vector<2xf32>) -> (vector<2x2xf32>, vector<1x2xf32>, vector<4x4xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %3 = vector.insert_strided_slice %c, %1 {offsets = [3, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [3, 1], sizes = [1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  %5 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %6 = vector.insert_strided_slice %5, %a {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %2, %4, %6 : vector<2x2xf32>, vector<1x2xf32>, vector<4x4xf32>
}

func.func @read_through_writes(%v: vector<1x4xf32>, %w: vector<1x4xf32>, %t: tensor<4x4xf32>, %i: index) -> (vector<1x4xf32>, vector<1x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_read %1[%i, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %2, %3, %1 : vector<1x4xf32>, vector<1x4xf32>, tensor<4x4xf32>
}

func.func @write_through_writes(%v: vector<1x4xf32>, %w: vector<1x4xf32>, %t: tensor<4x4xf32>, %i: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %v, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_write %v, %3[%i, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %5 = vector.transfer_write %w, %4[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %2, %5 : tensor<4x4xf32>, tensor<4x4xf32>
}

func.func @read_of_transposed(%v: vector<4x1xf32>, %t: tensor<4x4x4xf32>) -> (vector<1x100x4x5xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %r = vector.transfer_read %w0[%c0, %c0, %c0], %f {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>} : tensor<4x4x4xf32>, vector<1x100x4x5xf32>
  return %r : vector<1x100x4x5xf32>
}

func.func @read_of_part(%v: vector<4x1xf32>, %t: tensor<4x4x4xf32>) -> (vector<1x4xf32>, vector<1x2xf32>, vector<1x4x3xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %r = vector.transfer_read %w0[%c0, %c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4x4xf32>, vector<1x4xf32>
  %s = vector.transfer_read %w0[%c0, %c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4x4xf32>, vector<1x2xf32>
  %u = vector.transfer_read %w0[%c0, %c0, %c0], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, 0)>} : tensor<4x4x4xf32>, vector<1x4x3xf32>
  return %r, %s, %u : vector<1x4xf32>, vector<1x2xf32>, vector<1x4x3xf32>
}

func.func @read_of_row(%v: vector<4xf32>, %t: tensor<4x4xf32>, %i: index) -> (vector<1x4xf32>, vector<4xf32>, vector<4x1xf32>, vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w0 = vector.transfer_write %v, %t[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w0[%i, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %w1 = vector.transfer_write %r, %t[%i, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %s = vector.transfer_read %w1[%i, %c0], %f {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
  %u = vector.transfer_read %w1[%i, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x4xf32>, vector<4x1xf32>
  %x = vector.transfer_read %w1[%i, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<2x4xf32>
  return %r, %s, %u, %x : vector<1x4xf32>, vector<4xf32>, vector<4x1xf32>, vector<2x4xf32>
}

func.func @read_in_other_order(%v: vector<2x3x4xf32>, %t: tensor<4x4x4xf32>, %i: index) -> (vector<2x3x4xf32>, vector<3x4x2xf32>, vector<4x3x2xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : vector<2x3x4xf32>, tensor<4x4x4xf32>
  %r = vector.transfer_read %w0[%c0, %c0, %c0], %f {permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : tensor<4x4x4xf32>, vector<2x3x4xf32>
  %s = vector.transfer_read %w0[%c0, %c0, %c0], %f {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : tensor<4x4x4xf32>, vector<3x4x2xf32>
  %u = vector.transfer_read %w0[%c0, %c0, %c0], %f : tensor<4x4x4xf32>, vector<4x2x3xf32>
  %x = vector.transpose %u, [0, 2, 1] : vector<4x2x3xf32> to vector<4x3x2xf32>
  return %r, %s, %x : vector<2x3x4xf32>, vector<3x4x2xf32>, vector<4x3x2xf32>
}

func.func @insert_written_slice(%v: vector<8x16xf32>, %t: tensor<8x16xf32>, %r: tensor<27x37xf32>, %i: index, %a: index, %b: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%a, %b] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %r[%i, %i] [%a, %b] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

func.func @insert_transposed_slice(%v: vector<8x16xf32>, %t: tensor<16x8xf32>, %r: tensor<27x37xf32>, %i: index, %a: index, %b: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x16xf32>, tensor<16x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [16, %b] [1, 1] : tensor<16x8xf32> to tensor<16x?xf32>
  %2 = tensor.insert_slice %1 into %r[%i, %i] [16, %b] [1, 1] : tensor<16x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

func.func @extract_of_shuffle(%v: vector<2x3x4xf32>, %w: vector<8xf32>, %u: vector<4xf32>) -> (vector<4xf32>, vector<3x4xf32>, f32, f32, f32, f32) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<2x3x4xf32> to vector<1x3x4xf32>
  %1 = vector.extract %0[0, 2] : vector<4xf32> from vector<1x3x4xf32>
  %2 = vector.extract %0[0] : vector<3x4xf32> from vector<1x3x4xf32>
  %3 = vector.extract_strided_slice %v {offsets = [0, 1, 2], sizes = [2, 2, 2], strides = [1, 1, 1]} : vector<2x3x4xf32> to vector<2x2x2xf32>
  %4 = vector.extract %3[0, 0, 1] : f32 from vector<2x2x2xf32>
  %5 = vector.shuffle %u, %w [0, 11, -1, 5] : vector<4xf32>, vector<8xf32>
  %6 = vector.extract %5[1] : f32 from vector<4xf32>
  %7 = vector.extract %5[2] : f32 from vector<4xf32>
  %8 = vector.extract %5[0] : f32 from vector<4xf32>
  return %1, %2, %4, %6, %7, %8 : vector<4xf32>, vector<3x4xf32>, f32, f32, f32, f32
}

func.func @insert_over_insert(%x: f32, %y: f32, %v: vector<2x2xf32>, %w: vector<2xf32>, %i: index, %j: index) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %x, %v[%i, 0] : f32 into vector<2x2xf32>
  %1 = vector.insert %y, %0[%i, 0] : f32 into vector<2x2xf32>
  %2 = vector.insert %x, %v[0, 1] : f32 into vector<2x2xf32>
  %3 = vector.insert %w, %2[0] : vector<2xf32> into vector<2x2xf32>
  %4 = vector.insert %x, %v[0, 1] : f32 into vector<2x2xf32>
  %5 = vector.insert %x, %4[1, 1] : f32 into vector<2x2xf32>
  %6 = vector.insert %y, %5[0, 1] : f32 into vector<2x2xf32>
  %7 = vector.insert %x, %v[0, 1] : f32 into vector<2x2xf32>
  %8 = vector.insert %x, %7[0, 1] : f32 into vector<2x2xf32>
  %9 = vector.insert %y, %8[0, 1] : f32 into vector<2x2xf32>
  %10 = vector.insert %x, %v[%i, 0] : f32 into vector<2x2xf32>
  %11 = vector.insert %y, %10[%j, 0] : f32 into vector<2x2xf32>
  return %1, %3, %6, %9, %11 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
}

func.func @mask_of_one(%i: index) -> (vector<4xi1>, vector<2x4xi1>, vector<[4]xi1>, vector<4xi1>, vector<[4]xi1>, vector<i1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %cn = arith.constant -1 : index
  %c9 = arith.constant 9 : index
  %0 = vector.create_mask %cn : vector<4xi1>
  %1 = vector.create_mask %c9, %c0 : vector<2x4xi1>
  %2 = vector.create_mask %c0 : vector<[4]xi1>
  %3 = vector.create_mask %c9 : vector<4xi1>
  %4 = vector.create_mask %c9 : vector<[4]xi1>
  %5 = vector.create_mask %c1 : vector<i1>
  %6 = vector.constant_mask [0] : vector<4xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xi1>, vector<2x4xi1>, vector<[4]xi1>, vector<4xi1>, vector<[4]xi1>, vector<i1>, vector<4xi1>
}

func.func @mask_of_scalable(%i: index) -> (vector<[4]xi1>, vector<[4]x2xi1>, vector<[4]xi1>) {
  %vs = vector.vscale
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %n = arith.muli %vs, %c4 : index
  %m = arith.muli %vs, %c8 : index
  %0 = vector.create_mask %n : vector<[4]xi1>
  %1 = vector.create_mask %m, %c2 : vector<[4]x2xi1>
  %k = arith.muli %vs, %c2 : index
  %2 = vector.create_mask %k : vector<[4]xi1>
  return %0, %1, %2 : vector<[4]xi1>, vector<[4]x2xi1>, vector<[4]xi1>
}

func.func @reduce_one_element(%v: vector<1xf32>, %w: vector<f32>, %a: f32, %s: vector<[1]xf32>, %m: vector<1xi1>, %i: vector<1xi32>, %j: i32) -> (f32, f32, f32, f32, f32, i32, i32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %a fastmath<fast> : vector<1xf32> into f32
  %2 = vector.reduction <maximumf>, %w, %a : vector<f32> into f32
  %3 = vector.reduction <add>, %s : vector<[1]xf32> into f32
  %4 = vector.mask %m { vector.reduction <add>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %5 = vector.reduction <minui>, %i, %j : vector<1xi32> into i32
  %6 = vector.reduction <xor>, %i, %j : vector<1xi32> into i32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, i32, i32
}

func.func @reduce_unit_dimensions(%v: vector<1x4x1xf32>, %a: vector<4xf32>, %u: vector<1x1xf32>, %x: f32, %m: vector<1x4x1xi1>) -> (vector<4xf32>, f32, vector<4xf32>, vector<1x4x1xf32>, vector<4x1xf32>) {
  %0 = vector.multi_reduction <mul>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %1 = vector.multi_reduction <add>, %u, %x [0, 1] : vector<1x1xf32> to f32
  %2 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  %3 = vector.multi_reduction <add>, %v, %v [] : vector<1x4x1xf32> to vector<1x4x1xf32>
  %w = vector.broadcast %x : f32 to vector<4x1xf32>
  %5 = vector.multi_reduction <maxnumf>, %v, %w [0] : vector<1x4x1xf32> to vector<4x1xf32>
  return %0, %1, %2, %3, %5 : vector<4xf32>, f32, vector<4xf32>, vector<1x4x1xf32>, vector<4x1xf32>
}

func.func @extract_of_transposed(%v: vector<2x3x4xf32>, %w: vector<4xf32>, %x: f32, %i: index) -> (f32, vector<2xf32>, vector<4xf32>, vector<3xf32>, f32, vector<2x3xf32>) {
  %0 = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.extract %0[3, 1, 0] : f32 from vector<4x2x3xf32>
  %2 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %3 = vector.extract %2[1, 2] : vector<2xf32> from vector<3x4x2xf32>
  %4 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %5 = vector.extract %4[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %6 = vector.extract %0[3, 1] : vector<3xf32> from vector<4x2x3xf32>
  %7 = vector.extract %0[%i, 1, 0] : f32 from vector<4x2x3xf32>
  %8 = vector.extract %0[1] : vector<2x3xf32> from vector<4x2x3xf32>
  return %1, %3, %5, %6, %7, %8 : f32, vector<2xf32>, vector<4xf32>, vector<3xf32>, f32, vector<2x3xf32>
}

func.func @extract_of_inserted(%v: vector<2x3xf32>, %w: vector<3xf32>, %x: f32, %i: index) -> (f32, vector<3xf32>, f32, vector<2xf32>, f32, f32, vector<3xf32>) {
  %0 = vector.insert %w, %v[1] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.extract %1[2, 1] : f32 from vector<3x2xf32>
  %3 = vector.extract %1[2, 0] : f32 from vector<3x2xf32>
  %4 = vector.extract %1[2] : vector<2xf32> from vector<3x2xf32>
  %5 = vector.transpose %1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %6 = vector.extract %5[1] : vector<3xf32> from vector<2x3xf32>
  %7 = vector.insert %x, %v[%i, 2] : f32 into vector<2x3xf32>
  %8 = vector.extract %7[0, 1] : f32 from vector<2x3xf32>
  %9 = vector.extract %7[0, 2] : f32 from vector<2x3xf32>
  %10 = vector.insert %x, %v[0, 2] : f32 into vector<2x3xf32>
  %11 = vector.extract %10[1] : vector<3xf32> from vector<2x3xf32>
  return %2, %6, %3, %4, %8, %9, %11 : f32, vector<3xf32>, f32, vector<2xf32>, f32, f32, vector<3xf32>
}

func.func @shape_cast_of_broadcast(%a: vector<1xf32>, %b: vector<1x4xf32>, %c: vector<4xf32>, %d: vector<2x1xf32>) -> (vector<2xf32>, vector<6x4xf32>, vector<1x1x4xf32>, vector<1x2x2xf32>) {
  %0 = vector.broadcast %a : vector<1xf32> to vector<2x1xf32>
  %1 = vector.shape_cast %0 : vector<2x1xf32> to vector<2xf32>
  %2 = vector.broadcast %b : vector<1x4xf32> to vector<2x3x4xf32>
  %3 = vector.shape_cast %2 : vector<2x3x4xf32> to vector<6x4xf32>
  %4 = vector.broadcast %c : vector<4xf32> to vector<1x4xf32>
  %5 = vector.shape_cast %4 : vector<1x4xf32> to vector<1x1x4xf32>
  %6 = vector.broadcast %d : vector<2x1xf32> to vector<2x2xf32>
  %7 = vector.shape_cast %6 : vector<2x2xf32> to vector<1x2x2xf32>
  return %1, %3, %5, %7 : vector<2xf32>, vector<6x4xf32>, vector<1x1x4xf32>, vector<1x2x2xf32>
}

func.func @large_constant_used_twice() -> (vector<300xf32>, vector<300xf32>) {
  %c = arith.constant dense<1.0> : vector<300xf32>
  %d = arith.constant 2.0 : f32
  %0 = vector.insert %d, %c[7] : f32 into vector<300xf32>
  return %0, %0 : vector<300xf32>, vector<300xf32>
}
func.func @elements_of_inserted_slices(%a: vector<8x4xf32>, %b: vector<2x2xf32>, %c: vector<4xf32>) -> (f32, vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<8x4xf32>
  %1 = vector.insert_strided_slice %c, %0 {offsets = [5, 0], strides = [1]} : vector<4xf32> into vector<8x4xf32>
  %2 = vector.extract %1[3, 2] : f32 from vector<8x4xf32>
  %3 = vector.extract %1[5] : vector<4xf32> from vector<8x4xf32>
  %4 = vector.extract %1[3, 3] : f32 from vector<8x4xf32>
  %5 = vector.extract %1[3] : vector<4xf32> from vector<8x4xf32>
  return %2, %3, %4, %5 : f32, vector<4xf32>, f32, vector<4xf32>
}
func.func @bits_of_splats() -> (vector<2xi32>, vector<[2]xi32>, vector<2xf32>, vector<1xi8>, vector<8xi4>, vector<2xf32>) {
  %0 = arith.constant dense<-3> : vector<8xi8>
  %1 = vector.bitcast %0 : vector<8xi8> to vector<2xi32>
  %2 = arith.constant dense<3> : vector<[4]xi16>
  %3 = vector.bitcast %2 : vector<[4]xi16> to vector<[2]xi32>
  %4 = arith.constant dense<1.5> : vector<4xf16>
  %5 = vector.bitcast %4 : vector<4xf16> to vector<2xf32>
  %6 = arith.constant dense<true> : vector<8xi1>
  %7 = vector.bitcast %6 : vector<8xi1> to vector<1xi8>
  %8 = vector.bitcast %0 : vector<8xi8> to vector<16xi4>
  %9 = vector.extract_strided_slice %8 {offsets = [0], sizes = [8], strides = [1]} : vector<16xi4> to vector<8xi4>
  %10 = ub.poison : vector<2xi32>
  %11 = vector.bitcast %10 : vector<2xi32> to vector<2xf32>
  return %1, %3, %5, %7, %9, %11 : vector<2xi32>, vector<[2]xi32>, vector<2xf32>, vector<1xi8>, vector<8xi4>, vector<2xf32>
}
