"""Casts between types that take each other back, or that nobody needs (MLIR: `-reconcile-unrealized-casts`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from odsgen.conversion.log import CAST_NAME
from odsgen.runtime.ir.disposal import drop_all_references

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


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
        found = _earlier_values(cast)
        if found is None:
            continue
        for operand in cast.stored_operands:
            owner = operand.defining_op
            if owner is not None and owner in seen:
                pending.append(owner)
        users = () if listener is None else cast.users
        cast.replace_all_uses_with(found)
        if listener is not None:
            for user in users:
                listener.operation_modified(user)
    needed = _needed(known)
    remaining = [cast for cast in known if cast in needed]
    dead = [cast for cast in known if cast not in needed]
    if listener is not None:
        for cast in dead:
            listener.operation_erased(cast)
    drop_all_references(dead)
    for cast in dead:
        cast.remove()
    return remaining


def _earlier_values(cast: Operation) -> tuple[Value, ...] | None:
    """The values with which this cast or those before it begin, of the types that it gives; None if there are none."""
    result, earlier = cast.single_result, cast
    while result is not None and len(earlier.stored_operands) == 1:  # most often; without tuples
        (value,) = earlier.stored_operands
        if value.type is result.type:
            return (value,)
        owner = value.owner
        if type(owner) is not type(cast) or owner.single_result is None or owner is earlier:
            return None
        earlier = owner
    wanted = cast.result_types
    current: Operation | None = earlier
    while current is not None:
        if current.operand_types == wanted:
            return current.operands
        current = _input_cast(current)
    return None


def _input_cast(cast: Operation) -> Operation | None:
    """The cast whose results are, all and in order, the operands of another one."""
    operands = cast.operands
    owner = operands[0].defining_op if operands else None
    if owner is None or owner.name != CAST_NAME or owner.results != operands or owner is cast:
        return None
    return owner


def _needed(casts: list[Operation]) -> set[Operation]:
    """The casts that something else uses, directly or through other casts."""
    known = set(casts)
    needed: set[Operation] = set()
    pending = [cast for cast in casts if not known.issuperset(cast.users)]
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
