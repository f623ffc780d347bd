#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 64 }>
func.func @f(%t: tensor<128xf64, #SV>) {
  // expected-error @below {{unexpected type for positions}}
  %0 = sparse_tensor.positions %t { level = 0 : index } : tensor<128xf64, #SV> to memref<?xindex>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 64 }>
func.func @f(%t: tensor<128xf64, #SV>) {
  // expected-error @below {{requested level is out of bounds}}
  %0 = sparse_tensor.positions %t { level = 1 : index } : tensor<128xf64, #SV> to memref<?xi32>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 64 }>
func.func @f(%t: tensor<128xf64>) {
  // expected-error @below {{operand #0 must be sparse tensor of any type values, but got 'tensor<128xf64>'}}
  %0 = sparse_tensor.positions %t { level = 1 : index } : tensor<128xf64> to memref<?xi32>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 64 }>
func.func @f(%t: tensor<128xf64, #SV>) {
  // expected-error @below {{unexpected type for coordinates}}
  %0 = sparse_tensor.coordinates %t { level = 0 : index } : tensor<128xf64, #SV> to memref<?xi32>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 64 }>
func.func @f(%t: tensor<128xf64, #SV>) {
  // expected-error @below {{unexpected mismatch in element types}}
  %2 = sparse_tensor.values %t : tensor<128xf64, #SV> to memref<?xf32>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 64 }>
func.func @f(%t: tensor<128xf64, #SV>) {
  // expected-error @below {{inferred type(s) 'memref<?xf64>' are incompatible with return type(s) of operation 'memref<10xf64>'}}
  // expected-error @below {{failed to infer returned types}}
  %2 = sparse_tensor.values %t : tensor<128xf64, #SV> to memref<10xf64>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 64 }>
func.func @f(%t: tensor<128xf64, #SV>) {
  // expected-error @below {{expected sparse tensor with a COO region}}
  %2 = sparse_tensor.coordinates_buffer %t : tensor<128xf64, #SV> to memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<128x4xf64, #COO>) {
  %2 = sparse_tensor.coordinates_buffer %t : tensor<128x4xf64, #COO> to memref<?xindex>
  %3 = sparse_tensor.coordinates %t {level = 0 : index} : tensor<128x4xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  // expected-error @below {{inferred type(s) 'memref<?xindex, strided<[?], offset: ?>>' are incompatible with return type(s) of operation 'memref<?xindex>'}}
  // expected-error @below {{failed to infer returned types}}
  %4 = sparse_tensor.coordinates %t {level = 0 : index} : tensor<128x4xf64, #COO> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x8xf64, #S>) {
  // expected-error @below {{requested dimension out of bound}}
  %2 = sparse_tensor.slice.offset %t at 2 : tensor<2x8xf64, #S>
  return
}

// -----

#S = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x8xf64, #S>) {
  %1 = sparse_tensor.slice.offset %t at 1 : tensor<2x8xf64, #S>
  // expected-error @below {{requested dimension out of bound}}
  %2 = sparse_tensor.slice.stride %t at 2 : tensor<2x8xf64, #S>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<2x8xf64, #CSR>) {
  // expected-error @below {{operand #0 must be sparse tensor slice of any type values, but got 'tensor<2x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>'}}
  %1 = sparse_tensor.slice.offset %t at 1 : tensor<2x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.get %a pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.get %a val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  // expected-error @below {{redundant level argument for querying value memory size}}
  %3 = sparse_tensor.storage_specifier.get %a val_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @below {{missing level argument}}
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @below {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 2 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error @below {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.get %a dim_offset at 1 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%a: !sparse_tensor.storage_specifier<#COO>, %v: index) {
  // expected-error @below {{requested position memory size on a singleton level}}
  %0 = sparse_tensor.storage_specifier.set %a pos_mem_sz at 1 with %v : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: tensor<2x8xf64, #CSR>) {
  %c = arith.constant 2 : index
  // expected-error @below {{Level index exceeds the rank of the input sparse tensor}}
  %0 = sparse_tensor.lvl %a, %c : tensor<2x8xf64, #CSR>
  return
}

// -----

func.func @f(%s: index, %b: memref<?xf64>, %v: f64) {
  %c = arith.constant 0 : index
  // expected-error @below {{n must be not less than 1}}
  %0:2 = sparse_tensor.push_back %s, %b, %v, %c : index, memref<?xf64>, f64, index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%v: memref<?xf64>, %m: memref<?xi1>, %a: memref<?xindex>, %n: index, %t: tensor<8x8xf64, #CSR>, %i: index) {
  %0 = sparse_tensor.compress %v, %m, %a, %n into %t[%i] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  // expected-error @below {{incorrect number of coordinates}}
  %1 = sparse_tensor.compress %v, %m, %a, %n into %t[%i, %i] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x?xf64, #CSR>) {
  %0 = sparse_tensor.convert %t : tensor<8x?xf64, #CSR> to tensor<8x?xf64>
  // expected-error @below {{unexpected conversion mismatch in dimension 1}}
  %1 = sparse_tensor.convert %t : tensor<8x?xf64, #CSR> to tensor<8x4xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x?xf64, #CSR>) {
  // expected-error @below {{unexpected conversion mismatch in rank}}
  %0 = sparse_tensor.convert %t : tensor<8x?xf64, #CSR> to tensor<8xf64>
  return
}

// -----

#S = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64>) {
  // expected-error @below {{cannot convert to a sparse tensor slice}}
  %0 = sparse_tensor.convert %t : tensor<8x8xf64> to tensor<8x8xf64, #S>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DD = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 8 }>
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %t : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #CSC>
  // expected-error @below {{Level type mismatch between source/dest tensors}}
  %1 = sparse_tensor.reinterpret_map %t : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #DD>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 8 }>
func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @below {{Crd/Pos width mismatch between source/dest tensors}}
  %1 = sparse_tensor.reinterpret_map %t : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #P>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @below {{Level rank mismatch between source/dest tensors}}
  %1 = sparse_tensor.reinterpret_map %t : tensor<8x8xf64, #CSR> to tensor<8xf64, #V>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @below {{Element type mismatch between source/dest tensors}}
  %1 = sparse_tensor.reinterpret_map %t : tensor<8x8xf64, #CSR> to tensor<8x8xf32, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @below {{Level size mismatch between source/dest tensors}}
  %1 = sparse_tensor.reinterpret_map %t : tensor<8x8xf64, #CSR> to tensor<8x9xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%i: index) {
  %1:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #CSR : index, index
  // expected-error @below {{Coordinate rank mismatch with encoding}}
  %2:2 = sparse_tensor.crd_translate dim_to_lvl [%i] as #CSR : index, index
  return
}

// -----

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @f(%i: index) {
  %1:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #BSR : index, index, index, index
  %2:2 = sparse_tensor.crd_translate lvl_to_dim [%i, %i, %i, %i] as #BSR : index, index
  // expected-error @below {{Coordinate rank mismatch with encoding}}
  %3:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %i, %i, %i] as #BSR : index, index
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#OCOO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #COO>, %c: tensor<8x8xf64, #CSR>) {
  %1 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #COO> to tensor<8x8xf64, #OCOO>
  // expected-error @below {{Expected COO sparse tensors only}}
  %2 = sparse_tensor.reorder_coo quick_sort %c : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #OCOO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#OCOO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%t: tensor<8x8xf64, #COO>) {
  // expected-error @below {{Unmatched dim2lvl map between input and result COO}}
  %1 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #COO> to tensor<8x8xf64, #OCOO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<8x8xf64, #COO>) {
  // expected-error @below {{Unmatched storage format between input and result COO}}
  %1 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #COO> to tensor<8x8xf32, #COO>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>, %u: tensor<8x?xf64>, %v: tensor<8xf64>) {
  // expected-error @below {{Need at least two tensors to concatenate.}}
  %1 = sparse_tensor.concatenate %t {dimension = 0 : index} : tensor<8x8xf64> to tensor<8x8xf64>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>, %u: tensor<8x?xf64>, %v: tensor<8xf64>) {
  // expected-error @below {{Concat-dimension is out of bounds for dimension-rank (2 >= 2)}}
  %1 = sparse_tensor.concatenate %t, %t {dimension = 2 : index} : tensor<8x8xf64>, tensor<8x8xf64> to tensor<8x8xf64>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>, %u: tensor<8x?xf64>, %v: tensor<8xf64>) {
  // expected-error @below {{Input tensor $1 has dynamic shape}}
  %1 = sparse_tensor.concatenate %t, %u {dimension = 0 : index} : tensor<8x8xf64>, tensor<8x?xf64> to tensor<8x8xf64>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>, %u: tensor<8x?xf64>, %v: tensor<8xf64>) {
  // expected-error @below {{Input tensor $1 has a different rank (rank=1) from the output tensor (rank=2).}}
  %1 = sparse_tensor.concatenate %t, %v {dimension = 0 : index} : tensor<8x8xf64>, tensor<8xf64> to tensor<8x8xf64>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>, %u: tensor<8x?xf64>, %v: tensor<8xf64>) {
  // expected-error @below {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %1 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<8x8xf64>, tensor<8x8xf64> to tensor<15x8xf64>
  return
}

// -----

func.func @f(%t: tensor<8x8xf64>, %u: tensor<8x9xf64>, %v: tensor<8xf64>) {
  %0 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<8x8xf64>, tensor<8x8xf64> to tensor<?x8xf64>
  // expected-error @below {{All dimensions (expect for the concatenating one) should be equal.}}
  %1 = sparse_tensor.concatenate %t, %u {dimension = 0 : index} : tensor<8x8xf64>, tensor<8x9xf64> to tensor<16x?xf64>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>, %y: memref<?xf32>) {
  // expected-error @below {{Expected a permutation map, got (d0, d1) -> (d0)}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<(i, j) -> (i)> } : memref<?xindex> jointly memref<?xf32>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>, %y: memref<?xf32>) {
  // expected-error @below {{Expected rank(perm_map) > 1, got 0}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<() -> ()> } : memref<?xindex> jointly memref<?xf32>
  return
}

// -----

func.func @f(%x: memref<50xindex>, %y: memref<10xf32>) {
  %n = arith.constant 20 : index
  // expected-error @below {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 50 < 60}}
  sparse_tensor.sort hybrid_quick_sort %n, %x { perm_map = affine_map<(i, j) -> (i, j)>, ny = 1 : index } : memref<50xindex>
  return
}

// -----

func.func @f(%x: memref<60xindex>, %y: memref<10xf32>) {
  %n = arith.constant 20 : index
  // expected-error @below {{Expected dimension(y) >= n got 10 < 20}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index } : memref<60xindex> jointly memref<10xf32>
  return
}

// -----

func.func @f(%a: f64, %b: i64) {
  // expected-error @below {{overlap region must have exactly 2 arguments}}
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={ ^bb0(%x: f64): sparse_tensor.yield %x : f64 }
    left={} right={}
  return
}

// -----

func.func @f(%a: f64, %b: i64) {
  // expected-error @below {{overlap region argument 2 type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={ ^bb0(%x: f64, %y: f64): sparse_tensor.yield %x : f64 }
    left={} right={}
  return
}

// -----

func.func @f(%a: f64, %b: i64) {
  // expected-error @below {{overlap region yield type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={ ^bb0(%x: f64, %y: i64): sparse_tensor.yield %y : i64 }
    left={} right={}
  return
}

// -----

func.func @f(%a: f64, %b: i64) {
  // expected-error @below {{right=identity requires second argument to have the same type as the output}}
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={}
    left=identity right=identity
  return
}

// -----

func.func @f(%a: f64, %b: i64) {
  // expected-error @below {{left region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={}
    left={ ^bb0(%x: f64): "scf.yield"() : () -> () } right={}
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{present region must have exactly 1 arguments}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present={ ^bb0(%x: f64, %y: f64): sparse_tensor.yield %x : f64 }
    absent={}
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{absent region cannot yield linalg argument}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present={}
    absent={ sparse_tensor.yield %a : f64 }
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present={}
    absent={ %1 = arith.addf %a, %a : f64 sparse_tensor.yield %1 : f64 }
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{reduce region must have exactly 2 arguments}}
  %0 = sparse_tensor.reduce %a, %a, %a : f64 { ^bb0(%x: f64): sparse_tensor.yield %x : f64 }
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{select region yield type mismatch}}
  %0 = sparse_tensor.select %a : f64 { ^bb0(%x: f64): sparse_tensor.yield %x : f64 }
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{select region argument 1 type mismatch}}
  %0 = sparse_tensor.select %a : f64 { ^bb0(%x: f32): sparse_tensor.yield %x : f32 }
  return
}
