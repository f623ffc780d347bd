"""Applies transforms on handles and parameters, and those that go from payload to payload."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    shown,
    silenceable,
    to_each_target,
)
from odsgen.dialects.transform.interpreter.payload_types import payload_problem
from odsgen.hooks import applies
from odsgen.runtime import (
    BlockArgument,
    IntegerAttr,
    IsIsolatedFromAbove,
    Operation,
    OpResult,
    ShapedType,
    TypeAttr,
    UnitAttr,
    element_type_or_self,
    generic_op_text,
    i64,
)
from odsgen_dialects.transform import (
    AnnotateOp,
    CastOp,
    GetConsumersOfResult,
    GetDefiningOp,
    GetOperandOp,
    GetParentOp,
    GetProducerOfOperand,
    GetResultOp,
    GetTypeOp,
    MergeHandlesOp,
    NumAssociationsOp,
    ParamConstantOp,
    ParamType,
    ReplicateOp,
    SelectOp,
    SplitHandleOp,
)


@applies(MergeHandlesOp)
def apply_merge_handles(
    op: MergeHandlesOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Joins the payload of the operands."""
    joined = [each for handle in op.handles for each in state.payload(handle)]
    return [list(dict.fromkeys(joined)) if op.deduplicate else joined]


@applies(ReplicateOp)
def apply_replicate(
    op: ReplicateOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Repeats the payload of each handle as often as the pattern has operations."""
    count = len(state.payload_ops(op.pattern))
    return [state.payload(handle) * count for handle in op.handles]


@applies(SplitHandleOp)
def apply_split_handle(
    op: SplitHandleOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives each entry of the payload a result of its own."""
    payload = state.payload(op.handle)
    count = len(op.results)
    problem = silenceable(
        op,
        f"{shown(op.handle)} expected to contain {count} payloads but it contains "
        f"{len(payload)} payloads",
    )
    if len(payload) > count and op.overflow_result is None:
        raise problem
    if len(payload) < count and op.fail_on_payload_too_small:
        if payload or not op.pass_through_empty_handle:
            raise problem
    found: list[list[Any]] = [[] for _ in op.results]
    for number, each in enumerate(payload):
        found[number if number < count else op.overflow_result or 0].append(each)
    if op.overflow_result is not None and len(payload) > count:
        found = [[] for _ in op.results]
        overflow = len(payload) - count
        position = 0
        for number in range(count):
            size = 1 + (overflow if number == op.overflow_result else 0)
            found[number] = list(payload[position : position + size])
            position += size
    return found


@applies(CastOp)
@to_each_target
def apply_cast(
    op: CastOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Checks what the type of the result asks of the payload."""
    problem = payload_problem(op.output.type, [target])
    if problem:
        raise silenceable(op.output.location, *problem)
    return [target]


@applies(NumAssociationsOp)
def apply_num_associations(
    op: NumAssociationsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Counts the payload of a handle."""
    return [[IntegerAttr.get(len(state.payload(op.handle)), _integer_type(op.num.type))]]


def _integer_type(type: Any) -> Any:
    return type.type if isinstance(type, ParamType) else i64


@applies(ParamConstantOp)
def apply_param_constant(
    op: ParamConstantOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the attribute."""
    return [[op.value]]


@applies(AnnotateOp)
def apply_annotate(
    op: AnnotateOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Sets an attribute on the payload operations."""
    targets = state.payload_ops(op.target)
    params = [UnitAttr.get()] if op.param is None else state.params(op.param)
    if len(params) == 1:
        params = params * len(targets)
    if len(params) != len(targets):
        raise silenceable(
            op,
            "parameter and target have different payload lengths "
            f"({len(params)} vs {len(targets)})",
        )
    for target, param in zip(targets, params, strict=True):
        target.set_attribute(op.name_argument, param)
    return []


@applies(SelectOp)
def apply_select(
    op: SelectOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Keeps the operations of a name."""
    return [[target for target in state.payload_ops(op.target) if target.name == op.op_name]]


# --- from payload to payload --------------------------------------------------------------------------------------------


@applies(GetParentOp)
def apply_get_parent_op(
    op: GetParentOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the closest parents that fulfil the conditions."""
    parents: list[Operation] = []
    for target in state.payload_ops(op.target):
        parent: Operation | None = target
        for _ in range(op.nth_parent):
            parent = None if parent is None else parent.parent_op
            while parent is not None and not _is_wanted(op, parent):
                parent = parent.parent_op
        if parent is None:
            if op.allow_empty_results:
                return [[]]
            raise silenceable(
                op,
                "could not find a parent op that matches all requirements",
                [(target.location, "target op")],
            )
        parents.append(parent)
    return [list(dict.fromkeys(parents)) if op.deduplicate else parents]


def _is_wanted(op: GetParentOp, parent: Operation) -> bool:
    if op.isolated_from_above and IsIsolatedFromAbove not in parent.TRAITS:
        return False
    return op.op_name is None or parent.name == op.op_name


@applies(GetConsumersOfResult)
def apply_get_consumers_of_result(
    op: GetConsumersOfResult, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the users of a result."""
    targets = state.payload_ops(op.target)
    if not targets:
        return [[]]
    if len(targets) != 1:
        raise definite(op, "handle must be mapped to exactly one payload op")
    if len(targets[0].results) <= op.result_number:
        raise definite(op, "result number overflow")
    return [list(reversed(targets[0].results[op.result_number].users))]


@applies(GetProducerOfOperand)
def apply_get_producer_of_operand(
    op: GetProducerOfOperand, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the definitions of an operand."""
    found = []
    for target in state.payload_ops(op.target):
        number = op.operand_number
        producer: Operation | None = None
        if number < len(target.operands):
            value = target.operands[number]
            producer = value.owner if isinstance(value, OpResult) else None
        if producer is None:
            raise silenceable(
                op,
                f"could not find a producer for operand number: {number} of "
                f"{generic_op_text(target)}",
                [(target.location, "target op")],
            )
        found.append(producer)
    return [found]


@applies(GetDefiningOp)
def apply_get_defining_op(
    op: GetDefiningOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the operations that define values."""
    found = []
    for value in state.payload_values(op.target):
        if isinstance(value, BlockArgument):
            raise silenceable(
                op,
                "cannot get defining op of block argument",
                [(value.location, "target value")],
            )
        assert isinstance(value, OpResult)
        found.append(value.owner)
    return [found]


@applies(GetTypeOp)
def apply_get_type(
    op: GetTypeOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the types of values, or those of their elements."""
    types = [value.type for value in state.payload_values(op.value)]
    if op.elemental:
        types = [
            element_type_or_self(type) if isinstance(type, ShapedType) else type for type in types
        ]
    return [[TypeAttr.get(type) for type in types]]


@applies(GetOperandOp)
def apply_get_operand(
    op: GetOperandOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the operands at the positions."""
    return [
        [
            target.operands[number]
            for target in state.payload_ops(op.target)
            for number in positions(op, op, target, len(target.operands))
        ]
    ]


@applies(GetResultOp)
def apply_get_result(
    op: GetResultOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the results at the positions."""
    return [
        [
            target.results[number]
            for target in state.payload_ops(op.target)
            for number in positions(op, op, target, len(target.results))
        ]
    ]


def positions(
    op: Operation, spec: Any, target: Operation, count: int, what: str = "positions"
) -> list[int]:
    """The positions of a list that may count from the end, be inverted or mean all (`expandTargetSpecification`)."""
    if spec.is_all:
        return list(range(count))
    chosen: list[int] = []
    raws = spec.raw_dim_list if what == "dimensions" else spec.raw_position_list
    for raw in raws:
        number = count + raw if raw < 0 else raw
        problem = ""
        if number >= count:
            problem = f"position overflow {number} (updated from {raw}) for maximum {count}"
        elif number < 0:
            problem = f"position underflow {number} (updated from {raw})"
        elif number in chosen:
            problem = f"repeated position {number} (updated from {raw})"
        if problem:
            raise silenceable(
                op,
                problem,
                [(target.location, f"while considering {what} of this payload operation")],
            )
        chosen.append(number)
    if spec.is_inverted:
        return [number for number in range(count) if number not in chosen]
    return chosen
