"""Verifiers of control flow, functions and expressions of the dialect `emitc`."""

from __future__ import annotations

from odsgen.dialects.emitc.types import is_fundamental, is_integer_index_or_opaque
from odsgen.dialects.shared import verify_case_values
from odsgen.hooks import implements, verifies, verifies_regions
from odsgen.runtime import Operation, Region, function_type_of, i1
from odsgen_dialects import emitc
from odsgen_dialects.emitc.ops import (
    BinaryOpOfArgument0AndArgument1Op,
    BinaryOpOfLhsAndRhsOp,
    LogicalOp,
    UnaryOpOfArgumentOp,
)

# --- functions ----------------------------------------------------------------------------------------------------------


@verifies(emitc.FuncOp)
def verify_func(op: emitc.FuncOp) -> None:
    """FuncOp::verify"""
    type = function_type_of(op)
    if any(isinstance(argument, emitc.LValueType) for argument in type.inputs):
        raise op.op_error("cannot have lvalue type as argument")
    if len(type.results) > 1:
        raise op.op_error(f"requires zero or exactly one result, but has {len(type.results)}")
    if type.results and isinstance(type.results[0], emitc.ArrayType):
        raise op.op_error("cannot return array type")


@verifies(emitc.ReturnOp)
def verify_return(op: emitc.ReturnOp) -> None:
    """ReturnOp::verify"""
    function = op.parent_op
    assert function is not None
    results = function_type_of(function).results
    name = getattr(function.property_attribute("sym_name"), "value", "")
    if len(op.operands) != len(results):
        raise op.op_error(
            f"has {len(op.operands)} operands, but enclosing function (@{name}) returns "
            f"{len(results)}"
        )
    if results and op.operand_types[0] is not results[0]:
        raise op.error(
            f"type of the return operand ('{op.operand_types[0]}') doesn't match function result "
            f"type ('{results[0]}') in function @{name}"
        )


# --- expressions --------------------------------------------------------------------------------------------------------

_PURE = (emitc.AddressOfOp, emitc.CastOp, emitc.CallOp, emitc.ConditionalOp)
_UNKNOWN = (emitc.CallOpaqueOp, emitc.LoadOp)


def is_expression(op: Operation) -> bool:
    """Whether the operation has `CExpressionInterface`."""
    return "CExpressionInterface" in op.INTERFACES


@implements(
    emitc.CExpressionInterface,
    emitc.AddressOfOp,
    emitc.ApplyOp,
    emitc.CallOp,
    emitc.CastOp,
    emitc.CmpOp,
    emitc.ConditionalOp,
    emitc.ConstantOp,
    emitc.LogicalNotOp,
    LogicalOp,
    emitc.RemOp,
    UnaryOpOfArgumentOp,
    BinaryOpOfLhsAndRhsOp,
    BinaryOpOfArgument0AndArgument1Op,
    method="has_side_effects",
)
def has_side_effects(op: Operation) -> bool:
    """Implements `CExpressionInterface::hasSideEffects`."""
    if isinstance(op, _PURE):
        return False
    if isinstance(op, _UNKNOWN):
        return True
    if isinstance(op, emitc.ApplyOp):
        return getattr(op.property_attribute("applicableOperator"), "value", "") == "*"
    if isinstance(op, emitc.ConstantOp):
        return not is_fundamental(op.result_types[0])
    return not all(map(is_fundamental, op.operand_types))


@verifies(emitc.ExpressionOp)
def verify_expression(op: emitc.ExpressionOp) -> None:
    """ExpressionOp::verify"""
    body = op.region.entry_block
    end = body.last
    if not isinstance(end, emitc.YieldOp) or not end.operands:
        raise op.op_error("must yield a value at termination")
    value = end.operands[0]
    root = value.defining_op
    if root is None:
        raise op.op_error("yielded value has no defining op")
    if root.parent_op is not op:
        raise op.op_error("yielded value not defined within expression")
    if value.type is not op.result.type:
        raise op.op_error("requires yielded type to match return type")
    for inner in body.operations[:-1]:
        if not is_expression(inner):
            raise op.op_error("contains an unsupported operation")
        if len(inner.results) != 1:
            raise op.op_error("requires exactly one result for each operation")
        if not inner.results[0].has_uses:
            raise op.op_error("contains an unused operation")
    _verify_evaluated_once(op, root)


