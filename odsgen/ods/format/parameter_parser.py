"""Variables and directives of the formats of types and attributes.

MLIR: DefiningDialects/AttributesAndTypes, "Using `assemblyFormat`".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from odsgen.ods.format.parser import ElementPosition, FormatParser, GroupParts
from odsgen.ods.format.subject import ParameterSubject, Report
from odsgen.ods.model import Parameter
from odsgen.ods.model.format import (
    Literal,
    ParameterCustomArgument,
    ParameterCustomDirective,
    ParameterElement,
    ParameterGroup,
    ParameterRef,
    ParameterVariable,
    ParamsDirective,
    StringArgument,
    StructDirective,
    StructField,
    Whitespace,
)

_ELEMENTS = (
    Literal,
    Whitespace,
    ParameterVariable,
    ParamsDirective,
    StructDirective,
    ParameterCustomDirective,
    ParameterGroup,
)


def is_self_type(parameter: Parameter) -> bool:
    """Whether the parameter is the type that may follow an attribute after a colon."""
    return parameter.kind == "self_type"


def is_optional(parameter: Parameter) -> bool:
    """Whether the parameter may be absent from the text."""
    return parameter.optional or parameter.default is not None


class ParameterFormatParser(FormatParser[ParameterElement], directives=("params", "struct")):
    """Reads the format of a type or attribute and remembers which parameters it has bound."""

    def __init__(self, text: str, subject: ParameterSubject, report: Report) -> None:
        super().__init__(text, report)
        self.subject = subject
        self.bound: set[str] = set()
        self.custom_names: set[str] = set()

    def parse_variable(
        self, name: str, offset: int, position: ElementPosition
    ) -> ParameterVariable:
        parameter = next((p for p in self.subject.parameters if p.name == name), None)
        if parameter is None:
            raise self.unknown_variable(
                f"{self.subject.name} has no parameter named '{name}'",
                name,
                (p.name for p in self.subject.parameters),
                offset,
            )
        if position is not ElementPosition.REF:
            if name in self.bound:
                raise self.error(f"duplicate parameter '{name}'", offset)
            self.bound.add(name)
        elif name not in self.bound and not is_self_type(parameter):
            raise self.error(f"parameter '{name}' must be bound before it is referenced", offset)
        return ParameterVariable(parameter, offset)

    def parse_directive(self, name: str, offset: int, position: ElementPosition) -> object:
        match name:
            case "params":
                return self._parse_params(offset, position)
            case "struct":
                return self._parse_struct(offset, position)
            case _:
                raise self.error("unsupported directive kind", offset)

    def _parse_params(self, offset: int, position: ElementPosition) -> ParamsDirective:
        if position not in (ElementPosition.TOP_LEVEL, ElementPosition.STRUCT):
            raise self.error(
                "`params` can only be used at the top-level context or within a `struct` directive",
                offset,
            )
        variables: list[ParameterVariable] = []
        for parameter in self.subject.parameters:
            if parameter.name in self.bound:
                raise self.error(f"`params` captures duplicate parameter: {parameter.name}", offset)
            if not is_self_type(parameter):
                self.bound.add(parameter.name)
                variables.append(ParameterVariable(parameter, offset))
        return ParamsDirective(tuple(variables), offset)

    def _parse_struct(self, offset: int, position: ElementPosition) -> StructDirective:
        if position is not ElementPosition.TOP_LEVEL:
            raise self.error("`struct` can only be used at the top-level context", offset)
        self.expect("(", "expected '(' before `struct` argument list")
        first = self.parse_element(ElementPosition.STRUCT)
        if isinstance(first, ParamsDirective):
            fields = [StructField(variable) for variable in first.parameters]
        elif isinstance(first, (ParameterVariable, ParameterCustomDirective)):
            elements = [first]
            while self.at(","):
                self.advance()
                element = self.parse_element(ElementPosition.STRUCT)
                if not isinstance(element, (ParameterVariable, ParameterCustomDirective)):
                    raise self.error(
                        "expected a parameter or `custom` directive in `struct` argument list",
                        offset,
                    )
                elements.append(element)
            fields = [self._struct_field(element, offset) for element in elements]
        else:
            raise self.error("`struct` argument list expected a parameter or directive", offset)
        self.expect(")", "expected ')' at the end of an argument list")
        return StructDirective(tuple(fields), offset)

    def _struct_field(
        self, element: ParameterVariable | ParameterCustomDirective, offset: int
    ) -> StructField:
        if isinstance(element, ParameterVariable):
            return StructField(element)
        if len(element.arguments) != 1:
            raise self.error(
                "`struct` can only contain `custom` directives with a single argument", offset
            )
        bound = element.bound
        if not bound:
            raise self.error(
                "a `custom` directive nested within a `struct` must be passed a parameter", offset
            )
        return StructField(bound[0], element)

    # --- wrapping ------------------------------------------------------------------------------

    def top_level(self, element: object) -> ParameterElement:
        if not isinstance(element, _ELEMENTS):
            raise self.error("expected literal, variable, directive, or optional group")
        return element

    def make_ref(self, target: object, offset: int) -> ParameterRef:
        if not isinstance(target, ParameterVariable):
            raise self.error("'ref' expects a parameter that was bound before", offset)
        return ParameterRef(target.parameter, offset)

    def qualify(self, element: object, offset: int) -> ParameterVariable:
        if not isinstance(element, ParameterVariable):
            raise self.error("`qualified` argument list expected a variable", offset)
        return replace(element, qualified=True)

    def make_custom(
        self, name: str, arguments: list[object], offset: int
    ) -> ParameterCustomDirective:
        checked: list[ParameterCustomArgument] = []
        for argument in arguments:
            if not isinstance(argument, (ParameterVariable, ParameterRef, StringArgument)):
                raise self.error(
                    "only variables and types may be used as parameters to a custom directive",
                    offset,
                )
            checked.append(argument)
        self.custom_names.add(name)
        return ParameterCustomDirective(name, tuple(checked), offset)

    # --- optional groups -----------------------------------------------------------------------

    def check_group_element(self, element: ParameterElement, offset: int, is_anchor: bool) -> None:
        problem = _group_problem(element)
        if problem is None and is_anchor:
            problem = _anchor_problem(element)
        if problem is not None:
            raise self.error(problem, offset)

    def can_guard(self, element: ParameterElement) -> bool:
        return isinstance(element, (Literal, ParameterVariable, ParameterCustomDirective))

    def make_group(self, parts: GroupParts[ParameterElement]) -> ParameterGroup:
        return ParameterGroup(
            parts.then_elements, parts.else_elements, parts.anchor, parts.inverted, parts.offset
        )

    # --- the whole format ----------------------------------------------------------------------

    def check(self, elements: tuple[ParameterElement, ...]) -> None:
        """Reports parameters that are missing and a comma that a struct would take for its own."""
        for parameter in self.subject.parameters:
            if is_optional(parameter):
                continue
            if is_self_type(parameter):
                if parameter.name in self.bound:
                    self.report("unexpected self type parameter in assembly format", 0)
            elif parameter.name not in self.bound:
                self.report(
                    f"format is missing reference to parameter: {parameter.name}",
                    0,
                    f"suggest adding a '${parameter.name}' directive to the assembly format",
                )
        for parameter in _written_parameters(elements):
            if parameter.kind == "list" and parameter.element and parameter.element.kind == "list":
                self.report(
                    f"the parameter '{parameter.name}' is a list of lists, which no text tells apart",
                    0,
                    f"'custom<…>(${parameter.name})' can write brackets around each",
                )
        for element, following in zip(elements, elements[1:], strict=False):
            if (
                isinstance(element, StructDirective)
                and isinstance(following, Literal)
                and following.text == ","
                and any(is_optional(field.variable.parameter) for field in element.fields)
            ):
                self.report(
                    "`struct` directive with optional parameters cannot be followed by a comma literal",
                    following.offset,
                )


def _written_parameters(elements: tuple[ParameterElement, ...]) -> Iterator[Parameter]:
    """The parameters that stand in the format by themselves, not in a directive of the dialect."""
    for element in elements:
        match element:
            case ParameterVariable(parameter=parameter):
                yield parameter
            case ParamsDirective(parameters=variables):
                yield from (variable.parameter for variable in variables)
            case StructDirective(fields=fields):
                yield from (f.variable.parameter for f in fields if f.custom is None)
            case ParameterGroup(then_elements=then_elements, else_elements=else_elements):
                yield from _written_parameters((*then_elements, *else_elements))
            case _:
                pass


def _group_problem(element: ParameterElement) -> str | None:
    match element:
        case ParameterVariable(parameter=parameter):
            if not is_optional(parameter):
                return "parameters in an optional group must be optional"
        case ParamsDirective(parameters=variables):
            if not all(is_optional(v.parameter) for v in variables):
                return "`params` directive allowed in optional group only if all parameters are optional"
        case StructDirective(fields=fields):
            if not all(is_optional(field.variable.parameter) for field in fields):
                return "`struct` is only allowed in an optional group if all captured parameters are optional"
        case ParameterCustomDirective():
            if not all(is_optional(v.parameter) for v in element.bound):
                return "`custom` is only allowed in an optional group if all captured parameters are optional"
        case _:
            pass
    return None


def _anchor_problem(element: ParameterElement) -> str | None:
    if isinstance(element, ParameterCustomDirective):
        if not element.bound:
            return "`custom` directive with no bound parameters cannot be used as optional group anchor"
        return None
    if isinstance(element, (ParameterVariable, ParamsDirective, StructDirective)):
        return None
    return "optional group anchor must be a parameter or directive"
