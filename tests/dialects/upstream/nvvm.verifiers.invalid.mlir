llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %0 = nvvm.convert.float.to.tf32 %a {rnd = #nvvm.fp_rnd_mode<rm>}
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{Relu not supported with rna rounding mode.}}
  %0 = nvvm.convert.float.to.tf32 %a {rnd = #nvvm.fp_rnd_mode<rna>, relu=true}
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %0 = nvvm.convert.f32x2.to.f6x2 %a, %a : i16 (f32)
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %0 = nvvm.convert.f32x2.to.f4x2 %a, %a : i8 (f32)
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, relu=true} : i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, relu=true} : i16 (f8E3M4)
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %b: vector<2xbf16>) {
// expected-error @below {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f32)
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %b: vector<2xbf16>) {
// expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %b: vector<2xbf16>) {
// expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi8>, %b: i8) {
// expected-error @below {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %0 = nvvm.convert.f8x2.to.f16x2 %a : vector<2xi8> (f32) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi8>, %b: i8) {
// expected-error @below {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %0 = nvvm.convert.f8x2.to.bf16x2 %a : vector<2xi8> (f8E5M2) -> vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi8>, %b: i8) {
// expected-error @below {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %0 = nvvm.convert.f6x2.to.f16x2 %a : vector<2xi8> (f8E5M2) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi8>, %b: i8) {
// expected-error @below {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %0 = nvvm.convert.f4x2.to.f16x2 %b : i8 (f8E5M2) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a, %b {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a, %b {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %0 = nvvm.convert.f32x4.to.f8x4 %a, %b : vector<4xf32> -> vector<4xi8> (f32)
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %0 = nvvm.convert.f32x4.to.f6x4 %a, %b : vector<4xf32> -> vector<4xi8> (f32)
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>, %b: i32) {
// expected-error @below {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %0 = nvvm.convert.f32x4.to.f4x4 %a, %b : vector<4xf32> -> i16 (f32)
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{mode 'f4e' requires 'hi' operand.}}
  %0 = nvvm.prmt #nvvm.permute_mode<f4e> %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{mode 'rc8' does not accept 'hi' operand.}}
  %0 = nvvm.prmt #nvvm.permute_mode<rc8> %a, %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %a, %a, %a, %a {return_value_and_is_valid} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.shfl.sync' op expected return type to be of type 'i32' but got 'f32' instead}}
  %0 = nvvm.shfl.sync bfly %a, %a, %a, %a : i32 -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %0 = nvvm.shfl.sync bfly %a, %a, %a, %a : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %a, %a, %a, %a {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'i32' but got 'f32' instead}}
  %0 = nvvm.shfl.sync bfly %a, %a, %a, %a {return_value_and_is_valid} : i32 -> !llvm.struct<(f32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %a, %a, %a, %a {return_value_and_is_valid} : i32 -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = nvvm.match.sync all %a, %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
// expected-error @below {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %0 = nvvm.match.sync any %a, %a : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: i1) {
// expected-error @below {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %0 = nvvm.vote.sync ballot %a, %p -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: i1) {
// expected-error @below {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %0 = nvvm.vote.sync any %a, %p -> i32
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @below {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  nvvm.setmaxregister increase 51
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @below {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister increase 16
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %q: !llvm.ptr<1>) {
// expected-error @below {{Only CG and CA cache modifiers are supported.}}
  nvvm.cp.async.shared.global %p, %q, 16, cache = cs : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %q: !llvm.ptr<1>) {
// expected-error @below {{expected byte size to be either 4, 8 or 16.}}
  nvvm.cp.async.shared.global %p, %q, 7, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %q: !llvm.ptr<1>) {
// expected-error @below {{CG cache modifier is only support for 16 bytes copy.}}
  nvvm.cp.async.shared.global %p, %q, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %n: i32) {
// expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.expect_tx %p, %n {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<7>, %n: i32) {
// expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive %p : !llvm.ptr<7> -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %n: i32, %b: i1) {
// expected-error @below {{mbarrier with relaxed semantics is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %p, %n, predicate = %b {relaxed = true} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %n: i32, %b: i1) {
// expected-error @below {{mbarrier scope must be CTA when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %p, %n, predicate = %b {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>) {
// expected-error @below {{expected ','}}
  nvvm.prefetch level = L1 %p : !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
// expected-error @below {{expected ','}}
  nvvm.prefetch level = L1, evict_priority = evict_last %p : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
// expected-error @below {{expected ','}}
  nvvm.prefetch level = L2, evict_priority = evict_first %p : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
// expected-error @below {{expected ','}}
  nvvm.prefetch level = L2 uniform %p : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
// expected-error @below {{expected ','}}
  nvvm.prefetch tensormap %p : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @below {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @below {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, -5, -5> : i32
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @below {{'nvvm.pmevent' op either `id` or `mask` must be set}}
  nvvm.pmevent
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @below {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  nvvm.pmevent id = 16 mask=1
  llvm.return
}

// -----

llvm.func @f() {
// expected-error @below {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = 16
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
// expected-error @below {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
  nvvm.barrier number_of_threads = %a
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
// expected-error @below {{invalid SSA value result number}}
  %0 = nvvm.barrier id = %a #nvvm.reduction<and> %b -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
// expected-error @below {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  %0 = "nvvm.barrier"(%a) <{operandSegmentSizes=array<i32: 0,0,1>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
// expected-error @below {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
  %0 = "nvvm.barrier"(%a, %a) <{operandSegmentSizes=array<i32: 0,1,1>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
// expected-error @below {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  %0 = "nvvm.barrier"() <{reductionOp=#nvvm.reduction<and>,operandSegmentSizes=array<i32: 0,0,0>}> : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
// expected-error @below {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
   "nvvm.barrier"(%a, %b) <{reductionOp=#nvvm.reduction<and>,operandSegmentSizes=array<i32: 0,1,1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
// expected-error @below {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync add %a, %b {abs=true, nan=true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %0 = nvvm.redux.sync add %a, %b {abs=true, nan=true} : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>}
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<weak>}
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  llvm.return
}

// -----

llvm.func @f(%a: f32, %b: i32) {
// expected-error @below {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>, space=#nvvm.shared_space<cta>}
  llvm.return
}
