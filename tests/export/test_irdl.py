"""`odsgen export --irdl`: the text, and programs in mlir-opt with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from odsgen.cli.commands import cli
from odsgen.codegen import load_in_memory
from odsgen.export import export_irdl
from odsgen.ods import load_dialect
from odsgen.runtime import Context, ParseError, VerifyError, parse
from odsgen.spec import SpecErrors
from tests.oracle import OracleError, mlir_opt, requires_oracle

CHECKOUT = Path(__file__).resolve().parents[2]
CASES = Path(__file__).parent / "cases"
PLAIN = CASES / "plain.yaml"

VALUES = """
%i1, %i32, %f32, %i8 = "t.v"() : () -> (i1, i32, f32, i8)
%x, %t, %u = "t.v"() : () -> (index, tensor<2xf32>, tensor<*xi8>)
"""
ACCEPTED = (
    '%p = "plain.join"(%i32, %i8) {label = "a"} : (i32, i8) -> !plain.pair<f32, i8>',
    '%p = "plain.join"(%f32, %i1) {label = "a"} : (f32, i1) -> !plain.pair<!plain.done, si4>',
    '%s = "plain.same"(%x, %x) : (index, index) -> index',
    '%s = "plain.same"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>',
    '"plain.several"() : () -> ()',
    '%r:2 = "plain.several"(%i1) : (i1) -> (!plain.done, !plain.done)',
    '"plain.body"() ({\n^a:\n"t.br"()[^b] : () -> ()\n^b:\n"t.e"() : () -> ()\n}, {}) : () -> ()',
)
REFUSED = (
    '%p = "plain.join"(%i8, %i8) {label = "a"} : (i8, i8) -> !plain.pair<f32, i8>',
    '%p = "plain.join"(%i32, %f32) {label = "a"} : (i32, f32) -> !plain.pair<f32, i8>',
    '%p = "plain.join"(%i32, %i8) {label = 1} : (i32, i8) -> !plain.pair<f32, i8>',
    '%p = "plain.join"(%i32, %i8) : (i32, i8) -> !plain.pair<f32, i8>',
    '%p = "plain.join"(%i32, %i8) {label = "a"} : (i32, i8) -> !plain.done',
    '%p = "t.v"() : () -> !plain.pair<f32, f32>',
    '%s = "plain.same"(%x, %t) : (index, tensor<2xf32>) -> index',
    '%s = "plain.same"(%i8, %i8) : (i8, i8) -> i8',
    '%s = "plain.same"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> index',
    '"plain.several"(%i8) : (i8) -> ()',
    '%r = "plain.several"() : () -> i8',
    '"plain.body"() ({\n^a:\n"t.e"() : () -> ()\n}, {}) : () -> ()',
    '"plain.body"() : () -> ()',
)


def test_text() -> None:
    text, warnings = export_irdl([PLAIN])
    assert text == (CASES / "plain.irdl.mlir").read_text("utf-8")
    assert [warning.message for warning in warnings] == [
        "IRDL cannot say of the type 'PairType': its text, which is the parameters between '<' and '>' in IRDL",
        "IRDL cannot say of the operation 'plain.several': that 'rest' may be of several types: in IRDL, all have one",
    ]


@requires_oracle
@pytest.mark.parametrize("program", [*ACCEPTED, *REFUSED])
def test_programs(program: str, tmp_path: Path) -> None:
    """Both take a program, or both refuse it."""
    file = tmp_path / "plain.irdl.mlir"
    file.write_text(export_irdl([PLAIN])[0], "utf-8")
    text = f"{VALUES}{program}\n"
    context = Context(
        allow_unregistered=True, dialects=[load_in_memory(load_dialect(PLAIN)).DIALECT]
    )
    try:
        parse(text, context).verify()
        ours = True
    except (ParseError, VerifyError):
        ours = False
    try:
        mlir_opt(text, f"--irdl-file={file}", "--allow-unregistered-dialect")
        theirs = True
    except OracleError:
        theirs = False
    assert (ours, theirs) == ((program in ACCEPTED),) * 2


@requires_oracle
@pytest.mark.parametrize(
    "spec",
    [
        *(
            f"dialect_specs/{name}.yaml"
            for name in ("arith", "builtin", "cf", "func", "math", "std", "tf", "toy", "tosa")
        ),
        "tests/export/cases/shapes.yaml",
    ],
)
def test_mlir_opt_reads(spec: str) -> None:
    mlir_opt(export_irdl([CHECKOUT / spec])[0])


def test_refusals(tmp_path: Path) -> None:
    spec = tmp_path / "x.yaml"
    spec.write_text(
        "dialect: d\ntypes: {A: {mnemonic: a}, B: {mnemonic: b.c}}\nops: {a: {}}\n", "utf-8"
    )
    with pytest.raises(SpecErrors) as refused:
        export_irdl([spec])
    told = [diagnostic.message for diagnostic in refused.value.diagnostics]
    assert told == [
        "'b.c' can be no type of IRDL, whose names are of lowercase letters, digits and underscores",
        "IRDL cannot tell the operation @a of 'd' from the type of that name",
    ]


def test_command() -> None:
    result = CliRunner().invoke(cli, ["export", "--irdl", str(PLAIN), "-o", "-"])
    assert result.exit_code == 0
    assert result.stdout == (CASES / "plain.irdl.mlir").read_text("utf-8")
    both = CliRunner().invoke(cli, ["export", "--irdl", "--td", str(PLAIN), "-o", "-"])
    assert both.exit_code == 2
    assert "say what to write: --td or --irdl" in both.output
