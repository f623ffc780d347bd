"""The body of `parse` of a type or attribute: steps for each element of its format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_code import FORMATS
from odsgen.codegen.format_lowering.parameter_values import (
    PARSER,
    ParameterValues,
    argument_annotation,
)
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import (
    Advance,
    Assign,
    AssignSeveral,
    Evaluate,
    Field,
    If,
    LeaveLoop,
    ReadParameter,
    ReadStruct,
    Repeat,
    ReturnMade,
    Step,
    Steps,
    Store,
    expect,
    names_read,
)
from odsgen.ods.format.parameter_parser import is_optional, is_self_type
from odsgen.ods.model import AttributeDef, Parameter, TypeDef
from odsgen.ods.model import format as f
from odsgen.ods.model.hooks import parse_hook_name

_INDEX = PARSER.member("index")
_TOKEN = e.Name("tokens").item(_INDEX)
#: The kinds that C++ has as a `std::optional` where a parameter is optional.
_NUMBERS_AND_CASES = ("integer", "unsigned", "bool", "enum")
_COMMA = expect(",", is_keyword=False)
_LEAVE_UNLESS_COMMA = If(
    e.Not(PARSER.method("parse_optional_token", e.Literal(","))), (LeaveLoop(),)
)


@dataclass(eq=False)
class ParameterParse:
    """Lowers one format to the steps of `parse`."""

    definition: TypeDef | AttributeDef
    format: f.ParameterFormat
    context: FileContext
    #: Required parameters of structs, and the dictionary that each is read into.
    _fields: dict[str, e.Name] = field(default_factory=dict, init=False)

    @property
    def values(self) -> ParameterValues:
        return ParameterValues(self.context)

    def body(self) -> Steps:
        """The steps, from the first token after the mnemonic to `return cls.get(…)`."""
        steps: list[Step] = []
        if self._is_checked():
            steps.append(Assign("place", _INDEX))
        for parameter in self.definition.parameters:
            variable = _variable(parameter)
            if is_self_type(parameter):
                steps.append(Assign(variable.id, self.values.self_type(parameter)))
            elif is_optional(parameter):
                default = self.values.default(parameter)
                steps.append(
                    Assign(
                        variable.id, default, argument_annotation(parameter, self.context.imports)
                    )
                )
        steps += self._elements(self.format.elements)
        arguments = tuple((p.python_name, self._local(p)) for p in self.definition.parameters)
        made = e.Call(e.CLS.member("get"), named=arguments)
        steps.append(ReturnMade(made, self._is_checked()))
        if "tokens" in names_read(steps):
            steps.insert(0, Assign("tokens", PARSER.member("tokens")))
        return tuple(steps)

    def _is_checked(self) -> bool:
        """Whether `get` may refuse what has been read."""
        definition = self.definition
        return definition.has_verifier or any(
            p.constraint is not None for p in definition.parameters
        )

    def _local(self, parameter: Parameter) -> e.Expression:
        """The variable that holds the parameter; for a required one of a struct, the field."""
        fields = self._fields.get(parameter.name)
        return _variable(parameter) if fields is None else fields.item(parameter.name)

    def _is_present(self, parameter: Parameter) -> e.Expression:
        return self.values.is_present(parameter, self._local(parameter))

    def _elements(self, elements: Iterable[f.ParameterElement]) -> Steps:
        return tuple(step for element in elements for step in self._element(element))

    def _element(self, element: f.ParameterElement) -> Steps:
        match element:
            case f.Whitespace():
                return ()
            case f.Literal(text=text, is_keyword=is_keyword):
                return (expect(text, is_keyword),)
            case f.ParameterVariable():
                return (self._read_variable(element),)
            case f.ParamsDirective(parameters=variables):
                return self._params(variables)
            case f.StructDirective():
                return (self._struct(element),)
            case f.ParameterCustomDirective():
                return (self._custom(element),)
            case f.ParameterGroup():
                return self._group(element)

    def _read_variable(self, variable: f.ParameterVariable) -> Step:
        """Read a parameter, which has to be there; what C++ has as a `std::optional` may be absent.

        A group or directive decides before whether an optional one is written at all.
        """
        parameter = variable.parameter
        if parameter.optional and parameter.kind in _NUMBERS_AND_CASES:
            return self._read(parameter, self.values.parse_optional(variable))
        return self._read(parameter, self.values.parse(variable))

    def _read(self, parameter: Parameter, value: e.Expression) -> Step:
        imports = self.context.imports
        return ReadParameter(
            self._local(parameter),
            value,
            self.values.failure(self.definition, parameter),
            imports.name("odsgen.runtime.diagnostics", "ParseError"),
            imports.name(FORMATS, "with_error_after"),
        )

    def _params(self, variables: Sequence[f.ParameterVariable]) -> Steps:
        """Values between commas; the comma after an optional parameter is there only if the parameter is."""
        steps: list[Step] = []
        if not any(is_optional(v.parameter) for v in variables):
            for number, variable in enumerate(variables):
                if number:
                    steps.append(_COMMA)
                steps.append(self._read_variable(variable))
            return tuple(steps)
        required = [i for i, v in enumerate(variables) if not is_optional(v.parameter)]
        last_required = required[-1] if required else 0
        for number, variable in enumerate(variables):
            if number:
                before = variables[number - 1].parameter
                comma = _COMMA if number <= last_required else _LEAVE_UNLESS_COMMA
                if is_optional(before):
                    steps.append(If(self._is_present(before), (comma,)))
                else:
                    steps.append(comma)
            steps.append(self._read_variable(variable))
        return (Repeat(e.TRUE, (*steps, LeaveLoop())),)

    def _struct(self, struct: f.StructDirective) -> Step:
        number = len({fields.id for fields in self._fields.values()})
        found = e.Name(f"fields{number or ''}")
        for part in struct.fields:
            parameter = part.variable.parameter
            if not is_optional(parameter):
                self._fields[parameter.name] = found
        self.context.imports.use("typing", "Any")
        fields = []
        for part in struct.fields:
            parameter = part.variable.parameter
            if part.custom is not None:
                read = self._custom(part.custom)
            else:
                read = self._read_variable(part.variable)
            steps: Steps = (read,)
            if is_optional(parameter):
                steps = (read, Store(found.item(e.Name("name")), self._local(parameter)))
            fields.append(Field(parameter.name, is_optional(parameter), steps))
        parse_name = self.context.imports.name(FORMATS, "parse_field_name")
        return ReadStruct(found.id, tuple(fields), parse_name)

    def _custom(self, directive: f.ParameterCustomDirective) -> Step:
        arguments: list[e.Expression] = [PARSER]
        for argument in directive.arguments:
            if isinstance(argument, f.StringArgument):
                arguments.append(e.Literal(argument.text))
            elif isinstance(argument, f.ParameterRef):
                arguments.append(self._local(argument.parameter))
        call = self.context.hook_function(parse_hook_name(directive.name)).call(*arguments)
        match [self._local(v.parameter) for v in directive.bound]:
            case []:
                return Evaluate(call)
            case [target]:
                return Store(target, call)
            case targets:
                return AssignSeveral(tuple(targets), call)

    def _group(self, group: f.ParameterGroup) -> Steps:
        guard = group.guard
        rest = tuple(part for part in group.then_elements if part is not guard)
        before: Steps = ()
        match guard:
            case f.Literal(text=text):
                condition: e.Expression = e.compare(_TOKEN, "==", e.Literal(text))
                body: list[Step] = [Advance(_INDEX, e.Literal(1))]
                for element in rest:
                    if element is group.anchor_element and isinstance(element, f.ParameterVariable):
                        body.append(self._read_variable(element))
                    else:
                        body += self._element(element)
            case f.ParameterVariable(parameter=parameter):
                before = (self._read(parameter, self.values.parse_optional(guard)),)
                condition = self._is_present(parameter)
                body = list(self._elements(rest))
            case f.ParameterCustomDirective():
                before = (self._custom(guard),)
                present = [self._is_present(v.parameter) for v in guard.bound]
                condition = e.any_of(present) if present else e.TRUE
                body = list(self._elements(rest))
            case _:
                raise AssertionError(guard)
        return (*before, If(condition, tuple(body), self._elements(group.else_elements)))


def _variable(parameter: Parameter) -> e.Name:
    return e.Name(f"{parameter.python_name}_value")