def _verify_evaluated_once(op: emitc.ExpressionOp, root: Operation) -> None:
    visited: set[Operation] = set()
    pending = [root]
    while pending:
        inner = pending.pop()
        if inner in visited:
            if has_side_effects(inner):
                raise op.op_error("requires exactly one use for operations with side effects")
            continue  # its operands were checked, and have no side effects
        visited.add(inner)
        pending.extend(
            maker for maker in (value.defining_op for value in inner.operands) if maker is not None
        )


# --- loops and branches -------------------------------------------------------------------------------------------------


@verifies_regions(emitc.ForOp)
def verify_for_regions(op: emitc.ForOp) -> None:
    """ForOp::verifyRegions"""
    arguments = op.region.arguments
    if len(arguments) != 1:
        raise op.op_error(
            "expected body to have a single block argument for the induction variable"
        )
    if arguments[0].type is not op.lower_bound.type:
        raise op.op_error("expected induction variable to be same type as bounds and step")


@verifies(emitc.DoOp)
def verify_do(op: emitc.DoOp) -> None:
    """DoOp::verify"""
    condition = op.condition_region.entry_block
    count = len(condition)
    if count != 2:
        raise op.op_error(
            "condition region must contain exactly two operations: 'emitc.expression' followed by "
            f"'emitc.yield', but found {count} operations"
        )
    first, last = condition.operations
    if not isinstance(first, emitc.ExpressionOp):
        raise op.op_error(
            f"expected first op in condition region to be 'emitc.expression', but got {first.name}"
        )
    if first.result_types[0] is not i1:
        raise op.op_error(
            "emitc.expression in condition region must return 'i1', but returns "
            f"'{first.result_types[0]}'"
        )
    if not isinstance(last, emitc.YieldOp):
        raise op.op_error(
            f"expected last op in condition region to be 'emitc.yield', but got {last.name}"
        )
    if len(last.operands) != 1:
        raise op.op_error(
            f"expected condition region to return 1 value, but it returns {len(last.operands)} values"
        )
    if last.operands[0] != first.results[0]:
        raise op.error(
            "'emitc.yield' must return result of 'emitc.expression' from this condition region"
        )
    end = op.body_region.entry_block.last
    if end is not None and end.might_be_terminator:
        raise op.op_error("body region must not contain terminator")


@verifies(emitc.SwitchOp)
def verify_switch(op: emitc.SwitchOp) -> None:
    """SwitchOp::verify"""
    if not is_integer_index_or_opaque(op.arg.type):
        raise op.op_error(f"unsupported type '{op.arg.type}'")
    verify_case_values(op, op.cases, len(op.case_regions))
    _verify_case(op, op.default_region, "default region")
    for number, region in enumerate(op.case_regions):
        _verify_case(op, region, f"case region #{number}")


def _verify_case(op: emitc.SwitchOp, region: Region, name: str) -> None:
    end = region.entry_block.last
    assert end is not None
    if not isinstance(end, emitc.YieldOp):
        raise op.op_error(f"expected region to end with emitc.yield, but got {end.name}")
    if end.operands:
        raise op.op_error(
            f"expected each region to return 0 values, but {name} returns {len(end.operands)}",
            [(end.location, "see yield operation here")],
        )


@verifies(emitc.YieldOp)
def verify_yield(op: emitc.YieldOp) -> None:
    """YieldOp::verify"""
    parent, value = op.parent_op, op.result
    assert parent is not None
    if not isinstance(parent, emitc.DoOp):
        if value is not None and len(parent.results) != 1:
            raise op.op_error("yields a value not returned by parent")
        if value is None and parent.results:
            raise op.op_error("does not yield a value to be returned by parent")
    if (
        value is not None
        and isinstance(value.type, emitc.LValueType)
        and not isinstance(parent, emitc.ExpressionOp)
    ):
        raise op.op_error("yielding lvalues is not supported for this op")


# --- text ---------------------------------------------------------------------------------------------------------------


@verifies(emitc.VerbatimOp)
def verify_verbatim(op: emitc.VerbatimOp) -> None:
    """VerbatimOp::verify"""
    if not op.fmt_args:
        return
    text, position, count = op.value, 0, 0
    while (position := text.find("{", position)) >= 0:
        following = text[position + 1 : position + 2]
        if not following:
            raise op.op_error("expected '}' after unescaped '{' at end of string")
        if following not in "{}":
            raise op.op_error("expected '}' after unescaped '{'")
        count += following == "}"
        position += 2
    if count != len(op.fmt_args):
        raise op.op_error("requires operands for each placeholder in the format string")
