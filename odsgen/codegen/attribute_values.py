"""Between an inherent attribute and the native value that its accessor gives and `build` takes."""

from __future__ import annotations

import re
from dataclasses import dataclass

from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import (
    argument_expression,
    string_literal,
    tuple_literal,
    type_expression,
)
from odsgen.ods.model import (
    AttrConstraint,
    AttributeArgument,
    AttributeKind,
    DefaultValue,
    EnumDef,
    TypeBuilder,
)


@dataclass(frozen=True, slots=True)
class NativeForm:
    """How code converts: ``{0}`` stands for the attribute or for the value."""

    annotation: str
    from_attribute: str
    to_attribute: str

    def value_of(self, attribute: str) -> str:
        return self.from_attribute.replace("{0}", attribute)

    def attribute_of(self, value: str) -> str:
        return self.to_attribute.replace("{0}", value)


def native_form(constraint: AttrConstraint, imports: Imports) -> NativeForm | None:
    """The native form of the attributes of a constraint; None if they are handled as attributes.

    Without a value type that the constraint fixes, an integer or float attribute cannot be made from a number, so
    that these are handled as attributes too.
    """
    match constraint.kind:
        case AttributeKind.UNIT:
            return NativeForm("bool", "{0} is not None", f"{imports.runtime('UnitAttr')}.get()")
        case AttributeKind.ENUM if constraint.enum is not None:
            return _enum_form(constraint, imports)
        case AttributeKind.STRING | AttributeKind.SYMBOL_NAME:
            if constraint.value_type not in (None, TypeBuilder("NoneType")):
                return None
            stored = "FlatSymbolRefAttr" if _is_symbol_reference(constraint) else "StringAttr"
            return NativeForm("str", "{0}.value", f"{imports.runtime(stored)}.get({{0}})")
        case AttributeKind.BOOL:
            return NativeForm(
                "bool", "bool({0}.value)", f"{imports.runtime('BoolAttr')}.get({{0}})"
            )
        case AttributeKind.INTEGER if constraint.value_type is not None:
            value_type = type_expression(constraint.value_type, imports)
            make = f"{imports.runtime('IntegerAttr')}.get({{0}}, {value_type})"
            return NativeForm("int", "{0}.value", make)
        case AttributeKind.FLOAT if constraint.value_type is not None:
            value_type = type_expression(constraint.value_type, imports)
            make = f"{imports.runtime('FloatAttr')}.get({{0}}, {value_type})"
            return NativeForm("float", "{0}.value", make)
        case AttributeKind.TYPE:
            annotation = imports.annotation(constraint.accessor_type or "Type")
            return NativeForm(annotation, "{0}.value", f"{imports.runtime('TypeAttr')}.get({{0}})")
        case AttributeKind.DENSE_ARRAY if constraint.element_type is not None:
            return _dense_array_form(constraint, imports)
        case AttributeKind.ARRAY if constraint.element is not None:
            return _array_form(constraint.element, imports)
        case _:
            return None


def _is_symbol_reference(constraint: AttrConstraint) -> bool:
    return constraint.python_class == "FlatSymbolRefAttr"


def _enum_form(constraint: AttrConstraint, imports: Imports) -> NativeForm:
    assert constraint.enum is not None
    enum = imports.dialect_class(qualified_name(constraint.enum))
    if constraint.attribute_def is not None:
        attribute_class = imports.dialect_class(qualified_name(constraint.attribute_def))
        return NativeForm(enum, "{0}.value", f"{attribute_class}.get({{0}})")
    if constraint.enum.is_string:
        make = f"{imports.runtime('StringAttr')}.get({{0}}.keyword)"
        return NativeForm(enum, f"{enum}.of_keyword({{0}}.value)", make)
    make = f"{imports.runtime('IntegerAttr')}.get({{0}}, {_enum_storage(constraint, imports)})"
    return NativeForm(enum, f"{enum}({{0}}.value)", make)


