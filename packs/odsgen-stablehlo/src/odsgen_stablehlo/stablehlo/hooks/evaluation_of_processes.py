"""Evaluation of collective operations of `stablehlo`, of a program that is the only process, and of calls to its host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import AssertionFailed, Elements, Machine, Unsupported
from odsgen.runtime import DenseIntOrFPElementsAttr, Operation

from ...evaluation.expectations import EXPECTATIONS, expect
from ...evaluation.tensors import arithmetic, elements_of
from .. import ops

Values = Sequence[Any]

#: Calls that say something about a value.
_ANNOTATIONS = frozenset(
    {"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape", "annotate_device_placement"}
)


def _check_groups(op: Operation) -> None:
    """Refuses processes other than the only one, whose number is 0."""
    groups = op.stored_properties.get("replica_groups")
    if not isinstance(groups, DenseIntOrFPElementsAttr) or any(groups.values()):
        raise Unsupported("cannot be evaluated with several processes")


@evaluates(
    ops.AllGatherOp,
    ops.AllReduceOp,
    ops.AllToAllOp,
    ops.CollectiveBroadcastOp,
    ops.CollectiveReduceOp,
    ops.CrossReplicaSumOp,
    ops.ReduceScatterOp,
)
def evaluate_alone(op: Operation, operands: Values, machine: Machine) -> Values:
    """What one process makes of its own values alone: the same."""
    _check_groups(op)
    return list(operands)


@evaluates(ops.CollectivePermuteOp)
def evaluate_collective_permute(
    op: ops.CollectivePermuteOp, operands: Values, machine: Machine
) -> Values:
    """The operands where the process sends to itself, else zeros."""
    pairs = op.stored_properties["source_target_pairs"]
    if any(pairs.values()):
        raise Unsupported("cannot be evaluated with several processes")
    if pairs.type.num_elements:
        return list(operands)
    found = []
    for operand, value in zip(operands, op.operands, strict=True):
        tensor = elements_of(operand, value.type)
        machine.reserve(len(tensor.values))
        zero = arithmetic(value.type).zero
        found.append(Elements(tensor.shape, [zero] * len(tensor.values)))
    return found


@evaluates(ops.CustomCallOp)
def evaluate_custom_call(op: ops.CustomCallOp, operands: Values, machine: Machine) -> Values:
    """`check.expect_eq` and its like; annotations leave their operands as they are."""
    target = op.call_target_name
    if target in EXPECTATIONS:
        types = [value.type for value in op.operands]
        if not op.results:
            expect(EXPECTATIONS[target], types, operands, op.attributes, machine)
            return []
        try:
            expect(EXPECTATIONS[target], types, operands, op.attributes, machine)
        except AssertionFailed:
            return [Elements((), [0])] * len(op.results)
        return [Elements((), [1])] * len(op.results)
    if target in _ANNOTATIONS and len(operands) == len(op.results):
        return list(operands)
    raise Unsupported(f"calls @{target}, which is not known")
