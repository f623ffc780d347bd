"""Verifiers of the dialect `llvm`: attributes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.layout_strings import layout_string_problem
from odsgen.dialects.llvm.types import is_compatible
from odsgen.hooks import (
    verifies_operation_attributes,
    verifies_region_argument_attributes,
    verifies_region_result_attributes,
)
from odsgen.runtime import (
    Attribute,
    IntegerAttr,
    IntegerType,
    Operation,
    StringAttr,
    Type,
    TypeAttr,
    UnitAttr,
    function_type_of,
)
from odsgen_dialects.llvm import LLVMFuncOp, LLVMPointerType, LLVMVoidType

#: For each parameter attribute: its class, and the kind of the parameter's type.
_POINTER, _INTEGER, _ANY = "pointer", "integer", ""
_PARAMETERS: dict[str, tuple[type[Any], str, str]] = {
    **{
        f"llvm.{name}": (UnitAttr, "a unit attribute", _POINTER)
        for name in ("noalias", "readonly", "readnone", "writeonly", "nest", "nocapture", "nofree")
        + ("nonnull",)
    },
    **{
        f"llvm.{name}": (TypeAttr, "a type attribute", _POINTER)
        for name in ("sret", "byval", "byref", "inalloca", "elementtype")
    },
    **{f"llvm.{name}": (UnitAttr, "a unit attribute", _INTEGER) for name in ("signext", "zeroext")},
    **{
        f"llvm.{name}": (IntegerAttr, "an integer attribute", _POINTER)
        for name in ("align", "dereferenceable", "dereferenceable_or_null")
    },
    "llvm.alignstack": (IntegerAttr, "an integer attribute", _ANY),
    "llvm.noundef": (UnitAttr, "a unit attribute", _ANY),
    "llvm.inreg": (UnitAttr, "a unit attribute", _ANY),
}
_NOT_OF_RESULTS = frozenset(
    f"llvm.{name}"
    for name in ("allocalign", "allocptr", "byval", "byref", "inalloca", "nest", "nocapture")
    + ("nofree", "preallocated", "readnone", "readonly", "returned", "sret", "alignstack")
    + ("writeonly",)
)


def _verify_parameter(op: Operation, type: Type, name: str, attribute: Attribute) -> None:
    if name not in _PARAMETERS:
        return
    expected, what, of_type = _PARAMETERS[name]
    if not isinstance(attribute, expected):
        raise op.error(f'"{name}" should be {what}')
    if not is_compatible(type):
        return  # to be converted to an LLVM type later
    is_pointer = isinstance(type, LLVMPointerType)
    if of_type == _POINTER and not is_pointer:
        raise op.error(f'"{name}" attribute attached to non-pointer LLVM type')
    if of_type == _INTEGER and not isinstance(type, IntegerType):
        raise op.error(f'"{name}" attribute attached to non-integer LLVM type')


def _signature(op: Operation) -> tuple[Sequence[Type], Sequence[Type]] | None:
    """The argument and result types of a function."""
    if isinstance(op, LLVMFuncOp):
        known: Any = op.function_type.parameters()
        return known[1], (known[0],)
    if "FunctionOpInterface" not in op.INTERFACES or "function_type" not in op.properties:
        return None
    type = function_type_of(op)
    return type.inputs, type.results


@verifies_region_argument_attributes
def verify_region_argument_attribute(
    op: Operation, region: int, argument: int, name: str, attribute: Attribute
) -> None:
    """LLVMDialect::verifyRegionArgAttribute"""
    signature = _signature(op)
    if signature is not None and argument < len(signature[0]):
        _verify_parameter(op, signature[0][argument], name, attribute)


@verifies_region_result_attributes
def verify_region_result_attribute(
    op: Operation, region: int, result: int, name: str, attribute: Attribute
) -> None:
    """LLVMDialect::verifyRegionResultAttribute"""
    signature = _signature(op)
    if signature is None or result >= len(signature[1]):
        return
    type = signature[1][result]
    if isinstance(type, LLVMVoidType):
        raise op.error("cannot attach result attributes to functions with a void return")
    if name in _NOT_OF_RESULTS:
        raise op.error(f'"{name}" is not a valid result attribute')
    _verify_parameter(op, type, name, attribute)


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """LLVMDialect::verifyOperationAttribute"""
    if name != "llvm.data_layout":
        return
    if not isinstance(attribute, StringAttr):
        raise op.op_error("expected 'llvm.data_layout' to be a string attributes")
    problem = layout_string_problem(attribute.value)
    if problem is not None:
        raise op.op_error(f"invalid data layout descriptor: {problem}")
