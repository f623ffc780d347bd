module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: tensor<4xf32>, %arg3: f32, %arg4: i32) -> i32 {
    scf.if %arg0 {
    } else {
    }
    %0:2 = scf.if %arg0 -> (i32, f32) {
      scf.yield %arg4, %arg3 : i32, f32
    } else {
      scf.yield %arg4, %arg3 : i32, f32
    }
    scf.for unsigned %arg5 = %arg4 to %arg4 step %arg4  : i32 {
    }
    scf.for %arg5 = %arg1 to %arg1 step %arg1 {
    } {foo = 1 : i32}
    %1:2 = scf.for %arg5 = %arg1 to %arg1 step %arg1 iter_args(%arg6 = %arg4, %arg7 = %arg3) -> (i32, f32) {
      scf.yield %arg6, %arg7 : i32, f32
    } {foo}
    scf.parallel (%arg5, %arg6) = (%arg1, %arg1) to (%arg1, %arg1) step (%arg1, %arg1) {
      scf.reduce 
    }
    %2 = scf.parallel (%arg5, %arg6) = (%arg1, %arg1) to (%arg1, %arg1) step (%arg1, %arg1) init (%arg3) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg7: f32, %arg8: f32):
        scf.reduce.return %arg7 : f32
      }
    } {bar}
    %3:2 = scf.while (%arg5 = %arg4) : (i32) -> (i32, f32) {
      scf.condition(%arg0) %arg5, %arg3 : i32, f32
    } do {
    ^bb0(%arg5: i32, %arg6: f32):
      scf.yield %arg5 : i32
    } attributes {foo}
    scf.while : () -> () {
      scf.condition(%arg0)
    } do {
      scf.yield
    }
    scf.forall (%arg5, %arg6) in (%arg1, 4) {
    }
    %4 = scf.execute_region -> i32 no_inline {
      scf.yield %arg4 : i32
    }
    scf.execute_region {
      scf.yield
    } {foo}
    %5 = scf.index_switch %arg1 -> i32 
    case 2 {
      scf.yield %arg4 : i32
    }
    case 5 {
      scf.yield %arg4 : i32
    }
    default {
      scf.yield %arg4 : i32
    }
    scf.index_switch %arg1 {foo} 
    default {
    }
    scf.if %arg0 {
    } {foo}
    return %arg4 : i32
  }
}
