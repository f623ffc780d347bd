"""Casts between types that take each other back, or that nobody needs (MLIR: `-reconcile-unrealized-casts`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from odsgen.conversion.log import CAST_NAME

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.ir.operation import Operation


def reconcile_casts(
    casts: Iterable[Operation], listener: RewriteListener | None = None
) -> list[Operation]:
    """Let users of a cast use what the casts before it began with, if that has the type they want.

    Casts that nobody needs are erased, those among `casts` that remain are returned.  A listener is told.
    """
    known = list(casts)
    seen = set(known)
    pending = list(known)
    while pending:
        cast = pending.pop()
        earlier: Operation | None = cast
        while earlier is not None:
            if earlier.operand_types == cast.result_types:
                for operand in cast.operands:
                    owner = operand.defining_op
                    if owner is not None and owner.name == CAST_NAME and owner in seen:
                        pending.append(owner)
                users = cast.users
                cast.replace_all_uses_with(earlier.operands)
                if listener is not None:
                    for user in users:
                        listener.operation_modified(user)
                break
            earlier = _input_cast(earlier)
    needed = _needed(known)
    remaining = [cast for cast in known if cast in needed]
    dead = {cast for cast in known if cast not in needed}
    for cast in dead:
        if listener is not None:
            listener.operation_erased(cast)
        cast.operands = ()
    for cast in dead:
        cast.remove()
    return remaining


def _input_cast(cast: Operation) -> Operation | None:
    """The cast whose results are, all and in order, the operands of another one."""
    owner = cast.operands[0].defining_op if cast.operands else None
    if owner is None or owner.name != CAST_NAME or owner.results != cast.operands or owner is cast:
        return None
    return owner


def _needed(casts: list[Operation]) -> set[Operation]:
    """The casts that something else uses, directly or through other casts."""
    known = set(casts)
    needed: set[Operation] = set()
    pending = [
        cast
        for cast in casts
        if any(user not in known for result in cast.results for user in result.users)
    ]
    while pending:
        cast = pending.pop()
        if cast in needed:
            continue
        needed.add(cast)
        for operand in cast.operands:
            owner = operand.defining_op
            if owner in known and owner is not None:
                pending.append(owner)
    return needed
