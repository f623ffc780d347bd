"""`make demo`: it runs, and shows what it is meant to show."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DEMO = Path(__file__).resolve().parents[2] / "examples" / "demo"


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder that the demo writes, and what it prints."""
    build = tmp_path_factory.mktemp("demo") / "build"
    process = subprocess.run(
        [sys.executable, str(DEMO / "demo.py"), str(build)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "COLUMNS": "200"},
        text=True,
        timeout=300,
    )
    assert process.returncode == 0, process.stdout
    return build, process.stdout


def test_both_forms(shown: tuple[Path, str]) -> None:
    _, text = shown
    assert "%larger" not in text.split("=== 4.")[1]  # printed by us, not the input
    assert "fixed.convert %" in text and "round nearest : !fixed.number<16, 16>" in text
    assert '"fixed.convert"(%' in text


def test_diagnostics_of_programs(shown: tuple[Path, str]) -> None:
    part = shown[1].split("=== 5.")[1].split("=== 6.")[0]
    assert "broken.mlir:2:8: error: 'fixed.add' op " in part
    assert "error: 'fixed.convert' op would lose 8 whole bits of '!fixed.number<16, 8>'" in part
    assert "a number has 1 to 64 bits, one of them whole, not 64 and 64" in part
    assert part.count(": error: ") == 3


def test_diagnostics_of_the_spec(shown: tuple[Path, str]) -> None:
    part = shown[1].split("=== 6.")[1].split("=== 7.")[0]
    assert part.count(": error: ") == 3
    for place in ("broken.yaml:7:22", "broken.yaml:13:14", "broken.yaml:17:23"):
        assert f"{place}: error: " in part
    for suggestion in ("SignlessInteger", "SameOperandsAndResultType", "input"):
        assert suggestion in part


def test_verifiers_from_outside_and_dialects_in_memory(shown: tuple[Path, str]) -> None:
    outside, made = shown[1].split("=== 7.")[1].split("=== 8.")
    assert "'arith.divsi' op divides a number by itself" in outside
    assert "module {\n  time.clock at 12\n}" in made
    assert "'time.clock' op must be an hour of the day" in made


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_package_and_its_hooks_pass_the_type_checkers(
    checker: str, shown: tuple[Path, str], tmp_path: Path
) -> None:
    if shutil.which(checker, path=str(Path(sys.executable).parent)) is None:
        pytest.skip(f"{checker} is not installed")
    shutil.copytree(shown[0] / "fixed", tmp_path / "fixed")
    command = [str(Path(sys.executable).with_name(checker))]
    command += (
        ["--strict", "-p", "fixed"]
        if checker == "mypy"
        else ["--pythonpath", sys.executable, "fixed"]
    )
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert process.returncode == 0, process.stdout
