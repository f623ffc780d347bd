"""The changes of a recording, done and undone in a program (docs/howto/recording.md has the letters)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.recording.texts import places_of
from odsgen.runtime.builtin.container_attributes import DistinctAttr
from odsgen.runtime.builtin.locations import Location, UnknownLoc
from odsgen.runtime.builtin.types import NoneType
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.construction import filled_operation
from odsgen.runtime.ir.operation import UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.registry.context import Context

    Undo = Callable[[], object]


class Program:
    """The program at one moment, with the numbers that a recording gives to what is in it."""

    def __init__(self, root: Operation, context: Context) -> None:
        self.root = root
        self.context = context
        self.texts: list[str] = []
        self.ops: dict[int, Operation] = {}
        self.values: dict[int, Value] = {}
        self.blocks: dict[int, Block] = {}
        self.regions: dict[int, Region] = {}
        self.first_value: dict[int, int] = {}
        self.places = places_of(root)
        #: The numbers of operations and values.
        self.op_numbers: dict[Operation, int] = {}
        self.numbers: dict[Value, int] = {}
        self._symbols: dict[tuple[int, str], Attribute | Type] = {}
        self.distinct: dict[int, DistinctAttr] = {}
        self._locations: dict[int, Location] = {-1: UnknownLoc.get()}

    # --- texts ----------------------------------------------------------------------------------------------------------

    def _text(self, number: int) -> str:
        if not 0 <= number < len(self.texts):
            raise ValueError(f"there is no text {number}")
        return self.texts[number]

    def _symbol(self, number: int, kind: str) -> Any:
        found = self._symbols.get((number, kind))
        if found is None:
            text = self._text(number)
            parser = Parser(SourceFile(text, "recording"), self.context)
            parser.distinct_attributes = self.distinct
            found = parser.parse_type() if kind == "type" else parser.parse_attribute()
            if parser.tokens[parser.index]:
                raise ValueError(f"text {number} is more than one {kind}: '{text}'")
            self._symbols[number, kind] = found
        return found

    def type_of_text(self, number: int) -> Type:
        """The type whose text has a number."""
        found: Type = self._symbol(number, "type")
        return found

    def location(self, number: int) -> Location:
        """The location whose text has a number; -1 is unknown, -2 the place of token 0 of the text, -3 of 1 …"""
        found = self._locations.get(number)
        if found is None and number < 0:
            if self.places is None or number < -(1 << 32):
                raise ValueError(f"the program has no token {-2 - number}")
            found = self.places.location(-2 - number)
        if found is None:
            attribute = self._symbol(number, "attribute")
            if not isinstance(attribute, Location):
                raise ValueError(f"text {number} is no location: '{self._text(number)}'")
            found = self._locations[number] = attribute
        return found

    def entries(self, numbers: Sequence[int]) -> dict[str, Attribute]:
        """Names and attributes, one after another."""
        return {
            self._text(name): self._symbol(attribute, "attribute")
            for name, attribute in zip(numbers[::2], numbers[1::2], strict=True)
        }

    # --- parts ----------------------------------------------------------------------------------------------------------

    def op(self, number: int) -> Operation:
        """The operation with a number."""
        try:
            return self.ops[number]
        except KeyError:
            raise ValueError(f"there is no operation {number}") from None

    def block(self, number: int) -> Block:
        """The block with a number, made when it is first named."""
        found = self.blocks.get(number)
        if found is None:
            found = self.blocks[number] = Block()
        return found

    def region(self, number: int) -> Region:
        """The region with a number."""
        try:
            return self.regions[number]
        except KeyError:
            raise ValueError(f"there is no region {number}") from None

    def value(self, number: int) -> Value:
        """The value with a number; one that is not there now stands for itself."""
        found = self.values.get(number)
        if found is None:
            found = _missing(NoneType.get())
            self.bind(number, found)
        return found

    def bind(self, number: int, value: Value) -> None:
        """Let a number stand for another value, also where it is used."""
        old = self.values.get(number)
        self.values[number] = value
        self.numbers[value] = number
        if old is not None and old is not value and old.stored_users is not None:
            old.replace_all_uses_with(value)

    def operand_numbers(self, op: Operation) -> list[int]:
        """The numbers of the operands of an operation."""
        return [self.numbers[operand] for operand in op.operands]

    def release(self, number: int) -> None:
        """A value goes; who still uses it has one that is defined nowhere."""
        self.bind(number, _missing(self.values[number].type))

    # --- changes --------------------------------------------------------------------------------------------------------

    def apply(self, change: Sequence[Any]) -> Undo:
        """Do a change; what undoes it.  Raises ValueError where it cannot be done."""
        kind, *rest = change
        return _KINDS[kind](self, *rest)

    def make(
        self,
        number: int,
        name: int,
        operands: Sequence[int],
        first_value: int,
        types: Sequence[int],
        properties: Sequence[int],
        attributes: Sequence[int],
        location: int,
        successors: Sequence[int],
        regions: Sequence[int],
    ) -> Undo:
        """A new operation, in no block yet."""
        if number in self.ops:
            raise ValueError(f"there is an operation {number} already")
        op_name = self._text(name)
        op_class = self.context.operation_class(op_name)
        unregistered = None
        own: dict[str, Any] = {}
        if op_class is None:
            if not self.context.allow_unregistered:
                raise ValueError(f"the operation '{op_name}' is of a dialect that is not loaded")
            op_class = UnregisteredOperation
            unregistered = op_name, self._properties(None, properties)
        else:
            own = self._properties(op_class, properties)
        for region in regions:
            if region in self.regions:
                raise ValueError(f"there is a region {region} already")
        op = filled_operation(
            op_class,
            unregistered,
            tuple([self.value(value) for value in operands]),
            [self.type_of_text(type) for type in types],
            own,
            self.entries(attributes),
            tuple([self.block(block) for block in successors]),
            tuple([self.regions.setdefault(region, Region()) for region in regions]),
            self.location(location),
        )
        self.ops[number] = op
        self.op_numbers[op] = number
        self.first_value[number] = first_value
        for index, result in enumerate(op.results):
            self.bind(first_value + index, result)

        def undo() -> None:
            del self.ops[number]
            for index in range(len(op.results)):
                self.release(first_value + index)
            op.operands = ()
            op.successors = ()
            for region in regions:
                del self.regions[region]

        return undo

    def _properties(self, op_class: type[Operation] | None, numbers: Sequence[int]) -> Any:
        if op_class is None:
            return self._symbol(numbers[1], "attribute") if numbers else None
        convert = op_class.property_from_attribute
        return {name: convert(name, value) for name, value in self.entries(numbers).items()}

    def drop(self, number: int) -> Undo:
        """An operation is gone."""
        op = self.op(number)
        back = self.take_out(number) if op.parent_block is not None else None
        operands, successors = self.operand_numbers(op), op.successors
        op.operands, op.successors = (), ()
        del self.ops[number]
        first = self.first_value[number]
        for index in range(len(op.results)):
            self.release(first + index)

        def undo() -> None:
            self.ops[number] = op
            for index, result in enumerate(op.results):
                self.bind(first + index, result)
            op.operands = [self.value(operand) for operand in operands]
            op.successors = successors
            if back is not None:
                back()

        return undo

    def put(self, number: int, block: int, before: int) -> Undo:
        """Put an operation into a block before another one, or at the end."""
        op, target = self.op(number), self.block(block)
        if before < 0:
            target.append(op)
        else:
            target.insert_before(self.op(before), op)
        return op.remove

    def take_out(self, number: int) -> Undo:
        """Take an operation out of its block."""
        op = self.op(number)
        block, following = op.parent_block, op.next
        if block is None:
            raise ValueError(f"operation {number} is in no block")
        op.remove()
        if following is None:
            return lambda: block.append(op)
        return lambda: block.insert_before(following, op)

    def set_operands(self, number: int, *changed: int) -> Undo:
        """Other values for some operands: their indices and numbers, one after another."""
        op = self.op(number)
        before = op.operands
        operands = list(before)
        for index, value in zip(changed[::2], changed[1::2], strict=True):
            if not 0 <= index < len(operands):
                raise ValueError(f"operation {number} has no operand {index}")
            operands[index] = self.value(value)
        return self._operands(op, operands)

    def replace_operands(self, number: int, operands: Sequence[int]) -> Undo:
        """Other operands."""
        return self._operands(self.op(number), [self.value(value) for value in operands])

    def _operands(self, op: Operation, operands: Sequence[Value]) -> Undo:
        before = self.operand_numbers(op)
        op.operands = operands

        def undo() -> None:
            op.operands = [self.value(operand) for operand in before]

        return undo

    def set_successors(self, number: int, successors: Sequence[int]) -> Undo:
        """Other successors."""
        op = self.op(number)
        before = op.successors
        op.successors = [self.block(block) for block in successors]
        return lambda: setattr(op, "successors", before)

    def set_types(self, number: int, types: Sequence[int]) -> Undo:
        """Other types of the results."""
        op = self.op(number)
        new = [self.type_of_text(type) for type in types]
        if len(new) != len(op.results):
            raise ValueError(f"operation {number} has {len(op.results)} results, not {len(new)}")
        return _set_types(op.results, new)

    def set_properties(self, number: int, properties: Sequence[int]) -> Undo:
        """Other properties."""
        op = self.op(number)
        if isinstance(op, UnregisteredOperation):
            old = op.properties_attribute
            op.properties_attribute = self._properties(None, properties)
            return lambda: setattr(op, "properties_attribute", old)
        before = op.properties
        op.properties = self._properties(type(op), properties)
        return lambda: setattr(op, "properties", before)

    def set_attributes(self, number: int, attributes: Sequence[int]) -> Undo:
        """Other discardable attributes."""
        op = self.op(number)
        before = op.attributes
        op.attributes = self.entries(attributes)
        return lambda: setattr(op, "attributes", before)

    def set_location(self, number: int, location: int) -> Undo:
        """Another location."""
        op = self.op(number)
        before = op.location
        op.location = self.location(location)
        return lambda: setattr(op, "location", before)

    def set_arguments(self, number: int, arguments: Sequence[int]) -> Undo:
        """The arguments of a block: value, type and location of each."""
        block = self.block(number)
        before = [(self.numbers[a], a.type, a.location) for a in block.arguments]
        declared = zip(arguments[::3], arguments[1::3], arguments[2::3], strict=True)
        self._arguments(
            block, [(n, self.type_of_text(t), self.location(loc)) for n, t, loc in declared]
        )
        return lambda: self._arguments(block, before)

    def _arguments(self, block: Block, arguments: Sequence[tuple[int, Type, Location]]) -> None:
        old = block.arguments
        for argument in old:
            self.release(self.numbers[argument])
        block.erase_arguments(range(len(old)))
        for number, type, location in arguments:
            self.bind(number, block.add_argument(type, location))

    def put_block(self, number: int, region: int, before: int) -> Undo:
        """Put a block into a region before another one, or at the end."""
        block, target = self.block(number), self.region(region)
        if before < 0:
            target.append(block)
        else:
            target.insert_before(self.block(before), block)
        return lambda: target.remove(block)

    def take_block_out(self, number: int) -> Undo:
        """Take a block out of its region."""
        block = self.block(number)
        region = block.parent_region
        if region is None:
            raise ValueError(f"block {number} is in no region")
        blocks = region.blocks
        at = blocks.index(block)
        following = blocks[at + 1] if at + 1 < len(blocks) else None
        region.remove(block)
        if following is None:
            return lambda: region.append(block)
        return lambda: region.insert_before(following, block)

    def told(self, *_: Any) -> Undo:
        """Values took the place of the results of an operation, which is recorded for its own sake."""
        return lambda: None


def _missing(type: Type) -> Value:
    """A value that is defined nowhere in the program."""
    return Block().add_argument(type)


def _set_types(values: Sequence[Value], types: Sequence[Type]) -> Undo:
    before = [value.type for value in values]
    for value, type in zip(values, types, strict=True):
        value.type = type
    return lambda: _set_types(values, before)


#: What each kind of change is done by.
_KINDS: dict[str, Callable[..., Undo]] = {
    "o": Program.make,
    "x": Program.drop,
    "+": Program.put,
    "-": Program.take_out,
    "u": Program.set_operands,
    "v": Program.replace_operands,
    "s": Program.set_successors,
    "t": Program.set_types,
    "p": Program.set_properties,
    "a": Program.set_attributes,
    "l": Program.set_location,
    "b": Program.set_arguments,
    "+b": Program.put_block,
    "-b": Program.take_block_out,
    "=": Program.told,
}
#: The parts of each kind after its letter: n for a number, l for a list of numbers, * for more numbers.
SHAPES = {
    "o": "nnlnlllnll",
    "x": "n",
    "+": "nnn",
    "-": "n",
    "u": "n*",
    "v": "nl",
    "s": "nl",
    "t": "nl",
    "p": "nl",
    "a": "nl",
    "l": "nn",
    "b": "nl",
    "+b": "nnn",
    "-b": "n",
    "=": "nl",
}
