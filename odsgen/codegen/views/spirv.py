"""The table of SPIR-V instructions: for each class of operations its instruction and the parts of that."""

from __future__ import annotations

from odsgen.codegen.python.expressions import Expression, Literal, Mapping, mapping, tuple_of
from odsgen.ods.model import AttributeArgument, DialectDef, OpDef, Operand
from odsgen.ods.model.parts import Argument, Arity

_OPERANDS = {Arity.REQUIRED: "operand", Arity.OPTIONAL: "optional"}


def instruction_table(dialect: DialectDef) -> Mapping:
    """The class, and its extended set or an empty string, its opcode, whether it has a result, and its arguments."""
    return mapping(
        (Literal(op.class_name), _instruction(op, op.spirv))
        for op in dialect.ops
        if op.spirv is not None
    )


def _instruction(op: OpDef, text: str) -> Expression:
    extended_set, _, number = text.rpartition(" ")
    opcode = Literal(int(number)) if extended_set else Literal(number)
    arguments = (tuple_of((Literal(each.name), Literal(_kind(each)))) for each in op.arguments)
    return tuple_of((Literal(extended_set), opcode, Literal(bool(op.results)), tuple_of(arguments)))


def _kind(argument: Argument) -> str:
    """How an argument is written: as operands, or the class of the attribute that it is."""
    if isinstance(argument, Operand):
        return _OPERANDS.get(argument.arity, "variadic")
    if not isinstance(argument, AttributeArgument):
        return "property"
    return argument.constraint.python_class
