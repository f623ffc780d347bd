"""Reading and writing one attribute as its style in a format says."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.literals import string_literal, type_expression
from odsgen.codegen.runtime_names import RUNTIME_MODULES
from odsgen.ods.format.model import AttributeStyle, AttributeVariable, Literal, Whitespace
from odsgen.ods.model import AttrConstraint, AttributeKind, TypeBuilder

FORMS = "odsgen.runtime.formats"


class AttributeForms:
    """The attributes of one operation; enums get a constant each."""

    def __init__(self, op_class_name: str, context: FileContext) -> None:
        self._prefix = op_class_name
        self._context = context
        self.constants: dict[str, str] = {}  # name → expression

    def parse(self, variable: AttributeVariable) -> str:
        """The expression that reads the attribute, or raises."""
        context = self._context
        attribute = variable.attribute
        constraint = attribute.constraint
        name = string_literal(attribute.name)
        match variable.style:
            case AttributeStyle.ENUM:
                return f"{self._enum_constant(variable)}.parse(parser, {name})"
            case AttributeStyle.SYMBOL_NAME:
                return "parser.parse_symbol_name()"
            case AttributeStyle.STRIPPED if constraint.attribute_def is not None:
                attribute_class = context.imports.dialect_class(
                    qualified_name(constraint.attribute_def)
                )
                parse = context.imports.use(FORMS, "parse_stripped_attribute")
                return f"{parse}(parser, {attribute_class})"
            case AttributeStyle.STRIPPED | AttributeStyle.TYPED if is_dense_array(constraint):
                parse = context.imports.use(FORMS, "parse_dense_array")
                return f"{parse}(parser, {self._element_type(constraint)})"
            case _:
                return self._parse_generic(variable)

    def parse_optional(self, variable: AttributeVariable) -> str:
        """The expression that reads the attribute or gives None."""
        context = self._context
        attribute = variable.attribute
        constraint = attribute.constraint
        name = string_literal(attribute.name)
        match variable.style:
            case AttributeStyle.ENUM:
                return f"{self._enum_constant(variable)}.parse_optional(parser, {name})"
            case AttributeStyle.SYMBOL_NAME:
                return "parser.parse_optional_symbol_name()"
            case AttributeStyle.STRIPPED if (first := _first_token(constraint)) is not None:
                # MLIR would not see here what it prints: an attribute without its prefix.
                begins = f'parser.tokens[parser.index] == "{first}"'
                if constraint.attribute_def is not None:
                    begins = f'parser.tokens[parser.index][:1] in ("#", "{first[:1]}")'
                return f"{self.parse(variable)} if {begins} else None"
            case _:
                python_class = self.storage_class(constraint)
                type_argument = self._type_argument(constraint)
                if python_class in ("Attribute", "UnitAttr"):
                    return f"parser.parse_optional_attribute({type_argument})"
                parse = context.imports.use(FORMS, "parse_optional_attribute_of")
                arguments = ", ".join(
                    filter(None, ("parser", self._class_expression(constraint), type_argument))
                )
                return f"{parse}({arguments})"

    def text(self, variable: AttributeVariable, value: str) -> str:
        """The expression for the text of the attribute that `value` holds; without double quotes."""
        context = self._context
        constraint = variable.attribute.constraint
        match variable.style:
            case AttributeStyle.ENUM:
                return f"{self._enum_constant(variable)}.text({value})"
            case AttributeStyle.SYMBOL_NAME:
                return f"printer.symbol_text({value}.value)"
            case AttributeStyle.STRIPPED | AttributeStyle.TYPED if is_dense_array(constraint):
                return f"{context.imports.use(FORMS, 'dense_array_text')}(printer, {value})"
            case AttributeStyle.TYPED:
                return f"printer.attribute_text({value}, elide_type=True)"
            case AttributeStyle.STRIPPED if constraint.attribute_def is not None:
                return f"printer.stripped_text({value})"
            case _:
                return f"printer.attribute_text({value})"

    def storage_class(self, constraint: AttrConstraint) -> str:
        """The class by its name in the runtime or, qualified, in a dialect."""
        if constraint.attribute_def is not None:
            return qualified_name(constraint.attribute_def)
        return constraint.python_class

    def annotation(self, constraint: AttrConstraint) -> str:
        return self._context.attribute_class(constraint)

    def _class_expression(self, constraint: AttrConstraint) -> str:
        return self._context.imports.dialect_class(self.storage_class(constraint))

    def _parse_generic(self, variable: AttributeVariable) -> str:
        constraint = variable.attribute.constraint
        type_argument = self._type_argument(constraint)
        if self.storage_class(constraint) == "Attribute":
            return f"parser.parse_attribute({type_argument})"
        parse = self._context.imports.use(FORMS, "parse_attribute_of")
        arguments = ", ".join(
            filter(None, ("parser", self._class_expression(constraint), type_argument))
        )
        return f"{parse}({arguments})"

    def _type_argument(self, constraint: AttrConstraint) -> str:
        """The type that the text leaves out; "" if it does not."""
        if constraint.value_type is None or is_dense_array(constraint):
            return ""
        return type_expression(constraint.value_type, self._context.imports)

    def _element_type(self, constraint: AttrConstraint) -> str:
        assert constraint.element_type is not None
        return type_expression(constraint.element_type, self._context.imports)

    def _enum_constant(self, variable: AttributeVariable) -> str:
        attribute = variable.attribute
        constraint = attribute.constraint
        enum = constraint.enum
        assert enum is not None
        imports = self._context.imports
        name = f"_{constant_prefix(self._prefix)}_{attribute.python_name.upper()}"
        if name not in self.constants:
            forms_class = imports.use(FORMS, "EnumAttributes")
            arguments = [imports.dialect_class(qualified_name(enum))]
            if not enum.is_string:
                builder = constraint.value_type or TypeBuilder("IntegerType", (enum.width,))
                arguments.append(type_expression(builder, imports))
            self.constants[name] = f"{forms_class}({', '.join(arguments)})"
        return name


def _first_token(constraint: AttrConstraint) -> str | None:
    """The punctuation with which the stripped text of an attribute always begins; None if there is none."""
    if is_dense_array(constraint):
        return "["
    definition = constraint.attribute_def
    if definition is None or definition.format is None:
        return None
    for element in definition.format.elements:
        if isinstance(element, Literal):
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


def is_runtime_class(name: str) -> bool:
    return name in RUNTIME_MODULES
