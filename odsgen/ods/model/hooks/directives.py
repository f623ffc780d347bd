"""The hooks that custom directives of formats name, with typed signatures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from odsgen.ods.model import Arity, AttributeDef, OpDef, Operand, Parameter, Result, TypeDef
from odsgen.ods.model.format import (
    All,
    AllDirective,
    AttrDictDirective,
    AttributeVariable,
    CustomArgument,
    CustomDirective,
    OperandVariable,
    OptionalGroup,
    ParameterCustomDirective,
    ParameterElement,
    ParameterGroup,
    ParameterRef,
    ParameterVariable,
    PropDictDirective,
    PropertyVariable,
    RefDirective,
    RefTarget,
    RegionVariable,
    StringArgument,
    StructDirective,
    SuccessorVariable,
    TypeDirective,
    walk,
)
from odsgen.ods.model.hooks.hook import Hook, HookParameter, parameters
from odsgen.ods.model.hooks.kinds import HookKind

_WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")

_PARSER = parameters(parser="Parser")
_PRINTER = parameters(printer="AsmPrinter")


def parse_hook_name(directive: str) -> str:
    """The function that parses `custom<Directive>`: `parse_switch_op_cases` for `SwitchOpCases`."""
    return HookKind.PARSE_DIRECTIVE.function(_words(directive))


def print_hook_name(directive: str) -> str:
    """The function that prints `custom<Directive>`."""
    return HookKind.PRINT_DIRECTIVE.function(_words(directive))


def _words(directive: str) -> str:
    return _WORD_START.sub("_", directive).lower()


def custom_directives(op: OpDef) -> tuple[CustomDirective, ...]:
    """The custom directives of an operation's format."""
    elements = walk(op.format.elements if op.format is not None else ())
    return tuple(element for element in elements if isinstance(element, CustomDirective))


def op_directive_hooks(op: OpDef) -> Iterator[Hook]:
    """The two hooks of each custom directive of an operation's format."""
    elements = walk(op.format.elements if op.format is not None else ())
    guards = {id(e.guard) for e in elements if isinstance(e, OptionalGroup)}
    for directive in custom_directives(op):
        name = directive.name
        references = [
            a for a in directive.arguments if isinstance(a, (RefDirective, StringArgument))
        ]
        yield Hook(
            HookKind.PARSE_DIRECTIVE,
            name,
            parse_hook_name(name),
            (*_PARSER, *_named(references, parsing=True)),
            _returned(
                [_annotation(a, parsing=True) for a in directive.bound],
                may_be_absent=id(directive) in guards,
            ),
            f"Read what `custom<{name}>` stands for in the format of {op.name}.",
            op.place,
            gives=_given_kinds(directive, id(directive) in guards),
        )
        yield Hook(
            HookKind.PRINT_DIRECTIVE,
            name,
            print_hook_name(name),
            (
                HookParameter("op", op.class_name),
                *_PRINTER,
                *_named(directive.arguments, parsing=False),
            ),
            "None",
            f"Write what `custom<{name}>` stands for in the format of {op.name}.",
            op.place,
        )


def parameter_directive_hooks(definition: TypeDef | AttributeDef) -> Iterator[Hook]:
    """The two hooks of each custom directive of a type's or attribute's format."""
    elements = definition.format.elements if definition.format is not None else ()
    name = "type" if isinstance(definition, TypeDef) else "attribute"
    subject = HookParameter(name, definition.name)
    guards = {id(group.guard) for group in elements if isinstance(group, ParameterGroup)}
    for directive in _parameter_directives(elements):
        name = directive.name
        references = [a for a in directive.arguments if not isinstance(a, ParameterVariable)]
        yield Hook(
            HookKind.PARSE_PARAMETER_DIRECTIVE,
            name,
            parse_hook_name(name),
            (*_PARSER, *_named_parameters(references)),
            _returned([_given(a.parameter, id(directive) in guards) for a in directive.bound]),
            f"Read what `custom<{name}>` stands for in the format of {definition.name}.",
            definition.place,
        )
        yield Hook(
            HookKind.PRINT_PARAMETER_DIRECTIVE,
            name,
            print_hook_name(name),
            (subject, *_PRINTER, *_named_parameters(directive.arguments, subject.name, "printer")),
            "None",
            f"Write what `custom<{name}>` stands for in the format of {definition.name}.",
            definition.place,
        )


def _given(parameter: Parameter, may_be_absent: bool) -> str:
    """A parameter in what a hook returns; None where the group that the hook begins is not there."""
    annotation = parameter.annotation
    return f"{annotation} | None" if may_be_absent and "None" not in annotation else annotation


def _parameter_directives(
    elements: Iterable[ParameterElement],
) -> Iterator[ParameterCustomDirective]:
    for element in elements:
        match element:
            case ParameterCustomDirective():
                yield element
            case ParameterGroup(then_elements=then_elements, else_elements=else_elements):
                yield from _parameter_directives((*then_elements, *else_elements))
            case StructDirective(fields=fields):
                for field in fields:
                    if field.custom is not None:
                        yield field.custom
            case _:
                pass


def _returned(annotations: list[str], *, may_be_absent: bool = False) -> str:
    """The annotation of what a parse hook returns; None where the optional group that it begins is not there."""
    if not annotations:
        return "object | None" if may_be_absent else "None"
    value = annotations[0] if len(annotations) == 1 else f"tuple[{', '.join(annotations)}]"
    return f"{value} | None" if may_be_absent and not value.endswith(" | None") else value


