"""Stubs of the hooks that an author has not written yet, as text to paste or appended to what is there."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from pathlib import Path

from odsgen.codegen.atomic import replace_file, write_new_file
from odsgen.codegen.fingerprint import is_generated
from odsgen.codegen.formatting import format_source
from odsgen.codegen.generate import OutputError, package_locator
from odsgen.codegen.hook_files import HOOKS_FILE, INIT, hooks_path
from odsgen.codegen.hooks_scaffold import KnownNames, hooks_scaffold, stubs_for
from odsgen.codegen.package_names import package_name
from odsgen.ods import load_dialect
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook


def folder_of_package(spec: Path) -> Path:
    """The folder beside a spec that holds its package; raises OutputError where there is none, or more than one."""
    dialect = load_dialect(spec)
    around = spec.resolve().parent
    near = [around, *sorted(p for p in around.iterdir() if p.is_dir() and not p.is_symlink())]
    found = [folder for folder in near if _is_package_of(dialect, folder)]
    if len(found) != 1:
        several = "more than one" if found else "no"
        raise OutputError(
            f"{several} package of the dialect '{dialect.name}' beside {spec}: say where it is, by -o"
        )
    return found[0]


def hooks_beside(spec: Path | str) -> Path | None:
    """The file of the hooks in the package of a spec that lies beside it, if there is one."""
    try:
        folder = folder_of_package(Path(spec))
    except OutputError:
        return None
    found = hooks_path(folder / package_name(load_dialect(spec).name, folder))
    return found if found is not None and found.name == HOOKS_FILE else None


def _is_package_of(dialect: DialectDef, folder: Path) -> bool:
    try:
        text = (folder / package_name(dialect.name, folder) / "__init__.py").read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return is_generated(text)


def missing_stubs(dialect: DialectDef, output: Path, missing: Sequence[Hook]) -> str:
    """Stubs of the missing hooks of a dialect, with their imports; empty if there are none."""
    if not missing:
        return ""
    return format_source(hooks_scaffold(dialect, package_locator(output), missing))


def append_stubs(
    dialect: DialectDef, output: Path, missing: Sequence[Hook]
) -> tuple[Path, tuple[str, ...]]:
    """Append stubs of the missing hooks to the hooks of a package: the file, and the names of those that it got.

    No line that is there is touched.  Raises OutputError where the spec names its hooks elsewhere, and SpecErrors for a file
    that is not Python.
    """
    directory = output / package_name(dialect.name, output)
    if dialect.hooks_module is not None:
        raise OutputError(
            f"the spec says that its hooks are in '{dialect.hooks_module}'; `odsgen hooks` without --add prints their stubs"
        )
    file = hooks_path(directory) or directory / HOOKS_FILE
    if not missing:
        return file, ()
    if not directory.is_dir():
        raise OutputError(f"there is no package at {directory}: run `odsgen generate` first")
    locate = package_locator(output)
    names = tuple(dict.fromkeys(hook.decoration for hook in missing))
    if write_new_file(file, format_source(hooks_scaffold(dialect, locate, missing))):
        return file, names
    present = file.read_text(encoding="utf-8")
    level = 1 if file.name == INIT else 0
    added = format_source(stubs_for(dialect, locate, missing, _imported_names(present), level))
    gap = "" if not present.strip() else "\n\n" if present.endswith("\n") else "\n\n\n"
    replace_file(file, present + gap + added)
    return file, names


def _imported_names(text: str) -> KnownNames:
    """The names that a module imports."""
    tree = ast.parse(text)
    return KnownNames(_imported(tree.body), _imported(ast.walk(tree)))


def _imported(nodes: Iterable[ast.AST]) -> frozenset[str]:
    return frozenset(
        alias.asname or alias.name
        for node in nodes
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    )
