// builtin.module(convert-linalg-to-std)
func.func @products(%a: memref<?x4xf32, 3>, %b: memref<4x?xf32>, %c: memref<?x?xf32>, %v: f32, %d: memref<4xvector<4xi8>>) {
  linalg.fill ins(%v : f32) outs(%c : memref<?x?xf32>)
  linalg.matmul ins(%a, %b : memref<?x4xf32, 3>, memref<4x?xf32>) outs(%c : memref<?x?xf32>)
  linalg.fill ins(%v : f32) outs(%c : memref<?x?xf32>)
  linalg.copy ins(%d : memref<4xvector<4xi8>>) outs(%d : memref<4xvector<4xi8>>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = "zero"} outs(%c : memref<?x?xf32>) {
  ^bb0(%o: f32):
    linalg.yield %v : f32
  }
  return
}
