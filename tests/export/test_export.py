"""`odsgen export --td`: the text, what mlir-tblgen says of it, and the way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.cli.commands import cli
from odsgen.export import export_tablegen
from odsgen.ods import load_dialect
from odsgen.spec import SpecErrors
from tests.export.laws import breaches, there_and_back
from tests.export.random_laws import breaches as random_breaches
from tests.random_specs.tblgen import tblgen_path

CHECKOUT = Path(__file__).resolve().parents[2]
CASES = Path(__file__).parent / "cases"

#: Specs of examples and tests: all that are no collections of mistakes.
WRITTEN = (
    "examples/*/rel.yaml",
    "examples/demo/fixed.yaml",
    "tests/authoring/typed/*.yaml",
    "tests/codegen/formats/*.yaml",
    "tests/export/cases/*.yaml",
    "tests/ods/hostile/docstring_quotes.yaml",
    "tests/random_specs/regressions/*.yaml",
    "tests/rewriting/cases/*.yaml",
    "tests/rewriting/definitions.yaml",
    "tests/tablegen/data/shelf.yaml",
    "tests/tablegen/data/sums.yaml",
)
SPECS = [
    *sorted((CHECKOUT / "dialect_specs").glob("*.yaml")),
    *(path for pattern in WRITTEN for path in sorted(CHECKOUT.glob(pattern))),
]
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
@pytest.mark.parametrize("spec", SPECS, ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_there_and_back(spec: Path, tmp_path: Path) -> None:
    """mlir-tblgen accepts the export of every bundled spec and every example, and `odsgen diff` finds no difference."""
    assert breaches(spec, tmp_path) == []


@needs_tblgen
def test_floats_of_types(tmp_path: Path) -> None:
    """A parameter that is a number, absent perhaps or one of several."""
    spec = tmp_path / "scaled.yaml"
    spec.write_text(
        "dialect: scaled\n"
        "types:\n"
        "  One: {mnemonic: one, parameters: {scale: {kind: float, default: 2.0}}, assembly_format: custom}\n"
        "  Two: {mnemonic: two, parameters: {scale: {kind: optional<float>, optional: true}}, assembly_format: custom}\n"
        "  All: {mnemonic: all, parameters: {scales: list<float>}, assembly_format: custom}\n",
        "utf-8",
    )
    (tmp_path / "out").mkdir()
    assert breaches(spec, tmp_path / "out") == []
    text = (tmp_path / "out" / "scaled.td").read_text("utf-8")
    assert '"::llvm::APFloat(2.0)"' in text
    assert 'ArrayRefParameter<"::llvm::APFloat">' in text


@needs_tblgen
def test_written_hooks(tmp_path: Path) -> None:
    """The list of hooks that are written stands in the overlay, by decorators in a fixed order, and comes back."""
    spec = tmp_path / "part.yaml"
    spec.write_text(
        "dialect: part\n"
        "missing_hooks: allowed\n"
        "written_hooks: {verifies: all, folds: [all, '!AOp']}\n"
        "ops: {a: {verifier: true, fold: true}, b: {verifier: true, fold: true}}\n",
        "utf-8",
    )
    (tmp_path / "out").mkdir()
    assert breaches(spec, tmp_path / "out") == []
    overlay = (tmp_path / "out" / "part.overlay.yaml").read_text("utf-8")
    assert overlay.index("folds") < overlay.index("verifies")
    back = load_dialect(tmp_path / "out" / "part.yaml")
    assert dict(back.written_hooks) == dict(load_dialect(spec).written_hooks)


@needs_tblgen
@pytest.mark.parametrize(
    "spec",
    [
        "dialect_specs/arith.yaml",
        "dialect_specs/toy.yaml",
        "examples/relational/rel.yaml",
        "tests/authoring/typed/shop.yaml",
        "tests/codegen/formats/fmt.yaml",
        "tests/export/cases/plain.yaml",
        "tests/export/cases/shapes.yaml",
        "tests/tablegen/data/shelf.yaml",
    ],
)
def test_constraints_in_tablegen(spec: str, tmp_path: Path) -> None:
    """The C++ of predicates means what the spec says: it is read back without the overlay's constraints."""
    assert there_and_back(CHECKOUT / spec, tmp_path, without=["constraints", "constraint"]) == []


