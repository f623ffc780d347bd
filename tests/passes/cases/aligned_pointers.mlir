// builtin.module(expand-strided-metadata)
func.func @subview(%m: memref<8xf32>) -> index {
  %v = memref.subview %m[2] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 2>>
  %p = memref.extract_aligned_pointer_as_index %v : memref<3xf32, strided<[1], offset: 2>> -> index
  return %p : index
}
func.func @cast(%m: memref<8xf32>) -> index {
  %v = memref.cast %m : memref<8xf32> to memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<?xf32> -> index
  return %p : index
}
func.func @cast_unranked(%m: memref<*xf32>) -> index {
  %v = memref.cast %m : memref<*xf32> to memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<?xf32> -> index
  return %p : index
}
func.func @mcast(%m: memref<8xf32>) -> index {
  %v = memref.memory_space_cast %m : memref<8xf32> to memref<8xf32, 1>
  %p = memref.extract_aligned_pointer_as_index %v : memref<8xf32, 1> -> index
  return %p : index
}
func.func @reint(%m: memref<8xf32>) -> index {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<8xf32> to memref<f32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<f32> -> index
  return %p : index
}
func.func @reint_unranked(%m: memref<*xf32>) -> index {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<f32> -> index
  return %p : index
}
func.func @transpose(%m: memref<4x8xf32>) -> index {
  %v = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %p = memref.extract_aligned_pointer_as_index %v : memref<8x4xf32, strided<[1, 8]>> -> index
  return %p : index
}
func.func @view(%m: memref<64xi8>, %i: index) -> index {
  %v = memref.view %m[%i][] : memref<64xi8> to memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  return %p : index
}
func.func @reshape(%m: memref<4xf32>, %s: memref<2xi32>) -> index {
  %v = memref.reshape %m(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<2x2xf32> -> index
  return %p : index
}
func.func @assume(%m: memref<4xf32>) -> index {
  %v = memref.assume_alignment %m, 4 : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  return %p : index
}
func.func @distinct(%m: memref<4xf32>, %n: memref<4xf32>) -> (index, index) {
  %v, %w = memref.distinct_objects %m, %n : memref<4xf32>, memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  %q = memref.extract_aligned_pointer_as_index %w : memref<4xf32> -> index
  return %p, %q : index, index
}
func.func @expand(%m: memref<4xf32>) -> index {
  %v = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<2x2xf32> -> index
  return %p : index
}
func.func @collapse(%m: memref<2x2xf32>) -> index {
  %v = memref.collapse_shape %m [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  return %p : index
}
func.func @metadata(%m: memref<4xf32>) -> index {
  %v, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  %p = memref.extract_aligned_pointer_as_index %v : memref<f32> -> index
  return %p : index
}
func.func @ucast(%m: i64) -> index {
  %v = builtin.unrealized_conversion_cast %m : i64 to memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  return %p : index
}
