"""Between an inherent attribute and the native value that its accessor gives and `build` takes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce

from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import python_value, type_value
from odsgen.codegen.python.expressions import (
    EMPTY_TUPLE,
    Annotation,
    Binary,
    Choice,
    Comprehension,
    Expression,
    Hole,
    Literal,
    Name,
    Quoted,
    compare,
    filled,
    sequence_annotation,
    tuple_of,
)
from odsgen.ods.model import (
    AttrConstraint,
    AttributeArgument,
    AttributeKind,
    BuilderParameter,
    DefaultValue,
    EnumDef,
    TypeBuilder,
)


@dataclass(frozen=True, slots=True)
class NativeValue:
    """How code converts: a hole stands for the attribute or for the value.

    What makes the attribute is imported by a file that asks for it.
    """

    annotation: Expression
    from_attribute: Expression
    make: Callable[[], Expression]

    @property
    def to_attribute(self) -> Expression:
        return self.make()

    def value_of(self, attribute: Expression) -> Expression:
        return filled(self.from_attribute, attribute)

    def attribute_of(self, value: Expression) -> Expression:
        return filled(self.to_attribute, value)


_HOLE = Hole()


def native_value(constraint: AttrConstraint, imports: Imports) -> NativeValue | None:
    """The native value of the attributes of a constraint; None if they are handled as attributes.

    Without a value type that the constraint fixes, an integer or float attribute cannot be made from a number, so
    that these are handled as attributes too.
    """

    def made(class_name: str, *arguments: Expression) -> Callable[[], Expression]:
        return lambda: imports.runtime_name(class_name).method("get", *arguments)

    def number(class_name: str, type: TypeBuilder) -> Callable[[], Expression]:
        return lambda: made(class_name, _HOLE, type_value(type, imports))()

    value = _HOLE.member("value")
    match constraint.kind:
        case AttributeKind.UNIT:
            return NativeValue(Name("bool"), _HOLE.is_given(), made("UnitAttr"))
        case AttributeKind.ENUM if constraint.enum is not None:
            return _enum_form(constraint, imports)
        case AttributeKind.STRING | AttributeKind.SYMBOL_NAME:
            if constraint.value_type not in (None, TypeBuilder("NoneType")):
                return None
            stored = "FlatSymbolRefAttr" if is_symbol_reference(constraint) else "StringAttr"
            return NativeValue(Name("str"), value, made(stored, _HOLE))
        case AttributeKind.BOOL:
            return NativeValue(Name("bool"), Name("bool").call(value), made("BoolAttr", _HOLE))
        case AttributeKind.INTEGER if constraint.value_type is not None:
            return NativeValue(Name("int"), value, number("IntegerAttr", constraint.value_type))
        case AttributeKind.FLOAT if constraint.value_type is not None:
            return NativeValue(Name("float"), value, number("FloatAttr", constraint.value_type))
        case AttributeKind.TYPE:
            annotation = Annotation(imports.annotation(constraint.accessor_type or "Type"))
            return NativeValue(annotation, value, made("TypeAttr", _HOLE))
        case AttributeKind.DENSE_ARRAY if constraint.element_type is not None:
            return _dense_array_value(constraint.element_type, imports)
        case AttributeKind.ARRAY if constraint.element is not None:
            return _array_form(constraint.element, imports)
        case _:
            return None


def is_symbol_reference(constraint: AttrConstraint) -> bool:
    return constraint.python_class == "FlatSymbolRefAttr"


def _enum_form(constraint: AttrConstraint, imports: Imports) -> NativeValue:
    assert constraint.enum is not None
    enum = imports.class_name(qualified_name(constraint.enum))
    value = _HOLE.member("value")
    if constraint.attribute_def is not None:
        attribute_class = imports.class_name(qualified_name(constraint.attribute_def))
        return NativeValue(enum, value, lambda: attribute_class.method("get", _HOLE))

    def case() -> Expression:
        return imports.name("odsgen.runtime.glue.enums", "case_of").call(enum, _HOLE)

    def text() -> Expression:
        return imports.runtime_name("StringAttr").method("get", case().member("keyword"))

    def number() -> Expression:
        given = Choice(compare(_HOLE.member("__class__"), "is", enum), _HOLE, case())
        storage = enum_storage(constraint, imports)
        return imports.runtime_name("IntegerAttr").method("get", given, storage)

    if constraint.enum.is_string:
        return NativeValue(enum, enum.method("of_keyword", value), text)
    return NativeValue(enum, enum.call(value), number)


def enum_storage(constraint: AttrConstraint, imports: Imports) -> Expression:
    assert constraint.enum is not None
    if constraint.value_type is not None:
        return type_value(constraint.value_type, imports)
    return type_value(TypeBuilder("IntegerType", (constraint.enum.width,)), imports)


def _dense_array_value(element: TypeBuilder, imports: Imports) -> NativeValue:
    imports.use_type_only("collections.abc", "Sequence")
    annotation = "float" if "Float" in element.class_name else "int"
    if element == TypeBuilder("IntegerType", (1,)):
        annotation = "bool"

    def make() -> Expression:
        element_type = type_value(element, imports)
        return imports.runtime_name("DenseArrayAttr").method("get", element_type, _HOLE)

    return NativeValue(sequence_annotation(Name(annotation)), _HOLE.member("values"), make)


def _array_form(element: AttrConstraint, imports: Imports) -> NativeValue | None:

    def array(given: Expression) -> Expression:
        return imports.runtime_name("ArrayAttr").method("get", given)

    form = native_value(element, imports)
    imports.use_type_only("collections.abc", "Sequence")
    elements = _HOLE.member("elements")
    if form is None or element.kind is AttributeKind.UNIT:
        annotation = Annotation(imports.annotation(element.python_class))
        return NativeValue(sequence_annotation(annotation), elements, lambda: array(_HOLE))

    def each(convert: Expression, of: Expression) -> Expression:
        return Comprehension(filled(convert, Name("element")), ("element",), of)

    return NativeValue(
        sequence_annotation(form.annotation),
        Name("tuple").call(each(form.from_attribute, elements)),
        lambda: array(each(form.to_attribute, _HOLE)),
    )


_SYMBOL = re.compile(r"#([\w$.]+)")


def default_value(
    constraint: AttrConstraint, default: DefaultValue, imports: Imports
) -> Expression:
    """The default as a native value, or as an attribute when the constraint has none."""
    given = default.value
    if given == () and constraint.kind is AttributeKind.ARRAY and constraint.element is None:
        return imports.runtime_name("ArrayAttr").method("get", EMPTY_TUPLE)
    if constraint.enum is not None and isinstance(given, str | int):
        return enum_case(constraint.enum, given, imports)
    if native_value(constraint, imports) is not None:
        if constraint.element is not None and isinstance(given, tuple):
            element = constraint.element
            return tuple_of(default_value(element, DefaultValue(v, ""), imports) for v in given)
        return python_value(given, imports)
    parse = imports.name("odsgen.runtime.parser", "parse_attribute")
    definition = None
    if constraint.attribute_def is not None:
        definition = qualified_name(constraint.attribute_def)
    elif (match := _SYMBOL.match(default.text)) is not None:
        definition = imports.attributes.get(match[1])
    parsed: Expression = parse.call(Literal(default.text))
    if definition is not None:  # of a dialect that may not be there yet
        parsed = parse.call(Literal(default.text), tuple_of([imports.class_name(definition)]))
    if constraint.python_class == "Attribute":
        return parsed
    cast = imports.name("typing", "cast")
    return cast.call(Quoted(Annotation(imports.annotation(constraint.python_class))), parsed)


def enum_case(enum: EnumDef, value: str | int, imports: Imports) -> Expression:
    """A case, or several bits, of an enum."""
    class_name = imports.class_name(qualified_name(enum))
    if isinstance(value, int):
        case = next((c for c in enum.cases if c.value == value), None)
        return class_name.member(case.python_name) if case else class_name.call(Literal(value))
    parts = value.split(enum.separator.strip() or "|") if enum.is_bit_enum else [value]
    names = [part.strip() for part in parts]
    cases = [
        next(c for c in enum.cases if name in (c.name, c.text, c.python_name)) for name in names
    ]
    members: list[Expression] = [class_name.member(case.python_name) for case in cases]
    return reduce(lambda left, right: Binary("|", left, right), members)


def parameter_default(parameter: BuilderParameter, imports: Imports) -> Expression | None:
    """The default of a builder's or method's parameter, if it has one."""
    if parameter.default is None:
        return None
    value = parameter.default.value
    if parameter.enum is not None and isinstance(value, str):
        return enum_case(parameter.enum, value, imports)
    return python_value(value, imports)


def default_attribute(argument: AttributeArgument, imports: Imports) -> Expression:
    """The default of an argument as an attribute."""
    assert argument.default is not None
    value = default_value(argument.constraint, argument.default, imports)
    if value == EMPTY_TUPLE and argument.constraint.kind is AttributeKind.ARRAY:
        # No element tells the type of the elements.
        return imports.runtime_name("ArrayAttr").method("get", EMPTY_TUPLE)
    form = native_value(argument.constraint, imports)
    return value if form is None else form.attribute_of(value)
