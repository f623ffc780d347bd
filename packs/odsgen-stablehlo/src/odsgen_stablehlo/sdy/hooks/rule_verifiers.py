"""Verifiers of sharding rules and of the edges along which shardings are propagated."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import Operation, ShapedType, Type

from ..attributes import (
    DimMappingAttr,
    EdgeValueRefAttr,
    OpShardingRuleAttr,
    PropagationEdgesAttr,
    PropagationOneStepAttr,
    TensorMappingAttr,
    TensorShardingAttr,
)
from ..enums import EdgeNodeType
from ..ops import FuncDataFlowEdgeOp
from .axes import sizes_of
from .sharding_rules import factor_text
from .values import common_mesh, sharding_of

# --- rules ----------------------------------------------------------------------------------------


def verify_sharding_rule(rule: OpShardingRuleAttr, op: Operation) -> None:
    """verifyOpShardingRuleAttr"""
    sizes = rule.factor_sizes
    in_operands = _verify_mappings(op, op.operand_types, rule.operand_mappings, sizes, "operand")
    in_results = _verify_mappings(op, op.result_types, rule.result_mappings, sizes, "result")
    for factor, size in enumerate(sizes):
        if factor not in in_operands and factor not in in_results:
            raise op.op_error(
                f"has factor {factor_text(factor)}={size} that isn't used in operand and result "
                "mappings"
            )
    special = (rule.reduction_factors, rule.need_replication_factors, rule.permutation_factors)
    for factors in special:
        _verify_indices(op, factors, len(sizes))
    if len({f for factors in special for f in factors}) != sum(map(len, special)):
        raise op.op_error(
            "a factor can only be in one of the reduction, need replication, or permutation factor "
            "sets"
        )
    _verify_indices(op, rule.blocked_propagation_factors, len(sizes))
    if not in_results.isdisjoint(rule.reduction_factors):
        raise op.op_error("reduction factor cannot be in result mappings")


def _verify_mappings(
    op: Operation,
    types: Sequence[Type],
    mappings: Sequence[TensorMappingAttr],
    sizes: Sequence[int],
    kind: str,
) -> set[int]:
    """The factors of the mappings (`verifyShardingRuleMapping`)."""
    if len(types) != len(mappings):
        raise op.op_error(
            f"number of {kind}s and mappings must match: {len(types)} != {len(mappings)}"
        )
    if not mappings:
        raise op.op_error(
            f"number of {kind}s mappings cannot be 0. Op sharding rules can only be defined on "
            "operations with at least one operand and result."
        )
    found: set[int] = set()
    for index, (type, mapping) in enumerate(zip(types, mappings, strict=True)):
        place = f"{kind} - " if len(types) == 1 else f"{kind} {index} - "
        if not isinstance(type, ShapedType) or not type.has_static_shape:
            raise op.op_error(
                f"{place}expected a ranked tensor with a static shape. type: '{type}'"
            )
        if len(mapping.dim_mappings) != type.rank:
            raise op.op_error(
                f"{place}mapping rank must match: {len(mapping.dim_mappings)} != {type.rank}"
            )
        seen: set[int] = set()
        for dimension in mapping.dim_mappings:
            _verify_dimension(op, dimension, sizes, seen, place)
        found |= seen
    return found


def _verify_dimension(
    op: Operation, dimension: DimMappingAttr, sizes: Sequence[int], seen: set[int], place: str
) -> None:
    factors = dimension.factor_indices
    if not factors:
        raise op.op_error(f"{place}dim mapping must have at least one factor")
    for factor in factors:
        if not 0 <= factor < len(sizes):
            raise op.op_error(
                f"{place}expecting factor indices to be within 0<=...<num_factors; received: "
                f"{factor}, num_factors: {len(sizes)}"
            )
        if factor in seen:
            raise op.op_error(f"{place}cannot reuse factors for the same tensor value")
        if sizes[factor] == 1 and len(factors) > 1:
            raise op.op_error(
                f"{place}dim mapping can't have a factor of size 1 if there are multiple factors"
            )
        seen.add(factor)


def _verify_indices(op: Operation, indices: Sequence[int], count: int) -> None:
    """indicesSortedUniqueInBound"""
    if not indices:
        return
    if list(indices) != sorted(indices):
        raise op.op_error("indices of special factors must be sorted")
    if len(set(indices)) != len(indices):
        raise op.op_error("indices of special factors must be unique")
    if indices[0] < 0:
        raise op.op_error("index must be non-negative")
    if indices[-1] >= count:
        raise op.op_error(f"index must be less than {count}, got: {indices[-1]}")


# --- edges ----------------------------------------------------------------------------------------


@verifies(PropagationEdgesAttr)
def verify_propagation_edges(value: Sequence[PropagationOneStepAttr]) -> None:
    """PropagationEdgesAttr::verify"""
    steps: set[int] = set()
    for step in value:
        index = step.step_index
        if index < 0:
            raise ValueError(f"propagation edges have negative step index: {index}")
        if index in steps:
            raise ValueError(f"propagation edges have duplicate step index: {index}")
        steps.add(index)
        for entry in step.axis_entries:
            targets: set[EdgeValueRefAttr] = set()
            for target in entry.targets:
                if target is entry.source:
                    raise ValueError("propagation edges have a source that is the same as a target")
                if target in targets:
                    raise ValueError(
                        f"propagation edges have duplicate targets for step index: {index} and "
                        f"axis: {entry.axis_name.name}"
                    )
                targets.add(target)


def verify_propagation_edges_of(edges: PropagationEdgesAttr, op: Operation) -> None:
    """verifyPropagationEdgesShardingAttr"""
    entries = [entry for step in edges.value for entry in step.axis_entries]
    shardings: list[TensorShardingAttr] = []
    for entry in entries:
        for value in (entry.source, *entry.targets):
            values = op.results if value.type is EdgeNodeType.RESULT else op.operands
            if 0 <= value.index < len(values):
                sharding = sharding_of(values[value.index])
                shardings += [] if sharding is None else [sharding]
    if not shardings:
        raise op.op_error("expected propagation edges attr to reference a sharding.")
    mesh = common_mesh(shardings, op)
    if mesh is None:
        raise op.op_error("expected a common mesh for propagation edges attr.")
    sizes = sizes_of(mesh)
    for entry in entries:
        if entry.axis_name.name not in sizes:
            raise op.op_error("expected axis ref to be in one of the meshes")
        if not isinstance(op, FuncDataFlowEdgeOp):
            for value in (entry.source, *entry.targets):
                _verify_value(value, op)


def _verify_value(value: EdgeValueRefAttr, op: Operation) -> None:
    """verifyEdgeValueRef"""
    is_result = value.type is EdgeNodeType.RESULT
    count = len(op.results if is_result else op.operands)
    if not 0 <= value.index < count:
        kind = "a result" if is_result else "an operand"
        raise op.op_error(
            f"expected a value ref to have {kind} index in range [0, {count}), got: {value.index}"
        )
