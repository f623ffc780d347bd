"""Other names for what a program names, and the ways from programs and hooks to specs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lsprotocol import types

from odsgen.lsp.answers import Document, RenameRefused
from odsgen.lsp.dialect_specs import DialectSpecs
from odsgen.lsp.mlir.document import MlirDocument
from odsgen.lsp.positions import TextPositions
from odsgen.lsp.python.document import HooksDocument
from odsgen.lsp.spec.document import SpecDocument
from odsgen.runtime import parse
from odsgen.runtime.registry.context import Context
from tests.lsp.test_programs import place

CHECKOUT = Path(__file__).resolve().parents[2]

PROGRAM = """\
#map = affine_map<(d0) -> (d0)>
!int = i32
func.func private @callee(!int) -> i32
module @inner {
  func.func private @other()
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %pair:2 = "test.op"(%0) ({
      %in = arith.constant 1 : i32
      "test.use"(%in, %0) : (i32, i32) -> ()
    }, {
      %in = arith.constant 2 : i32
      "test.end"(%in) {at = @inner::@other} : (i32) -> ()
    }) : (i32) -> (i32, i32)
    func.call @other() : () -> ()
    cf.br ^last(%pair#1 : i32)
  ^last(%z: i32):
    return %z : i32
  }
  func.func @g(%a: i32) {
    cf.br ^last
  ^last:
    return
  }
}
"""


def program(text: str = PROGRAM) -> MlirDocument:
    return MlirDocument("file:///p.mlir", text, lambda: Context(allow_unregistered=True))


def renamed(text: str, marked: str, name: str) -> str:
    """A program with the edits of a rename."""
    edits = program(text).renamed(types.Position(*place(text, marked)), name)
    positions = TextPositions(text)
    for edit in sorted(edits, key=lambda e: positions.offset(e.range.start), reverse=True):
        start, end = positions.offset(edit.range.start), positions.offset(edit.range.end)
        text = text[:start] + edit.new_text + text[end:]
    return text


@pytest.mark.parametrize(
    "marked, name, changed",
    [
        ("@f(%|a", "b", [("@f(%a:", "@f(%b:"), ("addi %a, %a", "addi %b, %b")]),
        ("use\"(%i|n", "%out", [("%in = arith.constant 1", "%out = arith.constant 1"), ("(%in, %0)", "(%out, %0)")]),
        ("%pa|ir:2", "two", [("%pair", "%two")]),
        ("^last(%z|:", "y", [("(%z:", "(%y:"), ("return %z", "return %y")]),
        ("^la|st(%pair", "^end", [("^last(", "^end(")]),
        ("@callee(!i|nt", "word", [("!int", "!word")]),
        ("#m|ap", "same", [("#map", "#same")]),
        ("call @ot|her", "another", [("@other", "@another")]),
        ("@inner::@ot|her", "another", [("@other", "@another")]),
        ("module @in|ner", "outer", [("@inner", "@outer")]),
    ],
)  # fmt: skip
def test_a_name_changes_wherever_it_is_meant(
    marked: str, name: str, changed: list[tuple[str, str]]
) -> None:
    found = renamed(PROGRAM, marked, name)
    expected = PROGRAM
    for before, after in changed:
        expected = expected.replace(before, after)
    assert found == expected
    parse(found, Context(allow_unregistered=True)).verify()


@pytest.mark.parametrize(
    "marked, name, reason",
    [
        ("%0 =| arith", "a", "there is no name here"),
        ("@f(%|a", "0", "the name '%0' is taken"),
        ("@f(%|a", "in", "the name '%in' is taken"),  # inside a region that could use it
        ("use\"(%i|n", "pair", "the name '%pair' is taken"),
        ("@f(%|a", "a b", "'%a b' cannot be the name of a value"),
        ("@f(%|a", "", "'%' cannot be the name of a value"),
        ("call @ot|her", "f", "the name '@f' is taken"),
        ("call @ot|her", "a-b", "'@a-b' cannot be the name of a symbol"),
        ("#m|ap", "a.b", "'#a.b' cannot be the name of an attribute alias"),
        ("affine_m|ap", "x", "'affine_map' is not defined here"),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_given_is_refused(marked: str, name: str, reason: str) -> None:
    with pytest.raises(RenameRefused) as refused:
        renamed(PROGRAM, marked, name)
    assert str(refused.value) == reason


GENERIC = """\
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.call"() <{callee = @f}> : () -> ()
    "func.return"() : () -> ()
  }) {note = "f"} : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    }) {sym_visibility = "private"} : () -> ()
  }) {sym_name = "inner"} : () -> ()
  "test.use"() {at = @inner::@f, own = @f} : () -> ()
}) : () -> ()
"""


@pytest.mark.parametrize(
    "marked, name, changed",
    [
        ('sym_name = "|f"}> ({\n    "func.call"', "g", [('"f"}> ({\n    "func.call"', '"g"}> ({\n    "func.call"'), ("<{callee = @f", "<{callee = @g"), ("own = @f", "own = @g")]),
        ("own = @|f", "@g", [('"f"}> ({\n    "func.call"', '"g"}> ({\n    "func.call"'), ("<{callee = @f", "<{callee = @g"), ("own = @f", "own = @g")]),
        ('sym_name = "in|ner"', "other", [('"inner"', '"other"'), ("@inner", "@other")]),
        ("@inner::@|f", "h", [('"f"}> ({\n    })', '"h"}> ({\n    })'), ("::@f", "::@h")]),
    ],
)  # fmt: skip
def test_a_symbol_of_the_generic_form(
    marked: str, name: str, changed: list[tuple[str, str]]
) -> None:
    expected = GENERIC
    for before, after in changed:
        expected = expected.replace(before, after)
    assert expected != GENERIC and renamed(GENERIC, marked, name) == expected


def test_a_string_that_is_no_symbol_is_not_renamed() -> None:
    with pytest.raises(RenameRefused, match="is not defined here"):
        renamed(GENERIC, 'note = "|f"', "g")
    with pytest.raises(RenameRefused, match="the name '@inner' is taken"):
        renamed(GENERIC, "own = @|f", "inner")


NESTED = """\
module {
  func.func private @a()
  module @inside {
    func.func private @b()
    "test.use"() {at = @a} : () -> ()
  }
  "test.use"() {at = @b} : () -> ()
}
"""


@pytest.mark.parametrize("marked, name", [("private @|a", "b"), ("private @|b", "a")])
def test_a_symbol_is_not_caught_by_a_table_inside(marked: str, name: str) -> None:
    with pytest.raises(RenameRefused, match="is taken"):
        renamed(NESTED, marked, name)


def target(document: Document, text: str, marked: str) -> list[str]:
    """The lines that a definition leads to."""
    found = document.definition(types.Position(*place(text, marked)))
    lines = []
    for location in found:
        file = Path(location.uri.removeprefix("file://"))
        line = file.read_text("utf-8").split("\n")[location.range.start.line]
        lines.append(f"{file.name}: {line.strip()}")
    return lines


def test_from_a_program_to_the_spec() -> None:
    text = 'func.func @f(%p: !llvm.ptr) {\n  llvm.intr.fake %p\n}\n"arith.addi"'
    text = text.replace("  llvm.intr.fake %p\n", "  return\n")
    document = program(text)
    assert target(document, text, "func.fu|nc") == ["func.yaml: func:"]
    assert target(document, text, "retu|rn") == ["func.yaml: return:"]
    assert target(document, text, "!llvm.p|tr") == ["llvm.yaml: LLVMPointerType:"]
    assert target(document, text, "{|\n") == []


SHOP = """\
dialect: shop
ops:
  sell:
    arguments: {count: I32}
    results: {total: I32}
    verifier: true
    fold: true