def _enum_storage(constraint: AttrConstraint, imports: Imports) -> str:
    assert constraint.enum is not None
    if constraint.value_type is not None:
        return type_expression(constraint.value_type, imports)
    if constraint.enum.width in (1, 8, 16, 32, 64):
        return imports.runtime(f"i{constraint.enum.width}")
    return f"{imports.runtime('IntegerType')}.get({constraint.enum.width})"


def _dense_array_form(constraint: AttrConstraint, imports: Imports) -> NativeForm:
    assert constraint.element_type is not None
    element_type = type_expression(constraint.element_type, imports)
    imports.use_type_only("collections.abc", "Sequence")
    annotation = "float" if "Float" in constraint.element_type.class_name else "int"
    if element_type == "i1":
        annotation = "bool"
    make = f"{imports.runtime('DenseArrayAttr')}.get({element_type}, {{0}})"
    return NativeForm(f"Sequence[{annotation}]", "{0}.values", make)


def _array_form(element: AttrConstraint, imports: Imports) -> NativeForm | None:
    form = native_form(element, imports)
    make_array = f"{imports.runtime('ArrayAttr')}.get"
    imports.use_type_only("collections.abc", "Sequence")
    if form is None or element.kind is AttributeKind.UNIT:
        annotation = imports.annotation(element.python_class)
        return NativeForm(f"Sequence[{annotation}]", "{0}.elements", f"{make_array}({{0}})")
    return NativeForm(
        f"Sequence[{form.annotation}]",
        f"tuple([{form.value_of('element')} for element in {{0}}.elements])",
        f"{make_array}([{form.attribute_of('element')} for element in {{0}}])",
    )


_SYMBOL = re.compile(r"#([\w$.]+)")


def default_value_expression(
    constraint: AttrConstraint, default: DefaultValue, imports: Imports
) -> str:
    """The default in its native form, or as an attribute when the constraint has no native form."""
    value = default.value
    if value == () and constraint.kind is AttributeKind.ARRAY and constraint.element is None:
        return f"{imports.runtime('ArrayAttr')}.get(())"
    if constraint.enum is not None and isinstance(value, str | int):
        return enum_case_expression(constraint.enum, value, imports)
    if native_form(constraint, imports) is not None:
        if constraint.element is not None and isinstance(value, tuple):
            elements = [
                default_value_expression(constraint.element, DefaultValue(v, ""), imports)
                for v in value
            ]
            return tuple_literal(elements)
        return argument_expression(value, imports)
    parse = imports.use("odsgen.runtime.parser", "parse_attribute")
    arguments = string_literal(default.text)
    definition = None
    if constraint.attribute_def is not None:
        definition = qualified_name(constraint.attribute_def)
    elif (match := _SYMBOL.match(default.text)) is not None:
        definition = imports.attributes.get(match[1])
    if definition is not None:  # of a dialect that may not be there yet
        arguments += f", ({imports.dialect_class(definition)},)"
    parsed = f"{parse}({arguments})"
    if constraint.python_class == "Attribute":
        return parsed
    cast = imports.use("typing", "cast")
    return f'{cast}("{imports.annotation(constraint.python_class)}", {parsed})'


def enum_case_expression(enum: EnumDef, value: str | int, imports: Imports) -> str:
    """A case, or several bits, of an enum."""
    class_name = imports.dialect_class(qualified_name(enum))
    if isinstance(value, int):
        case = next((c for c in enum.cases if c.value == value), None)
        return f"{class_name}.{case.python_name}" if case else f"{class_name}({value})"
    names = [part.strip() for part in value.split(enum.separator.strip() or "|")]
    cases = [
        next(c for c in enum.cases if name in (c.name, c.text, c.python_name)) for name in names
    ]
    return " | ".join(f"{class_name}.{case.python_name}" for case in cases)


def default_attribute_expression(argument: AttributeArgument, imports: Imports) -> str:
    """The default of an argument as an attribute."""
    assert argument.default is not None
    value = default_value_expression(argument.constraint, argument.default, imports)
    if value == "()" and argument.constraint.kind is AttributeKind.ARRAY:
        return (
            f"{imports.runtime('ArrayAttr')}.get(())"  # no element tells the type of the elements
        )
    form = native_form(argument.constraint, imports)
    return value if form is None else form.attribute_of(value)
