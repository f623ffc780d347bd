#sized = (i, j)[s] -> (i + floordiv(s, 2), j + ceildiv(i, 4)) size (min(s, 64), 16 * s)
#shifted = (i, j)[s] -> (j + s, i)
!row = type vector<8 x f32>
!old.row = type vector<16 x f32>
func @memory(%n: index, %v: !row, %w: !old.row, %t: tensor<? x 4 x f32>, %any: tensor<* x f32>) {
  %a = alloc(%n)[%n] : memref<? x 4 x f32, #sized, hbm>
  %b = alloc <16 x ? x f32, #shifted, #sized, vmem>(%n)[%n, %n]
  %c = alloc memref<4x4xf32, (i, j) -> (j, i), 3>()
  %d = alloc_static(0x1000) : memref<4x4xf32>
  %e = view memref<? x 4 x f32, #sized, hbm> -> memref<2x2xf32, #shifted, hbm> ()[%n] %a : memref<? x 4 x f32, #sized, hbm>
  %f = reshape %d : memref<4x4xf32> () : memref<16xf32>
  %g = memref_cast %d : memref<4x4xf32> to memref<?x4xf32>
  %h = tensor_cast %t : tensor<?x4xf32> to tensor<*xf32>
  %i = tensor_load %d : memref<4x4xf32>
  tensor_store %i, %c : memref<4x4xf32, (i, j) -> (j, i), 3>
  %zero = constant 0 : index
  %tag = alloc() : memref<1 x i32, 4>
  dma_start %d[%zero, %zero], %f[%zero], %n, %tag[%zero] : memref<4x4xf32>, memref<16xf32>, memref<1xi32, 4>
  dma_wait %tag[%zero], %n : memref<1xi32, 4>
  %x = extract_element %v[%zero] : !row
  "test.use"(%w) : !old.row -> ()
  dealloc %d : memref<4x4xf32>
  return
}
