"""Programs through bytecode and back, in all versions of the format; and beside mlir-opt, to the byte."""

from __future__ import annotations

import pickle
import subprocess
from pathlib import Path

import pytest

from odsgen.bytecode import NEWEST_VERSION, OLDEST_VERSION, is_bytecode
from odsgen.runtime import Context, Operation, VerifyError, parse, print_ir, write_bytecode
from tests.oracle import mlir_opt_path, requires_oracle
from tests.test_dialect.package import dialect_folder

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.mlir"))
VERSIONS = range(OLDEST_VERSION, NEWEST_VERSION + 1)

# Before version 5 there is no room for native properties, nor for those of operations that nobody knows.
WITH_NATIVE_PROPERTIES = ("test_dialect", "properties")


def read(program: str | bytes, filename: str) -> Operation:
    module = parse(
        program,
        Context(allow_unregistered=True, dialect_path=[dialect_folder()]),
        filename=filename,
    )
    module.verify()
    return module


def theirs(data: bytes, *options: str) -> bytes:
    process = subprocess.run(
        [str(mlir_opt_path()), "--allow-unregistered-dialect", *options],
        input=data,
        capture_output=True,
        timeout=60,
    )
    assert process.returncode == 0, process.stderr.decode()
    return process.stdout


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_reads_what_it_wrote(path: Path, version: int) -> None:
    if version < 5 and path.stem in WITH_NATIVE_PROPERTIES:
        pytest.skip("native properties have no place before version 5")
    module = read(path.read_text(), path.name)
    data = write_bytecode(module, version=version)
    assert is_bytecode(data)
    again = read(data, "again")
    for generic in (False, True):
        wanted = print_ir(module, generic=generic, locations=True)
        assert print_ir(again, generic=generic, locations=True) == wanted
    assert write_bytecode(again, version=version) == data


@requires_oracle
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_bytes_are_those_of_mlir_opt(path: Path, version: int) -> None:
    text = path.read_text()
    wanted = theirs(text.encode(), "--emit-bytecode", f"--emit-bytecode-version={version}")
    producer = wanted[5 : wanted.index(b"\0", 5)].decode()
    found = write_bytecode(read(text, "<stdin>"), version=version, producer=producer)
    assert found.hex(" ") == wanted.hex(" ")


@requires_oracle
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_reads_what_mlir_opt_wrote(path: Path) -> None:
    text = path.read_text()
    data = theirs(text.encode(), "--emit-bytecode")
    printed = theirs(data, "--mlir-print-debuginfo").decode()
    assert print_ir(read(data, "<stdin>"), locations=True).strip() == printed.strip()


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
@pytest.mark.parametrize("share", [1, 3])
def test_locations_that_somebody_asked_for(path: Path, share: int) -> None:
    module = read(path.read_text(), path.name)
    data = write_bytecode(module)
    for program in (module, read(data, "x.bc")):
        asked = [op.location for number, op in enumerate(program.walk()) if number % share == 0]
        assert asked and write_bytecode(program) == data


def test_a_version_that_there_is_not_is_refused() -> None:
    module = read("module {}", "x.mlir")
    with pytest.raises(VerifyError) as error:
        write_bytecode(module, version=7)
    assert error.value.diagnostics[0].message == (
        "unsupported version requested 7, must be in range [0, 6]"
    )


def test_bytes_of_a_text_are_a_text() -> None:
    assert print_ir(read(b"module {}", "x.mlir")) == print_ir(read("module {}", "x.mlir"))


def test_resources_are_views_of_the_file() -> None:
    path = Path(__file__).parent / "programs" / "resources.mlir"
    data = write_bytecode(read(path.read_text(), path.name))
    module = read(data, "resources.bc")
    blob = module.attributes["a.first"].handle.blob  # type: ignore[attr-defined]
    assert isinstance(blob.data, memoryview) and blob.data.obj is data
    copied = pickle.loads(pickle.dumps(blob))
    assert (copied.alignment, copied.data) == (blob.alignment, bytes(blob.data))
    module.external_resources = {}  # which nobody reads without data
    elided = read(write_bytecode(module, elide_resource_data=True), "elided.bc")
    assert elided.attributes["a.first"].handle.blob is None  # type: ignore[attr-defined]
