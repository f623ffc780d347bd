"""Vectorizes convolutions and poolings of one spatial dimension, window by window (MLIR: `Conv1DGenerator`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps, shape_of, window_factors
from odsgen.dialects.linalg.reductions import combining_operations
from odsgen.dialects.linalg.tiling.slices import as_value, dimensions
from odsgen.dialects.linalg.vectorization.state import (
    CannotVectorizeError,
    Options,
    transfer_read,
    transfer_write,
)
from odsgen.dialects.shared import mnemonic_of, zero_attribute
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.vector.lowering.masking import mask_operation
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    BlockArgument,
    FloatType,
    IntegerType,
    Operation,
    Type,
    TypedAttr,
    Value,
    VectorType,
    dim_exprs,
    element_type_or_self,
    i1,
)
from odsgen_dialects import arith, vector

_POOLS = {
    arith.AddIOp,
    arith.AddFOp,
    arith.AndIOp,
    arith.MaxSIOp,
    arith.MaxUIOp,
    arith.MaximumFOp,
    arith.MaxNumFOp,
    arith.MinSIOp,
    arith.MinUIOp,
    arith.MinimumFOp,
    arith.MinNumFOp,
}
_CASTS = "CastOpInterface"


def is_convolution(op: Operation) -> bool:
    """Whether an operand is indexed by the sum of a window's place and a place in it."""
    inits = inits_of(op)
    if len(op.operands) != 3 or len(inits) != 1 or all(loop_kinds(op)):
        return False
    image, kernel, result = loop_maps(op)
    if not kernel.is_projected_permutation() or not result.is_projected_permutation():
        return False
    if any(isinstance(expr, AffineConstantExpr) for expr in image.results):
        return False
    return any(not isinstance(expr, AffineDimExpr) for expr in image.results)


class _Combination(NamedTuple):
    """How a window is combined: by products, or as a pool, perhaps after a conversion."""

    op: Operation
    is_pool: bool
    conversion: Operation | None


def _is_converted_argument(op: Operation | None) -> bool:
    return (
        op is not None
        and _CASTS in op.INTERFACES
        and len(op.operands) == 1
        and isinstance(op.operands[0], BlockArgument)
    )


def _combination(op: Operation) -> _Combination | None:
    chain = combining_operations(op, 0)
    if not chain:
        return None
    combiner = chain[-1]
    others = [each for each in combiner.operands if not isinstance(each, BlockArgument)]
    if not others:
        return _Combination(combiner, True, None)
    if len(others) != 1:
        return None
    feeder = others[0].defining_op
    assert feeder is not None
    if _is_converted_argument(feeder):
        return _Combination(combiner, True, feeder)
    multiplies = isinstance(feeder, (arith.MulIOp, arith.MulFOp)) or (
        isinstance(feeder, arith.AndIOp) and feeder.results[0].type is i1
    )
    if not multiplies or not all(
        isinstance(each, BlockArgument) or _is_converted_argument(each.defining_op)
        for each in feeder.operands
    ):
        return None
    return _Combination(combiner, False, None)


def check_convolution(op: Operation) -> None:
    """Raises CannotVectorizeError unless there is one spatial dimension, and a window is combined by sums or a pool."""
    image, kernel, result = (len(shape_of(value.type)) for value in op.operands)
    found = _combination(op)
    if (image, result) not in ((3, 3), (1, 1)) or found is None:
        raise CannotVectorizeError
    sums = isinstance(found.op, (arith.AddFOp, arith.AddIOp, arith.OrIOp))
    if not sums and not (found.is_pool and type(found.op) in _POOLS):
        raise CannotVectorizeError
    if kernel not in ((1,) if found.is_pool else (1, 2, 3)):
        raise CannotVectorizeError


class _Layout(NamedTuple):
    """The maps of a convolution, as numbers of loops; the image has `w` for the place in the window."""

    image: str
    kernel: str
    result: str


