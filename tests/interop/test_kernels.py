"""The kernels of `docs/howto/kernels.md`: the same programs, odsgen's the shortest; which of them type checkers accept."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.coverage.documents import sections
from tests.oracle import mlir_opt, mlir_opt_path

CHECKOUT = Path(__file__).resolve().parents[2]
ODSGEN, XDSL, BINDINGS = "python", "python xdsl", "python bindings"
#: The package that a kind of programs needs.
NEEDS = {ODSGEN: "odsgen", XDSL: "xdsl", BINDINGS: "jax"}

KERNELS = {
    section.anchor: {block.kind: block.text for block in section.blocks}
    for section in sections("howto/kernels.md")
    if section.blocks
}


def text_of(kernel: str, kind: str) -> str:
    """The text of the program that a block builds, verified."""
    pytest.importorskip(NEEDS[kind])
    names: dict[str, Any] = {}
    exec(KERNELS[kernel][kind], names)
    module = names["module"]
    if kind == ODSGEN:
        module = module.op
    elif kind == BINDINGS:
        module = module.operation
    module.verify()
    return str(module)


def without_constants(text: str) -> str:
    """The program in its shortest form; names say which constant is meant."""
    lines = mlir_opt(text, "--canonicalize", "--cse").splitlines()
    return "\n".join(line for line in lines if "arith.constant" not in line)


def characters(text: str) -> int:
    return sum(not character.isspace() for character in text)


def lines(text: str) -> int:
    return sum(bool(line.strip()) for line in text.splitlines())


def test_there_are_four_in_three_frameworks() -> None:
    assert [set(programs) for programs in KERNELS.values()] == [{ODSGEN, XDSL, BINDINGS}] * 4


@pytest.mark.skipif(mlir_opt_path() is None, reason="needs mlir-opt")
@pytest.mark.parametrize("kind", [XDSL, BINDINGS])
@pytest.mark.parametrize("kernel", KERNELS)
def test_programs_are_equal(kernel: str, kind: str) -> None:
    ours = without_constants(text_of(kernel, ODSGEN))
    assert ours.count("\n") > 10
    assert without_constants(text_of(kernel, kind)) == ours


@pytest.mark.parametrize("kernel", KERNELS)
def test_ours_is_the_shortest(kernel: str) -> None:
    programs = KERNELS[kernel]
    for size in (lines, characters):
        assert size(programs[ODSGEN]) < min(size(programs[XDSL]), size(programs[BINDINGS]))


def test_page_has_the_sizes() -> None:
    page = (CHECKOUT / "docs/howto/kernels.md").read_text("utf-8")
    for kind, name in ((ODSGEN, "odsgen"), (XDSL, "xDSL"), (BINDINGS, "MLIR's bindings")):
        counts = [
            sum(size(programs[kind]) for programs in KERNELS.values())
            for size in (lines, characters)
        ]
        assert f"| {name} | {counts[0]} | {counts[1]:,} |" in page


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All programs as files, named by what they are written with."""
    made = tmp_path_factory.mktemp("kernels")
    for kernel, programs in KERNELS.items():
        for kind, text in programs.items():
            (made / f"{kernel.replace('-', '_')}_{NEEDS[kind]}.py").write_text(text, "utf-8")
    settings = {
        "typeCheckingMode": "strict",
        "pythonVersion": "3.11",
        "venvPath": str(Path(sys.prefix).parent),
        "venv": Path(sys.prefix).name,
        "extraPaths": [str(CHECKOUT), str(CHECKOUT / "generated")],
    }
    (made / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    return made


MYPY = ["mypy", "--strict", "--config-file=", "--explicit-package-bases", "--python-version=3.11"]


@pytest.mark.parametrize("command", [MYPY, ["pyright"]], ids=["mypy", "pyright"])
@pytest.mark.parametrize(("kind", "accepted"), [(ODSGEN, True), (XDSL, True), (BINDINGS, False)])
def test_strict_type_checkers(
    folder: Path, command: list[str], kind: str, accepted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip(NEEDS[kind])
    pytest.importorskip(command[0])
    monkeypatch.setenv("MYPYPATH", f"{CHECKOUT}:{CHECKOUT / 'generated'}")
    files = sorted(path.name for path in folder.glob(f"*_{NEEDS[kind]}.py"))
    assert len(files) == 4
    checked = subprocess.run(
        [sys.executable, "-m", *command, *files],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode == 0) is accepted, checked.stdout + checked.stderr
    if not accepted:
        assert all(f"{name}:" in checked.stdout for name in files)
