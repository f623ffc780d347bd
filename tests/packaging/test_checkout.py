"""In a checkout, the packages of imported specs are made when they are first imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import odsgen_dialects
from odsgen.checkout import generated_package
from odsgen.runtime.registry.dialect_packages import DialectLoadError, find_dialect


@pytest.mark.parametrize("dialect", ["ub", "index"])
def test_package_is_generated(tmp_path: Path, dialect: str) -> None:
    spec = generated_package(f"odsgen_dialects.{dialect}", [str(tmp_path)])
    assert spec is not None and spec.origin == str(tmp_path / dialect / "__init__.py")
    assert f"from {dialect}.yaml" in (tmp_path / dialect / "__init__.py").read_text()


@pytest.mark.parametrize(
    "name", ["odsgen_dialects.nosuch", "other.ub", "ub", "odsgen_dialects.a.b"]
)
def test_nothing_else_is_found(tmp_path: Path, name: str) -> None:
    assert generated_package(name, [str(tmp_path)]) is None
    assert list(tmp_path.iterdir()) == []


def test_without_the_generator_it_is_said_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odsgen_dialects, "__path__", [str(tmp_path)])
    monkeypatch.setitem(sys.modules, "odsgen.codegen", None)
    for name in [name for name in sys.modules if name.startswith("odsgen_dialects.ub")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(DialectLoadError, match="'ub' has not been generated .*: make dialects"):
        find_dialect("ub", ())


def test_generated_code_does_not_load_the_generator() -> None:
    program = "import sys, odsgen_dialects.arith; print('odsgen.codegen' in sys.modules)"
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert process.stdout == "False\n"
