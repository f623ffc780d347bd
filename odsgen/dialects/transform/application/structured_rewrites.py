"""Applies rewrites of one structured operation: generalization, interchange, splitting of reductions …"""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.convolution_to_product import (
    can_be_product,
    convolution_to_product,
)
from odsgen.dialects.linalg.flattening import flatten, is_elementwise
from odsgen.dialects.linalg.generalization import can_be_generalized, generalized
from odsgen.dialects.linalg.interchange import interchange
from odsgen.dialects.linalg.promotion import Promotion, promote
from odsgen.dialects.linalg.smaller_windows import with_smaller_window
from odsgen.dialects.linalg.specialization import specialized
from odsgen.dialects.linalg.split_reduction import CannotSplit, Split, split_reduction
from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    definite,
    failed_definitely,
    failed_to_apply,
    silenceable,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.runtime import Operation
from odsgen_dialects.gpu import AddressSpace, GPUMemorySpaceMappingAttr
from odsgen_dialects.linalg import GenericOp
from odsgen_dialects.transform import (
    ConvertConv2DToImg2ColOp,
    DecomposeOp,
    FlattenElementwiseLinalgOp,
    GeneralizeOp,
    InterchangeOp,
    PromoteOp,
    SpecializeOp,
    SplitReductionOp,
)


@applies(GeneralizeOp)
@to_each_target
def apply_generalize(
    op: GeneralizeOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Makes it a `linalg.generic`."""
    if isinstance(target, GenericOp):
        return [target]
    if not can_be_generalized(target):
        raise failed_to_apply(op, target)
    made = rewriter.insert(generalized(target))
    rewriter.replace_op(target, made.results)
    return [made]


@applies(DecomposeOp)
@to_each_target
def apply_decompose(
    op: DecomposeOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Makes a convolution of one dimension of one with two, of which one has size one."""
    made = with_smaller_window(rewriter, target)
    if made is None:
        raise failed_to_apply(op, target)
    return [made]


@applies(SplitReductionOp)
@to_each_target
def apply_split_reduction(
    op: SplitReductionOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Splits its reduction."""
    split = Split(
        op.split_factor,
        op.insert_split_dimension,
        op.inner_parallel,
        op.use_scaling_algorithm,
        op.use_alloc,
    )
    try:
        parts = split_reduction(rewriter, target, split)
    except CannotSplit as reason:
        rewriter.match_failure(target, str(reason))
        note = (target.location, "attempted to apply to this op")
        raise silenceable(op, "failed to apply", [note]) from None
    return [parts.init, parts.fill, parts.split, parts.combining]


@applies(ConvertConv2DToImg2ColOp)
@to_each_target
def apply_convert_conv2d_to_img2col(
    op: ConvertConv2DToImg2ColOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Makes a product of matrices of a convolution."""
    if not can_be_product(target):
        raise definite(
            op,
            f"'{op.name}' op cannot be applied to '{target.name}'",
            [(target.location, "target op")],
        )
    made = convolution_to_product(rewriter, target)
    if made is None:
        raise failed_to_apply(op, target)
    return made


@applies(FlattenElementwiseLinalgOp)
@to_each_target
def apply_flatten_elementwise(
    op: FlattenElementwiseLinalgOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Makes the loops of an elementwise operation one."""
    if "LinalgOp" not in target.INTERFACES or not is_elementwise(target):
        raise silenceable(target, "only elementwise flattening is supported")
    made = flatten(rewriter, target)
    if made is None:
        raise silenceable(target, "attempted to flatten, but failed")
    return [made]


@applies(InterchangeOp)
@to_each_target
def apply_interchange(
    op: InterchangeOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Permutes the loops of a `linalg.generic`."""
    order = list(op.iterator_interchange)
    if not order:
        return [target]
    if not isinstance(target, GenericOp):
        raise silenceable(op, "not applied to a linalg.generic", [(target.location, "target op")])
    if len(order) != len(target.iterator_types):
        raise silenceable(
            op,
            f'"iterator_interchange" has length ({len(order)}) different from the number of '
            f"loops in the target operation ({len(target.iterator_types)})",
        )
    interchange(rewriter, target, order)
    return [target]


@applies(SpecializeOp)
@to_each_target
def apply_specialize(
    op: SpecializeOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Makes a named operation of a `linalg.generic`."""
    if not isinstance(target, GenericOp):
        raise silenceable(op, "requires a generic op", [(target.location, "target op")])
    made = specialized(target)
    if made is None:
        raise failed_to_apply(op, target)
    rewriter.insert(made)
    rewriter.replace_op(target, made.results)
    return [made]


@applies(PromoteOp)
@to_each_target
def apply_promote(
    op: PromoteOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Copies the parts of buffers that it works on into buffers of their own."""
    space: AddressSpace | None = None
    if op.mapping is not None:
        only = op.mapping[0] if len(op.mapping) == 1 else None
        space = only.address_space if isinstance(only, GPUMemorySpaceMappingAttr) else None
        if space not in (AddressSpace.Workgroup, AddressSpace.Private):
            raise failed_definitely(op, target)
    promotion = Promotion(
        frozenset(op.operands_to_promote) if op.operands_to_promote else None,
        (False, False) if space is not None else op.use_full_tile_buffers,
        op.use_full_tiles_by_default,
        op.use_original_subview_size,
        op.use_alloca,
        op.alignment,
        op.memory_space,
        space,
    )
    if not promote(rewriter, target, promotion):
        raise failed_definitely(op, target)
    return [target]
