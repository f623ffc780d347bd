"""Stubs of the hooks that an author has not written yet, as text to paste or appended to what is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from odsgen.codegen.atomic import replace_file, write_new_file
from odsgen.codegen.fingerprint import is_generated
from odsgen.codegen.formatting import format_source
from odsgen.codegen.generate import OutputError, package_locator
from odsgen.codegen.hook_sources import HOOKS_FILE, hooks_path
from odsgen.codegen.hooks_scaffold import hooks_scaffold
from odsgen.codegen.missing_hooks import unwritten_hooks
from odsgen.codegen.package_names import package_name
from odsgen.ods import load_dialect
from odsgen.ods.model import DialectDef


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


def _is_package_of(dialect: DialectDef, folder: Path) -> bool:
    try:
        text = (folder / package_name(dialect.name, folder) / "__init__.py").read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return is_generated(text)


def missing_stubs(spec: Path | str, output: Path) -> tuple[DialectDef, str]:
    """The dialect of a spec, and stubs of its hooks that nobody has written, with their imports; empty if there are none."""
    dialect = load_dialect(spec)
    directory = output / package_name(dialect.name, output)
    missing = unwritten_hooks(dialect, directory)
    if not missing:
        return dialect, ""
    return dialect, format_source(hooks_scaffold(dialect, package_locator(output), missing))


def append_stubs(spec: Path | str, output: Path) -> tuple[Path, tuple[str, ...]]:
    """Append stubs of the missing hooks to the hooks of a package: the file, and the names of those that it got.

    No line that is there is touched.  Raises SpecErrors, and OutputError where the spec names its hooks elsewhere.
    """
    dialect, stubs = missing_stubs(spec, output)
    directory = output / package_name(dialect.name, output)
    if dialect.hooks_module is not None:
        raise OutputError(
            f"the spec says that its hooks are in '{dialect.hooks_module}'; `odsgen hooks` without --add prints their stubs"
        )
    file = hooks_path(directory) or directory / HOOKS_FILE
    if not stubs:
        return file, ()
    if not directory.is_dir():
        raise OutputError(f"there is no package at {directory}: run `odsgen generate` first")
    names = tuple(f.name for f in ast.parse(stubs).body if isinstance(f, ast.FunctionDef))
    if write_new_file(file, stubs):
        return file, names
    present = file.read_text(encoding="utf-8")
    in_folder = file.name == "__init__.py"
    gap = "" if not present or present.endswith("\n") else "\n"
    added = format_source(_appended(present, stubs, in_folder))
    replace_file(file, f"{present}{gap}\n\n{added}" if present.strip() else present + added)
    return file, names


def _appended(present: str, stubs: str, in_folder: bool) -> str:
    """The text that is added to a module: those imports of the stubs that it lacks, and the stubs."""
    module = ast.parse(present)
    known = {
        alias.asname or alias.name
        for node in ast.walk(module)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
    as_strings = "annotations" not in known
    added = ast.parse(stubs)
    imports: list[str] = []
    functions: list[str] = []
    for statement in added.body:
        if isinstance(statement, ast.If):
            imports = [f"    {line}" for line in _lacking(statement.body, known, in_folder)]
        elif isinstance(statement, ast.FunctionDef):
            functions.append(_function_text(statement, as_strings))
    lines = []
    if imports:
        if "TYPE_CHECKING" not in known:
            lines.append("from typing import TYPE_CHECKING\n")
        lines += ["if TYPE_CHECKING:", *imports]
    return "\n".join(lines) + "\n\n\n" + "\n\n\n".join(functions) + "\n"


def _lacking(statements: list[ast.stmt], known: set[str], in_folder: bool) -> Iterator[str]:
    for statement in statements:
        if isinstance(statement, ast.ImportFrom):
            statement.names = [a for a in statement.names if (a.asname or a.name) not in known]
            if in_folder and statement.level:
                statement.level += 1
            if statement.names:
                yield ast.unparse(statement)


def _function_text(function: ast.FunctionDef, as_strings: bool) -> str:
    """A stub; its annotations as strings where the module would run them."""
    if as_strings:
        given = function.args
        for argument in (*given.args, *given.kwonlyargs, *filter(None, (given.vararg,))):
            if argument.annotation is not None:
                argument.annotation = ast.Constant(ast.unparse(argument.annotation))
        if function.returns is not None:
            function.returns = ast.Constant(ast.unparse(function.returns))
    return ast.unparse(function)
