"""Knowledge of a program: numbers of operations, blocks, regions and values, and all as it was last written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.operation import UnregisteredOperation

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, Value


class KnownOp:
    """An operation as it was last written."""

    __slots__ = (
        "op",
        "number",
        "value",  # the number of the first result
        "block",
        "before",
        "after",
        "operands",
        "successors",
        "types",
        "properties",
        "attributes",
        "location",
        "cause",  # the last step that changed it, or what it uses or is used by
        "treated",  # the last step that was about it
    )

    op: Operation
    number: int
    value: int
    block: KnownBlock | None
    before: KnownOp | None
    after: KnownOp | None
    operands: Sequence[Value]
    successors: tuple[Block, ...]
    types: object
    properties: Any
    attributes: Any
    location: Any
    cause: int
    treated: int


class KnownBlock:
    """A block as it was last written."""

    __slots__ = ("block", "number", "region", "head", "tail", "arguments", "types", "locations")

    def __init__(self, block: Block, number: int) -> None:
        self.block = block
        self.number = number
        self.region: KnownRegion | None = None
        self.head: KnownOp | None = None
        self.tail: KnownOp | None = None
        self.arguments: list[BlockArgument] = []
        self.types: list[Type] = []
        self.locations: list[Any] = []

    def link(self, known: KnownOp, following: KnownOp | None) -> None:
        """Put an operation before another one, or at the end."""
        previous = self.tail if following is None else following.before
        known.block, known.before, known.after = self, previous, following
        if previous is None:
            self.head = known
        else:
            previous.after = known
        if following is None:
            self.tail = known
        else:
            following.before = known

    def unlink(self, known: KnownOp) -> None:
        """Take an operation out."""
        previous, following = known.before, known.after
        if previous is None:
            self.head = following
        else:
            previous.after = following
        if following is None:
            self.tail = previous
        else:
            following.before = previous
        known.block = known.before = known.after = None

    def is_in_order(self) -> bool:
        """Whether the block has the operations that it was last seen with."""
        known = self.head
        op = self.block.first
        while op is not None and known is not None:
            if known.op is not op:
                return False
            known = known.after
            op = op.next
        return op is None and known is None


class KnownRegion:
    """A region as it was last written."""

    __slots__ = ("region", "number", "blocks")

    def __init__(self, region: Region, number: int) -> None:
        self.region = region
        self.number = number
        self.blocks: list[KnownBlock] = []


class KnownProgram:
    """The operations, blocks and regions of a program, each with its number; a reader numbers them in the same order."""

    def __init__(self, root: Operation) -> None:
        self.root = root
        self.ops: dict[Operation, KnownOp] = {}
        self.blocks: dict[Block, KnownBlock] = {}
        self.regions: dict[Region, KnownRegion] = {}
        self.arguments: dict[Value, int] = {}
        self._op_count = self._value_count = self._region_count = self._block_count = 0
        self._survey(root)

    def _survey(self, root: Operation) -> None:
        """Number all there is, and remember it; a reader numbers the program that it reads in the same order."""
        pending = [self._number(root)]
        pending[0].block = pending[0].before = pending[0].after = None
        while pending:
            for region in pending.pop().op.regions:
                known_region = self.regions[region]
                for block in region.stored_blocks:
                    known_block = self._number_block(block)
                    known_block.region = known_region
                    known_region.blocks.append(known_block)
                    self._number_arguments(known_block)
                    number = self._number
                    last: KnownOp | None = None
                    for op in block:
                        known = number(op)
                        known.block, known.before, known.after = known_block, last, None
                        if last is None:
                            known_block.head = known
                        else:
                            last.after = known
                        last = known
                        if op.regions:
                            pending.append(known)
                    known_block.tail = last

    def _number(self, op: Operation) -> KnownOp:
        self.ops[op] = known = KnownOp()
        known.op = op
        known.number = self._op_count
        known.value = self._value_count
        self._op_count += 1
        result = op.single_result
        if result is not None:
            known.types = result.type
            self._value_count += 1
        elif op.several_results:
            known.types = op.result_types
            self._value_count += len(op.several_results)
        else:
            known.types = None
        operands = op.stored_operands
        known.operands = operands if operands.__class__ is tuple else op.operands
        known.successors = op.stored_successors
        entries: Any = op.stored_properties
        known.properties = entries.copy() if entries.__class__ is dict else entries
        if not op.REGISTERED and isinstance(op, UnregisteredOperation):
            known.properties = op.properties_attribute
        entries = op.stored_attributes
        known.attributes = entries.copy() if entries.__class__ is dict else entries
        known.location = op.stored_location
        known.cause = known.treated = 0
        for region in op.regions:
            if region not in self.regions:
                self.regions[region] = KnownRegion(region, self._region_count)
                self._region_count += 1
        return known

    def _number_block(self, block: Block) -> KnownBlock:
        known = self.blocks[block] = KnownBlock(block, self._block_count)
        self._block_count += 1
        return known

    def _number_arguments(self, known: KnownBlock) -> None:
        known.arguments = list(known.block.stored_arguments)
        known.types = [argument.type for argument in known.arguments]
        known.locations = [argument.stored_location for argument in known.arguments]
        for argument in known.arguments:
            if argument not in self.arguments:
                self.arguments[argument] = self._value_count
                self._value_count += 1
