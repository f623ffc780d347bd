func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %f0 = arith.constant 0.0 : f32
  %f1 = arith.constant 1.0 : f32
  %pad = arith.constant -7.0 : f32
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %w = arith.constant dense<[10.0, 20.0, 30.0, 40.0]> : vector<4xf32>
  %m = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %n = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : vector<3x2xf32>
  %acc = arith.constant dense<100.0> : vector<2x2xf32>
  %ct = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %m, %n, %acc : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  vector.print %ct : vector<2x2xf32>
  %dot = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v, %w, %f1 : vector<4xf32>, vector<4xf32> into f32
  vector.print %dot : f32
  %i = arith.constant dense<[1, -2, 3, 100]> : vector<4xi8>
  %r0 = vector.reduction <add>, %i : vector<4xi8> into i8
  vector.print %r0 : i8
  %r1 = vector.reduction <mul>, %i : vector<4xi8> into i8
  vector.print %r1 : i8
  %r2 = vector.reduction <minsi>, %i : vector<4xi8> into i8
  vector.print %r2 : i8
  %r3 = vector.reduction <maxui>, %i : vector<4xi8> into i8
  vector.print %r3 : i8
  %r4 = vector.reduction <xor>, %i : vector<4xi8> into i8
  vector.print %r4 : i8
  %i5 = arith.constant 5 : i8
  %r5 = vector.reduction <and>, %i, %i5 : vector<4xi8> into i8
  vector.print %r5 : i8
  %r6 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  vector.print %r6 : f32
  %r7 = vector.reduction <minnumf>, %v, %f0 : vector<4xf32> into f32
  vector.print %r7 : f32
  %r8 = vector.reduction <mul>, %v, %f1 : vector<4xf32> into f32
  vector.print %r8 : f32
  %v3 = arith.constant dense<[1.0, 10.0, 100.0]> : vector<3xf32>
  %v2 = arith.constant dense<[2.0, 5.0]> : vector<2xf32>
  %mr = vector.multi_reduction <add>, %m, %v3 [0] : vector<2x3xf32> to vector<3xf32>
  vector.print %mr : vector<3xf32>
  %mr2 = vector.multi_reduction <maxnumf>, %m, %f0 [0, 1] : vector<2x3xf32> to f32
  vector.print %mr2 : f32
  %op = vector.outerproduct %v2, %v : vector<2xf32>, vector<4xf32>
  vector.print %op : vector<2x4xf32>
  %op2 = vector.outerproduct %v2, %v, %op {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<4xf32>
  vector.print %op2 : vector<2x4xf32>
  %op3 = vector.outerproduct %v, %f1, %w : vector<4xf32>, f32
  vector.print %op3 : vector<4xf32>
  %sh = vector.shuffle %v, %w [7, 0, 3, 4, 4] : vector<4xf32>, vector<4xf32>
  vector.print %sh : vector<5xf32>
  %sh2 = vector.shuffle %m, %m [2, 1] : vector<2x3xf32>, vector<2x3xf32>
  vector.print %sh2 : vector<2x3xf32>
  %il = vector.interleave %v, %w : vector<4xf32> -> vector<8xf32>
  vector.print %il : vector<8xf32>
  %d0, %d1 = vector.deinterleave %il : vector<8xf32> -> vector<4xf32>
  vector.print %d0 : vector<4xf32>
  vector.print %d1 : vector<4xf32>
  %t = vector.transpose %m, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  vector.print %t : vector<3x2xf32>
  %sc = vector.shape_cast %m : vector<2x3xf32> to vector<6xf32>
  vector.print %sc : vector<6xf32>
  %bc = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  vector.print %bc : vector<8xi16>
  %bc2 = vector.bitcast %i : vector<4xi8> to vector<1xi32>
  vector.print %bc2 : vector<1xi32>
  %br = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  vector.print %br : vector<2x4xf32>
  %cm = vector.constant_mask [2, 1] : vector<3x2xi1>
  vector.print %cm : vector<3x2xi1>
  %cr = vector.create_mask %c2, %c1 : vector<3x2xi1>
  vector.print %cr : vector<3x2xi1>
  %st = vector.step : vector<5xindex>
  vector.print %st : vector<5xindex>
  %fe = vector.from_elements %f1, %f0, %pad, %f1 : vector<2x2xf32>
  vector.print %fe : vector<2x2xf32>
  %te:4 = vector.to_elements %fe : vector<2x2xf32>
  vector.print %te#2 : f32
  %ex = vector.extract %m[1] : vector<3xf32> from vector<2x3xf32>
  vector.print %ex : vector<3xf32>
  %exd = vector.extract %v[%c2] : f32 from vector<4xf32>
  vector.print %exd : f32
  %in = vector.insert %f0, %m[1, 2] : f32 into vector<2x3xf32>
  vector.print %in : vector<2x3xf32>
  %ess = vector.extract_strided_slice %m {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xf32> to vector<2x2xf32>
  vector.print %ess : vector<2x2xf32>
  %iss = vector.insert_strided_slice %v2, %m {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<2x3xf32>
  vector.print %iss : vector<2x3xf32>
  %fma = vector.fma %v, %w, %v : vector<4xf32>
  vector.print %fma : vector<4xf32>
  %mem = memref.alloc() : memref<3x5xf32>
  scf.for %a = %c0 to %c3 step %c1 {
    %c5 = arith.constant 5 : index
    scf.for %b = %c0 to %c5 step %c1 {
      %l = arith.muli %a, %c5 : index
      %s = arith.addi %l, %b : index
      %s2 = arith.index_cast %s : index to i32
      %s3 = arith.sitofp %s2 : i32 to f32
      memref.store %s3, %mem[%a, %b] : memref<3x5xf32>
    }
  }
  %tr = vector.transfer_read %mem[%c1, %c3], %pad : memref<3x5xf32>, vector<4xf32>
  vector.print %tr : vector<4xf32>
  %tr2 = vector.transfer_read %mem[%c1, %c3], %pad {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<3x5xf32>, vector<3x3xf32>
  vector.print %tr2 : vector<3x3xf32>
  %tr3 = vector.transfer_read %mem[%c2, %c1], %pad {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, true]} : memref<3x5xf32>, vector<2x3xf32>
  vector.print %tr3 : vector<2x3xf32>
  %mask4 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %tr4 = vector.transfer_read %mem[%c1, %c1], %pad, %mask4 : memref<3x5xf32>, vector<4xf32>
  vector.print %tr4 : vector<4xf32>
  vector.transfer_write %v, %mem[%c2, %c2] : vector<4xf32>, memref<3x5xf32>
  vector.transfer_write %w, %mem[%c0, %c1], %mask4 {in_bounds = [true]} : vector<4xf32>, memref<3x5xf32>
  vector.transfer_write %v2, %mem[%c1, %c0] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<2xf32>, memref<3x5xf32>
  %all = vector.transfer_read %mem[%c0, %c0], %pad : memref<3x5xf32>, vector<3x5xf32>
  vector.print %all : vector<3x5xf32>
  %ld = vector.load %mem[%c1, %c1] : memref<3x5xf32>, vector<4xf32>
  vector.print %ld : vector<4xf32>
  vector.store %w, %mem[%c0, %c1] : memref<3x5xf32>, vector<4xf32>
  %ml = vector.maskedload %mem[%c0, %c0], %mask4, %v : memref<3x5xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %ml : vector<4xf32>
  vector.maskedstore %mem[%c2, %c0], %mask4, %v : memref<3x5xf32>, vector<4xi1>, vector<4xf32>
  %one = memref.alloc() : memref<8xf32>
  %z8 = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : vector<8xf32>
  vector.store %z8, %one[%c0] : memref<8xf32>, vector<8xf32>
  %el = vector.expandload %one[%c2], %mask4, %w : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %el : vector<4xf32>
  vector.compressstore %one[%c1], %mask4, %w : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %idx = arith.constant dense<[5, 0, 0, 3]> : vector<4xi32>
  %ga = vector.gather %one[%c1] [%idx], %mask4, %w : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %ga : vector<4xf32>
  vector.scatter %one[%c0] [%idx], %mask4, %w : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %o8 = vector.load %one[%c0] : memref<8xf32>, vector<8xf32>
  vector.print %o8 : vector<8xf32>
  %all2 = vector.transfer_read %mem[%c0, %c0], %pad : memref<3x5xf32>, vector<3x5xf32>
  vector.print %all2 : vector<3x5xf32>
  %mred = vector.mask %mask4 { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %mred : f32
  %mtr = vector.mask %mask4 { vector.transfer_read %mem[%c0, %c0], %pad : memref<3x5xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.print %mtr : vector<4xf32>
  vector.mask %mask4 { vector.transfer_write %v, %mem[%c0, %c0] : vector<4xf32>, memref<3x5xf32> } : vector<4xi1>
  %all3 = vector.transfer_read %mem[%c0, %c0], %pad : memref<3x5xf32>, vector<3x5xf32>
  vector.print %all3 : vector<3x5xf32>
  %v0 = vector.broadcast %f1 : f32 to vector<f32>
  vector.print %v0 : vector<f32>
  return
}
