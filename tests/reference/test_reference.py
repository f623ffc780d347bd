"""Reference pages: what they say, the examples that are checked, the command and its site."""

from __future__ import annotations

import base64
import json
import re
import zlib
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from odsgen.cli.commands import cli
from odsgen.ods import load_dialect, load_dialect_text
from odsgen.reference import examples_of, index_page, program_of, reference_page
from odsgen.runtime import Context
from tests.bundled import CHECKOUT

HERE = Path(__file__).parent

SPEC = """\
dialect: shop
summary: Things that are sold.
description: |
  A `good` has a price; an order has goods.

  ```mlir
  %g = shop.good 3 : !shop.good
  ```
types:
  GoodType: {mnemonic: good, summary: A good., description: One of many.}
  BoxType:
    mnemonic: box
    parameters: {content: Type, count: {kind: int64, default: 1, summary: How many.}}
    assembly_format: "`<` $content (`,` $count^)? `>`"
enums:
  Size: {storage: i32, cases: {small: 0, big: {value: 1, summary: Two hands.}}, summary: How big it is.}
attributes:
  SizeAttr: {mnemonic: size, enum: Size}
interfaces:
  Priced: {kind: op, methods: {price: {returns: int, summary: In cents.}}, summary: Has a price.}
ops:
  good:
    summary: Makes a good.
    description: |
      It costs nothing | or little.

      ```mlir
      %g = shop.good 3 : !shop.good
      %h = shop.good 4 : !shop.good
      ```
    arguments: {cost: {constraint: I64Attr, summary: The price | in cents.}}
    results: {result: GoodType}
    traits: [Pure]
    assembly_format: "$cost attr-dict `:` type($result)"
  order:
    summary: Sells goods.
    description: |
      ```mlir
      shop.order %good, %good : !shop.good, !shop.good
      ```
    arguments: {goods: Variadic<GoodType>, note: OptionalAttr<StrAttr>, count: "DefaultValuedAttr<I32Attr, 1>"}
    assembly_format: "$goods (`note` $note^)? attr-dict (`:` type($goods)^)?"
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["docs", *arguments])


def test_page() -> None:
    page = reference_page(load_dialect_text(SPEC))
    expected = HERE / "shop.md"
    assert page == expected.read_text("utf-8")


def test_page_says_what_is_not_checked() -> None:
    spec = """dialect: u
missing_hooks: allowed
written_hooks: {verifies: [BOp]}
constraints: {Rare: {type: AnyType, predicate: "hook(u.check_rare, $_self)"}}
ops:
  a: {verifier: true, fold: true, arguments: {x: Rare}}
  b: {verifier: true}
"""
    page = reference_page(load_dialect_text(spec))
    listed = page.partition("## Not checked")[2].splitlines()[-2:]
    assert listed == [
        "| `@checks(\"check_rare\")` | checks what predicates pass to 'check_rare' |",
        "| `@verifies(AOp)` | verifies the operation 'u.a' |",
    ]


def test_index_lists_dialects() -> None:
    assert (
        "[`shop`](shop.md) | Things that are sold. | 2 operations, 2 types, 1 attribute |"
        in index_page([load_dialect_text(SPEC)])
    )


@pytest.mark.parametrize("name", ("arith", "cf", "gpu", "scf", "toy"))
def test_bundled_dialects_have_pages(name: str) -> None:
    dialect = load_dialect(CHECKOUT / "dialect_specs" / f"{name}.yaml")
    page = reference_page(dialect)
    for summary in (
        *(op.summary for op in dialect.ops),
        *(type.summary for type in dialect.types),
        *(attribute.summary for attribute in dialect.attributes),
    ):
        assert summary.strip() in page
    assert all(f"### `{op.name}`\n" in page for op in dialect.ops)


def test_command(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(SPEC, "utf-8")
    result = run(str(spec), "-o", str(tmp_path / "pages"))
    assert result.exit_code == 0, result.output
    assert "1 page, index.md" in result.output.replace("\n", "")
    assert (tmp_path / "pages" / "shop.md").read_text("utf-8").startswith("# The dialect `shop`")


def test_wrong_example_fails(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(SPEC.replace("shop.order %good, %good :", "shop.order %good :"), "utf-8")
    result = run(str(spec), "-o", str(tmp_path))
    assert result.exit_code == 1
    line = 1 + (tmp_path / "shop.yaml").read_text("utf-8").splitlines().index(
        "      shop.order %good : !shop.good, !shop.good"
    )
    assert f"shop.yaml:{line}:" in result.output.replace("\n", "")
    assert "error: the example of 'shop.order' is refused: " in result.output
    assert (tmp_path / "shop.md").exists()
    assert run(str(spec), "-o", str(tmp_path), "--no-check").exit_code == 0


def test_refused_spec(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text("dialect: 3shop", "utf-8")
    result = run(str(spec), "-o", str(tmp_path / "pages"))
    assert result.exit_code == 1
    assert "shop.yaml:1:10: error: " in result.output
    assert not (tmp_path / "pages").exists()


def test_examples() -> None:
    owners = [example.owner for example in examples_of(load_dialect_text(SPEC))]
    assert owners == ["shop", "shop.good", "shop.order"]


@pytest.mark.parametrize(
    "fragment, program",
    [
        ("func.func @f() {\n  return\n}\n", "func.func @f() {\n  return\n}\n"),
        (
            "%0 = arith.addi %a, %b : i32\n",
            "func.func @example(%a: i32, %b: i32) {\n%0 = arith.addi %a, %b : i32\nreturn\n}\n",
        ),
        (
            "cf.cond_br %c, ^a(%x : i32), ^b\n",
            "func.func @example(%c: i1, %x: i32) {\ncf.cond_br %c, ^a(%x : i32), ^b\n"
            "^a(%passed_0: i32):\nreturn\n^b:\nreturn\n}\n",
        ),
    ],
)
def test_fragments(fragment: str, program: str) -> None:
    assert program_of(fragment, Context()) == program


@pytest.mark.skipif(find_spec("material") is None, reason="the extra odsgen[docs] is not installed")
def test_site(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(SPEC, "utf-8")
    site = tmp_path / "site"
    result = run(str(spec), "-o", str(tmp_path / "pages"), "--site", str(site), "--name", "Shops")
    assert result.exit_code == 0, result.output
    assert "Makes a good." in (site / "shop.html").read_text("utf-8")
    assert "Shops" in (site / "index.html").read_text("utf-8")
    assert not list(tmp_path.glob("mkdocs*"))


def test_examples_open_in_a_playground(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(SPEC, "utf-8")
    address = "https://example.org/play/"
    result = run(str(spec), "-o", str(tmp_path / "pages"), "--playground", address)
    assert result.exit_code == 0, result.output
    page = (tmp_path / "pages" / "shop.md").read_text("utf-8")
    links = re.findall(r"\[Open in the playground\]\((.*)\)", page)
    assert len(links) == 3
    fragment = links[-1].removeprefix(f"{address}#v1=")
    packed = base64.urlsafe_b64decode(fragment + "=" * (-len(fragment) % 4))
    texts = json.loads(zlib.decompress(packed, -15))
    assert texts["spec"] == SPEC
    assert texts["program"] == (
        "func.func @example(%good: !shop.good) {\nshop.order %good, %good : !shop.good, !shop.good\nreturn\n}\n"
    )
