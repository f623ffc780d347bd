"""Names of modules in messages: those of the author, never those under which a package is imported from a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.codegen import generate, load_in_memory
from odsgen.ods import load_dialect
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.runtime.registry.dialect_packages import DialectLoadError, without_made_up_names
from odsgen.runtime.registry.hook_errors import HookImportError

SPEC = """\
dialect: tides
ops:
  rise:
    arguments: {steps: I32Attr}
    assembly_format: $steps attr-dict
    verifier: true
"""
VERIFIER = "\n\ndef verify_rise(op):\n    "


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "tides.yaml"
    path.write_text(SPEC)
    generate([path], tmp_path / "out")
    return path


@pytest.mark.parametrize("is_in_memory", [False, True], ids=["folder", "memory"])
@pytest.mark.parametrize(
    ("hooks", "message"),
    [
        ("from .nothing import x" + VERIFIER + "pass\n", "No module named 'tides.nothing'"),
        ("from . import ops\n\nops.FallOp" + VERIFIER + "pass\n", "module 'tides.ops' has no"),
        ("from .ops import FallOp" + VERIFIER + "pass\n", "there is no 'FallOp' in ops.py"),
        (
            VERIFIER + "from . import ops\n    ops.FallOp\n",
            "AttributeError: module 'tides.ops' has no attribute 'FallOp'",
        ),
        (VERIFIER + "raise TypeError(type(op))\n", "TypeError: <class 'tides.ops.RiseOp'>"),
    ],
)
def test_modules_are_called_as_the_author_calls_them(
    spec: Path, tmp_path: Path, hooks: str, message: str, is_in_memory: bool
) -> None:
    file = tmp_path / "out" / "tides" / "hooks.py"
    file.write_text(hooks)
    with pytest.raises((DialectLoadError, HookImportError, VerifyError)) as caught:
        if is_in_memory:
            dialect = load_in_memory(load_dialect(spec), file).DIALECT
        else:
            dialect = load_dialect_package(file.parent)
        parse("tides.rise 1", Context(dialects=[dialect])).verify()
    text = str(caught.value)
    assert message in text
    assert f"{file}:" in text
    assert "odsgen_dialects_at_" not in text and "odsgen_in_memory" not in text


def test_other_names_stay() -> None:
    text = "odsgen_dialects.arith and odsgen_dialects_at_12 and odsgen_in_memory"
    assert without_made_up_names(text) == text
