// builtin.module(one-shot-bufferize{bufferize-function-boundaries test-analysis-only dump-alias-sets})
func.func @extract_slice(%t: tensor<?x8xf32>, %i: index, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?x8xf32>) {
  %0 = tensor.extract_slice %t[%i, 2] [%n, 1] [2, 1] : tensor<?x8xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1, %t : tensor<?xf32>, tensor<?x8xf32>
}

func.func @for(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %1, %b : tensor<?xf32>, tensor<?xf32>
  } {attr}
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
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

func.func private @ext(tensor<?xf32> {bufferization.access = "read"}, tensor<?xf32>) -> tensor<?xf32>
func.func private @callee(%t: tensor<?xf32>, %c: i1, %u: tensor<?xf32>) -> (tensor<?xf32>, index, tensor<?xf32>) {
  %i = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0, %i, %u : tensor<?xf32>, index, tensor<?xf32>
}
func.func @caller(%t: tensor<?xf32>, %c: i1, %i: index) -> (tensor<?xf32>, f32, tensor<?xf32>) {
  %0, %1, %2 = call @callee(%t, %c, %t) : (tensor<?xf32>, i1, tensor<?xf32>) -> (tensor<?xf32>, index, tensor<?xf32>)
  %3 = tensor.extract %t[%i] : tensor<?xf32>
  %4 = call @ext(%0, %2) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %4, %3, %0 : tensor<?xf32>, f32, tensor<?xf32>
}

func.func @cf_loop(%t: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  cf.br ^bb1(%t : tensor<?xf32>)
^bb1(%a: tensor<?xf32>):
  %y = tensor.extract %t[%i] : tensor<?xf32>
  %1 = tensor.insert %y into %a[%i] : tensor<?xf32>
  cf.cond_br %c, ^bb1(%1 : tensor<?xf32>), ^bb2
^bb2:
  return %1, %y : tensor<?xf32>, f32
}
