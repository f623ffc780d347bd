func.func @f(%a: vector<4x3xf32>) {
  // expected-error @below {{unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %a : vector<4x3xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %a : vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @below {{unsupported reduction type ''i32'' for kind 'maximumf'}}
  %0 = vector.reduction <maximumf>, %a : vector<4xi32> into i32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  // expected-error @below {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  %0 = vector.reduction <oops>, %a : vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4x16xf32>, %b: f32) {
  // expected-error @below {{destination type 'f32' is incompatible with source type 'vector<4x16xf32>'}}
  %0 = vector.multi_reduction <mul>, %a, %b [1] : vector<4x16xf32> to f32
  return
}

// -----

func.func @f(%a: vector<4x[16]xf32>, %b: vector<4xf32>) {
  // expected-error @below {{destination type 'vector<4xf32>' is incompatible with source type 'vector<4x[16]xf32>'}}
  %0 = vector.multi_reduction <mul>, %a, %b [0] : vector<4x[16]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xi32>, %b: vector<3xi32>) {
  // expected-error @below {{reduction dimension 5 has to be less than 2}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 5} : vector<2x3xi32>, vector<3xi32>
  return
}

// -----

func.func @f(%a: vector<2x3xi32>, %b: vector<2x3xi32>) {
  // expected-error @below {{initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<2x3xi32>
  return
}

// -----

func.func @f(%a: vector<2x3xi32>, %b: vector<5xi32>) {
  // expected-error @below {{incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<5xi32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) {
  // expected-error @below {{unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xf32>, vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4xf32>) {
  // expected-error @below {{expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %b : vector<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error @below {{expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4x8xf32>) {
  // expected-error @below {{expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %b : f32, vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<8xf32>) {
  // expected-error @below {{expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x16xf32>) {
  // expected-error @below {{expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %b, %c) : (vector<4xf32>, vector<8xf32>, vector<4x16xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @below {{expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<4x16xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @below {{expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<5x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @below {{expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{expected 1-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, f32) -> vector<5x3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<and>} : vector<4xf32>, f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x3xf32>) {
  // expected-error @below {{invalid accumulator/result vector shape, expected: 'vector<4x2xf32>'}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x3xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<4x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{invalid contracting dimension map}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<4x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{expected an indexing map for each vector operand}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k)[s0] -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{expected indexing map 0 to have no symbols}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{expected indexing map 0 to have 3 number of inputs}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j, i)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{expected indexing map 1 to have 2 number of outputs}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{expected indexing map 1 to be a projected permutation of its inputs}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{expected at least one contracting dimension pair}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (k, j)>, affine_map<(i, j, k, l) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction", "parallel"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{unsupported contraction type}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xsi32>, %b: vector<3x2xsi32>, %c: vector<4x2xsi32>) {
  // expected-error @below {{only supports signless integer types}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xsi32>, vector<3x2xsi32> into vector<4x2xsi32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: f32) {
  // expected-error @below {{expected indexing map 2 to have 0 number of outputs}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> (k)>], iterator_types = ["reduction"]}
func.func @f(%a: vector<3xf32>, %b: vector<3xf32>, %c: vector<3xf32>) {
  // expected-error @below {{invalid accumulator/result vector shape}}
  %0 = vector.contract #t %a, %b, %c : vector<3xf32>, vector<3xf32> into vector<3xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "foo"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  // expected-error @below {{unexpected iterator_type (foo)}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(b, i, k) -> (b, i, k)>, affine_map<(b, i, k) -> (b, k)>, affine_map<(b, i, k) -> (b, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<5x4x3xf32>, %b: vector<6x3xf32>, %c: vector<5x4xf32>) {
  // expected-error @below {{invalid batch dimension map}}
  %0 = vector.contract #t %a, %b, %c : vector<5x4x3xf32>, vector<6x3xf32> into vector<5x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>, %b: vector<4xf32>) {
  // expected-error @below {{expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %k { %1 = arith.addf %a, %b : vector<4xf32> vector.yield %1 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>, %m: memref<?xf32>) {
  %i = arith.constant 0 : index
  // expected-error @below {{expects only one operation to mask}}
  vector.mask %k {
    vector.transfer_write %a, %m[%i] : vector<4xf32>, memref<?xf32>
    vector.transfer_write %a, %m[%i] : vector<4xf32>, memref<?xf32>
  } : vector<4xi1>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<5xi1>, %m: memref<?xf32>) {
  %i = arith.constant 0 : index
  // expected-error @below {{expects a 'vector<4xi1>' mask for the maskable operation}}
  vector.mask %k { vector.transfer_write %a, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<5xi1>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>, %m: memref<?xf32>, %p: f32) {
  %i = arith.constant 0 : index
  // expected-error @below {{expects result type to match maskable operation result type}}
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>, %m: memref<?xf32>, %p: f32) {
  %i = arith.constant 0 : index
  // expected-error @below {{expects number of results to match mask region yielded values}}
  vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>, %m: memref<?xf32>, %p: f32) {
  %i = arith.constant 0 : index
  // expected-error @below {{expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
    vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>, %p: f32) {
  // expected-error @below {{doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %k, %p { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%a: vector<4x5xf32>, %k: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error @below {{expects a 'vector<4x5xi1>' mask for the maskable operation}}
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %p [1] : vector<4x5xf32> to vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x[2]xf32>, %c: vector<4x[2]xf32>, %k: vector<4x2x3xi1>) {
  // expected-error @below {{expects a 'vector<4x[2]x3xi1>' mask for the maskable operation}}
  %0 = vector.mask %k { vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x[2]xf32> into vector<4x[2]xf32> } : vector<4x2x3xi1> -> vector<4x[2]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @below {{region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%k) ({ }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @below {{region should have no arguments}}
  "vector.mask"(%k) ({
  ^bb0(%x: f32):
   vector.yield }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @below {{expects number of results to match mask region yielded values}}
  %0 = "vector.mask"(%k) ({
   vector.yield %a, %a : vector<4xf32>, vector<4xf32> }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %k: vector<4xi1>, %m: memref<?xf32>, %p: f32, %q: vector<5xf32>) {
  %i = arith.constant 0 : index
  // expected-error @below {{expects passthru type to match result type}}
  %0 = "vector.mask"(%k, %q) ({
    %1 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
    vector.yield %1 : vector<4xf32> }) : (vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%k: vector<3xf32>) {
  vector.print %k : vector<3xf32> punctuation <comma>
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = vector.deinterleave %k : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%k: vector<3xf32>) {
  %0:3 = vector.to_elements %k : vector<3xf32>
  // expected-error @below {{number of operands and types do not match: got 2 operands and 3 types}}
  %1 = vector.from_elements %0#0, %0#1 : vector<3xf32>
  return
}

// -----

func.func @f(%k: vector<[4]xf32>, %v: vector<3xf32>) {
  // expected-error @below {{failed to verify that position is a multiple of the source length.}}
  %1 = vector.scalable.insert %v, %k[4] : vector<3xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result #0 must be vector of index values of ranks 1, but got 'vector<3xf32>'}}
  %1 = vector.step : vector<3xf32>
  return
}

// -----

// Its definition has no words for what it prints.
func.func @print(%a: !llvm.ptr) {
  // expected-error @below {{'vector.print' op operand #0 must be , but got '!llvm.ptr'}}
  vector.print %a : !llvm.ptr
  return
}
