//! error 1:41: invalid LLVM structure element type: '!llvm.void'
func.func private @f(!llvm.struct<"a", (i32, !llvm.void)>)
// -----
//! error 1:46: expected '>'
func.func private @f(!llvm.struct<"a", opaque, i32>)
// -----
//! error 1:41: expected '('
func.func private @f(!llvm.struct<packed i32>)
// -----
//! error 1:34: unbalanced '(' character in pretty dialect name
func.func private @f(!llvm.struct<(i32>)
// -----
//! error 1:35: expected '('
func.func private @f(!llvm.struct<>)
// -----
//! error 1:38: struct without a body only allowed in a recursive struct
func.func private @f(!llvm.struct<"a">)
// -----
//! error 1:51: struct without a body only allowed in a recursive struct
func.func private @f(!llvm.struct<"a", (struct<"b">)>)
// -----
//! error 1:35: expected '('
func.func private @f(!llvm.struct<a, (i32)>)
// -----
//! error 1:35: expected '('
func.func private @f(!llvm.struct<foo>)
// -----
//! error 1:33: invalid array element type: '!llvm.void'
func.func private @f(!llvm.array<4 x !llvm.void>)
// -----
//! error 1:35: expected 'x'
func.func private @f(!llvm.array<4xf32>)
// -----
//! error 1:34: expected integer value
//! error 1:34: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
func.func private @f(!llvm.array<? x f32>)
// -----
//! error 1:35: expected 'x'
func.func private @f(!llvm.array<4x4 x f32>)
// -----
//! error 1:34: expected integer value
//! error 1:34: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
func.func private @f(!llvm.array<f32>)
// -----
//! error 1:45: expected non-function type
func.func private @f(!llvm.array<4 x vector<?xf32>>)
// -----
//! error 1:36: expected '('
func.func private @f(!llvm.func<i32>)
// -----
//! error 1:42: expected ')'
func.func private @f(!llvm.func<void (..., i32)>)
// -----
//! error 1:32: invalid function result type: '!llvm.label'
func.func private @f(!llvm.func<!llvm.label ()>)
// -----
//! error 1:32: expected integer value
//! error 1:32: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
func.func private @f(!llvm.ptr<i32>)
// -----
//! error 1:33: expected '>'
func.func private @f(!llvm.ptr<1 : i32>)
// -----
//! error 1:32: integer value too large
//! error 1:42: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
func.func private @f(!llvm.ptr<4294967296>)
// -----
//! error 1:32: expected integer value
//! error 1:32: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
func.func private @f(!llvm.ptr<"a">)
// -----
//! error 1:28: unknown LLVM type: vec
func.func private @f(!llvm.vec<4 x i32>)
// -----
//! error 1:28: unknown LLVM type: vec
func.func private @f(!llvm.vec<? x 4 x i32>)
// -----
//! error 1:28: unknown LLVM type: vec
func.func private @f(!llvm.vec<4 x ptr>)
// -----
//! error 1:43: failed to parse parameter list for target extension type
func.func private @f(!llvm.target<"a", 1, i32>)
// -----
//! error 1:35: expected string
//! error 1:35: failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`
func.func private @f(!llvm.target<a>)
// -----
//! error 1:28: unknown LLVM type: foo
func.func private @f(!llvm.foo)
// -----
//! error 1:40: invalid kind of type specified
func.func private @f(!quant.uniform<i8:i32, 1.0>)
// -----
//! error 1:40: illegal storage type minimum: -129
func.func private @f(!quant.uniform<i8<-129:127>:f32, 1.0>)
// -----
//! error 1:29: illegal storage min and storage max: (0:0)
func.func private @f(!quant.uniform<i8<0:0>:f32, 1.0>)
// -----
//! error 1:29: illegal storage min and storage max: (5:1)
func.func private @f(!quant.uniform<i8<5:1>:f32, 1.0>)
// -----
//! error 1:49: scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]
func.func private @f(!quant.uniform<u8:f32, -1.0>)
// -----
//! error 1:48: scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]
func.func private @f(!quant.uniform<u8:f32, 0.0>)
// -----
//! error 1:45: unexpected decimal integer literal for a floating point value
//! note 1:45: add a trailing dot to make the literal a float
func.func private @f(!quant.uniform<u8:f32, 1>)
// -----
//! error 1:45: expected floating point literal
func.func private @f(!quant.uniform<u8:f32, abc>)
// -----
//! error 1:48: expected floating point literal
func.func private @f(!quant.uniform<u8:f32:0, {}>)
// -----
//! error 1:29: illegal quantized dimension: -1
func.func private @f(!quant.uniform<u8:f32:-1, {1.0}>)
// -----
//! error 1:74: tensor literal is invalid; ranks are not consistent between elements
func.func private @f(!quant.uniform<u8:f32:{0:2, 1:1}, {{1.0}, {3.0, 4.0}}>)
// -----
//! error 1:29: illegal block size: 0
func.func private @f(!quant.uniform<u8:f32:{0:0}, {{1.0}}>)
// -----
//! error 1:51: scale 1.000000e+10 out of expressed type range [5.960464e-08, 6.550400e+04]
func.func private @f(!quant.uniform<u8:f16, 1.0e10>)
// -----
//! error 1:52: scale 1.000000e-10 out of expressed type range [5.960464e-08, 6.550400e+04]
func.func private @f(!quant.uniform<u8:f16, 1.0e-10>)
// -----
//! error 1:51: scale 1.000000e+40 out of expressed type range [1.401298e-45, 3.402823e+38]
func.func private @f(!quant.uniform<u8:f32, 1.0e40>)
// -----
//! error 1:36: invalid kind of type specified
func.func private @f(!quant.any<i8:index>)
// -----
//! error 1:29: illegal min and max: (1.000000e+00:-1.000000e+00)
func.func private @f(!quant.calibrated<f32<1.0:-1.0>>)
// -----
//! error 1:40: invalid kind of type specified
//! error 1:40: expecting float expressed type
func.func private @f(!quant.calibrated<i32<1.0:2.0>>)
// -----
//! error 1:29: unknown quantized type foo
func.func private @f(!quant.foo<i8>)
// -----
//! error 1:35: !emitc.lvalue must wrap supported emitc type, but got '!emitc.lvalue<i32>'
func.func private @f(!emitc.lvalue<!emitc.lvalue<i32>>)
// -----
//! error 1:35: !emitc.lvalue cannot wrap !emitc.array type
func.func private @f(!emitc.lvalue<!emitc.array<4xi32>>)
// -----
//! error 1:35: !emitc.lvalue must wrap supported emitc type, but got 'memref<4xi32>'
func.func private @f(!emitc.lvalue<memref<4xi32>>)
// -----
//! error 1:37: invalid array element type ''tensor<4xf32>''
func.func private @f(!emitc.array<4xtensor<4xf32>>)
// -----
//! error 1:29: shape must not be empty
func.func private @f(!emitc.array<i32>)
// -----
//! error 1:35: expected static shape
func.func private @f(!emitc.array<?xi32>)
// -----
//! error 1:37: invalid array element type ''!emitc.array<4xi32>''
func.func private @f(!emitc.array<4x!emitc.array<4xi32>>)
// -----
//! error 1:35: expected non empty string in !emitc.opaque type
func.func private @f(!emitc.opaque<"">)
// -----
//! error 1:35: pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead
func.func private @f(!emitc.opaque<"int*">)
// -----
//! error 1:36: expected string
//! error 1:36: failed to parse EmitC_OpaqueType parameter 'value' which is to be a `::llvm::StringRef`
func.func private @f(!emitc.opaque<int>)
// -----
//! error 1:29: unknown  type `foo` in dialect `emitc`
func.func private @f(!emitc.foo)
// -----
//! error 1:27: operand expected to be one of AOp, BOp or COp
func.func private @f(!gpu.mma_matrix<16x16xf16, "FooOp">)
// -----
//! error 1:27: MMAMatrixType must have exactly two dimensions
func.func private @f(!gpu.mma_matrix<16xf16, "AOp">)
// -----
//! error 1:27: MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64
func.func private @f(!gpu.mma_matrix<16x16xi64, "AOp">)
// -----
//! error 1:47: expected ','
func.func private @f(!gpu.mma_matrix<16x16xf16>)
// -----
//! error 1:38: expected static shape
func.func private @f(!gpu.mma_matrix<?x16xf16, "AOp">)
// -----
//! error 1:27: unknown gpu type: foo
func.func private @f(!gpu.foo)
// -----
//! error 1:27: unknown gpu type: sparse.foo
func.func private @f(!gpu.sparse.foo)
// -----
//! error 1:29: unknown  type `foo` in dialect `shape`
func.func private @f(!shape.foo)
// -----
//! error 1:34: unbalanced '<' character in pretty dialect name
func.func private @f(!async.value<i32)
// -----
//! error 1:29: unknown  type `foo` in dialect `async`
func.func private @f(!async.foo)
// -----
//! error 1:36: expected string
//! error 1:36: failed to parse Transform_OperationType parameter 'operation_name' which is to be a `::llvm::StringRef`
func.func private @f(!transform.op<foo>)
// -----
//! error 1:33: unknown type mnemonic: foo
func.func private @f(!transform.foo)
// -----
//! error 1:39: expected non-function type
//! error 1:39: failed to parse Transform_ParamType parameter 'type' which is to be a `::mlir::Type`
func.func private @f(!transform.param<"a">)
// -----
//! error 1:28: unknown  type `foo` in dialect `irdl`
func.func private @f(!irdl.foo)
// -----
//! error 1:27: invalid 'pdl' type: `i32'
func.func private @f(!pdl.range<i32>)
// -----
//! error 1:27: unknown  type `foo` in dialect `pdl`
func.func private @f(!pdl.foo)
// -----
//! error 1:29: expected non-zero rank tensor
func.func private @f(!xegpu.tensor_desc<f32>)
// -----
//! error 1:50: expected attribute value
func.func private @f(!xegpu.tensor_desc<8x16xf32, foo>)
// -----
//! error 1:90: expected ::mlir::xegpu::MemorySpace to be one of: global, slm
//! error 1:93: failed to parse XeGPU_MemorySpaceAttr parameter 'value' which is to be a `::mlir::xegpu::MemorySpace`
//! error 1:93: failed to parse XeGPU_BlockTensorDescAttr parameter 'memory_space' which is to be a `MemorySpaceAttr`
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = foo>>)
// -----
//! error 1:64: expected lane_data and lane_layout to have the same rank
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1]>>)
// -----
//! error 1:29: unknown  type `foo` in dialect `xegpu`
func.func private @f(!xegpu.foo)
// -----
//! error 1:85: expected ::mlir::nvgpu::TensorMapSwizzleKind to be one of: none, swizzle_32b, swizzle_64b, swizzle_128b
//! error 1:88: failed to parse NVGPU_TensorMapDescriptor parameter 'swizzle' which is to be a `::mlir::nvgpu::TensorMapSwizzleKind`
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<64xf32>, swizzle = foo, l2promo = none, oob = zero, interleave = none>)
// -----
//! error 1:60: struct is missing required parameter: memorySpace
func.func private @f(!nvgpu.mbarrier.group<num_barriers = 2>)
// -----
//! error 1:64: invalid kind of type specified: expected builtin.vector, but found 'f32'
//! error 1:67: failed to parse NVGPU_WarpgroupAccumulator parameter 'fragmented' which is to be a `VectorType`
func.func private @f(!nvgpu.warpgroup.accumulator<fragmented = f32>)
// -----
//! error 1:29: unknown  type `foo` in dialect `nvgpu`
func.func private @f(!nvgpu.foo)
// -----
//! error 1:48: expected '<'
//! error 1:48: failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
func.func private @f(!sparse_tensor.iter_space<f32>)
// -----
//! error 1:37: expect larger level upper bound than lower bound
func.func private @f(!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1 to 1>)
// -----
//! error 1:37: expect larger level upper bound than lower bound
func.func private @f(!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1 to 0>)
// -----
//! error 1:37: expect larger level upper bound than lower bound
func.func private @f(!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = -1>)
// -----
//! error 1:55: expected '<'
//! error 1:55: failed to parse SparseTensor_StorageSpecifier parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
func.func private @f(!sparse_tensor.storage_specifier<f32>)
// -----
//! error 1:37: unknown  type `foo` in dialect `sparse_tensor`
func.func private @f(!sparse_tensor.foo)
// -----
//! error 1:27: unknown  type `foo` in dialect `omp`
func.func private @f(!omp.foo)
// -----
//! error 1:27: unknown  type `foo` in dialect `acc`
func.func private @f(!acc.foo)
// -----
//! error 1:33: invalid rank (must be >= 0): -1
func.func private @f(!tosa.shape<-1>)
// -----
//! error 1:34: expected integer value
//! error 1:34: failed to parse Tosa_Shape parameter 'rank' which is to be a `int`
func.func private @f(!tosa.shape<a>)
// -----
//! error 1:28: unknown  type `foo` in dialect `tosa`
func.func private @f(!tosa.foo)
// -----
//! error 1:27: unknown  type `foo` in dialect `ptr`
func.func private @f(!ptr.foo)
// -----
//! error 1:29: bit-vector must have at least a width of one
func.func private @f(!smt.bv<0>)
// -----
//! error 1:29: bit-vector must have at least a width of one
func.func private @f(!smt.bv<-1>)
// -----
//! error 1:33: expected '['
func.func private @f(!smt.array<i32 -> !smt.bool>)
// -----
//! error 1:32: domain must be any SMT value type
func.func private @f(!smt.array<[i32 -> !smt.bool]>)
// -----
//! error 1:31: domain types must be any non-function SMT type
func.func private @f(!smt.func<(i32) !smt.bool>)
// -----
//! error 1:33: expected non-function type
//! error 1:33: failed to parse SMTFuncType parameter 'domainTypes' which is to be a `::llvm::ArrayRef<mlir::Type>`
func.func private @f(!smt.func<() !smt.bool>)
// -----
//! error 1:31: sort parameter types must be any non-function SMT type
func.func private @f(!smt.sort<"a"[i32]>)
// -----
//! error 1:27: unknown  type `foo` in dialect `smt`
func.func private @f(!smt.foo)
// -----
//! error 1:36: expected 'ref'
func.func private @f(!wasmssa.local<f32>)
// -----
//! error 1:36: expected 'ref'
func.func private @f(!wasmssa.local<ref to f32>)
// -----
//! error 1:36: expected 'ref'
func.func private @f(!wasmssa.local<ref to index>)
// -----
//! error 1:36: expected ')'
func.func private @f(!wasmssa.limit[1:2])
// -----
//! error 1:36: expected ')'
func.func private @f(!wasmssa.limit[2:1])
// -----
//! error 1:40: expected ')'
func.func private @f(!wasmssa.tabletype !wasmssa.funcref[1:2])
// -----
//! error 1:27: unknown  type `foo` in dialect `mpi`
func.func private @f(!mpi.foo)
// -----
//! error 1:30: unknown  type `foo` in dialect `amdgpu`
func.func private @f(!amdgpu.foo)
// -----
//! error 1:30: dialect 'memref' provides no type parsing hook
func.func private @f(!memref.foo)
// -----
//! error 1:31: dialect 'builtin' provides no type parsing hook
func.func private @f(!builtin.foo)
// -----
//! error 1:33: dialect 'x86vector' provides no type parsing hook
func.func private @f(!x86vector.foo)
// -----
//! error 1:31: dialect 'arm_sme' provides no type parsing hook
func.func private @f(!arm_sme.foo)
// -----
//! error 1:29: dialect 'arith' provides no type parsing hook
func.func private @f(!arith.foo)
// -----
//! error 1:30: dialect 'vector' provides no type parsing hook
func.func private @f(!vector.foo)
// -----
//! error 1:26: dialect 'ub' provides no type parsing hook
func.func private @f(!ub.foo)
// -----
//! error 1:28: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo
//! error 1:31: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
"a.b"() {a = #llvm.linkage<foo>} : () -> ()
// -----
//! error 1:26: expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: foo
//! error 1:29: failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`
"a.b"() {a = #llvm.cconv<foo>} : () -> ()
// -----
//! error 1:26: expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: cc
//! error 1:28: failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`
"a.b"() {a = #llvm.cconv<cc<-1>>} : () -> ()
// -----
//! error 1:29: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast
//! error 1:32: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
"a.b"() {a = #llvm.fastmath<foo>} : () -> ()
// -----
//! error 1:31: expected 'in'
"a.b"() {a = #llvm.di_file<"a">} : () -> ()
// -----
//! error 1:34: expected attribute value
//! error 1:35: failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_file<"a" in b>} : () -> ()
// -----
//! error 1:65: invalid kind of attribute specified
//! error 1:66: failed to parse LLVM_DIBasicTypeAttr parameter 'name' which is to be a `StringAttr`
"a.b"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = 1>} : () -> ()
// -----
//! error 1:43: expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo
//! error 1:46: failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`
"a.b"() {a = #llvm.memory_effects<other = foo>} : () -> ()
// -----
//! error 1:62: expected ','
"a.b"() {a = #llvm.memory_effects<other = none, argMem = none>} : () -> ()
// -----
//! error 1:35: target features must start with '+' or '-'
"a.b"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
//! error 1:37: invalid kind of attribute specified
//! error 1:38: failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`
"a.b"() {a = #llvm.target_features<[1]>} : () -> ()
// -----
//! error 1:42: duplicate or unknown struct parameter name: foo
"a.b"() {a = #llvm.loop_annotation<foo = 1>} : () -> ()
// -----
//! error 1:55: invalid kind of attribute specified
//! error 1:56: failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`
"a.b"() {a = #llvm.loop_annotation<disableNonforced = 1>} : () -> ()
// -----
//! error 1:41: invalid kind of attribute specified
//! error 1:42: failed to parse LLVM_VecTypeHintAttr parameter 'hint' which is to be a `TypeAttr`
"a.b"() {a = #llvm.vec_type_hint<hint = 1>} : () -> ()
// -----
//! error 1:35: invalid kind of attribute specified
//! error 1:36: failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`
"a.b"() {a = #llvm.tbaa_root<id = 1>} : () -> ()
// -----
//! error 1:43: expected ','
"a.b"() {a = #llvm.tbaa_type_desc<id = "a">} : () -> ()
// -----
//! error 1:35: invalid kind of type specified: expected builtin.integer, but found 'f32'
"a.b"() {a = #llvm.constant_range<f32, 0, 4>} : () -> ()
// -----
//! error 1:37: expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: foo
//! error 1:40: failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`
"a.b"() {a = #llvm.framePointerKind<foo>} : () -> ()
// -----
//! error 1:33: expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private
//! error 1:36: failed to parse GPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::gpu::AddressSpace`
"a.b"() {a = #gpu.address_space<foo>} : () -> ()
// -----
//! error 1:25: expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9
//! error 1:28: failed to parse GPUBlockMappingAttr parameter 'block' which is to be a `::mlir::gpu::MappingId`
"a.b"() {a = #gpu.block<foo>} : () -> ()
// -----
//! error 1:26: expected attribute value
//! error 1:26: failed to parse GPU_ObjectAttr parameter 'target' which is to be a `Attribute`
"a.b"() {a = #gpu.object<foo>} : () -> ()
// -----
//! error 1:25: the target attribute must implement or promise the `gpu::TargetAttrInterface`
"a.b"() {a = #gpu.object<#gpu.select_object, "a">} : () -> ()
// -----
//! error 1:49: expected '>'
"a.b"() {a = #gpu.object<#nvvm.target, bin = "a", foo = 1>} : () -> ()
// -----
//! error 1:44: expected ::mlir::gpu::Processor to be one of: block_x, block_y, block_z, thread_x, thread_y, thread_z, sequential
//! error 1:47: failed to parse ParallelLoopDimMappingAttr parameter 'processor' which is to be a `::mlir::gpu::Processor`
"a.b"() {a = #gpu.loop_dim_map<processor = foo, map = (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()
// -----
//! error 1:32: the object index must be positive
"a.b"() {a = #gpu.select_object<-1>} : () -> ()
// -----
//! error 1:26: The optimization level must be a number between 0 and 3.
"a.b"() {a = #nvvm.target<O = 9>} : () -> ()
// -----
//! error 1:41: expected string
//! error 1:41: failed to parse NVVM_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`
"a.b"() {a = #nvvm.target<O = 2, chip = 1>} : () -> ()
// -----
//! error 1:33: duplicate or unknown struct parameter name: foo
"a.b"() {a = #nvvm.target<foo = 1>} : () -> ()
// -----
//! error 1:38: expected ','
"a.b"() {a = #nvvm.shape<m = 1, n = 2>} : () -> ()
// -----
//! error 1:29: expected ::mlir::NVVM::MMATypes to be one of: f16, f32, tf32, bf16, s8, u8, s32, s4, u4, b1, f64, e4m3, e5m2, e3m2, e2m3, e2m1
//! error 1:32: failed to parse MMATypesAttr parameter 'value' which is to be a `::mlir::NVVM::MMATypes`
"a.b"() {a = #nvvm.mma_type<foo>} : () -> ()
// -----
//! error 1:34: expected string
//! error 1:34: failed to parse ROCDL_TargetAttr parameter 'abi' which is to be a `::llvm::StringRef`
"a.b"() {a = #rocdl.target<abi = 500>} : () -> ()
// -----
//! error 1:32: unknown capability: Foo
"a.b"() {a = #spirv.vce<v1.0, [Foo], []>} : () -> ()
// -----
//! error 1:25: unknown version: v9.0
"a.b"() {a = #spirv.vce<v9.0, [], []>} : () -> ()
// -----
//! error 1:42: unknown extension: SPV_foo
"a.b"() {a = #spirv.vce<v1.0, [Shader], [SPV_foo]>} : () -> ()
// -----
//! error 1:29: expected ','
"a.b"() {a = #spirv.vce<v1.0>} : () -> ()
// -----
//! error 1:68: unknown client API: Foo
"a.b"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Foo, #spirv.resource_limits<>>} : () -> ()
// -----
//! error 1:43: duplicate or unknown struct parameter name: foo
"a.b"() {a = #spirv.entry_point_abi<foo = [1]>} : () -> ()
// -----
//! error 1:47: unknown storage class: Foo
"a.b"() {a = #spirv.interface_var_abi<(1, 2), Foo>} : () -> ()
// -----
//! error 1:41: expected ','
"a.b"() {a = #spirv.interface_var_abi<(1), Uniform>} : () -> ()
// -----
//! error 1:32: expected ::mlir::spirv::Decoration to be one of: RelaxedPrecision, SpecId, Block, BufferBlock, RowMajor, ColMajor, ArrayStride, MatrixStride, GLSLShared, GLSLPacked, CPacked, BuiltIn, NoPerspective, Flat, Patch, Centroid, Sample, Invariant, Restrict, Aliased, Volatile, Constant, Coherent, NonWritable, NonReadable, Uniform, UniformId, SaturatedConversion, Stream, Location, Component, Index, Binding, DescriptorSet, Offset, XfbBuffer, XfbStride, FuncParamAttr, FPRoundingMode, FPFastMathMode, LinkageAttributes, NoContraction, InputAttachmentIndex, Alignment, MaxByteOffset, AlignmentId, MaxByteOffsetId, NoSignedWrap, NoUnsignedWrap, ExplicitInterpAMD, OverrideCoverageNV, PassthroughNV, ViewportRelativeNV, SecondaryViewportRelativeNV, PerPrimitiveEXT, PerVertexKHR, NonUniform, RestrictPointer, AliasedPointer, BindlessSamplerNV, BindlessImageNV, BoundSamplerNV, BoundImageNV, SIMTCallINTEL, ReferencedIndirectlyINTEL, ClobberINTEL, SideEffectsINTEL, VectorComputeVariableINTEL, FuncParamIOKindINTEL, VectorComputeFunctionINTEL, StackCallINTEL, GlobalVariableOffsetINTEL, CounterBuffer, UserSemantic, UserTypeGOOGLE, FunctionRoundingModeINTEL, FunctionDenormModeINTEL, RegisterINTEL, MemoryINTEL, NumbanksINTEL, BankwidthINTEL, MaxPrivateCopiesINTEL, SinglepumpINTEL, DoublepumpINTEL, MaxReplicatesINTEL, SimpleDualPortINTEL, MergeINTEL, BankBitsINTEL, ForcePow2DepthINTEL, BurstCoalesceINTEL, CacheSizeINTEL, DontStaticallyCoalesceINTEL, PrefetchINTEL, StallEnableINTEL, FuseLoopsInFunctionINTEL, AliasScopeINTEL, NoAliasINTEL, BufferLocationINTEL, IOPipeStorageINTEL, FunctionFloatingPointModeINTEL, SingleElementVectorINTEL, VectorComputeCallableFunctionINTEL, MediaBlockIOINTEL, CacheControlLoadINTEL, CacheControlStoreINTEL
//! error 1:35: failed to parse SPIRV_DecorationAttr parameter 'value' which is to be a `::mlir::spirv::Decoration`
"a.b"() {a = #spirv.decoration<Foo>} : () -> ()
// -----
//! error 1:43: duplicate or unknown struct parameter name: foo
"a.b"() {a = #spirv.resource_limits<foo = 1>} : () -> ()
// -----
//! error 1:36: expected ::mlir::spirv::ImageOperands to be one of: None, Bias, Lod, Grad, ConstOffset, Offset, ConstOffsets, Sample, MinLod, MakeTexelAvailable, MakeTexelVisible, NonPrivateTexel, VolatileTexel, SignExtend, Offsets, ZeroExtend, Nontemporal
//! error 1:39: failed to parse SPIRV_ImageOperandsAttr parameter 'value' which is to be a `::mlir::spirv::ImageOperands`
"a.b"() {a = #spirv.image_operands<Foo>} : () -> ()
// -----
//! error 1:76: expected ::mlir::spirv::LinkageType to be one of: Export, Import, LinkOnceODR
//! error 1:79: failed to parse SPIRV_LinkageTypeAttr parameter 'value' which is to be a `::mlir::spirv::LinkageType`
//! error 1:79: failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_type' which is to be a `mlir::spirv::LinkageTypeAttr`
"a.b"() {a = #spirv.linkage_attributes<linkage_name = "a", linkage_type = <Foo>>} : () -> ()
// -----
//! error 1:20: repeated DLTI key: i32
"a.b"() {a = #dlti.dl_spec<i32 = 1, i32 = 2>} : () -> ()
// -----
//! error 1:20: repeated DLTI key: i32
"a.b"() {a = #dlti.dl_spec<#dlti.dl_entry<i32, 1>, #dlti.dl_entry<i32, 2>>} : () -> ()
// -----
//! error 1:29: expected a type or a quoted string
"a.b"() {a = #dlti.dl_entry<1, 2>} : () -> ()
// -----
//! error 1:20: repeated DLTI key: "a"
"a.b"() {a = #dlti.map<"a" = 1, "a" = 2>} : () -> ()
// -----
//! error 1:24: invalid kind of attribute specified
"a.b"() {a = #dlti.map<1 = 2>} : () -> ()
// -----
//! error 1:20: value associated with key "a" is not a DLTI device spec
"a.b"() {a = #dlti.target_system_spec<"a" = 1>} : () -> ()
// -----
//! error 1:20: repeated device ID in dlti.target_system_spec: "CPU"
"a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} : () -> ()
// -----
//! error 1:29: unknown attribute `dim_slice` in dialect `sparse_tensor`
"a.b"() {a = #sparse_tensor.dim_slice<-1, 2, 3>} : () -> ()
// -----
//! error 1:29: unknown attribute `crd_trans_kind` in dialect `sparse_tensor`
"a.b"() {a = #sparse_tensor<crd_trans_kind foo>} : () -> ()
// -----
//! error 1:34: expected ::mlir::tosa::RoundingMode to be one of: SINGLE_ROUND, INEXACT_ROUND, DOUBLE_ROUND
//! error 1:37: failed to parse Tosa_RoundingModeAttr parameter 'value' which is to be a `::mlir::tosa::RoundingMode`
"a.b"() {a = #tosa.rounding_mode<FOO>} : () -> ()
// -----
//! error 1:28: expected string
//! error 1:28: failed to parse EmitC_OpaqueAttr parameter 'value' which is to be a `::llvm::StringRef`
"a.b"() {a = #emitc.opaque<1>} : () -> ()
// -----
//! error 1:27: expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf
//! error 1:30: failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`
"a.b"() {a = #vector.kind<foo>} : () -> ()
// -----
//! error 1:34: expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close
//! error 1:37: failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`
"a.b"() {a = #vector.punctuation<foo>} : () -> ()
// -----
//! error 1:36: expected ::mlir::utils::IteratorType to be one of: parallel, reduction
//! error 1:39: failed to parse IteratorTypeEnum parameter 'value' which is to be a `::mlir::utils::IteratorType`
"a.b"() {a = #linalg.iterator_type<foo>} : () -> ()
// -----
//! error 1:30: expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
//! error 1:33: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
"a.b"() {a = #arith.fastmath<foo>} : () -> ()
// -----
//! error 1:30: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
//! error 1:38: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
"a.b"() {a = #arith.overflow<nsw, foo>} : () -> ()
// -----
//! error 1:35: expected valid keyword or string
//! error 1:35: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
"a.b"() {a = #arith.fastmath<fast,>} : () -> ()
// -----
//! error 1:28: expected valid keyword or string
//! error 1:28: failed to parse Shard_ReductionKindAttr parameter 'value' which is to be a `::mlir::shard::ReductionKind`
"a.b"() {a = #shard.partial<foo>} : () -> ()
// -----
//! error 1:25: unknown attribute `foo` in dialect `transform`
"a.b"() {a = #transform.foo} : () -> ()
// -----
//! error 1:31: expected valid keyword or string
//! error 1:31: failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`
"a.b"() {a = #irdl.variadicity<foo>} : () -> ()
// -----
//! error 1:39: expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic
//! error 1:42: failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`
//! error 1:42: failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`
"a.b"() {a = #irdl.variadicity_array[ foo]} : () -> ()
// -----
//! error 1:27: expected at least one of sg_layout, inst_data or lane_layout
"a.b"() {a = #xegpu.layout<>} : () -> ()
// -----
//! error 1:27: expected sg_data and sg_layout to have the same rank
"a.b"() {a = #xegpu.layout<sg_layout = [1], sg_data = [1, 2]>} : () -> ()
// -----
//! error 1:34: duplicate or unknown struct parameter name: foo
"a.b"() {a = #xegpu.layout<foo = [1]>} : () -> ()
// -----
//! error 1:26: invalid dim (2) in slice attribute.
"a.b"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [2]>} : () -> ()
// -----
//! error 1:32: expected valid keyword or string
//! error 1:32: failed to parse XeGPU_FenceScopeAttr parameter 'value' which is to be a `::mlir::xegpu::FenceScope`
"a.b"() {a = #xegpu.fence_scope<foo>} : () -> ()
// -----
//! error 1:28: expected valid keyword or string
//! error 1:28: failed to parse TensorMapSwizzleAttr parameter 'value' which is to be a `::mlir::nvgpu::TensorMapSwizzleKind`
"a.b"() {a = #nvgpu.swizzle<foo>} : () -> ()
// -----
//! error 1:40: expected ::mlir::amdgpu::sched_barrier_opt_enum to be one of: none, non_mem_non_sideffect, valu, salu, mfma_wmma, all_vmem, vmem_read, vmem_write, all_ds, ds_read, ds_write, transcendental
//! error 1:43: failed to parse AMDGPU_SchedBarrierOpOptAttr parameter 'value' which is to be a `::mlir::amdgpu::sched_barrier_opt_enum`
"a.b"() {a = #amdgpu.sched_barrier_opt<foo>} : () -> ()
// -----
//! error 1:36: expected ::mlir::amdgpu::AddressSpace to be one of: fat_raw_buffer, buffer_rsrc, fat_structured_buffer
//! error 1:39: failed to parse AMDGPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::amdgpu::AddressSpace`
"a.b"() {a = #amdgpu.address_space<foo>} : () -> ()
// -----
//! error 1:21: dialect 'async' provides no attribute parsing hook
"a.b"() {a = #async.foo} : () -> ()
// -----
//! error 1:30: expected valid keyword or string
//! error 1:30: failed to parse OpenACC_DataClauseAttr parameter 'value' which is to be a `::mlir::acc::DataClause`
"a.b"() {a = #acc.data_clause<foo>} : () -> ()
// -----
//! error 1:31: expected ::mlir::acc::DeviceType to be one of: none, star, default, host, multicore, nvidia, radeon
//! error 1:34: failed to parse OpenACC_DeviceTypeAttr parameter 'value' which is to be a `::mlir::acc::DeviceType`
"a.b"() {a = #acc.device_type<foo>} : () -> ()
// -----
//! error 1:33: expected ::mlir::omp::ClauseDepend to be one of: dependsource, dependsink
//! error 1:36: failed to parse ClauseDependAttr parameter 'value' which is to be a `::mlir::omp::ClauseDepend`
"a.b"() {a = #omp.clause_depend(foo)} : () -> ()
// -----
//! error 1:33: expected ::mlir::omp::ClauseDepend to be one of: dependsource, dependsink
//! error 1:46: failed to parse ClauseDependAttr parameter 'value' which is to be a `::mlir::omp::ClauseDepend`
"a.b"() {a = #omp<clause_depend(taskdependfoo)>} : () -> ()
// -----
//! error 1:37: expected integer value
//! error 1:37: failed to parse VersionAttr parameter 'version' which is to be a `uint32_t`
"a.b"() {a = #omp.version<version = a>} : () -> ()
// -----
//! error 1:31: duplicate or unknown struct parameter name: foo
"a.b"() {a = #omp.flags<foo = true>} : () -> ()
// -----
//! error 1:19: unknown attribute `target` in dialect `omp`
"a.b"() {a = #omp.target<target_cpu = 1>} : () -> ()
// -----
//! error 1:19: unknown attribute `order_kind` in dialect `omp`
"a.b"() {a = #omp<order_kind(foo)>} : () -> ()
// -----
//! error 1:43: struct is missing required parameter: preferred
"a.b"() {a = #ptr.spec<size = 32, abi = 32>} : () -> ()
// -----
//! error 1:23: abi entry must be divisible by 8
"a.b"() {a = #ptr.spec<size = 32, abi = 33, preferred = 32>} : () -> ()
// -----
//! error 1:23: preferred alignment is expected to be at least as large as ABI alignment
"a.b"() {a = #ptr.spec<size = 32, abi = 64, preferred = 32>} : () -> ()
// -----
//! error 1:21: explicit bit-vector type required
"a.b"() {a = #smt.bv<1>} : () -> ()
// -----
//! error 1:34: bit-vector must have at least a width of one
"a.b"() {a = #smt.bv<1> : !smt.bv<0>} : () -> ()
// -----
//! error 1:21: integer value out of range for given bit-vector type '!smt.bv<2>'
"a.b"() {a = #smt.bv<8> : !smt.bv<2>} : () -> ()
// -----
//! error 1:21: explicit bit-vector type required
"a.b"() {a = #smt.bv<-8> : i32} : () -> ()
// -----
//! error 1:28: expected ::mlir::mpi::MPI_ErrorClassEnum to be one of: MPI_SUCCESS, MPI_ERR_ACCESS, MPI_ERR_AMODE, MPI_ERR_ARG, MPI_ERR_ASSERT, MPI_ERR_BAD_FILE, MPI_ERR_BASE, MPI_ERR_BUFFER, MPI_ERR_COMM, MPI_ERR_CONVERSION, MPI_ERR_COUNT, MPI_ERR_DIMS, MPI_ERR_DISP, MPI_ERR_DUP_DATAREP, MPI_ERR_ERRHANDLER, MPI_ERR_FILE, MPI_ERR_FILE_EXISTS, MPI_ERR_FILE_IN_USE, MPI_ERR_GROUP, MPI_ERR_INFO, MPI_ERR_INFO_KEY, MPI_ERR_INFO_NOKEY, MPI_ERR_INFO_VALUE, MPI_ERR_IN_STATUS, MPI_ERR_INTERN, MPI_ERR_IO, MPI_ERR_KEYVAL, MPI_ERR_LOCKTYPE, MPI_ERR_NAME, MPI_ERR_NO_MEM, MPI_ERR_NO_SPACE, MPI_ERR_NO_SUCH_FILE, MPI_ERR_NOT_SAME, MPI_ERR_OP, MPI_ERR_OTHER, MPI_ERR_PENDING, MPI_ERR_PORT, MPI_ERR_PROC_ABORTED, MPI_ERR_QUOTA, MPI_ERR_RANK, MPI_ERR_READ_ONLY, MPI_ERR_REQUEST, MPI_ERR_RMA_ATTACH, MPI_ERR_RMA_CONFLICT, MPI_ERR_RMA_FLAVOR, MPI_ERR_RMA_RANGE, MPI_ERR_RMA_SHARED, MPI_ERR_RMA_SYNC, MPI_ERR_ROOT, MPI_ERR_SERVICE, MPI_ERR_SESSION, MPI_ERR_SIZE, MPI_ERR_SPAWN, MPI_ERR_TAG, MPI_ERR_TOPOLOGY, MPI_ERR_TRUNCATE, MPI_ERR_TYPE, MPI_ERR_UNKNOWN, MPI_ERR_UNSUPPORTED_DATAREP, MPI_ERR_UNSUPPORTED_OPERATION, MPI_ERR_VALUE_TOO_LARGE, MPI_ERR_WIN, MPI_ERR_LASTCODE
//! error 1:31: failed to parse MPI_ErrorClassAttr parameter 'value' which is to be a `::mlir::mpi::MPI_ErrorClassEnum`
"a.b"() {a = #mpi.errclass<foo>} : () -> ()
// -----
//! error 1:23: dialect 'wasmssa' provides no attribute parsing hook
"a.b"() {a = #wasmssa.foo} : () -> ()
// -----
//! error 1:21: dialect 'quant' provides no attribute parsing hook
"a.b"() {a = #quant.foo} : () -> ()
// -----
//! error 1:29: dialect 'bufferization' provides no attribute parsing hook
"a.b"() {a = #bufferization.foo} : () -> ()
// -----
//! error 1:22: dialect 'memref' provides no attribute parsing hook
"a.b"() {a = #memref.foo} : () -> ()
// -----
//! error 1:23: dialect 'builtin' provides no attribute parsing hook
"a.b"() {a = #builtin.foo} : () -> ()
// -----
//! error 1:35: unexpected decimal integer literal for a floating point value
//! note 1:35: add a trailing dot to make the literal a float
"a.b"() {a = #complex.number<:f32 1, 2>} : () -> ()
// -----
//! error 1:30: expected ':'
"a.b"() {a = #complex.number<f32 1, 2>} : () -> ()
// -----
//! error 1:35: unexpected decimal integer literal for a floating point value
//! note 1:35: add a trailing dot to make the literal a float
"a.b"() {a = #complex.number<:f32 1>} : () -> ()
// -----
//! error 1:39: expected ::mlir::xevm::LoadCacheControl to be one of: L1uc_L2uc_L3uc, L1uc_L2uc_L3c, L1uc_L2c_L3uc, L1uc_L2c_L3c, L1c_L2uc_L3uc, L1c_L2uc_L3c, L1c_L2c_L3uc, L1c_L2c_L3c, L1s_L2uc_L3uc, L1s_L2uc_L3c, L1s_L2c_L3uc, L1s_L2c_L3c, ir
//! error 1:42: failed to parse XeVM_LoadCacheControlAttr parameter 'value' which is to be a `::mlir::xevm::LoadCacheControl`
"a.b"() {a = #xevm.load_cache_control<foo>} : () -> ()
// -----
//! error 1:34: expected ')'
"a.b"() {t = !llvm.func<void (..., i32)>} : () -> ()
// -----
//! error 1:39: expected ')'
"a.b"() {t = !llvm.func<void (i32, ... i32)>} : () -> ()
// -----
//! error 1:34: expected ')'
"a.b"() {t = !llvm.func<void (i32 ...)>} : () -> ()
// -----
//! error 1:35: expected valid keyword
"a.b"() {t = !llvm.func<void (i32,)>} : () -> ()
// -----
//! error 1:34: expected ')'
"a.b"() {t = !llvm.func<void (i32 i32)>} : () -> ()
// -----
//! error 1:31: expected valid keyword
"a.b"() {t = !llvm.func<void (,)>} : () -> ()
// -----
//! error 1:40: expected '<'
//! error 1:40: failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
"a.b"() {t = !sparse_tensor.iter_space<1 : i32, lvls = 0>} : () -> ()
// -----
//! error 1:38: expected '<'
//! error 1:38: failed to parse SparseTensor_Iterator parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
"a.b"() {t = !sparse_tensor.iterator<1 : i32, lvls = 0>} : () -> ()
// -----
//! error 1:38: invalid kind of attribute specified
//! error 1:46: failed to parse SparseTensor_Iterator parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
"a.b"() {t = !sparse_tensor.iterator<#foo.bar, lvls = 0>} : () -> ()
// -----
//! error 1:83: unknown level format: foo
//! error 1:89: failed to parse SparseTensor_Iterator parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
"a.b"() {t = !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0) -> (d0 : foo)}>, lvls = 0>} : () -> ()
// -----
//! error 1:40: invalid kind of attribute specified
//! error 1:61: failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
"a.b"() {t = !sparse_tensor.iter_space<#arith.fastmath<fast>, lvls = 0>} : () -> ()
// -----
//! error 1:40: arm.tensors do not support zero dimensions
func.func private @f(!spirv.arm.tensor<0xf32>)
// -----
//! error 1:40: arm.tensors do not support zero dimensions
func.func private @f(!spirv.arm.tensor<4x0xf32>)
// -----
//! error 1:40: arm.tensors do not support zero dimensions
func.func private @f(!spirv.arm.tensor<?x0xf32>)
// -----
//! error 1:58: unknown SPIR-V type: foo
func.func private @f(!spirv.struct<(f32 [0], i32, !spirv.foo)>)
// -----
//! error 1:35: unbalanced '<' character in pretty dialect name
func.func private @f(!spirv.struct<(f32 [0], i32, i32)
// -----
//! error 1:29: offset specification must be given for all members
func.func private @f(!spirv.struct<(f32 [0], i32), Foo>)
// -----
//! error 1:47: offset specification must be given for all members
func.func private @f(!spirv.struct<(f32, i32 [0, Foo])>)
// -----
//! error 1:52: offset specification must be given for all members
func.func private @f(!spirv.struct<(f32, f32, i32 [0, NonWritable], f32)>)
// -----
//! error 1:51: integer value too large
func.func private @g(!spirv.array<4 x f32, stride=4294967296>)
// -----
//! error 1:32: expected '}' in attribute dictionary
"a.b"() {a = #omp.clause_depend(dependsink)} : () -> ()
// -----
//! error 1:34: expected '}' in attribute dictionary
"a.b"() {a = #sparse_tensor.slice(0, 4, 1)} : () -> ()
// -----
//! error 1:37: expected '}' in attribute dictionary
"a.b"() {a = #irdl.variadicity_array[ single]} : () -> ()
// -----
//! error 1:32: expected '}' in attribute dictionary
"a.b"() {a = #omp.clause_depend (dependsink)} : () -> ()
// -----
//! error 1:29: expected '}' in attribute dictionary
"a.b"() {a = #arith.fastmath <fast>} : () -> ()
// -----
//! error 1:31: expected ')'
func.func private @f(!llvm.ptr <1>)
// -----
//! error 1:34: expected ')'
func.func private @f(!llvm.struct <(i32)>)
// -----
//! error 1:34: expected ')'
func.func private @f(!async.value <i32>)
// -----
//! error 1:37: expected ')'
func.func private @f(!gpu.mma_matrix <16x16xf16, "AOp">)
// -----
//! error 1:32: expected '}' in attribute dictionary
"a.b"() {a = #gpu.address_space <global>} : () -> ()
// -----
//! error 1:27: expected '}' in attribute dictionary
"a.b"() {a = #dlti.dl_spec <i32 = 1>} : () -> ()
// -----
//! error 1:29: expected '}' in attribute dictionary
"a.b"() {a = #complex.number <:f32 1.0, 2.0>} : () -> ()
// -----
//! error 1:29: expect larger level upper bound than lower bound
"a.b"() {t = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>, lvls = 0 to 0>} : () -> ()
// -----
//! error 1:29: expect larger level upper bound than lower bound
"a.b"() {t = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>, lvls = -1>} : () -> ()
// -----
//! error 1:29: expect larger level upper bound than lower bound
"a.b"() {t = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>, lvls = -1 to 1>} : () -> ()
// -----
//! error 1:102: expected integer value
"a.b"() {t = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>, lvls = a>} : () -> ()
// -----
//! error 1:107: expected integer value
"a.b"() {t = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>, lvls = 0 to a>} : () -> ()
// -----
//! error 1:40: expected '<'
//! error 1:40: failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
"a.b"() {t = !sparse_tensor.iter_space<1 : i32, lvls = 0>} : () -> ()
// -----
//! error 1:29: expect larger level upper bound than lower bound
"a.b"() {t = !sparse_tensor.iterator<<{map = (d0) -> (d0 : dense)}>, lvls = 1 to 0>} : () -> ()
// -----
//! error 1:34: expected ')'
"a.b"() {t = !llvm.func<void (..., i32)>} : () -> ()
// -----
//! error 1:39: expected ')'
"a.b"() {t = !llvm.func<void (i32, ... i32)>} : () -> ()
// -----
//! error 1:34: expected ')'
"a.b"() {t = !llvm.func<void (i32 ...)>} : () -> ()
// -----
//! error 1:35: expected valid keyword
"a.b"() {t = !llvm.func<void (i32,)>} : () -> ()
// -----
//! error 1:29: recursive struct reference not nested in struct definition
func.func private @f(!spirv.struct<none>)
// -----
//! error 1:58: identifier already used for an enclosing struct
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a, (f32)>, Uniform>)>)
// -----
//! error 1:29: offset specification must be given for all members
func.func private @f(!spirv.struct<(f32 [0], i32)>)
// -----
//! error 1:47: offset specification must be given for all members
func.func private @f(!spirv.struct<(f32, i32 [4])>)
// -----
//! error 1:42: unknown attribute: 'Foo'
func.func private @f(!spirv.struct<(f32 [Foo])>)
// -----
//! error 1:45: unknown attribute: 'Foo'
func.func private @f(!spirv.struct<(f32 [0, Foo])>)
// -----
//! error 1:43: unknown attribute: 'Foo'
func.func private @f(!spirv.struct<(f32), Foo>)
// -----
//! error 1:37: expected ','
func.func private @f(!spirv.struct<a (f32)>)
// -----
//! error 1:35: expected array length greater than 0
func.func private @f(!spirv.array<0 x f32>)
// -----
//! error 1:51: ArrayStride must be greater than zero
func.func private @f(!spirv.array<4 x f32, stride=0>)
// -----
//! error 1:35: expected static shape
func.func private @f(!spirv.array<? x f32>)
// -----
//! error 1:39: cannot use 'tensor<4xf32>' to compose SPIR-V types
func.func private @f(!spirv.array<4 x tensor<4xf32>>)
// -----
//! error 1:36: expected 'x' in dimension list
func.func private @f(!spirv.array<4 f32>)
// -----
//! error 1:35: expected single integer for array element count
func.func private @f(!spirv.array<f32>)
// -----
//! error 1:44: expected 'stride'
func.func private @f(!spirv.array<4 x f32, foo=1>)
// -----
//! error 1:49: ArrayStride must be greater than zero
func.func private @f(!spirv.rtarray<f32, stride=0>)
// -----
//! error 1:37: cannot use 'tensor<1xf32>' to compose SPIR-V types
func.func private @f(!spirv.rtarray<tensor<1xf32>>)
// -----
//! error 1:36: unknown storage class: Foo
func.func private @f(!spirv.ptr<f32, Foo>)
// -----
//! error 1:36: expected ','
func.func private @f(!spirv.ptr<f32>)
// -----
//! error 1:33: only 1-D vector allowed but found 'vector<4x4xf32>'
func.func private @f(!spirv.ptr<vector<4x4xf32>, Uniform>)
// -----
//! error 1:33: vector length has to be less than or equal to 4 but found 5
func.func private @f(!spirv.ptr<vector<5xf32>, Uniform>)
// -----
//! error 1:33: cannot use 'memref<4xf32>' to compose SPIR-V types
func.func private @f(!spirv.ptr<memref<4xf32>, Uniform>)
// -----
//! error 1:40: matrix must be composed using vector type, got 'f32'
func.func private @f(!spirv.matrix<3 x f32>)
// -----
//! error 1:36: matrix is expected to have 2, 3, or 4 columns
func.func private @f(!spirv.matrix<5 x vector<3xf32>>)
// -----
//! error 1:36: matrix is expected to have 2, 3, or 4 columns
func.func private @f(!spirv.matrix<1 x vector<3xf32>>)
// -----
//! error 1:40: matrix columns' elements must be of Float type, got 'i32'
func.func private @f(!spirv.matrix<3 x vector<3xi32>>)
// -----
//! error 1:40: matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5
func.func private @f(!spirv.matrix<3 x vector<5xf32>>)
// -----
//! error 1:36: expected single unsigned integer for number of columns
func.func private @f(!spirv.matrix<3x3 x vector<3xf32>>)
// -----
//! error 1:36: expected single unsigned integer for number of columns
func.func private @f(!spirv.matrix<x vector<3xf32>>)
// -----
//! error 1:40: only 1-D vector allowed but found 'vector<3x3xf32>'
func.func private @f(!spirv.matrix<3 x vector<3x3xf32>>)
// -----
//! error 1:40: unknown attribute: 'Foo'
func.func private @f(!spirv.image<f32, Foo, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)
// -----
//! error 1:47: unknown attribute: 'Foo'
func.func private @f(!spirv.image<f32, Dim1D, Foo, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)
// -----
//! error 1:97: expected ','
func.func private @f(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown>)
// -----
//! error 1:43: sampled image must be composed using image type, got 'f32'
func.func private @f(!spirv.sampled_image<f32>)
// -----
//! error 1:43: sampled image Dim must not be SubpassData or Buffer, got Buffer
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
// -----
//! error 1:49: invalid scope <id> attribute specification: Foo
func.func private @f(!spirv.coopmatrix<4x4xf32, Foo, MatrixA>)
// -----
//! error 1:40: expected row and column count
func.func private @f(!spirv.coopmatrix<4xf32, Workgroup, MatrixA>)
// -----
//! error 1:60: invalid use <id> attribute specification: Foo
func.func private @f(!spirv.coopmatrix<4x4xf32, Workgroup, Foo>)
// -----
//! error 1:44: cannot use 'tensor<1xf32>' to compose SPIR-V types
func.func private @f(!spirv.coopmatrix<4x4xtensor<1xf32>, Workgroup, MatrixA>)
// -----
//! error 1:42: expected static shape
func.func private @f(!spirv.coopmatrix<4x?xf32, Workgroup, MatrixA>)
// -----
//! error 1:40: arm.tensors do not support rank zero
func.func private @f(!spirv.arm.tensor<f32>)
// -----
//! error 1:40: arm.tensors do not support zero dimensions
func.func private @f(!spirv.arm.tensor<0xf32>)
// -----
//! error 1:42: cannot use 'tensor<1xf32>' to compose SPIR-V types
func.func private @f(!spirv.arm.tensor<4xtensor<1xf32>>)
// -----
//! error 1:29: unknown SPIR-V type: foo
func.func private @f(!spirv.foo<f32>)
// -----
//! error 1:29: unknown SPIR-V type: sampler
func.func private @f(!spirv.sampler<f32>)
