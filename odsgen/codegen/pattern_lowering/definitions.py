"""The operations that must define the operands of a root: by them the driver knows which patterns it need not try."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.pattern_lowering.names import OperationNames
from odsgen.codegen.python.expressions import NONE, Expression
from odsgen.codegen.views.value_groups import op_groups
from odsgen.ods.model.patterns import MatchNative, MatchOperand, MatchOperation, PatternDef


def operand_definitions(
    pattern: PatternDef, operations: OperationNames, context: FileContext
) -> tuple[Expression, ...]:
    """The class, or a trait, of the definition of each of the first operands; None where the pattern asks for nothing."""
    groups = op_groups(pattern.source.operation.op).operands
    found: dict[int, Expression] = {}
    for argument in pattern.source.arguments:
        if not isinstance(argument, MatchOperand):
            continue
        group = groups[argument.operand.index].group
        definition = _definition(argument.nested, operations, context)
        if definition is not None and group.is_single and group.start.is_known:
            found[group.start.fixed] = definition
    return tuple(found.get(index, NONE) for index in range(max(found, default=-1) + 1))


def _definition(
    nested: MatchOperation | MatchNative | None, operations: OperationNames, context: FileContext
) -> Expression | None:
    if isinstance(nested, MatchOperation):
        return operations.class_of(nested.operation)
    if nested is not None and nested.call.definition_trait is not None:
        return context.imports.name(*nested.call.definition_trait)
    return None
