// builtin.module(canonicalize)
// Folds and unused coordinates of sparse_tensor.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#P = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @it(%sp : tensor<?x?xf64, #CSR>, %init: f64) -> f64 {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<?x?xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  sparse_tensor.iterate %it1 in %l1 at (%c0, %c1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { func.call @use(%c1) : (index) -> () }
  sparse_tensor.iterate %it1 in %l1 at (%c0, %c1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { func.call @use(%c0) : (index) -> () }
  sparse_tensor.iterate %it1 in %l1 at (%c0, %c1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { func.call @nothing() : () -> () }
  sparse_tensor.iterate %it1 in %l1 at (_, %c1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { func.call @nothing() : () -> () }
  sparse_tensor.iterate %it1 in %l1 : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { func.call @nothing() : () -> () }
  %r = sparse_tensor.iterate %it1 in %l1 at (%c0, %c1) iter_args(%x = %init): !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> f64 { %y = arith.negf %x : f64
    sparse_tensor.yield %y : f64 }
  return %r : f64
}
func.func @lvl(%a: tensor<3x?xf32, #CSR>, %b: tensor<4x6xf32, #B>, %p: tensor<3x4xf32, #P>, %k: index, %d: tensor<3x4xf32>) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<3x?xf32, #CSR>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<3x?xf32, #CSR>
  %2 = sparse_tensor.lvl %b, %c0 : tensor<4x6xf32, #B>
  %3 = sparse_tensor.lvl %b, %c2 : tensor<4x6xf32, #B>
  %4 = sparse_tensor.lvl %p, %c0 : tensor<3x4xf32, #P>
  %5 = sparse_tensor.lvl %a, %c1 : tensor<3x?xf32, #CSR>
  %6 = sparse_tensor.lvl %a, %k : tensor<3x?xf32, #CSR>
  %7 = sparse_tensor.lvl %p, %c1 : tensor<3x4xf32, #P>
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
func.func @reint(%a: tensor<3x4xf32, #CSR>) -> (tensor<3x4xf32, #CSR>, tensor<3x4xf32, #CSR>, tensor<3x4xf32, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<3x4xf32, #CSR> to tensor<3x4xf32, #CSR>
  %1 = sparse_tensor.reinterpret_map %a : tensor<3x4xf32, #CSR> to tensor<4x3xf32, #P>
  %2 = sparse_tensor.reinterpret_map %1 : tensor<4x3xf32, #P> to tensor<3x4xf32, #CSR>
  return %0, %2, %a : tensor<3x4xf32, #CSR>, tensor<3x4xf32, #CSR>, tensor<3x4xf32, #CSR>
}
func.func @reorder(%a: tensor<3x4xf32, #COO>) -> (tensor<3x4xf32, #COO>) {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<3x4xf32, #COO> to tensor<3x4xf32, #COO>
  return %0 : tensor<3x4xf32, #COO>
}
func.func @trans(%i: index, %j: index) -> (index, index, index, index) {
  %l0, %l1 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #CSR : index, index
  %m:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #B : index, index, index, index
  %n:2 = sparse_tensor.crd_translate lvl_to_dim [%m#0, %m#1, %m#2, %m#3] as #B : index, index
  return %l0, %l1, %n#0, %n#1 : index, index, index, index
}
func.func @trans2(%i: index, %j: index) -> (index, index, index, index) {
  %m:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #P : index, index
  %n:2 = sparse_tensor.crd_translate lvl_to_dim [%m#0, %m#1] as #P : index, index
  %o:2 = sparse_tensor.crd_translate dim_to_lvl [%n#1, %n#0] as #P : index, index
  return %m#0, %m#1, %o#0, %o#1 : index, index, index, index
}
func.func @trans3(%i: index, %j: index) -> (index, index) {
  %m:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #B : index, index, index, index
  %n:2 = sparse_tensor.crd_translate lvl_to_dim [%m#1, %m#0, %m#2, %m#3] as #B : index, index
  return %n#0, %n#1 : index, index
}
func.func @conv(%a: tensor<3x4xf32, #CSR>, %b: tensor<3x4xf32>) -> (tensor<3x4xf32, #CSR>, tensor<3x4xf32>) {
  %0 = sparse_tensor.convert %a : tensor<3x4xf32, #CSR> to tensor<3x4xf32, #CSR>
  %1 = sparse_tensor.convert %b : tensor<3x4xf32> to tensor<3x4xf32>
  return %0, %1 : tensor<3x4xf32, #CSR>, tensor<3x4xf32>
}
#DD = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : compressed, k : compressed) }>
#S = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, 4, ?)>) -> (i : dense, j : compressed) }>
func.func @slices(%a: tensor<4x4xf32, #S>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<4x4xf32, #S>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<4x4xf32, #S>
  %2 = sparse_tensor.slice.offset %a at 0 : tensor<4x4xf32, #S>
  %3 = sparse_tensor.slice.stride %a at 1 : tensor<4x4xf32, #S>
  func.call @use(%2) : (index) -> ()
  func.call @use(%3) : (index) -> ()
  return %0, %1 : index, index
}
func.func @spec(%v: index, %w: index) -> (index, index, index) {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#DD>
  %1 = sparse_tensor.storage_specifier.set %0 lvl_sz at 0 with %v : !sparse_tensor.storage_specifier<#DD>
  %2 = sparse_tensor.storage_specifier.set %1 lvl_sz at 1 with %w : !sparse_tensor.storage_specifier<#DD>
  %3 = sparse_tensor.storage_specifier.get %2 lvl_sz at 0 : !sparse_tensor.storage_specifier<#DD>
  %4 = sparse_tensor.storage_specifier.get %2 lvl_sz at 1 : !sparse_tensor.storage_specifier<#DD>
  %5 = sparse_tensor.storage_specifier.get %2 val_mem_sz : !sparse_tensor.storage_specifier<#DD>
  return %3, %4, %5 : index, index, index
}
func.func @spec2(%0: !sparse_tensor.storage_specifier<#DD>, %v: index) -> (index, index, index) {
  %1 = sparse_tensor.storage_specifier.set %0 val_mem_sz with %v : !sparse_tensor.storage_specifier<#DD>
  %2 = sparse_tensor.storage_specifier.set %1 crd_mem_sz at 1 with %v : !sparse_tensor.storage_specifier<#DD>
  %3 = sparse_tensor.storage_specifier.get %2 val_mem_sz : !sparse_tensor.storage_specifier<#DD>
  %4 = sparse_tensor.storage_specifier.get %2 crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#DD>
  %5 = sparse_tensor.storage_specifier.get %2 pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#DD>
  return %3, %4, %5 : index, index, index
}
func.func private @use(index)
func.func private @nothing()
