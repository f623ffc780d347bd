// builtin.module(canonicalize)
func.func @smt() {
  smt.solver() : () -> () {
    %c0 = smt.int.constant 5
    %c1 = smt.int.constant 5
    %d = smt.distinct %c0, %c1 : !smt.int
    smt.assert %d
    %b0 = smt.bv.constant #smt.bv<3> : !smt.bv<8>
    %b1 = smt.bv.constant #smt.bv<3> : !smt.bv<8>
    %e = smt.eq %b0, %b1 : !smt.bv<8>
    smt.assert %e
    %t = smt.constant true
    %t2 = smt.constant true
    smt.assert %t
    smt.assert %t2
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.merge_handles %arg0 : !transform.any_op
    transform.print %0 : !transform.any_op
    %1 = transform.merge_handles deduplicate %arg0 : !transform.any_op
    transform.print %1 : !transform.any_op
    %2 = transform.merge_handles %arg0, %arg0 : !transform.any_op
    transform.print %2 : !transform.any_op
    transform.yield
  }
}
func.func @a(%a: vector<32x64xf16>) -> vector<32x64xf16> {
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  return %0 : vector<32x64xf16>
}
func.func @b(%a: vector<32x64xf16>) -> vector<32x64xf16> {
  %2 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<32x64xf16>
  return %2 : vector<32x64xf16>
}