def _named(
    arguments: Iterable[CustomArgument | RefDirective], parsing: bool
) -> list[HookParameter]:
    named = ((_name(a), _annotation(a, parsing)) for a in arguments)
    return _distinct(named, ("op", "parser", "printer"))


def _named_parameters(
    arguments: Iterable[ParameterVariable | ParameterRef | StringArgument], *taken: str
) -> list[HookParameter]:
    named = [
        (
            ("text", "str")
            if isinstance(argument, StringArgument)
            else (argument.parameter.python_name, argument.parameter.annotation)
        )
        for argument in arguments
    ]
    return _distinct(named, taken)


def _distinct(named: Iterable[tuple[str, str]], taken: Iterable[str] = ()) -> list[HookParameter]:
    """Parameters of names and annotations; a name that is there already, or taken, gets an underscore."""
    found: dict[str, HookParameter] = {}
    others = frozenset(taken)
    for name, annotation in named:
        while name in found or name in others:
            name += "_"
        found[name] = HookParameter(name, annotation)
    return list(found.values())


def _name(argument: CustomArgument | RefTarget) -> str:
    match argument:
        case AttributeVariable(attribute=attribute):
            return attribute.python_name
        case PropertyVariable(property=prop):
            return prop.python_name
        case OperandVariable(operand=operand):
            return operand.python_name
        case RegionVariable(region=region):
            return region.python_name
        case SuccessorVariable(successor=successor):
            return successor.python_name
        case TypeDirective(target=AllDirective(of=of)):
            return "operand_types" if of is All.OPERANDS else "result_types"
        case TypeDirective(target=OperandVariable(operand=operand)):
            return f"{operand.python_name}_type{'' if _is_single(operand) else 's'}"
        case TypeDirective(target=target):
            result = getattr(target, "result")  # noqa: B009 - the only other target
            return f"{result.python_name}_type{'' if _is_single(result) else 's'}"
        case AllDirective(of=of):
            return of.value
        case AttrDictDirective():
            return "attributes"
        case PropDictDirective():
            return "properties"
        case RefDirective(target=target):
            return _name(target)
        case StringArgument():
            return "text"


def _is_single(value: Operand | Result) -> bool:
    return value.arity in (Arity.REQUIRED, Arity.OPTIONAL)


def _annotation(argument: CustomArgument | RefTarget, parsing: bool) -> str:
    match argument:
        case AttributeVariable(attribute=attribute):
            constraint = attribute.constraint
            name = constraint.python_class
            if constraint.attribute_def is not None:
                definition = constraint.attribute_def
                name = (
                    f"{definition.dialect}.{definition.name}"
                    if definition.dialect
                    else definition.name
                )
            may_be_absent = attribute.optional or (parsing and attribute.default is not None)
            return f"{name} | None" if may_be_absent else name
        case PropertyVariable(property=prop):
            return prop.constraint.python_type
        case OperandVariable(operand=operand):
            return _repeated("UnresolvedOperand" if parsing else "Value", operand, parsing)
        case TypeDirective(target=OperandVariable(operand=operand)):
            return _repeated("Type", operand, parsing)
        case TypeDirective(target=AllDirective()):
            return "Sequence[Type]"
        case TypeDirective(target=target):
            return _repeated("Type", getattr(target, "result"), parsing)  # noqa: B009
        case RegionVariable(region=region):
            return _sequence("Region", parsing) if region.variadic else "Region"
        case SuccessorVariable(successor=successor):
            return _sequence("Block", parsing) if successor.variadic else "Block"
        case AllDirective(of=of):
            return {
                All.OPERANDS: "Sequence[UnresolvedOperand]" if parsing else "Sequence[Value]",
                All.RESULTS: "Sequence[Value]",
                All.REGIONS: "Sequence[Region]",
                All.SUCCESSORS: "Sequence[Block]",
            }[of]
        case AttrDictDirective() | PropDictDirective():
            return "dict[str, Attribute]"
        case RefDirective(target=target):
            return _annotation(target, parsing)
        case StringArgument():
            return "str"


def _given_kinds(directive: CustomDirective, may_be_absent: bool) -> str:
    """The annotation of what the hook of a directive gives, as far as the runtime looks at it."""
    return _returned(list(map(_kind, directive.bound)), may_be_absent=may_be_absent)


def _kind(argument: CustomArgument) -> str:
    match argument:
        case AttributeVariable():
            return "Attribute" + " | None" * _annotation(argument, True).endswith(" | None")
        case OperandVariable(operand=operand):
            return _repeated("Any", operand, False)
        case TypeDirective() | RegionVariable() | SuccessorVariable():
            return _annotation(argument, False)
        case _:
            return "Any"


def _repeated(element: str, value: Operand | Result, parsing: bool) -> str:
    match value.arity:
        case Arity.REQUIRED:
            return element
        case Arity.OPTIONAL:
            return f"{element} | None"
        case Arity.VARIADIC:
            return _sequence(element, parsing)
        case Arity.VARIADIC_OF_VARIADIC:
            return _sequence(_sequence(element, parsing), parsing)


def _sequence(element: str, parsing: bool) -> str:
    return f"list[{element}]" if parsing else f"Sequence[{element}]"
