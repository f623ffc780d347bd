#back = (d0)[s0] -> (s0 - d0 - 1)
#inner = (d0)[s0] : d0 - 1 >= 0, s0 - d0 - 2 >= 0
#edge = (d0) : (d0 == 0)
func @reverse(%A: memref<?x?xf32>, %n: index) {
  %size = dim %A, 0 : memref<?x?xf32>
  for %i = 0 to %size {
    for %j = max (d0)[s0] -> (0, d0 - s0)(%i)[%n] to min (d0)[s0] -> (s0, d0 + 10)(%i)[%size] step 4 {
      %0 = affine_apply #back(%j)[%size]
      %1 = load %A[%i, %0] : memref<?x?xf32>
      if #inner(%i)[%size] {
        store %1, %A[%0, %i] : memref<?x?xf32>
      } else if #edge(%j) {
        %c = constant 3 : index
        store %1, %A[%c, %i] : memref<?x?xf32>
      } else {
      }
    }
  }
  for %i = -4 to 10 {
  }
  return
}
