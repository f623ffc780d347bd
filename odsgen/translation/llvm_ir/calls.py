"""Calls of functions, of inline assembly, and calls that may unwind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import ArrayAttr, DictionaryAttr, TypeAttr
from odsgen.translation.llvm_ir.arithmetic import with_fast_math
from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.control_flow import attach_weights
from odsgen.translation.llvm_ir.errors import Failure
from odsgen.translation.llvm_ir.function_attributes import (
    memory_effects_text,
    parameter_attributes,
)
from odsgen.translation.llvm_ir.keywords import convention_text
from odsgen.translation.llvm_ir.memory import attach_aliasing
from odsgen.translation.llvm_ir.model import Function
from odsgen.translation.llvm_ir.types import VOID, FunctionIRType
from odsgen.translation.llvm_ir.values import InlineAssembly, Value
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime import Operation
    from odsgen.translation.llvm_ir.translation import Translate, Translation

_TAIL_CALLS = {"none": "call", "tail": "tail call", "musttail": "musttail call"}
_TAIL_CALLS["notail"] = "notail call"

#: The attributes of a call that are those of its instruction.
_FLAGS = (
    ("convergent", "convergent"),
    ("no_unwind", "nounwind"),
    ("will_return", "willreturn"),
    ("no_inline", "noinline"),
    ("always_inline", "alwaysinline"),
    ("inline_hint", "inlinehint"),
)


def bundles_of(
    translation: Translation, op: Any, operands: Sequence[Any]
) -> list[tuple[str, list[Value]]]:
    """The operand bundles of an operation, of which `operands` are all operands of bundles."""
    tags = op.op_bundle_tags
    if tags is None:
        return []
    found, start = [], 0
    for tag, size in zip(tags.elements, op.op_bundle_sizes, strict=False):
        group = operands[start : start + size]
        found.append((tag.value, [translation.values[each] for each in group]))
        start += size
    return found


def callee_of(
    translation: Translation, op: Any, operands: Sequence[Any]
) -> tuple[FunctionIRType, Value, list[Value]]:
    """The type of the callee, the callee, and the arguments of a call."""
    arguments = [translation.values[each] for each in operands]
    name = op.callee
    if name is None:
        callee, *arguments = arguments
        return _called_type(translation, op, arguments), callee, arguments
    symbol = translation.symbols[name]
    if isinstance(symbol, Function):
        return symbol.value_type, symbol, arguments
    return _called_type(translation, op, arguments), symbol, arguments


def _called_type(translation: Translation, op: Any, arguments: list[Value]) -> FunctionIRType:
    """The type by which something other than a function is called."""
    if op.var_callee_type is not None:
        return translation.convert_type.function(op.var_callee_type)
    result = op.single_result
    type = VOID if result is None else translation.convert_type(result.type)
    return FunctionIRType(type, [argument.type for argument in arguments], False)


def argument_attributes(
    translation: Translation, op: Any, count: int
) -> tuple[list[AttributeSet], AttributeSet]:
    """The attributes of the arguments and of the result of a call."""
    arguments = []
    if op.arg_attrs_attr is not None:
        arguments = [
            parameter_attributes(translation, each, op.location) for each in op.arg_attrs[:count]
        ]
    result = AttributeSet()
    if op.res_attrs_attr is not None and op.res_attrs:
        result = parameter_attributes(translation, op.res_attrs[0], op.location)
    return arguments, result


def _call(translation: Translation, op: Any) -> None:
    callee_operands = op.callee_operands
    type, callee, arguments = callee_of(translation, op, callee_operands)
    attributes = AttributeSet()
    properties = op.stored_properties
    for name, word in _FLAGS:
        if name in properties:
            attributes.add(word)
    if op.memory_effects is not None:
        attributes.add("memory", memory_effects_text(op.memory_effects))
    own, of_result = argument_attributes(translation, op, len(arguments))
    bundle_operands = op.stored_operands[len(callee_operands) :]
    made = translation.builder.call(
        type,
        callee,
        arguments,
        opcode=_TAIL_CALLS[op.tail_call_kind.tail_call_kind.keyword],
        convention=convention_text(op.c_conv.calling_conv),
        attributes=attributes,
        result_attributes=of_result,
        argument_attributes=own,
        bundles=bundles_of(translation, op, bundle_operands),
    )
    attach_aliasing(translation, op, made)
    result = op.single_result
    if result is not None:
        translation.values[result] = made
    elif type.result != VOID:
        raise Failure


def _invoke(translation: Translation, op: Any) -> None:
    builder = translation.builder
    callee_operands = op.callee_operands
    type, callee, arguments = callee_of(translation, op, callee_operands)
    own, of_result = argument_attributes(translation, op, len(arguments))
    normal, unwind = translation.successor(op, 0), translation.successor(op, 1)
    builder.uses(normal, unwind)
    count = sum(op.op_bundle_sizes)
    bundle_operands = op.stored_operands[len(op.stored_operands) - count :]
    made = builder.call(
        type,
        callee,
        arguments,
        opcode="invoke",
        convention=convention_text(op.c_conv.calling_conv),
        result_attributes=of_result,
        argument_attributes=own,
        bundles=bundles_of(translation, op, bundle_operands),
        ending=("\n          to label ", normal, " unwind label ", unwind),
    )
    result = op.single_result
    if result is not None:
        translation.values[result] = made
    elif type.result != VOID:
        raise Failure
    attach_weights(translation, op, made)


def _inline_assembly(translation: Translation, op: Any) -> None:
    operands = [translation.values[each] for each in op.stored_operands]
    result = op.single_result
    result_type = VOID if result is None else translation.convert_type(result.type)
    type = FunctionIRType(result_type, [each.type for each in operands], False)
    flags = ""
    if op.has_side_effects:
        flags += " sideeffect"
    if op.is_align_stack:
        flags += " alignstack"
    if op.asm_dialect == llvm.AsmDialect.AD_Intel:
        flags += " inteldialect"
    assembly = InlineAssembly(type, op.asm_string, op.constraints, flags)
    own: list[AttributeSet] = []
    if op.operand_attrs is not None:
        own = _element_types(translation, op.operand_attrs, len(operands), result is not None)
    made = translation.builder.call(
        type,
        assembly,
        operands,
        opcode=_TAIL_CALLS[op.tail_call_kind.tail_call_kind.keyword],
        argument_attributes=own,
    )
    if result is not None:
        translation.values[result] = made


def _element_types(
    translation: Translation, attributes: ArrayAttr, count: int, has_result: bool
) -> list[AttributeSet]:
    """The element types of operands that are addresses, for each operand."""
    found = [AttributeSet() for _ in range(count)]
    for place, each in enumerate(attributes.elements):
        type = each.lookup("elementtype") if isinstance(each, DictionaryAttr) else None
        if isinstance(type, TypeAttr) and place < count:
            found[place].add_type("elementtype", translation.convert_type(type.value))
    return found


TRANSLATIONS: dict[type[Operation], Translate] = {
    llvm.CallOp: with_fast_math(_call),
    llvm.InvokeOp: _invoke,
    llvm.InlineAsmOp: _inline_assembly,
}
