"""Makes the package of MLIR's own test dialect, which tests need and nobody else does, in `build/test-dialect`.

Beside it stands the dialect `transform` with the operations that MLIR's tests add to it.

    python -m tests.test_dialect.package

The folder works by itself: `ODSGEN_DIALECT_PATH=build/test-dialect`.
"""

from __future__ import annotations

import ast
import fcntl
import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import IO

from odsgen.runtime.registry.dialect_folders import load_dialect_package

CHECKOUT = Path(__file__).resolve().parents[2]
SPEC = Path(__file__).with_name("test.yaml")
HOOKS = Path(__file__).with_name("hooks")
FOLDER = CHECKOUT / "build" / "test-dialect"
TRANSFORM_BASE = CHECKOUT / "dialect_specs" / "transform.yaml"
TRANSFORM_TESTS = Path(__file__).with_name("transform.yaml")
TRANSFORM_HOOKS = Path(__file__).with_name("transform_hooks.py")
#: The modules of `transform` whose classes are the bundled ones.
_PARTS = ("attributes", "enums", "interfaces", "ops", "traits", "types")
PACKAGE = "test_"  # Python has a package `test` of its own

_SUFFIXES = (".py", ".j2", ".yaml")


@cache
def dialect_folder() -> Path:
    """The folder with the package, made if it is missing or older than what it is made from.

    Processes that ask at the same time wait for the one that makes it.
    """
    package = FOLDER / PACKAGE
    with _locked(FOLDER / ".state") as state:
        if state.read() != _fingerprint():
            _make(package)
            state.seek(0)
            state.truncate()
            state.write(_fingerprint())
    return FOLDER


@cache
def dialect_module() -> ModuleType:
    """The package, imported."""
    dialect = load_dialect_package(dialect_folder() / PACKAGE)
    any_class = next(iter(dialect.operations.values()))
    return sys.modules[any_class.__module__.rpartition(".")[0]]


def _make(package: Path) -> None:
    import yaml

    from odsgen.codegen import generate
    from odsgen.tablegen.overlay import merged, read_overlay

    shutil.rmtree(package / HOOKS.name, ignore_errors=True)
    shutil.copytree(HOOKS, package / HOOKS.name, ignore=shutil.ignore_patterns("__pycache__"))
    transform = FOLDER / ".specs" / "transform.yaml"
    transform.parent.mkdir(parents=True, exist_ok=True)
    extended = merged(read_overlay(TRANSFORM_BASE), read_overlay(TRANSFORM_TESTS))
    transform.write_text(yaml.safe_dump(extended, sort_keys=False), "utf-8")
    (FOLDER / "transform").mkdir(exist_ok=True)
    shutil.copyfile(TRANSFORM_HOOKS, FOLDER / "transform" / "hooks.py")
    generate([SPEC, transform], package.parent)
    for module in _PARTS:
        _take_bundled_classes(FOLDER / "transform" / f"{module}.py")


def _take_bundled_classes(path: Path) -> None:
    """Let a generated module import the classes that the bundled package has, whose hooks know them."""
    bundled = import_module(f"odsgen_dialects.transform.{path.stem}")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    body = ast.parse("".join(lines)).body
    taken = [n for n in body if isinstance(n, ast.ClassDef) and n.name in bundled.__all__]
    for node in reversed(taken):
        first = min([node.lineno, *(line.lineno for line in node.decorator_list)])
        del lines[first - 1 : node.end_lineno]
    names = ", ".join(node.name for node in taken)
    start = next(
        n.lineno for n in body if isinstance(n, ast.ImportFrom) and n.module != "__future__"
    )
    if names:
        lines.insert(start - 1, f"from {bundled.__name__} import {names}\n")
    path.write_text("".join(lines), "utf-8")


def _fingerprint() -> str:
    """Stands for what goes in and what came out, without reading it: names, sizes and times."""
    digest = hashlib.sha256()
    folders = (HOOKS, CHECKOUT / "odsgen", CHECKOUT / "templates", FOLDER)
    found = (path for folder in folders for path in folder.rglob("*") if path.suffix in _SUFFIXES)
    specs = (SPEC, TRANSFORM_BASE, TRANSFORM_TESTS, TRANSFORM_HOOKS)
    for path in (Path(__file__), *specs, *sorted(found)):
        status = path.stat()
        digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


@contextmanager
def _locked(path: Path) -> Iterator[IO[str]]:
    """The file, open for reading and writing, while no other process has it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


if __name__ == "__main__":
    print(dialect_folder().relative_to(CHECKOUT))
