"""The hooks of which a spec says that somebody has written them."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import HookKind, dialect_hooks, hooks_of_classes, is_listed
from odsgen.spec.errors import SpecDiagnostic, SpecDiagnostics, did_you_mean
from odsgen.spec.model import DialectSpec
from odsgen.spec.source import SpecText

#: Hooks of a whole dialect for which no definition asks, but which the importer wants to know of.
_UNASKED = frozenset({"serializes"})


def check_written_hooks(spec: DialectSpec, errors: SpecDiagnostics) -> None:
    """Refuse what is no decorator, and a list where all hooks have to be there."""
    known = _UNASKED.union(kind.decorator for kind in HookKind)
    for decorator in spec.written_hooks:
        if spec.missing_hooks == "refused":
            errors.error(
                "this spec asks for all of its hooks, so that none is listed as written",
                decorator,
                "with `missing_hooks: allowed`, those that are not listed may be missing",
            )
            return
        if decorator not in known:
            errors.error(
                f"no decorator of hooks is called '{decorator}'",
                decorator,
                did_you_mean(decorator, known),
            )


def unknown_hooks(dialect: DialectDef) -> Iterator[SpecDiagnostic]:
    """A warning for each name in the list for which the spec asks for no hook."""
    if not dialect.written_hooks:
        return
    asked = (*dialect_hooks(dialect), *hooks_of_classes(dialect).values())
    for decorator, names in dialect.written_hooks:
        if decorator in _UNASKED:
            continue
        of_kind = [hook for hook in asked if hook.kind.decorator == decorator]
        for name in names:
            if not any(is_listed(hook, [name.removeprefix("!")]) for hook in of_kind):
                yield SpecDiagnostic(
                    f"the spec asks for no hook @{decorator} that is for '{name}'",
                    name.place if isinstance(name, SpecText) else dialect.place,
                    did_you_mean(name, {each for hook in of_kind for each in hook.names}),
                    severity="warning",
                    name="unknown-hook",
                )
