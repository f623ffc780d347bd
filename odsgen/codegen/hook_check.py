"""Whether the hooks that an author has written are those that the spec asks for.

The modules are read, not run, so that a package that could not be imported is told of, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

from odsgen.codegen.hook_sources import Key, hook_sources, hooks_path, module_file
from odsgen.codegen.hook_summary import grouped, shortened
from odsgen.ods import SpecDiagnostic, SpecNote
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, asked_hooks, dialect_hooks, hooks_of_classes
from odsgen.places import Place

#: As many hooks have their places in notes.
_MOST_PLACES = 4

#: Decorators of hooks that no spec declares.
_UNDECLARED = frozenset({"effects", "evaluates", "inlines", "serializes"})


def hook_problems(dialect: DialectDef, directory: Path) -> tuple[SpecDiagnostic, ...]:
    """The mistakes in the hooks of a dialect whose package is ``directory``; those that nobody calls are warnings."""
    named = dialect.hooks_module
    file = hooks_path(directory) if named is None else module_file(named)
    if file is None or file.suffix != ".py":
        # The first one is written anew; a module that a spec names need not be on the path of the generator.
        return ()
    sources = hook_sources(dialect, directory)
    hooks = (*dialect_hooks(dialect), *hooks_of_classes(dialect).values())
    known = {key for hook in hooks for key in hook.keys}
    unknown = {
        key: place
        for key, place in sources.decorated.items()
        if key not in known and key[0] not in _UNDECLARED
    }
    missing = []
    if not dialect.allows_missing_hooks:
        asked = asked_hooks(dialect, sources.written)
        missing = [hook for hook in asked if hook.function not in sources.written]
    problems: list[SpecDiagnostic] = []
    if missing:
        problems.append(_missing(missing, file, directory, unknown))
    if unknown and named is None:
        problems.append(_obsolete(dialect, unknown))
    return tuple(problems)


#: More hooks that are missing are counted by their kinds.
_MOST_NAMED = 3


def _missing(
    hooks: Sequence[Hook], file: Path, directory: Path, unknown: dict[Key, Place]
) -> SpecDiagnostic:
    """One message for all hooks that are declared and not written."""
    shown = list(dict.fromkeys(hook.decoration for hook in hooks))
    places = [hook.place for hook in hooks if hook.place is not None]
    place = min(places, key=lambda place: (place.line, place.column), default=None)
    spec = "SPEC" if place is None else place.file
    notes = [SpecNote(f"{h.decoration} is declared here", h.place) for h in _several(hooks)]
    notes += _misspelt(hooks, unknown)
    adds = f"`odsgen hooks {spec} --add` appends "
    if len(shown) == 1:
        what = f"the hook {shown[0]}, which {hooks[0].meaning}, is"
        hint = f"{adds}a stub"
    elif len(shown) <= _MOST_NAMED:
        what = f"{len(shown)} hooks that the spec asks for, {', '.join(shown)}, are"
        hint = f"{adds}stubs"
    else:
        counts = ", ".join(f"{g.count} such as {shortened(g.names)}" for g in grouped(hooks))
        return SpecDiagnostic(
            f"{len(shown)} hooks that the spec asks for are not defined in {file}: {counts}",
            place,
            f"`odsgen check {spec} --hooks -o {directory.parent}` lists all with what they do, "
            f"{adds}stubs of them",
            tuple(_misspelt(hooks, unknown)),
        )
    return SpecDiagnostic(
        f"{what} not defined in {file}",
        place,
        hint,
        tuple(notes),
    )


def _several(hooks: Sequence[Hook]) -> list[Hook]:
    """A few of the hooks after the first one, whose place the message has."""
    first: dict[str, Hook] = {}
    for hook in hooks:
        first.setdefault(hook.decoration, hook)
    return [hook for hook in list(first.values())[1 : _MOST_PLACES + 1] if hook.place is not None]


def _misspelt(hooks: Sequence[Hook], unknown: dict[Key, Place]) -> Iterator[SpecNote]:
    """Hooks that nobody declares whose names are near those of missing ones."""
    for (decorator, target, part), place in unknown.items():
        given = f"{target}.{part}"
        asked = {f"{h.target}.{h.member}": h for h in hooks if h.kind.decorator == decorator}
        near = next(iter(get_close_matches(given, asked, n=1)), None)
        if near is not None:
            yield SpecNote(f"is this {asked[near].decoration}?", place)


def _obsolete(dialect: DialectDef, unknown: dict[Key, Place]) -> SpecDiagnostic:
    """One warning for all hooks that nobody declares."""
    (key, place), *others = unknown.items()
    what = _shown(key) if not others else f"{len(unknown)} hooks, the first one {_shown(key)}"
    return SpecDiagnostic(
        f"nobody calls {what}: the spec of {dialect.name} declares no such hook",
        place,
        "declare it in the spec, or delete it",
        tuple(SpecNote(f"nor {_shown(k)}", p) for k, p in others[:_MOST_PLACES]),
        severity="warning",
        name="unused-hook",
    )


def _shown(key: Key) -> str:
    decorator, target, part = key
    if target.startswith("custom<"):
        target = f'"{target[7:-1]}"'
    return f"@{decorator}({', '.join(filter(None, (target, part)))})"
