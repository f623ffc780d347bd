func.func @f(%c: i1) {
  // expected-error @below {{can only have the entry and loop continue block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.BranchConditional %c, ^b, ^m
  ^b:
    spirv.BranchConditional %c, ^k, ^h
  ^k:
    spirv.Branch ^h
  ^m:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{entry block must only have one 'spirv.Branch' op to the second block}}
  spirv.mlir.loop {
    %0 = spirv.Constant 1 : i32
    spirv.Branch ^h
  ^h:
    spirv.BranchConditional %c, ^b, ^m
  ^b:
    spirv.Branch ^k
  ^k:
    spirv.Branch ^h
  ^m:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{must have an entry block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{must have a loop header block branched from the entry block}}
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{requires a loop continue block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.Branch ^m
  ^m:
    spirv.Return
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{must have a selection header block}}
  spirv.mlir.selection {
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  spirv.mlir.selection {
    // expected-error @below {{reference to an undefined block}}
    spirv.BranchConditional %c, ^a, ^m
  ^a:
    spirv.Return
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^m
  ^a:
    spirv.mlir.merge
  ^m:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{branch weights cannot both be zero}}
  spirv.BranchConditional %c [0, 0], ^a, ^m
  ^a:
    return
  ^m:
    return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{expected ','}}
  spirv.BranchConditional %c [1], ^a, ^m
  ^a:
    return
  ^m:
    return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{must have exactly two branch weights}}
  "spirv.BranchConditional"(%c)[^a, ^m] {branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
  ^a:
    return
  ^m:
    return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{cannot be used in reachable block}}
  spirv.Unreachable
}

// -----

// expected-error @below {{expected operation name in quotes}}
spirv.Branch ^a
^a:

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @f(%a: i32) "None" {
    %0 = spirv.FunctionCall @g(%a) : (i32) -> i32
    // expected-error @below {{result type mismatch: expected 'i32', but provided 'f32'}}
    %1 = spirv.FunctionCall @g(%a) : (i32) -> f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @f(%a: i32) "None" {
    // expected-error @below {{has incorrect number of results has for callee: expected 1, but provided 0}}
    spirv.FunctionCall @g(%a) : (i32) -> ()
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{cannot have more than one result}}
  spirv.func @f(%a: i32) -> (i32, i32) "None" {
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
  spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" {
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    spirv.Return
  }
  // expected-error @below {{with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  spirv.func @g(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Generic> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    spirv.Return
  }
}

// -----

func.func @f(%v: i32, %id: i32, %w: vector<4xi32>) {
  %0 = spirv.GroupBroadcast <Workgroup> %v, %id : i32, i32
  // expected-error @below {{execution scope must be 'Workgroup' or 'Subgroup'}}
  %1 = spirv.GroupBroadcast <Device> %v, %id : i32, i32
  return
}

// -----

func.func @f(%v: i32, %id: i32, %w: vector<4xi32>) {
  // expected-error @below {{localid is a vector and can be with only  2 or 3 components, actual number is 4}}
  %1 = spirv.GroupBroadcast <Workgroup> %v, %w : i32, vector<4xi32>
  return
}

// -----

func.func @f(%v: i32, %id: i32, %w: vector<4xi32>) {
  // expected-error @below {{cluster size operand must be provided for 'ClusteredReduce' group operation}}
  %1 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %v : i32 -> i32
  return
}

// -----

func.func @f(%v: i32, %id: i32, %w: vector<4xi32>) {
  // expected-error @below {{cluster size operand must come from a constant op}}
  %1 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %v cluster_size(%id) : i32, i32 -> i32
  return
}

// -----

func.func @f(%v: i32, %id: i32, %w: vector<4xi32>) {
  %four = spirv.Constant 4 : i32
  %five = spirv.Constant 5 : i32
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %v cluster_size(%four) : i32, i32 -> i32
  // expected-error @below {{cluster size operand must be a power of two}}
  %1 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %v cluster_size(%five) : i32, i32 -> i32
  return
}

// -----

func.func @f(%v: f32, %id: i32, %w: vector<4xi32>) {
  // expected-error @below {{execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformFAdd <Device> <Reduce> %v : f32 -> f32
  return
}

// -----

func.func @f(%v: f32, %id: i32, %w: vector<4xi32>) {
  // expected-error @below {{execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformElect <CrossDevice> : i1
  return
}

