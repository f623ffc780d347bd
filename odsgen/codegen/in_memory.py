"""Dialects that are defined while a program runs, by the path of all others but without files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from itertools import count
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from odsgen.codegen.generate import dialect_files
from odsgen.codegen.missing_hooks import with_hooks
from odsgen.codegen.package_names import bundled_package
from odsgen.ods import load_dialect_dict, load_dialect_text
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import callable_hooks

#: The packages are submodules of this one.
ROOT = "odsgen_in_memory"

Hooks = ModuleType | Mapping[str, Callable[..., Any]]

_numbers = count(1)
_sources: dict[str, str] = {}  # full name of a module → its text
_files: dict[str, str] = {}  # of those that an author wrote: where
_package_names: set[str] = {ROOT}
_packages: dict[str, str] = {}  # name of a dialect → the package that was made of it last


def load_in_memory(
    spec: str | Mapping[str, Any] | DialectDef,
    hooks: Hooks | Path | None = None,
    search: Sequence[str | Path] = (),
) -> ModuleType:
    """Make the package of a dialect and import it; `load_dialect_package` for what was never written.

    ``spec`` is the text of a spec, or mappings as YAML would hold them.  ``hooks`` are the hand-written functions of a
    spec that names no module for them, or the file that defines them.  Raises SpecErrors.  The module has the classes
    and ``DIALECT``; each call makes new ones.
    """
    if isinstance(spec, str):
        dialect = load_dialect_text(spec, search=search)
    elif isinstance(spec, DialectDef):
        dialect = spec
    else:
        dialect = load_dialect_dict(spec, search=search)
    if hooks is None and dialect.hooks_module is None:
        hooks = {}
    if hooks is not None and not isinstance(hooks, Path):
        _check_hooks(dialect, vars(hooks) if isinstance(hooks, ModuleType) else hooks)
    dialect = with_hooks(dialect)
    files = dialect_files(dialect, locate)
    package = f"{ROOT}.{dialect.python_name}_{next(_numbers)}"
    _install_finder()
    _package_names.add(package)
    _sources[package] = files.pop("__init__.py")
    for name, text in files.items():
        _sources[f"{package}.{name.removesuffix('.py')}"] = text
    if isinstance(hooks, Path):
        _sources[f"{package}.hooks"] = hooks.read_text(encoding="utf-8")
        _files[f"{package}.hooks"] = str(hooks)
    elif hooks is not None:
        sys.modules[f"{package}.hooks"] = _hooks_module(f"{package}.hooks", hooks)
    module = __import__(package, fromlist=["DIALECT"])
    _packages[dialect.name] = package
    return module


def forget(module: ModuleType) -> None:
    """Let go of a package that `load_in_memory` made; what still refers to its classes keeps them alive."""
    package = module.__name__
    for name in [each for each in _sources if each == package or each.startswith(package + ".")]:
        del _sources[name]
    for name in [each for each in sys.modules if each == package or each.startswith(package + ".")]:
        del sys.modules[name]
    _package_names.discard(package)
    _files.pop(f"{package}.hooks", None)
    for dialect in [name for name, made in _packages.items() if made == package]:
        del _packages[dialect]


def locate(name: str) -> str:
    """The package of a dialect: the one that was made of it last, else the bundled one."""
    return _packages.get(name) or bundled_package(name)


def _check_hooks(dialect: DialectDef, written: Mapping[str, Any]) -> None:
    """Raises TypeError for a hook of the dialect that is no function."""
    for name in sorted(callable_hooks(dialect) & written.keys()):
        if not callable(written[name]):
            raise TypeError(f"the hook '{name}' is no function: {written[name]!r}")


def _hooks_module(name: str, hooks: Hooks) -> ModuleType:
    if isinstance(hooks, ModuleType):
        return hooks
    module = ModuleType(name)
    module.__dict__.update(hooks)
    return module


class _Loader(InspectLoader):
    """Loads a module whose text is held in memory; tracebacks and `inspect` find the text too."""

    def get_source(self, fullname: str) -> str:
        return _sources[fullname]

    def get_code(self, fullname: str) -> CodeType:
        return compile(_sources[fullname], _file_name(fullname), "exec", dont_inherit=True)

    def is_package(self, fullname: str) -> bool:
        return fullname in _package_names


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in _sources:
            return None
        spec = spec_from_loader(fullname, _Loader(), origin=_file_name(fullname))
        assert spec is not None
        spec.has_location = True
        return spec


def _file_name(fullname: str) -> str:
    """The module's file in tracebacks; the text comes from the loader, and no file on the path can have a made-up name."""
    return _files.get(fullname) or f"{fullname.replace('.', '/')}.py (in memory)"


def _install_finder() -> None:
    if ROOT in _sources:
        return
    # Of several threads each may add one, which finds the same; none goes on before there is one.
    sys.meta_path.append(_Finder())
    _sources[ROOT] = '"""Dialects that were defined while the program runs."""\n'
