"""Warnings that a spec allows, which are not reported, at the dialect, an operation, an op class, a type or an attribute."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from odsgen.ods.model import Allowance, DialectDef
from odsgen.spec.errors import SpecDiagnostic, SpecDiagnostics, did_you_mean
from odsgen.spec.model import DialectSpec
from odsgen.spec.source import SpecText
from odsgen.spec.warning_kinds import UNUSED_ALLOW, WARNINGS, WarningSource

#: Where a warning arises: the section of the spec and the key there; op classes that an operation extends count, too.
Owners = Iterable[tuple[str, str]]


def resolve_allowances(spec: DialectSpec, errors: SpecDiagnostics) -> tuple[Allowance, ...]:
    """The allowances of a spec; unknown warnings, and those without a reason, are refused."""
    found = list(_allowances(spec.allow, "", "", errors))
    sections: Mapping[str, Mapping[SpecText, Mapping[SpecText, SpecText]]] = {
        "op_classes": {key.part(0, len(key.partition("<")[0])): c.allow for key, c in spec.op_classes.items()},
        "ops": {key: op.allow for key, op in spec.ops.items()},
        "types": {key: type.allow for key, type in spec.types.items()},
        "attributes": {key: attribute.allow for key, attribute in spec.attributes.items()},
    }  # fmt: skip
    for section, definitions in sections.items():
        for key, allowed in definitions.items():
            found += _allowances(allowed, section, str(key), errors)
    return tuple(found)


def _allowances(
    allowed: Mapping[SpecText, SpecText], section: str, owner: str, errors: SpecDiagnostics
) -> Iterator[Allowance]:
    for name, reason in allowed.items():
        if name not in WARNINGS:
            errors.error(f"there is no warning '{name}'", name, did_you_mean(name, WARNINGS))
        elif name == UNUSED_ALLOW:
            errors.error(
                f"'{UNUSED_ALLOW}' cannot be allowed", name, "delete the entry that it tells of"
            )
        elif not reason.strip():
            errors.error(
                f"say why '{name}' is allowed", name, f"{name}: the reason, in a few words"
            )
        else:
            yield Allowance(str(name), section, owner, name.place)


def not_allowed(
    dialect: DialectDef, warnings: Iterable[SpecDiagnostic], source: WarningSource
) -> tuple[SpecDiagnostic, ...]:
    """The warnings of one source that a spec does not allow at the definition where they stand, nor in the whole dialect."""
    silence = Silence(dialect)
    found = [each for each in warnings if not silence.silences(each, _owners_at(dialect, each))]
    return (*found, *silence.unused({source}))


def _owners_at(dialect: DialectDef, warning: SpecDiagnostic) -> Owners:
    """The definition of a spec in which a warning stands."""
    definitions = [
        *(("ops", op.mnemonic, op.place) for op in dialect.ops),
        *(("types", each.key, each.place) for each in dialect.types),
        *(("attributes", each.key, each.place) for each in dialect.attributes),
    ]
    at = warning.place
    before = [
        (place.line, section, key)
        for section, key, place in definitions
        if place is not None and at is not None and place.file == at.file and place.line <= at.line
    ]
    return [(section, key) for _, section, key in [max(before)]] if before else []


class Silence:
    """The allowances of a dialect; it remembers which of them silenced something."""

    def __init__(self, dialect: DialectDef) -> None:
        self._allowances = dialect.allowances
        self._used: set[Allowance] = set()
        self._classes = {each.name: each.extends for each in dialect.op_classes}

    def silences(self, warning: SpecDiagnostic, owners: Owners = ()) -> bool:
        """Whether a warning is allowed where it arises, or in the whole dialect."""
        within = {("", ""), *self._with_classes(owners)}
        found = [
            each
            for each in self._allowances
            if each.name == warning.name and (each.section, each.owner) in within
        ]
        # That which stands nearest silences it; one of the whole dialect may be there for others.
        nearest = [each for each in found if each.section] or found
        self._used.update(nearest)
        return bool(found)

    def _with_classes(self, owners: Owners) -> Iterator[tuple[str, str]]:
        pending = list(owners)
        seen: set[tuple[str, str]] = set()
        while pending:
            owner = pending.pop()
            if owner in seen:
                continue
            seen.add(owner)
            yield owner
            if owner[0] == "op_classes":
                pending += [("op_classes", base) for base in self._classes.get(owner[1], ())]

    def unused(self, asked: Set[WarningSource]) -> Iterator[SpecDiagnostic]:
        """A warning for each allowance that silenced nothing, of those that were looked for."""
        for each in self._allowances:
            if each not in self._used and WARNINGS[each.name].source in asked:
                where = f" of '{each.owner}'" if each.owner else ""
                yield SpecDiagnostic(
                    f"there is no warning '{each.name}'{where} to be allowed",
                    each.place,
                    "delete the entry",
                    severity="warning",
                    name=UNUSED_ALLOW,
                )
