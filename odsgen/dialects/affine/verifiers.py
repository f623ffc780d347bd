"""Verifiers of the dialect `affine`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.identifiers import (
    affine_scope,
    is_valid_dim,
    is_valid_symbol,
    verify_dims_and_symbols,
)
from odsgen.dialects.shared import DYNAMIC_INDEX
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    Operation,
    ShapedType,
    Type,
    Value,
)
from odsgen_dialects import affine


def _map(op: Operation, name: str = "map") -> AffineMap:
    map: AffineMap = op.properties[name].value
    return map


# --- apply, min, max --------------------------------------------------------------------------------------------------

_WRONG_COUNT = "operand count and affine map dimension and symbol count must match"


@verifies(affine.AffineApplyOp)
def verify_apply(op: affine.AffineApplyOp) -> None:
    """AffineApplyOp::verify"""
    map = _map(op)
    if len(op.map_operands) != map.num_inputs:
        raise op.op_error(_WRONG_COUNT)
    if len(map.results) != 1:
        raise op.op_error("mapping must produce one value")
    scope = affine_scope(op)
    for value in op.map_operands[map.num_dims :]:
        if is_valid_dim(value, scope) and not is_valid_symbol(value, scope):
            raise op.error("dimensional operand cannot be used as a symbol")


@verifies(affine.AffineMinOp, affine.AffineMaxOp)
def verify_min(op: affine.AffineMaxOp | affine.AffineMinOp) -> None:
    """AffineMinOp::verify, AffineMaxOp::verify"""
    map = _map(op)
    if len(op.operands) != map.num_inputs:
        raise op.op_error(_WRONG_COUNT)
    if not map.results:
        raise op.op_error("affine map expect at least one result")


# --- structure --------------------------------------------------------------------------------------------------------


@verifies_regions(affine.AffineForOp)
def verify_for_regions(op: affine.AffineForOp) -> None:
    """AffineForOp::verifyRegions"""
    arguments = op.region.arguments
    if not arguments or not isinstance(arguments[0].type, IndexType):
        raise op.op_error(
            "expected body to have a single index argument for the induction variable"
        )
    bounds = (("lower", op.lower_bound_operands), ("upper", op.upper_bound_operands))
    for which, values in bounds:
        map = _map(op, f"{which}BoundMap")
        if map.num_inputs:
            verify_dims_and_symbols(op, values, map.num_dims)
    for which, _ in bounds:
        if not _map(op, f"{which}BoundMap").results:
            raise op.op_error(f"expected {which} bound map to have at least one result")
    # As in MLIR, iter_args are the operands that the maps do not take, not a segment.
    taken = sum(_map(op, f"{which}BoundMap").num_inputs for which, _ in bounds)
    if op.results and len(op.operands) - taken != len(op.results):
        raise op.op_error("mismatch between the number of loop-carried values and results")
    if op.results and len(arguments) - 1 != len(op.results):
        raise op.op_error("mismatch between the number of basic block args and results")


@verifies(affine.AffineIfOp)
def verify_if(op: affine.AffineIfOp) -> None:
    """AffineIfOp::verify"""
    condition = op.condition.value
    if len(op.operands) != condition.num_inputs:
        raise op.op_error(
            "operand count and condition integer set dimension and symbol count must match"
        )
    verify_dims_and_symbols(op, op.operands, condition.num_dims)


@verifies(affine.AffineYieldOp)
def verify_yield(op: affine.AffineYieldOp) -> None:
    """AffineYieldOp::verify"""
    parent = op.parent_op
    if not isinstance(parent, (affine.AffineForOp, affine.AffineIfOp, affine.AffineParallelOp)):
        raise op.op_error("only terminates affine.if/for/parallel regions")
    if len(parent.results) != len(op.operands):
        raise op.op_error("parent of yield must have same number of results as the yield operands")
    if parent.result_types != op.operand_types:
        raise op.op_error("types mismatch between yield op and its parent")


# --- parallel ---------------------------------------------------------------------------------------------------------

_OF_FLOATS = frozenset({"addf", "maximumf", "maxnumf", "minimumf", "minnumf", "mulf"})


@verifies(affine.AffineParallelOp)
def verify_parallel(op: affine.AffineParallelOp) -> None:
    """AffineParallelOp::verify"""
    properties = op.properties
    steps = len(properties["steps"])
    arguments = len(op.region.arguments)
    groups = {which: properties[f"{which}BoundsGroups"] for which in ("lower", "upper")}
    low, high = groups["lower"].num_elements, groups["upper"].num_elements
    if {low, high, arguments} != {steps}:
        raise op.op_error(
            f"the number of region arguments ({arguments}) and the number of map groups for lower "
            f"({low}) and upper bound ({high}), and the number of steps ({steps}) must all match"
        )
    for which, sizes in groups.items():
        total = sum(sizes.values())
        if total != len(_map(op, f"{which}BoundsMap").results):
            raise op.op_error(f"expected {which} bounds map to have {total} results")
    _verify_reductions(op)
    count = _map(op, "lowerBoundsMap").num_inputs
    if count + _map(op, "upperBoundsMap").num_inputs != len(op.map_operands):
        raise op.op_error("operand count and affine map dimension and symbol count must match")
    operands = {"lower": op.map_operands[:count], "upper": op.map_operands[count:]}
    for which, values in operands.items():
        verify_dims_and_symbols(op, values, _map(op, f"{which}BoundsMap").num_dims)


def _verify_reductions(op: affine.AffineParallelOp) -> None:
    from odsgen_dialects.arith import AtomicRMWKind

    reductions = op.reductions_attr
    if len(reductions) != len(op.results):
        raise op.op_error("a reduction must be specified for each output")
    for attribute, result in zip(reductions, op.results, strict=True):
        try:
            kind = AtomicRMWKind(int(attribute.value) if isinstance(attribute, IntegerAttr) else -1)
        except ValueError:
            raise op.op_error("invalid reduction attribute") from None
        if not _reduces(str(kind), result.type):
            raise op.op_error("result type cannot match reduction attribute")


def _reduces(kind: str, type: Type) -> bool:
    if kind == "assign":
        return True
    return isinstance(type, FloatType if kind in _OF_FLOATS else IntegerType)


# --- memory -----------------------------------------------------------------------------------------------------------


def _verify_subscripts(op: Operation, memref: Value, indices: Sequence[Value]) -> None:
    """Checks that the map has an index for each dimension and valid operands."""
    map = _map(op)
    assert isinstance(memref.type, MemRefType)
    if len(map.results) != len(memref.type.shape):
        raise op.op_error("affine map num results must equal memref rank")
    if map.num_inputs != len(indices):
        raise op.op_error("expects as many subscripts as affine map inputs")
    verify_dims_and_symbols(op, indices, map.num_dims)


def _element_type(type: Type) -> Type:
    assert isinstance(type, ShapedType)
    return type.element_type


@verifies(affine.AffineLoadOp)
def verify_load(op: affine.AffineLoadOp) -> None:
    """AffineLoadOp::verify"""
    memref, indices = op.memref, op.indices
    if op.result.type is not _element_type(memref.type):
        raise op.op_error("result type must match element type of memref")
    _verify_subscripts(op, memref, indices)


@verifies(affine.AffineStoreOp)
def verify_store(op: affine.AffineStoreOp) -> None:
    """AffineStoreOp::verify"""
    value, memref, indices = op.value, op.memref, op.indices
    if value.type is not _element_type(memref.type):
        raise op.op_error("value to store must have the same type as memref element type")
    _verify_subscripts(op, memref, indices)


@verifies(affine.AffineVectorLoadOp)
def verify_vector_load(op: affine.AffineVectorLoadOp) -> None:
    """AffineVectorLoadOp::verify"""
    memref, indices = op.memref, op.indices
    _verify_subscripts(op, memref, indices)
    _verify_vector(op, memref, op.result.type)


@verifies(affine.AffineVectorStoreOp)
def verify_vector_store(op: affine.AffineVectorStoreOp) -> None:
    """AffineVectorStoreOp::verify"""
    value, memref, indices = op.value, op.memref, op.indices
    _verify_subscripts(op, memref, indices)
    _verify_vector(op, memref, value.type)


def _verify_vector(op: Operation, memref: Value, vector: Type) -> None:
    if _element_type(memref.type) is not _element_type(vector):
        raise op.op_error("requires memref and vector types of the same elemental type")


@verifies(affine.AffinePrefetchOp)
def verify_prefetch(op: affine.AffinePrefetchOp) -> None:
    """AffinePrefetchOp::verify"""
    memref, indices = op.memref, op.indices
    map = _map(op)
    assert isinstance(memref.type, MemRefType)
    if len(map.results) != len(memref.type.shape):
        raise op.op_error("affine.prefetch affine map num results must equal memref rank")
    if map.num_inputs != len(indices):
        raise op.op_error("too few operands")
    _verify_indices(op, indices, "index must")


def _verify_indices(op: Operation, indices: Sequence[Value], subject: str) -> None:
    """Checks that each index is a valid dimension or symbol."""
    scope = affine_scope(op)
    for value in indices:
        if not (is_valid_dim(value, scope) or is_valid_symbol(value, scope)):
            raise op.op_error(f"{subject} be a valid dimension or symbol identifier")


@verifies(affine.AffineDmaStartOp)
def verify_dma_start(op: affine.AffineDmaStartOp) -> None:
    """AffineDmaStartOp::verifyInvariantsImpl"""
    operands = op.operands
    parts = (("source", "src"), ("destination", "dst"), ("tag", "tag"))
    maps: list[AffineMap] = []
    position = 0
    for name, short in parts:
        if position >= len(operands) or not isinstance(operands[position].type, MemRefType):
            raise op.op_error(f"expected DMA {name} to be of memref type")
        maps.append(_discardable_map(op, f"{short}_map"))
        position += 1 + maps[-1].num_inputs
    if len(operands) - position not in (1, 3):
        raise op.op_error("incorrect number of operands")
    position = 0
    for (_, short), map in zip(parts, maps, strict=True):
        indices = operands[position + 1 : position + 1 + map.num_inputs]
        if any(not isinstance(value.type, IndexType) for value in indices):
            raise op.op_error(f"{short} index to dma_start must have 'index' type")
        _verify_indices(op, indices, f"{short} index must")
        position += 1 + map.num_inputs


@verifies(affine.AffineDmaWaitOp)
def verify_dma_wait(op: affine.AffineDmaWaitOp) -> None:
    """AffineDmaWaitOp::verifyInvariantsImpl"""
    if not op.operands or not isinstance(op.operands[0].type, MemRefType):
        raise op.op_error("expected DMA tag to be of memref type")
    indices = op.operands[1 : 1 + _discardable_map(op, "tag_map").num_inputs]
    if any(not isinstance(value.type, IndexType) for value in indices):
        raise op.op_error("index to dma_wait must have 'index' type")
    if len(op.operands) != len(indices) + 2:  # MLIR reads out of bounds
        raise op.op_error("expected the number of elements behind the indices of the tag")
    _verify_indices(op, indices, "index must")


def _discardable_map(op: Operation, name: str) -> AffineMap:
    attribute = op.attributes.get(name)
    if not isinstance(attribute, AffineMapAttr):
        raise op.op_error(f"requires an affine map attribute named '{name}'")
    return attribute.value


# --- linearize_index, delinearize_index -------------------------------------------------------------------------------


def _verify_basis(op: Operation, basis: Sequence[int], values: int) -> None:
    if sum(number == DYNAMIC_INDEX for number in basis) != values:
        raise op.op_error(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding "
            "dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite"
        )


@verifies(affine.AffineDelinearizeIndexOp)
def verify_delinearize_index(op: affine.AffineDelinearizeIndexOp) -> None:
    """AffineDelinearizeIndexOp::verify"""
    basis = op.static_basis
    if len(op.multi_index) - len(basis) not in (0, 1):
        raise op.op_error("should return an index for each basis element and up to one extra index")
    _verify_basis(op, basis, len(op.dynamic_basis))
    if any(number <= 0 and number != DYNAMIC_INDEX for number in basis):
        raise op.op_error("no basis element may be statically non-positive")


@verifies(affine.AffineLinearizeIndexOp)
def verify_linearize_index(op: affine.AffineLinearizeIndexOp) -> None:
    """AffineLinearizeIndexOp::verify"""
    basis = op.static_basis
    if len(op.multi_index) - len(basis) not in (0, 1):
        raise op.op_error(
            "should be passed a basis element for each index except possibly the first"
        )
    _verify_basis(op, basis, len(op.dynamic_basis))
