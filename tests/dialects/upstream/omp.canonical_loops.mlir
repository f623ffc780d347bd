module {
  func.func @f(%arg0: i32) {
    %canonloop_s0 = omp.new_cli
    %canonloop_s0_d1 = omp.new_cli
    %canonloop_s1 = omp.new_cli
    %grid1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile1 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_s0_d1) %iv_s0_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s0, %canonloop_s0_d1) sizes(%arg0, %arg0 : i32, i32)
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%arg0) {
      %3 = arith.addi %iv_s1, %arg0 : i32
      omp.terminator
    } {a}
    omp.unroll_heuristic(%canonloop_s1)
    omp.canonical_loop %iv_s2 : i32 in range(%arg0) {
      omp.canonical_loop %iv_s2_s0 : i32 in range(%arg0) {
        omp.canonical_loop %iv_s2_s0_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
      omp.canonical_loop %iv_s2_s1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    %true = arith.constant true
    scf.if %true {
      omp.canonical_loop %iv_s3_r0 : i32 in range(%arg0) {
        omp.terminator
      }
    } else {
      omp.canonical_loop %iv_s3_r1_s0 : i32 in range(%arg0) {
        omp.canonical_loop %iv_s3_r1_s0_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
      omp.canonical_loop %iv_s3_r1_s1 : i32 in range(%arg0) {
        omp.terminator
      }
    }
    %c1 = arith.constant 1 : index
    %0 = omp.target_allocmem %arg0 : i32, i64, %c1, %c1
    %1 = omp.target_allocmem %arg0 : i32, i64(%arg0 : i32), %c1 {bindc_name = "r"}
    %2 = omp.target_allocmem %arg0 : i32, vector<1xi32>
    return
  }
}

