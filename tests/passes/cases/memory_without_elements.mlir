// builtin.module(expand-strided-metadata)
func.func @f(%m: memref<20x0xf32>, %i: index) -> (index, index, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<20x0xf32>, f32) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<20x0xf32> -> memref<f32>, index, index, index, index, index
  %a = memref.alloc() : memref<20x0xf32>
  %c = memref.subview %m[%i, %i] [%i, %i] [2, 3] : memref<20x0xf32> to memref<?x?xf32, strided<[?, 3], offset: ?>>
  %d = memref.cast %c : memref<?x?xf32, strided<[?, 3], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %e = memref.load %m[%i, %i] : memref<20x0xf32>
  return %t#0, %t#1, %d, %a, %e : index, index, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<20x0xf32>, f32
}
