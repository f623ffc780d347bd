"""Interfaces of imported operations: methods that a C++ class declares by hand, verifiers that an overlay tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.tablegen.importing import ImportRequest, import_specs

DEFINITIONS = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"

def Ink_Dialect : Dialect { let name = "ink"; let cppNamespace = "::ink"; }

def Ink_Blotting : OpInterface<"Blotting"> { let cppNamespace = "::ink"; }

def Ink_PourOp : Op<Ink_Dialect, "pour", [DestinationStyleOpInterface, Ink_Blotting]> {
  let arguments = (ins AnyType:$what, AnyTensor:$into);
  let results = (outs AnyTensor:$poured);
  let assemblyFormat = "$what `,` $into attr-dict `:` type($what) `,` type($into) `->` type($poured)";
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getIntoMutable(); }
  }];
}
"""

OVERLAY = "dialect: ink\ninterfaces: {Blotting: {verifier: true}}\n"

HOOKS = """
def dps_inits_mutable_pour(op):
    return op.operands[1:]


def verify_blotting(op):
    if str(op.operands[0].type) == "i1":
        raise op.op_error("blots")
"""


@pytest.fixture
def spec(headers: Path, tblgen: Path, tmp_path: Path) -> Path:
    definitions, overlay = tmp_path / "ink.td", tmp_path / "ink_overlay.yaml"
    definitions.write_text(DEFINITIONS)
    overlay.write_text(OVERLAY)
    output = tmp_path / "specs"
    request = ImportRequest(
        inputs=(definitions,),
        include_directories=(headers,),
        tblgen=str(tblgen),
        overlays=(overlay,),
    )
    import_specs(request, output)
    return output / "ink.yaml"


def _program(what: str, poured: str) -> str:
    return (
        f"func.func @f(%a: {what}, %b: tensor<2xi1>) {{\n"
        f"  %0 = ink.pour %a, %b : {what}, tensor<2xi1> -> {poured}\n  return\n}}"
    )


def _context(spec: Path, packages: Path, hooks: str) -> Context:
    (packages / "ink").mkdir(parents=True)
    (packages / "ink" / "hooks.py").write_text(hooks)
    if hooks:
        listed = "written_hooks: {verifies: all, implements: all}\n"
        spec.write_text(spec.read_text() + listed)
    generate([spec], packages)
    return Context(dialects=[load_dialect_package(packages / "ink")])


def test_hooks_that_are_written_verify(spec: Path, tmp_path: Path) -> None:
    context = _context(spec, tmp_path / "packages", HOOKS)
    parse(_program("i8", "tensor<2xi1>"), context).verify()
    for text, message in (
        (_program("i1", "tensor<2xi1>"), "'ink.pour' op blots"),
        (
            _program("i8", "tensor<3xi1>"),
            "'ink.pour' op expected type of operand #1 ('tensor<2xi1>') to match type of corresponding "
            "result ('tensor<3xi1>')",
        ),
    ):
        with pytest.raises(VerifyError) as caught:
            parse(text, context).verify()
        assert caught.value.diagnostics[0].message == message


def test_hooks_that_nobody_has_written_are_left_out(spec: Path, tmp_path: Path) -> None:
    context = _context(spec, tmp_path / "packages", "")
    parse(_program("i1", "tensor<3xi1>"), context).verify()
