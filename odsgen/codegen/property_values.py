"""Native properties in generated code: their types and default values."""

from __future__ import annotations

from odsgen.codegen.attribute_values import enum_case
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import python_value
from odsgen.codegen.python.expressions import EMPTY_TUPLE, FALSE, NONE, Expression, Literal
from odsgen.ods.model import PropertyArgument

_ZEROS = {"int": Literal(0), "bool": FALSE, "str": Literal(""), "float": Literal(0.0)}


def property_annotation(prop: PropertyArgument, imports: Imports) -> str:
    """The Python type of a property, with None where an optional one may be absent."""
    annotation = imports.annotation(prop.constraint.python_type)
    says_none = prop.constraint.python_type.endswith("None")
    return f"{annotation} | None" if prop.optional and not says_none else annotation


def default_property(prop: PropertyArgument, imports: Imports) -> Expression:
    """The value of an absent property: its default, else what C++ would initialize it with."""
    enum = prop.constraint.enum
    if enum is not None and not prop.optional:
        value = 0 if prop.default is None else prop.default.value
        if isinstance(value, str) or enum.is_bit_enum or any(c.value == 0 for c in enum.cases):
            assert isinstance(value, str | int)
            return enum_case(enum, value, imports)
        return enum_case(enum, enum.cases[0].name, imports)
    if prop.default is not None:
        return python_value(prop.default.value, imports)
    if prop.optional:
        return NONE
    python_type = prop.constraint.python_type
    if python_type in _ZEROS:
        return _ZEROS[python_type]
    return EMPTY_TUPLE if python_type.startswith("tuple") else NONE


def unset_property(prop: PropertyArgument, imports: Imports) -> Expression:
    """The value where the text does not say: C++'s zero, though no case of the enum may have it."""
    enum = prop.constraint.enum
    if enum is not None and prop.default is None and not prop.optional:
        if not enum.is_bit_enum and all(case.value != 0 for case in enum.cases):
            return Literal(0)
    return default_property(prop, imports)
