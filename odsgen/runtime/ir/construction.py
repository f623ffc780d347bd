"""Makes operations, the same as their constructors do, in a third of the time.

With the classes themselves it owns their layout: which slots there are, how uses and neighbours are linked.  Parser, bytecode
reader, builders and rewriters call it (docs/architecture.md, "The layout of an operation").

Python keeps for each place in the code the layout of the class that was met there, and a program has operations of many
classes.  So each operation is an `Operation` until all its parts are set, which those places then know, and only then
becomes one of its class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from odsgen.runtime.ir.operation import NO_ENTRIES, Operation, UnregisteredOperation
from odsgen.runtime.ir.value import OpResult

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken, Value

OpT = TypeVar("OpT", bound=Operation)


class _NewOperation(Operation):
    """An operation to whose parts nothing is given yet: without a constructor, it is made in half the time."""

    __slots__ = ()
    __init__ = object.__init__  # pyright: ignore[reportAssignmentType]


class AwaitedOperation:
    """The operation in the custom form that a parser reads next, and the block at whose end it goes.

    `simple_operation` puts it there while it still is an `Operation`: done with one of its class, it takes twice as long.
    """

    __slots__ = ("op_class", "location", "block", "made", "result")

    op_class: type[Operation]
    location: LocationToken | None
    block: Block
    made: Operation | None  # the operation, once it has been made
    result: OpResult | None  # its result

    def __init__(self) -> None:
        self.op_class = Operation  # which no operation that is read is
        self.location = self.made = None


def make_operation(
    op_class: type[OpT],
    operands: tuple[Value, ...],
    result_types: Sequence[Type],
    properties: dict[str, Any] | None,
    attributes: dict[str, Attribute] | None,
    successors: tuple[Block, ...],
    regions: tuple[Region, ...],
    location: Location | LocationToken | None,
    awaited: AwaitedOperation | None = None,
) -> OpT:
    """An operation of any parts; in no block unless a parser awaits it."""
    if not successors and not regions and len(result_types) < 2:
        type = result_types[0] if result_types else None
        return simple_operation(op_class, operands, type, properties, attributes, location, awaited)
    op = Operation(operands, result_types, properties, attributes, successors, regions, location)
    try:
        op.__class__ = op_class
    except TypeError:
        return _remade(op, op_class)
    return op  # type: ignore[return-value]


def simple_operation(
    op_class: type[OpT],
    operands: tuple[Value, ...],
    result_type: Type | None,
    properties: dict[str, Any] | None,
    attributes: dict[str, Attribute] | None,
    location: Location | LocationToken | None,
    awaited: AwaitedOperation | None = None,
) -> OpT:
    """An operation without successors and regions, and with one result at most; in no block unless a parser awaits it."""
    op: Any = _NewOperation()  # of its class at the end
    op._operands = operands
    for operand in operands:
        users: Any = operand._users
        if users is None:
            operand._users = op
        elif type(users) is dict:
            users[op] = users[op] + 1 if op in users else 1
        elif users is op:
            operand._users = {op: 2}
        else:
            operand._users = {users: 1, op: 1}
    op._several_results = ()
    if result_type is None:
        op._result = result = None
    else:
        op._result = result = OpResult()
        result.type = result_type
        result._users = None
        result.owner = op
        result.index = 0
    op._properties = properties or NO_ENTRIES
    op._attributes = attributes or NO_ENTRIES
    op._successors = ()
    op._regions = ()
    op._location = location
    op._next = None
    if awaited is None or location is not awaited.location or op_class is not awaited.op_class:
        op._block = op._previous = None
        op._order = 0
        try:
            op.__class__ = op_class
        except TypeError:
            return _remade(op, op_class)
        return op  # type: ignore[no-any-return]
    # As Block.append, without its checks: the operation is new.
    block = awaited.block
    op._block = block
    op._previous = last = block._last
    op._order = location[1]  # type: ignore[index]  # which rises with the text
    try:
        op.__class__ = op_class
    except TypeError:
        return _remade(op, op_class)
    if last is None:
        block._first = op
    else:
        last._next = op
    block._last = awaited.made = op
    awaited.result = result
    return op  # type: ignore[no-any-return]


def filled_operation(
    op_class: type[OpT],
    unregistered: tuple[str, Attribute | None] | None,
    operands: tuple[Value, ...],
    result_types: Sequence[Type],
    properties: dict[str, Any] | None,
    attributes: dict[str, Attribute] | None,
    successors: tuple[Block, ...],
    regions: tuple[Region, ...],
    location: Location | LocationToken | None,
) -> OpT:
    """An operation of these parts without the constructor of its class; of an unregistered one, its name and properties."""
    op = object.__new__(op_class)
    if isinstance(op, UnregisteredOperation):
        assert unregistered is not None
        op._name, op.properties_attribute = unregistered
    Operation.__init__(
        op, operands, result_types, properties, attributes, successors, regions, location
    )
    return op


def has_plain_layout(op_class: type[Operation]) -> bool:
    """Whether operations of a class are made as those of `Operation` are, and have no room for more."""
    return (
        op_class.__init__ is Operation.__init__
        and op_class.__new__ is Operation.__new__
        and op_class.__basicsize__ == Operation.__basicsize__
        and op_class.__dictoffset__ == op_class.__weakrefoffset__ == 0
    )


class BlockEnd:
    """The end of a block to which a reader adds operations of classes without slots of their own.

    The last one gets its class when the next one has been linked to it, or by `close`.
    """

    __slots__ = ("block", "last", "_class")

    def __init__(self, block: Block) -> None:
        self.block = block
        self.last: Any = block._last
        self._class: Any = self.last.__class__

    def append(
        self,
        op_class: type[Operation],
        operands: tuple[Value, ...],
        result_type: Type | None,
        properties: dict[str, Any],
        successors: tuple[Block, ...],
        regions: tuple[Region, ...],
        location: Location | LocationToken,
    ) -> OpResult | None:
        """Add an operation; its result, if it has one."""
        op: Any = _NewOperation()
        op._operands = operands
        for operand in operands:
            users: Any = operand._users
            if users is None:
                operand._users = op
            elif type(users) is dict:
                users[op] = users[op] + 1 if op in users else 1
            elif users is op:
                operand._users = {op: 2}
            else:
                operand._users = {users: 1, op: 1}
        op._several_results = ()
        if result_type is None:
            op._result = result = None
        else:
            op._result = result = OpResult()
            result.type = result_type
            result._users = None
            result.owner = op
            result.index = 0
        op._properties = properties
        op._attributes = NO_ENTRIES
        op._successors = successors
        if successors:
            op._add_successor_uses()
        op._regions = regions
        if regions:
            op._adopt_regions()
        op._location = location
        op._block = self.block
        op._previous = last = self.last
        op._next = None
        if last is None:
            self.block._first = op
            op._order = 0
        else:
            last._next = op
            op._order = last._order + 1
            last.__class__ = self._class
        self._class = op_class
        self.last = op
        return result

    def close(self) -> None:
        """Give the last one its class."""
        if self.last is not None:
            self.last.__class__ = self._class
            self.block._last = self.last


def _remade(op: Operation, op_class: type[OpT]) -> OpT:
    """The operation by the constructor of its class, which has slots of its own, or a dictionary."""
    for operand in op._operands:
        operand._remove_use(op)
    for block in op._successors:
        if block._users is not None:
            block._users.pop(op, None)
    for region in op._regions:
        region._parent = None
    return op_class(
        op._operands,
        [result.type for result in op._results],
        op._properties,
        op._attributes,
        op._successors,
        op._regions,
        op._location,
    )
