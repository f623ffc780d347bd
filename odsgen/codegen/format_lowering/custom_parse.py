"""Calls of the hooks that custom directives name, when parsing.

`parse_<name>(parser, …)` takes what the directive refers to and its strings, in order, and returns what it binds: one value, or a
tuple of several, in order.  A directive that begins an optional group returns None when it is not there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.literals import string_literal
from odsgen.ods.format.model import (
    All,
    AllDirective,
    AttrDictDirective,
    AttributeVariable,
    CustomArgument,
    CustomDirective,
    OperandVariable,
    PropDictDirective,
    PropertyVariable,
    RefDirective,
    RefTarget,
    RegionVariable,
    ResultVariable,
    StringArgument,
    SuccessorVariable,
    TypeDirective,
)
from odsgen.ods.hooks import parse_hook_name
from odsgen.ods.model import Arity, AttributeArgument, Operand, Result

if TYPE_CHECKING:
    from odsgen.codegen.format_lowering.op_parse import OpParse


class CustomParse:
    """Lowers the custom directives of one operation."""

    def __init__(self, parse: OpParse) -> None:
        self._parse = parse

    def directive(self, directive: CustomDirective) -> None:
        """Call the hook and bind what it returns."""
        bound = _bound(directive)
        self._note_places(directive)
        call = self._call(directive)
        lines = self._parse.lines
        if not bound:
            lines.add(call)
            return
        lines.add(f"{', '.join(self._local(a) for a in bound)} = {call}")
        self._bind(bound)

    def optional_directive(self, directive: CustomDirective) -> str:
        """Call the hook of a directive that decides for its group; gives the condition that it is there."""
        self._note_places(directive)
        self._parse.lines.add(f"found = {self._call(directive)}")
        return "found is not None"

    def bind_optional(self, directive: CustomDirective) -> None:
        """In the group: bind what the hook has returned."""
        bound = _bound(directive)
        if bound:
            self._parse.lines.add(f"{', '.join(self._local(a) for a in bound)} = found")
            self._bind(bound)

    def _call(self, directive: CustomDirective) -> str:
        hook = self._parse.context.hook(parse_hook_name(directive.name))
        arguments = ["parser"]
        for argument in directive.arguments:
            if isinstance(argument, StringArgument):
                arguments.append(string_literal(argument.text))
            elif isinstance(argument, RefDirective):
                reference = self._ref(argument.target)
                self._parse.unread.require(reference)
                arguments.append(reference)
        return f"{hook}({', '.join(arguments)})"

    def _note_places(self, directive: CustomDirective) -> None:
        for argument in directive.arguments:
            if isinstance(argument, OperandVariable) and self._parse.needs_place(argument.operand):
                self._parse.lines.add(f"{names.operand_place(argument.operand)} = parser.index")

    def _ref(self, target: RefTarget) -> str:
        match target:
            case AttributeVariable(attribute=attribute):
                return names.attribute_name(attribute)
            case PropertyVariable(property=prop):
                return f"properties[{string_literal(prop.name)}]"
            case OperandVariable(operand=operand):
                name = names.operand_name(operand)
                if operand.arity is Arity.OPTIONAL:
                    return f"{name}[0] if {name} else None"
                return name
            case RegionVariable(region=region):
                return names.region_name(region)
            case SuccessorVariable(successor=successor):
                return names.successor_name(successor)
            case TypeDirective(target=OperandVariable(operand=operand)):
                return self._type_ref(operand)
            case TypeDirective(target=ResultVariable(result=result)):
                return self._type_ref(result)
            case TypeDirective(target=AllDirective(of=of)):
                return names.ALL_OPERAND_TYPES if of is All.OPERANDS else names.ALL_RESULT_TYPES
            case AllDirective(of=of):
                return {
                    All.OPERANDS: names.ALL_OPERANDS,
                    All.REGIONS: names.ALL_REGIONS,
                    All.SUCCESSORS: names.ALL_SUCCESSORS,
                }[of]
            case _:
                return "attributes"

    def _type_ref(self, value: Operand | Result) -> str:
        types = names.types_name(value)
        if value.arity is Arity.REQUIRED:
            return names.type_name(value)
        return f"{types}[0] if {types} else None" if value.arity is Arity.OPTIONAL else types

    def _local(self, argument: CustomArgument) -> str:
        """The variable that takes a value which the hook returns."""
        match argument:
            case AttributeVariable(attribute=attribute):
                return names.attribute_name(attribute)
            case PropertyVariable(property=prop):
                return names.property_name(prop)
            case OperandVariable(operand=operand):
                if operand.arity is Arity.OPTIONAL:
                    return f"{operand.python_name}_operand"
                return names.operand_name(operand)
            case RegionVariable(region=region):
                return names.region_name(region)
            case SuccessorVariable(successor=successor):
                return names.successor_name(successor)
            case TypeDirective(target=OperandVariable(operand=operand)):
                return self._type_local(operand)
            case TypeDirective(target=ResultVariable(result=result)):
                return self._type_local(result)
            case AttrDictDirective():
                return "attributes"
            case PropDictDirective():
                return "parsed_properties"
            case _:
                raise AssertionError(argument)

    def _type_local(self, value: Operand | Result) -> str:
        if value.arity in (Arity.REQUIRED, Arity.OPTIONAL):
            return names.type_name(value)
        return names.types_name(value)

    def _bind(self, bound: list[CustomArgument]) -> None:
        """Bring what the hook returned into the form in which the rest of `parse` holds it."""
        parse = self._parse
        lines = parse.lines
        for argument in bound:
            parse.unread.note_read(self._local(argument))
            match argument:
                case AttributeVariable(attribute=attribute):
                    self._bind_attribute(attribute)
                case PropertyVariable(property=prop):
                    parse.set_property(prop.name, names.property_name(prop))
                case OperandVariable(operand=operand) if operand.arity is Arity.OPTIONAL:
                    local = f"{operand.python_name}_operand"
                    lines.add(
                        f"{names.operand_name(operand)} = [] if {local} is None else [{local}]"
                    )
                case TypeDirective(target=OperandVariable(operand=operand)):
                    self._bind_type(operand)
                case TypeDirective(target=ResultVariable(result=result)):
                    self._bind_type(result)
                case PropDictDirective():
                    lines.add("properties.update(parsed_properties)")
                case RegionVariable(region=region):
                    parse.complete_region(names.region_name(region), region.variadic)
                case _:
                    pass

    def _bind_attribute(self, attribute: AttributeArgument) -> None:
        parse = self._parse
        local = names.attribute_name(attribute)
        if attribute.optional or attribute.default is not None:
            with parse.lines.block(f"if {local} is not None:"):
                parse.set_property(attribute.name, local)
        else:
            parse.set_property(attribute.name, local)

    def _bind_type(self, value: Operand | Result) -> None:
        if value.arity is Arity.OPTIONAL:
            local = names.type_name(value)
            self._parse.lines.add(
                f"{names.types_name(value)} = [] if {local} is None else [{local}]"
            )


def _bound(directive: CustomDirective) -> list[CustomArgument]:
    return [a for a in directive.arguments if not isinstance(a, (RefDirective, StringArgument))]
