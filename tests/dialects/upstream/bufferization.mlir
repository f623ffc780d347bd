module {
  func.func @f(%arg0: index, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: i1) -> tensor<?xf32> {
    %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg1) {memory_space = 1 : i64} : tensor<?xf32>
    %2 = bufferization.alloc_tensor(%arg0) size_hint=%arg0 : tensor<?xf32>
    %3 = bufferization.to_tensor %arg2 restrict : memref<?xf32> to tensor<?xf32>
    %4 = bufferization.dealloc (%arg2 : memref<?xf32>) if (%arg3) retain (%arg2 : memref<?xf32>)
    bufferization.materialize_in_destination %1 in restrict writable %arg2 : (tensor<?xf32>, memref<?xf32>) -> ()
    return %0 : tensor<?xf32>
  }
  func.func @prefix_without_name(%arg0: f32 {bufferization. = 3 : i64}) {
    return
  }
}
