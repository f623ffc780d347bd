"""Reading and writing native properties: each kind is a constant of the module."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_code import constant_prefix
from odsgen.codegen.format_lowering.local_names import PARSER, PRINTER
from odsgen.codegen.imports import Imports
from odsgen.codegen.property_values import default_property
from odsgen.codegen.python.expressions import FALSE, NONE, TRUE, Expression, Literal, Name, compare
from odsgen.ods.model import PropertyArgument

_MODULE = "odsgen.runtime.glue.properties"
_NESTED = {
    "array": "ArrayProperty",
    "int_array": "IntegerArrayProperty",
    "optional": "OptionalProperty",
    "some_optional": "OptionalProperty",
}
_PLAIN = {"bool": "BoolProperty", "string": "StringProperty", "unit": "UnitProperty"}


def property_kind(storage: str, imports: Imports) -> Expression:
    """The object of the runtime for a storage such as `array<i64>`."""
    outer, _, inner = storage.partition("<")
    if outer == "enum":
        return _enum_form(inner.removesuffix(">"), imports)
    if inner:
        element = property_kind(inner.removesuffix(">"), imports)
        bracketed = {"bracketed": TRUE} if outer == "some_optional" else {}
        return imports.call(_MODULE, _NESTED[outer], element, **bracketed)
    if outer in _PLAIN:
        return imports.call(_MODULE, _PLAIN[outer])
    width = Literal(int(outer.lstrip("ui")))
    signed = {"signed": FALSE} if outer.startswith("u") else {}
    return imports.call(_MODULE, "IntegerProperty", width, **signed)


def _enum_form(parts: str, imports: Imports) -> Expression:
    enum, width, summary, mnemonic, attribute_class, stores_attribute = json.loads(parts)
    named: dict[str, Expression] = {}
    if mnemonic is not None:
        named["mnemonic"] = Literal(mnemonic)
    if attribute_class is not None:
        named["attribute_class"] = imports.class_name(attribute_class)
    if stores_attribute:
        named["stored"] = TRUE
    made = imports.name(_MODULE, "EnumProperty")
    return made.call(imports.class_name(enum), Literal(width), Literal(summary), **named)


@dataclass(eq=False)
class PropertyCode:
    """The properties of one operation."""

    _prefix: str  # the name of the class of the operation
    _context: FileContext
    constants: dict[str, Expression] = field(default_factory=dict)

    def parse(self, prop: PropertyArgument) -> Expression:
        """The expression that reads the value; raises ParseError."""
        summary = Literal(prop.constraint.summary)
        return self._constant(prop).method("read", PARSER, Literal(prop.name), summary)

    def parse_optional(self, prop: PropertyArgument) -> Expression:
        """The expression for the value in a tuple, or None."""
        return self._constant(prop).method("parse_optional", PARSER)

    def text(self, prop: PropertyArgument, value: Expression) -> Expression:
        """The expression for the text of a value."""
        return self._constant(prop).method("text", PRINTER, value)

    def is_present(self, prop: PropertyArgument, value: Expression) -> Expression:
        """The condition that a value is not the default."""
        default = self._default(prop)
        return compare(value, "is not" if default in (NONE, FALSE, TRUE) else "!=", default)

    def _default(self, prop: PropertyArgument) -> Expression:
        if prop.default is not None:
            return default_property(prop, self._context.imports)
        return FALSE if prop.constraint.storage == "unit" else NONE

    def _constant(self, prop: PropertyArgument) -> Name:
        name = f"_{constant_prefix(self._prefix)}_{prop.python_name.upper()}"
        if name not in self.constants:
            self.constants[name] = property_kind(prop.constraint.storage, self._context.imports)
        return Name(name)
