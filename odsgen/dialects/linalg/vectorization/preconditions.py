"""Which operations can be vectorized (MLIR: `vectorizeOpPrecondition`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.contractions import contraction_loops
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps, shape_of
from odsgen.dialects.linalg.named_bodies import DEFAULT_MAPS
from odsgen.dialects.linalg.structured_parts import INDEXING_MAPS
from odsgen.dialects.linalg.vectorization.convolutions import (
    check_convolution,
    is_convolution,
)
from odsgen.dialects.linalg.vectorization.state import (
    CannotVectorizeError,
    Options,
    static_loop_ranges,
)
from odsgen.dialects.linalg.vectorization.structured import (
    combining_kind,
    is_mappable,
    only_combiner,
)
from odsgen.dialects.shared import mnemonic_of
from odsgen.runtime import DYNAMIC, FloatType, IndexType, IntegerType, Operation, Type
from odsgen_dialects import affine, arith, func, linalg, tensor

_SCALABLE = {
    "matmul",
    "batch_matmul",
    "depthwise_conv_1d_nwc_wc",
    "matvec",
    "mmt4d",
    "batch_mmt4d",
}


def check_sizes(shape: Sequence[int], sizes: Sequence[int]) -> None:
    """Refuse vectors that are smaller than a shape, or of another rank (`isValidMaskedInputVector`)."""
    if len(shape) != len(sizes) or DYNAMIC in sizes:
        raise CannotVectorizeError
    if any(have != DYNAMIC and have > size for have, size in zip(shape, sizes, strict=True)):
        raise CannotVectorizeError


def are_projected_permutations(op: Operation) -> bool:
    """Whether operands are indexed by loops, or by zero."""
    return all(map.is_projected_permutation(allow_zero_in_results=True) for map in loop_maps(op))


_SCALAR = (
    arith.ConstantOp,
    func.ConstantOp,
    tensor.ExtractOp,
    linalg.YieldOp,
    linalg.IndexOp,
    affine.AffineApplyOp,
)


def is_elementwise(op: Operation) -> bool:
    """Whether all loops are parallel, and the body computes element by element (`linalg::isElementwise`)."""
    if not all(loop_kinds(op)) or not are_projected_permutations(op):
        return False
    first = len(op.operands) - len(inits_of(op))
    if not all(map.is_permutation() for map in loop_maps(op)[first:]):
        return False
    return all(
        (isinstance(inner, _SCALAR) or is_mappable(inner))
        and all(isinstance(t, (IntegerType, IndexType, FloatType)) for t in inner.result_types)
        for inner in op.regions[0].entry_block
    )


def _is_element(type: Type) -> bool:
    return isinstance(type, (IntegerType, IndexType, FloatType)) and getattr(
        type, "signedness", None
    ) in (None, *_signless())


def _signless() -> tuple[object, ...]:
    from odsgen.runtime import i1

    return (i1.signedness,)


def check_structured(op: Operation, options: Options) -> None:
    """Raises CannotVectorizeError for a structured operation that stays."""
    ranges = static_loop_ranges(op)
    shapes = [shape_of(value.type) for value in op.operands]
    if any(0 in shape for shape in shapes):
        raise CannotVectorizeError
    if options.sizes:
        check_sizes(ranges, options.sizes)
    if any(DYNAMIC in shape for shape in shapes):
        _check_dynamic(op, options)
    for inner in op.regions[0].entry_block:
        if isinstance(inner, tensor.ExtractOp) and (len(inner.indices) == 1 or options.nd_extract):
            continue
        if not all(map(_is_element, (*inner.operand_types, *inner.result_types))):
            raise CannotVectorizeError
    if is_elementwise(op):
        return
    if is_convolution(op):
        check_convolution(op)
        return
    if not are_projected_permutations(op):
        raise CannotVectorizeError
    _check_reductions(op)


def _check_dynamic(op: Operation, options: Options) -> None:
    if is_convolution(op):
        lhs = shape_of(op.operands[0].type)
        if (
            options.flatten_depthwise
            or mnemonic_of(op) != "depthwise_conv_1d_nwc_wc"
            or DYNAMIC in lhs[:-1]
        ):
            raise CannotVectorizeError
        return
    if not all(loop_kinds(op)):
        _check_reductions(op)
    elif not is_elementwise(op) and not isinstance(op, (linalg.GenericOp, linalg.CopyOp)):
        if contraction_loops(op) is None:
            raise CannotVectorizeError


def _check_reductions(op: Operation) -> None:
    if all(loop_kinds(op)):
        raise CannotVectorizeError
    inits = inits_of(op)
    first = len(op.operands) - len(inits)
    for number, map in enumerate(loop_maps(op)[first:]):
        if map.is_permutation():
            continue
        combiner = only_combiner(op, number)
        if combiner is None or combining_kind(combiner) is None:
            raise CannotVectorizeError


def check_scalable(op: Operation, options: Options) -> None:
    """Refuse scalable sizes but for the last parallel loops, or the last reduction."""
    count = sum(options.scalable)
    if not count:
        return
    if "LinalgOp" not in op.INTERFACES:
        if isinstance(op, (linalg.PackOp, linalg.UnPackOp)):
            return
        raise CannotVectorizeError
    if count > 2:
        raise CannotVectorizeError
    kinds, flags = list(loop_kinds(op)), list(options.scalable)
    seen = False
    while not flags[-1]:
        seen |= kinds[-1] and options.sizes[len(flags) - 1] != 1
        kinds.pop()
        flags.pop()
    name = mnemonic_of(op)
    if not kinds[-1]:
        if len(kinds) != len(options.sizes) or name == "matmul":
            raise CannotVectorizeError
    elif seen:
        raise CannotVectorizeError
    if count == 2 and not (kinds[-1] and flags[-2] and kinds[-2]):
        raise CannotVectorizeError
    default = DEFAULT_MAPS.get(name)
    if default is not None and op.properties.get(INDEXING_MAPS) != default:
        raise CannotVectorizeError
    reduces = isinstance(op, (linalg.GenericOp, linalg.ReduceOp)) and not all(loop_kinds(op))
    if not (is_elementwise(op) or name in _SCALABLE or reduces):
        raise CannotVectorizeError
