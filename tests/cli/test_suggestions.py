"""Suggestions of what was probably meant: passes, dialects that a pattern does not import, several bits of an enum without quotes."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.cli.ods_opt import run
from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.passes import PassManager, PipelineError
from odsgen.runtime import Context, ParseError, parse
from odsgen.spec import SpecErrors


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("--canonicalise", "ods-opt: Did you mean '--canonicalize'?\n"),
        ("--pass-pipeline=builtin.module(canonicalise)", "note: did you mean 'canonicalize'?\n"),
        ("--verify-roundtri", "ods-opt: Did you mean '--verify-roundtrip'?\n"),
    ],
)
def test_unknown_passes(
    option: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "program.mlir").write_text("module {}\n")
    assert run([option, str(tmp_path / "program.mlir")]) == 1
    assert capsys.readouterr().err.endswith(said)


def test_hints_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--no-hints", "--pass-pipeline=builtin.module(canonicalise)", "-"]) == 1
    assert "did you mean" not in capsys.readouterr().err


def test_pipelines_from_python() -> None:
    with pytest.raises(PipelineError, match="did you mean 'symbol-dce'"):
        PassManager.parse("builtin.module(symbol-dc)")


@pytest.mark.parametrize("side", ["source", "results"])
def test_a_dialect_that_a_pattern_does_not_import(side: str) -> None:
    sides = {"source": "(a (a $x))", "results": "(a $x)", side: "(arith.addf $x, $x)"}
    text = (
        "dialect: p\nops:\n  a: {arguments: {x: F32}, results: {r: F32}}\n"
        f'patterns:\n  P: {{source: "{sides["source"]}", results: "{sides["results"]}"}}\n'
    )
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text)
    hints = [each.hint for each in caught.value.diagnostics]
    assert hints == ["the dialect 'arith' is not imported: write `imports: [arith]`"]


@pytest.mark.parametrize("separator", [",", "|"])
def test_several_bits_without_quotes(separator: str) -> None:
    spec = {
        "dialect": "modes",
        "enums": {"Flags": {"bits": {"native": 0, "virtual": 1}, "separator": separator}},
        "ops": {"p": {"arguments": {"flags": "Flags"}, "assembly_format": "$flags attr-dict"}},
    }
    context = Context(dialects=[load_in_memory(spec).DIALECT])
    op = parse(f'modes.p "native{separator}virtual"\n', context).regions[0].entry_block.first
    assert op is not None and str(op.properties["flags"]) == "3 : i32"
    with pytest.raises(ParseError) as caught:
        parse(f"modes.p native{separator}virtual\n", context)
    [note] = caught.value.diagnostics[0].notes
    assert note.message == (
        f'several bits of an enum stand together in quotes: "native{separator}virtual"'
    )
    with pytest.raises(ParseError) as caught:
        parse("modes.p native native\n", context)
    assert "quotes: " not in "".join(note.message for note in caught.value.diagnostics[0].notes)
