"""Verifiers of constraints on shardings, of data flow edges, and of computations with regions."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from math import prod
from typing import Any

from odsgen.hooks import implements, infers, verifies
from odsgen.runtime import (
    DYNAMIC,
    BlockArgument,
    Operation,
    RankedTensorType,
    Region,
    ShapedType,
    SymbolTableCollection,
    Type,
    Value,
)
from odsgen_dialects.func import CallOp, FuncOp

from .. import ops
from ..attributes import (
    AxisRefAttr,
    DimensionShardingAttr,
    TensorShardingAttr,
    TensorShardingPerValueAttr,
)
from ..enums import ReductionOp
from .axes import Sizes, axis_text, size_of, sizes_of
from .sharding_verifiers import (
    bound_axis_error,
    manual_axes_around,
    verify_sharding,
    verify_shardings,
)
from .unreduced_axes import verify_unreduced_axes
from .values import common_mesh, mesh_of, sharding_behind_barriers

# --- constraints ----------------------------------------------------------------------------------


@implements(ops.ShardingConstraintOp, ops.ReshardOp, method="verify_symbol_uses")
def verify_symbol_uses_constraint(
    op: ops.ShardingConstraintOp | ops.ReshardOp, symbol_tables: SymbolTableCollection
) -> None:
    """ShardingConstraintOp::verifySymbolUses, ReshardOp::verifySymbolUses"""
    verify_sharding(op.sharding, op.result.type, op, op.op_error)
    source = sharding_behind_barriers(op.input)
    if source is not None:
        verify_unreduced_axes(op, source, op.sharding, ReductionOp.SUM, source.reduction_op)


# --- edges ----------------------------------------------------------------------------------------


def _verify_static_shape(op: ops.DataFlowEdgeOp | ops.FuncDataFlowEdgeOp) -> None:
    type = op.result.type
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        raise op.op_error(f"expected {op.name} to have a static-shaped result. type: '{type}'")


@implements(ops.DataFlowEdgeOp, method="verify_symbol_uses")
def verify_symbol_uses_data_flow_edge(
    op: ops.DataFlowEdgeOp, symbol_tables: SymbolTableCollection
) -> None:
    """DataFlowEdgeOp::verifySymbolUses"""
    _verify_static_shape(op)
    if not op.input.has_one_use:
        raise op.op_error("expected input of sdy.data_flow_edge to have a single user")
    source = op.input.defining_op
    if source is not None and source.dialect_name == op.dialect_name:
        if not isinstance(source, (ops.ManualComputationOp, ops.NamedComputationOp)):
            error = op.op_error(
                "expected input of sdy.data_flow_edge to not be defined by an SdyDialect op (other "
                "than an sdy.named_computation)."
            )
            error.diagnostics[0].attach_note(
                "sdy op defining the input of the sdy.data_flow_edge", source.location
            )
            raise error
    if op.sharding is not None:
        verify_sharding(op.sharding, op.result.type, op, op.op_error)


@implements(ops.FuncDataFlowEdgeOp, method="verify_symbol_uses")
def verify_symbol_uses_func_data_flow_edge(
    op: ops.FuncDataFlowEdgeOp, symbol_tables: SymbolTableCollection
) -> None:
    """FuncDataFlowEdgeOp::verifySymbolUses"""
    _verify_static_shape(op)
    operand: Value = op.operand
    if not operand.has_one_use:
        raise op.op_error("expected operand of sdy.func_data_flow_edge to have a single user")
    if isinstance(operand, BlockArgument):
        if not isinstance(operand.owner.parent_op, FuncOp):
            raise op.op_error(
                "expected operand of sdy.func_data_flow_edge to be a block argument of a func op."
            )
    elif not isinstance(operand.defining_op, CallOp):
        raise op.op_error("expected operand of sdy.func_data_flow_edge to be a result of call op.")


# --- manual computations --------------------------------------------------------------------------


@verifies(ops.ManualComputationOp)
def verify_manual_computation(op: ops.ManualComputationOp) -> None:
    """ManualComputationOp::verify"""
    around = manual_axes_around(op)
    for axis in op.manual_axes.value:
        if axis.value in around:
            raise bound_axis_error(op.op_error, axis.value, around[axis.value])


@implements(ops.ManualComputationOp, method="verify_symbol_uses")
def verify_symbol_uses_manual_computation(
    op: ops.ManualComputationOp, symbol_tables: SymbolTableCollection
) -> None:
    """ManualComputationOp::verifySymbolUses"""
    arguments = [argument.type for argument in op.body.arguments]
    _verify_values(op, op.operand_types, arguments, op.in_shardings, "operand")
    _verify_values(op, op.result_types, _returned(op.body), op.out_shardings, "result")
    shardings = (*op.in_shardings.shardings, *op.out_shardings.shardings)
    if not shardings:
        return
    mesh = common_mesh(shardings, op)
    if mesh is None:
        if op.manual_axes.value:
            raise op.op_error(
                "all in and out shardings must be bound to the same mesh or an empty mesh."
            )
        return
    sizes = sizes_of(mesh)
    for axis in op.manual_axes.value:
        if axis.value not in sizes:
            raise op.op_error(f"unknown manual axis: {axis}")


def _returned(body: Region) -> list[Type]:
    """The types of the operands of the terminator."""
    last = None if body.is_empty else body.entry_block.last
    return [value.type for value in last.operands] if last is not None else []


def _verify_values(
    op: ops.ManualComputationOp,
    types: Sequence[Type],
    local_types: Sequence[Type],
    shardings: TensorShardingPerValueAttr,
    kind: str,
) -> None:
    """verifyManualComputationValue"""
    if not types and not local_types and not shardings.shardings:
        return
    verify_shardings(shardings, types, op, lambda message: op.op_error(f"{kind} {message}"))
    if len(types) != len(local_types):
        raise op.op_error(
            f"number of op {kind}s and region {kind}s must match. Op has {len(types)} op {kind}s "
            f"and {len(local_types)} region {kind}s"
        )
    manual = {axis.value for axis in op.manual_axes.value}
    values = zip(types, local_types, shardings.shardings, strict=False)
    for index, (type, local_type, sharding) in enumerate(values):
        _verify_manual_axes_first(op, sharding, manual, f"{kind} sharding at index {index}")
        if not isinstance(type, ShapedType) or not type.has_rank:
            continue
        mesh = mesh_of(sharding, op)
        sizes = {} if mesh is None else sizes_of(mesh)
        shape = _local_shape(op, type, sharding, manual, sizes, kind)
        expected = RankedTensorType.get(shape, type.element_type)
        if local_type is not expected:
            raise op.op_error(
                f"{kind} shape, corresponding sharding, and region {kind} shape at index {index} "
                f"must match. Expected local shape '{expected}', actual local shape '{local_type}'"
            )


def _verify_manual_axes_first(
    op: ops.ManualComputationOp, sharding: TensorShardingAttr, manual: Container[str], place: str
) -> None:
    for number, dimension in enumerate(sharding.dim_shardings):
        before: AxisRefAttr | None = None
        for axis in dimension.axes:
            if axis.name in manual and before is not None:
                raise op.op_error(
                    f"{place} must have all manual axes come before free axes in its dimension "
                    f"sharding at index {number}. Saw manual axis {axis_text(axis)} after free axis "
                    f"{axis_text(before)}"
                )
            before = axis if axis.name not in manual else None


def _local_shape(
    op: ops.ManualComputationOp,
    type: ShapedType,
    sharding: TensorShardingAttr,
    manual: Container[str],
    sizes: Sizes,
    kind: str,
) -> list[int]:
    shape: list[int] = []
    dimensions: Sequence[DimensionShardingAttr | None] = sharding.dim_shardings
    if not dimensions:  # of one device
        dimensions = [None] * type.rank
    for size, dimension in zip(type.shape, dimensions, strict=True):
        axes = () if dimension is None else dimension.axes
        pieces = prod(size_of(axis, sizes) for axis in axes if axis.name in manual)
        if size != DYNAMIC and size % pieces:
            raise op.op_error(
                f"{kind} dimension size {size} is not divisible by the manual axes size {pieces}"
            )
        shape.append(size if size == DYNAMIC else size // pieces)
    return shape


# --- named computations ---------------------------------------------------------------------------


@infers(ops.NamedComputationOp)
def infer_named_computation(
    operands: Sequence[Value], properties: Mapping[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """NamedComputationOp::inferReturnTypes"""
    return _returned(regions[0])


@implements(ops.NamedComputationOp, method="verify_symbol_uses")
def verify_symbol_uses_named_computation(
    op: ops.NamedComputationOp, symbol_tables: SymbolTableCollection
) -> None:
    """NamedComputationOp::verifySymbolUses"""
    arguments, types = op.body.arguments, op.operand_types
    if len(arguments) != len(types):
        raise op.error(
            "number of block arguments must match the number of operands: "
            f"{len(arguments)} != {len(types)}"
        )
    for index, (argument, type) in enumerate(zip(arguments, types, strict=True)):
        if argument.type is not type:
            raise op.error(
                f"expected the type of the {index}'th block argument to match the type of the "
                f"corresponding operand: '{argument.type}' vs '{type}'"
            )
    for name, shardings, types in (
        ("in_shardings", op.in_shardings, op.operand_types),
        ("out_shardings", op.out_shardings, op.result_types),
    ):
        if shardings is not None:
            _verify_named(op, name, shardings, types)


def _verify_named(
    op: Operation, name: str, shardings: TensorShardingPerValueAttr, types: Sequence[Type]
) -> None:
    verify_shardings(shardings, types, op, lambda message: op.op_error(f"{name} {message}"))
