// The product of two matrices by linalg, printed row by row.

memref.global "private" constant @left : memref<2x3xf64> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
memref.global "private" constant @right : memref<3x2xf64> = dense<[[7.0, 8.0], [9.0, 10.0], [11.0, 12.0]]>
memref.global "private" constant @format : memref<4xi8> = dense<[37, 103, 10, 0]>  // "%g\n"

llvm.func @printf(!llvm.ptr, ...) -> i32

func.func @print(%value: f64) {
  %text = memref.get_global @format : memref<4xi8>
  %address = memref.extract_aligned_pointer_as_index %text : memref<4xi8> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  %0 = llvm.call @printf(%pointer, %value) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  return
}

func.func @main() -> i32 {
  %left = memref.get_global @left : memref<2x3xf64>
  %right = memref.get_global @right : memref<3x2xf64>
  %product = memref.alloc() : memref<2x2xf64>
  %zero = arith.constant 0.0 : f64
  linalg.fill ins(%zero : f64) outs(%product : memref<2x2xf64>)
  linalg.matmul ins(%left, %right : memref<2x3xf64>, memref<3x2xf64>) outs(%product : memref<2x2xf64>)

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %product, %c0 : memref<2x2xf64>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %rows step %c1 {
      %element = memref.load %product[%i, %j] : memref<2x2xf64>
      func.call @print(%element) : (f64) -> ()
    }
  }
  memref.dealloc %product : memref<2x2xf64>
  %success = arith.constant 0 : i32
  return %success : i32
}
