"""Mistakes in hooks that are told when the dialect is loaded, with their places."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.runtime.registry.hook_errors import HookError

SPEC = """
dialect: tank{number}
ops:
  fill: {{arguments: {{level: I32Attr}}, assembly_format: "$level attr-dict", verifier: true}}
  drain: {{assembly_format: custom}}
"""
HOOKS = """from odsgen.hooks import form, verifies
from .ops import DrainOp, FillOp
@verifies(FillOp)
def verify_fill(op: FillOp) -> None: ...
@form(DrainOp)
class DrainForm:
    def parse(self, parser, state): ...
    def print(self, op, printer): ...
"""


@pytest.mark.parametrize(
    ("number", "right", "wrong", "message"),
    [
        (
            *(1, "verifies(FillOp)", "verifies(DrainOp)"),
            "declares a hook that {file} does not define: @verifies(FillOp); "
            "it declares no @verifies(DrainOp), which is at {file}:3; ",
        ),
        (
            *(2, "form(DrainOp)", "form('tank2.dran')"),
            'does not define: @form(DrainOp); it declares no @form("tank2.dran"), which is at {file}:5; ',
        ),
        (
            *(3, "def print(", "def show("),
            "{file}:5: cannot import these hooks: TypeError: the form DrainForm has no method 'print': "
            "it reads and prints",
        ),
        (
            *(4, "@verifies(", "@verify("),
            "{file}:3: cannot import these hooks: NameError: name 'verify' is not defined; "
            "did you mean 'verifies'?",
        ),
        (
            *(5, "import form,", "import forms,"),
            "{file}:1: cannot import these hooks: ImportError: cannot import name 'forms' from 'odsgen.hooks'",
        ),
    ],
)
def test_mistakes_have_places(
    number: int, right: str, wrong: str, message: str, tmp_path: Path
) -> None:
    spec = tmp_path / f"tank{number}.yaml"
    spec.write_text(SPEC.format(number=number))
    hooks = tmp_path / f"tank{number}" / "hooks.py"
    hooks.parent.mkdir()
    hooks.write_text(HOOKS.replace(right, wrong))
    generate([spec], tmp_path)
    with pytest.raises(HookError) as raised:
        Context(dialects=[load_dialect_package(hooks.parent)])
    assert message.format(file=hooks) in str(raised.value)


def test_the_right_hooks_are_loaded(tmp_path: Path) -> None:
    (tmp_path / "tank.yaml").write_text(SPEC.format(number=""))
    (tmp_path / "tank").mkdir()
    (tmp_path / "tank" / "hooks.py").write_text(HOOKS)
    generate([tmp_path / "tank.yaml"], tmp_path)
    Context(dialects=[load_dialect_package(tmp_path / "tank")])
