"""Reading and writing native properties: each kind is a constant of the module."""

from __future__ import annotations

import json

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_forms import constant_prefix
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import string_literal
from odsgen.codegen.property_values import property_default
from odsgen.codegen.python.expressions import Expression, Verbatim
from odsgen.ods.model import PropertyArgument

_MODULE = "odsgen.runtime.properties"
_NESTED = {
    "array": "ArrayProperty",
    "int_array": "IntegerArrayProperty",
    "optional": "OptionalProperty",
    "some_optional": "OptionalProperty",
}
_PLAIN = {"bool": "BoolProperty", "string": "StringProperty", "unit": "UnitProperty"}


def property_form_expression(storage: str, imports: Imports) -> str:
    """The object of the runtime for a storage such as `array<i64>`."""
    outer, _, inner = storage.partition("<")
    if outer == "enum":
        return _enum_form(inner.removesuffix(">"), imports)
    if inner:
        element = property_form_expression(inner.removesuffix(">"), imports)
        bracketed = ", bracketed=True" if outer == "some_optional" else ""
        return f"{imports.use(_MODULE, _NESTED[outer])}({element}{bracketed})"
    if outer in _PLAIN:
        return f"{imports.use(_MODULE, _PLAIN[outer])}()"
    signed = not outer.startswith("u")
    width = outer.lstrip("ui")
    made = imports.use(_MODULE, "IntegerProperty")
    return f"{made}({width})" if signed else f"{made}({width}, signed=False)"


def _enum_form(parts: str, imports: Imports) -> str:
    enum, width, summary, mnemonic, attribute_class, stores_attribute = json.loads(parts)
    arguments = [imports.dialect_class(enum), str(width), string_literal(summary)]
    if mnemonic is not None:
        arguments.append(f"mnemonic={string_literal(mnemonic)}")
    if attribute_class is not None:
        arguments.append(f"attribute_class={imports.dialect_class(attribute_class)}")
    if stores_attribute:
        arguments.append("stored=True")
    return f"{imports.use(_MODULE, 'EnumProperty')}({', '.join(arguments)})"


def property_form(storage: str, imports: Imports) -> Expression:
    """The object of the runtime for a storage such as `array<i64>`."""
    return Verbatim(property_form_expression(storage, imports))


class PropertyForms:
    """The properties of one operation."""

    def __init__(self, op_class_name: str, context: FileContext) -> None:
        self._prefix = op_class_name
        self._context = context
        self.constants: dict[str, str] = {}

    def parse(self, prop: PropertyArgument) -> str:
        """The expression that reads the value; raises ParseError."""
        name, summary = string_literal(prop.name), string_literal(prop.constraint.summary)
        return f"{self._constant(prop)}.read(parser, {name}, {summary})"

    def parse_optional(self, prop: PropertyArgument) -> str:
        """The expression for the value in a tuple, or None."""
        return f"{self._constant(prop)}.parse_optional(parser)"

    def found(self, prop: PropertyArgument, local: str) -> str:
        return f"{local}[0]"

    def text(self, prop: PropertyArgument, value: str) -> str:
        return f"{self._constant(prop)}.text(printer, {value})"

    def has_default(self, prop: PropertyArgument) -> bool:
        return prop.default is not None or prop.optional or prop.constraint.storage == "unit"

    def default(self, prop: PropertyArgument) -> str:
        if prop.default is not None:
            return property_default(prop, self._context.imports)
        return "False" if prop.constraint.storage == "unit" else "None"

    def is_present(self, prop: PropertyArgument, value: str) -> str:
        """The condition that a value is not the default."""
        default = self.default(prop)
        if default in ("None", "False", "True"):
            return f"{value} is not {default}"
        return f"{value} != {default}"

    def _constant(self, prop: PropertyArgument) -> str:
        name = f"_{constant_prefix(self._prefix)}_{prop.python_name.upper()}"
        if name not in self.constants:
            self.constants[name] = property_form_expression(
                prop.constraint.storage, self._context.imports
            )
        return name
