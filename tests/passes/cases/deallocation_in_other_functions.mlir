// builtin.module(ownership-based-buffer-deallocation)
async.func @work(%x: f32, %m: memref<4xf32>) -> !async.value<memref<4xf32>> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
func.func @f(%x: f32, %m: memref<4xf32>) {
  %0 = async.call @work(%x, %m) : (f32, memref<4xf32>) -> !async.value<memref<4xf32>>
  return
}
gpu.module @m {
  gpu.func @work() {
    %a = memref.alloc() : memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    gpu.return
  }
}
