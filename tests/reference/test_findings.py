"""Facts on pages beside the spec: hand-written forms, traits in words, passes, patterns and verdicts; sites of TableGen."""

from __future__ import annotations

import inspect
import os
import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from odsgen.cli.commands import cli
from odsgen.ods import load_dialect, load_dialect_text
from odsgen.ods.library.traits import TRAITS
from odsgen.ods.model import AttributeDef, FormatKind, OpDef, TypeDef
from odsgen.passes.registry import registered_passes
from odsgen.reference import reference_page
from odsgen.reference.findings import Findings, verdicts_of, written_patterns, written_syntax
from odsgen.reference.lowerings import lowerings
from odsgen.reference.trait_words import WORDS, in_words
from odsgen.runtime.registry.dialect_packages import bundled_dialect
from odsgen.runtime.registry.hook_errors import HookError
from tests.bundled import CHECKOUT
from tests.oracle import requires_oracle

SPECS = sorted((CHECKOUT / "dialect_specs").glob("*.yaml"))
DEFINITIONS = CHECKOUT / "tests" / "tablegen" / "bundled" / "Hardware.td"


@pytest.mark.parametrize("path", SPECS, ids=[path.stem for path in SPECS])
def test_each_form_says_its_syntax_and_each_trait_has_words(path: Path) -> None:
    dialect = load_dialect(path)
    custom = {op.name for op in dialect.ops if op.format_kind is FormatKind.CUSTOM}
    package = bundled_dialect(dialect.name)
    assert package is not None
    syntax = written_syntax(dialect, package)
    assert {name for name, text in syntax.items() if text.startswith("`")} == custom
    own = {trait.name for trait in (*dialect.traits, *dialect.external_traits)}
    definitions: list[OpDef | TypeDef | AttributeDef]
    definitions = [*dialect.ops, *dialect.types, *dialect.attributes]
    for definition in definitions:
        for use in definition.traits:
            assert use.name in WORDS or use.name in own or TRAITS[use.name].summary, use.name
            words = in_words(use, dialect)
            assert words and "$" not in words and "Trait" not in words, words
    assert [trait.name for trait in dialect.traits if not trait.summary] == []


def test_a_page_has_the_form_of_hooks(tmp_path: Path) -> None:
    """Of a package beside the spec; a form that says nothing is written by hand."""
    spec = tmp_path / "shop.yaml"
    spec.write_text(
        "dialect: shop\nops:\n  sell: {assembly_format: custom}\n  buy: {assembly_format: custom}\n",
        "utf-8",
    )
    run = CliRunner().invoke
    assert run(cli, ["generate", str(spec), "-o", str(tmp_path)]).exit_code == 0
    (tmp_path / "shop" / "hooks.py").write_text(
        "from odsgen.hooks import form\n"
        "@form('shop.sell')\nclass Sell:\n"
        '    def parse(self, parser, state):\n        """`%good for 3`, the price last"""\n'
        "    def print(self, op, printer): ...\n"
        "@form('shop.buy')\nclass Buy:\n    def parse(self, parser, state): ...\n    def print(self, op, printer): ...\n",
        "utf-8",
    )
    result = run(cli, ["docs", str(spec), "-o", str(tmp_path / "pages")])
    assert result.exit_code == 0, result.output
    page = (tmp_path / "pages" / "shop.md").read_text("utf-8")
    assert "```\nshop.sell %good for 3\n```" in page
    assert "Form: the price last\n" in page
    assert "Form: written by hand, in the hooks of `BuyOp`\n" in page


def test_passes_that_convert() -> None:
    found = lowerings()
    converting, rewriting = found.converting, found.rewriting
    assert "convert-scf-to-cf" in converting["scf.for"]
    assert "convert-arith-to-llvm" in converting["arith.addi"]
    assert "convert-func-to-llvm" in converting["func.func"]
    assert "arith-expand" in converting["arith.ceildivsi"]
    assert {"convert-to-llvm", "convert-to-emitc"} <= {*converting["arith.addi"]}
    assert "convert-linalg-to-loops" in converting["linalg.matmul"]
    assert "convert-vector-to-scf" in rewriting["vector.transfer_read"]
    assert "math-expand-ops" in rewriting["math.tanh"]
    assert "affine-loop-tile" in rewriting["affine.for"]
    assert "canonicalize" not in {name for passes in rewriting.values() for name in passes}
    for passes in (*converting.values(), *rewriting.values()):
        assert list(passes) == sorted(passes)


#: Passes whose patterns options choose, are for any operation, or are those of anybody.
WITHOUT_ROOTS = {
    "apply-patterns",
    "arith-emulate-unsupported-floats",
    "canonicalize",
    "linalg-block-pack-matmul",
    "linalg-morph-ops",
    "math-extend-to-supported-types",
    "outline-shape-computation",
    "spirv-unify-aliased-resource",
}


