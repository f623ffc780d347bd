"""`--mlir-version`: what MLIR 23 and 24 print otherwise than 22 is read and printed, and means the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.cli.ods_opt import run
from odsgen.runtime import Context, ParseError, parse, print_ir
from odsgen.runtime.parser.newer import in_older_spelling
from odsgen.runtime.printer.limits import PrintLimits
from odsgen.runtime.support.source import SourceFile

FOLDER = Path(__file__).parent / "newer"
OF_22 = (FOLDER / "program.22.mlir").read_text("utf-8")
VERSIONS = [22, 23, 24]


def printed(text: str, version: int) -> str:
    module = parse(text, Context())
    module.verify()
    return print_ir(module, limits=PrintLimits(mlir_version=version))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("read", VERSIONS)
def test_each_spelling_is_read_and_each_is_printed(read: int, version: int) -> None:
    texts = [(FOLDER / f"program.{each}.mlir").read_text("utf-8") for each in (read, version)]
    assert printed(texts[0], version) == texts[1]


def test_the_generic_form_is_the_same() -> None:
    module = parse((FOLDER / "program.24.mlir").read_text("utf-8"), Context())
    limits = PrintLimits(mlir_version=24)
    assert print_ir(module, generic=True, limits=limits) == print_ir(
        parse(OF_22, Context()), generic=True
    )


def test_a_place_behind_such_a_property_is_right() -> None:
    text = (
        "func.func @f(%m: memref<4xi64>, %i: index) {\n"
        "  %0 = memref.load %m[%i] alignment(16) {a} : memref<4xi32>\n  return\n}"
    )
    with pytest.raises(ParseError) as refused:
        parse(text, Context())
    [diagnostic] = refused.value.diagnostics[:1]
    assert "expects different type than prior uses" in diagnostic.message
    assert (diagnostic.location.line, diagnostic.location.column) == (2, 20)


PROPERTY = st.sampled_from(
    [
        "alignment(16)",
        "alignment = 8",
        "nontemporal(true)",
        "nontemporal = false",
        "invariant(true)",
    ]
)


@settings(max_examples=200, deadline=None)
@given(st.lists(PROPERTY, max_size=3), st.sampled_from(["", " {a}", " {a = 1 : i32, b}"]))
def test_nothing_changes_its_place(properties: list[str], dictionary: str) -> None:
    words = "".join(f" {each}" for each in properties)
    text = f"x\n  memref.load %m[%i]{words}{dictionary} : memref<4xi64>\ny"
    older = in_older_spelling(SourceFile(text))
    assert (older is None) == (not properties)
    if older is not None:
        assert len(older.text) == len(text)
        assert older.text.index(": memref") == text.index(": memref")
        assert older.text.count("{") == older.text.count("}") == 1


def test_a_version_that_is_not_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--mlir-version=25", str(FOLDER / "program.22.mlir")]) == 1
    assert "--mlir-version option: '25' is none of 22, 23, 24" in capsys.readouterr().err


def test_ods_opt_prints_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--mlir-version=24", str(FOLDER / "program.22.mlir")]) == 0
    assert capsys.readouterr().out == (FOLDER / "program.24.mlir").read_text("utf-8") + "\n"
