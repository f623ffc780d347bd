"""The body of `print_parameters` of a type or attribute, which returns the text after the mnemonic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.parameter_values import PRINTER, ParameterValues
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Advance, Assign, Evaluate, If, Return, Step, Steps
from odsgen.ods.format.parameter_parser import is_optional
from odsgen.ods.model import Parameter
from odsgen.ods.model.format import (
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
)
from odsgen.ods.model.hooks import print_hook_name

_TEXT = e.Name("text")
_TEXTS = e.Name("texts")

#: Text as it is, or a value whose text is wanted.
_Piece = str | e.Expression


@dataclass(eq=False)
class ParameterPrint:
    """Lowers one format to steps that build the text."""

    format: ParameterFormat
    context: FileContext
    #: Those that the optional groups around are about.
    _present: list[Parameter] = field(default_factory=list, init=False)

    @property
    def values(self) -> ParameterValues:
        return ParameterValues(self.context)

    def body(self) -> Steps:
        """The steps; a format of values alone is one f-string."""
        parts = self._elements(self.format.elements)
        count = next((i for i, part in enumerate(parts) if isinstance(part, Step)), len(parts))
        first = _joined([part for part in parts[:count] if not isinstance(part, Step)])
        if count == len(parts):
            return (Return(first),)
        return (Assign(_TEXT.id, first), *_added(parts[count:]), Return(_TEXT))

    def _elements(self, elements: Iterable[ParameterElement]) -> list[_Piece | Step]:
        """The pieces of text that are printed, and the steps between them that add to the text themselves."""
        return [part for element in elements for part in self._element(element)]

    def _element(self, element: ParameterElement) -> Sequence[_Piece | Step]:
        match element:
            case Literal(text=text, space_before=space_before):
                return (_space(space_before), text)
            case Whitespace(text=text):
                return (PRINTER.method("newline_text") if text == "\n" else text,)
            case ParameterVariable(parameter=parameter, space_before=space_before):
                pieces = (_space(space_before), self._text(element))
                if not self._may_be_absent(parameter):
                    return pieces
                return (If(self._is_present(parameter), _added(pieces)),)
            case ParamsDirective(parameters=variables, space_before=space_before):
                return self._separated([StructField(v) for v in variables], space_before, False)
            case StructDirective(fields=fields, space_before=space_before):
                return self._separated(fields, space_before, True)
            case ParameterCustomDirective(space_before=space_before):
                return (_space(space_before), self._custom(element))
            case ParameterGroup():
                return (self._group(element),)

    def _text(self, variable: ParameterVariable) -> e.Expression:
        return self.values.text(variable, _member(variable.parameter))

    def _is_present(self, parameter: Parameter) -> e.Expression:
        return self.values.is_present(parameter, _member(parameter))

    def _separated(
        self, fields: Sequence[StructField], space_before: bool, named: bool
    ) -> list[_Piece | Step]:
        """Values between commas, those that are absent left out."""
        if not any(self._may_be_absent(field.variable.parameter) for field in fields):
            parts: list[_Piece | Step] = [_space(space_before)] if fields else []
            for number, field in enumerate(fields):
                parts += [", " if number else "", *self._field(field, named)]
            return parts
        steps: list[Step] = [Assign(_TEXTS.id, e.list_of(()), "list[str]")]
        for field in fields:
            parameter = field.variable.parameter
            append = Evaluate(_TEXTS.method("append", _joined(self._field(field, named))))
            if self._may_be_absent(parameter):
                steps.append(If(self._is_present(parameter), (append,)))
            else:
                steps.append(append)
        if space_before:
            steps.append(If(_TEXTS, (Advance(_TEXT, e.Literal(" ")),)))
        return [*steps, Advance(_TEXT, e.Literal(", ").method("join", _TEXTS))]

    def _field(self, field: StructField, named: bool) -> tuple[_Piece, ...]:
        name = f"{field.variable.parameter.name} = " if named else ""
        text = self._text(field.variable) if field.custom is None else self._custom(field.custom)
        return (name, text)

    def _custom(self, directive: ParameterCustomDirective) -> e.Expression:
        """The text that `print_<name>(self, printer, …)` writes."""
        arguments: list[e.Expression] = [e.SELF]
        for argument in directive.arguments:
            match argument:
                case StringArgument(text=text):
                    arguments.append(e.Literal(text))
                case ParameterRef(parameter=parameter) | ParameterVariable(parameter=parameter):
                    arguments.append(_member(parameter))
        hook = self.context.hook_function(print_hook_name(directive.name))
        return PRINTER.method("written_by", hook, *arguments)

    def _group(self, group: ParameterGroup) -> Step:
        parameters = _anchored(group.anchor_element)
        condition = e.any_of(map(self._is_present, parameters))
        present = parameters if len(parameters) == 1 else []
        return If(
            e.negated(condition) if group.inverted else condition,
            self._group_elements(group.then_elements, [] if group.inverted else present),
            self._group_elements(group.else_elements, present if group.inverted else []),
        )

    def _group_elements(
        self, elements: Iterable[ParameterElement], present: list[Parameter]
    ) -> Steps:
        self._present += present
        steps = _added(self._elements(elements))
        del self._present[len(self._present) - len(present) :]
        return steps

    def _may_be_absent(self, parameter: Parameter) -> bool:
        """Whether that has to be asked before the parameter is printed."""
        return is_optional(parameter) and parameter not in self._present


def _anchored(anchor: ParameterElement) -> list[Parameter]:
    """The parameters of which one has to be present."""
    match anchor:
        case ParameterVariable(parameter=parameter):
            return [parameter]
        case ParamsDirective(parameters=variables):
            return [v.parameter for v in variables]
        case StructDirective(fields=fields):
            return [f.variable.parameter for f in fields]
        case ParameterCustomDirective():
            return [v.parameter for v in anchor.bound]
        case _:
            raise AssertionError(anchor)


def _space(is_there: bool) -> str:
    return " " if is_there else ""


def _member(parameter: Parameter) -> e.Expression:
    return e.SELF.member(parameter.python_name)


def _added(parts: Iterable[_Piece | Step]) -> Steps:
    """The steps, and for the pieces between two of them one that adds them to the text."""
    steps: list[Step] = []
    for is_step, group in groupby(parts, lambda part: isinstance(part, Step)):
        if is_step:
            steps += [part for part in group if isinstance(part, Step)]
            continue
        pieces = [part for part in group if not isinstance(part, Step) and part != ""]
        if pieces:
            steps.append(Advance(_TEXT, _joined(pieces)))
    return tuple(steps)


def _joined(pieces: Iterable[_Piece]) -> e.Expression:
    """The text of pieces in one; what a call gives is a string already, any other value need not be one."""
    match [piece for piece in pieces if piece != ""]:
        case [e.Call() as text]:
            return text
        case [e.Expression() as value]:
            return e.Formatted((value,))
        case several:
            return e.formatted(*several)
