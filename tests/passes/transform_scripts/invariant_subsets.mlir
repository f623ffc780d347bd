func.func @f(%arg: tensor<?x?xf32>, %lb: index, %ub: index, %st: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c16 = arith.constant 16 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  %l466218 = scf.for %i466218 = %lb to %ub step %st iter_args(%t466218 = %arg) -> tensor<?x?xf32> {
    %e466218_0 = tensor.extract_slice %t466218[0, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %c466218_0 = "compute"(%e466218_0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    scf.yield %t466218 : tensor<?x?xf32>
  }
  return %l466218 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %t : !transform.any_op
    transform.debug.emit_remark_at %t, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%arg: tensor<?x?xf32>, %lb: index, %ub: index, %st: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c16 = arith.constant 16 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  %l657088 = scf.for %i657088 = %lb to %ub step %st iter_args(%t657088 = %arg) -> tensor<?x?xf32> {
    %e657088_0 = vector.transfer_read %t657088[%m4, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
    %c657088_0 = "compute"(%e657088_0) : (vector<4x4xf32>) -> vector<4x4xf32>
    %w657088_0 = vector.transfer_write %c657088_0, %t657088[%m4, %c0] : vector<4x4xf32>, tensor<?x?xf32>
    %l353123 = scf.for %i353123 = %lb to %ub step %st iter_args(%t353123 = %w657088_0) -> tensor<?x?xf32> {
      %e353123_0 = vector.transfer_read %t353123[%c0, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
      %c353123_0 = "compute"(%e353123_0) : (vector<4x4xf32>) -> vector<4x4xf32>
      %w353123_0 = vector.transfer_write %c353123_0, %t353123[%c10, %c0] : vector<4x4xf32>, tensor<?x?xf32>
      %e353123_1 = vector.transfer_read %w353123_0[%c16, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
      %c353123_1 = "compute"(%e353123_1) : (vector<4x4xf32>) -> vector<4x4xf32>
      %w353123_1 = vector.transfer_write %c353123_1, %w353123_0[%c16, %c0] : vector<4x4xf32>, tensor<?x?xf32>
      %e353123_2 = tensor.extract_slice %w353123_1[%n, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
      %c353123_2 = "compute"(%e353123_2) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %w353123_2 = tensor.insert_slice %c353123_2 into %w353123_1[%n, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
      scf.yield %w353123_2 : tensor<?x?xf32>
    }
    %e657088_1 = tensor.extract_slice %l353123[5, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %c657088_1 = "compute"(%e657088_1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %l644384 = scf.for %i644384 = %lb to %ub step %st iter_args(%t644384 = %l353123) -> tensor<?x?xf32> {
      %e644384_0 = vector.transfer_read %t644384[%c16, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
      %c644384_0 = "compute"(%e644384_0) : (vector<4x4xf32>) -> vector<4x4xf32>
      scf.yield %t644384 : tensor<?x?xf32>
    }
    scf.yield %l644384 : tensor<?x?xf32>
  }
  return %l657088 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %t : !transform.any_op
    transform.debug.emit_remark_at %t, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%arg: tensor<?x?xf32>, %lb: index, %ub: index, %st: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c16 = arith.constant 16 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  %l554778 = scf.for %i554778 = %lb to %ub step %st iter_args(%t554778 = %arg) -> tensor<?x?xf32> {
    %e554778_0 = tensor.extract_slice %t554778[%m4, 0] [5, 8] [1, 1] : tensor<?x?xf32> to tensor<5x8xf32>
    %c554778_0 = "compute"(%e554778_0) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %w554778_0 = tensor.insert_slice %c554778_0 into %t554778[%m4, 0] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<?x?xf32>
    %e554778_1 = tensor.extract_slice %w554778_0[5, 0] [5, 8] [1, 1] : tensor<?x?xf32> to tensor<5x8xf32>
    %c554778_1 = "compute"(%e554778_1) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %w554778_1 = tensor.insert_slice %c554778_1 into %w554778_0[5, 0] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<?x?xf32>
    %l852201 = scf.for %i852201 = %lb to %ub step %st iter_args(%t852201 = %w554778_1) -> tensor<?x?xf32> {
      %e852201_0 = tensor.extract_slice %t852201[%m4, 0] [5, 8] [1, 1] : tensor<?x?xf32> to tensor<5x8xf32>
      %c852201_0 = "compute"(%e852201_0) : (tensor<5x8xf32>) -> tensor<5x8xf32>
      %w852201_0 = tensor.insert_slice %c852201_0 into %t852201[%m4, 0] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<?x?xf32>
      %e852201_1 = vector.transfer_read %w852201_0[%c0, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
      %c852201_1 = "compute"(%e852201_1) : (vector<4x4xf32>) -> vector<4x4xf32>
      %w852201_1 = vector.transfer_write %c852201_1, %w852201_0[%c0, %c0] : vector<4x4xf32>, tensor<?x?xf32>
      %e852201_2 = vector.transfer_read %w852201_1[%n, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
      %c852201_2 = "compute"(%e852201_2) : (vector<4x4xf32>) -> vector<4x4xf32>
      %w852201_2 = vector.transfer_write %c852201_2, %w852201_1[%n, %c0] : vector<4x4xf32>, tensor<?x?xf32>
      %l899983 = scf.for %i899983 = %lb to %ub step %st iter_args(%t899983 = %w852201_2) -> tensor<?x?xf32> {
        %e899983_0 = vector.transfer_read %t899983[%c0, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
        %c899983_0 = "compute"(%e899983_0) : (vector<4x4xf32>) -> vector<4x4xf32>
        %w899983_0 = vector.transfer_write %c899983_0, %t899983[%c0, %c0] : vector<4x4xf32>, tensor<?x?xf32>
        %e899983_1 = vector.transfer_read %w899983_0[%c5, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
        %c899983_1 = "compute"(%e899983_1) : (vector<4x4xf32>) -> vector<4x4xf32>
        %w899983_1 = vector.transfer_write %c899983_1, %w899983_0[%c5, %c0] : vector<4x4xf32>, tensor<?x?xf32>
        %e899983_2 = tensor.extract_slice %w899983_1[0, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
        %c899983_2 = "compute"(%e899983_2) : (tensor<4x8xf32>) -> tensor<4x8xf32>
        %w899983_2 = tensor.insert_slice %c899983_2 into %w899983_1[10, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
        scf.yield %w899983_2 : tensor<?x?xf32>
      }
      scf.yield %l899983 : tensor<?x?xf32>
    }
    %e554778_2 = tensor.extract_slice %l852201[5, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %c554778_2 = "compute"(%e554778_2) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %w554778_2 = tensor.insert_slice %c554778_2 into %l852201[5, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
    scf.yield %w554778_2 : tensor<?x?xf32>
  }
  return %l554778 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %t : !transform.any_op
    transform.debug.emit_remark_at %t, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%arg: tensor<?x?xf32>, %lb: index, %ub: index, %st: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c16 = arith.constant 16 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  %l115481 = scf.for %i115481 = %lb to %ub step %st iter_args(%t115481 = %arg) -> tensor<?x?xf32> {
    %e115481_0 = tensor.extract_slice %t115481[5, 0] [5, 8] [1, 1] : tensor<?x?xf32> to tensor<5x8xf32>
    %c115481_0 = "compute"(%e115481_0) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %l12223 = scf.for %i12223 = %lb to %ub step %st iter_args(%t12223 = %t115481) -> tensor<?x?xf32> {
      %e12223_0 = vector.transfer_read %t12223[%c5, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
      %c12223_0 = "compute"(%e12223_0) : (vector<4x4xf32>) -> vector<4x4xf32>
      %w12223_0 = vector.transfer_write %c12223_0, %t12223[%c5, %c0] : vector<4x4xf32>, tensor<?x?xf32>
      scf.yield %w12223_0 : tensor<?x?xf32>
    }
    %e115481_1 = tensor.extract_slice %l12223[16, 0] [5, 8] [1, 1] : tensor<?x?xf32> to tensor<5x8xf32>
    %c115481_1 = "compute"(%e115481_1) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %w115481_1 = tensor.insert_slice %c115481_1 into %l12223[16, 0] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<?x?xf32>
    scf.yield %w115481_1 : tensor<?x?xf32>
  }
  return %l115481 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %t : !transform.any_op
    transform.debug.emit_remark_at %t, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%arg: tensor<?x?xf32>, %lb: index, %ub: index, %st: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c16 = arith.constant 16 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  %l508078 = scf.for %i508078 = %lb to %ub step %st iter_args(%t508078 = %arg) -> tensor<?x?xf32> {
    %e508078_0 = vector.transfer_read %t508078[%n, %c0], %cst : tensor<?x?xf32>, vector<4x4xf32>
    %c508078_0 = "compute"(%e508078_0) : (vector<4x4xf32>) -> vector<4x4xf32>
    %w508078_0 = vector.transfer_write %c508078_0, %t508078[%n, %c0] : vector<4x4xf32>, tensor<?x?xf32>
    %l367574 = scf.for %i367574 = %lb to %ub step %st iter_args(%t367574 = %w508078_0) -> tensor<?x?xf32> {
      %e367574_0 = tensor.extract_slice %t367574[%m4, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
      %c367574_0 = "compute"(%e367574_0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %w367574_0 = tensor.insert_slice %c367574_0 into %t367574[%m4, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
      scf.yield %w367574_0 : tensor<?x?xf32>
    }
    scf.yield %l367574 : tensor<?x?xf32>
  }
  return %l508078 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %t : !transform.any_op
    transform.debug.emit_remark_at %t, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%arg: tensor<?x?xf32>, %lb: index, %ub: index, %st: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c16 = arith.constant 16 : index
  %cst = arith.constant 0.0 : f32
  %m4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  %l298156 = scf.for %i298156 = %lb to %ub step %st iter_args(%t298156 = %arg) -> tensor<?x?xf32> {
    %e298156_0 = tensor.extract_slice %t298156[%n, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %c298156_0 = "compute"(%e298156_0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %w298156_0 = tensor.insert_slice %c298156_0 into %t298156[5, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
    %e298156_1 = tensor.extract_slice %w298156_0[%n, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %c298156_1 = "compute"(%e298156_1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %w298156_1 = tensor.insert_slice %c298156_1 into %w298156_0[%n, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
    scf.yield %w298156_1 : tensor<?x?xf32>
  }
  return %l298156 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %t : !transform.any_op
    transform.debug.emit_remark_at %t, "x" : !transform.any_op
    transform.yield
  }
}
