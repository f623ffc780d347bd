// builtin.module(convert-func-to-spirv)
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [StorageInputOutput16, StorageBuffer8BitAccess, StoragePushConstant16, Int16, BFloat16TypeKHR], [SPV_KHR_bfloat16]>, #spirv.resource_limits<>>} {
func.func @f0(%a: i1) { return }
func.func @f1(%a: i2) { return }
func.func @f2(%a: i4) { return }
func.func @f3(%a: i8) { return }
func.func @f4(%a: i16) { return }
func.func @f5(%a: i32) { return }
func.func @f6(%a: i64) { return }
func.func @f7(%a: i128) { return }
func.func @f8(%a: i3) { return }
func.func @f9(%a: si8) { return }
func.func @f10(%a: ui16) { return }
func.func @f11(%a: index) { return }
func.func @f12(%a: f16) { return }
func.func @f13(%a: bf16) { return }
func.func @f14(%a: f32) { return }
func.func @f15(%a: f64) { return }
func.func @f16(%a: f80) { return }
func.func @f17(%a: tf32) { return }
func.func @f18(%a: f8E4M3FN) { return }
func.func @f19(%a: f8E5M2) { return }
func.func @f20(%a: f4E2M1FN) { return }
func.func @f21(%a: vector<4xi1>) { return }
func.func @f22(%a: vector<1xi4>) { return }
func.func @f23(%a: vector<2xi4>) { return }
func.func @f24(%a: vector<8xi4>) { return }
func.func @f25(%a: vector<5xf32>) { return }
func.func @f26(%a: vector<8xf32>) { return }
func.func @f27(%a: vector<16xi8>) { return }
func.func @f28(%a: vector<2x2xf32>) { return }
func.func @f29(%a: vector<1x1xf32>) { return }
func.func @f30(%a: vector<3xf8E5M2>) { return }
func.func @f31(%a: vector<2xindex>) { return }
func.func @f32(%a: vector<f16>) { return }
func.func @f33(%a: vector<4xbf16>) { return }
func.func @f34(%a: complex<f32>) { return }
func.func @f35(%a: complex<f16>) { return }
func.func @f36(%a: complex<i8>) { return }
func.func @f37(%a: tensor<4xi1>) { return }
func.func @f38(%a: tensor<2x3xf16>) { return }
func.func @f39(%a: tensor<0xf32>) { return }
func.func @f40(%a: tensor<f32>) { return }
func.func @f41(%a: tensor<2xindex>) { return }
func.func @f42(%a: tensor<2xvector<2xf32>>) { return }
func.func @f43(%a: tuple<i32>) { return }
func.func @f44(%a: none) { return }
func.func @f45(%a: !spirv.ptr<f32,Function>) { return }
func.func @f47(%a: memref<4xf32, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f49(%a: memref<?xi1, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f51(%a: memref<4xi8, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f53(%a: memref<4xf16, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f55(%a: memref<0xf32, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f57(%a: memref<4xindex, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f59(%a: memref<4xvector<3xi8>, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f61(%a: memref<?xf32, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f63(%a: memref<2x3xf64, #spirv.storage_class<StorageBuffer>>) { return }
func.func @f65(%a: memref<4xi1, #spirv.storage_class<Function>>) { return }
func.func @f67(%a: memref<5xi4, #spirv.storage_class<Function>>) { return }
func.func @f69(%a: memref<?xi16, #spirv.storage_class<Function>>) { return }
func.func @f71(%a: memref<4xbf16, #spirv.storage_class<Function>>) { return }
func.func @f73(%a: memref<0xi1, #spirv.storage_class<Function>>) { return }
func.func @f75(%a: memref<4xvector<2xf16>, #spirv.storage_class<Function>>) { return }
func.func @f77(%a: memref<4xcomplex<f32>, #spirv.storage_class<Function>>) { return }
func.func @f79(%a: memref<4xf8E4M3FN, #spirv.storage_class<Function>>) { return }
func.func @f81(%a: memref<4xf32, #spirv.storage_class<Uniform>>) { return }
func.func @f83(%a: memref<?xi1, #spirv.storage_class<Uniform>>) { return }
func.func @f85(%a: memref<4xi8, #spirv.storage_class<Uniform>>) { return }
func.func @f87(%a: memref<4xf16, #spirv.storage_class<Uniform>>) { return }
func.func @f89(%a: memref<0xf32, #spirv.storage_class<Uniform>>) { return }
func.func @f91(%a: memref<4xindex, #spirv.storage_class<Uniform>>) { return }
func.func @f93(%a: memref<4xvector<3xi8>, #spirv.storage_class<Uniform>>) { return }
func.func @f95(%a: memref<?xf32, #spirv.storage_class<Uniform>>) { return }
func.func @f97(%a: memref<2x3xf64, #spirv.storage_class<Uniform>>) { return }
func.func @f99(%a: memref<4xi1, #spirv.storage_class<Input>>) { return }
func.func @f101(%a: memref<5xi4, #spirv.storage_class<Input>>) { return }
func.func @f103(%a: memref<?xi16, #spirv.storage_class<Input>>) { return }
func.func @f105(%a: memref<4xbf16, #spirv.storage_class<Input>>) { return }
func.func @f107(%a: memref<0xi1, #spirv.storage_class<Input>>) { return }
func.func @f109(%a: memref<4xvector<2xf16>, #spirv.storage_class<Input>>) { return }
func.func @f111(%a: memref<4xcomplex<f32>, #spirv.storage_class<Input>>) { return }
func.func @f113(%a: memref<4xf8E4M3FN, #spirv.storage_class<Input>>) { return }
func.func @f115(%a: memref<4xf32, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f117(%a: memref<?xi1, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f119(%a: memref<4xi8, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f121(%a: memref<4xf16, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f123(%a: memref<0xf32, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f125(%a: memref<4xindex, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f127(%a: memref<4xvector<3xi8>, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f129(%a: memref<?xf32, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f131(%a: memref<2x3xf64, #spirv.storage_class<CrossWorkgroup>>) { return }
func.func @f133(%a: memref<4xi1, #spirv.storage_class<PushConstant>>) { return }
func.func @f135(%a: memref<5xi4, #spirv.storage_class<PushConstant>>) { return }
func.func @f137(%a: memref<?xi16, #spirv.storage_class<PushConstant>>) { return }
func.func @f139(%a: memref<4xbf16, #spirv.storage_class<PushConstant>>) { return }
func.func @f141(%a: memref<0xi1, #spirv.storage_class<PushConstant>>) { return }
func.func @f143(%a: memref<4xvector<2xf16>, #spirv.storage_class<PushConstant>>) { return }
func.func @f145(%a: memref<4xcomplex<f32>, #spirv.storage_class<PushConstant>>) { return }
func.func @f147(%a: memref<4xf8E4M3FN, #spirv.storage_class<PushConstant>>) { return }
func.func @f149(%a: memref<4xf32>) { return }
func.func @f151(%a: memref<*xf32>) { return }
func.func @f153(%a: memref<4x4xf32, strided<[8, 1], offset: 3>, #spirv.storage_class<Uniform>>) { return }
func.func @f155(%a: memref<4x4xi4, strided<[8, 1], offset: 3>, #spirv.storage_class<Uniform>>) { return }
func.func @r(%a: i32) -> i32 attributes {x.y} { return %a : i32 }
func.func @r2(%a: i32, %b: i8 {x.z}) -> (i32, i32) { return %a, %a : i32, i32 }
func.func @n(%a: i8) { return }
func.func private @d(i8) -> (f16 {x.q})
func.func @c(%a: i32, %b: i8, %c: i1) -> i32 {
  %0 = call @r(%a) {x.w} : (i32) -> i32
  call @n(%b) : (i8) -> ()
  %1 = call @d(%b) : (i8) -> f16
  return %0 : i32
}
func.func @br(%a: i32, %b: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%c: i32):
  return %c : i32
}
}
