"""`odsgen export --td`: the text, what mlir-tblgen says of it, and the way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.cli.commands import cli
from odsgen.export import export_tablegen
from odsgen.spec import SpecErrors
from tests.export.laws import there_and_back, written
from tests.export.random_laws import breaches
from tests.random_specs.tblgen import run_tblgen, tblgen_path

CHECKOUT = Path(__file__).resolve().parents[2]
CASES = Path(__file__).parent / "cases"
GENERATORS = (
    "dialect-defs",
    "enum-defs",
    "attrdef-defs",
    "typedef-defs",
    "op-interface-defs",
    "op-defs",
    "rewriters",
)

#: The specs that people wrote, and that say nothing which DRR or TableGen could not say.
HAND_WRITTEN = (
    *(
        f"dialect_specs/{name}.yaml"
        for name in ("arith", "builtin", "cf", "func", "std", "tf", "toy")
    ),
    "examples/demo/fixed.yaml",
    "examples/relational/rel.yaml",
    "tests/authoring/typed/shop.yaml",
    "tests/codegen/formats/fmt.yaml",
    "tests/rewriting/cases/either.yaml",
    "tests/rewriting/cases/uses.yaml",
    "tests/rewriting/definitions.yaml",
    "tests/tablegen/data/shelf.yaml",
    "tests/tablegen/data/sums.yaml",
)
needs_tblgen = pytest.mark.skipif(
    tblgen_path() is None, reason="mlir-tblgen (LLVM 22) is not installed"
)


@pytest.mark.parametrize("case", sorted(path.stem for path in CASES.glob("*.yaml")))
def test_text(case: str) -> None:
    """The records behind the includes, as the file beside the spec has them."""
    export = export_tablegen(CASES / f"{case}.yaml")
    text = export.files[f"{export.dialect}.td"]
    records = text[text.index("//===----") :]
    assert records == (CASES / f"{case}.td").read_text("utf-8")


@needs_tblgen
@pytest.mark.parametrize("spec", HAND_WRITTEN)
def test_there_and_back(spec: str, tmp_path: Path) -> None:
    assert there_and_back(CHECKOUT / spec, tmp_path) == []


@needs_tblgen
@pytest.mark.parametrize(
    "spec", [*HAND_WRITTEN, *(f"tests/export/cases/{p.name}" for p in sorted(CASES.glob("*.yaml")))]
)
def test_tblgen_accepts(spec: str, tmp_path: Path) -> None:
    path = CHECKOUT / spec
    text = written(export_tablegen(path), tmp_path).read_text("utf-8")
    for generator in GENERATORS:
        _, errors = run_tblgen(text, generator)
        assert "error:" not in errors, f"--gen-{generator}: {errors}"


@needs_tblgen
@pytest.mark.parametrize("seed", (0, 8, 31))
def test_random_specs(seed: int, tmp_path: Path) -> None:
    assert list(breaches(seed, tmp_path)) == []


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            "ops: {a: {arguments: {new: I32}}}",
            "x.yaml:2:23: 'new', a part of the operation 'd.a', is a word of C++",
        ),
        (
            "enums: {E: {storage: string, cases: [a]}}",
            "x.yaml:2:9: MLIR 22 has no enum of strings, as 'E' is",
        ),
        (
            "constraints: {C: {type: AnyInteger, predicate: '$_self.width.bit_count() == 1'}}",
            "has no counterpart in C++",
        ),
        (
            "types: {T: {mnemonic: t, parameters: {p: list<string>}, assembly_format: $p}}",
            "ODS has no list of strings that a type or attribute could keep",
        ),
        (
            "imports: [arith]\nops: {a: {arguments: {f: arith.Arith_FastMathAttr}}}",
            "'arith.Arith_FastMathAttr' is defined by another dialect",
        ),
    ],
)
def test_refusals(body: str, told: str, tmp_path: Path) -> None:
    """TableGen cannot say everything: the place of what it cannot is told."""
    spec = tmp_path / "x.yaml"
    spec.write_text(f"dialect: d\n{body}\n", "utf-8")
    with pytest.raises(SpecErrors) as refused:
        export_tablegen(spec)
    assert told in str(refused.value)
    assert refused.value.diagnostics[0].line is not None


def test_command(tmp_path: Path) -> None:
    """Hooks that people fill in are written once."""
    from click.testing import CliRunner

    arguments = ["export", "--td", str(CASES / "shapes.yaml"), "-o", str(tmp_path / "out")]
    first = CliRunner().invoke(cli, arguments)
    assert first.exit_code == 0, first.output
    hooks = tmp_path / "out" / "shapes_hooks.cpp"
    hooks.write_text("// mine\n", "utf-8")
    second = CliRunner().invoke(cli, arguments)
    assert second.exit_code == 0
    assert "kept" in second.output
    assert hooks.read_text("utf-8") == "// mine\n"
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "CMakeLists.txt", "plugin.cpp", "shapes.cpp", "shapes.h", "shapes.overlay.yaml", "shapes.td",
        "shapes_hooks.cpp", "shapes_hooks.h",
    ]  # fmt: skip


def test_command_refuses(tmp_path: Path) -> None:
    """Nothing is written where one of the specs is refused."""
    from click.testing import CliRunner

    bad = tmp_path / "bad.yaml"
    bad.write_text("dialect: d\nops: {a: {arguments: {new: I32}}}\n", "utf-8")
    out = tmp_path / "out"
    result = CliRunner().invoke(
        cli, ["export", "--td", str(CASES / "shapes.yaml"), str(bad), "-o", str(out)]
    )
    assert result.exit_code == 1
    assert "is a word of C++" in result.output + (result.stderr if result.stderr_bytes else "")
    assert not out.exists()
