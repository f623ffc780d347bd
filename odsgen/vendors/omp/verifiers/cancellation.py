"""Verifiers of cancellation in the dialect `omp`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import Operation
from odsgen_dialects import omp


def _parent_construct(op: Operation) -> Operation | None:
    parent = op.parent_op
    while parent is not None and parent.dialect_name != omp.DIALECT.name:
        parent = parent.parent_op
    return parent


def _around(op: Operation, op_class: type[Operation]) -> Operation | None:
    """The operation around, if it is of that class."""
    parent = op.parent_op
    return parent if isinstance(parent, op_class) else None


def _verify_place(
    op: omp.CancelOp | omp.CancellationPointOp, what: str, orphan: str
) -> tuple[str, Operation | None]:
    """The cancelled construct's kind and operation; raises an error if `op` is not nested in it."""
    directive: Any = op.cancel_directive_attr
    kind: str = directive.parameters()[0].keyword
    parent = _parent_construct(op)
    if parent is None:
        raise op.op_error(f"Orphaned {orphan}")
    found: Operation | None
    if kind == "parallel":
        found, where = (parent if isinstance(parent, omp.ParallelOp) else None), "parallel"
    elif kind == "loop":
        found, where = _around(parent, omp.WsloopOp), "worksharing-loop"
    elif kind == "sections":
        found, where = _around(parent, omp.SectionsOp), "sections"
    else:
        in_task = isinstance(parent, omp.TaskOp) or _around(parent, omp.TaskloopOp) is not None
        found, where = (parent if in_task else None), "task"
    if found is None:
        raise op.op_error(f"{what} {kind} must appear inside a {where} region")
    return kind, found


@verifies(omp.CancelOp)
def verify_cancel(op: omp.CancelOp) -> None:
    """CancelOp::verify"""
    kind, found = _verify_place(op, "cancel", "cancel construct")
    if found is None or kind not in ("loop", "sections"):
        return
    what = "worksharing" if kind == "loop" else "sections"
    refused = ("nowait", "ordered") if kind == "loop" else ("nowait",)
    for name in refused:
        if found.properties.get(name) is not None:
            article = "an" if name == "ordered" else "a"
            raise op.error(
                f"A {what} construct that is canceled must not have {article} {name} clause"
            )


@verifies(omp.CancellationPointOp)
def verify_cancellation_point(op: omp.CancellationPointOp) -> None:
    """CancellationPointOp::verify"""
    _verify_place(op, "cancellation point", "cancellation point")
