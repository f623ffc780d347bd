"""The command `odsgen`: what it writes, where it complains, how it ends."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SPEC = """\
dialect: bits
summary: Operations on the bits of an integer.
imports: [builtin]
ops:
  rotate:
    summary: Rotate to the left.
    arguments: {value: AnySignlessInteger, amount: I32Attr}
    results: {result: AnySignlessInteger}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$value `by` $amount attr-dict `:` type($value)"
"""


def odsgen(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "odsgen.cli.odsgen", *arguments],
        cwd=cwd,
        env={**os.environ, "COLUMNS": "80"},
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "bits.yaml"
    path.write_text(SPEC)
    return path


def test_generate(spec: Path, tmp_path: Path) -> None:
    process = odsgen("generate", "bits.yaml", "-o", "out", cwd=tmp_path)
    assert (process.returncode, process.stderr) == (0, "")
    package = tmp_path / "out" / "bits"
    names = sorted(path.name for path in package.iterdir())
    assert "ops.py" in names
    assert process.stdout == f"wrote out/bits: {', '.join(names)}\n"
    again = odsgen("generate", "bits.yaml", "-o", "out", cwd=tmp_path)
    assert (again.returncode, again.stdout) == (0, "up to date out/bits\n")


def test_check_of_the_output(spec: Path, tmp_path: Path) -> None:
    check = ("generate", "bits.yaml", "-o", "out", "--check")
    missing = odsgen(*check, cwd=tmp_path)
    assert missing.returncode == 1
    assert "out/bits" in missing.stderr
    assert not (tmp_path / "out").exists()
    odsgen("generate", "bits.yaml", "-o", "out", cwd=tmp_path)
    assert odsgen(*check, cwd=tmp_path).returncode == 0
    ops = tmp_path / "out" / "bits" / "ops.py"
    text = ops.read_text()
    ops.write_text(text + "# edited\n")
    edited = odsgen(*check, cwd=tmp_path)
    assert edited.returncode == 1
    assert "out/bits/ops.py" in edited.stderr
    assert ops.read_text() == text + "# edited\n"


def test_hooks_are_written_once(spec: Path, tmp_path: Path) -> None:
    spec.write_text(SPEC + "    verifier: true\n")
    process = odsgen("generate", "bits.yaml", "-o", "out", cwd=tmp_path)
    hooks = tmp_path / "out" / "bits" / "hooks.py"
    assert "out/bits/hooks.py: yours to fill in" in process.stdout
    assert "def verify_rotate(op: RotateOp) -> None:" in hooks.read_text()
    hooks.write_text("# mine\n")
    spec.write_text(SPEC.replace("Rotate to", "Rotates to") + "    verifier: true\n")
    again = odsgen("generate", "bits.yaml", "-o", "out", cwd=tmp_path)
    assert "hooks.py" not in again.stdout
    assert hooks.read_text() == "# mine\n"


def test_file_of_somebody_else_is_not_lost(spec: Path, tmp_path: Path) -> None:
    package = tmp_path / "out" / "bits"
    package.mkdir(parents=True)
    (package / "ops.py").write_text("# mine\n")
    process = odsgen("generate", "bits.yaml", "-o", "out", cwd=tmp_path)
    assert process.returncode == 1
    assert "odsgen: error: out/bits/ops.py was not written by odsgen" in process.stderr
    assert [path.name for path in package.iterdir()] == ["ops.py"]


def test_check(spec: Path, tmp_path: Path) -> None:
    process = odsgen("check", "bits.yaml", cwd=tmp_path)
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout == "bits.yaml: ok, dialect bits: 1 operation\n"


def test_all_specs_are_checked(spec: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.yaml").write_text(SPEC.replace("Pure", f"Pure{name}"))
    process = odsgen("check", "one.yaml", "bits.yaml", "two.yaml", cwd=tmp_path)
    assert process.returncode == 1
    assert process.stdout == "bits.yaml: ok, dialect bits: 1 operation\n"
    assert "one.yaml:9:" in process.stderr and "two.yaml:9:" in process.stderr


@pytest.mark.parametrize("command", [["check"], ["generate", "-o", "out"]])
def test_errors_are_shown_at_their_place(command: list[str], spec: Path, tmp_path: Path) -> None:
    spec.write_text(SPEC.replace("AnySignlessInteger, amount", "AnySignlesInteger, amount"))
    process = odsgen(*command, "bits.yaml", cwd=tmp_path)
    assert (process.returncode, process.stdout) == (1, "")
    first, excerpt, caret, *_ = process.stderr.splitlines()
    assert first.startswith("bits.yaml:7:24: error: ")
    assert excerpt.strip() == "arguments: {value: AnySignlesInteger, amount: I32Attr}"
    assert caret.index("^") == excerpt.index("AnySignlesInteger")
    assert "AnySignlessInteger" in process.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("command", [["check"], ["generate", "-o", "out"]])
def test_no_such_file(command: list[str], tmp_path: Path) -> None:
    process = odsgen(*command, "missing.yaml", cwd=tmp_path)
    assert (process.returncode, process.stdout) == (1, "")
    assert "missing.yaml" in process.stderr and "Traceback" not in process.stderr


def test_output_that_cannot_be_written(spec: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    process = odsgen("generate", "bits.yaml", "-o", "file/out", cwd=tmp_path)
    assert (process.returncode, process.stdout) == (1, "")
    assert "file" in process.stderr and "Traceback" not in process.stderr


def test_two_specs_of_one_dialect(spec: Path, tmp_path: Path) -> None:
    (tmp_path / "other.yaml").write_text(SPEC)
    process = odsgen("generate", "bits.yaml", "other.yaml", "-o", "out", cwd=tmp_path)
    assert (process.returncode, process.stdout) == (1, "")
    assert "bits.yaml and other.yaml would be written into the same package" in process.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("arguments", [["schema"], ["check", "bits.yaml"]])
def test_full_disk(arguments: list[str], spec: Path, tmp_path: Path) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full on this system")
    with open("/dev/full", "w") as full:
        process = subprocess.run(
            [sys.executable, "-m", "odsgen.cli.odsgen", *arguments],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert process.returncode == 1
    assert process.stderr == ("odsgen: error: cannot write the output: No space left on device\n")


def test_schema(tmp_path: Path) -> None:
    process = odsgen("schema", cwd=tmp_path)
    assert process.returncode == 0
    assert {"dialect", "ops", "types"} <= set(json.loads(process.stdout)["properties"])


@pytest.mark.parametrize(
    "arguments",
    [[], ["frobnicate"], ["generate"], ["generate", "bits.yaml"], ["check", "--all", "x"]],
)
def test_usage(arguments: list[str], tmp_path: Path) -> None:
    process = odsgen(*arguments, cwd=tmp_path)
    assert process.returncode == 2
    assert "Usage: odsgen" in process.stdout + process.stderr
    assert "Traceback" not in process.stderr


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["generate", "--help"]])
def test_help(arguments: list[str], tmp_path: Path) -> None:
    process = odsgen(*arguments, cwd=tmp_path)
    assert (process.returncode, process.stderr) == (0, "")
    assert "Usage: odsgen" in process.stdout


def test_version(tmp_path: Path) -> None:
    from odsgen import __version__

    assert odsgen("--version", cwd=tmp_path).stdout == f"odsgen, version {__version__}\n"
