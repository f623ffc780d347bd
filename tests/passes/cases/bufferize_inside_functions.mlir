// builtin.module(one-shot-bufferize{allow-unknown-ops buffer-alignment=0})
func.func @to_tensor(%m: memref<?xf32>, %w: memref<?xf32, 1>, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = bufferization.to_tensor %m restrict : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_tensor %w restrict writable : memref<?xf32, 1> to tensor<?xf32>
  %2 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %3 = tensor.insert %f into %1[%i] : tensor<?xf32>
  return %2, %3 : tensor<?xf32>, tensor<?xf32>
}

func.func @to_buffer(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = bufferization.to_buffer %t read_only : tensor<?xf32> to memref<?xf32>
  %x = memref.load %0[%i] : memref<?xf32>
  %1 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  memref.store %f, %1[%i] : memref<?xf32, strided<[?], offset: ?>>
  return %t, %x : tensor<?xf32>, f32
}

func.func @bufferization(%t: tensor<?xf32>, %u: tensor<?xf32>, %m: memref<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) {memory_space = 3 : i64} : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %3 = bufferization.alloc_tensor() copy(%u) : tensor<?xf32>
  %2 = bufferization.materialize_in_destination %t in %3 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  return %0, %2 : tensor<?xf32>, tensor<?xf32>
}

func.func @make(%f: f32, %i: index) -> (tensor<f32>, tensor<0xf32>, tensor<2x3xf32>, tensor<?x2xf32>) {
  %0 = tensor.from_elements %f : tensor<f32>
  %1 = tensor.from_elements : tensor<0xf32>
  %2 = tensor.from_elements %f, %f, %f, %f, %f, %f : tensor<2x3xf32>
  %3 = tensor.empty(%i) : tensor<?x2xf32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<0xf32>, tensor<2x3xf32>, tensor<?x2xf32>
}

func.func @if(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = scf.if %c -> tensor<?xf32> {
    %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  } else {
    %2 = tensor.extract_slice %u[3] [%i] [1] : tensor<?xf32> to tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %3 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %3, %t : tensor<?xf32>, tensor<?xf32>
}

func.func @sum(%t: tensor<?xf32>, %u: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %t, %u : tensor<?xf32>
  return %0 : tensor<?xf32>
}
