//! error 1:21: unexpected position bitwidth: 7
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 7 }>
// -----
//! error 1:21: unexpected key: foo
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), foo = 7 }>
// -----
//! error 1:21: expected a non-empty array for lvlTypes
#a = #sparse_tensor.encoding<{ posWidth = 8 }>
// -----
//! error 1:21: unexpected coordinate bitwidth: 7
#a = #sparse_tensor<encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 7 }>>
// -----
//! error 1:21: failed to infer lvlToDim from dimToLvl
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d1 : compressed) }>
// -----
//! error 1:21: expected an integral position bitwidth
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = "a" }>
// -----
//! error 1:21: expected a numeric value for explicitVal
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = "a" }>
// -----
//! error 1:52: unknown level format: foo
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : foo)}>
// -----
//! error 1:21: expected compressed or loose_compressed level before singleton level
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : singleton(soa), d0 : singleton(soa))}>
// -----
//! error 1:51: unexpected position bitwidth: 7
func.func private @f(tensor<3xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 7 }>>)
// -----
//! error 1:27: invalid 'pdl' type: `none'
func.func private @f(!pdl.range<none>)
// -----
//! error 1:33: element of pdl.range cannot be another range, but got'!pdl.range<value>'
func.func private @f(!pdl.range<range<value>>)
// -----
//! error 1:27: unknown  type `none` in dialect `pdl`
func.func private @f(!pdl.none)
