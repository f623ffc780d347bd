// builtin.module(finalize-memref-to-llvm)

func.func @f1(%m: memref<4x4xf32>) -> memref<4x4xf32> {
 %0 = memref.assume_alignment %m, 16 : memref<4x4xf32>
 return %0 : memref<4x4xf32> }

func.func @f2(%m: memref<4x4xf32>, %s: memref<2xindex>) -> memref<2x6xf32> {
 %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<2xindex>) -> memref<2x6xf32>
 return %0 : memref<2x6xf32> }

func.func @f3(%m: memref<4x4xf32>, %s: memref<2xindex>) -> memref<?x6xf32> {
 %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<2xindex>) -> memref<?x6xf32>
 return %0 : memref<?x6xf32> }

func.func @f4(%m: memref<4x4xf32>, %s: memref<?xindex>) -> memref<*xf32> {
 %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
 return %0 : memref<*xf32> }

func.func @f5(%m: memref<?x4xf32>) -> memref<?x4xf32> {
 %0 = memref.assume_alignment %m, 16 : memref<?x4xf32>
 return %0 : memref<?x4xf32> }

func.func @f6(%m: memref<4x4xf32, strided<[?, ?], offset: ?>>) -> memref<4x4xf32, strided<[?, ?], offset: ?>> {
 %0 = memref.assume_alignment %m, 16 : memref<4x4xf32, strided<[?, ?], offset: ?>>
 return %0 : memref<4x4xf32, strided<[?, ?], offset: ?>> }

func.func @f7(%m: memref<4x4xf32, strided<[4, 1], offset: 3>>) -> memref<4x4xf32, strided<[4, 1], offset: 3>> {
 %0 = memref.assume_alignment %m, 16 : memref<4x4xf32, strided<[4, 1], offset: 3>>
 return %0 : memref<4x4xf32, strided<[4, 1], offset: 3>> }

func.func @f8(%m: memref<8xi32>, %i: index) -> i32 {
 %0 = memref.generic_atomic_rmw %m[%i] : memref<8xi32> {
 ^bb0(%x: i32):
 memref.atomic_yield %x : i32 }
 return %0 : i32 }

func.func @f9(%m: memref<?xi8, 3>, %i: index) -> i8 {
 %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi8, 3> {
 ^bb0(%x: i8):
 memref.atomic_yield %x : i8 }
 return %0 : i8 }

func.func @f10(%m: memref<?xi8, 3>) -> memref<*xi8, 3> {
 %0 = memref.cast %m : memref<?xi8, 3> to memref<*xi8, 3>
 return %0 : memref<*xi8, 3> }

func.func @f11(%m: memref<2xvector<4xf32>>) -> memref<2xvector<4xf32>> {
 %0 = memref.assume_alignment %m, 16 : memref<2xvector<4xf32>>
 return %0 : memref<2xvector<4xf32>> }

func.func @f12(%m: memref<2xvector<4xf32>>, %s: memref<2xindex>) -> memref<2x6xvector<4xf32>> {
 %0 = memref.reshape %m(%s) : (memref<2xvector<4xf32>>, memref<2xindex>) -> memref<2x6xvector<4xf32>>
 return %0 : memref<2x6xvector<4xf32>> }

func.func @f13(%m: memref<2xvector<4xf32>>, %s: memref<2xindex>) -> memref<?x6xvector<4xf32>> {
 %0 = memref.reshape %m(%s) : (memref<2xvector<4xf32>>, memref<2xindex>) -> memref<?x6xvector<4xf32>>
 return %0 : memref<?x6xvector<4xf32>> }

func.func @f14(%m: memref<*xf32>, %i: index) -> index {
 %0 = memref.rank %m : memref<*xf32>
 %1 = memref.dim %m, %i : memref<*xf32>
 %2 = memref.extract_aligned_pointer_as_index %m : memref<*xf32> -> index
 memref.dealloc %m : memref<*xf32>
 return %2 : index }

func.func @f15(%m: memref<*xf32>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> {
 %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
 return %0 : memref<?xf32, strided<[?], offset: ?>> }

func.func @f16(%m: memref<*xf32, 3>) -> memref<*xf32, 5> {
 %0 = memref.memory_space_cast %m : memref<*xf32, 3> to memref<*xf32, 5>
 return %0 : memref<*xf32, 5> }

func.func @f17(%m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {
 %0:2 = memref.distinct_objects %m, %n : memref<4xf32>, memref<4xf32>
 return %0#0 : memref<4xf32> }

func.func @f18(%m0: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32, strided<[1], offset: ?>> {
 %0 = memref.distinct_objects %m0 : memref<4xf32, strided<[1], offset: ?>>
 return %0#0 : memref<4xf32, strided<[1], offset: ?>> }

func.func @f19(%m: memref<*xf32, 3>, %i: index) -> index {
 %2 = memref.extract_aligned_pointer_as_index %m : memref<*xf32, 3> -> index
 return %2 : index }
