"""The hand-written hooks of a dialect, read from the text of its modules, which are not run.

A hook is a function or class with a decorator of `odsgen.hooks`, or a function with the name that hooks had before.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path

from odsgen.ods import SpecDiagnostic, SpecErrors, SpecNote
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, HookKind, callable_hooks, dialect_hooks, hooks_of_classes
from odsgen.places import Place, SpecSource

#: The hooks in a generated package: a file, or a folder of several.
HOOKS = "hooks"
HOOKS_FILE = f"{HOOKS}.py"

#: The file of a package itself.
INIT = "__init__.py"

_DECORATORS = frozenset(kind.decorator for kind in HookKind)

#: The decorator, what it names, and the part of that (`Hook.key`).
Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class HookSources:
    """The hooks of a dialect that somebody has written, by the names of their stubs, and the decorators in the text."""

    written: frozenset[str] = frozenset()
    decorated: Mapping[Key, Place] = field(default_factory=dict)


def hooks_path(directory: Path) -> Path | None:
    """The hooks that the author has put into a generated package: one file, or a folder of several; None if there are none."""
    for path in (directory / HOOKS / INIT, directory / HOOKS_FILE):
        if path.exists():
            return path
    return None


def hook_files(dialect: DialectDef, directory: Path) -> tuple[Path | None, ...]:
    """The files of hooks, there or not; None for a module that is not found."""
    own = (directory / HOOKS / INIT, directory / HOOKS_FILE)
    if dialect.hooks_module is not None:
        return (module_file(dialect.hooks_module), *own)
    return own


def hook_sources(dialect: DialectDef, directory: Path | None) -> HookSources:
    """Read what the hooks of a dialect define; ``directory`` is that of its package, if there is one.

    Raises SpecErrors for two hooks that are for the same, and for a module that is not Python.
    """
    own = None if directory is None else hooks_path(directory)
    named = None if dialect.hooks_module is None else module_file(dialect.hooks_module)
    found = [_read(dialect, path) for path in (named, own) if path is not None]
    return HookSources(
        frozenset().union(*(sources.written for sources in found)),
        {key: place for sources in found for key, place in sources.decorated.items()},
    )


def sources_in(dialect: DialectDef, file: Path) -> HookSources:
    """Read what one module or package of hooks defines."""
    return _read(dialect, file)


def _read(dialect: DialectDef, file: Path) -> HookSources:
    if file.suffix != ".py" or not file.is_file():
        return HookSources()
    decorated: dict[Key, Place] = {}
    names: set[str] = set()
    errors = []
    for path in [file] if file.name != INIT else sorted(file.parent.rglob("*.py")):
        tree, source = _parse(path)
        for statement in tree.body:
            place = Place(str(path), statement.lineno, statement.col_offset + 1, source)
            names.update(_bound_by(statement))
            for key in _keys(statement):
                first = decorated.setdefault(key, place)
                if first is not place:
                    errors.append(_bound_twice(key, place, first))
    if errors:
        raise SpecErrors(errors)
    known: dict[Key, set[str]] = {}
    for hook in _all_hooks(dialect):
        for key in hook.keys:
            known.setdefault(key, set()).add(hook.function)
    written = {name for key in decorated for name in known.get(key, ())}
    return HookSources(
        frozenset(written | (names & callable_hooks(dialect))),
        decorated,
    )


def _all_hooks(dialect: DialectDef) -> Iterator[Hook]:
    yield from dialect_hooks(dialect)
    yield from hooks_of_classes(dialect).values()


def _bound_twice(key: Key, place: Place, first: Place) -> SpecDiagnostic:
    decorator, target, part = key
    shown = ", ".join(filter(None, (target, part)))
    return SpecDiagnostic(
        f"there are two hooks @{decorator}({shown}): which one is meant?",
        place,
        "delete one of them",
        (SpecNote("it is written here, too", first),),
    )


# --- decorators ------------------------------------------------------------------------------------------------------


def _keys(statement: ast.stmt) -> Iterator[Key]:
    """Keys of the hooks in a statement."""
    match statement:
        case ast.FunctionDef(decorator_list=decorators) | ast.ClassDef(decorator_list=decorators):
            for decorator in decorators:
                yield from _keys_of(decorator)
        case ast.Assign(value=ast.Call(func=function)) | ast.Expr(value=ast.Call(func=function)):
            yield from _keys_of(function)


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


# --- modules ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HookFunction:
    """A function or class of a module of hooks, as it is declared there."""

    name: str
    place: Place
    is_used: bool  # by others in the module
    keys: tuple[Key, ...]  # of its decorators


def hook_functions(file: Path) -> Iterator[HookFunction]:
    """The functions and classes of a module, or of the modules of a package."""
    files = [file] if file.name != INIT else sorted(file.parent.rglob("*.py"))
    for path in files:
        module, source = _parse(path)
        used = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
        for statement in module.body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                place = Place(str(path), statement.lineno, statement.col_offset + 1, source)
                name = statement.name
                yield HookFunction(name, place, name in used, tuple(_keys(statement)))


def _parse(path: Path) -> tuple[ast.Module, SpecSource]:
    """The statements of a module; raises SpecErrors for one that cannot be read or is not Python."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable("cannot be read", error, Place(str(path), 1, 1)) from None
    source = SpecSource(text, str(path))
    try:
        return ast.parse(text), source
    except SyntaxError as error:
        place = Place(str(path), error.lineno or 1, error.offset or 1, source)
        raise _unreadable("are not Python", error.msg, place) from None
    except (ValueError, RecursionError, MemoryError) as error:
        place = Place(str(path), 1, 1, source)
        raise _unreadable("are not Python", error, place) from None


@dataclass(frozen=True, slots=True)
class KnownNames:
    """The names that a module imports: when it runs, and for type checkers, too."""

    running: frozenset[str]
    all: frozenset[str]


def imported_names(path: Path) -> KnownNames:
    """The names that a module imports."""
    tree, _ = _parse(path)
    return KnownNames(_imported(tree.body), _imported(ast.walk(tree)))


def _imported(nodes: Iterable[ast.AST]) -> frozenset[str]:
    return frozenset(
        alias.asname or alias.name
        for node in nodes
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    )


def _unreadable(how: str, reason: object, place: Place) -> SpecErrors:
    return SpecErrors([SpecDiagnostic(f"these hooks {how}: {reason}", place)])


def _bound_by(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement binds."""
    match statement:
        case ast.FunctionDef(name=name):
            yield name
        case ast.ImportFrom(names=imported):
            for alias in imported:
                yield alias.asname or alias.name
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
            yield name


def module_file(name: str) -> Path | None:
    """The file of a module that a spec names; neither it nor a package around it is imported."""
    outermost, *inner = name.split(".")
    try:
        found = find_spec(outermost)
        for part in inner:
            if found is None:
                return None
            found = PathFinder.find_spec(part, found.submodule_search_locations or ())
    except (ImportError, OSError, ValueError):
        return None
    return None if found is None or found.origin is None else Path(found.origin)
