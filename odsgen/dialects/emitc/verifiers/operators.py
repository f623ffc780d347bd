"""Verifiers of operators, constants, variables and calls of the dialect `emitc`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.emitc.types import (
    check_is_supported_emit_c_type,
    is_integer_index_or_opaque,
    is_pointer_wide,
)
from odsgen.hooks import verifies
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    ElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    Operation,
    RankedTensorType,
    StringAttr,
    Type,
    TypeAttr,
    TypedAttr,
    value_text,
)
from odsgen_dialects import emitc


def _inner(type: Type) -> Type:
    """The value type of an lvalue, or the pointee of a pointer."""
    inner: Type = type.parameters()[0]
    return inner


# --- operators ----------------------------------------------------------------------------------------------------------


@verifies(emitc.AddOp)
def verify_add(op: emitc.AddOp) -> None:
    """AddOp::verify"""
    types = op.operand_types
    pointers = [isinstance(type, emitc.PointerType) for type in types]
    if all(pointers):
        raise op.op_error("requires that at most one operand is a pointer")
    for is_pointer, other in zip(pointers, reversed(types), strict=True):
        if is_pointer and not _is_offset(other):
            raise op.op_error(
                "requires that one operand is an integer or of opaque type if the other is a pointer"
            )


def _is_offset(type: Type) -> bool:
    return isinstance(type, IntegerType) or isinstance(type, emitc.EmitcOpaqueType)


@verifies(emitc.SubOp)
def verify_sub(op: emitc.SubOp) -> None:
    """SubOp::verify"""
    left, right = (isinstance(type, emitc.PointerType) for type in op.operand_types)
    if right and not left:
        raise op.op_error("rhs can only be a pointer if lhs is a pointer")
    if left and not right and not _is_offset(op.operand_types[1]):
        raise op.op_error(
            "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer"
        )
    result = op.result_types[0]
    if left and right and not _is_offset(result) and not isinstance(result, emitc.PtrDiffTType):
        raise op.op_error(
            "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are "
            "pointers"
        )


@verifies(emitc.ApplyOp)
def verify_apply(op: emitc.ApplyOp) -> None:
    """ApplyOp::verify"""
    operator = op.applicable_operator
    if not operator:
        raise op.op_error("applicable operator must not be empty")
    if operator not in ("&", "*"):
        raise op.op_error("applicable operator is illegal")
    if operator == "&":
        if not isinstance(op.operand.type, emitc.LValueType):
            raise op.op_error("operand type must be an lvalue when applying `&`")
        if not isinstance(op.result.type, emitc.PointerType):
            raise op.op_error("result type must be a pointer when applying `&`")
    elif not isinstance(op.operand.type, emitc.PointerType):
        raise op.op_error("operand type must be a pointer when applying `*`")


@verifies(emitc.AddressOfOp)
def verify_address_of(op: emitc.AddressOfOp) -> None:
    """AddressOfOp::verify"""
    if _inner(op.reference.type) is not _inner(op.result.type):
        raise op.op_error("requires result to be a pointer to the type referenced by operand")


@verifies(emitc.DereferenceOp)
def verify_dereference(op: emitc.DereferenceOp) -> None:
    """DereferenceOp::verify"""
    if _inner(op.pointer.type) is not _inner(op.result.type):
        raise op.op_error("requires result to be an lvalue of the type pointed to by operand")


@verifies(emitc.SubscriptOp)
def verify_subscript(op: emitc.SubscriptOp) -> None:
    """SubscriptOp::verify"""
    type, indices = op.value.type, op.indices
    if isinstance(type, emitc.ArrayType):
        shape, element = type.parameters()
        if len(indices) != len(shape):
            raise op.op_error(
                f"on array operand requires number of indices ({len(indices)}) to match the rank of "
                f"the array type ({len(shape)})"
            )
        for number, index in enumerate(indices):
            if not is_integer_index_or_opaque(index.type):
                raise op.op_error(
                    f"on array operand requires index operand {number} to be integer-like, but got "
                    f"'{index.type}'"
                )
        result = _inner(op.result.type)
        if element is not result:
            raise op.op_error(
                f"on array operand requires element type ('{element}') and result type ('{result}') "
                "to match"
            )
    elif isinstance(type, emitc.PointerType):
        if len(indices) != 1:
            raise op.op_error(
                f"on pointer operand requires one index operand, but got {len(indices)}"
            )
        if not is_integer_index_or_opaque(indices[0].type):
            raise op.op_error(
                "on pointer operand requires index operand to be integer-like, but got "
                f"'{indices[0].type}'"
            )
        pointee, result = _inner(type), _inner(op.result.type)
        if pointee is not result:
            raise op.op_error(
                f"on pointer operand requires pointee type ('{pointee}') and result type "
                f"('{result}') to match"
            )


# --- constants and variables --------------------------------------------------------------------------------------------


def _is_opaque(attribute: Attribute | None) -> bool:
    return isinstance(attribute, emitc.EmitcOpaqueAttr)


def _verify_initial(op: emitc.ConstantOp | emitc.VariableOp) -> None:
    value = op.value
    if _is_opaque(value):
        return
    if isinstance(value, StringAttr):
        raise op.op_error("string attributes are not supported, use #emitc.opaque instead")
    result = op.result.type
    if isinstance(result, emitc.LValueType):
        result = _inner(result)
    assert isinstance(value, TypedAttr)
    if is_pointer_wide(result) and isinstance(value.type, IndexType):
        return
    if result is not value.type:
        raise op.op_error(
            f"requires attribute to either be an #emitc.opaque attribute or it's type ('{value.type}') "
            f"to match the op's result type ('{result}')"
        )


@verifies(emitc.ConstantOp)
def verify_constant(op: emitc.ConstantOp) -> None:
    """ConstantOp::verify"""
    _verify_initial(op)
    if _is_opaque(op.value) and not op.value.parameters()[0]:
        raise op.op_error("value must not be empty")


@verifies(emitc.VariableOp)
def verify_variable(op: emitc.VariableOp) -> None:
    """VariableOp::verify"""
    _verify_initial(op)


@verifies(emitc.AssignOp)
def verify_assign(op: emitc.AssignOp) -> None:
    """AssignOp::verify"""
    if op.var.defining_op is None:
        raise op.op_error("cannot assign to block argument")
    wanted, given = _inner(op.var.type), op.value.type
    if wanted is not given:
        raise op.op_error(
            f"requires value's type ('{given}') to match variable's type ('{wanted}')\n"
            f"  variable: {value_text(op.var)}\n  value: {value_text(op.value)}\n"
        )


def initializer_type(type: Type) -> Type:
    """The type of an initial value of a variable."""
    if not isinstance(type, emitc.ArrayType):
        return type
    shape, element = type.parameters()
    return RankedTensorType.get(shape, element)


@verifies(emitc.GlobalOp)
def verify_global(op: emitc.GlobalOp) -> None:
    """GlobalOp::verify"""
    type, value = op.type, op.initial_value
    if not check_is_supported_emit_c_type(type):
        raise op.op_error("expected valid emitc type")
    if isinstance(value, ElementsAttr):
        if not isinstance(type, emitc.ArrayType):
            raise op.op_error(f"expected array type, but got '{type}'")
        if value.type is not initializer_type(type):
            raise _of_other_type(op, type, value.type)
    elif isinstance(value, (IntegerAttr, FloatAttr)):
        if value.type is not type:
            raise _of_other_type(op, type, value.type)
    elif value is not None and not _is_opaque(value):
        raise op.op_error(
            f"initial value should be a integer, float, elements or opaque attribute, but got {value}"
        )
    if op.static_specifier and op.extern_specifier:
        raise op.op_error("cannot have both static and extern specifiers")


def _of_other_type(op: Operation, wanted: Type, given: Type) -> Exception:
    return op.op_error(
        f"initial value expected to be of type '{wanted}', but was of type '{given}'"
    )


@verifies(emitc.FieldOp)
def verify_field(op: emitc.FieldOp) -> None:
    """FieldOp::verify"""
    if not check_is_supported_emit_c_type(op.type):
        raise op.op_error("expected valid emitc type")
    parent = op.parent_op
    if not isinstance(parent, emitc.ClassOp):
        raise op.op_error("field must be nested within an emitc.class operation")
    if not op.sym_name:
        raise op.op_error("field must have a non-empty symbol name")


@verifies(emitc.GetFieldOp)
def verify_get_field(op: emitc.GetFieldOp) -> None:
    """GetFieldOp::verify"""
    parent = op.parent_op
    while parent is not None and not isinstance(parent, emitc.ClassOp):
        parent = parent.parent_op
    if parent is None:
        raise op.op_error(" must be nested within an emitc.class operation")


# --- calls --------------------------------------------------------------------------------------------------------------


@verifies(emitc.CallOpaqueOp)
def verify_call_opaque(op: emitc.CallOpaqueOp) -> None:
    """CallOpaqueOp::verify"""
    if not op.callee:
        raise op.op_error("callee must not be empty")
    arguments: Any = op.args
    for argument in arguments.elements if arguments is not None else ():
        if isinstance(argument, IntegerAttr) and isinstance(argument.type, IndexType):
            if not 0 <= argument.value < len(op.operands):
                raise op.op_error("index argument is out of range")
        elif isinstance(argument, ArrayAttr):
            raise op.op_error("array argument has no type")
    templates: Any = op.template_args
    for argument in templates.elements if templates is not None else ():
        if not isinstance(argument, (TypeAttr, IntegerAttr, FloatAttr)) and not _is_opaque(
            argument
        ):
            raise op.op_error("template argument has invalid type")
    if any(isinstance(type, emitc.ArrayType) for type in op.result_types):
        raise op.op_error("cannot return array type")