// -----

func.func @f(%v: f32, %id: i32, %w: vector<4xi32>) {
  // expected-error @below {{id must be the result of a constant op}}
  %0 = spirv.GroupNonUniformBroadcast <Workgroup> %v, %id : f32, i32
  return
}

// -----

func.func @f(%v: f32, %id: si32, %w: vector<4xi32>) {
  // expected-error @below {{second operand must be a singless/unsigned integer}}
  %0 = spirv.GroupNonUniformShuffle <Workgroup> %v, %id : f32, si32
  return
}

// -----

func.func @f(%v: f32, %id: i32, %w: vector<4xi32>) {
  // expected-error @below {{cluster size operand must come from a constant op}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %v, %id, cluster_size(%id) : f32, i32, i32 -> f32
  return
}

// -----

func.func @f(%v: f32, %id: i32, %w: vector<4xi32>, %p: i1) {
  // expected-error @below {{execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformBallot <Device> %p : vector<4xi32>
  return
}

// -----

func.func @f(%a: i32, %b: vector<4xi8>, %c: i64, %h: i16, %w: vector<4xi32>) {
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32
  %1 = spirv.SDot %b, %b : vector<4xi8> -> i32
  // expected-error @below {{requires Packed Vector Format attribute for integer vector operands}}
  %2 = spirv.SDot %a, %a : i32 -> i32
  return
}

// -----

func.func @f(%a: i32, %b: vector<4xi8>, %c: i64, %h: i16, %w: vector<4xi32>) {
  // expected-error @below {{with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
  %2 = spirv.UDot %c, %c, <PackedVectorFormat4x8Bit> : i64 -> i64
  return
}

// -----

func.func @f(%a: i32, %b: vector<4xi8>, %c: i64, %h: i16, %w: vector<4xi32>) {
  // expected-error @below {{with invalid format attribute for vector operands of type 'vector<4xi8>'}}
  %2 = spirv.SUDot %b, %b, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i64
  return
}

// -----

func.func @f(%a: i32, %b: vector<4xi8>, %c: i64, %h: i16, %w: vector<4xi32>) {
  // expected-error @below {{result type has insufficient bit-width (16 bits) for the specified vector operand type (128 bits)}}
  %2 = spirv.SUDotAccSat %w, %w, %h : vector<4xi32> -> i16
  return
}

// -----