@needs_tblgen
def test_project_of_init(tmp_path: Path) -> None:
    from click.testing import CliRunner

    result = CliRunner().invoke(cli, ["init", "shop", "-o", str(tmp_path)])
    assert result.exit_code == 0, result.output
    [spec] = tmp_path.rglob("shop.yaml")
    (tmp_path / "out").mkdir()
    assert breaches(spec, tmp_path / "out") == []


@needs_tblgen
def test_beside_an_imported_dialect(tmp_path: Path) -> None:
    """Definitions of a dialect of one's own are included from the export of that dialect."""
    (tmp_path / "metal.yaml").write_text(METAL, "utf-8")
    (tmp_path / "forge.yaml").write_text(FORGE, "utf-8")
    (tmp_path / "out").mkdir()
    forge = tmp_path / "forge.yaml"
    assert breaches(forge, tmp_path / "out", [tmp_path / "metal.yaml"]) == []
    text = (tmp_path / "out" / "forge.td").read_text("utf-8")
    assert 'include "metal.td"' in text
    assert "(Metal_IronOp $x)" in text


METAL = """
dialect: metal
types: {Bar: {mnemonic: bar, parameters: {grade: Grade}, assembly_format: "`<` $grade `>`"}}
enums: {Grade: {cases: [raw, fine]}}
ops: {iron: {arguments: {x: Bar}, results: {r: Bar}}}
"""
FORGE = """
dialect: forge
imports: [metal]
constraints: {Anvil: {type: "AnyTypeOf<[metal.Bar, I32]>"}}
ops: {cast: {arguments: {x: metal.Bar}, results: {r: metal.Bar}}, hammer: {arguments: {x: Anvil, grade: metal.Grade}}}
patterns: {OfIron: {source: "(cast $x)", results: "(metal.iron $x)"}}
"""


def test_left_to_cpp(tmp_path: Path) -> None:
    """Predicates for which C++ has no words are functions that the author writes; the place is told, and the stub refuses."""
    spec = tmp_path / "x.yaml"
    spec.write_text(
        "dialect: d\n"
        "constraints: {Power: {type: AnyInteger, predicate: '$_self.width.bit_count() == 1'}}\n"
        "ops:\n"
        "  a: {arguments: {x: Power}, invariants: [{predicate: '$x.type.width.bit_count() == 2', message: is odd}]}\n",
        "utf-8",
    )
    export = export_tablegen(spec)
    told = [warning.render().partition("\n")[0] for warning in export.warnings]
    assert [text.partition("x.yaml")[2] for text in told] == [
        ":2:52: warning: the constraint 'Power' is left to C++ that is written by hand:"
        " '$_self.width.bit_count()' has no counterpart in C++ [not-exported]",
        ":4:55: warning: an invariant of 'd.a' is left to C++ that is written by hand:"
        " '$x.type.width.bit_count()' has no counterpart in C++ [not-exported]",
    ]
    assert "bool isPower(::mlir::Type value);" in export.files["d.h"]
    assert "bool holdsAOp(::mlir::Operation &op);" in export.files["d.h"]
    assert "'isPower' is not written" in export.once["d_hooks.cpp"]
    assert "bit_count() == 1" in export.files["d.overlay.yaml"]


@needs_tblgen
@pytest.mark.parametrize("seed", (0, 8, 31))
def test_random_specs(seed: int, tmp_path: Path) -> None:
    assert list(random_breaches(seed, tmp_path)) == []


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
            "types: {T: {mnemonic: t, parameters: {p: list<string>}, assembly_format: $p}}",
            "ODS has no list of strings that a type or attribute could keep",
        ),
        (
            "imports: [llvm]\nops: {a: {traits: ['HasParent<acme.thing>']}}",
            "the C++ class of the operation 'acme.thing' of another dialect is not known here",
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
