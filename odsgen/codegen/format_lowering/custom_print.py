"""Calls of the hooks that custom directives name, when printing: `print_<name>(printer, op, …)` takes every argument."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from odsgen.ods.hooks import print_hook_name
from odsgen.ods.model import Arity, AttributeKind, Operand, Result

if TYPE_CHECKING:
    from odsgen.codegen.format_lowering.op_print import OpPrint


def custom_print_call(printing: OpPrint, directive: CustomDirective) -> str:
    """The statement that prints a custom directive."""
    hook = printing.context.hook(print_hook_name(directive.name))
    arguments = ["printer", "self", *(_argument(printing, a) for a in directive.arguments)]
    return f"{hook}({', '.join(arguments)})"


def _argument(printing: OpPrint, argument: CustomArgument | RefTarget) -> str:
    match argument:
        case AttributeVariable(attribute=attribute):
            name = string_literal(attribute.name)
            if attribute.optional or attribute.constraint.kind is AttributeKind.UNIT:
                return f"self.properties.get({name})"
            if attribute.default is not None:
                return f"self.properties.get({name}, self.DEFAULT_PROPERTIES[{name}])"
            return f"self.properties[{name}]"
        case PropertyVariable(property=prop):
            return f"self.{prop.python_name}"
        case OperandVariable(operand=operand):
            return f"self.{operand.python_name}"
        case RegionVariable(region=region):
            return f"self.{region.python_name}"
        case SuccessorVariable(successor=successor):
            return f"self.{successor.python_name}"
        case AllDirective(of=of):
            return f"self.{of.value}"
        case TypeDirective(target=OperandVariable(operand=operand)):
            return _types(printing, operand)
        case TypeDirective(target=ResultVariable(result=result)):
            return _types(printing, result)
        case TypeDirective(target=AllDirective(of=of)):
            return "self.operand_types" if of is All.OPERANDS else "self.result_types"
        case AttrDictDirective():
            return (
                "{**self.attributes, **self.properties}"
                if printing.op.attributes
                else "self.attributes"
            )
        case PropDictDirective():
            return "self.properties"
        case RefDirective(target=target):
            return _argument(printing, target)
        case StringArgument(text=text):
            return string_literal(text)
        case _:
            raise AssertionError(argument)


def _types(printing: OpPrint, value: Operand | Result) -> str:
    match value.arity:
        case Arity.REQUIRED:
            return f"{printing.element_of(value)}.type"
        case Arity.OPTIONAL:
            values = printing.values_of(value)
            return f"{values}[0].type if {values} else None"
        case Arity.VARIADIC:
            return f"tuple([value.type for value in {printing.values_of(value)}])"
        case Arity.VARIADIC_OF_VARIADIC:
            return f"tuple([tuple([value.type for value in group]) for group in self.{value.python_name}])"
