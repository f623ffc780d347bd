// builtin.module(canonicalize)
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered)), explicitVal = 1.0 : f32 }>
#S = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#N = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4]) }>
#SING = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func private @a(!sparse_tensor.storage_specifier<#CSR>, !sparse_tensor.storage_specifier<#CSC>, !sparse_tensor.storage_specifier<#S>, !sparse_tensor.storage_specifier<#B>, !sparse_tensor.storage_specifier<#N>, !sparse_tensor.storage_specifier<#SING>)
func.func @f(%a: !sparse_tensor.storage_specifier<#CSR>) -> index {
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return %0 : index
}
