"""Verifiers of the dialect `wasmssa`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import Operation
from odsgen_dialects import wasmssa
from odsgen_dialects.wasmssa import LabelBranchingOpInterface, LabelLevelOpInterface


@verifies(LabelLevelOpInterface)
def verify_label_level_op_interface(op: Operation) -> None:
    """detail::verifyLabelLevelInterface: the label of a loop is its body, all others are successors."""
    if isinstance(op, wasmssa.LoopOp) and not op.body.blocks:
        raise op.error(
            "target should be a block defined in same level than operation or in its region."
        )


@verifies(LabelBranchingOpInterface)
def verify_label_branching_op_interface(op: Operation) -> None:
    """LabelBranchingOpInterface::getTargetOpFromBlock, which refuses without a word."""
    levels = op.exit_level if isinstance(op, wasmssa.BranchIfOp) else 0
    target: Operation = op
    for _ in range(levels + 1):
        around = target.parent_op
        if around is None or LabelLevelOpInterface.__name__ not in around.INTERFACES:
            raise op.op_error(f"level {levels} is that of no label around the operation")
        target = around
