"""Operations that become ones of another class where they stand; their uses come to be ordered as those of new ones would."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.operation import NO_ENTRIES

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def put_uses_last(op: Operation, operands: Iterable[Value]) -> None:
    """Make an operation the last user of its operands."""
    for operand in operands:
        users = operand._users
        if type(users) is dict:
            users[op] = users.pop(op)


def users_if_several(value: Value) -> tuple[Operation, ...]:
    """The users of a value where it may have several, else none."""
    users = value._users
    return tuple(users) if type(users) is dict else ()


def put_users_last(value: Value, last: Iterable[Operation]) -> None:
    """Put some of the users of a value behind the others, in this order."""
    users = value._users
    if type(users) is dict:
        for user in last:
            count = users.pop(user, 0)
            if count:
                users[user] = count


def recast(op: Operation, op_class: type[Operation], properties: Mapping[str, Any]) -> None:
    """Make an operation one of another class, with other properties; both classes have the slots of `Operation` alone."""
    op._properties = properties or NO_ENTRIES  # type: ignore[assignment]
    op.__class__ = op_class
