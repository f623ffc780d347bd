"""Structured control flow: the blocks between a header and its merge block go into a selection or a loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from odsgen.runtime import Block, BlockArgument, Operation, Region, UnknownLoc, Value
from odsgen.translation.spirv.deserialization.module import Merge, refusal
from odsgen_dialects import spirv

_FAILED = "failed control flow structurization: "


def structurize(merges: dict[Block, Merge]) -> None:
    """Make an operation of each construct, those that come first first; `merges` are taken."""
    _split_headers(merges)
    while merges:
        header = next(iter(merges))
        construct = _Construct(header, merges.pop(header))
        construct.structurize()
        # As in MLIR, those inside come after the others now, in the order of their blocks.
        for block in construct.blocks_inside():
            if block in merges:
                merges[block] = merges.pop(block)


def _split_headers(merges: dict[Block, Merge]) -> None:
    """Let a selection begin with its branch: what stands before that in its header stays outside."""
    ends = {merge.merge for merge in merges.values()}
    for block, merge in list(merges.items()):
        branch = block.last
        if merge.back is not None or not isinstance(
            branch, (spirv.BranchConditionalOp, spirv.SwitchOp)
        ):
            continue
        if block.first is branch and block not in ends:
            continue
        region = block.parent_region
        assert region is not None
        header = region.insert_after(block, Block())
        header.append(block.remove(branch))
        block.append(spirv.BranchOp.build_generic((), {}, (), (header,)))
        del merges[block]
        merges[header] = merge


class _Construct:
    """A selection or a loop: its header, its merge block and the blocks between them."""

    def __init__(self, header: Block, merge: Merge) -> None:
        self.header = header
        self.merge = merge
        self.outside = merge.merge
        self.blocks = self._collect()
        self.inner_merge = Block()

    @property
    def is_loop(self) -> bool:
        return self.merge.back is not None

    def _collect(self) -> dict[Block, None]:
        found = {self.header: None}
        pending = [self.header]
        for block in pending:
            for successor in block.successors:
                if successor is not self.outside and successor not in found:
                    found[successor] = None
                    pending.append(successor)
        return found

    def blocks_inside(self) -> Iterator[Block]:
        """The blocks of the construct, each before those in its operations."""
        for block in self.blocks:
            yield block
            for op in block.walk():
                for region in op.regions:
                    yield from region.blocks

    def structurize(self) -> None:
        if self.outside in self.blocks or self.outside.parent_region is None:
            raise self._failure("the merge block is a part of the construct")
        if self.is_loop and self.outside.arguments:
            raise refusal("OpPhi in loop merge block unsupported", self.merge.location)
        self._keep_entry_block()
        escaping = self._escaping()
        region = Region()
        self._redirect()
        for block in self.blocks:
            parent = block.parent_region
            assert parent is not None
            region.append(parent.remove(block))
        region.append(self.inner_merge)
        if self.is_loop:
            self._enter_loop(region)
        op = self._operation(region, [value.type for value in self._results(escaping)])
        self._place(op, escaping)
        if any(block.has_uses and self._is_used_outside(block) for block in self.blocks):
            raise self._failure("block has uses outside of the enclosing selection/loop construct")

    def _failure(self, message: str) -> Exception:
        return refusal(_FAILED + message, self.merge.location)

    # --- the entry block of a function --------------------------------------------------------------------------------------

    def _keep_entry_block(self) -> None:
        """Let the entry block of a function, which has its arguments, branch to the construct."""
        for block in list(self.blocks):
            parent = block.parent_op
            if not block.is_entry_block or not isinstance(parent, spirv.FuncOp):
                continue
            body = Block()
            parent.body.append(body)
            for op in block.operations:
                body.append(block.remove(op))
            block.append(spirv.BranchOp.build_generic((), {}, (), (body,)))
            for user in block.users:
                _redirect(user, block, body)
            self.blocks = {body if each is block else each: None for each in self.blocks}
            if self.header is block:
                self.header = body

    # --- branches -----------------------------------------------------------------------------------------------------------

    def _redirect(self) -> None:
        """Let branches into the construct lead to where it will stand, and those out of it to its merge block."""
        if self.is_loop:
            for argument in self.header.arguments:
                self.outside.add_argument(argument.type)
        for user in self.header.users:
            if user.parent_block not in self.blocks:
                _redirect(user, self.header, self.outside)
        for user in self.outside.users:
            if user.parent_block in self.blocks:
                _redirect(user, self.outside, self.inner_merge)

    def _enter_loop(self, region: Region) -> None:
        entry = region.insert(0, Block())
        given = self.outside.arguments
        entry.append(spirv.BranchOp.build_generic(given, {}, (), (self.header,)))

    def _is_used_outside(self, block: Block) -> bool:
        return any(user.parent_region is not block.parent_region for user in block.users)

    # --- values -------------------------------------------------------------------------------------------------------------

    def _escaping(self) -> list[Value]:
        """Values of the construct that are used outside of it."""
        found: list[Value] = []
        for block in self.blocks:
            for op in block:
                if any(map(self._escapes, op.results)):
                    found += op.results
            found += [argument for argument in block.arguments if self._escapes(argument)]
        return found

    def _escapes(self, value: Value) -> bool:
        return any(not self._is_inside(user) for user in value.users)

    def _is_inside(self, op: Operation) -> bool:
        block = op.parent_block
        while block is not None:
            if block in self.blocks:
                return True
            parent = block.parent_op
            block = None if parent is None else parent.parent_block
        return False

    def _results(self, escaping: Sequence[Value]) -> list[Value]:
        arguments = () if self.is_loop else self.outside.arguments
        return [*arguments, *escaping]

    def _operation(self, region: Region, types: Sequence[object]) -> Operation:
        if self.is_loop:
            control: object = spirv.LoopControlAttr.get(spirv.LoopControl(self.merge.control))
            op_class: type[Operation] = spirv.LoopOp
            name = "loop_control"
        else:
            control = spirv.SelectionControlAttr.get(spirv.SelectionControl(self.merge.control))
            op_class = spirv.SelectionOp
            name = "selection_control"
        return op_class.build_generic(
            (), {name: control}, types, (), (region,), self.merge.location  # type: ignore[dict-item, arg-type]
        )

    def _place(self, op: Operation, escaping: Sequence[Value]) -> None:
        """Put the operation at the beginning of the old merge block; its results are what is used there."""
        arguments: Sequence[BlockArgument] = () if self.is_loop else self.outside.arguments
        inner: list[Value] = [
            self.inner_merge.add_argument(argument.type) for argument in arguments
        ]
        results = list(op.results)
        self.outside.prepend(op)
        for argument, result in zip(arguments, results, strict=False):
            argument.replace_all_uses_with(result)
        for value, result in zip(escaping, results[len(arguments) :], strict=True):
            value.replace_uses_with_if(result, lambda use: not self._is_inside(use.owner))
        if arguments:
            self.outside.erase_arguments(range(len(arguments)))
        end = spirv.MergeOp.build_generic((*inner, *escaping), {}, ())
        end.location = UnknownLoc.get()
        self.inner_merge.append(end)


def _redirect(op: Operation, old: Block, new: Block) -> None:
    op.successors = tuple(new if block is old else block for block in op.successors)
