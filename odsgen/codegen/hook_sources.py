"""Where the hand-written hooks of a dialect are: read from the text of its modules, which are not run.

The hooks are one module, or a package of several.  In a package it is found out which module defines which hook, and
generated code imports that one.  Where a spec names a package of hooks, those that the author writes into the generated
package go before the ones of that package.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path

from odsgen.ods import SpecDiagnostic, SpecErrors, SpecNote
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import callable_hooks
from odsgen.places import Place, SpecSource

#: The hooks in a generated package: a file, or a folder of several.
HOOKS = "hooks"
HOOKS_FILE = f"{HOOKS}.py"

#: The names that hooks may define for the runtime beside functions.
BYTECODE = "BYTECODE"
#: The name of a dialect's rules for inlining: an object, not a function.
INLINER = "INLINER"
#: The name of the function that says the effects of operations that do not say them.
OPERATION_EFFECTS = "operation_effects"
#: The names that hooks may define for the runtime without being declared in the spec.
OPTIONAL_NAMES = frozenset({BYTECODE, INLINER, OPERATION_EFFECTS})

#: The file of a package itself.
INIT = "__init__.py"


@dataclass(frozen=True, slots=True)
class HookSources:
    """The names that the hooks of a dialect define, and the modules that define them.

    ``modules`` has for each name of a package the path inside it: ``("forms", "calls")`` for `forms/calls.py`, ``()`` for
    the package itself.  Of hooks that are one module it is empty.  ``own`` are the names among them that the generated
    package itself defines, although the spec names a package.
    """

    written: frozenset[str] = frozenset()
    is_package: bool = False
    modules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own: frozenset[str] = frozenset()


def hooks_path(directory: Path) -> Path | None:
    """The hooks that the author has put into a generated package: one file, or a folder of several; None if there are none."""
    for path in (directory / HOOKS / INIT, directory / HOOKS_FILE):
        if path.exists():
            return path
    return None


def hook_files(dialect: DialectDef, directory: Path) -> tuple[Path | None, ...]:
    """The files that decide where hooks are, there or not; None for a module that is not found."""
    own = (directory / HOOKS / INIT, directory / HOOKS_FILE)
    if dialect.hooks_module is not None:
        return (module_file(dialect.hooks_module), *own)
    return own


def hook_sources(dialect: DialectDef, directory: Path | None) -> HookSources:
    """Read what the hooks of a dialect define; ``directory`` is that of its package, if there is one.

    Raises SpecErrors for a hook that two modules define, and for a module that is not Python.
    """
    own = None if directory is None else hooks_path(directory)
    if dialect.hooks_module is None:
        return _sources_of(dialect, own)
    named = _sources_of(dialect, module_file(dialect.hooks_module))
    if own is None or not named.is_package:
        return named
    first = _sources_of(dialect, own)
    inside = first.modules
    if not first.is_package:
        inside = dict.fromkeys(sorted(first.written & _names_that_count(dialect)), ())
    modules = {**named.modules, **inside}
    return HookSources(frozenset(modules), True, modules, frozenset(inside))


def _sources_of(dialect: DialectDef, path: Path | None) -> HookSources:
    if path is None or path.suffix != ".py" or not path.is_file():
        return HookSources()
    if path.name != INIT:
        return HookSources(frozenset(_read(path)))
    return _package_sources(path, _names_that_count(dialect))


def _names_that_count(dialect: DialectDef) -> frozenset[str]:
    return callable_hooks(dialect) | OPTIONAL_NAMES


def _package_sources(init: Path, hooks: frozenset[str]) -> HookSources:
    """The definitions in the modules of a package and of its inner packages; ``hooks`` are the names that count."""
    first = {name: definition for name, definition in _read(init).items() if name in hooks}
    errors = []
    for path, module in _modules(init.parent, ()):
        for name, definition in _read(path, module).items():
            if name not in hooks or definition.is_import:
                continue
            known = first.setdefault(name, definition)
            if known is not definition and not known.is_import:
                errors.append(_defined_twice(name, definition, known))
    if errors:
        raise SpecErrors(errors)
    modules = {name: first[name].module for name in sorted(first)}
    return HookSources(frozenset(modules), True, modules)


def _defined_twice(name: str, definition: _Definition, first: _Definition) -> SpecDiagnostic:
    return SpecDiagnostic(
        f"the hook '{name}' is defined in two modules: which one is meant?",
        definition.place,
        "delete one of them, or call it otherwise if it is no hook",
        (SpecNote("it is defined here, too", first.place),),
    )


def _modules(folder: Path, inside: tuple[str, ...]) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """The modules of a package beside its `__init__`, in order of their names."""
    for path in sorted(folder.iterdir()):
        module = (*inside, path.stem)
        if path.suffix == ".py" and path.stem.isidentifier() and path.name != INIT:
            yield path, module
        elif path.name.isidentifier() and (path / INIT).is_file() and not path.is_symlink():
            yield path / INIT, module
            yield from _modules(path, module)


@dataclass(frozen=True, slots=True)
class HookFunction:
    """A function of a module of hooks, as it is declared there."""

    name: str
    place: Place
    is_used: bool  # by others in the module
    parameters: tuple[str, ...]  # those that may be given by their place
    defaults: int  # how many of them have one
    keywords: frozenset[str]  # those that are given by their names alone
    takes_rest: bool
    takes_keywords: bool


def hook_functions(file: Path) -> Iterator[HookFunction]:
    """The functions of a module, or of the modules of a package, by name."""
    files = [file] if file.name != INIT else sorted(file.parent.rglob("*.py"))
    for path in files:
        text = path.read_text(encoding="utf-8")
        source = SpecSource(text, str(path))
        module = ast.parse(text)
        used = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
        for statement in module.body:
            if isinstance(statement, ast.FunctionDef):
                place = Place(str(path), statement.lineno, statement.col_offset + 1, source)
                given = statement.args
                yield HookFunction(
                    statement.name,
                    place,
                    statement.name in used,
                    tuple(a.arg for a in (*given.posonlyargs, *given.args)),
                    len(given.defaults),
                    frozenset(a.arg for a in given.kwonlyargs),
                    given.vararg is not None,
                    given.kwarg is not None,
                )


# --- one module ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Definition:
    """A name that a module defines or imports from elsewhere."""

    module: tuple[str, ...]
    place: Place
    is_import: bool = False


def _read(path: Path, module: tuple[str, ...] = ()) -> dict[str, _Definition]:
    """Read what a module defines and imports.

    A hook of elsewhere counts as defined where a module says `from x import y as y`.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable("cannot be read", error, Place(str(path), 1, 1)) from None
    source = SpecSource(text, str(path))
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        place = Place(str(path), error.lineno or 1, error.offset or 1, source)
        raise _unreadable("are not Python", error.msg, place) from None
    except (ValueError, RecursionError, MemoryError) as error:
        place = Place(str(path), 1, 1, source)
        raise _unreadable("are not Python", error, place) from None
    found: dict[str, _Definition] = {}
    for statement in tree.body:
        place = Place(str(path), statement.lineno, statement.col_offset + 1, source)
        for name, is_import in _bound_by(statement, is_init=path.name == INIT):
            found[name] = _Definition(module, place, is_import)
    return found


def imported_names(path: Path) -> frozenset[str]:
    """The names that a module imports, wherever it does."""
    return frozenset(
        alias.asname or alias.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    )


def _unreadable(how: str, reason: object, place: Place) -> SpecErrors:
    return SpecErrors([SpecDiagnostic(f"these hooks {how}: {reason}", place)])


def _bound_by(statement: ast.stmt, *, is_init: bool) -> Iterator[tuple[str, bool]]:
    """The names that a statement binds, and whether they are merely imported."""
    match statement:
        case ast.FunctionDef(name=name):
            yield name, False
        case ast.ImportFrom(names=imported):
            for alias in imported:
                yield alias.asname or alias.name, is_init or alias.asname != alias.name
        case ast.Assign(targets=targets):
            yield from ((target.id, False) for target in targets if isinstance(target, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
            yield name, False


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
