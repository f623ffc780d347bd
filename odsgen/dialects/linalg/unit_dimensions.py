"""`linalg-fold-unit-extent-dims`: loops that run once, and dimensions of size one, go (MLIR: DropUnitDims)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import all_results, loop_kinds, loop_maps, shape_of
from odsgen.dialects.memref.layouts import has_identity_map
from odsgen.dialects.memref.subviews import rank_reduced_type
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    known_integer,
    mixed_slice,
    split_mixed,
)
from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.tensor.canonicalization.casts import extract_slice
from odsgen.dialects.tensor.canonicalization.padding import constant_padding
from odsgen.dialects.tensor.dimensions_of_results import DIMENSIONS_OF_RESULTS
from odsgen.dialects.tensor.empty_folding import EMPTY_FOLDING
from odsgen.dialects.tensor.reshaping import expand_shape, mixed_sizes_of
from odsgen.passes import Pass, flag, register_pass
from odsgen.rewriting import (
    PatternRewriter,
    RewritePattern,
    apply_patterns_greedily,
    fold_operation,
)
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Block,
    IntegerAttr,
    MemRefType,
    Operation,
    RankedTensorType,
    Region,
    Value,
    index,
)
from odsgen_dialects import arith, linalg, memref, tensor

Groups = list[list[int]]


def groups_without(rank: int, dropped: Collection[int]) -> Groups:
    """The dimensions that each kept one is of; dropped ones belong to the kept one before, else to the first."""
    groups: Groups = []
    first: list[int] = []
    for number in range(rank):
        if number not in dropped:
            groups.append([*first, number])
            first = []
        elif groups:
            groups[-1].append(number)
        else:
            first.append(number)
    return groups


def _whole(sizes: Sequence[Mixed]) -> MixedSlice:
    return MixedSlice([0] * len(sizes), list(sizes), [1] * len(sizes))


class _Reduction:
    """Collapses operands, and expands results, by reshapes or by slices."""

    def __init__(self, op: Operation, rewriter: PatternRewriter, by_slices: bool) -> None:
        self.location, self.rewriter, self.by_slices = op.location, rewriter, by_slices

    def collapsed(self, value: Value, shape: Sequence[int], groups: Groups) -> Value:
        """The value without the dropped dimensions."""
        type, rewriter, location = value.type, self.rewriter, self.location
        made: Operation
        if isinstance(type, MemRefType):
            if self.by_slices:
                sizes = self._sizes(value)
                reduced = rank_reduced_type(type, _whole(sizes), shape)
                made = memref.SubViewOp.build(
                    reduced, value, *_whole(sizes).build_arguments(), location=location
                )
                return rewriter.insert(made).results[0]
            wanted = MemRefType.get(shape, type.element_type, None, type.memory_space)
            made = memref.CollapseShapeOp.build(wanted, value, groups, location=location)
            return rewriter.insert(made).results[0]
        assert isinstance(type, RankedTensorType)
        target = RankedTensorType.get(shape, type.element_type)
        if self.by_slices:
            made = extract_slice(target, value, _whole(self._sizes(value)), location)
            return self._folded(made)
        made = tensor.CollapseShapeOp.build(target, value, groups, location=location)
        return rewriter.insert(made).results[0]

    def _sizes(self, value: Value) -> list[Mixed]:
        if not isinstance(value.type, MemRefType):
            return mixed_sizes_of(self.rewriter, value, self.location)
        from odsgen.dialects.linalg.tiling.slices import dimensions

        return dimensions(self.rewriter, value, self.location)

    def _folded(self, op: Operation) -> Value:
        folded = fold_operation(op)
        if folded and isinstance(folded[0], Value) and folded[0] is not op.results[0]:
            op.erase()
            return folded[0]
        return self.rewriter.insert(op).results[0]

    def expanded(self, value: Value, destination: Value, groups: Groups) -> Value:
        """The value with the dimensions of the destination."""
        type = destination.type
        assert isinstance(type, RankedTensorType)
        if not self.by_slices:
            return expand_shape(type, value, groups, self.rewriter, self.location)
        slice = _whole(self._sizes(destination))
        made = tensor.InsertSliceOp.build(
            value, destination, *slice.build_arguments(), location=self.location
        )
        return self._folded(made)


class _Operand:
    """The map and shape of an operand without the loops that run once."""

    def __init__(
        self, value: Value, map: AffineMap, unit: Collection[int], exprs: Sequence[AffineExpr]
    ) -> None:
        type = value.type
        shape = shape_of(type)
        kept = len(exprs) - len(unit)
        reduced = [expr.replace_dims_and_symbols(exprs, ()) for expr in map.results]
        dropped = [
            number
            for number, size in enumerate(shape)
            if size == 1 and _is_zero(map.results[number], reduced[number], unit)
        ]
        self.is_possible = not dropped or _can_be_collapsed(value)
        results = [expr for number, expr in enumerate(reduced) if number not in dropped]
        self.map = AffineMap.get(kept, map.num_symbols, results)
        self.is_collapsed = bool(dropped)
        self.shape = [size for number, size in enumerate(shape) if number not in dropped]
        self.groups = groups_without(len(shape), dropped)


def _can_be_collapsed(value: Value) -> bool:
    type = value.type
    if isinstance(type, MemRefType):
        return has_identity_map(type)
    return isinstance(type, RankedTensorType) and type.encoding is None


def _is_zero(before: AffineExpr, after: AffineExpr, unit: Collection[int]) -> bool:
    if isinstance(before, AffineDimExpr):
        return before.position in unit
    return isinstance(after, AffineConstantExpr) and after.value == 0


class DropUnitLoops(RewritePattern[linalg.GenericOp]):
    """Removes loops that run once, and the dimensions that they count."""

    def __init__(self, by_slices: bool) -> None:
        self._by_slices = by_slices

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        maps = loop_maps(op)
        kinds = loop_kinds(op)
        to_loops = all_results(maps).inverse_permutation() if maps else None
        if to_loops is None or not kinds:
            return False
        sizes = [size for value in op.operands for size in shape_of(value.type)]
        unit = {
            number
            for number, expr in enumerate(to_loops.results)
            if isinstance(expr, AffineDimExpr) and sizes[expr.position] == 1
        }
        exprs: list[AffineExpr] = []
        for number in range(len(kinds)):
            place = number - sum(each < number for each in unit)
            exprs.append(AffineConstantExpr.get(0) if number in unit else AffineDimExpr.get(place))
        operands = [
            _Operand(value, map, unit, exprs) for value, map in zip(op.operands, maps, strict=True)
        ]
        reduced_maps = [operand.map for operand in operands]
        if reduced_maps == maps or all_results(reduced_maps).inverse_permutation() is None:
            return False
        if not all(operand.is_possible for operand in operands):
            return rewriter.match_failure(op, "an operand cannot be collapsed")
        reduction = _Reduction(op, rewriter, self._by_slices)
        values = [
            (
                reduction.collapsed(value, operand.shape, operand.groups)
                if operand.is_collapsed
                else value
            )
            for value, operand in zip(op.operands, operands, strict=True)
        ]
        first = len(op.inputs)
        kept = [kind for number, kind in enumerate(kinds) if number not in unit]
        made = build_generic(
            values[:first], values[first:], reduced_maps, kept, copied_body(op), op.location
        )
        rewriter.insert(made)
        _renumber_loops(made, unit, rewriter)
        rewriter.set_insertion_point_after(made)
        results: list[Value] = []
        for operand, destination, result in zip(
            operands[first:], op.operands[first:], made.results, strict=False
        ):
            results.append(
                reduction.expanded(result, destination, operand.groups)
                if operand.is_collapsed
                else result
            )
        rewriter.replace_op(op, results)
        return True


def _renumber_loops(op: linalg.GenericOp, unit: Collection[int], rewriter: PatternRewriter) -> None:
    for inner in list(op.region.entry_block):
        if not isinstance(inner, linalg.IndexOp):
            continue
        before = sum(number < inner.dim for number in unit)
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_before(inner)
            made: Operation
            if inner.dim in unit:
                made = arith.ConstantOp.build(IntegerAttr.get(0, index), location=inner.location)
            elif before:
                made = linalg.IndexOp.build(inner.dim - before, location=inner.location)
            else:
                continue
            rewriter.replace_op_with_new(inner, made)


class DropUnitPad(RewritePattern[tensor.PadOp]):
    """Pads without the dimensions of size one that are not padded."""

    def __init__(self, by_slices: bool) -> None:
        self._by_slices = by_slices

    def match_and_rewrite(self, op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
        source, value = op.source.type, constant_padding(op)
        assert isinstance(source, RankedTensorType)
        if source.encoding is not None or value is None:
            return False
        low = mixed_values(op.static_low, op.low)
        high = mixed_values(op.static_high, op.high)
        rank = len(source.shape)
        unit = [
            number
            for number, size in enumerate(source.shape)
            if size == 1 and known_integer(low[number]) == 0 == known_integer(high[number])
        ]
        if not unit:
            return False
        kept = [number for number in range(rank) if number not in unit]
        groups = groups_without(rank, unit)
        reduction = _Reduction(op, rewriter, self._by_slices)
        shape = [source.shape[number] for number in kept]
        collapsed = reduction.collapsed(op.source, shape, groups)
        padded = self._padded(
            op,
            collapsed,
            [low[number] for number in kept],
            [high[number] for number in kept],
            value,
        )
        result = rewriter.insert(padded).result
        destination: Value = op.result
        if self._by_slices:
            own = iter(mixed_sizes_of(rewriter, result, op.location))
            sizes: list[Mixed] = [1 if number in unit else next(own) for number in range(rank)]
            type = RankedTensorType.get(as_shape(sizes), source.element_type)
            empty = tensor.EmptyOp.build(type, split_mixed(sizes)[0], location=op.location)
            destination = rewriter.insert(empty).result
        rewriter.replace_op(op, [reduction.expanded(result, destination, groups)])
        return True

    @staticmethod
    def _padded(
        op: tensor.PadOp, source: Value, low: Sequence[Mixed], high: Sequence[Mixed], value: Value
    ) -> tensor.PadOp:
        low_values, static_low = split_mixed(low)
        high_values, static_high = split_mixed(high)
        shape = [
            -1 if isinstance(before, Value) or isinstance(after, Value) else before + after
            for before, after in zip(low, high, strict=True)
        ]
        type = source.type
        assert isinstance(type, RankedTensorType)
        sizes = [
            DYNAMIC if padding == -1 or size == DYNAMIC else size + padding
            for size, padding in zip(type.shape, shape, strict=True)
        ]
        with filling([index] * len(sizes), op.location) as block:
            tensor.YieldOp.build(value)
        return tensor.PadOp.build(
            RankedTensorType.get(sizes, type.element_type),
            source,
            low_values,
            high_values,
            static_low,
            static_high,
            nofold=op.nofold,
            region=block.parent_region,
            location=op.location,
        )


def _unit_groups(shape: Sequence[int]) -> Groups | None:
    """The dimensions with those of size one before each; None if there are none (`getReassociationMapForFoldingUnitDims`)."""
    groups: Groups = []
    current: list[int] = []
    for number, size in enumerate(shape):
        current.append(number)
        if size != 1:
            groups.append(current)
            current = []
    if groups:
        groups[-1] += current
    return groups if len(groups) != len(shape) else None


class ReduceExtractSlice(RewritePattern[tensor.ExtractSliceOp]):
    """Extracts a slice without dimensions of size one, and expands it."""

    def match_and_rewrite(self, op: tensor.ExtractSliceOp, rewriter: PatternRewriter) -> bool:
        type = op.result.type
        assert isinstance(type, RankedTensorType)
        groups = _unit_groups(type.shape)
        if groups is None:
            return False
        slice = mixed_slice(op)
        dropped = len(type.shape) - len(groups) + len(slice.sizes) - len(type.shape)
        shape: list[int] = []
        for size in as_shape(slice.sizes):
            if size == 1 and dropped:
                dropped -= 1
            else:
                shape.append(size)
        reduced = RankedTensorType.get(shape, type.element_type)
        made = rewriter.insert(extract_slice(reduced, op.source, slice, op.location))
        rewriter.replace_op(
            op, [expand_shape(type, made.results[0], groups, rewriter, op.location)]
        )
        return True


class ReduceInsertSlice(RewritePattern[Operation]):
    """Inserts a slice without its dimensions of size one."""

    def __init__(
        self, kind: type[tensor.InsertSliceOp] | type[tensor.ParallelInsertSliceOp]
    ) -> None:
        self.root = kind.OPERATION_NAME
        self._kind = kind

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        source, dest = op.operands[:2]
        type = source.type
        assert isinstance(type, RankedTensorType)
        groups = _unit_groups(type.shape)
        if groups is None:
            return False
        shape = [size for size in type.shape if size != 1]
        reduced = RankedTensorType.get(shape, type.element_type)
        collapse = tensor.CollapseShapeOp.build(reduced, source, groups, location=op.location)
        with rewriter.insertion_guard():
            if self._kind is tensor.ParallelInsertSliceOp and op.parent_op is not None:
                rewriter.set_insertion_point_before(op.parent_op)
            rewriter.insert(collapse)
        arguments = mixed_slice(op).build_arguments()
        made = self._kind.build(collapse.result, dest, *arguments, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class ReadInits(RewritePattern[linalg.GenericOp]):
    """Makes outputs whose elements are read inputs, where all loops are parallel (`MoveInitOperandsToInput`)."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        if not has_pure_tensor_semantics(op) or not all(loop_kinds(op)):
            return False
        old = op.region.entry_block
        first = len(op.inputs)
        read = [n for n in range(first, len(op.operands)) if old.arguments[n].has_uses]
        if not read:
            return False
        maps = loop_maps(op)
        outputs = list(op.outputs)
        for number in read:
            value = op.operands[number]
            type = value.type
            assert isinstance(type, RankedTensorType)
            with rewriter.insertion_guard():
                made = value.defining_op
                if made is not None:
                    rewriter.set_insertion_point_after(made)
                elif value.parent_block is not None and value.parent_block.first is not None:
                    rewriter.set_insertion_point_before(value.parent_block.first)
                sizes = mixed_sizes_of(rewriter, value, op.location)
                empty = tensor.EmptyOp.build(
                    RankedTensorType.get(type.shape, type.element_type),
                    split_mixed(sizes)[0],
                    location=op.location,
                )
                outputs[number - first] = rewriter.insert(empty).result
        copied = copied_body(op)
        inner = copied.entry_block
        arguments = [inner.arguments[number] for number in range(first)]
        arguments += [inner.arguments[number] for number in read]
        arguments += [inner.arguments[number] for number in range(first, len(op.operands))]
        block = Block([each.type for each in arguments], [op.location] * len(arguments))
        places = {argument: place for place, argument in reversed(list(enumerate(arguments)))}
        for argument, place in places.items():
            argument.replace_all_uses_with(block.arguments[place])
        inner.erase_arguments(range(len(inner.arguments)))
        for each in list(inner):
            block.append(each.remove())
        new_maps = [*maps[:first], *(maps[number] for number in read), *maps[first:]]
        made_op = linalg.GenericOp.build(
            op.result_types,
            [*op.inputs, *(op.operands[number] for number in read)],
            outputs,
            [AffineMapAttr.get(map) for map in new_maps],
            list(op.iterator_types),
            region=Region([block]),
            attributes=dict(op.attributes),
            location=op.location,
        )
        rewriter.insert(made_op)
        rewriter.replace_op(op, made_op)
        return True


