"""Expands the loops of structured operations, so that reshapes move past them (MLIR: `fuseWithReshapeByExpansion`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics, inits_of
from odsgen.dialects.linalg.fusion.producers import Control
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps, numbers_of
from odsgen.dialects.linalg.tiling.slices import as_value, dimensions
from odsgen.dialects.linalg.tiling.tileable import clone_with, sizes_of_loops
from odsgen.dialects.shared import (
    Mixed,
    as_shape,
    mixed_sizes,
    reassociation_of,
    split_mixed,
    verify_collapsed_tensor_shape,
)
from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.tensor.canonicalization.padding import constant_padding
from odsgen.dialects.tensor.moving_definitions import move_definitions_before
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineSymbolExpr,
    InsertionPoint,
    Operation,
    OpResult,
    RankedTensorType,
    Type,
    Use,
    Value,
    VerifyError,
    index,
)
from odsgen_dialects import linalg, tensor

Groups = list[list[int]]


class _Failed(Exception):
    """The operation cannot be expanded."""


def _can_be_expanded(op: Operation, number: int) -> bool:
    maps = loop_maps(op)
    return (
        has_pure_tensor_semantics(op)
        and all(map.is_projected_permutation() for map in maps)
        and bool(maps[number].results)
    )


class _Expansion:
    """The loops that each loop of an operation becomes."""

    def __init__(
        self,
        op: Operation,
        number: int,
        groups: Groups,
        sizes: Sequence[Mixed],
        rewriter: PatternRewriter,
    ) -> None:
        self.op, self.rewriter = op, rewriter
        self.maps = loop_maps(op)
        self.loop_sizes: list[list[Mixed]] = [[size] for size in sizes_of_loops(rewriter, op)]
        for position, group in zip(_positions(self.maps[number]), groups, strict=True):
            self.loop_sizes[position] = [sizes[dimension] for dimension in group]
        self.loops: Groups = []
        self.count = 0
        for each in self.loop_sizes:
            self.loops.append(list(range(self.count, self.count + len(each))))
            self.count += len(each)

    def map(self, map: AffineMap) -> AffineMap:
        """A map of the loops, of the expanded ones."""
        exprs = [
            AffineDimExpr.get(loop) for position in _positions(map) for loop in self.loops[position]
        ]
        return AffineMap.get(self.count, map.num_symbols, exprs)

    def groups(self, map: AffineMap) -> Groups:
        """The dimensions of an expanded operand that each dimension becomes."""
        groups: Groups = []
        count = 0
        for position in _positions(map):
            groups.append(list(range(count, count + len(self.loops[position]))))
            count += len(groups[-1])
        return groups

    def expanded(self, value: Value, map: AffineMap) -> Value:
        """An operand with the dimensions of the expanded loops."""
        type = value.type
        if not isinstance(type, RankedTensorType):
            return value
        sizes = [size for position in _positions(map) for size in self.loop_sizes[position]]
        wanted = RankedTensorType.get(as_shape(sizes), type.element_type)
        if wanted is type:
            return value
        groups = self.groups(map)
        try:
            verify_collapsed_tensor_shape(self.op, wanted, type, groups)
        except VerifyError:
            raise _Failed from None
        dynamic, numbers = split_mixed(sizes)
        made = tensor.ExpandShapeOp.build(
            wanted, value, groups, dynamic, numbers, location=self.op.location
        )
        return self.rewriter.insert(made).result

    def build(self, inputs: list[Value], outputs: list[Value]) -> Operation:
        """The operation on expanded operands."""
        op, rewriter = self.op, self.rewriter
        if isinstance(op, linalg.TransposeOp):
            inverse = _inverted(numbers_of(op, "permutation"))
            order = _inverted([loop for number in inverse for loop in self.loops[number]])
            made: Operation = linalg.transpose(inputs[0], outputs[0], order, location=op.location)
            return rewriter.insert(made)
        types: list[Type] = [value.type for value in outputs]
        if isinstance(op, (linalg.FillOp, linalg.CopyOp)):
            return rewriter.insert(clone_with(op, [*inputs, *outputs], types))
        kinds = [
            kind for kind, loops in zip(loop_kinds(op), self.loops, strict=True) for _ in loops
        ]
        maps = [self.map(map) for map in self.maps]
        generic = build_generic(inputs, outputs, maps, kinds, copied_body(op), op.location)
        rewriter.insert(generic)
        for inner in list(generic.region.entry_block):
            if isinstance(inner, linalg.IndexOp):
                self._linearize(inner)
        return generic

    def _linearize(self, op: linalg.IndexOp) -> None:
        """Computes an index of the loops that it became."""
        loops = self.loops[op.dim]
        if loops == [op.dim]:
            return
        rewriter, location = self.rewriter, self.op.location
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_after(op)

            indices = [
                rewriter.insert(linalg.IndexOp.build(loop, location=location)).result
                for loop in [*loops[1:], loops[0]]
            ]
            found: Mixed = indices.pop()
            expr = AffineDimExpr.get(0) + AffineDimExpr.get(1) * AffineSymbolExpr.get(0)
            for size, each in zip(self.loop_sizes[op.dim][1:], indices, strict=True):
                found = composed_apply(rewriter, expr, [each, found, size], op.location, 2)
            rewriter.replace_op(op, [as_value(rewriter, found, op.location)])


def _positions(map: AffineMap) -> list[int]:
    return [map.dim_position(number) for number in range(len(map.results))]


def _inverted(permutation: Sequence[int]) -> list[int]:
    return sorted(range(len(permutation)), key=permutation.__getitem__)


def expand_loops(
    op: Operation,
    reshape: tensor.ExpandShapeOp | tensor.CollapseShapeOp,
    number: int,
    rewriter: PatternRewriter,
) -> list[Value] | None:
    """The results of the operation, of which an operand has the dimensions before a collapse or after an expansion."""
    sizes: list[Mixed]
    if isinstance(reshape, tensor.ExpandShapeOp):
        if not move_definitions_before(reshape.output_shape, op, rewriter):
            return None
        sizes = mixed_values(reshape.static_output_shape, reshape.output_shape)
    else:
        sizes = dimensions(rewriter, reshape.src, reshape.location)
    groups = reassociation_of(reshape)
    if not groups:
        return None
    expansion = _Expansion(op, number, groups, sizes, rewriter)
    maps = expansion.maps
    first = len(op.operands) - len(inits_of(op))
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_before(op)
        try:
            operands = [
                (
                    reshape.src
                    if place == number and place < first
                    else expansion.expanded(value, maps[place])
                )
                for place, value in enumerate(op.operands)
            ]
        except _Failed:
            return None
        made = expansion.build(operands[:first], operands[first:])
        results: list[Value] = []
        for place, (old, new) in enumerate(zip(op.results, made.results, strict=True), first):
            value: Value = new
            if old.type is not new.type:
                collapse = tensor.CollapseShapeOp.build(
                    old.type, new, expansion.groups(maps[place]), location=op.location
                )
                value = rewriter.insert(collapse).result
            results.append(value)
    return results


class CollapseAfterConsumer(RewritePattern[Operation]):
    """Collapses the results instead of an input."""

    def __init__(self, control: Control) -> None:
        self._control = control

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if "LinalgOp" not in op.INTERFACES:
            return False
        for number in range(len(op.operands) - len(inits_of(op))):
            reshape = op.operands[number].defining_op
            if not isinstance(reshape, tensor.CollapseShapeOp):
                continue
            if not _can_be_expanded(op, number) or not self._control(Use(op, number)):
                continue
            values = expand_loops(op, reshape, number, rewriter)
            if values is None:
                return False
            rewriter.replace_op(op, values)
            return True
        return False


class ExpandBeforeProducer(RewritePattern[tensor.ExpandShapeOp]):
    """Expands the operands of a structured operation instead of its result."""

    def __init__(self, control: Control) -> None:
        self._control = control

    def match_and_rewrite(self, op: tensor.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
        source = op.src
        producer = source.defining_op
        if not isinstance(source, OpResult) or producer is None:
            return False
        if "LinalgOp" not in producer.INTERFACES:
            return False
        number = len(producer.operands) - len(inits_of(producer)) + source.index
        if not _can_be_expanded(producer, number) or not self._control(Use(op, 0)):
            return False
        values = expand_loops(producer, op, number, rewriter)
        if values is None:
            return False
        replacement = values[source.index]
        collapse = replacement.defining_op
        if isinstance(collapse, tensor.CollapseShapeOp):
            replacement = collapse.src
        rewriter.replace_op(op, [replacement])
        rewriter.replace_op(producer, values)
        return True


# --- padding ------------------------------------------------------------------------------------------------------------


def _expanded_padding(
    op: tensor.PadOp, shape: Sequence[int], groups: Groups
) -> tuple[list[int], list[Mixed], list[Mixed]] | None:
    """The padded shape and the padding of expanded dimensions, where none of these is padded."""
    if constant_padding(op) is None:
        return None
    result = op.result.type
    assert isinstance(result, RankedTensorType)
    padded = list(shape)
    low: list[Mixed] = [0] * len(shape)
    high: list[Mixed] = [0] * len(shape)
    lows, highs = mixed_values(op.static_low, op.low), mixed_values(op.static_high, op.high)
    for number, group in enumerate(groups):
        if len(group) != 1:
            if op.static_low[number] or op.static_high[number]:
                return None
            continue
        padded[group[0]] = result.shape[number]
        low[group[0]], high[group[0]] = lows[number], highs[number]
    return padded, low, high


def _pad(
    rewriter: PatternRewriter,
    op: tensor.PadOp,
    source: Value,
    padding: tuple[list[int], list[Mixed], list[Mixed]],
    location_of: Operation,
) -> Value:
    result = op.result.type
    value = constant_padding(op)
    assert isinstance(result, RankedTensorType) and value is not None
    shape, low, high = padding
    type = RankedTensorType.get(shape, result.element_type, result.encoding)
    low_values, static_low = split_mixed(low)
    high_values, static_high = split_mixed(high)
    with filling([index] * len(shape), location_of.location) as block:
        tensor.YieldOp.build(value)
    made = tensor.PadOp.build(
        type,
        source,
        low_values,
        high_values,
        static_low,
        static_high,
        nofold=op.nofold,
        region=block.parent_region,
        location=location_of.location,
    )
    return rewriter.insert(made).result


class CollapseAfterPad(RewritePattern[tensor.PadOp]):
    """Pads before a collapse."""

    def __init__(self, control: Control) -> None:
        self._control = control

    def match_and_rewrite(self, op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
        reshape = op.source.defining_op
        if not isinstance(reshape, tensor.CollapseShapeOp) or not self._control(Use(op, 0)):
            return False
        groups = reassociation_of(reshape)
        source = reshape.src.type
        assert isinstance(source, RankedTensorType)
        padding = _expanded_padding(op, source.shape, groups)
        if padding is None:
            return False
        padded = _pad(rewriter, op, reshape.src, padding, op)
        made = tensor.CollapseShapeOp.build(op.result.type, padded, groups, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class ExpandBeforePad(RewritePattern[tensor.ExpandShapeOp]):
    """Pads after an expansion."""

    def __init__(self, control: Control) -> None:
        self._control = control

    def match_and_rewrite(self, op: tensor.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
        pad = op.src.defining_op
        if not isinstance(pad, tensor.PadOp) or not self._control(Use(op, 0)):
            return False
        groups = reassociation_of(op)
        result, source = op.result.type, pad.source.type
        assert isinstance(result, RankedTensorType) and isinstance(source, RankedTensorType)
        padding = _expanded_padding(pad, result.shape, groups)
        if padding is None:
            return False
        shape = list(result.shape)
        sizes = mixed_sizes(result.shape, op.output_shape)
        with rewriter.insertion_guard():
            made = pad.source.defining_op
            if made is not None:
                rewriter.set_insertion_point_after(made)
            elif pad.source.parent_block is not None:
                rewriter.insertion_point = InsertionPoint.at_start(pad.source.parent_block)
            own = dimensions(rewriter, pad.source, op.location)
            for number, group in enumerate(groups):
                if len(group) == 1:
                    shape[group[0]], sizes[group[0]] = source.shape[number], own[number]
            dynamic, numbers = split_mixed(sizes)
            type = RankedTensorType.get(shape, result.element_type, result.encoding)
            expand = tensor.ExpandShapeOp.build(
                type, pad.source, groups, dynamic, numbers, location=op.location
            )
            expanded = rewriter.insert(expand).result
        rewriter.replace_op(op, [_pad(rewriter, pad, expanded, padding, op)])
        return True
