"""The functions and classes in modules of hooks, for an editor to go to: their text is read and not run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from odsgen.codegen.hook_files import INIT
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.places import Place, SpecSource

_DECORATORS = frozenset(kind.decorator for kind in HookKind)

#: The decorator, what it names, and the part of that (`Hook.key`).
Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class HookFunction:
    """A function or class of a module of hooks, as it is declared there."""

    name: str
    place: Place
    is_used: bool  # by others in the module
    keys: tuple[Key, ...]  # of its decorators
    lines: range  # from the first decorator to the name


def hook_functions(file: Path) -> Iterator[HookFunction]:
    """The functions and classes of a module, or of the modules of a package; none of what is not Python."""
    for path in [file] if file.name != INIT else sorted(file.parent.rglob("*.py")):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            continue
        yield from functions_in(text, str(path))


def functions_in(text: str, file: str) -> Iterator[HookFunction]:
    """The functions and classes in the text of a module."""
    try:
        module = ast.parse(text)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return
    source = SpecSource(text, file)
    used = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
    for statement in module.body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            place = Place(file, statement.lineno, statement.col_offset + 1, source)
            keys = (key for each in statement.decorator_list for key in _keys_of(each))
            first = min([statement.lineno, *(each.lineno for each in statement.decorator_list)])
            yield HookFunction(
                statement.name,
                place,
                statement.name in used,
                tuple(keys),
                range(first, statement.lineno + 1),
            )


def _keys_of(decorator: ast.expr) -> Iterator[Key]:
    match decorator:
        case ast.Name(id=name) if name in _DECORATORS:
            yield name, "", ""
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in _DECORATORS:
            part = next((_text(k.value) for k in keywords if k.arg == "method"), "")
            if name in ("builds", "derives"):
                args, part = args[:1], "".join(map(_text, args[1:2]))
            for subject in args:
                target = _text(subject)
                if name == "form" and isinstance(subject, ast.Constant) and "." not in target:
                    target = f"custom<{target}>"
                yield name, target, part


def _text(expression: ast.expr) -> str:
    """The name of a class, or a string."""
    match expression:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""
