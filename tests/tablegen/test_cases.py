"""Imports each TableGen file of `cases`, generates and loads it, reads its program and prints it."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.tablegen.importing import ImportRequest, import_specs

CASES = Path(__file__).parent / "cases"
NAMES = sorted(path.stem for path in CASES.glob("*.mlir") if ".out" not in path.name)


@pytest.mark.parametrize("name", NAMES)
def test_case(name: str, headers: Path, tblgen: Path, tmp_path: Path) -> None:
    owner = "old" if name == "type_without_mnemonic" else "odd"
    request = ImportRequest(
        (CASES / f"{name}.td",), (CASES, headers), str(tblgen), dialects=(owner,)
    )
    import_specs(request, tmp_path / "specs")
    generate([tmp_path / "specs" / f"{owner}.yaml"], tmp_path)
    dialect = load_dialect_package(tmp_path / owner)
    program = (CASES / f"{name}.mlir").read_text()
    out = CASES / f"{name}.out.mlir"
    expected = out.read_text() if out.is_file() else program
    context = Context(allow_unregistered=True, dialects=[dialect])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = parse(program, context)
        module.verify()
        assert print_ir(module) == expected
        generic = print_ir(module, generic=True)
        again = parse(generic, context)
        again.verify()
        assert print_ir(again) == expected
        assert print_ir(again, generic=True) == generic


def test_every_definition_has_a_program() -> None:
    assert {path.stem for path in CASES.glob("*.td")} == {*NAMES, "prelude"}
