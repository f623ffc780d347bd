// builtin.module(canonicalize)
func.func @atomic(%x: memref<i32>, %c: i1, %v: i32) {
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %v : i32
  }
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %a : i32
  }
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    %z = arith.addi %a, %v : i32
    acc.yield %z : i32
  }
  omp.atomic.update memory_order(release) hint(uncontended) %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%v : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  return
}
func.func @conditions(%x: memref<f32>, %i: i64) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = acc.create varPtr(%x : memref<f32>) -> memref<f32>
  acc.enter_data if(%t) async(%i : i64) dataOperands(%0 : memref<f32>)
  acc.enter_data if(%f) dataOperands(%0 : memref<f32>)
  %1 = acc.getdeviceptr varPtr(%x : memref<f32>) -> memref<f32>
  acc.exit_data if(%t) async(%i: i64) dataOperands(%1 : memref<f32>)
  acc.exit_data if(%f) dataOperands(%1 : memref<f32>)
  %2 = acc.update_device varPtr(%x : memref<f32>) -> memref<f32>
  acc.update if(%t) dataOperands(%2 : memref<f32>)
  acc.update if(%f) dataOperands(%2 : memref<f32>)
  %3 = acc.use_device varPtr(%x : memref<f32>) -> memref<f32>
  acc.host_data dataOperands(%3 : memref<f32>) if(%t) {
    acc.terminator
  }
  acc.host_data dataOperands(%3 : memref<f32>) if(%f) {
    %4 = memref.load %x[] : memref<f32>
    memref.store %4, %x[] : memref<f32>
    acc.terminator
  }
  return
}
func.func @empty(%i: i64, %j: i32) {
  acc.kernel_environment {
  }
  acc.kernel_environment wait({%i : i64}) {
  }
  acc.kernel_environment wait {
  }
  acc.kernel_environment wait({devnum: %i : i64, %j : i32}) {
  }
  acc.kernel_environment wait({%i : i64} [#acc.device_type<nvidia>]) {
  }
  acc.kernel_environment wait({%i : i64}, {%j : i32} [#acc.device_type<nvidia>]) {
  }
  return
}
