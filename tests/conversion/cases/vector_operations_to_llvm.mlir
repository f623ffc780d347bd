// builtin.module(convert-vector-to-llvm)
func.func @vscale() -> index { %0 = vector.vscale  return %0 : index }
func.func @interleave(%a: vector<8xi8>, %b: vector<8xi8>) -> vector<16xi8> { %0 = vector.interleave %a, %b : vector<8xi8> -> vector<16xi8>  return %0 : vector<16xi8> }
func.func @interleave_s(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[8]xi32> { %0 = vector.interleave %a, %b : vector<[4]xi32> -> vector<[8]xi32>  return %0 : vector<[8]xi32> }
func.func @interleave_2d(%a: vector<2x8xi8>, %b: vector<2x8xi8>) -> vector<2x16xi8> { %0 = vector.interleave %a, %b : vector<2x8xi8> -> vector<2x16xi8>  return %0 : vector<2x16xi8> }
func.func @deinterleave(%a: vector<4xi32>) -> (vector<2xi32>, vector<2xi32>) { %0, %1 = vector.deinterleave %a : vector<4xi32> -> vector<2xi32>  return %0, %1 : vector<2xi32>, vector<2xi32> }
func.func @deinterleave_s(%a: vector<[4]xi32>) -> (vector<[2]xi32>, vector<[2]xi32>) { %0, %1 = vector.deinterleave %a : vector<[4]xi32> -> vector<[2]xi32>  return %0, %1 : vector<[2]xi32>, vector<[2]xi32> }
func.func @from_elements_1d(%a: f32, %b: f32) -> vector<3xf32> { %0 = vector.from_elements %a, %b, %a : vector<3xf32> return %0 : vector<3xf32> }
func.func @from_elements_0d(%a: f32) -> vector<f32> { %0 = vector.from_elements %a : vector<f32> return %0 : vector<f32> }
func.func @from_elements_2d(%a: f32, %b: f32) -> vector<2x1xf32> { %0 = vector.from_elements %a, %b : vector<2x1xf32> return %0 : vector<2x1xf32> }
func.func @to_elements_1d(%a: vector<2xf32>) -> (f32, f32) { %0:2 = vector.to_elements %a : vector<2xf32> return %0#0, %0#1 : f32, f32 }
func.func @to_elements_2d(%a: vector<2x2xf32>) -> (f32, f32) { %0:4 = vector.to_elements %a : vector<2x2xf32> return %0#0, %0#3 : f32, f32 }
func.func @step() -> vector<4xindex> { %0 = vector.step : vector<4xindex> return %0 : vector<4xindex> }
func.func @step_s() -> vector<[4]xindex> { %0 = vector.step : vector<[4]xindex> return %0 : vector<[4]xindex> }
func.func @scalable_insert(%a: vector<4xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> { %0 = vector.scalable.insert %a, %b[0] : vector<4xf32> into vector<[4]xf32> return %0 : vector<[4]xf32> }
func.func @scalable_extract(%b: vector<[4]xf32>) -> vector<4xf32> { %0 = vector.scalable.extract %b[0] : vector<4xf32> from vector<[4]xf32> return %0 : vector<4xf32> }
func.func @create_mask_1d(%n: index) -> vector<4xi1> { %0 = vector.create_mask %n : vector<4xi1> return %0 : vector<4xi1> }
func.func @create_mask_s(%n: index) -> vector<[4]xi1> { %0 = vector.create_mask %n : vector<[4]xi1> return %0 : vector<[4]xi1> }
func.func @create_mask_2d(%n: index, %m: index) -> vector<2x4xi1> { %0 = vector.create_mask %n, %m : vector<2x4xi1> return %0 : vector<2x4xi1> }
func.func @constant_mask_1d() -> vector<4xi1> { %0 = vector.constant_mask [2] : vector<4xi1> return %0 : vector<4xi1> }
func.func @constant_mask_2d() -> vector<4x4xi1> { %0 = vector.constant_mask [2, 3] : vector<4x4xi1> return %0 : vector<4x4xi1> }
func.func @constant_mask_0d() -> vector<i1> { %0 = vector.constant_mask [1] : vector<i1> return %0 : vector<i1> }
func.func @transpose(%a: vector<2x3xf32>) -> vector<3x2xf32> { %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32> return %0 : vector<3x2xf32> }
func.func @transpose3(%a: vector<2x3x4xf32>) -> vector<4x3x2xf32> { %0 = vector.transpose %a, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32> return %0 : vector<4x3x2xf32> }
func.func @shape_cast(%a: vector<2x3xf32>) -> vector<6xf32> { %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32> return %0 : vector<6xf32> }
func.func @shape_cast2(%a: vector<6xf32>) -> vector<2x3xf32> { %0 = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32> return %0 : vector<2x3xf32> }
func.func @shape_cast3(%a: vector<2x6xf32>) -> vector<3x4xf32> { %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32> return %0 : vector<3x4xf32> }
func.func @extract_strided(%a: vector<4xf32>) -> vector<2xf32> { %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32> return %0 : vector<2xf32> }
func.func @extract_strided2(%a: vector<4x8xf32>) -> vector<2x2xf32> { %0 = vector.extract_strided_slice %a {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32> return %0 : vector<2x2xf32> }
func.func @extract_strided1(%a: vector<4x8xf32>) -> vector<2x8xf32> { %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32> return %0 : vector<2x8xf32> }
func.func @insert_strided(%a: vector<2x4xf32>, %b: vector<4x4xf32>) -> vector<4x4xf32> { %0 = vector.insert_strided_slice %a, %b {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32> return %0 : vector<4x4xf32> }
func.func @insert_strided2(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) -> vector<16x4x8xf32> { %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32> return %0 : vector<16x4x8xf32> }
func.func @insert_strided1(%a: vector<2xf32>, %b: vector<4xf32>) -> vector<4xf32> { %0 = vector.insert_strided_slice %a, %b {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32> return %0 : vector<4xf32> }
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> { %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32> return %0 : vector<2x3xf32> }
func.func @outer_acc(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> { %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32> return %0 : vector<2x3xf32> }
func.func @outer_axpy(%a: vector<2xf32>, %b: f32) -> vector<2xf32> { %0 = vector.outerproduct %a, %b : vector<2xf32>, f32 return %0 : vector<2xf32> }
func.func @bitcast2(%a: vector<2x4xi32>) -> vector<2x2xi64> { %0 = vector.bitcast %a : vector<2x4xi32> to vector<2x2xi64> return %0 : vector<2x2xi64> }
func.func @shuffle2(%a: vector<1x4xf32>, %b: vector<2x4xf32>) -> vector<3x4xf32> { %0 = vector.shuffle %a, %b [1, 0, 2] : vector<1x4xf32>, vector<2x4xf32> return %0 : vector<3x4xf32> }
func.func @shuffle1(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<5xf32> { %0 = vector.shuffle %a, %b [4, 3, 2, 1, 0] : vector<2xf32>, vector<3xf32> return %0 : vector<5xf32> }
func.func @type_cast(%a: memref<8x8x8xf32>) -> memref<vector<8x8x8xf32>> { %0 = vector.type_cast %a : memref<8x8x8xf32> to memref<vector<8x8x8xf32>> return %0 : memref<vector<8x8x8xf32>> }
func.func @transfer_read(%m: memref<?xf32>, %i: index, %p: f32) -> vector<17xf32> { %0 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<?xf32>, vector<17xf32> return %0 : vector<17xf32> }
func.func @transfer_read_in(%m: memref<?xf32>, %i: index, %p: f32) -> vector<17xf32> { %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<17xf32> return %0 : vector<17xf32> }
func.func @transfer_read_2(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> { %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32> return %0 : vector<4xf32> }
func.func @transfer_write(%v: vector<17xf32>, %m: memref<?xf32>, %i: index) { vector.transfer_write %v, %m[%i] : vector<17xf32>, memref<?xf32> return }
func.func @transfer_read_mask(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> { %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32> return %0 : vector<4xf32> }
func.func @gather2(%m: memref<?xf32>, %i: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xf32>) -> vector<2x3xf32> { %c0 = arith.constant 0 : index %0 = vector.gather %m[%c0] [%i], %k, %p : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32> return %0 : vector<2x3xf32> }
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> { %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> return %0 : vector<2x2xf32> }
func.func @multi_red(%a: vector<2x3xf32>, %b: vector<2xf32>) -> vector<2xf32> { %0 = vector.multi_reduction <add>, %a, %b [1] : vector<2x3xf32> to vector<2xf32> return %0 : vector<2xf32> }
func.func @extract_dyn(%a: vector<4xf32>, %i: index) -> f32 { %0 = vector.extract %a[%i] : f32 from vector<4xf32> return %0 : f32 }
func.func @extract_dyn2(%a: vector<2x4xf32>, %i: index) -> f32 { %0 = vector.extract %a[0, %i] : f32 from vector<2x4xf32> return %0 : f32 }
func.func @extract_0d(%a: vector<f32>) -> f32 { %0 = vector.extract %a[] : f32 from vector<f32> return %0 : f32 }
func.func @insert_0d(%a: vector<f32>, %b: f32) -> vector<f32> { %0 = vector.insert %b, %a[] : f32 into vector<f32> return %0 : vector<f32> }
func.func @insert_v(%a: vector<4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> { %0 = vector.insert %a, %b[1] : vector<4xf32> into vector<2x4xf32> return %0 : vector<2x4xf32> }
func.func @bcast(%a: vector<4xf32>) -> vector<3x4xf32> { %0 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32> return %0 : vector<3x4xf32> }
func.func @bcast_stretch(%a: vector<1xf32>) -> vector<4xf32> { %0 = vector.broadcast %a : vector<1xf32> to vector<4xf32> return %0 : vector<4xf32> }
func.func @bcast_stretch2(%a: vector<4x1xf32>) -> vector<4x3xf32> { %0 = vector.broadcast %a : vector<4x1xf32> to vector<4x3xf32> return %0 : vector<4x3xf32> }
func.func @bcast_0d(%a: vector<f32>) -> vector<2x3xf32> { %0 = vector.broadcast %a : vector<f32> to vector<2x3xf32> return %0 : vector<2x3xf32> }
func.func @splat_0d(%a: f32) -> vector<f32> { %0 = vector.broadcast %a : f32 to vector<f32> return %0 : vector<f32> }
func.func @fma_s(%a: vector<2x[4]xf32>) -> vector<2x[4]xf32> { %0 = vector.fma %a, %a, %a : vector<2x[4]xf32> return %0 : vector<2x[4]xf32> }
func.func @red_0d_like(%a: vector<4xindex>) -> index { %0 = vector.reduction <add>, %a : vector<4xindex> into index return %0 : index }
func.func @load_0d(%m: memref<200x100xf32>, %i: index) -> vector<f32> { %0 = vector.load %m[%i, %i] : memref<200x100xf32>, vector<f32> return %0 : vector<f32> }
func.func @load_index(%m: memref<200x100xindex>, %i: index) -> vector<8xindex> { %0 = vector.load %m[%i, %i] : memref<200x100xindex>, vector<8xindex> return %0 : vector<8xindex> }
func.func @mask_red(%k: vector<4xi1>, %a: vector<4xf32>, %s: f32) -> f32 { %0 = vector.mask %k { vector.reduction <add>, %a, %s : vector<4xf32> into f32 } : vector<4xi1> -> f32 return %0 : f32 }
func.func @red_min_acc(%a: vector<4xf32>, %b: f32) -> f32 { %0 = vector.reduction <minnumf>, %a, %b : vector<4xf32> into f32 return %0 : f32 }
func.func @sc_s1(%a: vector<2x1x[4]xi32>) -> vector<[8]xi32> { %0 = vector.shape_cast %a : vector<2x1x[4]xi32> to vector<[8]xi32> return %0 : vector<[8]xi32> }
func.func @sc_s2(%a: vector<[8]xi32>) -> vector<2x1x[4]xi32> { %0 = vector.shape_cast %a : vector<[8]xi32> to vector<2x1x[4]xi32> return %0 : vector<2x1x[4]xi32> }
func.func @sc_ones(%a: vector<1x4xi32>) -> vector<4xi32> { %0 = vector.shape_cast %a : vector<1x4xi32> to vector<4xi32> return %0 : vector<4xi32> }
func.func @mask0(%n: index) -> vector<i1> { %0 = vector.create_mask %n : vector<i1> return %0 : vector<i1> }
func.func @contract_nm(%a: vector<2x3xi32>, %b: vector<3x2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> { %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]} %b, %b, %c : vector<3x2xi32>, vector<3x2xi32> into vector<2x2xi32> return %0 : vector<2x2xi32> }
func.func @contract_mv(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> { %0 = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> return %0 : vector<2xf32> }
func.func @contract_dot(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 { %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32 return %0 : f32 }
func.func @contract_full(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 { %0 = vector.contract {indexing_maps = [affine_map<(j, k) -> (j, k)>, affine_map<(j, k) -> (j, k)>, affine_map<(j, k) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32 return %0 : f32 }
func.func @contract_batch(%a: vector<2x2x3xf32>, %b: vector<2x3x2xf32>, %c: vector<2x2x2xf32>) -> vector<2x2x2xf32> { %0 = vector.contract {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2x3xf32>, vector<2x3x2xf32> into vector<2x2x2xf32> return %0 : vector<2x2x2xf32> }
func.func @transpose_1(%a: vector<1x4xf32>) -> vector<4x1xf32> { %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32> return %0 : vector<4x1xf32> }
func.func @transpose_102(%a: vector<2x3x4xf32>) -> vector<3x2x4xf32> { %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32> return %0 : vector<3x2x4xf32> }
func.func @scatter2(%m: memref<?xf32>, %i: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>) { %c0 = arith.constant 0 : index vector.scatter %m[%c0] [%i], %k, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> return }
func.func @mload(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %p: vector<16xf32>) -> vector<16xf32> { %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32> return %0 : vector<16xf32> }
func.func @load(%m: memref<200x100xf32>, %i: index) -> vector<8xf32> { %0 = vector.load %m[%i, %i] : memref<200x100xf32>, vector<8xf32> return %0 : vector<8xf32> }
func.func @mred_s(%k: vector<[4]xi1>, %a: vector<[4]xf32>) -> f32 { %0 = vector.mask %k { vector.reduction <add>, %a : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32 return %0 : f32 }
func.func @mred_m(%k: vector<4xi1>, %a: vector<4xf32>, %s: f32) -> f32 { %0 = vector.mask %k { vector.reduction <maxnumf>, %a, %s : vector<4xf32> into f32 } : vector<4xi1> -> f32 return %0 : f32 }
func.func @insert_v2(%a: vector<4xf32>, %b: vector<3x2x4xf32>) -> vector<3x2x4xf32> { %0 = vector.insert %a, %b[1, 0] : vector<4xf32> into vector<3x2x4xf32> return %0 : vector<3x2x4xf32> }
func.func @es(%a: vector<4x8xi32>) -> vector<2x2xi32> { %0 = vector.extract_strided_slice %a {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi32> to vector<2x2xi32> return %0 : vector<2x2xi32> }
