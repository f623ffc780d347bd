"""The package of a dialect hides no module of the standard library from a program that has its folder on the path."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.codegen import OutputError, generate
from odsgen.codegen.package_names import STANDARD_MODULES
from odsgen.runtime import Context

NAMES = ("math", "os", "json", "random", "test", "async", "complex", "shape", "builtins", "typing")


def specs(folder: Path, names: tuple[str, ...] = NAMES) -> list[Path]:
    paths = []
    for name in names:
        paths.append(folder / f"{name}.yaml")
        paths[-1].write_text(f"dialect: {name}\nops: {{o: {{}}}}\n")
    return paths


def test_all_modules_of_this_python_are_known() -> None:
    assert sys.stdlib_module_names <= STANDARD_MODULES


def test_a_folder_on_the_path_hides_nothing(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    generate(specs(tmp_path), packages)
    assert sorted(path.name for path in packages.iterdir()) == [
        "async_", "builtins_", "complex", "json_", "math_", "os_", "random_", "shape", "test_", "typing_",
    ]  # fmt: skip
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import json, math, os, random, typing, tempfile, statistics\n"
        "assert not any(sys.argv[1] in str(getattr(m, '__file__', '')) for m in (json, math, os, random, typing))\n"
        "import math_, complex\n"
        "print(math_.DIALECT.name, complex.DIALECT.name)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program, str(packages)], capture_output=True, text=True
    )
    assert (run.stdout, run.stderr) == ("math complex\n", "")


def test_a_context_finds_them_under_their_own_names(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    generate(specs(tmp_path), packages)
    context = Context(dialect_path=[packages])
    assert context.available_dialects().count("math") == 1
    for name in NAMES:
        if name != "test":  # one of that name is installed
            dialect = context.dialect(name)
            assert (
                dialect is not None and dialect.name == name and f"{name}.o" in dialect.operations
            )


def test_inside_a_package_nothing_can_be_hidden(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    (packages / "__init__.py").write_text("")
    generate(specs(tmp_path, ("math", "async")), packages)
    assert (packages / "math" / "ops.py").is_file()
    assert (packages / "async_" / "ops.py").is_file()


def test_packages_import_each_other_by_the_names_of_their_folders(tmp_path: Path) -> None:
    (tmp_path / "json.yaml").write_text("dialect: json\ntypes: {T: {mnemonic: t}}\n")
    (tmp_path / "user.yaml").write_text(
        "dialect: user\nimports: [json]\nops: {o: {results: {r: json.T}}}\n"
    )
    for jobs in (1, 2):
        packages = tmp_path / f"packages{jobs}"
        generate([tmp_path / "json.yaml", tmp_path / "user.yaml"], packages, jobs=jobs)
        assert "..json_" in (packages / "user" / "ops.py").read_text("utf-8")
        assert Context(dialect_path=[packages]).dialect("user") is not None


def test_two_dialects_that_would_have_the_same_folder(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="would be written into the same package 'math_'"):
        generate(specs(tmp_path, ("math", "math_")), tmp_path / "packages")
