"""Applies `transform.structured.match`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
)
from odsgen.hooks import applies
from odsgen.runtime import Operation
from odsgen_dialects.transform import MatchInterfaceEnum, MatchOp

_INTERFACES = {
    MatchInterfaceEnum.LinalgOp: "LinalgOp",
    MatchInterfaceEnum.TilingInterface: "TilingInterface",
    MatchInterfaceEnum.LoopLikeInterface: "LoopLikeOpInterface",
}


@applies(MatchOp)
def apply_match(
    op: MatchOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the operations inside the target that fulfil all conditions."""
    targets = state.payload_ops(op.target)
    if not targets:
        return [[]]
    if len(targets) != 1:
        raise definite(op, "requires exactly one target handle")
    names = None if op.ops is None else frozenset(op.ops)
    interface = None if op.interface is None else _INTERFACES[op.interface]
    return [
        [
            inner
            for inner in targets[0].walk(post_order=True)
            if (names is None or inner.name in names)
            and (interface is None or interface in inner.INTERFACES)
            and _has_attributes(op, inner)
            and _has_types(op, inner)
        ]
    ]


def _has_attributes(op: MatchOp, inner: Operation) -> bool:
    if op.op_attrs is None:
        return True
    known = {**inner.attributes, **inner.properties_as_attributes()}
    return all(known.get(name) is value for name, value in op.op_attrs.as_dict().items())


def _has_types(op: MatchOp, inner: Operation) -> bool:
    wanted = op.filter_result_type
    if wanted is not None and list(inner.result_types) != [wanted]:
        return False
    operands = op.filter_operand_types
    if operands is None:
        return True
    types = list(inner.operand_types)
    if len(operands) == 1:
        return all(type is operands[0] for type in types)
    return types == list(operands)
