"""Default values of attributes, properties and parameters, as C++."""

from __future__ import annotations

from odsgen.export.names import ExportNames
from odsgen.export.problems import Unsayable
from odsgen.export.values import quoted
from odsgen.ods.model import EnumDef, Parameter
from odsgen.ods.model.constraints import TypeBuilder
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
)

_WRAPPERS = frozenset(
    "OptionalAttr ConfinedAttr OptionalProp OptionalProperty ConfinedProp EnumProp EnumProperty NamedEnumProp ArrayProp "
    "EnumPropWithAttrForm NamedEnumPropWithAttrForm EnumAttr AllOf Arg".split()
)


class DefaultWriter:
    """Writes defaults as ODS takes them."""

    def __init__(self, names: ExportNames) -> None:
        self._names = names

    def text(
        self, default: ConstraintExpression, base: ConstraintExpression, *, is_text: bool = False
    ) -> str:
        """The default of what ``base`` constrains; ``is_text``: TableGen quotes it itself. Raises Unsayable."""
        enum = self._enum_of(base)
        if enum is not None:
            return self._case(default, *enum)
        match default:
            case LiteralExpression(value=bool() as truth):
                return "true" if truth else "false"
            case LiteralExpression(value=int() | float() as number):
                return self._number(number, base)
            case LiteralExpression(value=str() as string):
                return string if is_text else self._string(string, base)
            case ListExpression(elements=elements):
                return "{" + ", ".join(self.text(e, _element_of(base)) for e in elements) + "}"
            case NameExpression(name="None", arguments=None):
                return "nullptr"
        raise Unsayable(f"the default '{default}' has no counterpart in C++")

    @staticmethod
    def _number(number: float, base: ConstraintExpression) -> str:
        if isinstance(number, float):
            return f"{number!r}f" if "F32" in str(base) else repr(number)
        return str(number)

    @staticmethod
    def _string(string: str, base: ConstraintExpression) -> str:
        if not _is_string(base):
            raise Unsayable(f"the default {quoted(string)} is the text of an attribute, and no C++")
        return quoted(string)

    def _enum_of(self, base: ConstraintExpression) -> tuple[str, EnumDef] | None:
        """The enum of a constraint, and its C++ class."""
        if not isinstance(base, NameExpression):
            return None
        name = base.name.removeprefix(f"{self._names.dialect}.")
        if name in self._names.enums:
            return self._of_own(self._names.enums[name])
        if name in self._names.attributes:
            return self._of_own(self._names.attributes[name].enum)
        constraint = next((c for n, c in self._names.spec.constraints.items() if n == name), None)
        if constraint is not None and (text := constraint.attribute or constraint.property):
            from odsgen.spec.constraint_expression import parse_constraint_expression

            return self._enum_of(parse_constraint_expression(text))
        if name in _WRAPPERS and base.arguments:
            return self._enum_of(base.arguments[0].value)
        qualified = self._names.resolved.scope.imported_names.get(name, name)
        return self._names.imported_enum(qualified) if "." in qualified else None

    def _of_own(self, enum: EnumDef | None) -> tuple[str, EnumDef] | None:
        return None if enum is None else (self._names.enum_class(enum), enum)

    def _case(self, default: ConstraintExpression, cpp: str, enum: EnumDef) -> str:
        """A case, or several of a bit enum."""
        if isinstance(default, ListExpression):
            return "{" + ", ".join(self._case(e, cpp, enum) for e in default.elements) + "}"
        name = default.value if isinstance(default, LiteralExpression) else str(default)
        if isinstance(name, int) and not isinstance(name, bool):
            found = [case for case in enum.cases if case.value == name]
        else:
            parts = [part.strip() for part in str(name).split("|")]
            found = [
                case for part in parts for case in enum.cases if part in (case.name, case.text)
            ]
            found = found if len(found) == len(parts) else []
        if not found:
            raise Unsayable(f"the default '{default}' is no case of '{enum.name}'")
        return " | ".join(f"{cpp}::{case.name}" for case in found)

    def parameter(self, parameter: Parameter) -> str:
        """The default of a parameter of a type or attribute. Raises Unsayable."""
        assert parameter.default is not None
        value = parameter.default.value
        if parameter.enum is not None:
            cpp = self._names.enum_class(parameter.enum)
            return self._case(LiteralExpression(str(value)), cpp, parameter.enum)
        if parameter.kind == "float" and isinstance(value, int | float):
            return f"::llvm::APFloat({float(value)!r})"
        if parameter.kind in ("integer", "unsigned", "bool"):
            return str(value).lower()
        if parameter.kind == "string" and isinstance(value, str):
            return quoted(value)
        if isinstance(value, TypeBuilder) and value.class_name == "IntegerType":
            [width] = value.arguments
            return f"::mlir::IntegerType::get($_ctxt, {width})"
        raise Unsayable(f"the default '{value}' has no counterpart in C++")


def _is_string(base: ConstraintExpression) -> bool:
    return isinstance(base, NameExpression) and (
        base.name
        in (
            "StrAttr",
            "SymbolNameAttr",
            "StringProp",
            "StringProperty",
            "FlatSymbolRefAttr",
            "TypedStrAttr",
        )
        or (
            base.name in _WRAPPERS
            and base.arguments is not None
            and len(base.arguments) > 0
            and _is_string(base.arguments[0].value)
        )
    )


def _element_of(base: ConstraintExpression) -> ConstraintExpression:
    """The constraint of the elements of a list: C++ has plain numbers for those of `F32ArrayAttr`."""
    text = str(base)
    if "StrArray" in text:
        return NameExpression("StrAttr")
    return NameExpression("F32Attr") if "F32" in text else NameExpression("AnyAttr")
