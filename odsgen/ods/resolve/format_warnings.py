"""Warnings of formats whose text cannot always be read back; what is checked is in `format/texts.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from odsgen.ods.format.op_texts import check_op_format
from odsgen.ods.format.parameter_texts import check_parameter_format
from odsgen.ods.format.texts import Finding
from odsgen.ods.model import Arity, AttributeDef, DialectDef, OpDef, TypeDef
from odsgen.ods.resolve.allowances import Owners, Silence
from odsgen.ods.resolve.operation_names import unknown_operations
from odsgen.ods.resolve.written_hooks import unknown_hooks
from odsgen.places import Place
from odsgen.spec.errors import SpecDiagnostic
from odsgen.spec.source import SpecText
from odsgen.spec.warning_kinds import WarningSource

_MEANING = "this format cannot always be read back: "


def warnings_of(
    dialect: DialectDef, of_hooks: Iterable[SpecDiagnostic] | None = None
) -> tuple[SpecDiagnostic, ...]:
    """The warnings that an author gets: those that the spec does not allow, and allowances that silence nothing.

    `of_hooks` is what was found in the hooks of its package, errors, too; None where nobody has looked there.  Of a dialect
    that was imported the formats are not the author's to change.
    """
    silence = Silence(dialect)
    found: dict[SpecDiagnostic, None] = {}  # of an op class once
    if not dialect.allows_missing_hooks:
        for warning, owners in _unreadable_formats(dialect):
            if not silence.silences(warning, owners):
                found[warning] = None
    for warning in unknown_operations(dialect):
        if not silence.silences(warning):
            found[warning] = None
    for warning in unknown_hooks(dialect):
        if not silence.silences(warning):
            found[warning] = None
    found.update(
        (d, None) for d in of_hooks or () if d.severity == "error" or not silence.silences(d)
    )
    asked = {WarningSource.FORMATS, *([] if of_hooks is None else [WarningSource.HOOKS])}
    return (*found, *silence.unused(asked))


def unreadable_formats(dialect: DialectDef) -> tuple[SpecDiagnostic, ...]:
    """A warning for each way in which a format of the dialect prints what its parser takes for something else."""
    return tuple(dict.fromkeys(warning for warning, _ in _unreadable_formats(dialect)))


def _unreadable_formats(dialect: DialectDef) -> Iterator[tuple[SpecDiagnostic, Owners]]:
    """Each warning, of an op class for each of its operations, and where it arises."""
    for op in dialect.ops:
        if op.format is not None:
            is_terminator = any(trait.name == "Terminator" for trait in op.traits)
            findings = check_op_format(op.format, _always(op), is_terminator, _counts(op))
            owners = (("ops", op.mnemonic), *(("op_classes", name) for name in op.op_classes))
            for warning in _warnings(op.format.text, findings):
                yield warning, owners
    definitions: tuple[TypeDef | AttributeDef, ...] = (*dialect.types, *dialect.attributes)
    for definition in definitions:
        if definition.format is not None:
            findings = check_parameter_format(definition.format, definition.has_verifier)
            section = "types" if isinstance(definition, TypeDef) else "attributes"
            for warning in _warnings(definition.format.text, findings, definition.place):
                yield warning, ((section, definition.key),)


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
        message = _MEANING + finding.message
        yield SpecDiagnostic(message, place, finding.hint, severity="warning", name=finding.warning)