"""
HOOKS = '''\
from odsgen.hooks import folds, verifies

from . import SellOp


@verifies(SellOp)
def is_positive(op: SellOp) -> None:
    """Nothing."""


@folds(SellOp)
def fold(op: SellOp, operands: object) -> None:
    """Nothing."""


def helper() -> None:
    """Nothing."""
'''


@pytest.mark.parametrize("named", ["package", "module"])
def test_between_a_spec_and_its_hooks(
    tmp_path: Path, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = tmp_path / "shop.yaml"
    text = SHOP
    package = tmp_path / "shop"
    package.mkdir()
    if named == "package":
        header = (
            "# Generated by odsgen 0.2.0 from shop.yaml. Change that and run `odsgen generate`."
        )
        (package / "__init__.py").write_text(header + "\nDIALECT = 0\n", "utf-8")
    else:
        monkeypatch.syspath_prepend(tmp_path)
        (package / "__init__.py").write_text("", "utf-8")
        text = text.replace("ops:", "hooks: shop.hooks\nops:")
    spec.write_text(text, "utf-8")
    hooks = package / "hooks.py"
    hooks.write_text(HOOKS, "utf-8")
    document = HooksDocument(hooks.as_uri(), HOOKS, DialectSpecs())
    assert target(document, HOOKS, "@verifies(Sell|Op)") == ["shop.yaml: verifier: true"]
    assert target(document, HOOKS, "def fo|ld(") == ["shop.yaml: fold: true"]
    assert target(document, HOOKS, "def hel|per") == []
    if named == "module":
        back = SpecDocument(spec.as_uri(), text)
        assert target(back, text, "ver|ifier: true") == [
            "hooks.py: def is_positive(op: SellOp) -> None:"
        ]
        assert target(back, text, "fo|ld: true") == [
            "hooks.py: def fold(op: SellOp, operands: object) -> None:"
        ]


def test_from_a_bundled_hook_to_the_spec() -> None:
    file = CHECKOUT / "odsgen" / "dialects" / "scf" / "verifiers.py"
    text = file.read_text("utf-8")
    at = text.index("@verifies(")
    document = HooksDocument(file.as_uri(), text, DialectSpecs())
    positions = TextPositions(text)
    found = document.definition(positions.position(at + 1))
    assert found and all(location.uri.endswith("/dialect_specs/scf.yaml") for location in found)


@pytest.mark.parametrize(
    "text", ["", "@", "@folds(", "@folds()\ndef f(): pass", "def (", "\0", "x" * 99]
)
def test_python_that_is_no_module_of_hooks(text: str, tmp_path: Path) -> None:
    document = HooksDocument((tmp_path / "a.py").as_uri(), text, DialectSpecs())
    for line in range(3):
        assert document.definition(types.Position(line, 1)) == []
    assert document.diagnostics() == [] and document.semantic_tokens() == []


def test_any_rename_that_is_taken_leaves_a_program_that_means_the_same() -> None:
    """A rename either is refused, or gives a program that is read and differs in names alone."""
    numbers = random.Random(7)
    names = "%a %0 %in %z %new ^last ^x @f @g @other @inner @callee @q".split()
    plain = str(parse(PROGRAM, Context(allow_unregistered=True)))
    refused = 0
    for _ in range(80):
        offset = numbers.randrange(len(PROGRAM))
        document = program()
        position = TextPositions(PROGRAM).position(offset)
        new = numbers.choice(names)
        try:
            edits = document.renamed(position, new)
        except RenameRefused:
            refused += 1
            continue
        text, old = PROGRAM, ""
        for edit in sorted(
            edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True
        ):
            positions = TextPositions(text)
            start, end = positions.offset(edit.range.start), positions.offset(edit.range.end)
            old, text = text[start:end], text[:start] + edit.new_text + text[end:]
        shown = str(parse(text, Context(allow_unregistered=True)))
        assert old[:1] == "@" or shown == plain, (old, new)
    assert 10 < refused < 80
