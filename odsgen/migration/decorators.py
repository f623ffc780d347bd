"""Decorators as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from odsgen.migration.plan import Said

#: Decorators of one class and a name.
_OF_ONE = ("builds", "derives")
_WIDTH = 100


def decorator_texts(
    said: Iterable[Said], decorator: Callable[[str], str], class_name: Callable[[Said], str]
) -> list[str]:
    """The decorators of a hook, without `@`; one for all that differ in nothing but their classes.

    ``decorator`` and ``class_name`` give local names.
    """
    groups: dict[tuple[str, str, str], dict[str, None]] = {}
    for one in said:
        purpose = one.purpose
        subject = ""
        if purpose.subject:
            subject = class_name(one) if purpose.home else f'"{purpose.subject}"'
        alone = subject if purpose.decorator in _OF_ONE else ""
        subjects = groups.setdefault((purpose.decorator, purpose.member, alone), {})
        if subject:
            subjects[subject] = None
    return [
        _text(decorator(kind), kind, list(subjects), member)
        for (kind, member, _), subjects in groups.items()
    ]


def _text(local: str, kind: str, subjects: list[str], member: str) -> str:
    if not subjects:
        return local
    given = list(subjects)
    if kind in _OF_ONE:
        given.append(f'"{member}"')
    elif member:
        given.append(f'method="{member}"')
    line = f"{local}({', '.join(given)})"
    if len(line) < _WIDTH:
        return line
    inside = ", ".join(given)
    if len(inside) + 4 <= _WIDTH:
        return f"{local}(\n    {inside}\n)"
    return f"{local}(\n    " + ",\n    ".join(given) + ",\n)"


def lines_of(texts: Iterable[str]) -> list[str]:
    """The decorators as they stand above a function."""
    return [f"@{text}" for text in texts]
