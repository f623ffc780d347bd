// builtin.module(expand-realloc)
func.func @dyn(%m: memref<?xf32>, %s: index) -> memref<?xf32> { %0 = memref.realloc %m(%s) : memref<?xf32> to memref<?xf32> return %0 : memref<?xf32> }
func.func @sta(%m: memref<2xf32>) -> memref<4xf32> { %0 = memref.realloc %m : memref<2xf32> to memref<4xf32> return %0 : memref<4xf32> }
func.func @al(%m: memref<4xf32>, %s: index) -> memref<?xf32> { %0 = memref.realloc %m(%s) {alignment = 8} : memref<4xf32> to memref<?xf32> return %0 : memref<?xf32> }
func.func @dtos(%m: memref<?xf32>) -> memref<4xf32> { %0 = memref.realloc %m : memref<?xf32> to memref<4xf32> return %0 : memref<4xf32> }
func.func @space(%m: memref<4xf32, 1>, %s: index) -> memref<?xf32, 1> { %0 = memref.realloc %m(%s) : memref<4xf32, 1> to memref<?xf32, 1> return %0 : memref<?xf32, 1> }
