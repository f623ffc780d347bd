"x"() {a = #complex.number<:f32 1.0, 2.0> : complex<f64>} : () -> ()
// -----
func.func @f(%s: index) { gpu.launch async blocks(%a, %b, %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) { gpu.terminator } return }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> ()}> ({}) {sym_name = "k"} : () -> () }
// -----
llvm.func @f() { %0:2 = "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> (i32, i32) llvm.return }
// -----
%0:2 = llvm.call @g() : () -> (i32, i32)
// -----
%0:2 = llvm.call_intrinsic "llvm.x"() : () -> (i32, i32)
// -----
%0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
// -----
%0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
// -----
%0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x array<2 x i32>>
// -----
%0 = llvm.mlir.constant([[1 : i32, 1 : i32], [2 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
// -----
%0 = llvm.mlir.constant([[1 : i32, 1 : i64], [2 : i32, 1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
// -----
%0 = llvm.mlir.constant([[1 : i32, 1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
// -----
llvm.mlir.global @g(dense<[1,2]> : tensor<2xi32>) : !llvm.array<3 x i32>
// -----
llvm.mlir.global @g([1 : i32, 2 : i32]) : !llvm.struct<(i32)>
// -----
"x"() {a = #llvm.constant_range<i32, 0, 1>} : () -> ()
// -----
"x"() {a = #llvm.constant_range<foo, 0, 1>} : () -> ()
// -----
"x"() {a = #llvm.constant_range<i8, 0, 1000>} : () -> ()
// -----
module attributes {llvm.data_layout = "x"} {}
// -----
module attributes {llvm.data_layout = 1} {}
// -----
module attributes {llvm.data_layout = "e-p:foo"} {}
// -----
llvm.func @f(%a: i32) { llvm.call @f(%a) ["t"(%a : i32)] : (i32) -> () llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.call @f(%a) ["t"(%a)] : (i32) -> () llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.call @f(%a) [3(%a : i32)] : (i32) -> () llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.call @f(%a) ["t"(%a : i32, i32)] : (i32) -> () llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.call %a(%a) : (i32) -> () llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.call %a(%a) : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.call @f(%a) : !llvm.ptr, (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.call @f(%a) : (!llvm.ptr) -> (i32, i32) llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.invoke @f(%a) to ^a unwind ^a : (!llvm.ptr) -> (i32, i32) ^a: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.invoke %a(%a) to ^a unwind ^a : (!llvm.ptr) -> () ^a: llvm.return }
// -----
"x"() {a = !quant.uniform<i8:f32:0, {1.0, 2.0}>} : () -> ()
// -----
func.func @f(%a: tensor<4x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) { return }
// -----
"x"() {a = !quant.uniform<i8<0:300>:f32, 1.0>} : () -> ()
// -----
"x"() {a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:120, 3.0:127}, {4.0:120, 5.0:127}}>} : () -> ()
// -----
"x"() {a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:120, 3.0:127}, {4.0:120}}>} : () -> ()
// -----
"x"() {a = !quant.uniform<f32:f32, 1.0>} : () -> ()
// -----
"x"() {a = #smt.bv<300> : !smt.bv<8>} : () -> ()
// -----
"x"() {a = #smt.bv<-200> : !smt.bv<8>} : () -> ()
// -----
"x"() {a = #smt.bv<"#b">} : () -> ()
// -----
"x"() {a = #smt.bv<"#q1">} : () -> ()
// -----
"x"() {a = #smt.bv<5> : i32} : () -> ()
// -----
"x"() {a = #smt.bv<5>} : () -> ()
// -----
module attributes {"MPI:comm_world_rank" = 3.0} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<>, a.b = #dlti.dl_spec<>} { }
// -----
func.func @f(%a: tensor<4xi32>) { %0 = sparse_tensor.unary %a : tensor<4xi32> to tensor<4xi32> present={ ^bb0(%x: i32): } absent={} return }
// -----
func.func @f(%a: f64) { %0 = sparse_tensor.unary %a : f64 to f64 present={ ^bb0(%x: f64): "foo"() : () -> () } absent={} return }
// -----
func.func @f(%a: f64) { %0 = sparse_tensor.unary %a : f64 to f64 present={ ^bb0(%x: f64): func.return } absent={} return }
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[2, 4])}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[2])}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[2, 4, 5])}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : structured)}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[5, 4])}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(foo))}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(nonunique]}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = [s0(d0) -> (d0 : compressed)}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = {l0(d0) -> (l0 = d0 : compressed)}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0 -> (d0 : compressed)}>>)
// -----
func.func private @a(tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed}>>)
// -----
func.func private @a(tensor<4x4x4xf64, #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1: singleton, d2 : dense)}>>)
// -----
spirv.ARM.GraphVariable @x bind(0, 0) : f32
// -----
func.func private @f(!spirv.arm.tensor<4xvector<4xf32>>)
// -----
func.func private @f(!spirv.matrix<5 x vector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<3 x f32>)
// -----
func.func private @f(!spirv.matrix<3 x vector<5xf32>>)
// -----
func.func private @f(!spirv.matrix<3 x vector<3xi32>>)
// -----
func.func private @f(!spirv.matrix<3 x vector<2x2xf32>>)
// -----
func.func private @f(!spirv.sampled_image<f32>)
// -----
func.func private @f(!spirv.array<4 x tensor<4xf32>>)
// -----
func.func private @f(!spirv.rtarray<f32, stride=x>)
// -----
func.func private @f(!spirv.coopmatrix<4x4xf32, Foo, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<4xf32, Subgroup, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<?x4xf32, Subgroup, MatrixA>)
// -----
func.func private @f(!spirv.struct<x, (f32 [0], i32 [8, Foo])>)
// -----
func.func private @f(!spirv.image<f32, Foo>)
// -----
func.func private @f(!spirv.image<f32, 2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown>)
// -----
func.func private @f(!spirv.ptr<f32>)
// -----
func.func @f() attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Foo], []>, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], [Foo]>, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v9.0, [], []>, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, Foo, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:Foo, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, AMD, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {a = #spirv.interface_var_abi<(0)>} { return }
// -----
func.func @f() attributes {a = #spirv.interface_var_abi<(0, 1), Foo>} { return }
// -----
func.func @f(%a : f32 {spirv.interface_var_abi = 1}) { return }
// -----
func.func @f(%a : f32 {spirv.foo = 1}) { return }
// -----
func.func @f() -> (f32 {spirv.foo = 1}) { return }
// -----
func.func @f() attributes {spirv.foo = 1} { return }
// -----
func.func @f() attributes {spirv.entry_point_abi = 1} { return }
// -----
func.func @f(%a: !llvm.ptr {nvvm.grid_constant}) { return }
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @f(%a: i32 {nvvm.grid_constant, llvm.byval = i32}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.foo}) attributes {nvvm.kernel, nvvm.maxntid = 1} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) attributes {nvvm.kernel, nvvm.reqntid = array<i32>} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) attributes {nvvm.kernel, nvvm.minctasm = "x"} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) attributes {nvvm.kernel = 1} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) attributes {nvvm.blocksareclusters} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) attributes {nvvm.cluster_dim = array<i32: 1,2,3,4>} { llvm.return }
// -----
llvm.func @f(%a: i8) { %0 = nvvm.inline_ptx "x" ro(%a : i8) -> i8 llvm.return }
// -----
llvm.func @f(%a: tensor<4xi8>) { %0 = nvvm.inline_ptx "x" ro(%a : tensor<4xi8>) -> i32 llvm.return }
// -----
func.func @f(%a: i32) { %0 = acc.copyin varPtr(%a : i32) -> i32 return }
// -----
func.func @f(%a: memref<f32>) { acc.copyout accPtr(%a : memref<f32>) to varPtr(%a : memref<f32>) return }
// -----
func.func @f(%a: memref<f32>) { %0 = "acc.copyin"(%a) <{dataClause = #acc<data_clause acc_create>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<f32>) -> memref<f32> return }
// -----
func.func @f(%a: memref<f32>) { %0 = "acc.copyin"(%a) <{dataClause = #acc<data_clause acc_create>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = i32}> : (memref<f32>) -> memref<f32> return }
// -----
func.func @f(%a: memref<f32>) { %0 = "acc.copyin"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<f32>) -> memref<i32> return }
// -----
func.func @f(%a: memref<f32>) { %0 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<f32>) -> memref<f32> acc.loop { acc.yield } return }
// -----
func.func @f(%a: index) { acc.loop combined(foo) control(%i : index) = (%a : index) to (%a : index) step (%a : index) { acc.yield } return }
// -----
func.func @f(%a: index) { acc.loop combined(kernels) control(%i : index) = (%a : index) to (%a : index) step (%a : index) { acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%a: index) { acc.parallel combined(kernels) { acc.yield } return }
// -----
func.func @f(%a: index) { acc.parallel combined(loop) { acc.yield } return }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.alternatives %a : !transform.any_op -> !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield %b : !transform.any_op }, { ^bb0(%b: !transform.any_op): transform.yield %b : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.alternatives %a : !transform.any_op -> !transform.op<"x.y"> { ^bb0(%b: !transform.any_op): %c = transform.cast %b : !transform.any_op to !transform.op<"x.y"> transform.yield %c : !transform.op<"x.y"> }, { ^bb0(%b: !transform.any_op): %c = transform.cast %b : !transform.any_op to !transform.op<"x.y"> transform.yield %c : !transform.op<"x.y"> } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.alternatives %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield }, { ^bb0(%b: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.alternatives %a : !transform.any_op { ^bb0(%b: !transform.op<"x.y">): transform.yield }, { ^bb0(%b: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.alternatives %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield }, { ^bb0(%b: !transform.any_op, %c: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.alternatives %a : !transform.any_op { ^bb0: transform.yield }, { ^bb0: transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.alternatives { ^bb0: transform.yield }, { ^bb0(%b: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.alternatives -> !transform.any_op { ^bb0: transform.yield }, { ^bb0: transform.yield %a : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.foreach %a : !transform.any_op -> !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield %b : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.foreach %a : !transform.any_op -> !transform.any_value { ^bb0(%b: !transform.any_op): %c = transform.get_result %b[0] : (!transform.any_op) -> !transform.any_value transform.yield %c : !transform.any_value } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.foreach %a : !transform.any_op -> !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.op<"x.y">): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.sequence %a : !transform.any_op failures(propagate) { ^bb0(%b: !transform.op<"x.y">): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): "transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({ ^bb0(%b: !transform.any_op, %c: !transform.any_op): "transform.yield"() : () -> () }) : (!transform.any_op) -> () }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): "transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({ ^bb0(%b: !transform.any_op): "transform.yield"(%b) : (!transform.any_op) -> () }) : (!transform.any_op) -> () }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.tune.alternatives<"x"> { transform.yield }, { transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.tune.alternatives<"x"> { transform.yield }, { transform.yield %a : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.tune.alternatives<"x"> -> !transform.any_op { transform.yield %a : !transform.any_op }, { transform.yield } }
// -----
func.func @f(%a: i1, %b: i32) { "emitc.if"(%a) ({ "emitc.yield"(%b) : (i32) -> () }, {}) : (i1) -> () return }
// -----
func.func @f(%a: i1, %b: i32) { "emitc.if"(%a) ({^bb0(%c: i32): "emitc.yield"() : () -> () }, {}) : (i1) -> () return }
// -----
func.func @f(%a: i32, %b: i32) { "emitc.switch"(%a) <{cases = array<i64: 1>}> ({ "emitc.yield"(%b) : (i32) -> () }, {"emitc.yield"(%b) : (i32) -> ()}) : (i32) -> () return }
// -----
func.func @f(%a: i32, %b: i32) { "emitc.switch"(%a) <{cases = array<i64: 1>}> ({ "emitc.yield"() : () -> () }, {"emitc.yield"(%b) : (i32) -> ()}) : (i32) -> () return }
// -----
func.func @f(%a: index, %b: i32, %v: vector<4xf32>) { %r = "gpu.warp_execute_on_lane_0"(%a, %v) <{warp_size = 32}> ({^bb0(%c: vector<128xf32>): gpu.yield %c : vector<128xf32> }) : (index, vector<4xf32>) -> vector<4xf32> return }
// -----
func.func @f(%a: index, %b: i32, %v: vector<4xf32>) { %r = "gpu.warp_execute_on_lane_0"(%a, %v) <{warp_size = 32}> ({^bb0(%c: vector<128xf32>): gpu.yield %c : vector<128xf32> }) : (index, vector<4xf32>) -> vector<3xf32> return }
// -----
func.func @f(%a: index, %b: i32, %v: vector<4xf32>) { %r = "gpu.warp_execute_on_lane_0"(%a, %v) <{warp_size = 32}> ({^bb0(%c: vector<120xf32>): gpu.yield %c : vector<120xf32> }) : (index, vector<4xf32>) -> vector<4xf32> return }
// -----
func.func @f(%a: index, %b: i32, %v: vector<4xf32>) { "gpu.warp_execute_on_lane_0"(%a, %v) <{warp_size = 32}> ({^bb0(%c: vector<128xf32>): gpu.yield %c : vector<128xf32> }) : (index, vector<4xf32>) -> () return }
// -----
func.func @f(%a: index, %b: i32, %v: vector<4xf32>) { "gpu.warp_execute_on_lane_0"(%a, %v) <{warp_size = 32}> ({^bb0: gpu.yield }) : (index, vector<4xf32>) -> () return }
// -----
func.func @f(%a: index, %b: i32) { %r = "gpu.warp_execute_on_lane_0"(%a) <{warp_size = 32}> ({^bb0: gpu.yield %b : i32 }) : (index) -> i32 return }
// -----
func.func @f(%a: index, %b: i32) { %r = "gpu.warp_execute_on_lane_0"(%a) <{warp_size = 32}> ({^bb0: gpu.yield %b : i32 }) : (index) -> i64 return }
// -----
func.func @f(%a: i32, %b: i1) { acc.parallel { "acc.yield"(%a) : (i32) -> () } return }
// -----
func.func @f(%a: i32, %b: i1) { "acc.kernels"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>}> ({ "acc.terminator"() : () -> () }) : () -> () return }
// -----
func.func @f(%a: i32, %b: i1) { "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, seq=[#acc.device_type<none>]}> ({ "acc.yield"(%a) : (i32) -> () }) : () -> () return }
// -----
func.func @f(%a: i32, %b: i1) { %r = "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, seq=[#acc.device_type<none>]}> ({ "acc.yield"(%a) : (i32) -> () }) : () -> i32 return }
// -----
func.func @f(%a: i32, %b: i1) { %r = "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, unstructured, seq=[#acc.device_type<none>]}> ({ "acc.yield"(%a) : (i32) -> () }) : () -> i32 return }
// -----
func.func @f(%a: i32, %b: i1) { %r = "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, unstructured, seq=[#acc.device_type<none>]}> ({ "acc.yield"() : () -> () }) : () -> i32 return }
// -----
spirv.func @f(%a: i32) "None" { spirv.Switch %a : si32, [ default: ^bb1(%a : i32), 0: ^bb2(%a : i32) ] ^bb1(%x: i32): spirv.Return ^bb2: spirv.Return }
// -----
spirv.func @f(%a: i32) "None" { spirv.Switch %a : i32, [ default: ^bb1(%a : i32), 0: ^bb2(%a : i32) ] ^bb1(%x: i32): spirv.Return ^bb2: spirv.Return }
// -----
spirv.func @f(%a: i32) "None" { spirv.Switch %a : i32, [ default: ^bb1(%a : i32), 0: ^bb2(%a : i32) ] ^bb1(%x: i32): spirv.Return ^bb2(%x2: i64): spirv.Return }
// -----
spirv.func @f(%a: i1) "None" { spirv.BranchConditional %a, ^bb1, ^bb2(%a: i1) ^bb1: spirv.Return ^bb2(%x2: i64): spirv.Return }
// -----
func.func @f(%s: index) { %x = gpu.alloc async () : memref<4xf32> return }
// -----
func.func @f(%s: index) { gpu.wait async return }
// -----
func.func @f(%s: index) { gpu.alloc async () : memref<4xf32> return }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%a: f32) kernel { gpu.return } } func.func @f(%s: index, %b: i32) { gpu.launch_func @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%a: f32) kernel { gpu.return } } func.func @f(%s: index, %b: i32) { gpu.launch_func @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%b : i32) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k() kernel { gpu.return } } func.func @f(%s: index, %b: i32) { gpu.launch_func @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%b : i32) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m { "gpu.func"() <{function_type = () -> ()}> ({ gpu.return }) {gpu.kernel = 1, sym_name = "k"} : () -> () } func.func @f(%s: index, %b: i32) { gpu.launch_func @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) return } }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> ()}> ({ gpu.return }) {gpu.kernel = 1, sym_name = "k"} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> ()}> ({ gpu.return }) {gpu.kernel, sym_name = "k"} : () -> () "gpu.func"() <{function_type = (i32) -> ()}> ({^bb0: gpu.return }) {gpu.kernel, sym_name = "k2"} : () -> ()  }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({^bb0(%a: i64): gpu.return }) {gpu.kernel, sym_name = "k2"} : () -> ()  }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> (), workgroup_attributions = 1}> ({^bb0(%a: i32): gpu.return }) {gpu.kernel, sym_name = "k2"} : () -> ()  }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> (), workgroup_attributions = 1}> ({^bb0(%a: i32, %b: i32): gpu.return }) {gpu.kernel, sym_name = "k2"} : () -> ()  }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> (i32)}> ({^bb0(%a: i32): gpu.return %a : i32 }) {gpu.kernel, sym_name = "k2"} : () -> ()  }
// -----
module attributes {llvm.data_layout = "e-m:e-i64:64"} {}
// -----
module attributes {llvm.data_layout = "e-"} {}
// -----
module attributes {llvm.data_layout = "E"} {}
// -----
module attributes {llvm.data_layout = "e-E"} {}
// -----
module attributes {llvm.data_layout = "e2"} {}
// -----
module attributes {llvm.data_layout = "m:z"} {}
// -----
module attributes {llvm.data_layout = "m"} {}
// -----
module attributes {llvm.data_layout = "m:ee"} {}
// -----
module attributes {llvm.data_layout = "i64"} {}
// -----
module attributes {llvm.data_layout = "i64:x"} {}
// -----
module attributes {llvm.data_layout = "i64:7"} {}
// -----
module attributes {llvm.data_layout = "i64:24"} {}
// -----
module attributes {llvm.data_layout = "i64:64:32"} {}
// -----
module attributes {llvm.data_layout = "i0:64"} {}
// -----
module attributes {llvm.data_layout = "i:64"} {}
// -----
module attributes {llvm.data_layout = "i8:16"} {}
// -----
module attributes {llvm.data_layout = "i99999999:64"} {}
// -----
module attributes {llvm.data_layout = "i64:99999999"} {}
// -----
module attributes {llvm.data_layout = "f32:0"} {}
// -----
module attributes {llvm.data_layout = "i32:0"} {}
// -----
module attributes {llvm.data_layout = "a:0:64"} {}
// -----
module attributes {llvm.data_layout = "a1:0"} {}
// -----
module attributes {llvm.data_layout = "a:x"} {}
// -----
module attributes {llvm.data_layout = "p:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:64"} {}
// -----
module attributes {llvm.data_layout = "p0:0:64"} {}
// -----
module attributes {llvm.data_layout = "px:64:64"} {}
// -----
module attributes {llvm.data_layout = "p99999999:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1:64:64:64:128"} {}
// -----
module attributes {llvm.data_layout = "p1:64:0"} {}
// -----
module attributes {llvm.data_layout = "p1:64:64:32"} {}
// -----
module attributes {llvm.data_layout = "p1:64:64:64:0"} {}
// -----
module attributes {llvm.data_layout = "p1:64:64:64:64:1"} {}
// -----
module attributes {llvm.data_layout = "n8:16"} {}
// -----
module attributes {llvm.data_layout = "n"} {}
// -----
module attributes {llvm.data_layout = "n0"} {}
// -----
module attributes {llvm.data_layout = "n8:x"} {}
// -----
module attributes {llvm.data_layout = "ni:1"} {}
// -----
module attributes {llvm.data_layout = "ni:0"} {}
// -----
module attributes {llvm.data_layout = "ni"} {}
// -----
module attributes {llvm.data_layout = "ni:x"} {}
// -----
module attributes {llvm.data_layout = "S128"} {}
// -----
module attributes {llvm.data_layout = "S"} {}
// -----
module attributes {llvm.data_layout = "S7"} {}
// -----
module attributes {llvm.data_layout = "S0"} {}
// -----
module attributes {llvm.data_layout = "Sx"} {}
// -----
module attributes {llvm.data_layout = "A5"} {}
// -----
module attributes {llvm.data_layout = "A"} {}
// -----
module attributes {llvm.data_layout = "P1"} {}
// -----
module attributes {llvm.data_layout = "P"} {}
// -----
module attributes {llvm.data_layout = "G1"} {}
// -----
module attributes {llvm.data_layout = "Gx"} {}
// -----
module attributes {llvm.data_layout = "Fi8"} {}
// -----
module attributes {llvm.data_layout = "Fn8"} {}
// -----
module attributes {llvm.data_layout = "Fx8"} {}
// -----
module attributes {llvm.data_layout = "F"} {}
// -----
module attributes {llvm.data_layout = "Fi"} {}
// -----
module attributes {llvm.data_layout = "Fi7"} {}
// -----
module attributes {llvm.data_layout = "s64:64"} {}
// -----
module attributes {llvm.data_layout = "v128:128"} {}
// -----
module attributes {llvm.data_layout = "v128:0"} {}
// -----
module attributes {llvm.data_layout = "pu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pe1:64:64"} {}
// -----
module attributes {llvm.data_layout = "peu1:64:64"} {}
// -----
module attributes {llvm.data_layout = ""} {}
// -----
module attributes {llvm.data_layout = "-"} {}
// -----
module attributes {llvm.data_layout = "e--i64:64"} {}
// -----
module attributes {llvm.data_layout = "i64:64:64:64"} {}
// -----
module attributes {llvm.data_layout = "i-64:64"} {}
// -----
module attributes {llvm.data_layout = "i64:"} {}
// -----
module attributes {llvm.data_layout = "i64:64:"} {}
// -----
module attributes {llvm.data_layout = "i64::"} {}
// -----
module attributes {llvm.data_layout = "m:e:e"} {}
// -----
module attributes {llvm.data_layout = ":64"} {}
// -----
module attributes {llvm.data_layout = "f32:24"} {}
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant = 1, llvm.byval = i32}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant = 1}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant = 1}) { llvm.return }
// -----
func.func @f(%a: !llvm.ptr {nvvm.grid_constant = 1}) { return }
// -----
gpu.module @m { gpu.func @f(%a: !llvm.ptr {nvvm.grid_constant}) kernel { gpu.return } }
// -----
gpu.module @m { gpu.func @f(%a: !llvm.ptr {nvvm.grid_constant}) kernel attributes {nvvm.kernel} { gpu.return } }
// -----
llvm.func @f(%a: i32 {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @f(%a: i32 {nvvm.grid_constant}) attributes {nvvm.kernel}
// -----
func.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr inbounds| %a[1] : (!llvm.ptr) -> !llvm.ptr, i32 return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr inbounds|nuw %a[1] : (!llvm.ptr) -> !llvm.ptr, i32 return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr foo %a[1] : (!llvm.ptr) -> !llvm.ptr, i32 return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr "nuw" %a[1] : (!llvm.ptr) -> !llvm.ptr, i32 return }
// -----
func.func @f(%a: index) { affine.parallel (%i = (0) to (3000) { affine.yield } return }
// -----
func.func @f(%s: index) { gpu.launch blocks(%a, %b %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) { gpu.terminator } return }
// -----
%0 = llvm.call_intrinsic "x"(: ) () -> ()
// -----
func.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr %a[!b] : (!llvm.ptr) -> !llvm.ptr, i32 return }
// -----
"x.parent"() ({
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%a: tensor<128xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) { %r = "sparse_tensor.positions"(%a) <{level = -1 : index}> : (tensor<128xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> memref<?xindex> return }
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xui32, "COp">) { return }
// -----
func.func @f(%a: i32, %b: i32) { %r = llvm.add %a, %b overflow<foo> : i32 return }
// -----
func.func @f(%a: i32, %b: i32) { %r = "llvm.add"(%a, %b) <{overflowFlags = i32}> : (i32, i32) -> i32 return }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<>, a.b = #dlti.dl_spec<index = 32>} { }
// -----
"test.op_with_data_layout"() ({ "test.maybe_terminator"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<>, a.b = #dlti.dl_spec<index = 32>} : () -> ()
// -----
gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<>, a.b = #dlti.dl_spec<index = 32>} { }
// -----
"x"() {a = !quant.uniform<u8:f64, 0x41646ABBA0000000:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, 0x41646ABBA0000000:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, 0x3F800000:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, -0x3F800000:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, 0x416:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, 1:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, 0x41646ABBA00000000:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f64, 0x3FF0000000000000:128>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f64:0, {0x3FF0000000000000:128}>} : () -> ()
// -----
"x"() {a = #complex.number<:f64 0x3FF0000000000000, 1.0>} : () -> ()
// -----
"x"() {a = #complex.number<:f64 3, 1.0>} : () -> ()
// -----
"x"() {a = #complex.number<:f32 0x3FF0000000000000, 1.0>} : () -> ()
// -----
"x"() {a = #complex.number<:f64 "s", 1.0>} : () -> ()
// -----
"x"() {a = #complex.number<:f64 -, 1.0>} : () -> ()
// -----
"x"() {a = #complex.number<:f64 -"s", 1.0>} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, "s">} : () -> ()
// -----
"x"() {a = !quant.uniform<u8:f32, 1.0:2.0>} : () -> ()
// -----
acc.routine @r func(@f) bind("x") gang(dim: 1 : i64)
// -----
acc.routine @r func(@f) bind("x")
// -----
acc.routine @r func(@f) bind(@x)
// -----
acc.routine @r func(@f) gang
// -----
acc.routine @r func(@f) gang([#acc.device_type<nvidia>])
// -----
acc.routine @r func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64)
// -----
acc.routine @r func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64, dim: 2 : i64 [#acc.device_type<nvidia>])
// -----
acc.routine @r func(@f) worker
// -----
acc.routine @r func(@f) worker([#acc.device_type<nvidia>])
// -----
acc.routine @r func(@f) seq nohost implicit
// -----
acc.routine @r func(@f) bind("x" [#acc.device_type<nvidia>])
// -----
acc.routine @r func(@f) bind(@x [#acc.device_type<nvidia>], "y")
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", bindIdName = []}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", bindIdName = [], bindStrName = []}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", gang = []}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", gangDim = [], gangDimDeviceType = []}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", worker = [], vector = [], seq = []}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<none>, #acc.device_type<none>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<nvidia>], worker = [#acc.device_type<nvidia>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<nvidia>], worker = [#acc.device_type<none>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", worker = [#acc.device_type<none>, #acc.device_type<none>]}> : () -> ()
// -----
func.func @f(%a: memref<f32>) { %0 = acc.create varPtr(%a : memref<f32>) -> memref<f32> "acc.update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, async = [], asyncOnly = [], waitOnly = []}> : (memref<f32>) -> () return }
// -----
func.func @f(%a: memref<f32>) { %0 = acc.update_device varPtr(%a : memref<f32>) -> memref<f32> "acc.update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, asyncOnly = []}> : (memref<f32>) -> () return }
// -----
func.func @f(%a: memref<f32>) { %0 = acc.update_device varPtr(%a : memref<f32>) -> memref<f32> "acc.update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, waitOnly = [], hasWaitDevnum = []}> : (memref<f32>) -> () return }
// -----
func.func @f() { "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, seq = [#acc.device_type<none>], gang = [], worker = [], vector = [], independent = [], auto_ = [], collapse = []}> ({ acc.yield }) : () -> () return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<>, b = #spirv.resource_limits<subgroup_size = 32>, c = #spirv.resource_limits<max_compute_workgroup_size = [1, 2, 3], max_compute_workgroup_invocations = 5>, d = #spirv.resource_limits<cooperative_matrix_properties_khr = []>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<min_subgroup_size = 4, max_subgroup_size = 8, cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>]>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<max_compute_workgroup_size = []>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<max_compute_workgroup_size = [128, 128, 64], subgroup_size = 33>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<subgroup_size = "x">} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<foo = 1>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<subgroup_size = 1 : i64>} { return }
// -----
"x.y"() ({ llvm.func @f(%a: !llvm.ptr) { %0 = llvm.mlir.zero : !llvm.struct<(ptr, struct<"a", (ptr)>)> llvm.return } }) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (ptr)>, sym_name = "f"}> ({ ^bb0(%a: !llvm.ptr): %0 = llvm.mlir.zero : !llvm.struct<(ptr, struct<"a", (ptr)>)> "x.y"() ({ %1 = llvm.mlir.zero : !llvm.ptr "x.z"() {a = !llvm.ptr} : () -> () }) : () -> () llvm.return }) : () -> ()
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): "x.y"() ({ transform.sequence %a : !transform.any_op failures(propagate) { ^bb0(%b: !transform.any_op): transform.yield } }) : () -> () }
// -----
pdl.pattern @p : benefit(1) { %0 = pdl.operation "x.y" pdl.rewrite %0 { "x.z"() ({ %t = pdl.type "x.end"() : () -> () }) : () -> () pdl.erase %0 } }
// -----
spirv.module Logical GLSL450 { spirv.func @f() "None" attributes {a = !spirv.ptr<f32, Function>, b = #spirv.storage_class<Function>} { spirv.Return } }
// -----
emitc.class @c { emitc.field @a : !emitc.opaque<"x"> emitc.func @f(%a: !emitc.ptr<i32>) { emitc.return } }
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.any irdl.parameters(a: %0) } }
// -----
smt.solver() : () -> () { %a = smt.declare_fun : !smt.int %b = smt.forall { ^bb0(%x: !smt.int): %c = smt.eq %x, %a : !smt.int smt.yield %c : !smt.bool } smt.assert %b }
// -----
omp.private {type = private} @x : i32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b : i32) }
// -----
"x.parent"() ({
  %v0 = "x.value"() : () -> !transform.any_op
  %r = "transform.structured.pack_greedily"(%v0) : (!transform.any_op) -> !transform.any_op
}) : () -> ()
// -----
func.func @f(%a: i32, %i: index) {
  %0 = memref.dim %a, %i : i32
}
// -----
"a"() {a = vector<["x"]xf32>} : () -> ()
// -----
func.func @f(%a: tensor<?x1xf32>) {
  %0 = tosa.reduce_max %a {axis = 0 : i32, axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
}
// -----
func.func @f(%a: vector<[2]xf64>) {
  %0 = vector.outerproduct %a, %a, %a {kind = #x<add>} : vector<[2]xf64>, vector<[2]xf64>
}
// -----
func.func @f(%m: memref<20x20xf32>, %i: index, %p: f32) {
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true], permutation_map = 3} : memref<20x20xf32>, vector<8x4xf32>
}
// -----
func.func @f(%a: memref<8x8xf32>) {
  linalg.ceil ins(%a : memref<8x8xf32>) outs( : memref<8x8xf32>)
}
// -----
func.func @f() {
  %0 = scf.while () : (f32) -> i64 {
  } do {
  }
}
// -----
memref.global "private" @s : tensor<4xf32>
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : memref<*xf32>
}
// -----
func.func @f() {
  %0 = spirv.Variable : index
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32)>
}
// -----
"a"() {a = !spirv.ptr<i1, i8>} : () -> ()
// -----
"a"() {a = !spirv.array<0x10 x f32>} : () -> ()
// -----
#f = #llvm.di_file<"file.cpp" in "/folder/">
#s = #llvm.di_subprogram<scope = #f, name = "a", file = #f>
#l = loc(fused<#s>["file.cpp":24:0])
llvm.func @callee() {
  llvm.return
} loc(#l)
llvm.func @caller() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
} loc(callsite(#l at "x"))
// -----
module attributes {llvm.dependent_libraries = #llvm.dependent_libraries<>} {}
