func.func @f(%a: f32) {
  // expected-error @below {{`and` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce and %a {} : (f32) -> f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{`maxnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce maxnumf %a {} : (i32) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{expected two region arguments}}
  %0 = gpu.all_reduce %a { ^bb0(%x: f32): 
    "gpu.yield"(%x): (f32)->() } : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{cluster stride 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

// expected-error @below {{operand expected to be one of AOp, BOp or COp}}
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "XOp">) {
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, strided<[64,2], offset: 0>>, %i : index) {
  // expected-error @below {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[64,2], offset: 0>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

// expected-error @below {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func @f() attributes {gpu.container_module} {
  return
}

// -----

// expected-error @below {{gpu.known_block_size must be a dense i32 array}}
func.func @f() attributes {gpu.known_block_size = 3} {
  return
}

// -----

module attributes {gpu.container_module} {
func.func @f(%i: index) {
  // expected-error @below {{kernel container 'k' is undefined}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @f() { gpu.return } }
func.func @f(%i: index) {
  // expected-error @below {{kernel function is missing the 'gpu.kernel' attribute}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @f(%a: f32) kernel { gpu.return } }
func.func @f(%i: index) {
  // expected-error @below {{got 0 kernel operands but expected 1}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @f(%a: f32) kernel { gpu.return } }
func.func @f(%i: index) {
  // expected-error @below {{type of function argument 0 does not match}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
  return
}
}

// -----

module attributes {gpu.container_module} {
// expected-note @below {{see the kernel definition here}}
gpu.module @k { memref.global "private" @f : memref<4xf32> }
func.func @f(%i: index) {
  // expected-error @below {{referenced kernel '@k::@f' is not a function}}
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
  return
}
}

// -----

// expected-error @below {{expected void return type for kernel function}}
gpu.module @k { gpu.func @f(%a: f32) -> f32 kernel { gpu.return %a : f32 } }

// -----

// expected-note @below {{return type declared here}}
// expected-error @below {{expected 1 result operands}}
gpu.module @k { gpu.func @f(%a: f32) -> f32  { gpu.return } }

// -----

// expected-error @below {{expected memref type in attribution}}
gpu.module @k { gpu.func @f(%a: f32) workgroup(%x : f32) { gpu.return } }

// -----

// expected-error @below {{expected memory space private in attribution}}
gpu.module @k { gpu.func @f(%a: f32) private(%x : memref<f32, #gpu.address_space<workgroup>>) { gpu.return } }

// -----

func.func @f(%i: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%a1, %b1, %c1) in (%d1 = %i, %e1 = %i, %g1 = %i) {
    // expected-error @below {{expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?xf16>, %c: memref<3x4xf32>) {
  // expected-error @below {{arguments have incompatible shape}}
  gpu.memcpy %a, %c : memref<?xf32>, memref<3x4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{symbol operand count does not equal memref symbol count}}
  %0 = gpu.alloc() : memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%a : f32, %l: i32) {
  // expected-error @below {{lane can only be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %a, first_active_lane %l : f32
  return
}

// -----

// expected-error @below {{attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @b []

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @below {{expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%f : f32) {
   ^bb0(%x : i32):
  }
  return
}

// -----

"gpu.module"() <{sym_name = "k"}> ({
  // expected-error @below {{expected at least 4294967293 arguments to body region}}
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0(%a: f32):
    "gpu.return"() : () -> ()
  }) {sym_name = "f", workgroup_attributions = -4 : i64} : () -> ()
}) : () -> ()
