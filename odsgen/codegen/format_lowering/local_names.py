"""Names of the local variables of a generated `parse`: the accessor's name and what is held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from odsgen.codegen.python.expressions import Name
from odsgen.ods.model import Arity, Operand, RegionDef, SuccessorDef
from odsgen.ods.model.format import All, AllDirective, TypeTarget

PARSER = Name("parser")
PRINTER = Name("printer")
LOCATION = Name("location")
TOKENS = Name("tokens")
OPERANDS = Name("operands")
PROPERTIES = Name("properties")
ATTRIBUTES = Name("attributes")

FUNCTION_TYPE = Name("function_type")

#: Functions of the runtime, which a method imports once it is known which of them it calls.
PARSE_FUNCTION_TYPE = Name("parse_function_type")
PARSE_SIGNATURE = Name("parse_signature")

#: The index of the next token, and the token.
INDEX = PARSER.member("index")
NEXT_TOKEN = TOKENS.item(INDEX)


def operand_name(operand: Operand) -> Name:
    """The token of a required operand; a list of tokens (of lists) for the other ones."""
    suffix = {Arity.REQUIRED: "operand", Arity.VARIADIC_OF_VARIADIC: "operand_groups"}.get(
        operand.arity, "operands"
    )
    return Name(f"{operand.python_name}_{suffix}")


class _Named(Protocol):
    @property
    def python_name(self) -> str: ...


def _with(suffix: str) -> Callable[[_Named], Name]:
    return lambda part: Name(f"{part.python_name}_{suffix}")


single_operand_name = _with("operand")  # the token of an optional operand, or None
known_values = _with("values")  # of operands, if all of them and their types are known, else None
operand_place = _with("place")  # the token at which operands begin, for an error of their number
type_name = _with("type")  # of a required value
types_name = _with("types")  # of any other value, or whatever a functional type gives
attribute_name = _with("attr")
property_name = _with("value")


def region_name(region: RegionDef) -> Name:
    return Name(f"{region.python_name}_{'regions' if region.variadic else 'region'}")


def successor_name(successor: SuccessorDef) -> Name:
    return Name(f"{successor.python_name}_{'successors' if successor.variadic else 'successor'}")


ALL_OPERANDS = Name("all_operands")
ALL_OPERANDS_PLACE = Name("all_operands_place")
ALL_OPERAND_TYPES = Name("all_operand_types")
ALL_RESULT_TYPES = Name("all_result_types")
ALL_REGIONS = Name("all_regions")
ALL_SUCCESSORS = Name("all_successors")


def types_target_name(target: TypeTarget) -> Name:
    """The variable that holds the types of what a functional type names."""
    if isinstance(target, AllDirective):
        return ALL_OPERAND_TYPES if target.of is All.OPERANDS else ALL_RESULT_TYPES
    return types_name(target.value)
