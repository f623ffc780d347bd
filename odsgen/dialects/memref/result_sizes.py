"""`resolve-ranked-shaped-type-result-dims`, `resolve-shaped-type-result-dims`, `reify-result-shapes`: sizes by operands."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import (
    Size,
    apply_map,
    as_sizes,
    constant_integer,
    load_dependent_dialects,
    output_shape,
    shape_of,
    sizes_of,
)
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, flag, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    Attribute,
    IndexType,
    InsertionPoint,
    IntegerAttr,
    MissingMethodError,
    Operation,
    OpResult,
    RankedTensorType,
    Region,
    ShapedType,
    Value,
    as_interface,
)
from odsgen.runtime.interfaces import InferShapedTypeOpInterface, ReifyRankedShapedTypeOpInterface
from odsgen_dialects import memref, tensor


def _reified_size(
    value: OpResult, number: int, rewriter: PatternRewriter
) -> Value | Attribute | None:
    """A size of a result; None if the operation does not tell it."""
    op = value.owner
    if isinstance(op, tensor.CollapseShapeOp):
        return _collapsed_sizes(op, rewriter)[number]
    if isinstance(op, tensor.ExpandShapeOp):
        return as_sizes(output_shape(op))[number]
    reifying = as_interface(op, ReifyRankedShapedTypeOpInterface)
    try:
        return (
            None
            if reifying is None
            else reifying.reify_dim_of_result(rewriter, value.index, number)
        )
    except (ValueError, MissingMethodError):
        return None


def _collapsed_sizes(op: tensor.CollapseShapeOp, rewriter: PatternRewriter) -> list[Size]:
    """The product of the sizes of each group."""
    exprs: list[AffineExpr] = []
    for group in op.reassociation:
        product: AffineExpr = AffineDimExpr.get(group[0])
        for dim in group[1:]:
            product = product * AffineDimExpr.get(dim)
        exprs.append(product)
    map = AffineMap.get(len(shape_of(op.src.type)), 0, exprs)
    return apply_map(rewriter, map, sizes_of(rewriter, op.src, op.location), op.location)


class _SizeOfResult(RewritePattern[Any]):
    """A size of a result of which the number of the dimension is known."""

    def __init__(self, root: type[Operation]) -> None:
        self.root = root.OPERATION_NAME
        super().__init__()

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, number = op.source, constant_integer(op.index)
        if not isinstance(source, OpResult) or number is None:
            return rewriter.match_failure(op, "no known size of a result")
        found = self.size(source, number, op, rewriter)
        if found is None:
            return rewriter.match_failure(op, "the operation does not tell its sizes")
        rewriter.replace_op(op, [found])
        return True

    def size(
        self, source: OpResult, number: int, op: Operation, rewriter: PatternRewriter
    ) -> Value | None:
        """The value for the size; None if it is not told."""
        raise NotImplementedError


class SizeByReification(_SizeOfResult):
    """The size of one dimension as an operation tells it."""

    def size(
        self, source: OpResult, number: int, op: Operation, rewriter: PatternRewriter
    ) -> Value | None:
        type = source.type
        if not isinstance(type, ShapedType) or not type.has_rank or not 0 <= number < type.rank:
            return None
        size = _reified_size(source, number, rewriter)
        if isinstance(size, IntegerAttr):
            return index_constant(rewriter, size.value, op.location)
        return size if isinstance(size, Value) else None


class SizeOfShape(_SizeOfResult):
    """An element of the tensor of sizes that an operation gives."""

    def size(
        self, source: OpResult, number: int, op: Operation, rewriter: PatternRewriter
    ) -> Value | None:
        owner = source.owner
        shaped = as_interface(owner, InferShapedTypeOpInterface)
        try:
            shapes = (
                () if shaped is None else shaped.reify_return_type_shapes(rewriter, owner.operands)
            )
        except (ValueError, MissingMethodError):
            return None
        if len(shapes) != len(owner.results):
            return None
        type = shapes[source.index].type
        if not isinstance(type, RankedTensorType) or not isinstance(type.element_type, IndexType):
            return None
        place = index_constant(rewriter, number, op.location)
        made = tensor.ExtractOp.build(shapes[source.index], (place,), location=op.location)
        return rewriter.insert(made).results[0]


_DIMS: tuple[type[Operation], ...] = (memref.DimOp, tensor.DimOp)
#: The patterns, also for the transform operation.
RANKED_PATTERNS: tuple[RewritePattern, ...] = tuple(map(SizeByReification, _DIMS))


class _ResolveDims(Pass):
    """Replaces sizes of results by those of operands."""

    SUMMARY = "Resolve memref.dim of result values"
    PATTERNS: tuple[RewritePattern, ...] = ()

    error_on_pattern_iteration_limit = flag(
        "error-on-pattern-iteration-limit",
        True,
        "Throw an error when pattern rewriter hits iteration limit",
    )

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "affine", "arith", "memref", "tensor")
        outcome = apply_patterns_greedily(op, self.PATTERNS)
        if not outcome.converged and self.error_on_pattern_iteration_limit:
            self.signal_failure(
                op.error("dim operation pattern application did not converge within the limit")
            )


@register_pass
class ResolveRankedShapeTypeResultDimsPass(_ResolveDims):
    """Asks operations for the sizes of their results."""

    ARGUMENT = "resolve-ranked-shaped-type-result-dims"
    NAME = "ResolveRankedShapeTypeResultDimsPass"
    SUMMARY = "Resolve memref.dim of result values of ranked shape type"
    PATTERNS = RANKED_PATTERNS


@register_pass
class ResolveShapedTypeResultDimsPass(_ResolveDims):
    """Asks operations for the sizes, or for the tensors of sizes, of their results."""

    ARGUMENT = "resolve-shaped-type-result-dims"
    NAME = "ResolveShapedTypeResultDimsPass"
    PATTERNS = (*RANKED_PATTERNS, *map(SizeOfShape, _DIMS))


# --- reify-result-shapes ----------------------------------------------------------------------------------------------------


@register_pass
class ReifyResultShapesPass(Pass):
    """Gives padded and concatenated tensors the sizes that are known, behind a cast."""

    ARGUMENT = "reify-result-shapes"
    NAME = "ReifyResultShapesPass"
    SUMMARY = "Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`."

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "affine", "arith", "memref", "tensor")
        for each in list(op.walk(post_order=True)):
            if isinstance(each, (tensor.PadOp, tensor.ConcatOp)):
                rewriter = PatternRewriter(InsertionPoint.before(each))
                try:
                    _make_static(each, each.reify_result_shapes(rewriter)[0], rewriter)
                except ValueError:
                    self.emit_warning(each, "failed to get the reified shapes")


def _make_static(op: tensor.PadOp | tensor.ConcatOp, shape: Any, rewriter: PatternRewriter) -> None:
    result = op.results[0]
    before = result.type
    assert isinstance(before, RankedTensorType)
    sizes = [
        size.value if isinstance(size, IntegerAttr) else constant_integer(size) for size in shape
    ]
    known = [DYNAMIC if size is None else size for size in sizes]
    if known == list(before.shape):
        return
    after = RankedTensorType.get(known, before.element_type, before.encoding)
    regions = []
    for region in op.regions:
        regions.append(Region())
        regions[-1].take_body(region)
    made = type(op).build_generic(
        op.operands,
        {**op.properties_as_attributes(), **op.attributes},
        [after],
        regions=regions,
        location=op.location,
    )
    rewriter.insert(made)
    cast = tensor.CastOp.build(before, made.results[0], location=op.location)
    rewriter.replace_op(op, rewriter.insert(cast))
