// expected-error @below {{expected single integer for array element count}}
func.func private @f(!spirv.array<f32>)

// -----

// expected-error @below {{expected array length greater than 0}}
func.func private @f(!spirv.array<0xf32>)

// -----

// expected-error @below {{expected single integer for array element count}}
func.func private @f(!spirv.array<4x3xf32>)

// -----

// expected-error @below {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.array<4xi7>)

// -----

// expected-error @below {{cannot use 'tensor<4xf32>' to compose SPIR-V types}}
func.func private @f(!spirv.array<4xtensor<4xf32>>)

// -----

// expected-error @below {{vector length has to be less than or equal to 4 but found 5}}
func.func private @f(!spirv.array<4xvector<5xf32>>)

// -----

// expected-error @below {{only 1-D vector allowed but found 'vector<2x2xf32>'}}
func.func private @f(!spirv.array<4xvector<2x2xf32>>)

// -----

// expected-error @below {{cannot use 'index' to compose SPIR-V types}}
func.func private @f(!spirv.array<4xbf16>, !spirv.array<4xindex>)

// -----

// expected-error @below {{ArrayStride must be greater than zero}}
func.func private @f(!spirv.array<4xf32, stride=0>)

// -----

// expected-error @below {{expected 'stride'}}
func.func private @f(!spirv.array<4xf32, foo=1>)

// -----

// expected-error @below {{expected static shape}}
func.func private @f(!spirv.array<?xf32>)

// -----

// expected-error @below {{expected '<'}}
func.func private @f(!spirv.array 4xf32>)

// -----

// expected-error @below {{expected 'x' in dimension list}}
func.func private @f(!spirv.array<4 f32>)

// -----

// expected-error @below {{expected single integer for array element count}}
func.func private @f(!spirv.array<-3xf32>)

// -----

// expected-error @below {{expected single integer for array element count}}
func.func private @f(!spirv.array<*xf32>)

// -----

// expected-error @below {{expected single integer for array element count}}
func.func private @f(!spirv.array<>)

// -----

// expected-error @below {{expected '<'}}
func.func private @f(!spirv.array)

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!spirv.array<4xf32)

// -----

// expected-error @below {{expected non-function type}}
func.func private @f(!spirv.rtarray<4xf32>)

// -----

// expected-error @below {{expected ','}}
func.func private @f(!spirv.ptr<f32>)

// -----

// expected-error @below {{unknown storage class: Foo}}
func.func private @f(!spirv.ptr<f32, Foo>)

// -----

// expected-error @below {{cannot use 'memref<3xf32>' to compose SPIR-V types}}
func.func private @f(!spirv.ptr<memref<3xf32>, Uniform>)

// -----

// expected-error @below {{unknown SPIR-V type: foo}}
func.func private @f(!spirv.foo<memref<3xf32>, Uniform>)

// -----

// expected-error @below {{expected row and column count}}
func.func private @f(!spirv.coopmatrix<8xi32, Subgroup, MatrixA>)

// -----

// expected-error @below {{invalid scope <id> attribute specification: Sub}}
func.func private @f(!spirv.coopmatrix<8x16xi32, Sub, MatrixA>)

// -----

// expected-error @below {{invalid use <id> attribute specification: MatrixF}}
func.func private @f(!spirv.coopmatrix<8x16xi32, Subgroup, MatrixF>)

// -----

// expected-error @below {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
func.func private @f(!spirv.matrix<3xvector<5xf32>>)

// -----

// expected-error @below {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @f(!spirv.matrix<5xvector<3xf32>>)

// -----

// expected-error @below {{matrix columns' elements must be of Float type, got 'i32'}}
func.func private @f(!spirv.matrix<3xvector<3xi32>>)

// -----

// expected-error @below {{expected single unsigned integer for number of columns}}
func.func private @f(!spirv.matrix<3x3xvector<3xf32>>)

// -----

// expected-error @below {{matrix must be composed using vector type, got 'f32'}}
func.func private @f(!spirv.matrix<3xf32>)

// -----

// expected-error @below {{only 1-D vector allowed but found 'vector<2x3xf32>'}}
func.func private @f(!spirv.matrix<3xvector<2x3xf32>>)

// -----

// expected-error @below {{unknown attribute: 'Unknow'}}
func.func private @f(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknow>)

// -----

// expected-error @below {{expected ','}}
func.func private @f(!spirv.image<f32, Dim1D, NoDepth, NonArrayed>)

// -----

// expected-error @below {{unknown attribute: 'Dim1Q'}}
func.func private @f(!spirv.image<f32, Dim1Q, NoDepth, NonArrayed>)

// -----

// expected-error @below {{unknown attribute: 'NoDepth'}}
func.func private @f(!spirv.image<f32, NoDepth, NonArrayed>)

// -----

// expected-error @below {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

// expected-error @below {{sampled image must be composed using image type, got 'f32'}}
func.func private @f(!spirv.sampled_image<f32>)

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!spirv.sampled_image<f32)

// -----

// expected-error @below {{offset specification must be given for all members}}
func.func private @f(!spirv.struct<(f32 [0], i32 [4])>, !spirv.struct<()>, !spirv.struct<(f32, i32)>, !spirv.struct<(f32 [NonWritable], i32 [4, NonReadable, NonWritable])>)

// -----

// expected-error @below {{expected '('}}
func.func private @f(!spirv.struct<a, (f32 [0], i32 [4, NonReadable])>, !spirv.struct<empty, ()>, !spirv.struct<"b c", (f32, i32)>)

// -----

// expected-error @below {{offset specification must be given for all members}}
func.func private @f(!spirv.struct<(f32 [0], i32)>)

// -----

// expected-error @below {{offset specification must be given for all members}}
func.func private @f(!spirv.struct<(f32, i32 [4])>)

// -----

// expected-error @below {{unknown attribute: 'Foo'}}
func.func private @f(!spirv.struct<(f32 [0, Foo])>)

// -----

// expected-error @below {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!spirv.struct<(f32 [0]>)

// -----

// expected-error @below {{recursive struct reference not nested in struct definition}}
func.func private @f(!spirv.struct<f32>)

// -----

// expected-error @below {{recursive struct reference not nested in struct definition}}
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, StorageBuffer>)>)

// -----

// expected-error @below {{identifier already used for an enclosing struct}}
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a, (i32)>, StorageBuffer>)>)

// -----

// expected-error @below {{recursive struct reference not nested in struct definition}}
func.func private @f(!spirv.struct<a>)

// -----

// expected-error @below {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @f(!spirv.arm.tensor<2x?xi32>)

// -----

// expected-error @below {{arm.tensors do not support rank zero}}
func.func private @f(!spirv.arm.tensor<i32>)

// -----

// expected-error @below {{arm.tensors do not support zero dimensions}}
func.func private @f(!spirv.arm.tensor<0xi32>)

// -----

// expected-error @below {{only 1/8/16/32/64-bit integer type allowed but found 'i21'}}
func.func private @f(!spirv.arm.tensor<4xi21>)
