"""Operations that others take the places of, with their regions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from odsgen.runtime import (
    Attribute,
    Context,
    Diagnostic,
    DiagnosticError,
    Dialect,
    Operation,
    Region,
    Severity,
    Type,
)
from odsgen.runtime.registry.context import context_of


def load_dialect(top: Operation, dialect: Dialect) -> None:
    """Let the context of a program know a dialect that it is about to have."""
    context = context_of(top) or Context()
    if context.loaded_dialect(dialect.name) is not dialect:
        context.load(dialect)


def illegal(op: Operation) -> DiagnosticError:
    """The refusal of an operation for which there is nothing in the other form."""
    message = f"failed to legalize operation '{op.name}' that was explicitly marked illegal"
    return DiagnosticError([Diagnostic(Severity.ERROR, op.location, message, operation=op)])


def replace(
    op: Operation,
    op_class: type[Operation],
    attributes: Mapping[str, Attribute],
    result_types: Sequence[Type],
) -> Operation:
    """Put an operation of another class in the place of one, with the operands and regions of that."""
    block = op.parent_block
    if block is None:
        raise ValueError("an operation that stands in no block cannot be replaced")
    made = op_class.build_generic(
        operands=op.operands,
        attributes=attributes,
        result_types=result_types,
        successors=op.successors,
        regions=[Region() for _ in op.regions],
        location=op.stored_location,
    )
    for new, old in zip(made.regions, op.regions, strict=True):
        new.take_body(old)
    block.insert_before(op, made)
    for old_result, new_result in zip(op.results, made.results, strict=True):
        old_result.replace_all_uses_with(new_result)
    op.erase()
    return made
