"""Interfaces of imported operations: methods that a C++ class declares by hand, and verifiers."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from odsgen.codegen import generate
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.tablegen.importing import ImportRequest, import_specs

DEFINITIONS = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"

def Ink_Dialect : Dialect { let name = "ink"; let cppNamespace = "::ink"; }

class Ink_Interface<string name, string body> : OpInterface<name> {
  let cppNamespace = "::ink";
  let verify = body;
}
def Ink_Blotting : Ink_Interface<"Blotting", "return ::ink::verifyBlotting($_op);">;
def Ink_Drying : Ink_Interface<"Drying", "return ::ink::verifyDrying($_op);"> { let verifyWithRegions = 1; }
def Ink_Paper : Ink_Interface<"Paper", [{
  static_assert(ConcreteOp::template hasTrait<::ink::Flat>(), "ink runs; paper is flat");
  // Nothing is left to check.
  return ::mlir::success();
}]>;

def Ink_PourOp : Op<Ink_Dialect, "pour", [DestinationStyleOpInterface, Ink_Blotting, Ink_Drying, Ink_Paper]> {
  let arguments = (ins AnyType:$what, AnyTensor:$into);
  let results = (outs AnyTensor:$poured);
  let assemblyFormat = "$what `,` $into attr-dict `:` type($what) `,` type($into) `->` type($poured)";
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getIntoMutable(); }
  }];
}
"""

HOOKS = """
def dps_inits_mutable_pour(op):
    return op.operands[1:]


def verify_blotting(op):
    if str(op.operands[0].type) == "i1":
        raise op.op_error("blots")
"""


@pytest.fixture
def spec(headers: Path, tblgen: Path, tmp_path: Path) -> Path:
    definitions = tmp_path / "ink.td"
    definitions.write_text(DEFINITIONS)
    output = tmp_path / "specs"
    request = ImportRequest(
        inputs=(definitions,),
        include_directories=(headers,),
        tblgen=str(tblgen),
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


def test_an_interface_is_verified_when_its_record_says_so(spec: Path) -> None:
    interfaces = yaml.safe_load(spec.read_text())["interfaces"]
    assert interfaces == {
        "Blotting": {"verifier": True},
        "Drying": {"region_verifier": True},
        "Paper": {},
    }
