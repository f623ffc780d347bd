"""The options of `ods-opt` for bytecode, and files of either form."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from odsgen.bytecode import is_bytecode
from odsgen.cli.ods_opt import run

RESOURCES = Path(__file__).parent / "programs" / "resources.mlir"


def written(tmp_path: Path, *options: str) -> Path:
    """The bytecode of the program with resources."""
    path = tmp_path / "program.mlirbc"
    assert run([str(RESOURCES), "--emit-bytecode", "-o", str(path), *options]) == 0
    return path


def test_bytecode_is_read_as_text_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    assert is_bytecode(path.read_bytes())
    assert run([str(path)]) == 0
    from_bytecode = capsys.readouterr().out
    assert run([str(RESOURCES)]) == 0
    assert capsys.readouterr().out == from_bytecode


def test_from_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = written(tmp_path).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run(["-"]) == 0
    assert "dense_resource<blob1>" in capsys.readouterr().out


def test_resources_can_be_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Those of a dialect: of others mlir-opt does not read what it wrote without the data, nor do we.
    source, path = tmp_path / "program.mlir", tmp_path / "program.mlirbc"
    text, external, _ = RESOURCES.read_text().partition("  },\n  external_resources")
    assert external
    source.write_text(text + "  }\n#-}\n")
    options = ["--emit-bytecode", "--elide-resource-data-from-bytecode", "-o", str(path)]
    assert run([str(source), *options]) == 0
    assert run([str(path)]) == 0
    text = capsys.readouterr().out
    assert "dense_resource<blob1>" in text and "0x0800" not in text


def test_the_producer_has_the_name_that_one_gives(tmp_path: Path) -> None:
    data = written(tmp_path, "--emit-bytecode-producer=mine").read_bytes()
    assert data[5:10] == b"mine\0"


@pytest.mark.parametrize("version", [0, 3, 6])
def test_the_version_is_that_which_one_asks_for(tmp_path: Path, version: int) -> None:
    data = written(tmp_path, f"--emit-bytecode-version={version}").read_bytes()
    assert data[4] == version << 1 | 1


def test_a_version_that_there_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "program.mlirbc"
    code = run([str(RESOURCES), "--emit-bytecode", "--emit-bytecode-version=99", "-o", str(path)])
    assert code == 1
    assert "unsupported version requested 99, must be in range [0, 6]" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.parametrize(
    "passes", [["--convert-scf-to-cf"], ["--lower-to-llvm"], ["--convert-scf-to-emitc"]]
)
def test_what_passes_make_of_other_dialects_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], passes: list[str]
) -> None:
    """Passes make operations and types of dialects that the program, read from bytecode, never mentioned."""
    source, before, after = (tmp_path / name for name in ("p.mlir", "p.mlirbc", "q.mlirbc"))
    source.write_text(
        "func.func @f(%m: memref<?xf32>, %n: index) {\n  scf.for %i = %n to %n step %n {\n"
        "    %x = memref.load %m[%i] : memref<?xf32>\n    memref.store %x, %m[%n] : memref<?xf32>\n  }\n  return\n}\n"
    )
    assert run([str(source), "--emit-bytecode", "-o", str(before)]) == 0
    assert run([str(before), *passes, "--emit-bytecode", "-o", str(after)]) == 0
    assert run([str(source), *passes]) == 0
    expected = capsys.readouterr().out
    assert run([str(after)]) == 0
    assert capsys.readouterr().out == expected
