"""Fuses `linalg.generic` with the one that makes an input element by element (MLIR: `fuseElementwiseOps`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.generalization import build_generic
from odsgen.dialects.linalg.loops import all_results, loop_kinds, loop_maps
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Block,
    CloneMap,
    InsertionPoint,
    Operation,
    OpResult,
    RankedTensorType,
    Region,
    Use,
)
from odsgen_dialects import affine, linalg

#: Whether the operation that makes an operand may be fused with the one that uses it.
Control = Callable[[Use], bool]


def is_only_use(use: Use) -> bool:
    """Whether nothing else uses a result of the operation that makes the value."""
    producer = use.owner.operands[use.index].defining_op
    return producer is not None and has_one_use(producer)


def has_one_use(op: Operation) -> bool:
    """Whether all results of an operation have one use together."""
    return sum(1 for result in op.results for _ in result.uses) == 1


def cover_loops(maps: Sequence[AffineMap]) -> bool:
    """Whether the shapes of operands with these maps tell the size of each loop."""
    return all_results(maps).inverse_permutation() is not None


def uses_element(op: linalg.GenericOp, number: int) -> bool:
    """Whether the body uses the element of an operand (`payloadUsesValueFromOperand`)."""
    return op.region.entry_block.arguments[number].has_uses


def _through(map: AffineMap, of_result: AffineMap, of_operand: AffineMap) -> AffineMap:
    """The map of an operand of the producer, of the loops of the consumer."""
    inverse = of_result.inverse_permutation()
    assert inverse is not None
    return map.compose(inverse).compose(of_operand)


class _Fusion:
    """A producer and its consumer, and which results of the producer are still needed."""

    def __init__(self, consumer: linalg.GenericOp, number: int, value: OpResult) -> None:
        producer = value.defining_op
        assert isinstance(producer, linalg.GenericOp)
        self.producer, self.consumer, self.number, self.result = producer, consumer, number, value
        self.producer_maps, self.consumer_maps = loop_maps(producer), loop_maps(consumer)
        self.first_init = len(producer.inputs)
        self.of_result = self.producer_maps[self.first_init + value.index]
        self.of_operand = self.consumer_maps[number]

    def is_possible(self) -> bool:
        """areElementwiseOpsFusable"""
        producer, consumer = self.producer, self.consumer
        if not has_pure_tensor_semantics(producer):
            return False
        if not isinstance(self.result.type, RankedTensorType) or not all(loop_kinds(producer)):
            return False
        if self.number >= len(consumer.inputs):
            return False
        if len(self.of_operand.results) != len(loop_kinds(producer)):
            return False
        if not self.of_result.is_permutation():
            return False
        return all(loop_kinds(consumer)) or self._sizes_are_known()

    def _sizes_are_known(self) -> bool:
        maps = [
            map
            for operand, map in zip(self.consumer.operands, self.consumer_maps, strict=True)
            if operand is not self.result
        ]
        maps += [self.mapped(map) for map in self.producer_maps[: self.first_init]]
        covered = {
            expr.position for map in maps for expr in map.results if isinstance(expr, AffineDimExpr)
        }
        return len(covered) == len(loop_kinds(self.consumer))

    def mapped(self, map: AffineMap) -> AffineMap:
        """A map of the producer's loops, of the consumer's."""
        return _through(map, self.of_result, self.of_operand)

    def preserved(self) -> list[int]:
        """The results of the producer that the fused operation has, too (`getPreservedProducerResults`)."""
        found: list[int] = []
        ignored: set[int] = set()
        others = [map for n, map in enumerate(self.consumer_maps) if n != self.number]
        for number, result in enumerate(self.producer.results):
            place = self.first_init + number
            ignored.add(place)
            maps = [map for n, map in enumerate(self.producer_maps) if n not in ignored] + others
            if maps:
                can_go = cover_loops(maps)
            else:
                can_go = not loop_kinds(self.producer) and not loop_kinds(self.consumer)
            if (
                uses_element(self.producer, place)
                or not can_go
                or any(user is not self.consumer for user in result.users)
            ):
                found.append(number)
                ignored.discard(place)
        return found

    def fuse(self, rewriter: PatternRewriter) -> bool:
        """Replaces the consumer, and the results of the producer that others use."""
        producer, consumer, number = self.producer, self.consumer, self.number
        kept = self.preserved()
        places = [self.first_init + each for each in kept]
        inputs = list(consumer.inputs)
        inputs[number : number + 1] = producer.inputs
        count = len(consumer.inputs)
        outputs = [*(producer.operands[each] for each in places), *consumer.operands[count:]]
        maps = list(self.consumer_maps[:count])
        maps[number : number + 1] = map(self.mapped, self.producer_maps[: self.first_init])
        maps += [self.mapped(self.producer_maps[each]) for each in places]
        maps += self.consumer_maps[count:]
        if not cover_loops(maps):
            return rewriter.match_failure(consumer, "the sizes of loops are not known")
        body = Region()
        fused = build_generic(inputs, outputs, maps, loop_kinds(consumer), body, consumer.location)
        rewriter.set_insertion_point_before(consumer)
        rewriter.insert(fused)
        with rewriter.insertion_guard():
            self._fill(rewriter, body, kept)
        # The results of the producer keep their uses, as in MLIR.
        for old, new in zip(consumer.results, fused.results[len(kept) :], strict=True):
            rewriter.replace_all_uses_with(old, new)
        rewriter.erase_op(consumer)
        return True

    def _fill(self, rewriter: PatternRewriter, body: Region, kept: Sequence[int]) -> None:
        producer, consumer = self.producer, self.consumer
        inner, outer = producer.region.entry_block, consumer.region.entry_block
        block = Block()
        body.append(block)
        rewriter.insertion_point = InsertionPoint.at_end(block)
        mapping = CloneMap()
        if any(isinstance(op, linalg.IndexOp) for op in inner):
            self._map_indices(rewriter, inner, mapping)
        count = len(consumer.inputs)
        arguments = list(outer.arguments[:count])
        arguments[self.number : self.number + 1] = inner.arguments[: self.first_init]
        arguments += [inner.arguments[self.first_init + each] for each in kept]
        arguments += outer.arguments[count:]
        added = block.add_arguments([(each.type, each.location) for each in arguments])
        for old, new in zip(arguments, added, strict=True):
            mapping.map_value(old, new)
        operations = list(inner)
        for op in operations[:-1]:
            if not isinstance(op, linalg.IndexOp):
                rewriter.clone(op, mapping)
        yielded = operations[-1].operands
        value = yielded[self.result.index]
        mapping.map_value(outer.arguments[self.number], mapping.values.get(value, value))
        operations = list(outer)
        for op in operations[:-1]:
            rewriter.clone(op, mapping)
        values = [*(yielded[each] for each in kept), *operations[-1].operands]
        rewriter.insert(
            linalg.YieldOp.build(
                [mapping.values.get(value, value) for value in values], location=consumer.location
            )
        )

    def _map_indices(self, rewriter: PatternRewriter, block: Block, mapping: CloneMap) -> None:
        location = self.producer.location
        indices = [
            rewriter.insert(linalg.IndexOp.build(number, location=location)).result
            for number in range(len(loop_kinds(self.consumer)))
        ]
        inverse = self.of_result.inverse_permutation()
        assert inverse is not None
        to_producer = inverse.compose(self.of_operand)
        for op in block:
            if isinstance(op, linalg.IndexOp):
                map = AffineMapAttr.get(to_producer.sub_map([op.dim]))
                made = affine.AffineApplyOp.build(map, indices, location=location)
                mapping.map_value(op.result, rewriter.insert(made).result)


class FuseElementwise(RewritePattern[linalg.GenericOp]):
    """Computes an input in the body, from the operands of the operation that made it."""

    def __init__(self, control: Control) -> None:
        self._control = control

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        for number, operand in enumerate(op.operands):
            if not isinstance(operand, OpResult):
                continue
            if not isinstance(operand.defining_op, linalg.GenericOp):
                continue
            fusion = _Fusion(op, number, operand)
            if fusion.is_possible() and self._control(Use(op, number)):
                return fusion.fuse(rewriter)
        return False
