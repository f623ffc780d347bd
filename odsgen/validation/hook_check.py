"""Whether the hooks that an author has written are those that the spec asks for: they are imported, as on load."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from odsgen.codegen.hook_files import INIT, hooks_path, module_file
from odsgen.codegen.hook_slots import HookSlots
from odsgen.codegen.hook_summary import grouped, shortened
from odsgen.codegen.missing_hooks import unwritten_hooks, with_hooks
from odsgen.codegen.package_names import package_name
from odsgen.ods import SpecDiagnostic, SpecNote
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, HookKind, asked_hooks, dialect_hooks
from odsgen.places import Place, SpecSource
from odsgen.runtime.registry.bindings import Binding
from odsgen.search_path import worker_path
from odsgen.validation.hook_report import Answer, Request, answer_of

#: As many hooks have their places in notes.
_MOST_PLACES = 4

#: More hooks that are missing are counted by their kinds.
_MOST_NAMED = 3


@dataclass(frozen=True, slots=True)
class HookReport:
    """Mistakes in the hooks of a package."""

    missing: tuple[Hook, ...] = ()  # that the spec asks for, or lists as written
    undeclared: tuple[Binding, ...] = ()
    problems: tuple[SpecDiagnostic, ...] = ()  # but for those that are missing
    summary: tuple[SpecDiagnostic, ...] = ()  # of those that are missing

    @property
    def fails(self) -> bool:
        """Whether the hooks cannot be imported, so that nobody knows what is missing."""
        return any(problem.severity == "error" for problem in self.problems)

    def to_write(self, dialect: DialectDef) -> tuple[Hook, ...]:
        """The hooks that nobody has written: those that are missing, and those that the spec does not list as written."""
        written = {each[:3] for each in self.undeclared}
        unwritten = (h for h in unwritten_hooks(dialect) if written.isdisjoint(h.keys))
        return (*self.missing, *unwritten)


def hook_reports(dialects: Sequence[DialectDef], output: Path) -> tuple[HookReport, ...]:
    """Finds the mistakes in the hooks of the packages in a folder; imports the hooks, in another process."""
    packages = [output / package_name(dialect.name, output) for dialect in dialects]
    answers = _answers(
        [
            Request(
                package=str(package),
                module=dialect.hooks_module or "",
                declared=HookSlots(with_hooks(dialect)).declared(),
                unwritten={hook.function: hook.key for hook in unwritten_hooks(dialect)},
            )
            for dialect, package in zip(dialects, packages, strict=True)
            if _has_hooks(dialect, package)
        ]
    )
    return tuple(
        (
            _report(dialect, package, answers[str(package)])
            if str(package) in answers
            else HookReport(asked_hooks(with_hooks(dialect)))
        )
        for dialect, package in zip(dialects, packages, strict=True)
    )


# --- the process that imports them -----------------------------------------------------------------------------------


def _has_hooks(dialect: DialectDef, package: Path) -> bool:
    """Whether there is something to import; a file of hooks that is missing is written by `odsgen generate`."""
    has_file = dialect.hooks_module is not None or hooks_path(package) is not None
    return has_file and (package / INIT).is_file()


def _answers(requests: Sequence[Request]) -> dict[str, Answer]:
    """Imports the hooks of packages in a process; its answers, by package."""
    if not requests:
        return {}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "odsgen.validation.hook_report"],
        input=json.dumps(requests),
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(worker_path())},
        text=True,
        check=False,
    )
    found: dict[str, Answer] = {}
    for line in done.stdout.splitlines():
        answer: Answer = json.loads(line)
        found[answer["package"]] = answer
    for request in requests:
        package = request["package"]
        error = f"importing the hooks of {package} ended the process with {done.returncode}"
        found.setdefault(package, answer_of(package, error))
    return found


# --- messages --------------------------------------------------------------------------------------------------------


def _report(dialect: DialectDef, package: Path, answer: Answer) -> HookReport:
    if dialect.hooks_module is not None and module_file(dialect.hooks_module) is None:
        error = f"there is no module '{dialect.hooks_module}', in which the spec says that its hooks are"
        return HookReport(problems=(SpecDiagnostic(error, dialect.place),))
    if answer["error"]:
        return HookReport(problems=(SpecDiagnostic(answer["error"], None),))
    unlisted = [(module, Binding(*each)) for module, each in answer["unlisted"]]
    undeclared = tuple(Binding(*each) for each in answer["undeclared"])
    written = {each[:3] for _, each in unlisted}
    missing = [hook for hook in _missing_hooks(dialect, answer) if written.isdisjoint(hook.keys)]
    problems = []
    if unlisted:
        problems.append(_unlisted(unlisted))
    if undeclared:
        problems.append(_obsolete(dialect, undeclared))
    summary = (_missing(missing, dialect, package, undeclared),) if missing else ()
    return HookReport(tuple(missing), undeclared, tuple(problems), summary)


def _missing_hooks(dialect: DialectDef, answer: Answer) -> list[Hook]:
    """The hooks that a report says are missing; those of op classes in the place of their operations'."""
    asked = with_hooks(dialect)
    missing = {tuple(each) for each in answer["missing"]}
    written = frozenset(h.function for h in dialect_hooks(asked) if h.key not in missing)
    return [hook for hook in asked_hooks(asked, written) if hook.function not in written]


