"""Verifiers of control flow and of variables in the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.shapes import are_compatible_types, as_sizes
from odsgen.hooks import verifies
from odsgen.runtime import RankedTensorType, ShapedType, i1, lookup_nearest_symbol_from
from odsgen_dialects.tosa import IfOp, VariableOp, VariableReadOp, VariableWriteOp, WhileOp

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Region, Type, Value


def _verify_alike(op: Operation, first: Type, name: str, second: Type, other: str) -> None:
    one, two = element_type(first), element_type(second)
    if one is not two:
        raise op.op_error(f"require same element type for {name} ('{one}') and {other} ('{two}')")
    if not are_compatible_types(first, second):
        raise op.op_error(f"require same shapes for {name} ('{first}') and {other} ('{second}')")


def _verify_all_alike(
    op: Operation, first: Sequence[Value], name: str, second: Sequence[Value], other: str
) -> None:
    if len(first) != len(second):
        raise op.op_error(
            f"require same number of values in {name} ({len(first)}) and {other} ({len(second)})"
        )
    for one, two in zip(first, second, strict=True):
        _verify_alike(op, one.type, name, two.type, other)


def _yielded(region: Region) -> Sequence[Value]:
    end = region.entry_block.last
    return () if end is None else end.operands


def _has_other_size_than_one(type: Type) -> bool:
    return isinstance(type, ShapedType) and type.has_static_shape and type.num_elements != 1


@verifies(IfOp)
def verify_cond_if(op: IfOp) -> None:
    """IfOp::verify"""
    graphs = ((op.then_graph, "then_graph"), (op.else_graph, "else_graph"))
    for graph, name in graphs:
        _verify_all_alike(op, graph.arguments, f"'{name}' arguments", op.input_list, "'input_list'")
    for graph, name in graphs:
        _verify_all_alike(op, _yielded(graph), f"'{name}' results", op.output_list, "'output_list'")
    if _has_other_size_than_one(op.condition.type):
        raise op.op_error(f"'condition' must be a size 1 tensor, got '{op.condition.type}'")


@verifies(WhileOp)
def verify_while_loop(op: WhileOp) -> None:
    """WhileOp::verify"""
    inputs, name = op.input_list, "'input_list'"
    _verify_all_alike(op, inputs, name, op.output_list, "'output_list'")
    _verify_all_alike(op, op.cond_graph.arguments, "'cond_graph' arguments", inputs, name)
    _verify_all_alike(op, op.body_graph.arguments, "'body_graph' arguments", inputs, name)
    _verify_all_alike(op, _yielded(op.body_graph), "'body_graph' results", inputs, name)
    condition = _yielded(op.cond_graph)
    if len(condition) != 1:
        raise op.op_error("require 'cond_graph' only have one result")
    type = condition[0].type
    if _has_other_size_than_one(type):
        raise op.op_error(f"'cond_graph' result must be a size 1 tensor, got '{type}'")
    if element_type(type) is not i1:
        raise op.op_error(f"'cond_graph' result must be a boolean tensor, got '{type}'")


# --- variables ----------------------------------------------------------------------------------------------------------


def variable_type(variable: VariableOp) -> RankedTensorType:
    """The tensor type of a variable."""
    sizes = [int(size) for size in variable.var_shape.values()]  # type: ignore[arg-type]
    return RankedTensorType.get(as_sizes(sizes), variable.type)


def _verify_variable(op: VariableReadOp | VariableWriteOp, type: Type, name: str) -> None:
    variable = lookup_nearest_symbol_from(op, op.name_argument)
    if not isinstance(variable, VariableOp):
        raise op.op_error(f"'{op.name_argument}' has not been declared by 'tosa.variable'")
    declared = variable_type(variable)
    _verify_alike(op, type, name, declared, "the input tensor")


@verifies(VariableReadOp)
def verify_variable_read(op: VariableReadOp) -> None:
    """VariableReadOp::verify"""
    _verify_variable(op, op.output1.type, "'output1'")


@verifies(VariableWriteOp)
def verify_variable_write(op: VariableWriteOp) -> None:
    """VariableWriteOp::verify"""
    _verify_variable(op, op.input1.type, "'input1'")
