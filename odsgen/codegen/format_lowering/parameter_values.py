"""Reading and writing one parameter of a type or attribute (MLIR: FieldParser and AsmPrinter)."""

from __future__ import annotations

from dataclasses import replace

from odsgen.codegen.context import FileContext
from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.format_lowering.attribute_forms import FORMS, is_dense_array
from odsgen.codegen.literals import argument_expression, string_literal, type_expression
from odsgen.codegen.runtime_names import RUNTIME_MODULES
from odsgen.codegen.views.enums import enum_type_name, mlir_type_name
from odsgen.ods.format.model import ParameterVariable
from odsgen.ods.model import AttrConstraint, AttributeDef, Parameter, TypeDef

_NUMBERS = "odsgen.runtime.native_numbers"
_CPP_KINDS = {
    "type": "::mlir::Type",
    "attribute": "::mlir::Attribute",
    "self_type": "::mlir::Type",
    "string": "::llvm::StringRef",
    "bool": "bool",
    "float": "double",
    "affine_map": "::mlir::AffineMap",
    "integer_set": "::mlir::IntegerSet",
}


class ParameterValues:
    """The parameters of one type or attribute."""

    def __init__(self, context: FileContext) -> None:
        self._context = context

    # --- presence ---------------------------------------------------------------------------------

    def annotation(self, parameter: Parameter) -> str:
        annotation = self._context.imports.annotation(parameter.annotation)
        if parameter.kind == "list" and parameter.element is not None:
            self._context.imports.use_type_only("collections.abc", "Sequence")
            element = self._context.imports.annotation(parameter.element.annotation)
            optional = " | None" if parameter.annotation.endswith("None") else ""
            return f"Sequence[{element}]{optional}"
        return annotation

    def default(self, parameter: Parameter) -> str:
        """The expression for the value of an absent parameter."""
        if parameter.default is None:
            return "None"
        value = parameter.default.value
        if parameter.enum is not None and isinstance(value, str):
            case = next(c for c in parameter.enum.cases if value in (c.name, c.text, c.python_name))
            enum = self._context.imports.dialect_class(qualified_name(parameter.enum))
            return f"{enum}.{case.python_name}"
        return argument_expression(value, self._context.imports)

    def is_present(self, parameter: Parameter, value: str) -> str:
        """The condition that the value is none that stands for an absent parameter."""
        default = self.default(parameter)
        if default == "None" or parameter.kind in ("type", "attribute"):
            condition = f"{value} is not {default}"
        else:
            condition = f"{value} != {default}"
        if parameter.kind == "list" and default == "None":
            return value  # an empty list is printed as nothing
        return condition

    # --- reading ------------------------------------------------------------------------------------

    def parse(self, variable: ParameterVariable) -> str:
        """The expression that reads the parameter; raises ParseError."""
        return self._parse(variable.parameter)

    def parse_optional(self, variable: ParameterVariable) -> str:
        """The expression that reads the parameter or gives its default."""
        parameter = variable.parameter
        imports = self._context.imports
        default = self.default(parameter)
        match parameter.kind:
            case "integer" | "unsigned":
                found = f"{imports.use(_NUMBERS, 'parse_optional_sized_integer')}(parser{self._width(parameter)})"
            case "string":
                found = "parser.parse_optional_string()"
            case "bool":
                found = f"{imports.use(_NUMBERS, 'parse_optional_bool')}(parser)"
            case "float":
                found = f"{imports.use(_NUMBERS, 'parse_optional_number')}(parser)"
            case "type" | "attribute" if self._is_stripped(parameter) or _is_dense(parameter):
                begins = imports.use(FORMS, "begins_value")
                return f"{self._parse(parameter)} if {begins}(parser) else {default}"
            case "type":
                found = f"{imports.use(FORMS, 'parse_optional_type_of')}(parser, {self._class(parameter)})"
            case "attribute":
                found = f"{imports.use(FORMS, 'parse_optional_attribute_parameter')}(parser, {self._class(parameter)})"
            case "enum":
                assert parameter.enum is not None
                summary = string_literal(parameter.enum.constraint_summary)
                found = f"{self._class(parameter)}.parse_optional_field(parser, {summary})"
            case "list":
                begins = imports.use(FORMS, "begins_value")
                return f"{self._parse(parameter)} if {begins}(parser) else {default}"
            case _:
                return self._parse(parameter)
        if default == "None":
            return found
        return f"{imports.use(FORMS, 'or_default')}({found}, {default})"

    def _parse(self, parameter: Parameter) -> str:
        imports = self._context.imports
        match parameter.kind:
            case "integer" | "unsigned":
                if parameter.width is None:
                    return f"{imports.use(_NUMBERS, 'parse_any_integer')}(parser)"
                parse = imports.use(_NUMBERS, "parse_sized_integer")
                return f"{parse}(parser{self._width(parameter)})"
            case "string":
                return "parser.parse_string()"
            case "bool":
                return f"{imports.use(_NUMBERS, 'parse_bool')}(parser)"
            case "float":
                return f"{imports.use(_NUMBERS, 'parse_number')}(parser)"
            case "type":
                return self._parse_symbol(parameter, "type")
            case "attribute":
                return self._parse_symbol(parameter, "attribute")
            case "enum":
                if parameter.is_cpp_enum and parameter.enum is not None:
                    summary = string_literal(parameter.enum.constraint_summary)
                    return f"{self._class(parameter)}.parse_field(parser, {summary})"
                return f"{self._class(parameter)}.parse(parser)"
            case "affine_map":
                return "parser.parse_affine_map_body()"
            case "integer_set":
                return "parser.parse_integer_set_body()"
            case "list" if parameter.element is not None:
                element = self._parse(parameter.element)
                return f"parser.parse_comma_separated_list({_callable(element)})"
            case kind:
                raise AssertionError(kind)

    def _parse_symbol(self, parameter: Parameter, kind: str) -> str:
        name = parameter.class_name
        imports = self._context.imports
        if _is_dense(parameter):
            assert isinstance(parameter.constraint, AttrConstraint)
            assert parameter.constraint.element_type is not None
            element = type_expression(parameter.constraint.element_type, imports)
            return f"{imports.use(FORMS, 'parse_dense_array')}(parser, {element})"
        if name in (None, "Type", "Attribute"):
            return f"parser.parse_{kind}()"
        parse = f"parse_stripped_{kind}" if self._is_stripped(parameter) else f"parse_{kind}_of"
        return f"{self._context.imports.use(FORMS, parse)}(parser, {self._class(parameter)})"

    def _is_stripped(self, parameter: Parameter) -> bool:
        """Whether the class of the parameter reads and writes what follows its mnemonic."""
        return parameter.class_name is not None and parameter.class_name not in RUNTIME_MODULES

    def _class(self, parameter: Parameter) -> str:
        imports = self._context.imports
        if parameter.enum is not None:
            return imports.dialect_class(qualified_name(parameter.enum))
        name = parameter.class_name or ("Type" if parameter.kind == "type" else "Attribute")
        return imports.dialect_class(name)

    def _width(self, parameter: Parameter) -> str:
        if parameter.width is None:
            return ""
        return f", {parameter.width}" if parameter.signed else f", {parameter.width}, signed=False"

    def self_type(self, parameter: Parameter) -> str:
        """The expression for the type that follows the attribute after a colon."""
        imports = self._context.imports
        class_name = parameter.class_name or "Type"
        type_class = imports.dialect_class(class_name)
        take = imports.use(FORMS, "self_type" if not parameter.optional else "optional_self_type")
        return f"{take}(parser, {type_class})"

    def failure(self, definition: TypeDef | AttributeDef, parameter: Parameter) -> str:
        """What MLIR says after the error of a parameter."""
        return (
            f"failed to parse {definition.key or definition.name} parameter '{parameter.name}' which is to be a "
            f"`{self._cpp_type(parameter)}`"
        )

    def _cpp_type(self, parameter: Parameter) -> str:
        kind = parameter.kind
        is_native = kind in ("integer", "unsigned", "bool", "float", "enum")
        if parameter.optional and is_native and parameter.cpp_type in (None, "unsigned"):
            return f"std::optional<{self._cpp_type(replace(parameter, optional=False))}>"
        if parameter.cpp_type is not None:
            return parameter.cpp_type
        if kind in ("integer", "unsigned"):
            if parameter.width is None:
                return "int" if kind == "integer" else "unsigned"
            return f"{'' if parameter.signed else 'u'}int{parameter.width}_t"
        if kind == "list" and parameter.element is not None:
            return f"::llvm::ArrayRef<{self._cpp_type(parameter.element)}>"
        if kind == "enum" and parameter.enum is not None:
            return enum_type_name(parameter.enum, self._context.dialect)
        name = _dense_name(parameter) or parameter.class_name
        if name not in (None, "Type", "Attribute"):
            if name in RUNTIME_MODULES or _is_dense(parameter):
                return f"::mlir::{'LocationAttr' if name == 'Location' else name}"
            return mlir_type_name(name, self._context.dialect)
        return _CPP_KINDS.get(kind, kind)

    # --- writing ------------------------------------------------------------------------------------

    def text(self, variable: ParameterVariable, value: str) -> str:
        """The expression for the text of a value; without double quotes."""
        return self._text(variable.parameter, value, variable.qualified)

    def _text(self, parameter: Parameter, value: str, qualified: bool) -> str:
        imports = self._context.imports
        match parameter.kind:
            case "integer" | "unsigned":
                if parameter.width is None:
                    digits = imports.use("odsgen.runtime.integer_text", "digits_of_integer")
                    return f"{digits}({value})"
                return value
            case "string":
                return f"printer.string_literal({value})"
            case "bool":
                return f"{imports.use(_NUMBERS, 'bool_text')}({value})"
            case "float":
                return f"{imports.use(_NUMBERS, 'number_text')}({value})"
            case "type" | "attribute":
                return self._symbol_text(parameter, value, qualified)
            case "enum":
                return self._enum_text(parameter, value, qualified)
            case "affine_map":
                return f"{imports.use('odsgen.runtime.printer.affine', 'affine_map_text')}({value})"
            case "integer_set":
                return (
                    f"{imports.use('odsgen.runtime.printer.affine', 'integer_set_text')}({value})"
                )
            case "list" if parameter.element is not None:
                element = self._text(parameter.element, "element", qualified)
                if element == "element":
                    element = "str(element)"
                return f"', '.join([{element} for element in {value}])"
            case kind:
                raise AssertionError(kind)

    def _symbol_text(self, parameter: Parameter, value: str, qualified: bool) -> str:
        if _is_dense(parameter) and not qualified:
            return f"{self._context.imports.use(FORMS, 'dense_array_text')}(printer, {value})"
        if not qualified and self._is_stripped(parameter):
            return f"printer.stripped_text({value})"
        return f"printer.{parameter.kind}_text({value})"

    def _enum_text(self, parameter: Parameter, value: str, qualified: bool) -> str:
        enum = parameter.enum
        assert enum is not None
        # ODS's EnumParameter prints the text as it is, C++ quotes what is no keyword; so does `qualified`.
        if qualified or parameter.is_cpp_enum or enum.reads_as_field:
            return f"{value}.field_text"
        return f"{value}.keyword"


def _is_dense(parameter: Parameter) -> bool:
    """Whether it is a dense array of known elements, which stands without `array<…>`."""
    constraint = parameter.constraint
    return isinstance(constraint, AttrConstraint) and is_dense_array(constraint)


def _callable(expression: str) -> str:
    """A function without arguments that evaluates the expression."""
    if expression.endswith("(parser)") or not expression.endswith("()"):
        return f"lambda: {expression}"
    return expression[:-2]


def _dense_name(parameter: Parameter) -> str | None:
    """The C++ class of a dense array of known elements."""
    if not _is_dense(parameter):
        return None
    assert isinstance(parameter.constraint, AttrConstraint)
    element = parameter.constraint.element_type
    assert element is not None
    match element.class_name, element.arguments:
        case "IntegerType", (1,):
            name = "Bool"
        case "IntegerType", (width,):
            name = f"I{width}"
        case _:
            name = element.class_name.replace("Float", "F").removesuffix("Type")
    return f"Dense{name}ArrayAttr"
