// builtin.module(one-shot-bufferize{allow-return-allocs-from-loops bufferize-function-boundaries})
func.func @for(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %1, %b : tensor<?xf32>, tensor<?xf32>
  } {attr}
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @for_swap(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %b, %a : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @for_read_outside(%t: tensor<10xf32>, %n: index, %f: f32) -> (tensor<10xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<10xf32>
  %0, %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e, %q = %f) -> (tensor<10xf32>, f32) {
    %x = tensor.extract %t[%i] : tensor<10xf32>
    %w = tensor.insert %x into %t[%i] : tensor<10xf32>
    %1 = linalg.copy ins(%w : tensor<10xf32>) outs(%a : tensor<10xf32>) -> tensor<10xf32>
    scf.yield %1, %x : tensor<10xf32>, f32
  }
  return %0, %s : tensor<10xf32>, f32
}

func.func @while(%t: tensor<5xi1>, %u: tensor<5xi1>, %i: index) -> (tensor<5xi1>, tensor<5xi1>) {
  %r:2 = scf.while (%w0 = %t, %w1 = %u) : (tensor<5xi1>, tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>) {
    %c = tensor.extract %w0[%i] : tensor<5xi1>
    scf.condition(%c) %w0, %w1 : tensor<5xi1>, tensor<5xi1>
  } do {
  ^bb0(%b0: tensor<5xi1>, %b1: tensor<5xi1>):
    %c = tensor.extract %b1[%i] : tensor<5xi1>
    %x = tensor.insert %c into %b0[%i] : tensor<5xi1>
    scf.yield %x, %b1 : tensor<5xi1>, tensor<5xi1>
  }
  return %r#0, %r#1 : tensor<5xi1>, tensor<5xi1>
}

func.func @while_swap(%t: tensor<5xi1>, %u: tensor<5xi1>, %i: index) -> (tensor<5xi1>, tensor<5xi1>) {
  %r:2 = scf.while (%w0 = %t, %w1 = %u) : (tensor<5xi1>, tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>) {
    %c = tensor.extract %w0[%i] : tensor<5xi1>
    scf.condition(%c) %w1, %w0 : tensor<5xi1>, tensor<5xi1>
  } do {
  ^bb0(%b0: tensor<5xi1>, %b1: tensor<5xi1>):
    scf.yield %b0, %b1 : tensor<5xi1>, tensor<5xi1>
  }
  return %r#0, %r#1 : tensor<5xi1>, tensor<5xi1>
}

func.func @forall(%t: tensor<?xf32>, %u: tensor<8xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<8xf32>) {
  %0:2 = scf.forall (%i, %j) in (%n, 4) shared_outs(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<8xf32>) {
    %s = tensor.extract_slice %u[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %x = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%j] [4] [1] : tensor<4xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s into %b[%j] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %0#0, %0#1 : tensor<?xf32>, tensor<8xf32>
}
