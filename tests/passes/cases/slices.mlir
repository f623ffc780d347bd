// builtin.module(slice-analysis-test)
func.func @matmul(%m: index, %n: index) {
  %size = arith.addi %m, %n : index
  %other = arith.muli %size, %m : index
  %a = memref.alloc(%m, %size) : memref<?x?xf32>
  %b = memref.alloc(%size, %n) : memref<?x?xf32>
  scf.for %i = %m to %n step %size {
    %c = memref.alloc(%m, %n) : memref<?x?xf32>
    linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  }
  return
}
