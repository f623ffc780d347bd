"""Removes operands and results of `linalg.generic` that nobody needs, or that it has twice."""

from __future__ import annotations

from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.fusion.producers import cover_loops, uses_element
from odsgen.dialects.linalg.loops import loop_maps
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import AffineMap, AffineMapAttr, Block, RankedTensorType, Region, Value
from odsgen_dialects import linalg


def _is_dead(op: linalg.GenericOp, number: int) -> bool:
    """Whether a result is not used, nor its old elements but to be its new ones."""
    if op.results[number].has_uses:
        return False
    argument = op.region.entry_block.arguments[len(op.inputs) + number]
    if not argument.has_uses:
        return True
    if not argument.has_one_use:
        return False
    (end,) = argument.users
    return isinstance(end, linalg.YieldOp) and end.operands[number] is argument


class _Kept:
    """The operands that stay, and which of them stands for each that goes."""

    def __init__(self, op: linalg.GenericOp, keeps_outputs: bool) -> None:
        self.op = op
        self._keeps_outputs = keeps_outputs
        self.maps = loop_maps(op)
        self.numbers: list[int] = []
        self.places: dict[int, int] = {}
        self._dropped: set[int] = set()
        self._find_inputs()
        self.num_inputs = len(self.numbers)
        self._find_outputs()

    def _can_go(self, number: int) -> bool:
        """Whether the others tell the sizes of loops; if so, it is gone (`canOpOperandsBeDropped`)."""
        gone = self._dropped | {number}
        maps = [map for each, map in enumerate(self.maps) if each not in gone]
        if not (cover_loops(maps) if maps else not self.maps[0].num_dims):
            return False
        self._dropped = gone
        return True

    def _keep(self, number: int) -> None:
        self.places[number] = len(self.numbers)
        self.numbers.append(number)

    def _find_inputs(self) -> None:
        seen: dict[tuple[Value, AffineMap], int] = {}
        for number, value in enumerate(self.op.inputs):
            if not uses_element(self.op, number) and self._can_go(number):
                continue
            key = value, self.maps[number]
            if key in seen:
                self.places[number] = seen[key]
                self._dropped.add(number)
                continue
            seen[key] = len(self.numbers)
            self._keep(number)

    def _find_outputs(self) -> None:
        first = len(self.op.inputs)
        on_tensors = not self._keeps_outputs and has_pure_tensor_semantics(self.op)
        end = self.op.region.entry_block.last
        assert end is not None
        seen: dict[tuple[Value, AffineMap, Value], int] = {}
        for index, value in enumerate(self.op.outputs):
            number = first + index
            if on_tensors:
                if _is_dead(self.op, index) and self._can_go(number):
                    continue
                key = value, self.maps[number], end.operands[index]
                if not uses_element(self.op, number) and key in seen:
                    self.places[number] = seen[key]
                    self._dropped.add(number)
                    continue
                seen[key] = len(self.numbers)
            self._keep(number)


class RemoveUnused(RewritePattern[linalg.GenericOp]):
    """Removes inputs that are not used or come twice, and results that nobody needs, unless outputs are kept."""

    def __init__(self, *, keeps_outputs: bool = False) -> None:
        self._keeps_outputs = keeps_outputs

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        kept = _Kept(op, self._keeps_outputs)
        if len(kept.numbers) == len(op.operands):
            return False
        operands = [op.operands[number] for number in kept.numbers]
        outputs = operands[kept.num_inputs :]
        block = op.region.entry_block
        arguments = [block.arguments[number] for number in kept.numbers]
        body = Block([value.type for value in arguments], [value.location for value in arguments])
        made = linalg.GenericOp.build(
            [value.type for value in outputs if isinstance(value.type, RankedTensorType)],
            operands[: kept.num_inputs],
            outputs,
            [AffineMapAttr.get(kept.maps[number]) for number in kept.numbers],
            list(op.iterator_types),
            doc=op.doc,
            library_call=op.library_call,
            region=Region([body]),
            attributes=dict(op.attributes),
            location=op.location,
        )
        rewriter.insert(made)
        end = block.last
        assert end is not None
        first, count = len(op.inputs), kept.num_inputs
        yielded: list[Value] = [end.operands[number - first] for number in kept.numbers[count:]]
        if len(yielded) != len(end.operands):
            with rewriter.insertion_guard():
                rewriter.set_insertion_point_before(end)
                rewriter.replace_op_with_new(end, linalg.YieldOp.build(yielded))
        for number, argument in enumerate(block.arguments):
            if number in kept.places:
                rewriter.replace_all_uses_with(argument, body.arguments[kept.places[number]])
        block.erase_arguments(range(len(block.arguments)))
        rewriter.merge_blocks(block, body)
        for index, result in enumerate(op.results):
            if first + index in kept.places:
                new = made.results[kept.places[first + index] - count]
                rewriter.replace_all_uses_with(result, new)
        rewriter.erase_op(op)
        return True


class RemoveUnusedCycle(RewritePattern[linalg.GenericOp]):
    """Takes the old elements of an unused result for the new ones, where only these are computed of them."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        if not has_pure_tensor_semantics(op):
            return False
        changed = False
        for number, result in enumerate(op.results):
            argument = op.region.entry_block.arguments[len(op.inputs) + number]
            if result.has_uses or not argument.has_one_use:
                continue
            (cycle,) = argument.users
            if len(cycle.results) != 1 or not cycle.results[0].has_one_use:
                continue
            (end,) = cycle.results[0].users
            if not isinstance(end, linalg.YieldOp) or end.operands[number] is not cycle.results[0]:
                continue
            rewriter.replace_op(cycle, [argument])
            with rewriter.modifying(op):
                changed = True
        return changed