@register_pass
class LinalgFoldUnitExtentDimsPass(Pass):
    """Removes loops that run once, and dimensions of size one."""

    ARGUMENT = "linalg-fold-unit-extent-dims"
    NAME = "LinalgFoldUnitExtentDimsPass"
    SUMMARY = "Remove unit-extent dimension in Linalg ops on tensors"

    by_slices = flag(
        "use-rank-reducing-slices",
        False,
        "Generate rank-reducing slices instead of reassociative reshapes",
    )

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(
            op, [*unit_dimension_patterns(by_slices=self.by_slices), ReadInits()]
        )


def unit_dimension_patterns(*, by_slices: bool) -> list[RewritePattern]:
    """The patterns that drop unit dimensions, by slices or by reshapes (`populateFoldUnitExtentDimsPatterns`)."""
    patterns: list[RewritePattern] = [DropUnitLoops(by_slices), DropUnitPad(by_slices)]
    if not by_slices:
        patterns += [
            ReduceExtractSlice(),
            ReduceInsertSlice(tensor.InsertSliceOp),
            ReduceInsertSlice(tensor.ParallelInsertSliceOp),
        ]
    patterns += linalg.FillOp.canonicalization_patterns()
    if not by_slices:
        patterns += tensor.CollapseShapeOp.canonicalization_patterns()
    patterns += tensor.EmptyOp.canonicalization_patterns()
    if not by_slices:
        patterns += tensor.ExpandShapeOp.canonicalization_patterns()
    return [*patterns, *EMPTY_FOLDING, *DIMENSIONS_OF_RESULTS]
