"""Which operands of a branch are passed on to its successors, by their numbers (MLIR: `SuccessorOperands`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import partial
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.builtin.types import IndexType
from odsgen.runtime.interfaces.control_flow import BranchOpInterface
from odsgen.runtime.ir.adaptor import given_operands
from odsgen.runtime.ir.value import PlaceholderValue, Value

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation


class _Slot(PlaceholderValue):
    """Stands for one operand: the same value may be several."""

    __slots__ = ("number",)

    def __init__(self, type: Type, number: int) -> None:
        super().__init__(type)
        self.number = number


def _slots(op: Operation) -> AbstractContextManager[None]:
    """Within, the operands of an operation are its slots: what gives operands tells then which."""
    slots = [_Slot(value.type, number) for number, value in enumerate(op.operands)]
    return given_operands(op, slots)


def operand_numbers(op: Operation, given: Callable[[], Iterable[Value | None]]) -> list[int | None]:
    """The numbers of the operands that a method of an operation's interface gives; None for other values."""
    with _slots(op):
        return [value.number if isinstance(value, _Slot) else None for value in given()]


def successor_operand_numbers(op: Operation, branch: BranchOpInterface) -> list[list[int | None]]:
    """The number of the operand for each argument of each successor; None for what the operation itself produces."""
    return [
        operand_numbers(op, partial(branch.successor_operands, successor))
        for successor in range(len(op.successors))
    ]


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
    operands = op.operands

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
    if _has_variadic_operands(type(op)):
        yield "operands", op.operands
    for base in type(op).__mro__:
        for name, member in vars(base).items():
            if (
                not isinstance(member, property)
                or member.fset is None
                or name in ("operands", "successors", "location")
            ):
                continue
            try:
                found = member.fget(op) if member.fget is not None else None
            except Exception:  # an accessor of something else, which is not there
                continue
            if isinstance(found, tuple):
                yield name, found


def _has_variadic_operands(op_class: type[Operation]) -> bool:
    """Whether all operands are one variadic group: `operands` is then a parameter of the builder, as the spec names it."""
    builder = getattr(op_class, "build", None)
    return "operands" in getattr(builder, "__annotations__", ())


def _numbers(found: object) -> list[int]:
    """The numbers of the slots in a group, or in a group of groups."""
    if isinstance(found, _Slot):
        return [found.number]
    return (
        [number for part in found for number in _numbers(part)] if isinstance(found, tuple) else []
    )


# --- passing on more ----------------------------------------------------------------------------------------------------


Group = tuple[str, int | None]  # an accessor, and the number of the group in a group of groups


def groups_of_successors(op: Operation) -> list[Group | None]:
    """The group of operands that each successor gets, where it may grow; None where that cannot be told.

    It is found with a copy of the operation, of which each group has one operand more: an empty one has none to follow.
    A group that several successors get cannot grow for one of them.
    """
    copy = op.clone_without_regions()
    added: dict[Value, Group] = {}
    try:
        for name, group in list(_variadic_groups(op)):
            places: list[int | None] = [
                place for place, part in enumerate(group) if isinstance(part, tuple)
            ]
            places = places or [None]
            slots = {place: _Slot(IndexType.get(), -1) for place in places}
            try:
                _append(copy, name, {place: (slot,) for place, slot in slots.items()})
            except (TypeError, AttributeError, ValueError):
                continue  # the accessor of something else
            added.update((slot, (name, place)) for place, slot in slots.items())
        branch = as_interface(copy, BranchOpInterface)
        found: list[Group | None] = []
        for successor in range(len(op.successors)):
            passed = () if branch is None else branch.successor_operands(successor)
            last = passed[-1] if passed else None
            found.append(None if last is None else added.get(last))
        counts = Counter(found)
        return [group if counts[group] == 1 else None for group in found]
    except MissingMethodError:
        return [None] * len(op.successors)
    finally:
        copy.operands = ()
        copy.successors = ()


def append_to_groups(op: Operation, more: Mapping[Group, Sequence[Value]]) -> None:
    """Add operands at the end of groups."""
    by_name: dict[str, dict[int | None, Sequence[Value]]] = {}
    for (name, place), values in more.items():
        by_name.setdefault(name, {})[place] = values
    for name, places in by_name.items():
        _append(op, name, places)


def _append(op: Operation, name: str, places: Mapping[int | None, Sequence[Value]]) -> None:
    group: tuple[Any, ...] = getattr(op, name)
    if None in places:
        setattr(op, name, (*group, *places[None]))
        return
    longer = [(*part, *places.get(place, ())) for place, part in enumerate(group)]
    setattr(op, name, tuple(longer))


def _variadic_groups(op: Operation) -> Iterator[tuple[str, tuple[object, ...]]]:
    with _slots(op):
        found = list(_tuples(op))
    for name, group in found:
        if len({type(part) for part in group}) <= 1 and all(
            isinstance(part, _Slot | tuple) for part in group
        ):
            yield name, group
