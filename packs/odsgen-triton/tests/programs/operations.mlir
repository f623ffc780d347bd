module {
  tt.func public @misc(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<i32>, %arg2: !tt.ptr<f32>, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x1x2x2xi32>
    %cst_0 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2x1x2xi32>
    %cst_1 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2x2x1xi32>
    %cst_2 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1x1x2xi32>
    %cst_3 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1x2x1xi32>
    %cst_4 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x2x1x1xi32>
    %cst_5 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x1x1x2xi32>
    %cst_6 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x1x2x1xi32>
    %cst_7 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x2x1x1xi32>
    %cst_8 = arith.constant dense<0> : tensor<1x1x1x1x1x2x2x1x1x1xi32>
    %cst_9 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x1x1x2xi32>
    %cst_10 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x1x2x1xi32>
    %cst_11 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2x1x1xi32>
    %cst_12 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1x1x1xi32>
    %cst_13 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x1x1x1xi32>
    %cst_14 = arith.constant 2.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %cst_15 = arith.constant dense<1.000000e+00> : tensor<32xf32>
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<32xf32>
    %cst_17 = arith.constant 1.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_18 = arith.constant dense<true> : tensor<16xi1>
    %cst_19 = arith.constant dense<32> : tensor<32x1xi32>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %2 = arith.muli %1, %cst_19 : tensor<32x1xi32>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>>
    %4 = tt.addptr %3, %2 : tensor<32x1x!tt.ptr<f32>>, tensor<32x1xi32>
    %5 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %6 = tt.broadcast %4 : tensor<32x1x!tt.ptr<f32>> -> tensor<32x32x!tt.ptr<f32>>
    %7 = tt.broadcast %5 : tensor<1x32xi32> -> tensor<32x32xi32>
    %8 = tt.addptr %6, %7 : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
    %9 = tt.load %8 {cachePolicy = #tt.cache_policy<cache_modifier = cg, eviction_policy = evict_last>} : tensor<32x32x!tt.ptr<f32>>
    %10 = "tt.scan"(%9) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %273 = arith.addf %arg4, %arg5 : f32
      tt.scan.return %273 : f32
    }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %11 = "tt.scan"(%9) <{axis = 1 : i32, reverse = true}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %273 = arith.mulf %arg4, %cst_14 : f32
      %274 = arith.addf %273, %arg5 : f32
      tt.scan.return %274 : f32
    }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %12:2 = "tt.reduce"(%9, %7) <{axis = 1 : i32}> ({
    ^bb0(%arg4: f32, %arg5: i32, %arg6: f32, %arg7: i32):
      %273 = arith.cmpf oeq, %arg4, %arg6 : f32
      %274 = arith.cmpi slt, %arg5, %arg7 : i32
      %275 = arith.andi %273, %274 : i1
      %276 = arith.cmpf ogt, %arg4, %arg6 : f32
      %277 = arith.ori %276, %275 : i1
      %278 = arith.select %277, %arg4, %arg6 : f32
      %279 = arith.select %277, %arg5, %arg7 : i32
      tt.reduce.return %278, %279 : f32, i32
    }) : (tensor<32x32xf32>, tensor<32x32xi32>) -> (tensor<32xf32>, tensor<32xi32>)
    %13 = tt.trans %9 {order = array<i32: 1, 0>} : tensor<32x32xf32> -> tensor<32x32xf32>
    %14 = arith.addf %13, %10 : tensor<32x32xf32>
    %15 = arith.addf %14, %11 : tensor<32x32xf32>
    %16 = tt.histogram %12#1 : tensor<32xi32> -> tensor<16xi32>
    %17 = tt.reshape %15 : tensor<32x32xf32> -> tensor<1024xf32>
    %18 = tt.cat %17, %17 : tensor<1024xf32> -> tensor<2048xf32>
    %19 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %20 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
    %21 = tt.addptr %20, %19 : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
    %22 = tt.atomic_rmw add, acq_rel, gpu, %21, %16, %cst_18 : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
    %23 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
    tt.print " hi: " {hex = false, isSigned = array<i32: 1>} : %12#1 : tensor<32xi32>
    %24 = tt.elementwise_inline_asm "mov.b32 $0,$1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %9 : tensor<32x32xf32> -> tensor<32x32xf32>
    %25 = tt.make_range {end = 2048 : i32, start = 0 : i32} : tensor<2048xi32>
    %26 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<2048x!tt.ptr<f32>>
    %27 = tt.addptr %26, %25 : tensor<2048x!tt.ptr<f32>>, tensor<2048xi32>
    tt.store %27, %18 : tensor<2048x!tt.ptr<f32>>
    %28 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>>
    %29 = tt.addptr %28, %2 : tensor<32x1x!tt.ptr<f32>>, tensor<32x1xi32>
    %30 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f32>> -> tensor<32x32x!tt.ptr<f32>>
    %31 = tt.addptr %30, %7 : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
    %32 = tt.reshape %9 : tensor<32x32xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %34 = tt.reshape %33 : tensor<2xi32> -> tensor<1x1x1x1x1x1x1x1x2x1xi32>
    %35 = tt.bitcast %32 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %36 = "tt.reduce"(%35) <{axis = 9 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %37 = tt.expand_dims %36 {axis = 9 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x1xi32>
    %38 = tt.broadcast %37 : tensor<2x2x2x2x2x2x2x2x2x1xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %39 = arith.xori %35, %38 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %40 = tt.bitcast %39 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %41 = tt.reshape %33 : tensor<2xi32> -> tensor<1x1x1x1x1x1x1x1x1x2xi32>
    %42 = arith.cmpf ogt, %32, %40 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %43 = tt.broadcast %34 : tensor<1x1x1x1x1x1x1x1x2x1xi32> -> tensor<1x1x1x1x1x1x1x1x2x2xi32>
    %44 = tt.broadcast %41 : tensor<1x1x1x1x1x1x1x1x1x2xi32> -> tensor<1x1x1x1x1x1x1x1x2x2xi32>
    %45 = arith.xori %43, %44 : tensor<1x1x1x1x1x1x1x1x2x2xi32>
    %46 = arith.cmpi ne, %45, %cst : tensor<1x1x1x1x1x1x1x1x2x2xi32>
    %47 = tt.broadcast %46 : tensor<1x1x1x1x1x1x1x1x2x2xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %48 = arith.cmpi ne, %42, %47 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %49 = arith.select %48, %40, %32 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %50 = tt.reshape %33 : tensor<2xi32> -> tensor<1x1x1x1x1x1x1x2x1x1xi32>
    %51 = tt.bitcast %49 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %52 = "tt.reduce"(%51) <{axis = 8 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %53 = tt.expand_dims %52 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x1x2xi32>
    %54 = tt.broadcast %53 : tensor<2x2x2x2x2x2x2x2x1x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %55 = arith.xori %51, %54 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %56 = tt.bitcast %55 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %57 = arith.cmpf ogt, %49, %56 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %58 = tt.broadcast %50 : tensor<1x1x1x1x1x1x1x2x1x1xi32> -> tensor<1x1x1x1x1x1x1x2x2x1xi32>
    %59 = tt.broadcast %34 : tensor<1x1x1x1x1x1x1x1x2x1xi32> -> tensor<1x1x1x1x1x1x1x2x2x1xi32>
    %60 = arith.xori %58, %59 : tensor<1x1x1x1x1x1x1x2x2x1xi32>
    %61 = arith.cmpi ne, %60, %cst_1 : tensor<1x1x1x1x1x1x1x2x2x1xi32>
    %62 = tt.broadcast %61 : tensor<1x1x1x1x1x1x1x2x2x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %63 = arith.cmpi ne, %57, %62 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %64 = arith.select %63, %56, %49 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %65 = tt.bitcast %64 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %66 = "tt.reduce"(%65) <{axis = 9 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %67 = tt.expand_dims %66 {axis = 9 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x1xi32>
    %68 = tt.broadcast %67 : tensor<2x2x2x2x2x2x2x2x2x1xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %69 = arith.xori %65, %68 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %70 = tt.bitcast %69 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %71 = arith.cmpf ogt, %64, %70 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %72 = tt.broadcast %50 : tensor<1x1x1x1x1x1x1x2x1x1xi32> -> tensor<1x1x1x1x1x1x1x2x1x2xi32>
    %73 = tt.broadcast %41 : tensor<1x1x1x1x1x1x1x1x1x2xi32> -> tensor<1x1x1x1x1x1x1x2x1x2xi32>
    %74 = arith.xori %72, %73 : tensor<1x1x1x1x1x1x1x2x1x2xi32>
    %75 = arith.cmpi ne, %74, %cst_0 : tensor<1x1x1x1x1x1x1x2x1x2xi32>
    %76 = tt.broadcast %75 : tensor<1x1x1x1x1x1x1x2x1x2xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %77 = arith.cmpi ne, %71, %76 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %78 = arith.select %77, %70, %64 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %79 = tt.reshape %33 : tensor<2xi32> -> tensor<1x1x1x1x1x1x2x1x1x1xi32>
    %80 = tt.bitcast %78 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %81 = "tt.reduce"(%80) <{axis = 7 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %82 = tt.expand_dims %81 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x1x2x2xi32>
    %83 = tt.broadcast %82 : tensor<2x2x2x2x2x2x2x1x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %84 = arith.xori %80, %83 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %85 = tt.bitcast %84 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %86 = arith.cmpf ogt, %78, %85 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %87 = tt.broadcast %79 : tensor<1x1x1x1x1x1x2x1x1x1xi32> -> tensor<1x1x1x1x1x1x2x2x1x1xi32>
    %88 = tt.broadcast %50 : tensor<1x1x1x1x1x1x1x2x1x1xi32> -> tensor<1x1x1x1x1x1x2x2x1x1xi32>
    %89 = arith.xori %87, %88 : tensor<1x1x1x1x1x1x2x2x1x1xi32>
    %90 = arith.cmpi ne, %89, %cst_4 : tensor<1x1x1x1x1x1x2x2x1x1xi32>
    %91 = tt.broadcast %90 : tensor<1x1x1x1x1x1x2x2x1x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %92 = arith.cmpi ne, %86, %91 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %93 = arith.select %92, %85, %78 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %94 = tt.bitcast %93 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %95 = "tt.reduce"(%94) <{axis = 8 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %96 = tt.expand_dims %95 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x1x2xi32>
    %97 = tt.broadcast %96 : tensor<2x2x2x2x2x2x2x2x1x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %98 = arith.xori %94, %97 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %99 = tt.bitcast %98 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %100 = arith.cmpf ogt, %93, %99 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %101 = tt.broadcast %79 : tensor<1x1x1x1x1x1x2x1x1x1xi32> -> tensor<1x1x1x1x1x1x2x1x2x1xi32>
    %102 = tt.broadcast %34 : tensor<1x1x1x1x1x1x1x1x2x1xi32> -> tensor<1x1x1x1x1x1x2x1x2x1xi32>
    %103 = arith.xori %101, %102 : tensor<1x1x1x1x1x1x2x1x2x1xi32>
    %104 = arith.cmpi ne, %103, %cst_3 : tensor<1x1x1x1x1x1x2x1x2x1xi32>
    %105 = tt.broadcast %104 : tensor<1x1x1x1x1x1x2x1x2x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %106 = arith.cmpi ne, %100, %105 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %107 = arith.select %106, %99, %93 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %108 = tt.bitcast %107 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %109 = "tt.reduce"(%108) <{axis = 9 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %110 = tt.expand_dims %109 {axis = 9 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x1xi32>
    %111 = tt.broadcast %110 : tensor<2x2x2x2x2x2x2x2x2x1xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %112 = arith.xori %108, %111 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %113 = tt.bitcast %112 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %114 = arith.cmpf ogt, %107, %113 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %115 = tt.broadcast %79 : tensor<1x1x1x1x1x1x2x1x1x1xi32> -> tensor<1x1x1x1x1x1x2x1x1x2xi32>
    %116 = tt.broadcast %41 : tensor<1x1x1x1x1x1x1x1x1x2xi32> -> tensor<1x1x1x1x1x1x2x1x1x2xi32>
    %117 = arith.xori %115, %116 : tensor<1x1x1x1x1x1x2x1x1x2xi32>
    %118 = arith.cmpi ne, %117, %cst_2 : tensor<1x1x1x1x1x1x2x1x1x2xi32>
    %119 = tt.broadcast %118 : tensor<1x1x1x1x1x1x2x1x1x2xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %120 = arith.cmpi ne, %114, %119 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %121 = arith.select %120, %113, %107 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %122 = tt.reshape %33 : tensor<2xi32> -> tensor<1x1x1x1x1x2x1x1x1x1xi32>
    %123 = tt.bitcast %121 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %124 = "tt.reduce"(%123) <{axis = 6 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %125 = tt.expand_dims %124 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x1x2x2x2xi32>
    %126 = tt.broadcast %125 : tensor<2x2x2x2x2x2x1x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %127 = arith.xori %123, %126 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %128 = tt.bitcast %127 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %129 = arith.cmpf ogt, %121, %128 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %130 = tt.broadcast %122 : tensor<1x1x1x1x1x2x1x1x1x1xi32> -> tensor<1x1x1x1x1x2x2x1x1x1xi32>
    %131 = tt.broadcast %79 : tensor<1x1x1x1x1x1x2x1x1x1xi32> -> tensor<1x1x1x1x1x2x2x1x1x1xi32>
    %132 = arith.xori %130, %131 : tensor<1x1x1x1x1x2x2x1x1x1xi32>
    %133 = arith.cmpi ne, %132, %cst_8 : tensor<1x1x1x1x1x2x2x1x1x1xi32>
    %134 = tt.broadcast %133 : tensor<1x1x1x1x1x2x2x1x1x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %135 = arith.cmpi ne, %129, %134 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %136 = arith.select %135, %128, %121 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %137 = tt.bitcast %136 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %138 = "tt.reduce"(%137) <{axis = 7 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %139 = tt.expand_dims %138 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x1x2x2xi32>
    %140 = tt.broadcast %139 : tensor<2x2x2x2x2x2x2x1x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %141 = arith.xori %137, %140 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %142 = tt.bitcast %141 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %143 = arith.cmpf ogt, %136, %142 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %144 = tt.broadcast %122 : tensor<1x1x1x1x1x2x1x1x1x1xi32> -> tensor<1x1x1x1x1x2x1x2x1x1xi32>
    %145 = tt.broadcast %50 : tensor<1x1x1x1x1x1x1x2x1x1xi32> -> tensor<1x1x1x1x1x2x1x2x1x1xi32>
    %146 = arith.xori %144, %145 : tensor<1x1x1x1x1x2x1x2x1x1xi32>
    %147 = arith.cmpi ne, %146, %cst_7 : tensor<1x1x1x1x1x2x1x2x1x1xi32>
    %148 = tt.broadcast %147 : tensor<1x1x1x1x1x2x1x2x1x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %149 = arith.cmpi ne, %143, %148 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %150 = arith.select %149, %142, %136 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %151 = tt.bitcast %150 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %152 = "tt.reduce"(%151) <{axis = 8 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %153 = tt.expand_dims %152 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x1x2xi32>
    %154 = tt.broadcast %153 : tensor<2x2x2x2x2x2x2x2x1x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %155 = arith.xori %151, %154 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %156 = tt.bitcast %155 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %157 = arith.cmpf ogt, %150, %156 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %158 = tt.broadcast %122 : tensor<1x1x1x1x1x2x1x1x1x1xi32> -> tensor<1x1x1x1x1x2x1x1x2x1xi32>
    %159 = tt.broadcast %34 : tensor<1x1x1x1x1x1x1x1x2x1xi32> -> tensor<1x1x1x1x1x2x1x1x2x1xi32>
    %160 = arith.xori %158, %159 : tensor<1x1x1x1x1x2x1x1x2x1xi32>
    %161 = arith.cmpi ne, %160, %cst_6 : tensor<1x1x1x1x1x2x1x1x2x1xi32>
    %162 = tt.broadcast %161 : tensor<1x1x1x1x1x2x1x1x2x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %163 = arith.cmpi ne, %157, %162 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %164 = arith.select %163, %156, %150 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %165 = tt.bitcast %164 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %166 = "tt.reduce"(%165) <{axis = 9 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %167 = tt.expand_dims %166 {axis = 9 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x1xi32>
    %168 = tt.broadcast %167 : tensor<2x2x2x2x2x2x2x2x2x1xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %169 = arith.xori %165, %168 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %170 = tt.bitcast %169 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %171 = arith.cmpf ogt, %164, %170 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %172 = tt.broadcast %122 : tensor<1x1x1x1x1x2x1x1x1x1xi32> -> tensor<1x1x1x1x1x2x1x1x1x2xi32>
    %173 = tt.broadcast %41 : tensor<1x1x1x1x1x1x1x1x1x2xi32> -> tensor<1x1x1x1x1x2x1x1x1x2xi32>
    %174 = arith.xori %172, %173 : tensor<1x1x1x1x1x2x1x1x1x2xi32>
    %175 = arith.cmpi ne, %174, %cst_5 : tensor<1x1x1x1x1x2x1x1x1x2xi32>
    %176 = tt.broadcast %175 : tensor<1x1x1x1x1x2x1x1x1x2xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %177 = arith.cmpi ne, %171, %176 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %178 = arith.select %177, %170, %164 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %179 = tt.bitcast %178 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %180 = "tt.reduce"(%179) <{axis = 5 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %181 = tt.expand_dims %180 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x1x2x2x2x2xi32>
    %182 = tt.broadcast %181 : tensor<2x2x2x2x2x1x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %183 = arith.xori %179, %182 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %184 = tt.bitcast %183 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %185 = arith.cmpf ogt, %178, %184 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %186 = arith.cmpi ne, %122, %cst_13 : tensor<1x1x1x1x1x2x1x1x1x1xi32>
    %187 = tt.broadcast %186 : tensor<1x1x1x1x1x2x1x1x1x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %188 = arith.cmpi ne, %185, %187 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %189 = arith.select %188, %184, %178 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %190 = tt.bitcast %189 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %191 = "tt.reduce"(%190) <{axis = 6 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %192 = tt.expand_dims %191 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x1x2x2x2xi32>
    %193 = tt.broadcast %192 : tensor<2x2x2x2x2x2x1x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %194 = arith.xori %190, %193 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %195 = tt.bitcast %194 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %196 = arith.cmpf ogt, %189, %195 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %197 = arith.cmpi ne, %79, %cst_12 : tensor<1x1x1x1x1x1x2x1x1x1xi32>
    %198 = tt.broadcast %197 : tensor<1x1x1x1x1x1x2x1x1x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %199 = arith.cmpi ne, %196, %198 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %200 = arith.select %199, %195, %189 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %201 = tt.bitcast %200 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %202 = "tt.reduce"(%201) <{axis = 7 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %203 = tt.expand_dims %202 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x1x2x2xi32>
    %204 = tt.broadcast %203 : tensor<2x2x2x2x2x2x2x1x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %205 = arith.xori %201, %204 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %206 = tt.bitcast %205 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %207 = arith.cmpf ogt, %200, %206 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %208 = arith.cmpi ne, %50, %cst_11 : tensor<1x1x1x1x1x1x1x2x1x1xi32>
    %209 = tt.broadcast %208 : tensor<1x1x1x1x1x1x1x2x1x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %210 = arith.cmpi ne, %207, %209 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %211 = arith.select %210, %206, %200 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %212 = tt.bitcast %211 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %213 = "tt.reduce"(%212) <{axis = 8 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %214 = tt.expand_dims %213 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x1x2xi32>
    %215 = tt.broadcast %214 : tensor<2x2x2x2x2x2x2x2x1x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %216 = arith.xori %212, %215 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %217 = tt.bitcast %216 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %218 = arith.cmpf ogt, %211, %217 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %219 = arith.cmpi ne, %34, %cst_10 : tensor<1x1x1x1x1x1x1x1x2x1xi32>
    %220 = tt.broadcast %219 : tensor<1x1x1x1x1x1x1x1x2x1xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %221 = arith.cmpi ne, %218, %220 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %222 = arith.select %221, %217, %211 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %223 = tt.bitcast %222 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %224 = "tt.reduce"(%223) <{axis = 9 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2x2xi32>) -> tensor<2x2x2x2x2x2x2x2x2xi32>
    %225 = tt.expand_dims %224 {axis = 9 : i32} : tensor<2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x1xi32>
    %226 = tt.broadcast %225 : tensor<2x2x2x2x2x2x2x2x2x1xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %227 = arith.xori %223, %226 : tensor<2x2x2x2x2x2x2x2x2x2xi32>
    %228 = tt.bitcast %227 : tensor<2x2x2x2x2x2x2x2x2x2xi32> -> tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %229 = arith.cmpf ogt, %222, %228 : tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %230 = arith.cmpi ne, %41, %cst_9 : tensor<1x1x1x1x1x1x1x1x1x2xi32>
    %231 = tt.broadcast %230 : tensor<1x1x1x1x1x1x1x1x1x2xi1> -> tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %232 = arith.cmpi ne, %229, %231 : tensor<2x2x2x2x2x2x2x2x2x2xi1>
    %233 = arith.select %232, %228, %222 : tensor<2x2x2x2x2x2x2x2x2x2xi1>, tensor<2x2x2x2x2x2x2x2x2x2xf32>
    %234 = tt.reshape %233 : tensor<2x2x2x2x2x2x2x2x2x2xf32> -> tensor<32x32xf32>
    %235 = arith.addf %24, %234 : tensor<32x32xf32>
    %236 = tt.bitcast %9 : tensor<32x32xf32> -> tensor<32x32xi32>
    %237 = tt.reshape %236 : tensor<32x32xi32> -> tensor<32x2x2x2x2x2xi32>
    %238 = "tt.reduce"(%237) <{axis = 1 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<32x2x2x2x2x2xi32>) -> tensor<32x2x2x2x2xi32>
    %239 = tt.expand_dims %238 {axis = 1 : i32} : tensor<32x2x2x2x2xi32> -> tensor<32x1x2x2x2x2xi32>
    %240 = tt.broadcast %239 : tensor<32x1x2x2x2x2xi32> -> tensor<32x2x2x2x2x2xi32>
    %241 = arith.xori %237, %240 : tensor<32x2x2x2x2x2xi32>
    %242 = "tt.reduce"(%241) <{axis = 2 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<32x2x2x2x2x2xi32>) -> tensor<32x2x2x2x2xi32>
    %243 = tt.expand_dims %242 {axis = 2 : i32} : tensor<32x2x2x2x2xi32> -> tensor<32x2x1x2x2x2xi32>
    %244 = tt.broadcast %243 : tensor<32x2x1x2x2x2xi32> -> tensor<32x2x2x2x2x2xi32>
    %245 = arith.xori %241, %244 : tensor<32x2x2x2x2x2xi32>
    %246 = "tt.reduce"(%245) <{axis = 3 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<32x2x2x2x2x2xi32>) -> tensor<32x2x2x2x2xi32>
    %247 = tt.expand_dims %246 {axis = 3 : i32} : tensor<32x2x2x2x2xi32> -> tensor<32x2x2x1x2x2xi32>
    %248 = tt.broadcast %247 : tensor<32x2x2x1x2x2xi32> -> tensor<32x2x2x2x2x2xi32>
    %249 = arith.xori %245, %248 : tensor<32x2x2x2x2x2xi32>
    %250 = "tt.reduce"(%249) <{axis = 4 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<32x2x2x2x2x2xi32>) -> tensor<32x2x2x2x2xi32>
    %251 = tt.expand_dims %250 {axis = 4 : i32} : tensor<32x2x2x2x2xi32> -> tensor<32x2x2x2x1x2xi32>
    %252 = tt.broadcast %251 : tensor<32x2x2x2x1x2xi32> -> tensor<32x2x2x2x2x2xi32>
    %253 = arith.xori %249, %252 : tensor<32x2x2x2x2x2xi32>
    %254 = "tt.reduce"(%253) <{axis = 5 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %273 = arith.xori %arg4, %arg5 : i32
      tt.reduce.return %273 : i32
    }) : (tensor<32x2x2x2x2x2xi32>) -> tensor<32x2x2x2x2xi32>
    %255 = tt.expand_dims %254 {axis = 5 : i32} : tensor<32x2x2x2x2xi32> -> tensor<32x2x2x2x2x1xi32>
    %256 = tt.broadcast %255 : tensor<32x2x2x2x2x1xi32> -> tensor<32x2x2x2x2x2xi32>
    %257 = arith.xori %253, %256 : tensor<32x2x2x2x2x2xi32>
    %258 = tt.reshape %257 : tensor<32x2x2x2x2x2xi32> -> tensor<32x32xi32>
    %259 = tt.bitcast %258 : tensor<32x32xi32> -> tensor<32x32xf32>
    %260 = arith.addf %235, %259 : tensor<32x32xf32>
    tt.store %31, %260 : tensor<32x32x!tt.ptr<f32>>
    %261 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
    %262 = tt.addptr %261, %0 : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
    %263 = tt.gather %12#0[%0] {axis = 0 : i32} : (tensor<32xf32>, tensor<32xi32>) -> tensor<32xf32>
    tt.store %262, %263 : tensor<32x!tt.ptr<f32>>
    ttg.barrier all
    %264 = math.exp2 %12#0 : tensor<32xf32>
    %265 = math.fma %12#0, %12#0, %12#0 : tensor<32xf32>
    %266 = arith.addf %264, %265 : tensor<32xf32>
    %267 = math.rsqrt %12#0 : tensor<32xf32>
    %268 = arith.addf %266, %267 : tensor<32xf32>
    %269 = tt.clampf %12#0, %cst_16, %cst_15, propagateNan = none : tensor<32xf32>
    %270 = arith.addf %268, %269 : tensor<32xf32>
    tt.store %262, %270 : tensor<32x!tt.ptr<f32>>
    %271 = scf.while (%arg4 = %arg3) : (i32) -> i32 {
      %273 = arith.cmpi sgt, %arg4, %c0_i32 : i32
      scf.condition(%273) %arg4 : i32
    } do {
    ^bb0(%arg4: i32):
      %273 = arith.divsi %arg4, %c2_i32 : i32
      scf.yield %273 : i32
    }
    %272 = arith.cmpi eq, %271, %c0_i32 : i32
    scf.if %272 {
      tt.store %arg2, %cst_17 : !tt.ptr<f32>
    }
    tt.return
  }
}
