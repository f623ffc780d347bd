"""Hooks that name the classes they are for."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import odsgen.dialects
import odsgen.dialects.shared
import odsgen.vendors
from odsgen.codegen import generate, load_in_memory
from odsgen.interpreter import EvaluationError, Machine
from odsgen.ods import load_dialect
from odsgen.resources import resource_directory
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.runtime.registry.hook_errors import HookError, HookImportError

SPEC = """
dialect: sums
op_classes:
  Binary:
    arguments: {a: I8, b: I8}
    results: {r: I8}
    assembly_format: "$a `,` $b attr-dict"
ops:
  add: {extends: Binary}
  sub: {extends: Binary}
  mul: {extends: Binary}
"""
PROGRAM = """
func.func @main(%a: i8, %b: i8) -> (i8, i8, i8) {
  %0 = sums.add %a, %b
  %1 = sums.sub %a, %b
  %2 = sums.mul %a, %b
  return %0, %1, %2 : i8, i8, i8
}
"""
HEAD = "from odsgen.hooks import evaluates\nfrom {dots}ops import AddOp, BinaryOp, SubOp\n"
CLASS = "@evaluates(BinaryOp)\ndef of_class(op, operands, machine):\n    return [1]\n"
OWN = "@evaluates(AddOp, SubOp)\ndef of_two(op, operands, machine):\n    return [2]\n"


def results(package: Path) -> list[Any]:
    context = Context(dialects=[load_dialect_package(package)])
    machine = Machine(parse(PROGRAM, context))
    return list(machine.call(machine.function("main"), [5, 6]))


def write(tmp_path: Path, hooks: Mapping[str, str]) -> Path:
    """The package of the spec, with files of hooks."""
    tmp_path.mkdir(exist_ok=True)
    spec = tmp_path / "sums.yaml"
    spec.write_text(SPEC)
    generate([spec], tmp_path)
    package = tmp_path / "sums"
    for name, text in hooks.items():
        file = package / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(HEAD.format(dots="." * (1 + name.count("/"))) + text)
    return package


@pytest.mark.parametrize(
    ("hooks", "expected"),
    [
        ({"hooks.py": CLASS}, [1, 1, 1]),
        ({"hooks.py": CLASS + OWN}, [2, 2, 1]),
        ({"hooks/__init__.py": "", "hooks/one.py": CLASS, "hooks/two.py": OWN}, [2, 2, 1]),
        (
            {
                "hooks/__init__.py": 'HOOKS = {"evaluates": ("one",)}\n',
                "hooks/one.py": CLASS,
                "hooks/two.py": "raise AssertionError('nobody asks for this module')\n",
            },
            [1, 1, 1],
        ),
    ],
)
def test_classes_of_hooks(hooks: dict[str, str], expected: list[int], tmp_path: Path) -> None:
    """A hook is for several operations, or for an op class; that of the operation itself goes first."""
    assert results(write(tmp_path, hooks)) == expected


def test_two_hooks_for_one_class(tmp_path: Path) -> None:
    package = write(tmp_path, {"hooks.py": CLASS + CLASS})
    with pytest.raises(EvaluationError) as caught:
        results(package)
    file = package / "hooks.py"
    assert caught.value.diagnostics[0].message.endswith(
        f"{file}:6: there are two hooks @evaluates(BinaryOp): the other one is at {file}:3"
    )


@pytest.mark.parametrize(
    "hooks, problem",
    [
        ({"hooks.py": "import not_there\n"}, "hooks.py:3: cannot import these hooks"),
        (
            {"hooks.py": "@evaluates\ndef add(op): ...\n"},
            "hooks.py:3: cannot import these hooks: TypeError: @evaluates takes what the hook is for",
        ),
        (
            {"hooks/__init__.py": 'HOOKS = {"evaluates": ("one",)}\n'},
            "HOOKS names",
        ),
    ],
)
def test_hooks_that_cannot_be_imported(hooks: dict[str, str], problem: str, tmp_path: Path) -> None:
    with pytest.raises((EvaluationError, HookImportError)) as caught:
        results(write(tmp_path, hooks))
    assert problem in str(caught.value)


def test_functions_found_by_their_names(tmp_path: Path) -> None:
    """Hooks written for earlier versions."""
    old = "def evaluate_{}(op, operands, machine):\n    return [3]\n"
    text = "".join(old.format(name) for name in ("add", "sub", "mul"))
    assert results(write(tmp_path, {"hooks.py": text})) == [3, 3, 3]
    folder = {"hooks/__init__.py": "", "hooks/one.py": CLASS, "hooks/two.py": text}
    assert results(write(tmp_path / "folder", folder)) == [1, 1, 1]


def test_a_spec_that_is_loaded_twice() -> None:
    """The hooks of a bundled dialect serve the classes of a package that was made again."""
    spec = resource_directory("dialect_specs") / "index.yaml"
    again = load_in_memory(load_dialect(spec)).DIALECT
    text = "func.func @main() -> index {\n  %0 = index.constant 7\n  return %0 : index\n}\n"
    machine = Machine(parse(text, Context(dialects=[again])))
    assert machine.call(machine.function("main"), []) == [7]


def bundled() -> list[ModuleType]:
    rooms = (odsgen.dialects, odsgen.vendors)
    packages = [p for r in rooms for p in pkgutil.iter_modules(r.__path__, f"{r.__name__}.")]
    return [importlib.import_module(p.name) for p in packages if p.ispkg]


def test_bundled_dialects_list_their_modules() -> None:
    """Each module with hooks is listed for their kind, and no other one is."""
    for root in bundled():
        if root is odsgen.dialects.shared:
            continue  # of no dialect: those that use its directives name the module
        listed: Mapping[str, tuple[str, ...]] = getattr(root, "HOOKS", {})
        found: dict[str, set[str]] = {}
        for info in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
            for hook in getattr(importlib.import_module(info.name), "__odsgen_hooks__", ()):
                name = info.name.removeprefix(f"{root.__name__}.")
                found.setdefault(hook.kind, set()).add(name)
        assert {kind: set(names) for kind, names in listed.items()} == found, root.__name__


def test_hooks_of_another_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever uses a dialect adds verifiers to its operations; other kinds belong to its author."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "careful.py").write_text(
        "from odsgen.hooks import verifies\nfrom odsgen_dialects.index import ConstantOp\n\n"
        "@verifies(ConstantOp)\ndef small(op: ConstantOp) -> None:\n"
        "    if op.value > 7:\n        raise op.op_error('is too large')\n"
    )
    (tmp_path / "wrong.py").write_text(
        "from odsgen.hooks import folds\nfrom odsgen_dialects.index import ConstantOp\n\n"
        "@folds(ConstantOp)\ndef nothing(op, operands): ...\n"
    )
    spec = load_dialect(resource_directory("dialect_specs") / "index.yaml")
    dialect = load_in_memory(spec).DIALECT
    context = Context(dialects=[dialect])
    dialect.add_hooks("careful")
    parse("%0 = index.constant 7\n", context).verify()
    with pytest.raises(VerifyError, match="'index.constant' op is too large"):
        parse("%0 = index.constant 8\n", context).verify()
    with pytest.raises(HookError, match="wrong.py:4: @folds.ConstantOp. belongs into the hooks"):
        dialect.add_hooks("wrong")
