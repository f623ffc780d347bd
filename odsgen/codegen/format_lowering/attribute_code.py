"""Reading and writing one attribute as its style in a format says."""

from __future__ import annotations

from dataclasses import dataclass, field

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.local_names import INDEX, PARSER, PRINTER
from odsgen.codegen.imports import qualified_name
from odsgen.codegen.literals import type_value
from odsgen.codegen.python import expressions as e
from odsgen.ods.model import AttrConstraint, AttributeKind, TypeBuilder
from odsgen.ods.model.format import AttributeStyle, AttributeVariable, Whitespace
from odsgen.ods.model.format import Literal as FormatLiteral

FORMATS = "odsgen.runtime.glue.formats"


@dataclass(eq=False)
class AttributeCode:
    """The attributes of one operation; enums get a constant each."""

    _prefix: str  # the name of the class of the operation
    _context: FileContext
    constants: dict[str, e.Expression] = field(default_factory=dict)

    def parse(self, variable: AttributeVariable) -> e.Expression:
        """The expression that reads the attribute, or raises."""
        imports = self._context.imports
        attribute = variable.attribute
        constraint = attribute.constraint
        match variable.style:
            case AttributeStyle.ENUM:
                return self._enum_constant(variable).method(
                    "parse", PARSER, e.Literal(attribute.name)
                )
            case AttributeStyle.SYMBOL_NAME:
                return PARSER.method("parse_symbol_name")
            case AttributeStyle.STRIPPED if constraint.attribute_def is not None:
                attribute_class = imports.definition(constraint.attribute_def)
                return imports.call(FORMATS, "parse_stripped_attribute", PARSER, attribute_class)
            case AttributeStyle.STRIPPED | AttributeStyle.TYPED if is_dense_array(constraint):
                assert constraint.element_type is not None
                element_type = type_value(constraint.element_type, imports)
                return imports.call(FORMATS, "parse_dense_array", PARSER, element_type)
            case _:
                return self._parse_in_full(constraint)

    def parse_optional(self, variable: AttributeVariable) -> e.Expression:
        """The expression that reads the attribute or gives None."""
        attribute = variable.attribute
        constraint = attribute.constraint
        match variable.style:
            case AttributeStyle.ENUM:
                return self._enum_constant(variable).method(
                    "parse_optional", PARSER, e.Literal(attribute.name)
                )
            case AttributeStyle.SYMBOL_NAME:
                return PARSER.method("parse_optional_symbol_name")
            case AttributeStyle.STRIPPED if (first := _first_token(constraint)) is not None:
                # MLIR would not see here what it prints: an attribute without its prefix.
                token = PARSER.member("tokens").item(INDEX)
                begins: e.Expression = e.compare(token, "==", e.Literal(first))
                if constraint.attribute_def is not None:
                    openings = e.tuple_of([e.Literal("#"), e.Literal(first[:1])])
                    begins = e.compare(e.Part(token, None, e.Literal(1)), "in", openings)
                return e.Choice(begins, self.parse(variable), e.NONE)
            case _:
                type_arguments = self._type_arguments(constraint)
                if self._storage_class(constraint) in ("Attribute", "UnitAttr"):
                    return PARSER.method("parse_optional_attribute", *type_arguments)
                parse = self._context.imports.name(FORMATS, "parse_optional_attribute_of")
                return parse.call(PARSER, self._class(constraint), *type_arguments)

    def text(self, variable: AttributeVariable, value: e.Expression) -> e.Expression:
        """The expression for the text of the attribute that `value` holds."""
        constraint = variable.attribute.constraint
        match variable.style:
            case AttributeStyle.ENUM:
                return self._enum_constant(variable).method("text", value)
            case AttributeStyle.SYMBOL_NAME:
                return PRINTER.method("symbol_text", value.member("value"))
            case AttributeStyle.STRIPPED | AttributeStyle.TYPED if is_dense_array(constraint):
                return self._context.imports.call(FORMATS, "dense_array_text", PRINTER, value)
            case AttributeStyle.TYPED:
                return PRINTER.member("untyped_texts").item(value)
            case AttributeStyle.STRIPPED if constraint.attribute_def is not None:
                return PRINTER.method("stripped_text", value)
            case _:
                return PRINTER.member("attribute_texts").item(value)

    def annotation(self, constraint: AttrConstraint) -> str:
        """The class of the attributes of a constraint, for annotations."""
        return self._context.attribute_class(constraint)

    def _storage_class(self, constraint: AttrConstraint) -> str:
        """The class by its name in the runtime or, qualified, in a dialect."""
        if constraint.attribute_def is not None:
            return qualified_name(constraint.attribute_def)
        return constraint.python_class

    def _class(self, constraint: AttrConstraint) -> e.Expression:
        return self._context.imports.class_name(self._storage_class(constraint))

    def _parse_in_full(self, constraint: AttrConstraint) -> e.Expression:
        type_arguments = self._type_arguments(constraint)
        if self._storage_class(constraint) == "Attribute":
            return PARSER.method("parse_attribute", *type_arguments)
        parse = self._context.imports.name(FORMATS, "parse_attribute_of")
        return parse.call(PARSER, self._class(constraint), *type_arguments)

    def _type_arguments(self, constraint: AttrConstraint) -> tuple[e.Expression, ...]:
        """The type that the text leaves out, if it does."""
        if constraint.value_type is None or is_dense_array(constraint):
            return ()
        return (type_value(constraint.value_type, self._context.imports),)

    def _enum_constant(self, variable: AttributeVariable) -> e.Name:
        attribute = variable.attribute
        constraint = attribute.constraint
        enum = constraint.enum
        assert enum is not None
        imports = self._context.imports
        name = f"_{constant_prefix(self._prefix)}_{attribute.python_name.upper()}"
        if name not in self.constants:
            forms_class = imports.name(FORMATS, "EnumAttributes")
            arguments: list[e.Expression] = [imports.definition(enum)]
            if not enum.is_string:
                builder = constraint.value_type or TypeBuilder("IntegerType", (enum.width,))
                arguments.append(type_value(builder, imports))
            self.constants[name] = forms_class.call(*arguments)
        return e.Name(name)


def _first_token(constraint: AttrConstraint) -> str | None:
    """The punctuation with which the stripped text of an attribute always begins; None if there is none."""
    if is_dense_array(constraint):
        return "["
    definition = constraint.attribute_def
    if definition is None or definition.format is None:
        return None
    for element in definition.format.elements:
        if isinstance(element, FormatLiteral):
            return None if element.is_keyword else element.text
        if not isinstance(element, Whitespace):
            return None
    return None


def is_dense_array(constraint: AttrConstraint) -> bool:
    """Whether the attribute is a dense array of one element type: its text is `[…]` alone."""
    return constraint.kind is AttributeKind.DENSE_ARRAY and constraint.element_type is not None


def constant_prefix(class_name: str) -> str:
    """`AddIOp` → `ADDIOP`."""
    return class_name.upper()
