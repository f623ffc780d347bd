"""Between an inherent attribute and the native value that its accessor gives and `build` takes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import reduce

from odsgen.codegen.imports import Imports, qualified_name
from odsgen.codegen.literals import cast_to, python_value, type_value
from odsgen.codegen.python import expressions as e
from odsgen.ods.model import (
    AttrConstraint,
    AttributeArgument,
    AttributeKind,
    BuilderParameter,
    DefaultValue,
    EnumDef,
    TypeBuilder,
)

_CONVERSIONS = "odsgen.runtime.glue.conversions"


@dataclass(frozen=True, slots=True)
class NativeValue:
    """The Python type of a value, the runtime's conversion for accessors, and the attribute that code makes of a value.

    What these need is imported by a file that asks for it.
    """

    annotation: str
    conversion: Callable[[], e.Expression]
    attribute_of: Callable[[e.Expression], e.Expression]


def native_value(constraint: AttrConstraint, imports: Imports) -> NativeValue | None:
    """The native value of the attributes of a constraint; None if they are handled as attributes.

    Without a value type that the constraint fixes, an integer or float attribute cannot be made from a number, so
    that these are handled as attributes too.
    """

    def plain(annotation: str, conversion: str, class_name: str) -> NativeValue:
        return NativeValue(
            annotation,
            lambda: imports.name(_CONVERSIONS, conversion),
            lambda value: imports.get(class_name, value),
        )

    def typed(annotation: str, conversion: str, class_name: str, type: TypeBuilder) -> NativeValue:
        return NativeValue(
            annotation,
            lambda: imports.call(_CONVERSIONS, conversion, type_value(type, imports)),
            lambda value: imports.get(class_name, value, type_value(type, imports)),
        )

    match constraint.kind:
        case AttributeKind.UNIT:
            unit = plain("bool", "BOOL", "UnitAttr")
            return replace(unit, attribute_of=lambda _: imports.get("UnitAttr"))
        case AttributeKind.ENUM if constraint.enum is not None:
            return _enum_value(constraint, constraint.enum, imports)
        case AttributeKind.STRING | AttributeKind.SYMBOL_NAME:
            if constraint.value_type not in (None, TypeBuilder("NoneType")):
                return None
            if constraint.python_class == "FlatSymbolRefAttr":
                return plain("str", "SYMBOL", "FlatSymbolRefAttr")
            return plain("str", "STRING", "StringAttr")
        case AttributeKind.BOOL:
            return plain("bool", "BOOL", "BoolAttr")
        case AttributeKind.INTEGER if constraint.value_type is not None:
            return typed("int", "integer_of", "IntegerAttr", constraint.value_type)
        case AttributeKind.FLOAT if constraint.value_type is not None:
            return typed("float", "float_of", "FloatAttr", constraint.value_type)
        case AttributeKind.TYPE:
            type_class = constraint.accessor_type
            value = plain(imports.annotation(type_class), "TYPE", "TypeAttr")
            if type_class == "Type":
                return value
            return replace(
                value,
                conversion=lambda: imports.call(
                    _CONVERSIONS, "type_of", imports.class_name(type_class)
                ),
            )
        case AttributeKind.DENSE_ARRAY if constraint.element_type is not None:
            return _dense_array_value(constraint.element_type, imports)
        case AttributeKind.ARRAY if constraint.element is not None:
            return _array_value(constraint.element, imports)
        case _:
            return None


def _enum_value(constraint: AttrConstraint, enum: EnumDef, imports: Imports) -> NativeValue:
    enum_class = imports.definition(enum)
    definition = constraint.attribute_def
    if definition is not None:
        return NativeValue(
            enum_class.id,
            lambda: imports.call(
                _CONVERSIONS, "enum_attribute_of", imports.definition(definition), enum_class
            ),
            lambda value: imports.definition(definition).method("get", value),
        )

    def case(value: e.Expression) -> e.Expression:
        return imports.call("odsgen.runtime.glue.enums", "case_of", enum_class, value)

    if enum.is_string:
        return NativeValue(
            enum_class.id,
            lambda: imports.call(_CONVERSIONS, "enum_of_string", enum_class),
            lambda value: imports.get("StringAttr", case(value).member("keyword")),
        )
    builder = constraint.value_type or TypeBuilder("IntegerType", (enum.width,))

    def number(value: e.Expression) -> e.Expression:
        given = e.Choice(e.compare(value.member("__class__"), "is", enum_class), value, case(value))
        storage = type_value(builder, imports)
        return imports.get("IntegerAttr", given, storage)

    return NativeValue(
        enum_class.id,
        lambda: imports.call(
            _CONVERSIONS, "enum_of_integer", enum_class, type_value(builder, imports)
        ),
        number,
    )


def _dense_array_value(element: TypeBuilder, imports: Imports) -> NativeValue:
    annotation, function = "int", "integers_of"
    if "Float" in element.class_name:
        annotation, function = "float", "floats_of"
    elif element == TypeBuilder("IntegerType", (1,)):
        annotation, function = "bool", "booleans_of"
    return NativeValue(
        imports.sequence_of(annotation),
        lambda: imports.call(_CONVERSIONS, function, type_value(element, imports)),
        lambda value: imports.get("DenseArrayAttr", type_value(element, imports), value),
    )


def _array_value(element: AttrConstraint, imports: Imports) -> NativeValue:
    def array(elements: e.Expression) -> e.Expression:
        return imports.get("ArrayAttr", elements)

    of = native_value(element, imports)
    if of is None or element.kind is AttributeKind.UNIT:
        return NativeValue(
            imports.sequence_of(imports.annotation(element.python_class)),
            lambda: imports.call(
                _CONVERSIONS, "attributes_of", imports.class_name(element.python_class)
            ),
            array,
        )
    each = e.Name("element")
    return NativeValue(
        imports.sequence_of(of.annotation),
        lambda: imports.call(_CONVERSIONS, "values_of", of.conversion()),
        lambda values: array(e.Comprehension(of.attribute_of(each), (each.id,), values)),
    )


_SYMBOL = re.compile(r"#([\w$.]+)")


def default_value(
    constraint: AttrConstraint, default: DefaultValue, imports: Imports
) -> e.Expression:
    """The default as a native value, or as an attribute when the constraint has none."""
    given = default.value
    if given == () and constraint.kind is AttributeKind.ARRAY and constraint.element is None:
        return imports.get("ArrayAttr", e.EMPTY_TUPLE)
    if constraint.enum is not None and isinstance(given, str | int):
        return enum_case(constraint.enum, given, imports)
    if native_value(constraint, imports) is not None:
        if constraint.element is not None and isinstance(given, tuple):
            element = constraint.element
            return e.tuple_of(default_value(element, DefaultValue(v, ""), imports) for v in given)
        return python_value(given, imports)
    parse = imports.name("odsgen.runtime.parser", "parse_attribute")
    # Those of a dialect that may not be there yet; others may stand in the first one.
    own = constraint.attribute_def
    found = [] if own is None else [qualified_name(own)]
    found += filter(None, map(imports.attributes.get, _SYMBOL.findall(default.text)))
    parsed: e.Expression = parse.call(e.Literal(default.text))
    if found:
        classes = [imports.class_name(name) for name in dict.fromkeys(found)]
        parsed = parse.call(e.Literal(default.text), e.tuple_of(classes))
    if constraint.python_class == "Attribute":
        return parsed
    return cast_to(constraint.python_class, parsed, imports)


def enum_case(enum: EnumDef, value: str | int, imports: Imports) -> e.Expression:
    """A case, or several bits, of an enum."""
    class_name = imports.definition(enum)
    if isinstance(value, int):
        case = next((c for c in enum.cases if c.value == value), None)
        return class_name.member(case.python_name) if case else class_name.call(e.Literal(value))
    parts = value.split(enum.separator.strip() or "|") if enum.is_bit_enum else [value]
    names = [part.strip() for part in parts]
    cases = [
        next(c for c in enum.cases if name in (c.name, c.text, c.python_name)) for name in names
    ]
    members: list[e.Expression] = [class_name.member(case.python_name) for case in cases]
    return reduce(lambda left, right: e.Binary("|", left, right), members)


def parameter_default(parameter: BuilderParameter, imports: Imports) -> e.Expression | None:
    """The default of a builder's or method's parameter, if it has one."""
    if parameter.default is None:
        return None
    value = parameter.default.value
    if parameter.enum is not None and isinstance(value, str):
        return enum_case(parameter.enum, value, imports)
    return python_value(value, imports)


def default_attribute(argument: AttributeArgument, imports: Imports) -> e.Expression:
    """The default of an argument as an attribute."""
    assert argument.default is not None
    value = default_value(argument.constraint, argument.default, imports)
    if value == e.EMPTY_TUPLE and argument.constraint.kind is AttributeKind.ARRAY:
        # No element tells the type of the elements.
        return imports.get("ArrayAttr", e.EMPTY_TUPLE)
    form = native_value(argument.constraint, imports)
    return value if form is None else form.attribute_of(value)
