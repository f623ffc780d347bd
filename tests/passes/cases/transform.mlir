// builtin.module(cse,canonicalize)

module attributes {transform.with_named_sequence} {
transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) { transform.yield }
transform.named_sequence @g2(%a: !transform.any_op {transform.consumed}) { transform.yield }
transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
transform.named_sequence @s37(%a: !transform.any_op) {
%0 = transform.tune.knob<"k"> options = [1, 2] -> !transform.any_param
transform.yield }

transform.named_sequence @s38(%a: !transform.any_op) {
%0 = transform.num_associations %a : (!transform.any_op) -> !transform.param<i64>
transform.yield }

transform.named_sequence @s39(%a: !transform.any_op) {
transform.print %a : !transform.any_op
transform.yield }

transform.named_sequence @s40(%a: !transform.any_op) {
transform.annotate %a "x" : !transform.any_op
transform.yield }

transform.named_sequence @s41(%a: !transform.any_op) {
transform.verify %a : !transform.any_op
transform.yield }

transform.named_sequence @s42(%a: !transform.any_op) {
transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
transform.yield }

transform.named_sequence @s43(%a: !transform.any_op) {
%0 = transform.include @h failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
transform.yield }

transform.named_sequence @s44(%a: !transform.any_op) {
transform.foreach %a : !transform.any_op {
^bb0(%b: !transform.any_op):
 transform.print %b : !transform.any_op }
transform.yield }

transform.named_sequence @s45(%a: !transform.any_op) {
transform.foreach %a : !transform.any_op {
^bb0(%b: !transform.any_op):
 transform.annotate %b "x" : !transform.any_op }
transform.yield }

transform.named_sequence @s46(%a: !transform.any_op) {
transform.alternatives %a : !transform.any_op {
^bb0(%b: !transform.any_op):
 }
transform.yield }

transform.named_sequence @s47(%a: !transform.any_op) {
%0 = transform.replicate num(%a) %a : !transform.any_op, !transform.any_op
transform.yield }

transform.named_sequence @s48(%a: !transform.any_op) {
%0 = transform.merge_handles %a, %a : !transform.any_op
transform.yield }

transform.named_sequence @s49(%a: !transform.any_op) {
%0 = transform.param.constant 1 -> !transform.param<i64>
 transform.smt.constrain_params(%0) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.int):
 }
transform.yield }

transform.named_sequence @s50(%a: !transform.any_op) {
transform.sequence %a : !transform.any_op failures(propagate) {
^bb0(%b: !transform.any_op):
 transform.print %b : !transform.any_op }
transform.yield }

transform.named_sequence @s51(%a: !transform.any_op) {
%0 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op {
^bb0(%arg1: !transform.any_op):
 irdl.dialect @test { irdl.operation @w { } } }
transform.yield }

transform.named_sequence @s52(%a: !transform.any_op) {
%1 = transform.get_operand %a[0] : (!transform.any_op) -> !transform.any_value
%0 = transform.xegpu.get_desc_op %1 : (!transform.any_value) -> !transform.any_op
transform.yield }

transform.named_sequence @s53(%a: !transform.any_op) {
%0, %1, %2 = transform.structured.multitile_sizes %a {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.any_op
transform.yield }

transform.named_sequence @s54(%a: !transform.any_op) {
%0, %1, %2 = transform.structured.multitile_sizes %a {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.param<i64>
transform.yield }

transform.named_sequence @s55(%a: !transform.any_op) {
%0, %1 = transform.structured.continuous_tile_sizes %a {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.param<i64>
transform.yield }

transform.named_sequence @s56(%a: !transform.any_op) {
%0 = transform.cast %a : !transform.any_op to !transform.op<"x">
transform.yield }

transform.named_sequence @s57(%a: !transform.any_op) {
%0 = transform.select "x" in %a : (!transform.any_op) -> !transform.any_op
transform.yield }

transform.named_sequence @s58(%a: !transform.any_op) {
transform.apply_patterns to %a { } : !transform.any_op
transform.yield }

transform.named_sequence @s59(%a: !transform.any_op) {
transform.apply_cse to %a : !transform.any_op
transform.yield }

transform.named_sequence @s60(%a: !transform.any_op) {
transform.apply_licm to %a : !transform.any_op
transform.yield }

transform.named_sequence @s61(%a: !transform.any_op) {
transform.apply_dce to %a : !transform.any_op
transform.yield }

transform.named_sequence @s62(%a: !transform.any_op) {
%0 = transform.dlti.query ["x"] at %a : (!transform.any_op) -> !transform.any_param
transform.yield }

transform.named_sequence @s63(%a: !transform.any_op) {
%0 = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
transform.yield }

transform.named_sequence @s64(%a: !transform.any_op) {
transform.structured.eliminate_empty_tensors %a : !transform.any_op
transform.yield }

transform.named_sequence @s65(%a: !transform.any_op) {
%0 = transform.collect_matching @h in %a : (!transform.any_op) -> !transform.any_op
transform.yield }

transform.named_sequence @s66(%a: !transform.any_op) {
%0 = transform.foreach_match in %a @h -> @g2 : (!transform.any_op) -> !transform.any_op
transform.yield }

transform.named_sequence @s67(%a: !transform.any_op) {
%0 = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
transform.yield }

transform.named_sequence @s68(%a: !transform.any_op) {
%0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.yield }

transform.named_sequence @s69(%a: !transform.any_op) {
transform.scf.take_assumed_branch %a take_else_branch : (!transform.any_op) -> ()
transform.yield }

transform.named_sequence @s70(%a: !transform.any_op) {
%0 = transform.tune.knob<"k"> = 1 from options = [1, 2] -> !transform.any_param
transform.yield }

transform.named_sequence @s71(%a: !transform.any_op) {
transform.sequence %a : !transform.any_op failures(propagate) {
^bb0(%b: !transform.any_op):
 transform.annotate %b "x" : !transform.any_op }
transform.yield }

transform.named_sequence @s72(%a: !transform.any_op) {
transform.sequence %a : !transform.any_op failures(propagate) {
^bb0(%b: !transform.any_op):
 %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op }
transform.yield }

transform.named_sequence @s73(%a: !transform.any_op) {
transform.sequence %a : !transform.any_op failures(propagate) {
^bb0(%b: !transform.any_op):
 %1 = transform.get_parent_op %b : (!transform.any_op) -> !transform.any_op
  %0 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op }
transform.yield }

transform.named_sequence @s74(%a: !transform.any_op) {
transform.sequence %a : !transform.any_op failures(propagate) {
^bb0(%b: !transform.any_op):
 transform.foreach %b : !transform.any_op {
^bb0(%c: !transform.any_op):
 transform.annotate %c "x" : !transform.any_op } }
transform.yield }

transform.named_sequence @s75(%a: !transform.any_op) {
%0 = transform.foreach %a : !transform.any_op -> !transform.any_op {
^bb0(%b: !transform.any_op):
 %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
 transform.yield %0 : !transform.any_op }
transform.yield }

transform.named_sequence @s76(%a: !transform.any_op) {
%0 = transform.foreach %a : !transform.any_op -> !transform.any_op {
^bb0(%b: !transform.any_op):
 %0 = transform.get_parent_op %b : (!transform.any_op) -> !transform.any_op
 transform.yield %0 : !transform.any_op }
transform.yield }
}
