"""Which operands of a branch are passed on to its successors, by their numbers (MLIR: `SuccessorOperands`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import IndexType
from odsgen.runtime.interfaces.base import MissingMethodError, as_interface
from odsgen.runtime.interfaces.control_flow import BranchOpInterface
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.ir.attribute import Type
    from odsgen.runtime.ir.operation import Operation


class _Slot(Value):
    """Stands for one operand: the same value may be several."""

    __slots__ = ("number",)

    def __init__(self, type: Type, number: int) -> None:
        self.type = type
        self._users = None
        self.number = number


@contextmanager
def _slots(op: Operation) -> Iterator[None]:
    """Within, the operands of an operation are its slots: what gives operands tells then which."""
    operands = op._operands
    op._operands = tuple(_Slot(value.type, number) for number, value in enumerate(operands))
    try:
        yield
    finally:
        op._operands = operands


def successor_operand_numbers(
    op: Operation, branch: BranchOpInterface, successor: int
) -> list[int | None]:
    """The number of the operand for each argument of a successor; None for what the operation itself produces."""
    with _slots(op):
        found = branch.successor_operands(successor)
        return [value.number if isinstance(value, _Slot) else None for value in found]


def erasable_operands(op: Operation) -> frozenset[int]:
    """The numbers of the operands that may be taken away: those of variadic and optional operands."""
    with _slots(op):
        return frozenset(number for _, found in _groups(op) for number in _numbers(found))


def erase_operands(op: Operation, numbers: Set[int]) -> None:
    """Take erasable operands away; the accessors of their groups keep the sizes of the segments."""
    with _slots(op):
        groups = [
            (name, found) for name, found in _groups(op) if not numbers.isdisjoint(_numbers(found))
        ]
    operands = op._operands

    def kept(found: tuple[object, ...]) -> tuple[object, ...]:
        return tuple(
            operands[part.number] if isinstance(part, _Slot) else kept(part)
            for part in found
            if isinstance(part, tuple) or (isinstance(part, _Slot) and part.number not in numbers)
        )

    for name, found in groups:
        setattr(op, name, kept(found))


def _groups(op: Operation) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The accessors of variadic operands, with the slots that they give."""
    return (each for each in _tuples(op) if _numbers(each[1]))


def _tuples(op: Operation) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The accessors of tuples that can be set."""
    for base in type(op).__mro__:
        for name, member in vars(base).items():
            if (
                not isinstance(member, property)
                or member.fset is None
                or name in ("operands", "successors")
            ):
                continue
            try:
                found = member.fget(op) if member.fget is not None else None
            except Exception:  # an accessor of something else, which is not there
                continue
            if isinstance(found, tuple):
                yield name, found


def _numbers(found: object) -> list[int]:
    """The numbers of the slots in a group, or in a group of groups."""
    if isinstance(found, _Slot):
        return [found.number]
    return (
        [number for part in found for number in _numbers(part)] if isinstance(found, tuple) else []
    )


# --- passing on more ----------------------------------------------------------------------------------------------------


def append_successor_operands(op: Operation, successor: int, values: Sequence[Value]) -> None:
    """Pass more values on to a successor; raises ValueError if its operands are in no group that may grow."""
    found = _group_of_successor(op, successor)
    if found is None:
        raise ValueError(f"'{op.name}' cannot pass more on to its successor #{successor}")
    _append(op, *found, values)


def can_append_successor_operands(op: Operation, successor: int) -> bool:
    """Whether more values can be passed on to a successor."""
    return _group_of_successor(op, successor) is not None


def _append(op: Operation, name: str, place: int | None, values: Sequence[Value]) -> None:
    group: tuple[Any, ...] = getattr(op, name)
    if place is None:
        setattr(op, name, (*group, *values))
    else:
        setattr(op, name, (*group[:place], (*group[place], *values), *group[place + 1 :]))


def _group_of_successor(op: Operation, successor: int) -> tuple[str, int | None] | None:
    """The accessor whose values a successor gets; of a group of groups, with the number of the group.

    It is found with a copy of the operation, to which one operand is added: an empty group has none that could be followed.
    """
    for name, place in list(_growing_groups(op)):
        copy = op.clone_without_regions()
        added = _Slot(IndexType.get(), -1)
        try:
            _append(copy, name, place, (added,))
            branch = as_interface(copy, BranchOpInterface)
            if branch is not None and branch.successor_operands(successor)[-1:] == (added,):
                return name, place
        except (TypeError, AttributeError, ValueError, MissingMethodError):
            continue  # the accessor of something else
        finally:
            copy.operands = ()
            copy.successors = ()
    return None


def _growing_groups(op: Operation) -> Iterator[tuple[str, int | None]]:
    with _slots(op):
        found = list(_tuples(op))
    for name, group in found:
        if all(isinstance(part, _Slot) for part in group):
            yield name, None
        elif all(isinstance(part, tuple) for part in group):
            yield from ((name, place) for place in range(len(group)))
