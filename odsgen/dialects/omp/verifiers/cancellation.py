"""Verifiers of what cancels constructs of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.omp import CancellationPointOp, CancelOp


def _parent_construct(op: Operation) -> Operation | None:
    parent = op.parent_op
    while parent is not None and not parent.name.startswith("omp."):
        parent = parent.parent_op
    return parent


def _around(op: Operation, name: str) -> Operation | None:
    """The operation around, if it is of that name."""
    parent = op.parent_op
    return parent if parent is not None and parent.name == name else None


def _verify_place(
    op: CancelOp | CancellationPointOp, what: str, orphan: str
) -> tuple[str, Operation | None]:
    """The kind of construct that is cancelled, and its operation; raises an error if `op` is not inside it."""
    directive: Any = op.cancel_directive_attr
    kind: str = directive.parameters()[0].keyword
    parent = _parent_construct(op)
    if parent is None:
        raise op.op_error(f"Orphaned {orphan}")
    found: Operation | None
    if kind == "parallel":
        found, where = (parent if parent.name == "omp.parallel" else None), "parallel"
    elif kind == "loop":
        found, where = _around(parent, "omp.wsloop"), "worksharing-loop"
    elif kind == "sections":
        found, where = _around(parent, "omp.sections"), "sections"
    else:
        in_task = parent.name == "omp.task" or _around(parent, "omp.taskloop") is not None
        found, where = (parent if in_task else None), "task"
    if found is None:
        raise op.op_error(f"{what} {kind} must appear inside a {where} region")
    return kind, found


def verify_cancel(op: CancelOp) -> None:
    """Checks that the cancelled construct is around; no loop or sections may have `nowait`, no loop `ordered`."""
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


def verify_cancellation_point(op: CancellationPointOp) -> None:
    """Checks that the construct that may be cancelled is around."""
    _verify_place(op, "cancellation point", "cancellation point")
