"""Names that a spec declares for aliases and values, with fields: `i{width}` (MLIR: OpAsmInterface)."""

from __future__ import annotations

from collections.abc import Mapping

from odsgen.ods.model import AttributeArgument, PropertyArgument, PropertyConstraint
from odsgen.ods.model.names import is_value_name, name_pieces
from odsgen.spec.errors import SpecDiagnostics, what_there_is
from odsgen.spec.source import SpecText

#: Kinds of parameters whose values can be part of a name.
NAMEABLE_KINDS = frozenset({"attribute", "bool", "enum", "integer", "string", "type", "unsigned"})

#: Attributes of numbers, whose types can be part of a name, too: `{modulus}_{modulus.type}`.
CLASSES_OF_TYPED_NUMBERS = frozenset({"IntegerAttr", "FloatAttr"})


def check_fields(
    text: SpecText, nameable: Mapping[str, bool], what: str, errors: SpecDiagnostics
) -> None:
    """Reports fields that name nothing, and those whose values cannot be part of a name."""
    for field in name_pieces(text)[1::2]:
        if field not in nameable:
            errors.error(f"no {what} is called '{field}'", text, what_there_is(field, nameable))
        elif not nameable[field]:
            errors.error(f"the {what} '{field}' cannot be part of a name", text)


def check_value_name(
    text: SpecText, nameable: Mapping[str, bool], what: str, errors: SpecDiagnostics
) -> None:
    """Reports what cannot be the name of a value."""
    if not is_value_name(text):
        errors.error(
            f"'{text}' cannot be the name of a value",
            text,
            f"letters, digits, '_', '$', '.' and '-' make one, '{{{what}}}' stands for the value of the {what}",
        )
    else:
        check_fields(text, nameable, what, errors)


def has_nameable_value(argument: AttributeArgument | PropertyArgument) -> bool:
    """Whether its accessor gives a word or a number."""
    constraint = argument.constraint
    if isinstance(constraint, PropertyConstraint):
        annotation = constraint.python_type
    else:
        annotation = constraint.accessor_type
    return constraint.enum is not None or annotation.removesuffix(" | None") in {
        "int",
        "str",
        "bool",
    }
