// A table of (3i + j) mod 5 by affine loops, and the sums of its rows, printed one after the other.

memref.global "private" constant @format : memref<5xi8> = dense<[37, 108, 100, 10, 0]>  // "%ld\n"

llvm.func @printf(!llvm.ptr, ...) -> i32

func.func @print(%value: index) {
  %text = memref.get_global @format : memref<5xi8>
  %address = memref.extract_aligned_pointer_as_index %text : memref<5xi8> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  %shown = arith.index_cast %value : index to i64
  %0 = llvm.call @printf(%pointer, %shown) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @main() -> i32 {
  %table = memref.alloca() : memref<4x6xindex>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %value = affine.apply affine_map<(i, j) -> ((3 * i + j) mod 5)>(%i, %j)
      affine.store %value, %table[%i, %j] : memref<4x6xindex>
    }
  }
  %none = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %sum = affine.for %j = 0 to 6 step 2 iter_args(%before = %none) -> (index) {
      %element = affine.load %table[%i, %j] : memref<4x6xindex>
      %after = arith.addi %before, %element : index
      affine.yield %after : index
    }
    affine.if affine_set<(i) : (i - 1 >= 0)>(%i) {
      func.call @print(%sum) : (index) -> ()
    }
  }
  %success = arith.constant 0 : i32
  return %success : i32
}
