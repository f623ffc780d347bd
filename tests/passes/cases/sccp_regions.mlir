// builtin.module(sccp)
func.func @simple(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant false
    %0 = scf.if %true -> (i32) {
      scf.yield %arg0 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    return %0 : i32
}
func.func @none(%arg0: i32) -> i32 {
    %true = arith.constant false
    scf.if %true {
      %z = arith.constant 7 : i32
    }
    return %arg0 : i32
}
func.func @sw(%x: index) -> (f32, f32, f32) {
    %cst = arith.constant 1.0 : f32
    %cst_0 = arith.constant 4.2 : f32
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.index_switch %c1 -> f32 
    case 1 {
      scf.yield %cst : f32
    }
    default {
      scf.yield %cst_0 : f32
    }
    %1 = scf.index_switch %c2 -> f32 
    case 0 {
      scf.yield %cst : f32
    }
    default {
      scf.yield %cst_0 : f32
    }
    %2 = scf.index_switch %x -> f32 
    case 0 {
      scf.yield %cst : f32
    }
    default {
      scf.yield %cst_0 : f32
    }
    return %0, %1, %2 : f32, f32, f32
}
func.func @casts(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