def test_each_pass_with_patterns_is_on_some_page() -> None:
    found = lowerings()
    told = {
        name
        for passes in (*found.converting.values(), *found.rewriting.values())
        for name in passes
    }
    applies = re.compile(r"apply_(?:patterns_greedily|(?:partial|full)_conversion)\(")
    silent = {
        argument
        for argument, pass_class in registered_passes().items()
        if applies.search(inspect.getsource(pass_class)) and argument not in told
    }
    assert silent == WITHOUT_ROOTS


def test_patterns_and_verdicts() -> None:
    dialect = load_dialect(CHECKOUT / "dialect_specs" / "toy.yaml")
    verdicts = verdicts_of(
        [
            ("TransposeTwice", "proved (i1)"),
            ("TransposeTwice", "refuted"),
            ("ReshapeTwice", "proved"),
        ]
    )
    page = reference_page(dialect, findings=Findings(verdicts=verdicts))
    assert "Canonicalized by: [`TransposeTwice`](#patterns)\n" in page
    row = next(line for line in page.splitlines() if line.startswith("| `TransposeTwice`"))
    assert row.endswith("is the tensor. refuted |")
    package = bundled_dialect("scf")
    assert package is not None
    scf = load_dialect(CHECKOUT / "dialect_specs" / "scf.yaml")
    assert "CombineIfs" in written_patterns(scf, package)["scf.if"]


def test_hooks_that_fail_to_list_patterns_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(dialects: object) -> None:
        raise KeyError("nobody")

    monkeypatch.setattr("odsgen.reference.findings.canonicalization_patterns", fail)
    package = bundled_dialect("scf")
    assert package is not None
    scf = load_dialect(CHECKOUT / "dialect_specs" / "scf.yaml")
    with pytest.raises(HookError, match="canonicalization patterns fail: KeyError: 'nobody'"):
        written_patterns(scf, package)


def test_verdicts_of_folds_and_traits() -> None:
    dialect = load_dialect(CHECKOUT / "dialect_specs" / "arith.yaml")
    op = next(op for op in dialect.ops if op.name == "arith.minui")
    claims = [f"arith.minui: {each.text}" for each in op.folds]
    verdicts = {**dict.fromkeys(claims, "proved (i8)"), "arith.minui: Commutative": "proved (i4)"}
    page = reference_page(dialect, findings=Findings(verdicts=verdicts))
    assert page.count("proved (i8) |") == len(claims) > 0
    assert "- its operands may change places (`Commutative`: proved (i4))\n" in page


@pytest.mark.skipif(find_spec("z3") is None, reason="the extra odsgen[prove] is not installed")
def test_prove(tmp_path: Path) -> None:
    spec = tmp_path / "half.yaml"
    spec.write_text(
        "dialect: half\nops:\n  both:\n    traits: [Pure, SameOperandsAndResultType, Commutative]\n"
        "    arguments: {lhs: AnySignlessInteger, rhs: AnySignlessInteger}\n"
        "    results: {result: AnySignlessInteger}\n"
        "    semantics: $lhs & $rhs\n",
        "utf-8",
    )
    result = CliRunner().invoke(cli, ["docs", str(spec), "-o", str(tmp_path), "--prove"])
    assert result.exit_code == 0, result.output
    assert "(`Commutative`: proved (i1 to i64" in (tmp_path / "half.md").read_text("utf-8")


#: Other projects' definitions that are on this machine: `ODSGEN_DEFINITIONS=circt/include:torch-mlir/include`.
_OF_OTHERS = [
    Path(each) for each in os.environ.get("ODSGEN_DEFINITIONS", "").split(os.pathsep) if each
]


@requires_oracle
@pytest.mark.parametrize("definitions", [DEFINITIONS, *_OF_OTHERS], ids=str)
def test_site_of_tablegen_alone(definitions: Path, tmp_path: Path) -> None:
    pages, site = tmp_path / "pages", tmp_path / "site"
    arguments = [str(definitions), "-o", str(pages), "--site", str(site)]
    result = CliRunner().invoke(cli, ["docs", *arguments])
    assert result.exit_code == 0, result.output
    names = {path.stem for path in pages.glob("*.md")} - {"index"}
    assert names
    assert definitions is not DEFINITIONS or names == {"hw", "comb", "synth"}
    for name in names:
        text = (site / f"{name}.html").read_text("utf-8")
        assert f"The dialect <code>{name}</code>" in text
        targets = set(re.findall(r'href="(?!\w+:|#|\.\.?/)([^"#?]+)', text))
        assert [target for target in targets if not (site / target).exists()] == []


def test_a_folder_without_definitions(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["docs", str(tmp_path), "-o", str(tmp_path / "pages")])
    assert result.exit_code == 1
    assert "Traceback" not in result.output and "error" in result.output.lower()


def test_words_of_conditions() -> None:
    dialect = load_dialect_text(
        'dialect: d\nops:\n  a:\n    arguments: {x: AnyType, y: AnyType}\n    traits: ["AllTypesMatch<[x, y]>"]\n'
    )
    (use,) = dialect.ops[0].traits
    assert in_words(use, dialect) == "all of x, y have same type"
