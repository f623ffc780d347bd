"""Verifiers of shardings: of the values that have them, and of the axes in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from odsgen.hooks import (
    verifies_operation_attributes,
    verifies_region_argument_attributes,
    verifies_region_result_attributes,
)
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    Operation,
    ShapedType,
    TupleType,
    Type,
    VerifyError,
)
from odsgen.runtime.interfaces import FunctionOpInterface

from ..attributes import (
    AxisRefAttr,
    OpShardingRuleAttr,
    PropagationEdgesAttr,
    SubAxisInfoAttr,
    TensorShardingAttr,
    TensorShardingPerValueAttr,
)
from ..ops import ManualComputationOp
from .axes import Sizes, all_axes, axis_text, can_merge, end_of, in_order, sizes_of
from .rule_verifiers import verify_propagation_edges_of, verify_sharding_rule
from .values import SHARDING, is_maximal, mesh_of

#: The error with a message, at an operation.
Emit: TypeAlias = Callable[[str], VerifyError]


class AxisLists:
    """Lists of axes that may have each axis, or part of one, once."""

    def __init__(self, sizes: Sizes, emit: Emit) -> None:
        self.sizes = sizes
        self.emit = emit
        self.seen: set[AxisRefAttr] = set()
        self.parts: dict[str, list[tuple[AxisRefAttr, SubAxisInfoAttr]]] = {}

    def verify(self, axes: Sequence[AxisRefAttr]) -> None:
        """verifyAxisRefList"""
        before: AxisRefAttr | None = None
        for axis in axes:
            if axis.name not in self.sizes:
                raise self.emit(f'unknown axis name: "{axis.name}"')
            if axis in self.seen:
                raise self.emit(f"duplicate axis ref: {axis_text(axis)}")
            self.seen.add(axis)
            if axis.sub_axis_info is not None:
                self.parts.setdefault(axis.name, []).append((axis, axis.sub_axis_info))
                if before is not None and can_merge(before, axis):
                    raise self.emit(
                        "two consecutive sub-axes can be merged: "
                        f"{axis_text(before)}, {axis_text(axis)}"
                    )
            before = axis

    def verify_sorted(self, axes: Sequence[AxisRefAttr], kind: str) -> None:
        """verifySortedAxisRefList"""
        if list(axes) != in_order(axes, self.sizes):
            raise self.emit(f"{kind} axes are not ordered w.r.t. mesh")
        self.verify(axes)

    def verify_parts(self) -> None:
        """The parts of each axis divide it, and do not overlap (`verifySubAxes`)."""
        for name, parts in self.parts.items():
            if any(axis.name == name and axis.sub_axis_info is None for axis in self.seen):
                raise self.emit(f'both sub-axis and full-axis are used for axis name: "{name}"')
            parts.sort(key=lambda part: (part[1].pre_size, part[1].size))
            before, end = None, 1
            for axis, part in parts:
                self._verify_part(axis, part, self.sizes[name])
                if end > part.pre_size:
                    first = axis_text(before) if before is not None else ""
                    raise self.emit(f"overlapping sub-axes: {first}, {axis_text(axis)}")
                before, end = axis, end_of(part)

    def _verify_part(self, axis: AxisRefAttr, part: SubAxisInfoAttr, size: int) -> None:
        text = axis_text(axis)
        if part.pre_size < 1:
            raise self.emit(f"sub-axis pre-size must be at least 1: {text}")
        if part.size <= 1:
            raise self.emit(f"sub-axis sizes must be greater than 1: {text}")
        end = end_of(part)
        if size % end:
            raise self.emit(
                f"sub-axis next pre-size {end} doesn't divide the size of the full axis {size}: {text}"
            )
        if part.size == size:
            raise self.emit(f"sub-axis size is equal to the full axis size: {text}")


# --- manual axes ----------------------------------------------------------------------------------


def manual_axes_around(op: Operation) -> Mapping[str, ManualComputationOp]:
    """The axes that the computations around an operation are manual on."""
    found: dict[str, ManualComputationOp] = {}
    around = op.parent_op
    while around is not None:
        if isinstance(around, ManualComputationOp):
            found |= {axis.value: around for axis in around.manual_axes.value}
        around = around.parent_op
    return found


def bound_axis_error(emit: Emit, axis: str, owner: ManualComputationOp) -> VerifyError:
    error = emit(
        f'operates on axis "{axis}" which is already bound by a parent sdy.manual_computation op'
    )
    error.diagnostics[0].attach_note("parent bounding this axis as manual", owner.location)
    return error


# --- shardings ------------------------------------------------------------------------------------


def verify_sharding(
    sharding: TensorShardingAttr, type: Type | None, op: Operation, emit: Emit
) -> None:
    """verifyTensorShardingAttr"""
    mesh = mesh_of(sharding, op)
    if mesh is None:
        raise emit(f"unknown mesh: {sharding.mesh_or_ref}")
    is_plain = not (sharding.dim_shardings or sharding.replicated_axes or sharding.unreduced_axes)
    replicated = all(not dimension.axes for dimension in sharding.dim_shardings)
    if is_maximal(mesh) or (type is None and replicated):
        if not is_plain:
            raise emit(
                "a maximal sharding can only have a sharding with rank 0 and no replicated or "
                "unreduced axes."
            )
        return
    if isinstance(type, TupleType):
        if len(type.types) != 1:
            raise emit(f"ops can only have a sharding for a tuple of size 1: '{type}'")
        type = type.types[0]
    if not isinstance(type, ShapedType):
        if not is_plain:
            raise emit(
                "non-shaped tensors can only have a sharding with rank 0 and no replicated or "
                f"unreduced axes. type: '{type}', sharding: {sharding}"
            )
        return
    if not type.has_rank:
        raise emit(f"only ranked tensors can have a sharding. type: '{type}'")
    if len(sharding.dim_shardings) != type.rank:
        raise emit(
            f"sharding doesn't match tensor rank: {len(sharding.dim_shardings)} != {type.rank}"
        )
    _verify_axes(sharding, sizes_of(mesh), op, emit)


def _verify_axes(sharding: TensorShardingAttr, sizes: Sizes, op: Operation, emit: Emit) -> None:
    lists = AxisLists(sizes, emit)
    for number, dimension in enumerate(sharding.dim_shardings):
        if dimension.priority is not None:
            if dimension.priority < 0:
                raise emit(f"dim {number} has a negative priority")
            if dimension.is_closed and not dimension.axes:
                raise emit(f"dim {number} is empty and closed but has a priority")
        lists.verify(dimension.axes)
    lists.verify_sorted(sharding.replicated_axes, "replicated")
    lists.verify_sorted(sharding.unreduced_axes, "unreduced")
    lists.verify_parts()
    manual = manual_axes_around(op)
    for axis in all_axes(sharding):
        if axis.name in manual:
            raise bound_axis_error(emit, axis.name, manual[axis.name])


def of_value(emit: Emit, count: int, index: int) -> Emit:
    """The errors of one of some values."""
    place = "- " if count == 1 else f"{index} - "
    return lambda message: emit(place + message)


def verify_shardings(
    per_value: TensorShardingPerValueAttr, types: Sequence[Type], op: Operation, emit: Emit
) -> None:
    """verifyTensorShardingPerValueAttr"""
    shardings = per_value.shardings
    if not types and len(shardings) == 1:
        only = shardings[0]
        mesh = mesh_of(only, op)
        replicated = all(not dimension.axes for dimension in only.dim_shardings)
        if (mesh is not None and is_maximal(mesh)) or replicated:
            verify_sharding(only, None, op, of_value(emit, 0, 0))
            return
    if len(shardings) != len(types):
        raise emit(
            f"shardings don't match number of values: {len(shardings)} shardings vs "
            f"{len(types)} values"
        )
    for index, (sharding, type) in enumerate(zip(shardings, types, strict=True)):
        verify_sharding(sharding, type, op, of_value(emit, len(types), index))


# --- attributes of operations, arguments and results ----------------------------------------------

_SHARDING_RULE = "sdy.sharding_rule"
_PROPAGATION_EDGES = "sdy.propagation_edges"
_RESULT_EDGES = "sdy.result_propagation_edges"
_ARGUMENT_EDGES = "sdy.block_arg_propagation_edges"


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """SdyDialect::verifyOperationAttribute"""
    if name == SHARDING:
        if not isinstance(attribute, TensorShardingPerValueAttr):
            raise op.op_error("should have a sharding attribute of type TensorShardingPerValueAttr")
        verify_shardings(attribute, op.result_types, op, lambda m: op.op_error(f"result {m}"))
    elif name == _SHARDING_RULE:
        if not isinstance(attribute, OpShardingRuleAttr):
            raise op.op_error(
                "should have a sharding rule attribute of type OpShardingRuleAttr for attr named "
                f"'{name}'"
            )
        verify_sharding_rule(attribute, op)
    elif name == _PROPAGATION_EDGES:
        if not isinstance(attribute, PropagationEdgesAttr):
            raise op.op_error(
                "should have a propagation edges attribute of type PropagationEdgesAttr for attr "
                f"named '{name}'"
            )
        verify_propagation_edges_of(attribute, op)
    elif name in (_RESULT_EDGES, _ARGUMENT_EDGES) and not _are_edges(attribute):
        raise op.op_error(
            "should have a propagation edges attribute of type ArrayAttr<PropagationEdgesAttr> for "
            f"attr named '{_RESULT_EDGES}' or '{_ARGUMENT_EDGES}'"
        )


def _are_edges(attribute: Attribute) -> bool:
    if not isinstance(attribute, ArrayAttr):
        return False
    return all(isinstance(element, PropagationEdgesAttr) for element in attribute.elements)


def _verify_attribute_of_value(
    op: Operation, types: Sequence[Type], index: int, name: str, attribute: Attribute, kind: str
) -> None:
    """verifyFuncAttribute"""
    if name != SHARDING or index >= len(types):
        return
    value = f"{kind} {index}"
    if not isinstance(attribute, TensorShardingAttr):
        raise op.op_error(f"{value} - should have a sharding attribute of type TensorShardingAttr")
    verify_sharding(
        attribute, types[index], op, lambda message: op.op_error(f"{value} - {message}")
    )


@verifies_region_argument_attributes
def verify_region_argument_attribute(
    op: Operation, region: int, index: int, name: str, attribute: Attribute
) -> None:
    """SdyDialect::verifyRegionArgAttribute"""
    if isinstance(op, FunctionOpInterface):
        _verify_attribute_of_value(op, op.argument_types, index, name, attribute, "arg")


@verifies_region_result_attributes
def verify_region_result_attribute(
    op: Operation, region: int, index: int, name: str, attribute: Attribute
) -> None:
    """SdyDialect::verifyRegionResultAttribute"""
    if isinstance(op, FunctionOpInterface):
        _verify_attribute_of_value(op, op.callable_result_types, index, name, attribute, "result")
