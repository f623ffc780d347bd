"""The order of the uses of values (MLIR Bytecode Format, "Use-list orders").

The reference order is that of reading: the uses in the order of a walk over the program, the newest first.  A value
keeps its users once each, in the order in which they came to use it; so the uses of one operation stand together here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.bytecode.errors import BytecodeError

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def use_list_order(value: Value, numbers: Mapping[Operation, int]) -> list[int] | None:
    """How the uses are shuffled: for each one of the reference order its place; None where it is the reference order.

    `numbers` has the number of each operation in a walk over the program.
    """
    users = value.users
    found = [numbers[user] for user in users]
    if found == sorted(found):
        return None
    uses: list[tuple[int, int]] = []  # the newest first
    for user in reversed(users):
        operands = user.operands
        for index in range(len(operands) - 1, -1, -1):
            if operands[index] is value:
                uses.append((numbers[user], index))
    return sorted(range(len(uses)), key=uses.__getitem__, reverse=True)


def order_parts(orders: Mapping[int, Sequence[int]], number_of_values: int) -> list[int]:
    """The integers that stand for the orders of some of the results of an operation, or of the arguments of a block."""
    parts: list[int] = []
    if number_of_values != 1:
        parts.append(len(orders))
    for index in _hash_order(list(orders)):
        order = orders[index]
        if number_of_values != 1:
            parts.append(index)
        moved = [(place, i) for i, place in enumerate(order) if place != i]
        if len(moved) < len(order) // 2:
            parts.append(len(moved) * 2 << 1 | 1)
            for pair in moved:
                parts.extend(pair)
        else:
            parts.append(len(order) << 1)
            parts.extend(order)
    return parts


def _hash_order(keys: list[int]) -> list[int]:
    """The keys in the order in which MLIR 22 writes them: that of its hash table, which anybody may read.

    A key goes to the bucket of 37 times its value, or on from there by 1, 2, 3, … buckets; there are 64 buckets at first,
    and twice as many whenever three quarters would be taken.
    """
    if len(keys) < 2:
        return keys
    buckets: list[int | None] = [None] * 64

    def put(key: int) -> None:
        place, step = key * 37 % len(buckets), 1
        while buckets[place] is not None:
            place, step = (place + step) % len(buckets), step + 1
        buckets[place] = key

    for count, key in enumerate(keys, 1):
        if count * 4 >= len(buckets) * 3:
            old = [known for known in buckets if known is not None]
            buckets = [None] * (2 * len(buckets))
            for known in old:
                put(known)
        put(key)
    return [key for key in buckets if key is not None]


def apply_order(
    value: Value, order: tuple[bool, Sequence[int]] | None, numbers: Mapping[Operation, int]
) -> None:
    """Put the users into the reference order, or into an order that a file gives: by pairs or by places.

    Raises BytecodeError for an order that is none.
    """
    users = value.users
    reference: list[Operation] = []  # a user for each use, the newest first
    for user in sorted(users, key=numbers.__getitem__, reverse=True):
        reference.extend([user for operand in user.operands if operand is value])
    if order is not None and len(reference) > 1:
        reference = _reordered(reference, *order)
    reference.reverse()
    value.order_users(reference)


def _reordered(
    reference: list[Operation], by_pairs: bool, numbers: Sequence[int]
) -> list[Operation]:
    count = len(reference)
    places: list[int]  # for each use of the reference order
    if by_pairs:
        inverse = list(range(count))
        if len(numbers) % 2:
            raise _invalid()
        for place, index in zip(numbers[::2], numbers[1::2], strict=True):
            if place >= count:
                raise _invalid()
            inverse[place] = index
        if sorted(inverse) != list(range(count)):
            raise _invalid()
        return [reference[index] for index in inverse]
    places = list(numbers)
    if sorted(places) != list(range(count)):
        raise _invalid()
    reordered = list(reference)
    for user, place in zip(reference, places, strict=True):
        reordered[place] = user
    return reordered


def _invalid() -> BytecodeError:
    return BytecodeError("parsed use-list orders were invalid and could not be applied")
