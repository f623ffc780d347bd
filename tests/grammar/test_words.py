"""The grammars for editors are those that the specs give."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.grammar import EDITORS, files, words_of


def test_the_committed_words_are_those_of_the_specs() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path}: run `make grammar`"


def test_the_parser_is_made_of_the_committed_words() -> None:
    grammar = EDITORS / "tree-sitter-mlir"
    words = json.loads((grammar / "words.json").read_text("utf-8"))
    made = json.loads((grammar / "src" / "grammar.json").read_text("utf-8"))
    keywords = made["rules"]["keyword"]["content"]["members"]
    assert [member["value"] for member in keywords] == words["keywords"]
    parser = (grammar / "src" / "parser.c").read_text("utf-8")
    rules = re.findall(r'^  \[sym_(\w+)\] = "\w+",$', parser, re.MULTILINE)
    visible = {name for name in made["rules"] if name[0] != "_"}
    assert set(rules) >= visible - {"keyword"}


def test_words_of_a_spec(tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(
        "dialect: shop\n"
        "op_classes:\n  End: {traits: [Terminator]}\n"
        "ops:\n"
        "  hall: {default_dialect: shop, regions: {body: AnyRegion}}\n"
        "  sell.off: {assembly_format: '`forall` $a `,` (`at` `<` $b^ `>`)? attr-dict'}\n"
        "  leave: {extends: End}\n",
        "utf-8",
    )
    words = words_of([spec])
    assert {"forall", "at"} <= words.keywords and "," not in words.keywords
    assert words.bare_operations == ["hall", "leave"]
    assert words.terminator_names == ["leave", "shop.leave"]


def test_the_grammar_of_vs_code_knows_each_kind_of_token() -> None:
    package = json.loads((EDITORS / "vscode" / "package.json").read_text("utf-8"))
    (contributed,) = package["contributes"]["grammars"]
    grammar = json.loads((EDITORS / "vscode" / contributed["path"]).read_text("utf-8"))
    assert contributed["scopeName"] == grammar["scopeName"]
    line = '  %0 = arith.addi %a, %b {k = "s", n = #x.y<1>} : !d.t loc(@f) ^bb // c'
    found: dict[str, str | None] = {}
    for pattern in grammar["patterns"]:
        match = re.compile(pattern["match"]).search(line)
        if match is not None:
            found.setdefault(match[0], pattern.get("name"))
    assert found["%0"] == "variable.other.mlir" and "comment" in (found["// c"] or "")
    assert found["arith.addi"] == "keyword.operator.operation.mlir"
    assert found["@f"] and found["^bb"] and found["#x.y"] and found["!d.t"] and found['"s"']