def _layout(op: Operation) -> _Layout | None:
    """Which loop each dimension counts: n, w (with its window), c, f."""
    kinds, maps = loop_kinds(op), loop_maps(op)
    image, kernel, result = maps
    names: dict[int, str] = {}
    for expr in image.results:
        if not isinstance(expr, AffineDimExpr):
            for part in expr.walk():
                if isinstance(part, AffineDimExpr):
                    names[part.position] = "w" if kinds[part.position] else "k"
    for expr in (*image.results, *kernel.results, *result.results):
        if not isinstance(expr, AffineDimExpr) or expr.position in names:
            continue
        place = expr.position
        used = (
            image.is_function_of_dim(place),
            kernel.is_function_of_dim(place),
            result.is_function_of_dim(place),
        )
        names[place] = {
            (True, False, True): "n",
            (True, True, False): "c",
            (False, True, True): "f",
            (True, True, True): "d",
        }.get(used, "?")

    def text(map: AffineMap) -> str:
        return "".join(
            names[e.position] if isinstance(e, AffineDimExpr) else "w" for e in map.results
        )

    return _Layout(text(image), text(kernel), text(result))


_CHANNELED: dict[tuple[str, str, str], str] = {
    ("w", "k", "w"): "W",
    ("nwc", "kcf", "nwf"): "NWC",
    ("ncw", "fck", "nfw"): "NCW",
    ("nwd", "kd", "nwd"): "DEPTH",
    ("nwn", "k", "nwn"): "NWC pool",
    ("nnw", "k", "nnw"): "NCW pool",
}


def vectorize_convolution(
    rewriter: PatternRewriter, op: Operation, options: Options
) -> list[Value]:
    """The values that take the places of the results."""
    layout = _layout(op)
    combination = _combination(op)
    order = None if layout is None else _CHANNELED.get(layout)
    if order is None or combination is None:
        raise CannotVectorizeError
    rewriter.set_insertion_point_before(op)
    if combination.is_pool != order.endswith("pool"):
        raise CannotVectorizeError
    windows = _Windows(rewriter, op, combination)
    if order == "DEPTH":
        return windows.depthwise(options)
    return windows.convolution(order.split()[0])


