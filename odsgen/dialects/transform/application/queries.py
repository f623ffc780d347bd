"""Applies queries of target descriptions (MLIR: `dlti::query`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
    to_each_target,
)
from odsgen.runtime import Attribute, Operation, StringAttr, TypeAttr
from odsgen_dialects.transform import QueryOp


class _Unanswered(Exception):
    """A query that has no answer, with the operation that has the description and the reason."""

    def __init__(self, place: Operation, reason: str) -> None:
        super().__init__(reason)
        self.place = place
        self.reason = reason


def _is_queryable(attribute: Attribute) -> bool:
    return "DLTIQueryInterface" in getattr(attribute, "INTERFACES", ())


def _closest(op: Operation) -> tuple[Operation, Attribute]:
    """The first description on the operation or around it."""
    place: Operation | None = op
    while place is not None:
        for attribute in place.attributes.values():
            if _is_queryable(attribute):
                return place, attribute
        place = place.parent_op
    raise _Unanswered(op, "no DLTI-queryable attrs on target op or any of its ancestors")


def _shown(key: Attribute) -> str:
    return str(key)


def _answer(op: Operation, keys: Sequence[Attribute]) -> Attribute:
    if not keys:
        raise _Unanswered(op, "no keys provided to attempt query with")
    place, found = _closest(op)
    for number, key in enumerate(keys):
        if not _is_queryable(found):
            before = ",".join(map(_shown, keys[:number]))
            raise _Unanswered(
                place,
                f"got non-DLTI-queryable attribute upon looking up keys [{before}] at op",
            )
        description: Any = found
        answer = description.query(key.value if isinstance(key, TypeAttr) else key)
        if answer is None:
            raise _Unanswered(
                place, f"key {_shown(key)} has no DLTI-mapping per attr: {description}"
            )
        found = answer
    return found


@to_each_target
def apply_query(
    op: QueryOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Gives what a description of the target of the program says for keys."""
    if not all(isinstance(key, (StringAttr, TypeAttr)) for key in op.keys):
        raise definite(
            op, f"'{op.name}' keys of wrong type: only StringAttr and TypeAttr are allowed"
        )
    try:
        return [_answer(target, list(op.keys))]
    except _Unanswered as problem:
        (diagnostic,) = target.error("target op of failed DLTI query").diagnostics
        diagnostic.attach_note(problem.reason, problem.place.location)
        state.report(diagnostic)
    raise silenceable(op, "'transform.dlti.query' op failed to apply")
