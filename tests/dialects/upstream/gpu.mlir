module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%arg0: f32, %arg1: memref<4xf32> {llvm.noalias}) -> f32 workgroup(%arg2 : memref<4xf32, 3>) private(%arg3 : memref<1xf32, 5>) attributes {z} {
      gpu.return %arg0 : f32
    }
    gpu.func @g(%arg0: f32) kernel attributes {y} {
      gpu.return
    }
  }
  func.func @h(%arg0: index, %arg1: f32, %arg2: memref<4xf32>) {
    %c0_i32 = arith.constant 0 : i32
    %0 = gpu.wait async
    %1 = gpu.wait async [%0]
    gpu.wait [%1]
    gpu.launch_func  @k::@g blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg1 : f32)
    %2 = gpu.launch_func async [%0] @k::@g blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %c0_i32 args(%arg1 : f32)
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      gpu.terminator
    }
    return
  }
}
