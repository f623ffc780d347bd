"""The changes of a program since it was last written, found by comparing what a recorder knows of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.recording.known import KnownBlock, KnownOp, KnownProgram, KnownRegion
from odsgen.runtime.ir.operation import UnregisteredOperation
from odsgen.runtime.ir.value import OpResult, resolve_location

if TYPE_CHECKING:
    from odsgen.recording.texts import Texts
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


class Shadow(KnownProgram):
    """The program as it was last written; `changes` are the texts of what is different now."""

    def __init__(self, root: Operation, texts: Texts) -> None:
        super().__init__(root)
        self.texts = texts
        self.changes: list[str] = []
        self._unwritten: dict[Operation, KnownOp] = {}
        self._placing: dict[Operation, KnownOp] = {}
        self._detached: dict[Block, KnownBlock] = {}

    def value_number(self, value: Value) -> int:
        """The number of a value."""
        known = self.ops.get(value.owner)
        if known is None and isinstance(value, OpResult):
            known = self.see(value.owner)
        if known is not None:
            return known.value + value.index  # type: ignore[attr-defined,no-any-return]
        number = self.arguments.get(value)
        if number is None:
            number = self.arguments[value] = self._value_count
            self._value_count += 1
        return number

    # --- what is different ----------------------------------------------------------------------------------------------

    def see(self, op: Operation) -> KnownOp:
        """A new operation, which is to be written and put in its place."""
        known = self._number(op)
        known.block = known.before = known.after = None
        self._unwritten[op] = known
        self._placing[op] = known
        return known

    def update(self, touched: Iterable[Operation], erased: Iterable[Operation], step: int) -> None:
        """Write how operations are now; `erased` are those that were said to go."""
        ops, changes = self.ops, self.changes
        with_regions: list[KnownOp] = []
        looked_at: list[KnownOp] = []
        for op in erased:
            known = ops.get(op)
            if known is None:
                continue
            if op.parent_block is not None and not op.is_erased and self._is_inside(op):
                looked_at.append(known)
                continue
            for operand in known.operands:
                definition = ops.get(operand.owner)
                if definition is not None:
                    definition.cause = step
            if op.regions:
                with_regions.append(known)
            elif self._unwritten or known.block is None:
                self._drop(known)
            else:  # most often
                known.block.unlink(known)
                del ops[op]
                changes.append(f'["x",{known.number}]')
        is_in_place = not looked_at and not with_regions
        for op in touched:
            known = ops.get(op)
            if known is None:
                if op.is_erased:
                    continue
                known = self.see(op)
            else:
                self.compare(known)
                block, previous, following = known.block, known.before, known.after
                if block is None or block.block is not op.parent_block:
                    if op.is_erased:
                        self._drop(known)
                        continue
                    is_in_place = False
                    self._placing[op] = known
                else:
                    is_after = (None if previous is None else previous.op) is op.previous
                    is_before = (None if following is None else following.op) is op.next
                    if not (is_after and is_before):
                        is_in_place = False
                        if not (is_after or is_before):
                            self._placing[op] = known
            if changes or self._placing or self._unwritten:
                known.cause = step
            looked_at.append(known)
        if self._unwritten or self._placing:
            self._settle()
            is_in_place = False
        for known in with_regions:
            self._drop(known)
        if is_in_place:  # each still has its block and neighbours
            for known in looked_at:
                if known.block is not None:
                    self._check_block(known.block)
            return
        for known in looked_at:
            self._check_place(known)
        if self._unwritten or self._placing:
            self._settle()

    def _is_inside(self, op: Operation) -> bool:
        """Whether an operation is part of the program."""
        current: Operation | None = op
        while current is not None and current is not self.root:
            current = None if current.is_erased else current.parent_op
        return current is not None

    def _settle(self) -> None:
        """Write what is new and put what is to be placed in its place."""
        while self._unwritten or self._placing:
            self._write_all()
            if len(self._placing) == 1:  # most often
                known = self._placing.popitem()[1]
                if known.block is not None:
                    self._take_out(known)
                self._place(known)
                continue
            placing, self._placing = self._placing, {}
            for known in placing.values():
                if known.block is not None:
                    self._take_out(known)
            while placing:
                op, known = placing.popitem()
                run = [known]
                following = op.next
                while following is not None and following in placing:
                    run.append(placing.pop(following))
                    following = following.next
                for each in reversed(run):
                    self._place(each)

    def _place(self, known: KnownOp) -> None:
        block = known.op.parent_block
        known_block = None if block is None else self.block_of(block)
        if known_block is None or known.block is not None:
            return  # in nothing that is part of the program, or already there
        following = known.op.next
        known_following = None if following is None else self.ops.get(following)
        if known_following is not None and known_following.block is not known_block:
            known_following = None
        known_block.link(known, known_following)
        before = -1 if known_following is None else known_following.number
        self.changes.append(f'["+",{known.number},{known_block.number},{before}]')

    def _take_out(self, known: KnownOp) -> None:
        assert known.block is not None
        known.block.unlink(known)
        self.changes.append(f'["-",{known.number}]')

    def _check_place(self, known: KnownOp) -> None:
        """Look whether an operation has its neighbours, and its block its arguments and region."""
        op, known_block = known.op, known.block
        if known_block is None:
            return
        if op.parent_block is not known_block.block:
            self._placing[op] = known
            return
        following, previous = known.after, known.before
        if (None if following is None else following.op) is not op.next or (
            None if previous is None else previous.op
        ) is not op.previous:
            self._sort(known_block)
        self._check_block(known_block)

    def _check_block(self, known_block: KnownBlock) -> None:
        block, region = known_block.block, known_block.region
        if block.parent_region is not (None if region is None else region.region):
            if region is not None:
                self.sync_region(region)
            self.block_of(block)
        arguments = block.stored_arguments
        if arguments.__class__ is not list:
            arguments = list(arguments)
        if known_block.arguments != arguments:
            self._write_arguments(known_block)

    def _check_arguments(self, known_block: KnownBlock) -> None:
        """Look whether the arguments of a block have the types and locations that they had."""
        if known_block.types != [argument.type for argument in known_block.arguments]:
            self._write_arguments(known_block)
        for argument, before in zip(known_block.arguments, known_block.locations, strict=True):
            location = argument.stored_location
            if location is not before and resolve_location(location) is not resolve_location(
                before
            ):
                self._write_arguments(known_block)
                return

    def _sort(self, known_block: KnownBlock) -> None:
        """Bring the operations of a block into the order that they have."""
        following: KnownOp | None = None
        op = known_block.block.last
        while op is not None:
            known = self.ops.get(op) or self.see(op)
            if known.block is not known_block or known.after is not following:
                if known.block is not None:
                    self._take_out(known)
                self._placing.pop(op, None)
                known_block.link(known, following)
                before = -1 if following is None else following.number
                self._write_all()
                self.changes.append(f'["+",{known.number},{known_block.number},{before}]')
            following = known
            op = op.previous
        while (first := known_block.head) is not following:  # what is not there any more
            assert first is not None
            if first.op.is_erased or first.op.parent_block is None:
                self._drop(first)
            else:
                self._take_out(first)
                self._placing[first.op] = first

    def _write_all(self) -> None:
        while self._unwritten:
            self._write(self._unwritten.popitem()[1])

    # --- operations -----------------------------------------------------------------------------------------------------

    def compare(self, known: KnownOp) -> None:
        """Write what is different in an operation, but for its place."""
        op = known.op
        number = known.number
        operands = op.stored_operands
        if operands is not known.operands:
            self._compare_operands(known, operands if operands.__class__ is tuple else op.operands)
        if op.stored_successors is not known.successors and op.successors != known.successors:
            known.successors = op.stored_successors
            self.changes.append(f'["s",{number},[{self._successors(op)}]]')
        result = op.single_result
        types: object = None
        if result is not None:
            types = result.type
        elif op.several_results:
            types = op.result_types
        if types is not known.types and types != known.types:
            known.types = types
            self.changes.append(f'["t",{number},[{self._types(op)}]]')
        properties: Any = op.stored_properties
        attributes = op.stored_attributes
        if not op.REGISTERED and isinstance(op, UnregisteredOperation):
            properties = op.properties_attribute
        if properties is not known.properties and properties != known.properties:
            known.properties = dict(properties) if op.REGISTERED else properties
            self.changes.append(f'["p",{number},[{self.texts.properties(op)}]]')
        if attributes is not known.attributes and attributes != known.attributes:
            known.attributes = dict(attributes)
            self.changes.append(f'["a",{number},[{self.texts.entries(attributes)}]]')
        location = op.stored_location
        if location is not known.location:
            before, known.location = known.location, location
            # A place in a text becomes a location when it is first asked for.
            if resolve_location(before) is not resolve_location(location):
                self.changes.append(f'["l",{number},{self.texts.location(location)}]')

    def _compare_operands(self, known: KnownOp, operands: Sequence[Value]) -> None:
        old = known.operands
        known.operands = operands
        if len(operands) != len(old):
            self.changes.append(f'["v",{known.number},[{self._numbers(operands)}]]')
            return
        changed = ""
        for index, new in enumerate(operands):
            if new is not old[index]:
                changed += f",{index},{self.value_number(new)}"
        if changed:
            self.changes.append(f'["u",{known.number}{changed}]')

    def _write(self, known: KnownOp) -> None:
        """Write a new operation, and what is inside."""
        op = known.op
        regions = [self.regions[region] for region in op.regions] if op.regions else ()
        operands, attributes = op.operands, op.stored_attributes
        self.changes.append(
            f'["o",{known.number},{self.texts.of(op.name)},'
            f"[{self._numbers(operands) if operands else ''}],"
            f"{known.value},[{self._types(op)}],[{self.texts.properties(op)}],"
            f"[{self.texts.entries(attributes) if attributes else ''}],"
            f"{self.texts.location(known.location)},"
            f"[{self._successors(op) if op.stored_successors else ''}],"
            f"[{','.join([str(region.number) for region in regions]) if regions else ''}]]"
        )
        for region in regions:
            self.sync_region(region)

    def _numbers(self, values: Iterable[Value]) -> str:
        return ",".join([str(self.value_number(value)) for value in values])

    def _types(self, op: Operation) -> str:
        result = op.single_result
        if result is not None:
            return str(self.texts.symbol(result.type))
        return ",".join([str(self.texts.symbol(result.type)) for result in op.results])

    def _successors(self, op: Operation) -> str:
        numbers = []
        for block in op.stored_successors:
            known = self.blocks.get(block) or self.block_of(block) or self._number_block(block)
            numbers.append(str(known.number))
        return ",".join(numbers)

    def _drop(self, known: KnownOp) -> None:
        """An operation is gone, and what is left in it."""
        pending = [known]
        while pending:
            known = pending.pop()
            op = known.op
            if self.ops.pop(op, None) is None:
                continue
            self._placing.pop(op, None)
            if known.block is not None:
                known.block.unlink(known)
            if self._unwritten.pop(op, None) is None:
                self.changes.append(f'["x",{known.number}]')
            for region in op.regions:
                if region.parent_op is not op or region not in self.regions:
                    continue
                for known_block in tuple(self.regions.pop(region).blocks):
                    if known_block.block.parent_region is region:
                        pending += self._forget_block(known_block)
                    else:
                        self._take_block_out(known_block)

    def _forget_block(self, known_block: KnownBlock) -> list[KnownOp]:
        """The operations of a block that is gone."""
        self.blocks.pop(known_block.block, None)
        for argument in known_block.arguments:
            self.arguments.pop(argument, None)
        left = []
        known = known_block.head
        while known is not None:
            following = known.after
            if known.op.parent_block is known_block.block:
                left.append(known)
            else:  # it has gone elsewhere
                self._take_out(known)
                self._placing[known.op] = known
            known = following
        return left

    # --- blocks and regions ---------------------------------------------------------------------------------------------

    def block_of(self, block: Block) -> KnownBlock | None:
        """The knowledge of a block, once it is known; None if it is in no operation."""
        known = self.blocks.get(block)
        region = block.parent_region
        if known is not None and known.region is not None and known.region.region is region:
            return known
        if region is None:
            return known
        known_region = self.regions.get(region)
        if known_region is None:
            owner = region.parent_op
            if owner is None:
                return known
            if owner not in self.ops:
                self.see(owner)
            known_region = self.regions.get(region)
            if known_region is None:
                return known
        self.sync_region(known_region)
        return self.blocks.get(block)

    def sync_region(self, known_region: KnownRegion) -> None:
        """Write which blocks a region has, where that has changed."""
        blocks = known_region.region.stored_blocks
        known_blocks = known_region.blocks
        if len(blocks) == len(known_blocks) and all(
            known.block is block for known, block in zip(known_blocks, blocks, strict=True)
        ):
            return
        owner = known_region.region.parent_op
        if owner is not None and owner in self._unwritten:
            # A branch to a block in it has been met before the operation itself.
            self._write(self._unwritten.pop(owner))
            return
        there = set(blocks)
        for gone in [known for known in known_blocks if known.block not in there]:
            self._take_block_out(gone)
        at = len(known_blocks)
        following = -1
        for block in reversed(blocks):
            if at and known_blocks[at - 1].block is block:
                at -= 1
                following = known_blocks[at].number
                continue
            known_block = self.blocks.get(block)
            is_new = known_block is None
            if known_block is None:
                known_block = self._number_block(block)
            if is_new or (block.stored_arguments and not known_block.arguments):
                self._write_arguments(known_block)
            if known_block.region is not None:
                if known_block.region is known_region:
                    at -= 1
                self._take_block_out(known_block)
            self._detached.pop(block, None)
            known_block.region = known_region
            known_blocks.insert(at, known_block)
            self.changes.append(f'["+b",{known_block.number},{known_region.number},{following}]')
            following = known_block.number
            if known_block.head is None:
                for op in block:
                    known = self.ops.get(op)
                    if known is None:
                        self.see(op)
                    else:
                        self._placing[op] = known

    def _take_block_out(self, known: KnownBlock) -> None:
        assert known.region is not None
        known.region.blocks.remove(known)
        known.region = None
        self._detached[known.block] = known
        self.changes.append(f'["-b",{known.number}]')

    def _write_arguments(self, known: KnownBlock) -> None:
        self._number_arguments(known)
        arguments = ",".join(
            [
                f"{self.arguments[argument]},{self.texts.symbol(argument.type)},"
                f"{self.texts.location(argument.stored_location)}"
                for argument in known.arguments
            ]
        )
        self.changes.append(f'["b",{known.number},[{arguments}]]')

    # --- the whole ------------------------------------------------------------------------------------------------------

    def sweep(self, root: Operation) -> None:
        """Write whatever is different inside an operation: what nobody has told of."""
        known_root = self.ops.get(root)
        if known_root is None:
            return
        self._compare_all(known_root)
        self._settle()
        while self._detached:
            _, known_block = self._detached.popitem()
            if known_block.block.parent_region is None:
                for known in self._forget_block(known_block):
                    self._drop(known)
        self._settle()

    def _compare_all(self, root: KnownOp) -> None:
        compare = self.compare
        pending = [root]
        compare(root)
        while pending:
            owner = pending.pop()
            for region in owner.op.regions:
                known_region = self.regions[region]
                self.sync_region(known_region)
                self._settle()
                for known_block in tuple(known_region.blocks):
                    self._check_block(known_block)
                    self._check_arguments(known_block)
                    if not known_block.is_in_order():
                        self._sort(known_block)
                        self._settle()
                    known = known_block.head
                    while known is not None:
                        op = known.op
                        result = op.single_result
                        if (
                            op.stored_operands is not known.operands
                            or op.stored_properties != known.properties
                            or op.stored_location is not known.location
                            or op.stored_attributes != known.attributes
                            or op.stored_successors != known.successors
                            or result is None
                            or result.type is not known.types
                        ):
                            compare(known)
                        if op.regions:
                            pending.append(known)
                        known = known.after
