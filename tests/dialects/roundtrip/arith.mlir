module {
  func.func @constants() {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c-5_i8 = arith.constant -5 : i8
    %c42_i64 = arith.constant {note} 42 : i64
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant dense<1> : tensor<2xi32>
    %cst_2 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf64>
    %cst_3 = arith.constant dense<7> : vector<[4]xi32>
    return
  }
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xindex>, %arg3: tensor<?x2xi8>) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    %2 = arith.subi %arg0, %arg1 overflow<nsw, nuw> {note = 1 : i64} : i32
    %3 = arith.muli %arg2, %arg2 : vector<4xindex>
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %sum_0, %overflow_1 = arith.addui_extended %arg3, %arg3 : tensor<?x2xi8>, tensor<?x2xi1>
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_2, %high_3 = arith.mului_extended %arg3, %arg3 : tensor<?x2xi8>
    %4 = arith.divui %arg0, %arg1 exact : i32
    %5 = arith.divsi %arg0, %arg1 : i32
    %6 = arith.ceildivui %arg0, %arg1 : i32
    %7 = arith.ceildivsi %arg0, %arg1 : i32
    %8 = arith.floordivsi %arg0, %arg1 : i32
    %9 = arith.remui %arg0, %arg1 : i32
    %10 = arith.remsi %arg0, %arg1 : i32
    %11 = arith.andi %arg3, %arg3 : tensor<?x2xi8>
    %12 = arith.ori %arg0, %arg1 : i32
    %13 = arith.xori %arg0, %arg1 : i32
    %14 = arith.shli %arg0, %arg1 overflow<nuw> : i32
    %15 = arith.shrui %arg0, %arg1 exact : i32
    %16 = arith.shrsi %arg0, %arg1 : i32
    %17 = arith.maxsi %arg0, %arg1 : i32
    %18 = arith.maxui %arg0, %arg1 : i32
    %19 = arith.minsi %arg0, %arg1 : i32
    %20 = arith.minui %arg0, %arg1 : i32
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<4xbf16>) {
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %arg0 fastmath<fast> : f32
    %2 = arith.addf %arg0, %arg1 fastmath<nnan,ninf> : f32
    %3 = arith.subf %arg2, %arg2 {note} : vector<4xbf16>
    %4 = arith.mulf %arg0, %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : f32
    %5 = arith.divf %arg0, %arg1 : f32
    %6 = arith.remf %arg0, %arg1 : f32
    %7 = arith.maximumf %arg0, %arg1 : f32
    %8 = arith.maxnumf %arg0, %arg1 : f32
    %9 = arith.minimumf %arg0, %arg1 : f32
    %10 = arith.minnumf %arg0, %arg1 : f32
    return
  }
  func.func @casts(%arg0: i8, %arg1: vector<4xi16>, %arg2: f32, %arg3: f8E8M0FNU, %arg4: tensor<?xf32>, %arg5: index, %arg6: memref<?xi32>) {
    %0 = arith.extui %arg0 : i8 to i16
    %1 = arith.extsi %arg1 : vector<4xi16> to vector<4xi32>
    %2 = arith.extf %arg2 : f32 to f64
    %3 = arith.extf %arg2 fastmath<nnan> : f32 to f64
    %4 = arith.scaling_extf %arg3, %arg3 fastmath<none> : f8E8M0FNU, f8E8M0FNU to f32
    %5 = arith.trunci %arg1 overflow<nuw> : vector<4xi16> to vector<4xi8>
    %6 = arith.truncf %arg2 : f32 to bf16
    %7 = arith.truncf %arg4 toward_zero fastmath<fast> : tensor<?xf32> to tensor<?xf16>
    %8 = arith.scaling_truncf %arg2, %arg3 to_nearest_even : f32, f8E8M0FNU to f4E2M1FN
    %9 = arith.uitofp %arg0 : i8 to f32
    %10 = arith.sitofp %arg0 : i8 to f32
    %11 = arith.fptoui %arg2 : f32 to i32
    %12 = arith.fptosi %arg4 : tensor<?xf32> to tensor<?xi32>
    %13 = arith.index_cast %arg5 : index to i64
    %14 = arith.index_castui %arg6 : memref<?xi32> to memref<?xindex>
    %15 = arith.bitcast %arg2 : f32 to i32
    return
  }
  func.func @choices(%arg0: i1, %arg1: i32, %arg2: f32, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
    %0 = arith.cmpi slt, %arg1, %arg1 : i32
    %1 = arith.cmpf oeq, %arg4, %arg4 : vector<4xf32>
    %2 = arith.cmpf true, %arg2, %arg2 fastmath<nnan> {note} : f32
    %3 = arith.select %arg0, %arg1, %arg1 : i32
    %4 = arith.select %arg0, %arg4, %arg4 {note} : vector<4xf32>
    %5 = arith.select %arg3, %arg4, %arg4 : vector<4xi1>, vector<4xf32>
    return
  }
}
