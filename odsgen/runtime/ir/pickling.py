"""A whole program as flat lists of numbers: operations, blocks and values by the order in which they are visited.

The operations of a region are visited one after another, then the regions inside them; nothing recurses, neither here nor
in `pickle`, however long or deep the program is.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.construction import filled_operation
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.pickling.symbols import SymbolReader, SymbolWriter
from odsgen.runtime.registry.context import Context, context_of, loaded_dialect, loaded_dialects

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value

#: Changed with what a pickle holds; another one is refused.
_VERSION = 1


def reduced_operation(root: Operation) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The result of ``__reduce__`` for an operation; raises PicklingError if it is not whole."""
    if root.parent_block is not None:
        raise pickle.PicklingError(
            f"'{root.name}' stands in a block of another operation: pickle the outermost one, or a clone of this"
        )
    writer = _Writer()
    writer.write(root)
    context = context_of(root)
    allows = context is not None and context.allow_unregistered
    dialects = loaded_dialects() if context is None else context.dialects()
    state = (
        _VERSION,
        writer.symbols.finish(),
        writer.operations,
        writer.blocks,
        writer.orders_of_users(),
        allows,
        [dialect.name for dialect in dialects],
        root.external_resources,
    )
    return restored_operation, state


class _Writer:
    """The records of one program."""

    def __init__(self) -> None:
        self.symbols = SymbolWriter()
        self.operations: list[tuple[Any, ...]] = []
        self.blocks: list[tuple[Any, ...]] = []
        self._ops: list[Operation] = []
        self._op_numbers: dict[Operation, int] = {}
        self._block_numbers: dict[Block, int] = {}
        self._values: dict[Value, int] = {}

    def write(self, root: Operation) -> None:
        """Number all that the program defines, then write what its operations are."""
        regions = [root]
        self._number(root)
        visited: list[Block] = []
        for op in regions:  # grows while it is walked
            for region in op.regions:
                for block in region.blocks:
                    self._block_numbers[block] = len(visited)
                    visited.append(block)
                    for argument in block.arguments:
                        self._values[argument] = len(self._values)
                    for inner in block:
                        self._number(inner)
                        if inner.regions:
                            regions.append(inner)
        add = self.symbols.add
        self.blocks = [
            (
                [(add(a.type), add(a.location)) for a in block.arguments],
                [self._op_numbers[op] for op in block],
            )
            for block in visited
        ]
        self.operations = [self._record(op) for op in self._ops]

    def _number(self, op: Operation) -> None:
        self._op_numbers[op] = len(self._ops)
        self._ops.append(op)
        for result in op.results:
            self._values[result] = len(self._values)

    def _record(self, op: Operation) -> tuple[Any, ...]:
        symbols = self.symbols
        properties: Any = [
            (name, symbols.value(value)) for name, value in op.stored_properties.items()
        ]
        if isinstance(op, UnregisteredOperation):
            attribute = op.properties_attribute
            properties = op.name, None if attribute is None else symbols.add(attribute)
        try:
            operands = [self._values[operand] for operand in op.operands]
            successors = [self._block_numbers[block] for block in op.successors]
        except KeyError:
            raise pickle.PicklingError(
                f"'{op.name}' uses a value or a block from outside of what is pickled: pickle the operation around both"
            ) from None
        return (
            symbols.class_number(type(op)),
            operands,
            [(symbols.add(result.type), self._values[result]) for result in op.results],
            properties,
            [(name, symbols.add(value)) for name, value in op.stored_attributes.items()],
            successors,
            [[self._block_numbers[block] for block in region.blocks] for region in op.regions],
            symbols.add(op.location),
        )

    def orders_of_users(self) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
        """The users of values and of blocks by their numbers, where they are in another order than in the program."""
        values = self._orders((number, value.users) for value, number in self._values.items())
        blocks = self._orders(
            (number, block.users) for block, number in self._block_numbers.items()
        )
        return values, blocks

    def _orders(self, used: Iterable[tuple[int, Collection[Operation]]]) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for number, users in used:
            if not users:
                continue
            try:
                order = [self._op_numbers[user] for user in users]
            except KeyError:
                outside = next(user for user in users if user not in self._op_numbers)
                raise pickle.PicklingError(
                    f"'{outside.name}' uses what is pickled from outside: pickle the operation around both"
                ) from None
            if any(order[index] > order[index + 1] for index in range(len(order) - 1)):
                found[number] = order
        return found


def restored_operation(
    version: int,
    symbols: tuple[Any, Any, Any],
    operations: list[tuple[Any, ...]],
    blocks: list[tuple[Any, ...]],
    orders: tuple[dict[int, list[int]], dict[int, list[int]]],
    allows_unregistered: bool,
    dialects: list[str],
    resources: Any,
) -> Operation:
    """The program of the records, in a new context that has loaded the same dialects."""
    if version != _VERSION:
        raise pickle.UnpicklingError(
            f"the program was pickled by another version of odsgen: form {version}, this one reads {_VERSION}"
        )
    context = Context(allows_unregistered)
    for name in dialects:
        known = loaded_dialect(name)
        if known is not None:
            context.add_local(known)
        else:
            context.dialect(name)
    reader = SymbolReader(*symbols)
    made_blocks = [_block(arguments, reader) for arguments, _ in blocks]
    made = [_operation(record, made_blocks, reader) for record in operations]
    for block, (_, inside) in zip(made_blocks, blocks, strict=True):
        for number in inside:
            block.append(made[number])
    values = _values(made, made_blocks, operations)
    for op, record in zip(made, operations, strict=True):
        op.operands = tuple([values[number] for number in record[1]])
        if record[5]:
            op.successors = tuple([made_blocks[number] for number in record[5]])
    of_values, of_blocks = orders
    for number, order in of_values.items():
        value = values[number]
        value.order_users(
            [made[user] for user in order for used in made[user].operands if used is value]
        )
    for number, order in of_blocks.items():
        made_blocks[number].order_users([made[user] for user in order])
    root = made[0]
    root.parse_context = context
    if resources:
        root.external_resources = resources
    return root


def _block(arguments: list[tuple[int, int]], reader: SymbolReader) -> Block:
    block = Block()
    for type, location in arguments:
        block.add_argument(reader.symbols[type], reader.symbols[location])
    return block


def _operation(record: tuple[Any, ...], blocks: list[Block], reader: SymbolReader) -> Operation:
    number, _, results, properties, attributes, _, regions, location = record
    symbols = reader.symbols
    op_class: type[Operation] = reader.classes[number]
    unregistered = None
    if issubclass(op_class, UnregisteredOperation):
        name, attribute = properties
        unregistered = name, None if attribute is None else symbols[attribute]
        properties = ()
    return filled_operation(
        op_class,
        unregistered,
        (),
        [symbols[type] for type, _ in results],
        {name: reader.value(value) for name, value in properties},
        {name: symbols[value] for name, value in attributes},
        (),
        tuple([Region([blocks[block] for block in region]) for region in regions]),
        symbols[location],
    )


def _values(
    made: list[Operation], blocks: list[Block], operations: list[tuple[Any, ...]]
) -> list[Value]:
    """The values by their numbers: those of results are in the records, block arguments have the others in order."""
    found: dict[int, Value] = {}
    for op, record in zip(made, operations, strict=True):
        for result, (_, number) in zip(op.results, record[2], strict=True):
            found[number] = result
    arguments = [argument for block in blocks for argument in block.arguments]
    total = len(found) + len(arguments)
    of_arguments = iter(arguments)
    return [found[n] if n in found else next(of_arguments) for n in range(total)]
