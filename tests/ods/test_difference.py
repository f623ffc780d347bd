"""`odsgen diff`: what changed from one dialect to another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from odsgen.cli.commands import cli
from odsgen.ods import load_dialect, load_dialect_text
from odsgen.ods.difference import dialect_changes
from tests.bundled import SPECS

OLD = """\
dialect: shop
summary: Goods.
ops:
  buy:
    arguments: {price: I32, count: "Optional<I32>", kind: "OptionalAttr<StrAttr>"}
    results: {item: AnyType}
    traits: [Commutative, "AllTypesMatch<[price, item]>"]
    assembly_format: "$price (`,` $count^)? attr-dict `:` type($item)"
  sell: {arguments: {item: AnyType}}
types:
  Coin: {mnemonic: coin, parameters: {value: int}, assembly_format: "`<` $value `>`"}
enums:
  Size: {storage: i32, cases: {small: 0, big: 1}}
"""

NEW = """\
dialect: shop
summary: Goods and more.
ops:
  buy:
    summary: Buys something.
    arguments: {price: I64, kind: StrAttr, count: "Optional<I32>"}
    results: {item: AnyType}
    traits: [SameTypeOperands]
    assembly_format: "$price $kind (`,` $count^)? attr-dict `:` type($item)"
  swap: {arguments: {item: AnyType}}
types:
  Coin: {mnemonic: coin, parameters: {value: int, of: Type}, assembly_format: "`<` $value `,` $of `>`"}
enums:
  Size: {storage: i32, cases: {small: 0, big: 2, huge: 3}}
"""

CHANGES = """\
operation 'shop.buy': operand 'price': 32-bit signless integer -> 64-bit signless integer
operation 'shop.buy': attribute 'kind': optional string attribute -> string attribute
operation 'shop.buy': order of the arguments: price, count, kind -> price, kind, count
operation 'shop.buy': assembly format: $price (`,` $count^)? attr-dict `:` type($item) -> \
$price $kind (`,` $count^)? attr-dict `:` type($item)
operation 'shop.buy': trait SameTypeOperands is new
operation 'shop.buy': invariant 'all of {price, item} have same type' is gone
operation 'shop.buy': trait Commutative is gone
operation 'shop.buy': trait AllTypesMatch<[price, item]> is gone
operation 'shop.swap' is new
type 'Coin': parameter 'of' is new: Type
type 'Coin': assembly format: `<` $value `>` -> `<` $value `,` $of `>`
enum 'Size': case 'big': 1, "big" -> 2, "big"
enum 'Size': case 'huge' is new: 3, "huge"
operation 'shop.sell' is gone
"""


def test_changes() -> None:
    changes = dialect_changes(load_dialect_text(OLD), load_dialect_text(NEW))
    assert "".join(f"{change}\n" for change in changes) == CHANGES


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ("I32", "I64", "operand 'x': 32-bit signless integer -> 64-bit signless integer"),
        ("Odd<I32>", "Odd<I64>", "operand 'x' has changed inside: odd"),
        ("I32", "Variadic<I32>", "operand 'x': 32-bit signless integer -> variadic of 32-bit"),
    ],
)
def test_constraint(old: str, new: str, change: str) -> None:
    spec = (
        "dialect: t\nconstraints: {{Odd<T>: {{type: $T, summary: odd}}}}\n"
        "ops: {{o: {{arguments: {{x: '{}'}}}}}}"
    )
    (found,) = dialect_changes(*(load_dialect_text(spec.format(name)) for name in (old, new)))
    assert change in str(found)


def test_hooks_that_have_to_be_written() -> None:
    spec = "dialect: t\nops: {o: {verifier: true, fold: true}, p: {fold: true}}\n"
    old = spec + "missing_hooks: allowed\nwritten_hooks: {verifies: [OOp], folds: [all]}\n"
    new = spec + "missing_hooks: allowed\nwritten_hooks: {folds: [all, '!POp'], form: []}\n"
    changes = dialect_changes(load_dialect_text(old), load_dialect_text(new))
    assert [str(change) for change in changes] == [
        "written hooks @folds: all -> all, !POp",
        "written hooks @verifies is gone: OOp",
    ]
    (change,) = dialect_changes(
        load_dialect_text(spec + "missing_hooks: allowed\n"), load_dialect_text(spec)
    )
    assert str(change) == "allows_missing_hooks is gone"


@pytest.mark.parametrize(
    "path", [p for p in SPECS if p.stem in ("arith", "scf", "transform")], ids=lambda p: p.stem
)
def test_no_dialect_differs_from_itself(path: Path) -> None:
    assert dialect_changes(load_dialect(path), load_dialect(path)) == []


def test_command(tmp_path: Path) -> None:
    for folder, text in (("old", OLD), ("new", NEW)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "shop.yaml").write_text(text)
    (tmp_path / "new" / "till.yaml").write_text("dialect: till\n")
    old, new = str(tmp_path / "old"), str(tmp_path / "new")
    run = CliRunner().invoke
    shown = run(cli, ["diff", f"{old}/shop.yaml", f"{new}/shop.yaml"])
    lines = "".join(f"  {line}\n" for line in CHANGES.splitlines())
    assert (shown.exit_code, shown.output) == (0, f"shop\n{lines}")
    both = run(cli, ["diff", old, new, "--exit-code"])
    assert (both.exit_code, both.output) == (1, f"shop\n{lines}till\n  dialect 'till' is new\n")
    assert run(cli, ["diff", old, old, "--exit-code"]).exit_code == 0
    as_json = json.loads(run(cli, ["diff", old, new, "--json"]).output)
    assert as_json[-1] == {
        "dialect": "till",
        "definition": "",
        "part": "dialect 'till'",
        "old": None,
        "new": "",
    }
    refused = run(cli, ["diff", old, f"{new}/shop.yaml"])
    assert refused.exit_code == 1 and "must both be specs or both be folders" in refused.output
