"""Patterns of a spec rewrite a program: cases/NAME.yaml makes NAME.after.mlir of NAME.before.mlir."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.rewriting import apply_patterns_greedily, dialect_patterns
from odsgen.runtime import Context, parse, print_ir

CASES = Path(__file__).parent / "cases"
NAMES = sorted(path.stem for path in CASES.glob("*.yaml"))


def load(name: str) -> ModuleType:
    """The package of a case's dialect, with the hooks beside it."""
    hooks: dict[str, Any] = {}
    path = CASES / f"{name}.hooks.py"
    if path.exists():
        exec(compile(path.read_text("utf-8"), str(path), "exec"), hooks)
    spec = (CASES / f"{name}.yaml").read_text("utf-8")
    module = load_in_memory(spec, hooks)
    dialect = re.search(r"^dialect: (\w+)", spec, re.M)
    assert dialect is not None
    hooks[dialect[1]] = module
    return module


def rewritten(name: str) -> str:
    module = load(name)
    text = (CASES / f"{name}.before.mlir").read_text("utf-8")
    top = parse(text, Context(dialects=[module.DIALECT]), filename="before.mlir")
    top.verify()
    outcome = apply_patterns_greedily(top, dialect_patterns(module.DIALECT))
    assert outcome.converged and outcome.changed
    top.verify()
    return textwrap.dedent("\n".join(print_ir(top).splitlines()[1:-1])) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_rewritten(name):
    assert rewritten(name) == (CASES / f"{name}.after.mlir").read_text("utf-8")


def test_there_are_cases():
    assert len(NAMES) >= 6