def _missing(
    hooks: Sequence[Hook], dialect: DialectDef, package: Path, undeclared: Sequence[Binding]
) -> SpecDiagnostic:
    """One message for all hooks that are declared and not written."""
    file = dialect.hooks_module or hooks_path(package)
    shown = list(dict.fromkeys(hook.decoration for hook in hooks))
    places = [hook.place for hook in hooks if hook.place is not None]
    place = min(places, key=lambda place: (place.line, place.column), default=None)
    spec = "SPEC" if place is None else place.file
    adds = f"`odsgen hooks {spec} --add` appends "
    if len(shown) > _MOST_NAMED:
        counts = ", ".join(f"{g.count} such as {shortened(g.names)}" for g in grouped(hooks))
        return SpecDiagnostic(
            f"{len(shown)} hooks that the spec asks for are not defined in {file}: {counts}",
            place,
            f"`odsgen check {spec} --hooks -o {package.parent}` lists all with what they do, {adds}stubs of them",
            tuple(_misspelt(hooks, undeclared)),
        )
    what, hint = f"the hook {shown[0]}, which {hooks[0].meaning}, is", f"{adds}a stub"
    if len(shown) > 1:
        what = f"{len(shown)} hooks that the spec asks for, {', '.join(shown)}, are"
        hint = f"{adds}stubs"
    notes = [SpecNote(f"{h.decoration} is declared here", h.place) for h in _several(hooks)]
    notes += _misspelt(hooks, undeclared)
    return SpecDiagnostic(f"{what} not defined in {file}", place, hint, tuple(notes))


def _several(hooks: Sequence[Hook]) -> list[Hook]:
    """A few of the hooks after the first one, whose place the message has."""
    first: dict[str, Hook] = {}
    for hook in hooks:
        first.setdefault(hook.decoration, hook)
    return [hook for hook in list(first.values())[1 : _MOST_PLACES + 1] if hook.place is not None]


def _misspelt(hooks: Sequence[Hook], undeclared: Sequence[Binding]) -> Iterator[SpecNote]:
    """Hooks that nobody declares whose names are near those of missing ones."""
    for each in undeclared:
        asked = {f"{h.target}.{h.member}": h for h in hooks if h.kind.decorator == each.kind}
        for near in get_close_matches(f"{each.subject}.{each.part}", asked, n=1):
            yield SpecNote(f"is this {asked[near].decoration}?", _place(each))


def _obsolete(dialect: DialectDef, undeclared: Sequence[Binding]) -> SpecDiagnostic:
    """One warning for all hooks that nobody declares."""
    first, *others = undeclared
    what = first.decoration
    if others:
        what = f"{len(undeclared)} hooks, the first one {what}"
    key = next((k.key for k in HookKind if k.decorator == first.kind and k.key), "")
    advice = f"declare it in the spec{f', by `{key}`' if key else ''}"
    if dialect.allows_missing_hooks:
        advice += ", and list it in `written_hooks`"
    advice += "; or delete it"
    return SpecDiagnostic(
        f"nobody calls {what}: the spec of {dialect.name} declares no such hook",
        _place(first),
        advice,
        tuple(SpecNote(f"nor {each.decoration}", _place(each)) for each in others[:_MOST_PLACES]),
        severity="warning",
        name="unused-hook",
    )


def _unlisted(unlisted: Sequence[tuple[str, Binding]]) -> SpecDiagnostic:
    """One error for all hooks in modules that `HOOKS` leaves out."""
    (module, first), *others = unlisted
    return SpecDiagnostic(
        f"{first.decoration} is not found: HOOKS does not list '{module}' under '{first.kind}'",
        _place(first),
        f'add it to HOOKS in the `__init__.py` of the hooks: "{first.kind}": (…, "{module}")',
        tuple(
            SpecNote(f"nor '{other}' under '{each.kind}', for {each.decoration}", _place(each))
            for other, each in others[:_MOST_PLACES]
        ),
    )


def _place(hook: Binding) -> Place:
    """The place of a decorator, with its line."""
    file, line = hook.file, hook.line
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return Place(file, line, 1)
    return Place(file, line, 1, SpecSource(text, file))
