"""Native properties in generated code: their default values."""

from __future__ import annotations

from odsgen.codegen.attribute_values import enum_case_expression
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import argument_expression
from odsgen.ods.model import PropertyArgument


def property_default(prop: PropertyArgument, imports: Imports) -> str:
    """What an absent property means: its default, else what C++ would initialize it with."""
    enum = prop.constraint.enum
    if enum is not None and not prop.optional:
        value = 0 if prop.default is None else prop.default.value
        if isinstance(value, str) or enum.is_bit_enum or any(c.value == 0 for c in enum.cases):
            assert isinstance(value, str | int)
            return enum_case_expression(enum, value, imports)
        return enum_case_expression(enum, enum.cases[0].name, imports)
    if prop.default is not None:
        return argument_expression(prop.default.value, imports)
    if prop.optional:
        return "None"
    python_type = prop.constraint.python_type
    plain = {"int": "0", "bool": "False", "str": '""', "float": "0.0"}.get(python_type)
    if plain is not None:
        return plain
    return "()" if python_type.startswith("tuple") else "None"


def absent_property(prop: PropertyArgument, imports: Imports) -> str:
    """What an operation holds whose text does not say: C++'s zero, though no case of the enum may have it."""
    enum = prop.constraint.enum
    if enum is not None and prop.default is None and not prop.optional:
        if not enum.is_bit_enum and all(case.value != 0 for case in enum.cases):
            return "0"
    return property_default(prop, imports)
