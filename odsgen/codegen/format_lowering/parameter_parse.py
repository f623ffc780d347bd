"""The body of `parse` of a type or attribute: statements for each element of its format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_forms import FORMS
from odsgen.codegen.format_lowering.parameter_values import ParameterValues
from odsgen.codegen.format_lowering.source_lines import SourceLines
from odsgen.codegen.literals import string_literal
from odsgen.ods.format.model import (
    Literal,
    ParameterCustomDirective,
    ParameterElement,
    ParameterFormat,
    ParameterGroup,
    ParameterRef,
    ParameterVariable,
    ParamsDirective,
    StringArgument,
    StructDirective,
    Whitespace,
    parse_hook_name,
)
from odsgen.ods.format.parameter_parser import is_optional, is_self_type
from odsgen.ods.model import AttributeDef, Parameter, TypeDef


class ParameterParse:
    """Lowers one format to the statements of `parse`."""

    def __init__(
        self,
        definition: TypeDef | AttributeDef,
        format: ParameterFormat,
        context: FileContext,
        values: ParameterValues,
    ) -> None:
        self.definition = definition
        self.format = format
        self.context = context
        self.values = values
        self.lines = SourceLines()
        self._fields: dict[str, str] = (
            {}
        )  # required parameters of structs, and the dictionary each is read into

    def body(self) -> str:
        """The statements, from the first token after the mnemonic to `return cls.get(…)`."""
        lines = self.lines
        if _uses_tokens(self.format.elements):
            lines.add("tokens = parser.tokens")
        if self._is_checked():
            lines.add("place = parser.index")
        for parameter in self.definition.parameters:
            if is_self_type(parameter):
                lines.add(f"{self.local(parameter)} = {self.values.self_type(parameter)}")
            elif is_optional(parameter):
                lines.add(
                    f"{self.local(parameter)}: {self.values.annotation(parameter)}"
                    f" = {self.values.default(parameter)}"
                )
        self.elements(self.format.elements)
        arguments = ", ".join(
            f"{p.python_name}={self.local(p)}" for p in self.definition.parameters
        )
        if not self._is_checked():
            lines.add(f"return cls.get({arguments})")
            return lines.text()
        with lines.block("try:"):
            lines.add(f"return cls.get({arguments})")
        with lines.block("except ValueError as error:"):
            lines.add("raise parser.custom_error(str(error), place) from None")
        return lines.text()

    def _is_checked(self) -> bool:
        """Whether `get` may refuse what has been read."""
        definition = self.definition
        return definition.has_verifier or any(
            p.constraint is not None for p in definition.parameters
        )

    def local(self, parameter: Parameter) -> str:
        """The variable that holds the parameter; for a required one of a struct, the field."""
        fields = self._fields.get(parameter.name)
        if fields is not None:
            return f"{fields}[{string_literal(parameter.name)}]"
        return f"{parameter.python_name}_value"

    # --- elements -----------------------------------------------------------------------------------

    def elements(self, elements: Iterable[ParameterElement]) -> None:
        for element in elements:
            self.element(element)

    def element(self, element: ParameterElement) -> None:
        match element:
            case Whitespace():
                pass
            case Literal():
                self.literal(element)
            case ParameterVariable():
                self.variable(element)
            case ParamsDirective(parameters=variables):
                self._params(variables)
            case StructDirective():
                self._struct(element)
            case ParameterCustomDirective():
                self._custom(element)
            case ParameterGroup():
                self._group(element)

    def literal(self, literal: Literal) -> None:
        text = string_literal(literal.text)
        message = string_literal(f"expected '{literal.text}'")
        error = "custom_error" if literal.is_keyword else "wrong_token"
        with self.lines.block(f"if tokens[parser.index] != {text}:"):
            self.lines.add(f"raise parser.{error}({message})")
        self.lines.add("parser.index += 1")

    def variable(self, variable: ParameterVariable, required: bool = False) -> None:
        """Read a parameter; an optional one may be absent unless something else says that it is there.

        What C++ has as a `std::optional` may be absent even then.
        """
        parameter = variable.parameter
        if is_optional(parameter) and (not required or _may_be_nothing(parameter)):
            value = self.values.parse_optional(variable)
        else:
            value = self.values.parse(variable)
        self._read(parameter, value)

    def _read(self, parameter: Parameter, value: str) -> None:
        message = self.values.failure(self.definition, parameter)
        with self.lines.block("try:"):
            self.lines.add(f"{self.local(parameter)} = {value}")
        with self.lines.block("except ParseError as error:"):
            self.context.imports.use("odsgen.runtime.diagnostics", "ParseError")
            follow = self.context.imports.use(FORMS, "with_error_after")
            self.lines.add(f"raise {follow}(parser, error, {string_literal(message)}) from None")

    def _params(self, variables: Sequence[ParameterVariable]) -> None:
        """Values between commas; the comma after an optional parameter is there only if the parameter is."""
        if not any(is_optional(v.parameter) for v in variables):
            for number, variable in enumerate(variables):
                if number:
                    self._comma()
                self.variable(variable)
            return
        required = [i for i, v in enumerate(variables) if not is_optional(v.parameter)]
        last_required = required[-1] if required else 0
        with self.lines.block("while True:"):
            for number, variable in enumerate(variables):
                if number:
                    self._params_comma(variables[number - 1], number <= last_required)
                self.variable(variable)
            self.lines.add("break")

    def _params_comma(self, before: ParameterVariable, is_required: bool) -> None:
        if is_optional(before.parameter):
            present = self.values.is_present(before.parameter, self.local(before.parameter))
            with self.lines.block(f"if {present}:"):
                self._comma_or_break(is_required)
        else:
            self._comma_or_break(is_required)

    def _comma_or_break(self, is_required: bool) -> None:
        if is_required:
            self._comma()
            return
        with self.lines.block('if tokens[parser.index] != ",":'):
            self.lines.add("break")
        self.lines.add("parser.index += 1")

    def _comma(self) -> None:
        with self.lines.block('if tokens[parser.index] != ",":'):
            self.lines.add("raise parser.wrong_token(\"expected ','\")")
        self.lines.add("parser.index += 1")

    def _struct(self, struct: StructDirective) -> None:
        lines = self.lines
        fields = struct.fields
        optional = [f for f in fields if is_optional(f.variable.parameter)]
        read_fields = f"fields{len(set(self._fields.values())) or ''}"
        for field in fields:
            if field not in optional:
                self._fields[field.variable.parameter.name] = read_fields
        self.context.imports.use("typing", "Any")
        lines.add(f"{read_fields}: dict[str, Any] = {{}}")
        everything_optional = len(optional) == len(fields)
        header = "while parser.at_identifier():" if everything_optional else "while True:"
        with lines.block(header):
            read = self.context.imports.use(FORMS, "parse_field_name")
            lines.add(f"name = {read}(parser)")
            lines.add('parser.parse_token("=")')
            with lines.block(f"if name in {read_fields}:"):
                self._unknown_field()
            keyword = "if"
            for field in fields:
                name = string_literal(field.variable.parameter.name)
                with lines.block(f"{keyword} name == {name}:"):
                    if field.custom is not None:
                        self._custom(field.custom)
                    else:
                        self.variable(field.variable, required=True)
                    if field in optional:
                        lines.add(f"{read_fields}[name] = {self.local(field.variable.parameter)}")
                keyword = "elif"
            with lines.block("else:"):
                self._unknown_field()
            if optional:
                with lines.block('if tokens[parser.index] != ",":'):
                    lines.add("break")
                lines.add("parser.index += 1")
            else:
                with lines.block(f"if len({read_fields}) == {len(fields)}:"):
                    lines.add("break")
                self._comma()
        if optional:
            for field in fields:
                parameter = field.variable.parameter
                if not is_optional(parameter):
                    with lines.block(f"if {string_literal(parameter.name)} not in {read_fields}:"):
                        message = f"struct is missing required parameter: {parameter.name}"
                        lines.add(f"raise parser.custom_error({string_literal(message)})")

    def _unknown_field(self) -> None:
        self.lines.add(
            'raise parser.custom_error(f"duplicate or unknown struct parameter name: {name}")'
        )

    def _custom(self, directive: ParameterCustomDirective) -> None:
        arguments = ["parser"]
        for argument in directive.arguments:
            if isinstance(argument, StringArgument):
                arguments.append(string_literal(argument.text))
            elif isinstance(argument, ParameterRef):
                arguments.append(self.local(argument.parameter))
        call = f"{self.context.hook(parse_hook_name(directive.name))}({', '.join(arguments)})"
        bound = [self.local(v.parameter) for v in directive.bound]
        self.lines.add(f"{', '.join(bound)} = {call}" if bound else call)

    def _group(self, group: ParameterGroup) -> None:
        lines = self.lines
        guard = group.guard
        rest = tuple(e for e in group.then_elements if e is not guard)
        match guard:
            case Literal(text=text):
                anchor = group.anchor_element
                with lines.block(f"if tokens[parser.index] == {string_literal(text)}:"):
                    lines.add("parser.index += 1")
                    for element in rest:
                        if element is anchor and isinstance(element, ParameterVariable):
                            self.variable(element, required=True)
                        else:
                            self.element(element)
            case ParameterVariable(parameter=parameter):
                self._read(parameter, self.values.parse_optional(guard))
                with lines.block(f"if {self.values.is_present(parameter, self.local(parameter))}:"):
                    self.elements(rest)
            case ParameterCustomDirective():
                self._custom(guard)
                present = " or ".join(
                    self.values.is_present(v.parameter, self.local(v.parameter))
                    for v in guard.bound
                )
                with lines.block(f"if {present or 'True'}:"):
                    self.elements(rest)
            case _:
                raise AssertionError(guard)
        if group.else_elements:
            with lines.block("else:"):
                self.elements(group.else_elements)


def _may_be_nothing(parameter: Parameter) -> bool:
    return parameter.optional and parameter.kind in ("integer", "unsigned", "bool", "enum")


def _uses_tokens(elements: Iterable[ParameterElement]) -> bool:
    for element in elements:
        match element:
            case Literal():
                return True
            case ParamsDirective(parameters=variables):
                if len(variables) > 1:
                    return True
            case StructDirective(fields=fields):
                if len(fields) > 1 or any(is_optional(f.variable.parameter) for f in fields):
                    return True
            case ParameterGroup(then_elements=then_elements, else_elements=else_elements):
                if _uses_tokens((*then_elements, *else_elements)):
                    return True
            case _:
                pass
    return False