func.func @f(%a: i32, %k: i16) {
  // expected-error @below {{result type has insufficient bit-width (8 bits) for the specified vector operand type (32 bits)}}
  %2 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i8
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<4xf32>, %d: f32, %n: i32) {
  %0 = spirv.ImageDrefGather %i, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  %1 = spirv.ImageDrefGather %i, %c, %d ["NonPrivateTexel"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  // expected-error @below {{Bias is only valid with implicit-lod instructions}}
  %2 = spirv.ImageDrefGather %i, %c, %d ["Bias"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<4xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<4xf32>, %d: f32, %n: i32) {
  // expected-error @below {{the Image Operands should encode what operands follow, as per Image Operands}}
  %0 = spirv.ImageDrefGather %i, %c, %d, %n : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<4xf32>, f32, i32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<4xf32>, %d: f32, %n: i32) {
  // expected-error @below {{failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect}}
  %0 = spirv.ImageDrefGather %i, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NoSampler, Unknown>>, %c: vector<4xf32>, %d: f32, %n: i32) {
  // expected-error @below {{failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = spirv.ImageDrefGather %i, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NoSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  // expected-error @below {{for sampling operations, Lod must be a floating-point type scalar}}
  %1 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %n : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  // expected-error @below {{too many image operand arguments have been provided}}
  %1 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %d, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  // expected-error @below {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %1 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %d, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  %1 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %c, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  // expected-error @below {{Grad operand requires 2 arguments (scalars or vectors)}}
  %2 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  // expected-error @below {{it is invalid to set both the Lod and Grad bits}}
  %1 = spirv.ImageSampleExplicitLod %i, %c ["Lod|Grad"], %d, %c, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  %1 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  // expected-error @below {{Lod is only valid with explicit-lod and fetch instructions}}
  %2 = spirv.ImageSampleImplicitLod %i, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  // expected-error @below {{Bias must be a floating-point type scalar}}
  %2 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %n : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  // expected-error @below {{Bias operand requires 1 argument}}
  %2 = spirv.ImageSampleImplicitLod %i, %c ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %c: vector<2xf32>, %d: f32, %n: i32) {
  // expected-error @below {{Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %2 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %d : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xi32>, %d: f32, %n: i32) {
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32> -> vector<4xf32>
  // expected-error @below {{Lod is only valid with explicit-lod and fetch instructions}}
  %1 = spirv.ImageFetch %i, %c ["Lod"], %n : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32>, i32 -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %c: vector<2xi32>, %d: f32, %n: i32) {
  // expected-error @below {{failed to verify that the Dim operand of the underlying image must not be Cube}}
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %c: vector<2xi32>, %d: f32, %n: vector<4xf32>) {
  %1 = spirv.ImageRead %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %i, %c, %n : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, vector<4xf32>
  // expected-error @below {{failed to verify that the sampled operand of the underlying image must be NeedSampler}}
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f> -> vector<3xi32>
  // expected-error @below {{expected the result to have 3 component(s), but found 2 component(s)}}
  %1 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f> -> vector<2xi32>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<16x16xi32, Workgroup, MatrixA>, %b: !spirv.coopmatrix<16x16xi32, Workgroup, MatrixB>, %c: !spirv.coopmatrix<16x16xi32, Workgroup, MatrixAcc>, %d: !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<16x16xi32, Workgroup, MatrixA>, !spirv.coopmatrix<16x16xi32, Workgroup, MatrixB> -> !spirv.coopmatrix<16x16xi32, Workgroup, MatrixAcc>
  // expected-error @below {{matrix size mismatch on dimension 'K'}}
  %1 = spirv.KHR.CooperativeMatrixMulAdd %d, %b, %c : !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, !spirv.coopmatrix<16x16xi32, Workgroup, MatrixB> -> !spirv.coopmatrix<16x16xi32, Workgroup, MatrixAcc>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<16x16xi32, Workgroup, MatrixA>, %c: !spirv.coopmatrix<16x16xi32, Workgroup, MatrixAcc>) {
  // expected-error @below {{operand #1 must be of use 'MatrixB'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %a, %c : !spirv.coopmatrix<16x16xi32, Workgroup, MatrixA>, !spirv.coopmatrix<16x16xi32, Workgroup, MatrixA> -> !spirv.coopmatrix<16x16xi32, Workgroup, MatrixAcc>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<16x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x16xi32, Workgroup, MatrixB>, %c: !spirv.coopmatrix<16x16xi32, Workgroup, MatrixAcc>) {
  // expected-error @below {{matrix scope mismatch}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x16xi32, Workgroup, MatrixB> -> !spirv.coopmatrix<16x16xi32, Workgroup, MatrixAcc>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<16x16xf32, Workgroup, MatrixA>, %b: !spirv.coopmatrix<16x16xf32, Workgroup, MatrixB>, %c: !spirv.coopmatrix<16x16xf32, Workgroup, MatrixAcc>) {
  // expected-error @below {{Matrix Operands require all matrix element types to be Integer Types}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned> : !spirv.coopmatrix<16x16xf32, Workgroup, MatrixA>, !spirv.coopmatrix<16x16xf32, Workgroup, MatrixB> -> !spirv.coopmatrix<16x16xf32, Workgroup, MatrixAcc>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  // expected-error @below {{not compatible with memory operand 'MakePointerAvailable'}}
  %1 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <MakePointerAvailable> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>, %s: i32) {
  // expected-error @below {{Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32 [0])>'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  // expected-error @below {{missing value for the 'Aligned' memory operand}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}

// -----

func.func @f(%v: vector<4xi8>) {
  %0 = spirv.CompositeConstruct %v, %v : (vector<4xi8>, vector<4xi8>) -> vector<8xi8>
  %1 = spirv.VectorShuffle [1: i32, 3: i32, -1: i32] %v, %v : vector<4xi8>, vector<4xi8> -> vector<3xi8>
  // expected-error @below {{component selector 9 out of range: expected to be in [0, 8) or 0xffffffff}}
  %2 = spirv.VectorShuffle [1: i32, 9: i32, 5: i32] %v, %v : vector<4xi8>, vector<4xi8> -> vector<3xi8>
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{integer constant out of range for attribute}}
  spirv.BranchConditional %c [9223372036854775808, 0], ^a, ^m
^a:
  return
^m:
  return
}
