func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error @below {{2nd dim matrix-A (32)!= 1st dim matrix-B (64 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  // expected-error @below {{'i32' += 'i8' * 'i8', it is not supported.}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @f(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, %m: memref<128x128xf16, 3>) {
  // expected-error @below {{hit a limitation: only f32 results for the time being}}
  nvgpu.warpgroup.mma.store %d, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> to memref<128x128xf16, 3>
  return
}

// -----

func.func @f(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>, %m: vector<2xi16>) {
  // expected-error @below {{f64 is not supported for sparse mode}}
  %d = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}

// -----

func.func @f(%a: vector<4x4xi16>, %b: vector<1x1xi16>, %c: vector<1x2xi16>, %m: vector<2xi16>) {
  // expected-error @below {{expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sp.sync}}
  %d = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<4x4xi16>, vector<1x1xi16>, vector<1x2xi16>) -> vector<1x2xi16>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<1x1xf16>, %c: vector<1x2xf16>, %m: vector<2xi16>) {
  // expected-error @below {{matrixA must be 2 dimensional vector}}
  %d = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<4xf16>, vector<1x1xf16>, vector<1x2xf16>) -> vector<1x2xf16>
  return
}
