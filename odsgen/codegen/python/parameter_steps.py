"""The steps of `parse` and `print_parameters` of types and attributes: see `steps`."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.python.expressions import Expression, Name
from odsgen.codegen.python.steps import Step, Steps


@dataclass(frozen=True, slots=True)
class ReadParameter(Step):
    """Read one parameter; after its error comes what MLIR says of the parameter."""

    MACRO = "read_parameter"

    target: Expression
    value: Expression
    failure: str
    error: Name  # the class of what is caught
    with_error_after: Name  # the function that adds what MLIR says


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a struct, and what reads its value."""

    name: str
    is_optional: bool
    read: Steps


@dataclass(frozen=True, slots=True)
class ReadStruct(Step):
    """Read `name = value` between commas, in any order, each at most once; the required ones have to be there."""

    MACRO = "read_struct"

    found: str  # the variable for a dictionary of those that were read
    fields: tuple[Field, ...]
    parse_field_name: Name

    @property
    def required(self) -> tuple[str, ...]:
        """The fields that have to be there."""
        return tuple(field.name for field in self.fields if not field.is_optional)


@dataclass(frozen=True, slots=True)
class ReturnMade(Step):
    """Return the type or attribute of what was read; if `get` may refuse it, with an error at the place."""

    MACRO = "return_made"

    made: Expression
    is_checked: bool
