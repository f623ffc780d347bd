"""Where operations of `omp` may stand: loops in what wraps them, cancellation in what is cancelled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


# --- wrappers of loops --------------------------------------------------------------------------------------------------


def _verify_wrapper(op: Operation) -> None:
    """It holds one loop, or one more wrapper."""
    blocks = op.regions[0].blocks
    if len(blocks) > 1:
        raise op.op_error("loop wrapper contains multiple blocks")
    inner = list(blocks[0]) if blocks else []
    if len(inner) != 1:
        raise op.op_error("loop wrapper does not contain exactly one nested op")
    nested = inner[0]
    if nested.name != "omp.loop_nest" and "LoopWrapperInterface" not in nested.INTERFACES:
        raise op.op_error("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")


verify_distribute_regions = _verify_wrapper
verify_loop_regions = _verify_wrapper
verify_simd_regions = _verify_wrapper
verify_taskloop_regions = _verify_wrapper
verify_wsloop_regions = _verify_wrapper


# --- cancellation -------------------------------------------------------------------------------------------------------


def _parent_construct(op: Operation) -> Operation | None:
    parent = op.parent_op
    while parent is not None and not parent.name.startswith("omp."):
        parent = parent.parent_op
    return parent


def _around(op: Operation, name: str) -> Operation | None:
    """The operation around, if it is of that name."""
    parent = op.parent_op
    return parent if parent is not None and parent.name == name else None


def _verify_place(op: Operation, what: str, orphan: str) -> tuple[str, Operation | None]:
    """What is cancelled, and its operation."""
    directive: Any = op.properties["cancel_directive"]
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


def verify_cancel(op: Operation) -> None:
    """It stands in what it cancels, at whose end threads wait."""
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


def verify_cancellation_point(op: Operation) -> None:
    """It stands in what may be cancelled."""
    _verify_place(op, "cancellation point", "cancellation point")
