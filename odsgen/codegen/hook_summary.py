"""Summary of the hooks that a dialect asks for and nobody has written: counts by kind, and some names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from odsgen.codegen.missing_hooks import unwritten_hooks
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, HookKind

_SHOWN_NAMES = 3
#: Dialects that are told of line by line; of more of them each has one line.
_SHOWN_IN_FULL = 2
_SHOWN_AT_ALL = 16


@dataclass(frozen=True, slots=True)
class HookGroup:
    """Hooks of one sort that nobody has written, and what comes of it."""

    noun: str
    plural: str
    consequence: str
    names: tuple[str, ...]

    @property
    def count(self) -> str:
        """`4 verifiers`"""
        return f"{len(self.names)} {self.noun if len(self.names) == 1 else self.plural}"

    def line(self) -> str:
        """`4 verifiers (@verifies(AOp), @verifies(BOp), @verifies(COp), …): what they would refuse passes`"""
        return f"{self.count} ({shortened(self.names)}): {self.consequence}"


@dataclass(frozen=True, slots=True)
class UnwrittenHooks:
    """The hooks of one dialect that nobody has written, by what comes of it."""

    dialect: str
    spec: str
    output: str
    groups: tuple[HookGroup, ...]

    @property
    def count(self) -> int:
        return sum(len(group.names) for group in self.groups)

    @property
    def commands(self) -> str:
        """The commands that list all of them, and that print their stubs."""
        return (
            f"`odsgen check {self.spec} --hooks -o {self.output}` lists all with what they do, "
            f"`odsgen hooks {self.spec} -o {self.output}` prints stubs"
        )


def shortened(names: Sequence[str]) -> str:
    """The first of several names."""
    more = ", …" if len(names) > _SHOWN_NAMES else ""
    return ", ".join(names[:_SHOWN_NAMES]) + more


#: A hook and several, what comes of it that nobody has written them, and their decorators.
_GROUPS = (
    ("verifier", "verifiers", "what they would refuse passes", "verifies*"),
    (
        *("check of a constraint", "checks of constraints", "whatever they are asked about passes"),
        "checks",
    ),
    (
        *("inference", "inferences", "types of results have to be given, and pass as they are"),
        "infers",
    ),
    (
        *("custom form", "custom forms", "the generic form alone is read and printed"),
        "form parses_*",
    ),
    (
        *("fold or pattern", "folds and patterns", "nothing is simplified by them"),
        "folds *canonicaliz* matches rewrites materializes_constants",
    ),
    (
        *("method of an interface", "methods of interfaces", "a call raises MissingMethodError"),
        "implements",
    ),
    (
        *("other hook", "other hooks", "builders, derived attributes and the like are left out"),
        "*",
    ),
)


def grouped(hooks: Iterable[Hook]) -> tuple[HookGroup, ...]:
    """Hooks by what comes of it that nobody has written them."""
    found: dict[int, dict[str, None]] = {}  # both directions of a form are one hook
    for hook in hooks:
        decorator = "infers" if hook.kind is HookKind.MAKE_TYPE else hook.kind.decorator
        numbers = (n for n, group in enumerate(_GROUPS) if _is_named(decorator, group[3]))
        number = next(numbers)
        found.setdefault(number, {})[hook.decoration] = None
    return tuple(HookGroup(*_GROUPS[number][:3], tuple(found[number])) for number in sorted(found))


def _is_named(decorator: str, patterns: str) -> bool:
    return any(fnmatchcase(decorator, pattern) for pattern in patterns.split())


def unwritten_summary(dialect: DialectDef, directory: Path) -> tuple[UnwrittenHooks, ...]:
    """The unwritten hooks of a dialect that may lack some; nothing if none is missing or the spec is silent about it."""
    if not dialect.tells_missing_hooks:
        return ()
    groups = grouped(unwritten_hooks(dialect))
    if not groups:
        return ()
    spec = "SPEC" if dialect.place is None else str(dialect.place.file)
    return (UnwrittenHooks(dialect.name, spec, str(directory.parent), groups),)


def summary_lines(found: Sequence[UnwrittenHooks]) -> list[str]:
    """A note of at most a screen about the hooks of one dialect or many."""
    if not found:
        return []
    hide = "`missing_hooks: silent` in a spec hides this note"
    if len(found) <= _SHOWN_IN_FULL:
        lines: list[str] = []
        for each in found:
            lines.append(
                f"odsgen: note: {each.dialect}: nobody has written {each.count} of the hooks that "
                "the spec asks for"
            )
            lines += [f"  {group.line()}" for group in each.groups]
            lines.append(f"  {each.commands}")
        return [*lines, f"  {hide}"]
    total = sum(each.count for each in found)
    lines = [
        f"odsgen: note: nobody has written {total} of the hooks that {len(found)} specs ask for"
    ]
    ordered = sorted(found, key=lambda each: (-each.count, each.dialect))
    for each in ordered[:_SHOWN_AT_ALL]:
        counts = ", ".join(group.count for group in each.groups)
        lines.append(f"  {each.dialect}: {counts}")
    if len(found) > _SHOWN_AT_ALL:
        lines.append(f"  and {len(found) - _SHOWN_AT_ALL} dialects more")
    output = found[0].output
    lines.append(f"  `odsgen check SPEC --hooks -o {output}` lists those of one spec")
    lines.append(f"  `odsgen hooks SPEC -o {output}` prints stubs; {hide}")
    return lines
