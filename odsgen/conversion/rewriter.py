"""The rewriter of conversion patterns: all that it does can be undone (MLIR: `ConversionPatternRewriter`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from odsgen.conversion.changes import (
    CreatedBlock,
    EmptiedBlock,
    ErasedBlock,
    InsertedOp,
    ModifiedOp,
    MovedBlocks,
    MovedOp,
    RetargetedBlock,
    put_block_back,
)
from odsgen.conversion.mapping import types_of
from odsgen.conversion.type_converter import ArgumentRange
from odsgen.rewriting.rewriter import PatternRewriter, RewriteError
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.block_moves import move_blocks, move_to_empty
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.conversion.log import ChangeLog
    from odsgen.conversion.type_converter import SignatureConversion, TypeConverter
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.value import LocationToken

    #: A value, or several, or none at all, in the place of a result.
    Replacement = Value | Sequence[Value] | None

OpT = TypeVar("OpT", bound=Operation)


class ConversionRewriter(PatternRewriter):
    """Changes a program while it is converted.

    New operations and moves are there at once; results that are replaced keep their users, and operations that are erased
    stay where they are, until the conversion has succeeded.
    """

    __slots__ = ("log", "type_converter")

    def __init__(self, insertion_point: InsertionPoint, log: ChangeLog) -> None:
        super().__init__(insertion_point)
        self.log = log
        #: That of the pattern that is being applied.
        self.type_converter: TypeConverter | None = None

    # --- new operations and blocks --------------------------------------------------------------------------------------

    def _notify_inserted(self, op: Operation) -> None:
        self.log.changes.append(InsertedOp(op))
        if not op.regions:
            self.log.pattern_ops[op] = None
            return
        for inner in op.walk():
            self.log.pattern_ops[inner] = None
            for region in inner.regions:
                self.log.new_blocks.update(dict.fromkeys(region.blocks))

    def create_block(
        self,
        region: Region,
        argument_types: Sequence[Type] = (),
        argument_locations: Sequence[Location | LocationToken | None] = (),
        *,
        before: Block | None = None,
    ) -> Block:
        """Add a new block to a region, before another one or at the end, and go to its end."""
        block = Block(argument_types, argument_locations)
        put_block_back(block, region, before)
        self._created(block)
        self.insertion_point = InsertionPoint.at_end(block)
        return block

    def create_block_after(
        self,
        block: Block,
        argument_types: Sequence[Type] = (),
        argument_locations: Sequence[Location | LocationToken | None] = (),
    ) -> Block:
        """Add a new block behind another one and go to its end."""
        region = block.parent_region
        if region is None:
            raise ValueError("the block belongs to no region")
        created = Block(argument_types, argument_locations)
        region.insert_after(block, created)
        self._created(created)
        self.insertion_point = InsertionPoint.at_end(created)
        return created

    def _created(self, block: Block) -> None:
        self.log.changes.append(CreatedBlock(block))
        self.log.new_blocks[block] = None

    # --- replacing and erasing ------------------------------------------------------------------------------------------

    def replace_op(
        self, op: Operation, replacement: Operation | Value | Sequence[Replacement]
    ) -> None:
        """Let values take the place of the results of `op`, any number for each, and erase it.

        Raises RewriteError when the results are another number.
        """
        if isinstance(replacement, Value):
            replacement = (replacement,)
        given = replacement.results if isinstance(replacement, Operation) else replacement
        if len(given) != len(op.results):
            raise RewriteError(
                f"'{op.name}' has {len(op.results)} results, but {len(given)} values replace them"
            )
        if op in self.log.replaced:
            raise RewriteError(f"'{op.name}' is replaced or erased already")
        if op in self.log.casts:
            raise RewriteError("the conversion's own casts cannot be replaced by a pattern")
        values = [(value,) if isinstance(value, Value) else tuple(value or ()) for value in given]
        self.log.replace_op(op, values, self.type_converter)
        if self.insertion_point.anchor is op:
            self.insertion_point = InsertionPoint.after(op)

    def erase_op(self, op: Operation) -> None:
        """Erase an operation; who still uses a result of it in the end is an error."""
        self.replace_op(op, [None] * len(op.results))

    def replace_all_uses_with(self, value: Value, replacement: Replacement) -> None:
        """Let values take the place of a block argument or result."""
        if replacement is value:
            return
        values = (replacement,) if isinstance(replacement, Value) else tuple(replacement or ())
        self.log.replace_value(value, values, self.type_converter)

    def erase_block(self, block: Block) -> None:
        """Erase a block and all inside it."""
        for op in reversed(block.operations):
            if op not in self.log.replaced and op not in self.log.casts:
                self.erase_op(op)
        self.log.changes.append(ErasedBlock(block))
        self.log.erased_blocks.add(block)
        assert block.parent_region is not None
        block.parent_region.remove(block)

    # --- changes in place -----------------------------------------------------------------------------------------------

    @contextmanager
    def modifying(self, op: Operation) -> Iterator[None]:
        """Within, operands, attributes, successors or the location of `op` are changed in place."""
        self.log.changes.append(ModifiedOp(op))
        yield
        self.log.modified[op] = None

    def move_op_before(self, op: Operation, other: Operation) -> None:
        """Move an operation before another one."""
        self.log.changes.append(MovedOp(op))
        op.move_before(other)

    def move_op_after(self, op: Operation, other: Operation) -> None:
        """Move an operation after another one."""
        self.log.changes.append(MovedOp(op))
        op.move_after(other)

    # --- blocks and regions ---------------------------------------------------------------------------------------------

    def inline_block_before(
        self, block: Block, op: Operation, arguments: Sequence[Value] = ()
    ) -> None:
        """Move the operations of a block before `op`, `arguments` in the place of its own, and erase the block."""
        if op.parent_block is None:
            raise ValueError(f"'{op.name}' stands in no block")
        self._inline_block(block, InsertionPoint.before(op), arguments)

    def merge_blocks(self, block: Block, target: Block, arguments: Sequence[Value] = ()) -> None:
        """Move the operations of a block to the end of another, `arguments` in the place of its own; erase it."""
        self._inline_block(block, InsertionPoint.at_end(target), arguments)

    def _inline_block(
        self, block: Block, point: InsertionPoint, arguments: Sequence[Value]
    ) -> None:
        if len(arguments) != len(block.arguments):
            raise ValueError(
                f"expected {len(block.arguments)} values for the block arguments, but got {len(arguments)}"
            )
        for argument, value in zip(block.arguments, arguments, strict=True):
            self.replace_all_uses_with(argument, value)
        self._move_operations(block, point)
        self.erase_block(block)

    def _move_operations(self, block: Block, point: InsertionPoint) -> None:
        self.log.changes.append(EmptiedBlock(block, block.first, block.last))
        target = point.block
        if target.first is None and target.parent_region is block.parent_region:
            move_to_empty(block, target)
            return
        for op in block:
            block.remove(op)
            point.insert(op)

    def inline_region_before(self, region: Region, block: Block | Region) -> None:
        """Move the blocks of a region before a block of another one, or to the end of another one."""
        target, anchor = (block.parent_region, block) if isinstance(block, Block) else (block, None)
        if target is None:
            raise ValueError("the block belongs to no region")
        moved = MovedBlocks(region)
        move_blocks(region, target, anchor)
        self.log.changes.append(moved)
        self.log.new_blocks.update(dict.fromkeys(moved.blocks))

    def split_block(self, op: Operation) -> Block:
        """Move `op` and all that follow it into a new block after its own, and return that block."""
        old = op.parent_block
        if old is None:
            raise ValueError(f"'{op.name}' stands in no block")
        block = old.split_before(op)
        self._created(block)
        self.log.changes.append(EmptiedBlock(old, block.first, block.last))
        return block

    # --- types ----------------------------------------------------------------------------------------------------------

    def apply_signature_conversion(
        self, block: Block, conversion: SignatureConversion, converter: TypeConverter | None = None
    ) -> Block:
        """Give a block other arguments: a new block with its operations takes its place, and is returned."""
        if types_of(block.arguments) == tuple(conversion.types):
            return block
        from odsgen.runtime.builtin.locations import UnknownLoc

        locations: list[Location | LocationToken | None] = [UnknownLoc.get()] * len(
            conversion.types
        )
        for argument in block.arguments:
            mapping = conversion.mapping(argument.index)
            if isinstance(mapping, ArgumentRange):
                for number in range(mapping.first, mapping.first + mapping.size):
                    locations[number] = argument.stored_location
        with self.insertion_guard():
            new = self.create_block_after(block, conversion.types, locations)
        del self.log.new_blocks[new]  # its arguments are converted by definition
        self._move_operations(block, InsertionPoint.at_end(new))
        self.log.changes.append(RetargetedBlock(block, new))
        block.replace_all_uses_with(new)
        for argument in block.arguments:
            mapping = conversion.mapping(argument.index)
            values: Sequence[Value]
            if isinstance(mapping, ArgumentRange):
                values = new.arguments[mapping.first : mapping.first + mapping.size]
            elif mapping is not None:
                values = mapping
            else:
                values = self.log.add_cast(
                    (argument.type,),
                    (),
                    InsertionPoint.at_start(new),
                    argument.stored_location,
                    converter,
                    is_source=True,
                )
            self.log.replace_value(argument, tuple(values), converter)
        self.erase_block(block)
        if self.insertion_point.block is block:
            self.insertion_point = InsertionPoint(new, self.insertion_point.anchor)
        return new

    def convert_region_types(
        self, region: Region, converter: TypeConverter, entry: SignatureConversion | None = None
    ) -> Block | None:
        """Convert the arguments of all blocks of a region, those of the first one by `entry` if it is given.

        Returns the first block; None if a type cannot be converted or there is no block.
        """
        self.log.region_converters[region] = converter
        if region.is_empty:
            return None
        first, *others = region.blocks
        for block in others:
            conversion = converter.convert_block_signature(block)
            if conversion is None:
                return None
            self.apply_signature_conversion(block, conversion, converter)
        if entry is None:
            entry = converter.convert_block_signature(first)
        return None if entry is None else self.apply_signature_conversion(first, entry, converter)

    def remapped_values(self, values: Sequence[Value]) -> list[tuple[Value, ...]] | None:
        """The values that stand for others, of the types that the pattern expects; None if a type cannot be converted."""
        log, converter = self.log, self.type_converter
        result: list[tuple[Value, ...]] = []
        for value in values:
            if converter is None:
                result.append(log.mapping.last(value, log.is_cast))
                continue
            types = converter.convert_type_to_many(value.type)
            if types is None:
                return None
            result.append(log.remapped(value, types, converter))
        return result

    def remapped_value(self, value: Value) -> Value | None:
        """The one value that stands for another; None if its type cannot be converted, or to several or none."""
        found = self.remapped_values((value,))
        return found[0][0] if found is not None and len(found[0]) == 1 else None
