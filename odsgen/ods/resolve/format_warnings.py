"""Warnings of formats whose text cannot always be read back; what is checked is in `format/texts.py`."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.ods.format.op_texts import check_op_format
from odsgen.ods.format.parameter_texts import check_parameter_format
from odsgen.ods.format.texts import Finding
from odsgen.ods.model import Arity, AttributeDef, DialectDef, OpDef, TypeDef
from odsgen.ods.resolve.operation_names import unknown_operations
from odsgen.places import Place
from odsgen.spec.errors import SpecDiagnostic
from odsgen.spec.source import SpecText

_MEANING = "this format cannot always be read back: "


def warnings_of(dialect: DialectDef) -> tuple[SpecDiagnostic, ...]:
    """The warnings that an author gets; of a dialect that was imported the formats are not the author's to change."""
    unknown = tuple(unknown_operations(dialect))
    return unknown if dialect.allows_missing_hooks else (*unreadable_formats(dialect), *unknown)


def unreadable_formats(dialect: DialectDef) -> tuple[SpecDiagnostic, ...]:
    """A warning for each way in which a format of the dialect prints what its parser takes for something else."""
    found: dict[SpecDiagnostic, None] = {}  # of an op class once
    for op in dialect.ops:
        if op.format is not None:
            is_terminator = any(trait.name == "Terminator" for trait in op.traits)
            findings = check_op_format(op.format, _always(op), is_terminator, _counts(op))
            found.update(dict.fromkeys(_warnings(op.format.text, findings)))
    definitions: tuple[TypeDef | AttributeDef, ...] = (*dialect.types, *dialect.attributes)
    for definition in definitions:
        if definition.format is not None:
            findings = check_parameter_format(definition.format, definition.has_verifier)
            warnings = _warnings(definition.format.text, findings, definition.place)
            found.update(dict.fromkeys(warnings))
    return tuple(found)


def _counts(op: OpDef) -> bool:
    """Whether the operation has a verifier of its own, which may say how many operands and results there are."""
    counting = ("AtLeastN", "NOperands", "NResults")
    return (
        op.has_verifier
        or bool(op.invariants)
        or any(t.name.startswith(counting) for t in op.traits)
    )


def _always(op: OpDef) -> frozenset[str]:
    """The directives of all of a kind for which there is always one."""
    kinds = {
        "operands": any(operand.arity is Arity.REQUIRED for operand in op.operands),
        "results": any(result.arity is Arity.REQUIRED for result in op.results),
        "regions": any(not region.variadic for region in op.regions),
        "successors": any(not successor.variadic for successor in op.successors),
    }
    return frozenset(kind for kind, is_there in kinds.items() if is_there)


def _warnings(
    text: str, findings: list[Finding], otherwise: Place | None = None
) -> Iterator[SpecDiagnostic]:
    """The warnings where they stand in the format; `otherwise` is the place of one that the spec leaves out."""
    for finding in findings:
        place = text.place_at(finding.offset) if isinstance(text, SpecText) else otherwise
        yield SpecDiagnostic(_MEANING + finding.message, place, finding.hint, severity="warning")
