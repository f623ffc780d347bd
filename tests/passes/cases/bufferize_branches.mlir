// builtin.module(one-shot-bufferize{bufferize-function-boundaries})
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

func.func @execute_region(%t: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0, %x, %1 = scf.execute_region -> (tensor<?xf32>, index, tensor<?xf32>) {
    %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
    cf.br ^bb1(%1, %t : tensor<?xf32>, tensor<?xf32>)
  ^bb1(%b: tensor<?xf32>, %d: tensor<?xf32>):
    scf.yield %b, %i, %d : tensor<?xf32>, index, tensor<?xf32>
  }
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

func.func @cf(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  cf.cond_br %c, ^bb1(%t : tensor<?xf32>), ^bb2(%u, %i : tensor<?xf32>, index)
^bb1(%a: tensor<?xf32>):
  %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
  cf.br ^bb2(%1, %i : tensor<?xf32>, index)
^bb2(%b: tensor<?xf32>, %x: index):
  %2 = tensor.insert %f into %b[%x] : tensor<?xf32>
  return %2, %t : tensor<?xf32>, tensor<?xf32>
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

func.func @shape(%w: !shape.witness, %t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = shape.assuming %w -> (tensor<?xf32>) {
    %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
    shape.assuming_yield %1 : tensor<?xf32>
  }
  return %0, %t : tensor<?xf32>, tensor<?xf32>
}
