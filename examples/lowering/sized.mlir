// The computations of matmul.mlir and loop_nest.mlir on arrays of any size, for times.py.

func.func @product(%left: memref<?x?xf64>, %right: memref<?x?xf64>, %product: memref<?x?xf64>) {
  linalg.matmul ins(%left, %right : memref<?x?xf64>, memref<?x?xf64>) outs(%product : memref<?x?xf64>)
  return
}

func.func @sums(%table: memref<?x?xi64>, %sums: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i64
  %rows = memref.dim %table, %c0 : memref<?x?xi64>
  %columns = memref.dim %table, %c1 : memref<?x?xi64>
  affine.for %i = 0 to %rows {
    affine.for %j = 0 to %columns {
      %value = affine.apply affine_map<(i, j) -> ((3 * i + j) mod 5)>(%i, %j)
      %number = arith.index_cast %value : index to i64
      affine.store %number, %table[%i, %j] : memref<?x?xi64>
    }
    %sum = affine.for %j = 0 to %columns step 2 iter_args(%before = %none) -> (i64) {
      %element = affine.load %table[%i, %j] : memref<?x?xi64>
      %after = arith.addi %before, %element : i64
      affine.yield %after : i64
    }
    affine.store %sum, %sums[%i] : memref<?xi64>
  }
  return
}
