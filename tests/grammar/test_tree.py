"""The tree-sitter grammar reads programs."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("tree_sitter")

from tests.grammar.parser import COMPILER, GRAMMAR, errors, language, tree
from tests.grammar.structure import operations_of_the_parser, operations_of_the_tree
from tools.grammar import CHECKOUT

SAMPLES = sorted((CHECKOUT / "playground" / "programs").glob("*.mlir")) + sorted(
    (CHECKOUT / "tests" / "passes" / "cases").rglob("*.mlir")
)
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")


@needs_compiler
def test_kinds_of_nodes() -> None:
    text = """\
#map = affine_map<(d0) -> (d0 + 1)>
!word = i32
module {
  %0:2, %b = "a.b"(%x#1) ({
  ^bb0(%y: vector<4x[2]xf32>):  // a comment
    scf.yield
  }, {}) {k = true, "q" = -1.5e3, llvm.x} : (!word) -> memref<?x4x!d.t<"s">, #map>
  func.func private @f(%a: i32 {llvm.noalias}) attributes {a.b}
  return %0#1 to ^bb0
}
"""
    root = tree(text)
    assert not list(errors(root))
    kinds: dict[str, list[str]] = {}
    pending = [root]
    while pending:
        node = pending.pop()
        pending += reversed(node.children)
        kinds.setdefault(node.type, []).append((node.text or b"").decode())
    assert kinds["operation_name"] == ["module", '"a.b"', "scf.yield", "func.func", "return"]
    assert kinds["alias_name"] == ["#map", "!word"]
    assert kinds["value"] == ["%0", "%b", "%x#1", "%y", "%a", "%0#1"]
    assert kinds["block_name"] == ["^bb0", "^bb0"]
    assert kinds["symbol"] == ["@f"]
    assert kinds["dimensions"] == ["4x[2]x", "?x4x"]
    assert kinds["builtin_type"] == ["i32", "f32", "i32"]
    assert kinds["dialect_type"] == ["!word", "!d.t"]
    assert kinds["dialect_attribute"] == ["#map"]
    assert kinds["string"] == ['"q"', '"s"']
    assert kinds["number"] == ["1", "2", "-1.5e3"] and kinds["boolean"] == ["true"]
    assert kinds["comment"] == ["// a comment"]
    assert {"private", "attributes", "to"} <= set(kinds["keyword"])
    assert len(kinds["region"]) == 2 and len(kinds["block"]) == 1
    assert kinds["dictionary"][1:] == ["{k = true, \"q\" = -1.5e3, llvm.x}", "{llvm.noalias}", "{a.b}"]  # fmt: skip


@needs_compiler
@pytest.mark.parametrize("path", SAMPLES[::8], ids=lambda path: path.stem)
def test_programs_have_trees_with_the_operations_that_the_parser_finds(path: Path) -> None:
    for text in path.read_text("utf-8").split("// -----"):
        known = operations_of_the_parser(text)
        if known is not None:
            assert not list(errors(tree(text)))
            assert operations_of_the_tree(tree(text)) == known


@needs_compiler
@pytest.mark.parametrize("query", sorted((GRAMMAR / "queries").glob("*.scm")), ids=lambda p: p.stem)
def test_queries_fit_the_grammar(query: Path) -> None:
    from tree_sitter import Query, QueryCursor

    text = query.read_text("utf-8")
    captures = QueryCursor(Query(language(), text)).captures(tree("%0 = a.b {x = 1} : i32\n"))
    assert captures


@needs_compiler
@pytest.mark.parametrize("text", ["", "%", '"', "{" * 5000, "<" * 5000, "^(", "%a:", "#", "a.", "\0", "(" * 999 + ")" * 999, '"a' * 500, "%a, " * 2000, "^b" + "(" * 3000])  # fmt: skip
def test_texts_that_are_no_mlir_have_a_tree(text: str) -> None:
    assert tree(text).end_byte <= len(text.encode())
