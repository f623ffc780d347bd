"""Reading and writing one parameter of a type or attribute (MLIR: FieldParser and AsmPrinter)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from odsgen.codegen.attribute_values import enum_case
from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_code import FORMATS, is_dense_array
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import python_value, type_value
from odsgen.codegen.python import expressions as e
from odsgen.codegen.views.enums import enum_type_name, mlir_type_name
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import AttrConstraint, AttributeDef, Parameter, TypeDef
from odsgen.ods.model.format import ParameterVariable

PARSER = e.Name("parser")
PRINTER = e.Name("printer")

_NUMBERS_MODULE = "odsgen.runtime.glue.native_numbers"
#: How the functions of that module call a kind.
_NUMBERS = {"bool": "bool", "float": "number"}
_AFFINE_TEXT = "odsgen.runtime.affine.text"
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


def parameter_default(parameter: Parameter, context: FileContext) -> e.Expression:
    """The value of an absent parameter."""
    if parameter.default is None:
        return e.NONE
    value = parameter.default.value
    if parameter.enum is not None and isinstance(value, str):
        return enum_case(parameter.enum, value, context.imports)
    return python_value(value, context.imports)


def argument_annotation(parameter: Parameter, imports: Imports) -> str:
    """The annotation of what a parameter is given as: any sequence for a tuple."""
    if parameter.kind != "list" or parameter.element is None:
        return imports.annotation(parameter.annotation)
    listed = imports.sequence_of(imports.annotation(parameter.element.annotation))
    return f"{listed} | None" if parameter.optional else listed


@dataclass(eq=False)
class ParameterValues:
    """The parameters of one type or attribute."""

    _context: FileContext

    def default(self, parameter: Parameter) -> e.Expression:
        """The value of an absent parameter."""
        return parameter_default(parameter, self._context)

    def is_present(self, parameter: Parameter, value: e.Expression) -> e.Expression:
        """The condition that the value is none that stands for an absent parameter."""
        default = self.default(parameter)
        if parameter.kind == "list" and default == e.NONE:
            return value  # an empty list is printed as nothing
        is_one_object = default == e.NONE or parameter.kind in ("type", "attribute")
        return e.compare(value, "is not" if is_one_object else "!=", default)

    # --- reading ------------------------------------------------------------------------------------

    def parse(self, variable: ParameterVariable) -> e.Expression:
        """Reads the parameter; raises ParseError."""
        return self._parse(variable.parameter)

    def parse_optional(self, variable: ParameterVariable) -> e.Expression:
        """Reads the parameter or gives its default."""
        parameter = variable.parameter
        default = self.default(parameter)
        found: e.Expression
        match parameter.kind:
            case "integer" | "unsigned":
                found = self._sized("parse_optional_sized_integer", parameter)
            case "string":
                found = PARSER.method("parse_optional_string")
            case "bool" | "float":
                function = f"parse_optional_{_NUMBERS[parameter.kind]}"
                found = self._number_function(function).call(PARSER)
            case "type" | "attribute" if self._is_stripped(parameter) or _is_dense(parameter):
                return self._if_begun(parameter, default)
            case "type":
                found = self._form("parse_optional_type_of").call(PARSER, self._class(parameter))
            case "attribute":
                parse = self._form("parse_optional_attribute_parameter")
                found = parse.call(PARSER, self._class(parameter))
            case "enum":
                assert parameter.enum is not None
                summary = e.Literal(parameter.enum.constraint_summary)
                found = self._class(parameter).method("parse_optional_field", PARSER, summary)
            case "list":
                return self._if_begun(parameter, default)
            case _:
                return self._parse(parameter)
        if default == e.NONE:
            return found
        return self._form("or_default").call(found, default)

    def _if_begun(self, parameter: Parameter, default: e.Expression) -> e.Expression:
        """Reads the parameter where something begins that can be one."""
        begins = self._form("begins_value").call(PARSER)
        return e.Choice(begins, self._parse(parameter), default)

    def _form(self, function: str) -> e.Name:
        return self._context.imports.name(FORMATS, function)

    def _number_function(self, function: str) -> e.Name:
        return self._context.imports.name(_NUMBERS_MODULE, function)

    def _parse(self, parameter: Parameter) -> e.Expression:
        match parameter.kind:
            case "integer" | "unsigned":
                if parameter.width is None:
                    return self._number_function("parse_any_integer").call(PARSER)
                return self._sized("parse_sized_integer", parameter)
            case "string":
                return PARSER.method("parse_string")
            case "bool" | "float":
                return self._number_function(f"parse_{_NUMBERS[parameter.kind]}").call(PARSER)
            case "type" | "attribute":
                return self._parse_symbol(parameter, parameter.kind)
            case "enum":
                if parameter.is_cpp_enum and parameter.enum is not None:
                    summary = e.Literal(parameter.enum.constraint_summary)
                    return self._class(parameter).method("parse_field", PARSER, summary)
                return self._class(parameter).method("parse", PARSER)
            case "affine_map" | "integer_set":
                return PARSER.method(f"parse_{parameter.kind}_body")
            case "list" if parameter.element is not None:
                element = _function_of(self._parse(parameter.element))
                return PARSER.method("parse_comma_separated_list", element)
            case kind:
                raise AssertionError(kind)

    def _parse_symbol(self, parameter: Parameter, kind: str) -> e.Expression:
        if _is_dense(parameter):
            assert isinstance(parameter.constraint, AttrConstraint)
            assert parameter.constraint.element_type is not None
            element = type_value(parameter.constraint.element_type, self._context.imports)
            return self._form("parse_dense_array").call(PARSER, element)
        if parameter.class_name in (None, "Type", "Attribute"):
            return PARSER.method(f"parse_{kind}")
        parse = f"parse_stripped_{kind}" if self._is_stripped(parameter) else f"parse_{kind}_of"
        return self._form(parse).call(PARSER, self._class(parameter))

    def _is_stripped(self, parameter: Parameter) -> bool:
        """Whether the class of the parameter reads and writes what follows its mnemonic."""
        return parameter.class_name is not None and parameter.class_name not in RUNTIME_MODULES

    def _class(self, parameter: Parameter) -> e.Name:
        imports = self._context.imports
        if parameter.enum is not None:
            return imports.definition(parameter.enum)
        name = parameter.class_name or ("Type" if parameter.kind == "type" else "Attribute")
        return imports.class_name(name)

    def _sized(self, function: str, parameter: Parameter) -> e.Expression:
        """Reads an integer that has to fit its width, if it has one."""
        parse = self._number_function(function)
        if parameter.width is None:
            return parse.call(PARSER)
        signed = {} if parameter.signed else {"signed": e.FALSE}
        return parse.call(PARSER, e.Literal(parameter.width), **signed)

    def self_type(self, parameter: Parameter) -> e.Expression:
        """The type that follows the attribute after a colon."""
        type_class = self._context.imports.class_name(parameter.class_name or "Type")
        take = self._form("optional_self_type" if parameter.optional else "self_type")
        return take.call(PARSER, type_class)

    def failure(self, definition: TypeDef | AttributeDef, parameter: Parameter) -> str:
        """MLIR's message after the error of a parameter."""
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

    def text(self, variable: ParameterVariable, value: e.Expression) -> e.Expression:
        """The text of a value; of an integer with a width, the integer."""
        return self._text(variable.parameter, value, variable.qualified)

    def _text(self, parameter: Parameter, value: e.Expression, qualified: bool) -> e.Expression:
        imports = self._context.imports
        match parameter.kind:
            case "integer" | "unsigned":
                if parameter.width is None:
                    return imports.call(
                        "odsgen.runtime.support.integer_text", "digits_of_integer", value
                    )
                return value
            case "string":
                return PRINTER.method("string_literal", value)
            case "bool" | "float":
                return self._number_function(f"{_NUMBERS[parameter.kind]}_text").call(value)
            case "type" | "attribute":
                return self._symbol_text(parameter, value, qualified)
            case "enum":
                return self._enum_text(parameter, value, qualified)
            case "affine_map" | "integer_set":
                return imports.call(_AFFINE_TEXT, f"{parameter.kind}_text", value)
            case "list" if parameter.element is not None:
                element = e.Name("element")
                text = self._text(parameter.element, element, qualified)
                if text == element:
                    text = e.Name("str").call(element)
                texts = e.Comprehension(text, (element.id,), value)
                return e.Literal(", ").method("join", texts)
            case kind:
                raise AssertionError(kind)

    def _symbol_text(
        self, parameter: Parameter, value: e.Expression, qualified: bool
    ) -> e.Expression:
        if _is_dense(parameter) and not qualified:
            return self._form("dense_array_text").call(PRINTER, value)
        if not qualified and self._is_stripped(parameter):
            return PRINTER.method("stripped_text", value)
        return PRINTER.method(f"{parameter.kind}_text", value)

    def _enum_text(
        self, parameter: Parameter, value: e.Expression, qualified: bool
    ) -> e.Expression:
        enum = parameter.enum
        assert enum is not None
        # ODS's EnumParameter prints the text as it is, C++ quotes what is no keyword; so does `qualified`.
        if qualified or parameter.is_cpp_enum or enum.reads_as_field:
            return value.member("field_text")
        return value.member("keyword")


def _is_dense(parameter: Parameter) -> bool:
    """Whether it is a dense array of known elements, which stands without `array<…>`."""
    constraint = parameter.constraint
    return isinstance(constraint, AttrConstraint) and is_dense_array(constraint)


def _function_of(call: e.Expression) -> e.Expression:
    """A function without arguments that evaluates the call."""
    if isinstance(call, e.Call) and not call.arguments and not call.named:
        return call.function
    return e.Lambda((), call)


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
