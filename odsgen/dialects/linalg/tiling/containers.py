"""Fuses producers into the operation around their users: `scf.forall`, or any other by copies (MLIR: FuseIntoContainingOp)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from odsgen.dialects.linalg.tiling.loops import build_forall
from odsgen.dialects.linalg.tiling.tileable import tileable
from odsgen.dialects.shared import MixedSlice, mixed_slice
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import BlockArgument, DominanceInfo, Operation, OpResult, Use, Value
from odsgen_dialects import linalg, scf, tensor


class Container:
    """An operation into which producers are fused; another takes its place where it gets results.

    `problems` are the reasons why the last producer could not be fused, with places.
    """

    def __init__(self, rewriter: PatternRewriter, op: Operation) -> None:
        self.rewriter, self.op = rewriter, op
        self.problems: list[tuple[Operation, str]] = []

    def uses_inside(self, producer: Operation) -> list[Use]:
        """The uses by the container and inside of it."""
        return [use for use in _uses(producer) if self.op.is_ancestor(use.owner)]

    def fuse(self, producer: Operation) -> list[Operation]:
        """Fuses one use; gives the new operations, none where that cannot be."""
        self.problems = []
        return self._at_slice(producer) or self._at_argument(producer) or self._copied(producer)

    def _fail(self, op: Operation, text: str) -> list[Operation]:
        self.problems.append((op, text))
        return []

    def _slice(self, uses: Iterator[Use]) -> tensor.ExtractSliceOp | None:
        for use in uses:
            owner = use.owner
            if isinstance(owner, tensor.ExtractSliceOp) and owner is not self.op:
                if self.op.is_ancestor(owner):
                    return owner
        return None

    def _at_slice(self, producer: Operation) -> list[Operation]:
        """Computes what a slice takes (`tileAndFuseFirstExtractUse`)."""
        target = tileable(producer)
        if target is None:
            return self._fail(producer, "producer is not a TileableInterface: ")
        slice = self._slice(_uses(producer))
        if slice is None:
            return self._fail(producer, "could not find fusion opportunity for: ")
        rewriter = self.rewriter
        rewriter.set_insertion_point_before(slice)
        inits = target.destinations(rewriter)
        loop = slice.parent_op
        if loop is not None and "LoopLikeOpInterface" in loop.INTERFACES:
            inits = [_carried(loop, value) for value in inits]
        clone = target.with_destinations(rewriter, inits)
        assert isinstance(slice.source, OpResult)
        parts = mixed_slice(slice)
        tile = clone.tile_of_result(rewriter, slice.source.index, parts.offsets, parts.sizes)
        rewriter.erase_op(clone.op)
        if tile is None:
            return self._fail(producer, "failed to tile producer op: ")
        number = slice.source.index
        value = self._rank_reduced(tile.values[0], slice)
        rewriter.replace_op(slice, [value])
        self._give_out(producer, number, tile.values[0], parts)
        return tile.operations

    def _rank_reduced(self, value: Value, slice: tensor.ExtractSliceOp) -> Value:
        if value.type is slice.result.type:
            return value
        parts = mixed_slice(slice)
        whole = MixedSlice([0] * len(parts.sizes), parts.sizes, [1] * len(parts.sizes))
        made = tensor.ExtractSliceOp.build(
            slice.result.type, value, *whole.build_arguments(), location=slice.location
        )
        return self.rewriter.insert(made).result

    def _give_out(self, producer: Operation, number: int, value: Value, parts: MixedSlice) -> None:
        """Lets an `scf.forall` give the whole result, too, where something behind it needs it."""
        loop, order = self.op, DominanceInfo()
        behind = {
            use.owner
            for use in producer.results[number].uses
            if not loop.is_ancestor(use.owner) and order.properly_dominates(loop, use.owner)
        }
        if not behind or not isinstance(producer, linalg.GenericOp):
            return
        if not isinstance(loop, scf.ForallOp):
            return
        rewriter = self.rewriter
        rewriter.set_insertion_point_before(loop)
        init = producer.outputs[number]
        bounds = (
            mixed_values(loop.static_lower_bound, loop.dynamic_lower_bound),
            mixed_values(loop.static_upper_bound, loop.dynamic_upper_bound),
            mixed_values(loop.static_step, loop.dynamic_step),
        )
        made = build_forall(bounds, [*loop.outputs, init], loop.mapping, loop.location)
        rewriter.insert(made)
        old, body = loop.region.entry_block, made.region.entry_block
        empty = body.terminator
        assert empty is not None
        rewriter.erase_op(empty)
        rewriter.merge_blocks(old, body, body.arguments[:-1])
        for use in list(init.uses):
            if use.owner is not made and made.is_ancestor(use.owner):
                use.owner.set_operand(use.index, body.arguments[-1])
        terminator = body.terminator
        assert terminator is not None
        yields = terminator.regions[0].entry_block
        insert = tensor.ParallelInsertSliceOp.build(
            value, body.arguments[-1], *parts.build_arguments(), location=loop.location
        )
        if yields.first is None:
            yields.append(insert)
        else:
            rewriter.insert_before(yields.first, insert)
        for use in list(producer.results[number].uses):
            if use.owner in behind:
                use.owner.set_operand(use.index, made.results[-1])
        for result, new in zip(loop.results, made.results, strict=False):
            rewriter.replace_all_uses_with(result, new)
        self.replaced(loop, made)
        rewriter.erase_op(loop)
        self.op = made

    def replaced(self, old: Operation, new: Operation) -> None:
        """Told when another container takes the place of one."""

    def _at_argument(self, producer: Operation) -> list[Operation]:
        """Computes what a slice of a carried tensor takes."""
        target = tileable(producer)
        if target is None:
            return self._fail(producer, "producer is not a TileableInterface: ")
        use = next((use for use in _uses(producer) if isinstance(use.owner, scf.ForallOp)), None)
        if use is None or use.owner is not self.op:
            return self._fail(producer, "could not find a use by the containing op: ")
        loop = use.owner
        assert isinstance(loop, scf.ForallOp)
        first = len(loop.operands) - len(loop.outputs)
        rank = len(loop.static_upper_bound)
        argument = loop.region.entry_block.arguments[rank + use.index - first]
        slice = self._slice(reversed(list(argument.uses)))
        if slice is None:
            return self._fail(loop, "could not find fusion opportunity for bbArg: ")
        rewriter = self.rewriter
        rewriter.set_insertion_point_before(slice)
        source = loop.operands[use.index]
        assert isinstance(source, OpResult)
        inits = target.destinations(rewriter)
        moved: list[Value] = list(inits)
        moved[source.index] = argument
        clone = target.with_destinations(rewriter, moved)
        parts = mixed_slice(slice)
        tile = clone.tile_of_result(rewriter, source.index, parts.offsets, parts.sizes)
        rewriter.erase_op(clone.op)
        if tile is None:
            return self._fail(producer, "failed to tile producer op: ")
        rewriter.replace_op(slice, [self._rank_reduced(tile.values[0], slice)])
        with rewriter.modifying(loop):
            loop.set_operand(use.index, inits[0])
        return tile.operations

    def _copied(self, producer: Operation) -> list[Operation]:
        """Copies the whole producer before a user (`cloneAndFuseFirstUse`)."""
        inside = self.uses_inside(producer)
        if any(use.owner is self.op for use in inside):
            text = "producer op use by containing op cannot be fused by cloning"
            return self._fail(producer, text)
        if not inside:
            return self._fail(producer, "no fusion opportunity by cloning")
        use = inside[0]
        value = use.owner.operands[use.index]
        assert isinstance(value, OpResult)
        self.rewriter.set_insertion_point_before(use.owner)
        copy = self.rewriter.clone(producer)
        with self.rewriter.modifying(use.owner):
            use.owner.set_operand(use.index, copy.results[value.index])
        return [copy]


def _uses(op: Operation) -> Iterator[Use]:
    """The uses of results; the last ones of each come first, as in MLIR."""
    for result in op.results:
        yield from reversed(list(result.uses))


def _carried(loop: Operation, init: Value) -> Value:
    """The argument by which a loop carries a value; the value itself where it does not."""
    found = init
    arguments: Sequence[BlockArgument] = loop.regions[0].entry_block.arguments
    values: Sequence[Value] = ()
    if isinstance(loop, scf.ForallOp):
        values = loop.outputs
    elif isinstance(loop, scf.ForOp):
        values = loop.init_args
    for argument, value in zip(arguments[len(arguments) - len(values) :], values, strict=True):
        if value is init:
            found = argument
    return found