class _Windows:
    def __init__(self, rewriter: PatternRewriter, op: Operation, combination: _Combination) -> None:
        self.rewriter, self.op, self.combination = rewriter, op, combination
        self.location = op.location
        self.image, self.kernel, self.result = op.operands
        self.stride = self._factor("strides")
        self.dilation = self._factor("dilations")

    def _factor(self, name: str) -> int:
        return window_factors(self.op, name, 1)[0]

    def add(self, op: Operation) -> Value:
        """Insert an operation; its only result."""
        op.location = self.location
        return self.rewriter.insert(op).results[0]

    def _zeros(self, value: Value) -> list[Value]:
        return [self.zero] * len(shape_of(value.type))

    def read(self, value: Value, shape: Sequence[int], scalable: bool = False) -> Operation:
        """Reads all of an operand, zero beyond."""
        element = element_type_or_self(value.type)
        zero = zero_attribute(element)
        assert isinstance(zero, TypedAttr)
        padding = self.add(arith.ConstantOp.build(zero))
        type = VectorType.get(shape, element, [*[False] * (len(shape) - 1), scalable])
        return transfer_read(
            self.rewriter, type, value, self._zeros(value), self.location, padding=padding
        )

    def slice(self, value: Value, offsets: Sequence[int], sizes: Sequence[int]) -> Value:
        """A part of a vector."""
        whole = value.type
        assert isinstance(whole, VectorType)
        type = VectorType.get(sizes, whole.element_type, whole.scalable_dims)
        ones = [1] * len(sizes)
        return self.add(vector.ExtractStridedSliceOp.build(type, value, offsets, sizes, ones))

    def _extent(self, w: int, kw: int) -> int:
        return ((w - 1) * self.stride + 1) + ((kw - 1) * self.dilation + 1) - 1

    def promote(self, value: Value, like: Type) -> Value:
        """The value with elements as wide as those of another."""
        source, target = element_type_or_self(value.type), element_type_or_self(like)
        if source is target:
            return value
        type: Type = target
        if isinstance(value.type, VectorType):
            type = VectorType.get(value.type.shape, target, value.type.scalable_dims)
        if isinstance(source, IntegerType) and isinstance(target, FloatType):
            return self.add(arith.SIToFPOp.build(type, value))
        if isinstance(source, FloatType) and isinstance(target, FloatType):
            return self.add(arith.ExtFOp.build(type, value))
        return self.add(arith.ExtSIOp.build(type, value))

    # --- with channels, or none -----------------------------------------------------------------------------------------

    def convolution(self, order: str) -> list[Value]:
        """Reads everything, computes window by window, and writes."""
        self.zero = index_constant(self.rewriter, 0, self.location)
        is_pool = self.combination.is_pool
        result, kernel = shape_of(self.result.type), shape_of(self.kernel.type)
        if order == "W":
            [w], [kw] = result, kernel
            shapes = [[w + kw - 1], [kw], [w]]
            n = c = f = 0
        elif order == "NWC":
            n, w, f = result
            kw = kernel[0]
            c = f if is_pool else kernel[1]
            shapes = [[n, self._extent(w, kw), c], [kw] if is_pool else [kw, c, f], [n, w, f]]
        else:
            n, f, w = result
            kw = kernel[-1]
            c = f if is_pool else kernel[1]
            shapes = [[n, c, self._extent(w, kw)], [kw] if is_pool else [f, c, kw], [n, f, w]]
        if any(DYNAMIC in shape for shape in shapes):
            raise CannotVectorizeError
        step = w if self.stride == 1 else 1
        image: Value = self.read(self.image, shapes[0]).results[0]
        filter: Value | None = None if is_pool else self.read(self.kernel, shapes[1]).results[0]
        out: Value = self.read(self.result, shapes[2]).results[0]
        if order == "NCW":
            image = self._transposed(image, (0, 2, 1))
            filter = None if filter is None else self._transposed(filter, (2, 1, 0))
            out = self._transposed(out, (0, 2, 1))
        places = range(0, w, step)
        single = order == "W"

        def part(value: Value, at: int, size: int) -> Value:
            if single:
                return self.slice(value, [at], [step])
            return self.slice(value, [0, at, 0], [n, step, size])

        images = [
            part(image, at + k if single else at * self.stride + k * self.dilation, c)
            for k in range(kw)
            for at in places
        ]
        filters = (
            []
            if filter is None
            else [self.add(vector.ExtractOp.build(filter, (), (k,))) for k in range(kw)]
        )
        outs = {at: part(out, at, f) for at in places}
        for number, input in enumerate(images):
            k, place = divmod(number, len(places))
            at = places[place]
            outs[at] = (
                self._pooled(input, outs[at])
                if is_pool
                else self._product(input, filters[k], outs[at], single)
            )
        for at in places:
            offsets = [at] if single else [0, at, 0]
            ones = [1] * len(offsets)
            out = self.add(vector.InsertStridedSliceOp.build(outs[at], out, offsets, ones))
        if order == "NCW":
            out = self._transposed(out, (0, 2, 1))
        write = transfer_write(
            self.rewriter, out, self.result, self._zeros(self.result), self.location
        )
        return list(write.results)

    def _transposed(self, value: Value, order: Sequence[int]) -> Value:
        type = value.type
        assert isinstance(type, VectorType)
        moved = VectorType.get([type.shape[n] for n in order], type.element_type)
        return self.add(vector.TransposeOp.build(moved, value, order))

    def _product(self, input: Value, filter: Value, out: Value, single: bool) -> Value:
        input = self.promote(input, out.type)
        filter = self.promote(filter, out.type)
        if single:
            return self.add(
                vector.OuterProductOp.build(
                    out.type, input, filter, acc=out, kind=vector.CombiningKind.ADD
                )
            )
        n, w, f, c = dim_exprs(4)
        maps = [AffineMap.get(4, 0, exprs) for exprs in ([n, w, c], [c, f], [n, w, f])]
        kinds = [vector.IteratorType.parallel] * 3 + [vector.IteratorType.reduction]
        from odsgen.dialects.linalg.vectorization.structured import combining_kind

        kind = combining_kind(self.combination.op)
        assert kind is not None
        return self.add(
            vector.ContractionOp.build(
                out.type,
                input,
                filter,
                out,
                ArrayAttr.get([AffineMapAttr.get(map) for map in maps]),
                kinds,
                kind=kind,
            )
        )

    def _pooled(self, input: Value, out: Value) -> Value:
        conversion = self.combination.conversion
        if conversion is not None:
            input = self.add(type(conversion).build_generic([input], {}, [out.type]))
        made = type(self.combination.op).build_generic([input, out], {}, [out.type])
        return self.add(made)

    # --- of each channel by itself --------------------------------------------------------------------------------------

    def depthwise(self, options: Options) -> list[Value]:
        """The convolution of each channel with its own kernel, masked where their number is dynamic."""
        kw, c = shape_of(self.kernel.type)
        scales = False
        masked = c == DYNAMIC
        flatten = options.flatten_depthwise
        if masked:
            channel = 2 if mnemonic_of(self.op) == "depthwise_conv_1d_nwc_wc" else 1
            if not options.sizes:
                raise CannotVectorizeError
            c = options.sizes[channel]
            scales = options.scalable[channel] if options.scalable else False
        n, w = shape_of(self.result.type)[:2]
        self.zero = index_constant(self.rewriter, 0, self.location)
        step = w if self.stride == 1 else 1

        def read(value: Value, shape: Sequence[int]) -> Value:
            made = self.read(value, shape, scales)
            return (self._masked(made, value) if masked else made).results[0]

        image = read(self.image, [n, self._extent(w, kw), c])
        filter = read(self.kernel, [kw, c])
        out = read(self.result, [n, w, c])
        places = range(0, w, step)
        sizes = [n, step, c]
        images = [
            self.slice(image, [0, at * self.stride + k * self.dilation, 0], sizes)
            for k in range(kw)
            for at in places
        ]
        filters = [self.add(vector.ExtractOp.build(filter, (), (k,))) for k in range(kw)]
        outs = {at: self.slice(out, [0, at, 0], sizes) for at in places}
        for number, input in enumerate(images):
            k, place = divmod(number, len(places))
            at = places[place]
            current = outs[at]
            if flatten:
                input, current = self._flat(input), self._flat(current)
            current = self._accumulated(input, filters[k], current, flatten)
            if flatten:
                current = self.add(vector.ShapeCastOp.build(outs[at].type, current))
            outs[at] = current
        for at in places:
            made = vector.InsertStridedSliceOp.build(outs[at], out, [0, at, 0], [1, 1, 1])
            out = self.add(made)
        write: Operation = transfer_write(
            self.rewriter, out, self.result, self._zeros(self.result), self.location
        )
        if masked:
            write = self._masked(write, self.result)
        return list(write.results)

    def _masked(self, transfer: Operation, shaped: Value) -> Operation:
        assert isinstance(transfer, (vector.TransferReadOp, vector.TransferWriteOp))
        value = transfer.results[0] if isinstance(transfer, vector.TransferReadOp) else None
        type = transfer.operands[0].type if value is None else value.type
        assert isinstance(type, VectorType)
        transfer.in_bounds = [True] * type.rank
        limits = dimensions(self.rewriter, shaped, self.location)
        sizes = [as_value(self.rewriter, limit, self.location) for limit in limits]
        mask_type = VectorType.get(type.shape, i1, type.scalable_dims)
        return mask_operation(
            self.rewriter, transfer, self.add(vector.CreateMaskOp.build(mask_type, sizes))
        )

    def _flat(self, value: Value) -> Value:
        type = value.type
        assert isinstance(type, VectorType)
        n, w, c = type.shape
        return self.add(
            vector.ShapeCastOp.build(VectorType.get([n, w * c], type.element_type), value)
        )

    def _accumulated(self, input: Value, filter: Value, out: Value, flatten: bool) -> Value:
        type = out.type
        assert isinstance(type, VectorType) and isinstance(filter.type, VectorType)
        input = self.promote(input, type)
        if flatten:
            [size] = filter.type.shape
            numbers = list(range(size)) * (type.shape[1] // size)
            filter = self.add(vector.ShuffleOp.build(filter, filter, numbers))
        wide = VectorType.get(type.shape, element_type_or_self(filter.type), type.scalable_dims)
        filter = self.add(vector.BroadcastOp.build(wide, filter))
        filter = self.promote(filter, type)
        if isinstance(type.element_type, FloatType):
            return self.add(vector.FMAOp.build(input, filter, out))
        return self.add(arith.AddIOp.build(self.add(arith.MulIOp.build(input, filter)), out))
