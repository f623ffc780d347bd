"""Verifiers of the dialect `llvm`: attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.layout_strings import layout_string_problem
from odsgen.dialects.llvm.types import is_compatible
from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr, TypeAttr, UnitAttr
from odsgen.runtime.builtin.types import IntegerType
from odsgen.runtime.interfaces.function_format import function_type_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation


#: What an attribute of a parameter must be, and of which type the parameter.
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
        return  # it will become a type of LLVM later
    is_pointer = (type.DIALECT_NAME, type.MNEMONIC) == ("llvm", "ptr")
    if of_type == _POINTER and not is_pointer:
        raise op.error(f'"{name}" attribute attached to non-pointer LLVM type')
    if of_type == _INTEGER and not isinstance(type, IntegerType):
        raise op.error(f'"{name}" attribute attached to non-integer LLVM type')


def _signature(op: Operation) -> tuple[Sequence[Type], Sequence[Type]] | None:
    """The types of arguments and results of a function."""
    if op.name == "llvm.func":
        known: Any = op.properties["function_type"].value.parameters()
        return known[1], (known[0],)
    if "FunctionOpInterface" not in op.INTERFACES or "function_type" not in op.properties:
        return None
    type = function_type_of(op)
    return type.inputs, type.results


def verify_region_argument_attribute(
    op: Operation, region: int, argument: int, name: str, attribute: Attribute
) -> None:
    """The attribute fits the type of the argument."""
    signature = _signature(op)
    if signature is not None and argument < len(signature[0]):
        _verify_parameter(op, signature[0][argument], name, attribute)


def verify_region_result_attribute(
    op: Operation, region: int, result: int, name: str, attribute: Attribute
) -> None:
    """The attribute is one of results, and fits the type."""
    signature = _signature(op)
    if signature is None or result >= len(signature[1]):
        return
    type = signature[1][result]
    if (type.DIALECT_NAME, type.MNEMONIC) == ("llvm", "void"):
        raise op.error("cannot attach result attributes to functions with a void return")
    if name in _NOT_OF_RESULTS:
        raise op.error(f'"{name}" is not a valid result attribute')
    _verify_parameter(op, type, name, attribute)


def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """The layout of data is a string that LLVM can read."""
    if name != "llvm.data_layout":
        return
    if not isinstance(attribute, StringAttr):
        raise op.op_error("expected 'llvm.data_layout' to be a string attributes")
    problem = layout_string_problem(attribute.value)
    if problem is not None:
        raise op.op_error(f"invalid data layout descriptor: {problem}")
