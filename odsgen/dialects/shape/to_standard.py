"""`convert-shape-to-std`: shapes as tensors of extents, by `arith`, `scf` and `tensor`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.shape.constants import extents_of
from odsgen.dialects.shared import MixedSlice, build_for
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    DYNAMIC,
    Block,
    BoolAttr,
    CloneMap,
    InsertionPoint,
    Operation,
    RankedTensorType,
    Region,
    ShapedType,
    Type,
    Value,
    i1,
    index,
)
from odsgen_dialects import arith, scf, shape, tensor

_EXTENTS = RankedTensorType.get((DYNAMIC,), index)
Build = Callable[["Extents", Any, Any], Sequence[Value] | None]


class Extents:
    """Builds operations at the place of one on shapes."""

    def __init__(self, op: Operation, rewriter: ConversionRewriter) -> None:
        self._rewriter = rewriter
        self.location = op.location

    def insert(self, op: Any) -> Value:
        op.location = self.location
        result: Value = self._rewriter.insert(op).results[0]
        return result

    def index(self, number: int) -> Value:
        return index_constant(self._rewriter, number, self.location)

    def true_or_false(self, value: bool) -> Value:
        return self.insert(arith.ConstantOp.build(BoolAttr.get(value)))

    def compare(self, predicate: str, left: Value, right: Value) -> Value:
        return self.insert(arith.CmpIOp.build(arith.CmpIPredicate[predicate], left, right))

    def binary(self, kind: Any, left: Value, right: Value) -> Value:
        return self.insert(kind.build(left, right))

    def select(self, condition: Value, then: Value, otherwise: Value) -> Value:
        return self.insert(arith.SelectOp.build(condition, then, otherwise))

    def extract(self, extents: Value, place: Value) -> Value:
        return self.insert(tensor.ExtractOp.build(extents, (place,)))

    def size(self, value: Value, place: Value) -> Value:
        return self.insert(tensor.DimOp.build(value, place))

    def cast(self, type: Type, value: Value) -> Value:
        return self.insert(tensor.CastOp.build(type, value))

    def from_extents(self, extents: Sequence[Value], type: Type) -> Value:
        """A tensor of extents in another type."""
        known = RankedTensorType.get((len(extents),), index)
        return self.cast(type, self.insert(tensor.FromElementsOp.build(known, extents)))

    # --- regions ----------------------------------------------------------------------------------------------------------

    def _fill(self, block: Block, body: Callable[[], Operation]) -> None:
        with self._rewriter.insertion_guard():
            self._rewriter.insertion_point = InsertionPoint.at_end(block)
            last = body()
            last.location = self.location
            self._rewriter.insert(last)

    def choose(
        self,
        condition: Value,
        type: Type,
        then: Callable[[], Value],
        otherwise: Callable[[], Value],
    ) -> Value:
        """An `scf.if` with one result."""
        blocks = [Block(), Block()]
        regions = tuple(Region((block,)) for block in blocks)
        result = self.insert(scf.IfOp((condition,), (type,), regions=regions))
        for block, build in zip(blocks, (then, otherwise), strict=True):
            self._fill(block, lambda build=build: scf.YieldOp.build((build(),)))  # type: ignore[misc]
        return result

    def loop(
        self,
        bounds: tuple[Value, Value, Value],
        inits: Sequence[Value],
        body: Callable[[Sequence[Value]], Sequence[Value]],
    ) -> Sequence[Value]:
        """An `scf.for`; the body gets the counter and the values of the iteration."""
        made = build_for(*bounds, inits, self.location)
        self._rewriter.insert(made)
        block = made.region.entry_block
        if block.last is not None:
            block.last.erase()
        self._fill(block, lambda: scf.YieldOp.build(body(tuple(block.arguments))))
        return made.results

    def generate(self, count: Value, type: Type, element: Callable[[Value], Value]) -> Value:
        """A `tensor.generate` of extents."""
        block = Block([index], [self.location])
        region = Region((block,))
        made = self.insert(tensor.GenerateOp((count,), (type,), regions=(region,)))
        place = block.arguments[0]
        self._fill(block, lambda: tensor.YieldOp.build(element(place)))
        return made

    def inlined(self, body: Block, arguments: Sequence[Value]) -> Sequence[Value]:
        """The values that a body yields, its operations copied."""
        mapping = CloneMap()
        for argument, value in zip(body.arguments, arguments, strict=True):
            mapping.map_value(argument, value)
        *computed, last = body.operations
        for op in computed:
            self._rewriter.insert(op.clone(mapping))
        return [mapping.values.get(value, value) for value in last.operands]


def _are_extents(*values: Value) -> bool:
    """Whether shapes are tensors of extents, which cannot be errors."""
    return all(isinstance(value.type, ShapedType) for value in values)


# --- operations of sizes and shapes -------------------------------------------------------------------------------------------


def _arithmetic(kind: Any) -> Build:
    def build(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
        if any(value.type is not index for value in (*op.operands, *op.results)):
            return None
        return (n.binary(kind, *adaptor.operands),)

    return build


def _any(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    first: Sequence[Value] = adaptor.operands[:1]
    return first


def _constant_shape(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if not _are_extents(*op.results):
        return None
    extents = [n.index(number) for number in extents_of(op.shape) or ()]
    return (n.from_extents(extents, op.results[0].type),)


def _constant_size(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    return (n.index(op.value),)


def _dim(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if op.results[0].type is not index or not isinstance(op.value.type, ShapedType):
        return None
    type = _EXTENTS
    if isinstance(op.value.type, RankedTensorType):
        type = RankedTensorType.get((len(op.value.type.shape),), index)
    shape_of = n.insert(shape.ShapeOfOp.build_generic((op.value,), {}, (type,)))
    made = shape.GetExtentOp.build_generic((shape_of, op.index), {}, (index,))
    return (n.insert(made),)


def _extent(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if op.results[0].type is not index or not _are_extents(op.shape):
        return None
    maker = op.shape.defining_op
    if isinstance(maker, shape.ShapeOfOp) and isinstance(maker.arg.type, ShapedType):
        return (n.size(maker.arg, adaptor.dim),)
    return (n.extract(adaptor.shape, adaptor.dim),)


def _rank(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if op.results[0].type is not index:
        return None
    return (n.size(adaptor.operands[0], n.index(0)),)


def _shape_of(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if not _are_extents(*op.results):
        return None
    value = adaptor.operands[0]
    type = op.results[0].type
    if isinstance(value.type, RankedTensorType):
        extents = [
            n.size(value, n.index(dim)) if size == DYNAMIC else n.index(size)
            for dim, size in enumerate(value.type.shape)
        ]
        return (n.from_extents(extents, type),)
    rank = n.insert(tensor.RankOp.build(value))
    return (n.generate(rank, type, lambda place: n.size(value, place)),)


def _to_extents(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    value = adaptor.operands[0]
    if not isinstance(value.type, RankedTensorType):
        return None
    return (n.cast(op.results[0].type, value),)


def _split(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if not _are_extents(op.operands[0], *op.results):
        return None
    whole, place = adaptor.operands
    zero = n.index(0)
    rank = n.size(whole, zero)
    from_end = n.binary(arith.AddIOp, place, rank)
    place = n.select(n.compare("slt", place, zero), from_end, place)
    one = n.index(1)

    def part(start: Value, size: Value) -> Value:
        slice = MixedSlice([start], [size], [one])
        return n.insert(tensor.ExtractSliceOp.build(_EXTENTS, whole, *slice.build_arguments()))

    head = part(zero, place)
    return head, part(place, n.binary(arith.SubIOp, rank, place))


# --- loops over extents -------------------------------------------------------------------------------------------------------


def _reduction(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    extents, *inits = adaptor.operands
    if not _are_extents(op.operands[0]):
        return None
    zero, one = n.index(0), n.index(1)
    bounds = zero, n.size(extents, zero), one
    body = op.regions[0].entry_block

    def step(values: Sequence[Value]) -> Sequence[Value]:
        place, *totals = values
        return n.inlined(body, (place, n.extract(extents, place), *totals))

    return n.loop(bounds, inits, step)


def _equality(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if not _are_extents(*op.operands):
        return None
    shapes = adaptor.operands
    if len(shapes) <= 1:
        return (n.true_or_false(True),)
    first, *others = shapes
    zero = n.index(0)
    rank = n.size(first, zero)
    result: Value | None = None

    def extents_agree(other: Value) -> Value:
        one, start = n.index(1), n.true_or_false(True)

        def step(values: Sequence[Value]) -> Sequence[Value]:
            place, so_far = values
            left, right = n.extract(first, place), n.extract(other, place)
            return (n.binary(arith.AndIOp, so_far, n.compare("eq", left, right)),)

        return n.loop((zero, rank, one), (start,), step)[0]

    for other in others:
        same_rank = n.compare("eq", rank, n.size(other, zero))
        same = n.choose(
            same_rank,
            i1,
            lambda other=other: extents_agree(other),  # type: ignore[misc]
            lambda: n.true_or_false(False),
        )
        result = same if result is None else n.binary(arith.AndIOp, result, same)
    assert result is not None
    return (result,)


class _Aligned:
    """Shapes whose last extents belong together, the longest deciding on the number."""

    def __init__(self, n: Extents, shapes: Sequence[Value], zero: Value) -> None:
        self._n = n
        self._shapes = shapes
        ranks = [n.size(value, zero) for value in shapes]
        self.rank = ranks[0]
        for rank in ranks[1:]:
            self.rank = n.binary(arith.MaxUIOp, rank, self.rank)
        self._missing = [n.binary(arith.SubIOp, self.rank, rank) for rank in ranks]

    def fold(
        self,
        place: Value,
        start: Value,
        join: Callable[[Value, Value], Value],
    ) -> Value:
        """Joins the extents at a place with a value; shapes that are too short leave it as it is."""
        n = self._n
        result = start
        for extents, missing in zip(self._shapes, self._missing, strict=True):
            is_outside = n.compare("ult", place, missing)

            def inside(
                extents: Value = extents, missing: Value = missing, before: Value = result
            ) -> Value:
                return join(before, n.extract(extents, n.binary(arith.SubIOp, place, missing)))

            result = n.choose(
                is_outside, start.type, lambda before=result: before, inside  # type: ignore[misc]
            )
        return result

    def extent(self, place: Value) -> Value:
        """The extent of the broadcast shape: that which is not 1."""
        n = self._n
        one = n.index(1)

        def join(before: Value, extent: Value) -> Value:
            return n.select(n.compare("eq", extent, one), before, extent)

        return self.fold(place, one, join)


def _broadcast(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if not _are_extents(*op.operands, *op.results):
        return None
    aligned = _Aligned(n, adaptor.operands, n.index(0))
    made = n.generate(aligned.rank, _EXTENTS, aligned.extent)
    type = op.results[0].type
    return (made if type is _EXTENTS else n.cast(type, made),)


def _can_be_broadcast(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
    if not _are_extents(*op.operands):
        return None
    zero, one = n.index(0), n.index(1)
    aligned = _Aligned(n, adaptor.operands, zero)

    def step(values: Sequence[Value]) -> Sequence[Value]:
        place, so_far = values
        wanted = aligned.extent(place)

        def join(before: Value, extent: Value) -> Value:
            fits = n.compare("eq", extent, one), n.compare("eq", extent, wanted)
            return n.binary(arith.AndIOp, before, n.binary(arith.OrIOp, *fits))

        return (aligned.fold(place, so_far, join),)

    return n.loop((zero, aligned.rank, one), (n.true_or_false(True),), step)


def _required(kind: Any, message: str) -> Build:
    def build(n: Extents, op: Any, adaptor: Any) -> Sequence[Value] | None:
        holds = n.insert(kind.build_generic(tuple(op.operands), {}, (i1,)))
        return (n.insert(shape.CstrRequireOp.build(holds, message)),)

    return build


# --- the pass -----------------------------------------------------------------------------------------------------------------

_BUILDERS: dict[type[Operation], Build] = {
    shape.AddOp: _arithmetic(arith.AddIOp),
    shape.AnyOp: _any,
    shape.BroadcastOp: _broadcast,
    shape.ConstShapeOp: _constant_shape,
    shape.ConstSizeOp: _constant_size,
    shape.CstrBroadcastableOp: _required(shape.IsBroadcastableOp, "required broadcastable shapes"),
    shape.CstrEqOp: _required(shape.ShapeEqOp, "required equal shapes"),
    shape.DimOp: _dim,
    shape.GetExtentOp: _extent,
    shape.IsBroadcastableOp: _can_be_broadcast,
    shape.MulOp: _arithmetic(arith.MulIOp),
    shape.RankOp: _rank,
    shape.ReduceOp: _reduction,
    shape.ShapeEqOp: _equality,
    shape.ShapeOfOp: _shape_of,
    shape.SplitAtOp: _split,
    shape.ToExtentTensorOp: _to_extents,
}


class OnExtents(ConversionPattern[Any]):
    """Computes with extents; shapes and sizes that may be errors stay."""

    def __init__(self, root: type[Operation], build: Build) -> None:
        super().__init__()
        self.root = root.OPERATION_NAME
        self._build = build

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        values = self._build(Extents(op, rewriter), op, adaptor)
        if values is None:
            return rewriter.match_failure(op, "no tensors of extents")
        rewriter.replace_op(op, values)
        return True


def shape_patterns() -> Iterator[OnExtents]:
    """The patterns that lower `shape`."""
    for root, build in _BUILDERS.items():
        yield OnExtents(root, build)


@register_pass
class ConvertShapeToStandardPass(Pass):
    """Lowers shapes that are tensors of extents."""

    ARGUMENT = "convert-shape-to-std"
    NAME = "ConvertShapeToStandardPass"
    SUMMARY = "Convert operations from the shape dialect into the standard dialect"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "scf", "tensor")
        target.add_legal_op("shape.cstr_require", "func.func", "builtin.module")
        apply_partial_conversion(op, target, shape_patterns())
