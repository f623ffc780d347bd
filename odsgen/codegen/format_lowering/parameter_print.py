"""The body of `print_parameters` of a type or attribute, which returns the text after the mnemonic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.parameter_values import ParameterValues
from odsgen.codegen.format_lowering.source_lines import SourceLines, f_string_piece, joined_text
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
    StructField,
    Whitespace,
    print_hook_name,
)
from odsgen.ods.format.parameter_parser import is_optional
from odsgen.ods.model import Parameter


class ParameterPrint:
    """Lowers one format to statements that build the text."""

    def __init__(
        self, format: ParameterFormat, context: FileContext, values: ParameterValues
    ) -> None:
        self.format = format
        self.context = context
        self.values = values
        self.lines = SourceLines()
        self._pieces: list[str] = []
        self._has_text = False

    def body(self) -> str:
        """The statements; a format of values alone is one f-string."""
        self.elements(self.format.elements)
        if not self._has_text:
            self.lines.add(f"return {joined_text(self._pieces)}" if self._pieces else 'return ""')
        else:
            self._flush()
            self.lines.add("return text")
        return self.lines.text()

    # --- gathering --------------------------------------------------------------------------------

    def _literal(self, text: str) -> None:
        if text:
            self._pieces.append(f_string_piece(text))

    def _value(self, expression: str) -> None:
        self._pieces.append("{" + expression + "}")

    def _flush(self) -> None:
        """Move what has been gathered into the variable `text`."""
        pieces, self._pieces = self._pieces, []
        if not self._has_text:
            self._has_text = True
            self.lines.add(f"text = {joined_text(pieces)}" if pieces else 'text = ""')
        elif pieces:
            self.lines.add(f"text += {joined_text(pieces)}")

    # --- elements ---------------------------------------------------------------------------------

    def elements(self, elements: Iterable[ParameterElement]) -> None:
        for element in elements:
            self.element(element)

    def element(self, element: ParameterElement) -> None:
        match element:
            case Literal(text=text, space_before=space_before):
                self._literal(f" {text}" if space_before else text)
            case Whitespace(text=text):
                if text == "\n":
                    self._value("printer.newline_text()")
                else:
                    self._literal(text)
            case ParameterVariable(space_before=space_before):
                self._variable(element, " " if space_before else "")
            case ParamsDirective(parameters=variables, space_before=space_before):
                self._separated([StructField(v) for v in variables], space_before, named=False)
            case StructDirective(fields=fields, space_before=space_before):
                self._separated(fields, space_before, named=True)
            case ParameterCustomDirective(space_before=space_before):
                self._literal(" " if space_before else "")
                self._custom(element)
            case ParameterGroup():
                self._group(element)

    def _variable(self, variable: ParameterVariable, before: str) -> None:
        parameter = variable.parameter
        if not is_optional(parameter):
            self._literal(before)
            self._value(self.values.text(variable, self._member(parameter)))
            return
        self._flush()
        with self.lines.block(f"if {self._present(parameter)}:"):
            self._literal(before)
            self._value(self.values.text(variable, self._member(parameter)))
            self._flush()

    def _member(self, parameter: Parameter) -> str:
        return f"self.{parameter.python_name}"

    def _present(self, parameter: Parameter) -> str:
        return self.values.is_present(parameter, self._member(parameter))

    def _separated(self, fields: Sequence[StructField], space_before: bool, named: bool) -> None:
        """Values between commas, those that are absent left out."""
        if not any(is_optional(field.variable.parameter) for field in fields):
            self._literal(" " if space_before and fields else "")
            for number, field in enumerate(fields):
                self._literal(", " if number else "")
                self._field(field, named)
            return
        self._flush()
        self.lines.add("texts: list[str] = []")
        for field in fields:
            parameter = field.variable.parameter
            self._field(field, named)
            pieces, self._pieces = self._pieces, []
            append = f"texts.append({joined_text(pieces)})"
            if is_optional(parameter):
                with self.lines.block(f"if {self._present(parameter)}:"):
                    self.lines.add(append)
            else:
                self.lines.add(append)
        if space_before:
            with self.lines.block("if texts:"):
                self.lines.add('text += " "')
        self.lines.add('text += ", ".join(texts)')

    def _field(self, field: StructField, named: bool) -> None:
        parameter = field.variable.parameter
        if named:
            self._literal(f"{parameter.name} = ")
        if field.custom is not None:
            self._custom(field.custom)
        else:
            self._value(self.values.text(field.variable, self._member(parameter)))

    def _custom(self, directive: ParameterCustomDirective) -> None:
        """`print_<name>(printer, …)` returns the text."""
        arguments = ["printer"]
        for argument in directive.arguments:
            match argument:
                case StringArgument(text=text):
                    arguments.append(string_literal(text))
                case ParameterRef(parameter=parameter):
                    arguments.append(self._member(parameter))
                case ParameterVariable(parameter=parameter):
                    arguments.append(self._member(parameter))
        call = f"{self.context.hook(print_hook_name(directive.name))}({', '.join(arguments)})"
        if '"' in call:  # has no place inside an f-string
            self.lines.add(f"printed = {call}")
            call = "printed"
        self._value(call)

    def _group(self, group: ParameterGroup) -> None:
        self._flush()
        condition = self._anchor(group.anchor_element)
        if group.inverted:
            condition = f"not ({condition})"
        with self.lines.block(f"if {condition}:"):
            self.elements(group.then_elements)
            self._flush()
        if group.else_elements:
            with self.lines.block("else:"):
                self.elements(group.else_elements)
                self._flush()

    def _anchor(self, anchor: ParameterElement) -> str:
        match anchor:
            case ParameterVariable(parameter=parameter):
                return self._present(parameter)
            case ParamsDirective(parameters=variables):
                parameters = [v.parameter for v in variables]
            case StructDirective(fields=fields):
                parameters = [f.variable.parameter for f in fields]
            case ParameterCustomDirective():
                parameters = [v.parameter for v in anchor.bound]
            case _:
                raise AssertionError(anchor)
        return " or ".join(map(self._present, parameters)) or "False"
