"""Answers that editors ask for by themselves: signatures, hints between the characters, colours, the order of completions, quick fixes."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("pygls")

from click.testing import CliRunner
from lsprotocol import types

from odsgen.cli.commands import cli
from odsgen.lsp.answers import Document, RenameRefused
from odsgen.lsp.mlir.document import MlirDocument
from odsgen.lsp.positions import TextPositions
from odsgen.lsp.spec.document import SpecDocument
from odsgen.lsp.token_kinds import TOKEN_MODIFIERS, TOKEN_TYPES, token_edits
from odsgen.runtime.registry.context import Context
from tests.lsp.client import Client
from tests.lsp.corpus import SERVER

URI = "file:///p.mlir"
HEAD = "func.func @f(%x: i32, %y: i64, %m: memref<?xi32>, %i: index, %c: i1) {\n"
TAIL = "\n  return\n}\n"


def program(text: str) -> MlirDocument:
    return MlirDocument(URI, text, lambda: Context(allow_unregistered=True))


def written(marked: str) -> tuple[MlirDocument, types.Position]:
    """A program with one line that is being written, and the place of its `|`."""
    text = HEAD + marked.replace("|", "") + TAIL
    return program(text), types.Position(1, marked.index("|"))


# --- signatures -----------------------------------------------------------------------------------------------------


def active_part(marked: str) -> str | None:
    """The part of the format that is marked as the one in work."""
    document, position = written(marked)
    found = document.signature(position)
    if found is None or found.active_parameter is None:
        return None
    (signature,) = found.signatures
    assert signature.parameters is not None
    label = signature.parameters[found.active_parameter].label
    assert isinstance(label, tuple)
    return signature.label[label[0] : label[1]]


@pytest.mark.parametrize(
    "marked, part",
    [
        ("  %0 = arith.addi |", "$lhs"),
        ("  %0 = arith.addi %x|", "$lhs"),
        ("  %0 = arith.addi %x, |", "$rhs"),
        ("  %0 = arith.addi %x, %x|, ", "$rhs"),
        ("  %0 = arith.addi %x, %x overflow<|", "$overflowFlags"),
        ("  %0 = arith.addi %x, %x overflow<nsw> : |", "type($result)"),
        ("  %0 = arith.addi %x, %x {a = [|1]} : i32", "attr-dict"),
        ("  memref.store %x, %m[|", "$indices"),
        ("  memref.store %x, %m[%i, |", "$indices"),
        ("  memref.store %x, %m[%i] : |", "type($memref)"),
        ("  cf.cond_br %c, |", "$trueDest"),
        ("  cf.cond_br %c, ^a(%x : i32), |", "$falseDest"),
        ("  cf.cond_br %c, ^a(%x : |", "type($trueDestOperands)"),
        ("  return |", "$operands"),
        ("  func.call @f(|", "$operands"),
        ("  func.call @f(%x) : (|", "functional-type($operands, results)"),
        ("  %0 = arith.cmpi slt, %x, |", "$rhs"),
        ("  %0 = arith.constant |", "$value"),
        ("  cf.assert %c, \"|", "$msg"),
        ("  scf.if |", "%condition"),  # a form that a hook reads
        ("  scf.if %c |", "types"),
        ("  scf.if %c -> (i32) |", "…"),
        ("  scf.if %c {\n|", None),  # an operation of its own
        ("  scf.for |", "unsigned"),
        ("  scf.for %j = |", "%low"),
        ("  scf.for %j = %i to |", "%high"),
        ("  scf.for %j = %i to %i step %i iter_args(|", "%a"),
        ("  scf.for %j = %i to %i step %i iter_args(%a = %x) -> (|", "types"),
        ("  %0 = vector.transfer_read %m[%i, |", "%j"),
        ("  %0 = vector.transfer_read %m[%i], |", "%padding"),
        ("  %0 = vector.transfer_read %m[%i], %x : |", "memref"),
        ("  %0 = vector.transfer_read %m[%i], %x {a = [1, |", "attributes"),
        ("  nothing.known |", None),
        ("  return\n|", None),
        ("|  return", None),
    ],
)  # fmt: skip
def test_the_element_that_is_written(marked: str, part: str | None) -> None:
    assert active_part(marked) == part


def test_a_signature_tells_what_its_parts_are() -> None:
    document, position = written("  memref.store %x, |")
    found = document.signature(position)
    assert found is not None and found.signatures[0].parameters is not None
    shown = [p.documentation for p in found.signatures[0].parameters]
    assert "operand, memref of any type values" in str(shown[1])
    assert shown[-1] == "type of `memref`, memref of any type values"


# --- completion -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marked, first",
    [
        ("  %0 = arith.addi %y, |", "%y"),  # the type of the other operand
        ("  memref.store %x, |", "%m"),
        ("  memref.store %x, %m[|", "%i"),
        ("  cf.cond_br |", "%c"),
        ("  %0 = arith.cmpi slt, %x, |", "%x"),
        ("  %0 = memref.load |", "%m"),
        ("  %0 = arith.trunci |", "%c"),  # any integer: the nearest one
    ],
)
def test_values_of_the_right_type_come_first(marked: str, first: str) -> None:
    document, position = written(marked)
    items = document.completions(position)
    values = [item for item in items if item.label[:1] == "%"]
    assert {item.label for item in values} == {"%x", "%y", "%m", "%i", "%c"}
    assert min(values, key=lambda item: item.sort_text or "").label == first


# --- hints between the characters -----------------------------------------------------------------------------------


def with_hints(text: str) -> str:
    """A program with its hints in it."""
    end = types.Position(text.count("\n"), 0)
    hints = program(text).inlay_hints(types.Range(types.Position(0, 0), end))
    positions = TextPositions(text)
    for hint in reversed(hints):
        offset = positions.offset(hint.position)
        text = f"{text[:offset]}«{hint.label}»{text[offset:]}"
    return text


def test_hints_tell_types_and_operands_that_the_text_leaves_out() -> None:
    body = """\
  %s = arith.addi %x, %x : i32
  memref.store %x, %m[%i] : memref<?xi32>
  %l = memref.load %m[%i] : memref<?xi32>
  %q = arith.cmpi slt, %s, %l : i32
  %r:2 = scf.for %k = %i to %i step %i iter_args(%a = %x, %b = %x) -> (i32, i32) {
    scf.yield %a, %b : i32, i32
  }
  %t = "test.op"(%q) : (i1) -> i32"""
    hinted = """\
  %s = arith.addi «lhs:»%x, «rhs:»%x : i32
  memref.store %x«: i32», «memref:»%m[«indices:»%i«: index»] : memref<?xi32>
  %l«: i32» = memref.load «memref:»%m[«indices:»%i«: index»] : memref<?xi32>
  %q«: i1» = arith.cmpi slt, «lhs:»%s, «rhs:»%l : i32
  %r:2 = scf.for %k«: index» = «lower_bound:»%i«: index» to «upper_bound:»%i«: index» step «step:»%i«: index» iter_args(%a«: i32» = %x, %b«: i32» = %x) -> (i32, i32) {
    scf.yield %a, %b : i32, i32
  }
  %t = "test.op"(%q) : (i1) -> i32"""
    found = with_hints(HEAD + body + TAIL)
    assert found == HEAD + hinted + TAIL


def test_an_alias_shows_its_type() -> None:
    text = "!word = i32\nfunc.func private @f(!word)\nfunc.func @g(%a: !word) -> !word {\n  %0 = arith.addi %a, %a : !word\n  return %0 : !word\n}\n"
    assert ": i32" not in with_hints(text)


def test_hints_of_a_range_alone() -> None:
    text = HEAD + "  %a = arith.cmpi eq, %x, %x : i32\n  %b = arith.cmpi eq, %x, %x : i32" + TAIL
    wanted = types.Range(types.Position(2, 0), types.Position(3, 0))
    hints = program(text).inlay_hints(wanted)
    assert {hint.position.line for hint in hints} == {2} and len(hints) == 3


# --- colours --------------------------------------------------------------------------------------------------------


def colours(document: Document, text: str, range: types.Range | None = None) -> list[str]:
    """The semantic tokens as `text kind modifier`."""
    found = []
    line = column = 0
    lines = text.split("\n")
    data = document.semantic_tokens(range)
    for at in builtin_range(0, len(data), 5):
        down, right, length, kind, bits = data[at : at + 5]
        line, column = line + down, right + (0 if down else column)
        modifiers = [m for n, m in enumerate(TOKEN_MODIFIERS) if bits & 1 << n]
        encoded = lines[line].encode("utf-16-le")[2 * column : 2 * (column + length)]
        found.append(" ".join([encoded.decode("utf-16-le"), TOKEN_TYPES[kind], *modifiers]))
    return found


builtin_range = range


def test_colours_of_a_program() -> None:
    text = '// 𝒳 "\nfunc.func @g(%a: i32) -> i32 {\n  cf.br ^b // "x\n^b:\n  "é.x"() {k = 1} : () -> !t.u\n  return %a : i32\n}\n'
    document = program(text)
    assert colours(document, text) == [
        '// 𝒳 " comment',
        "func.func method",
        "@g function definition",
        "%a parameter definition",
        "i32 type defaultLibrary",
        "-> operator",
        "i32 type defaultLibrary",
        "cf.br method",
        "^b label",
        '// "x comment',
        "^b label definition",
        '"é.x" method',
        "k property",
        "1 number",
        "-> operator",
        "!t.u type",
        "return method",
        "%a parameter",
        "i32 type defaultLibrary",
    ]
    line = types.Range(types.Position(5, 0), types.Position(6, 0))
    assert colours(document, text, line)[0] == "return method"


def test_colours_of_a_spec() -> None:
    text = 'dialect: shop\nops:\n  sell:\n    arguments: {count: I32}\n    assembly_format: "`now` $count attr-dict other"\n'
    assert colours(SpecDocument("file:///s.yaml", text), text) == [
        "sell method definition",
        "count parameter definition",
        "`now` string",
        "$count parameter",
        "attr-dict keyword",
    ]


# --- quick fixes ----------------------------------------------------------------------------------------------------


def fixed(document: Document, text: str) -> list[str]:
    """The text after each fix that a hint suggests."""
    everything = types.Range(types.Position(0, 0), types.Position(999, 0))
    results = []
    positions = TextPositions(text)
    for action in document.fixes(everything, document.diagnostics()):
        assert action.edit is not None and action.edit.changes is not None
        if action.title.startswith("Write"):
            (edit,) = action.edit.changes[document.uri]
            start, end = positions.offset(edit.range.start), positions.offset(edit.range.end)
            results.append(text[:start] + edit.new_text + text[end:])
    return results


@pytest.mark.parametrize(
    "wrong, right",
    [
        ("arith.adi %x, %x : i32", "arith.addi %x, %x : i32"),
        ("addi %x, %x : i32", "arith.addi %x, %x : i32"),
        ("arth.addi %x, %x : i32", "arith.addi %x, %x : i32"),
        ("arith.addi %x, %x : int", "arith.addi %x, %x : i32"),
        ("arith.cmpi slx, %x, %x : i32", "arith.cmpi slt, %x, %x : i32"),
        ("memref.load %mm[%i] : memref<?xi32>", None),
    ],
)
def test_hints_become_fixes_of_programs(wrong: str, right: str | None) -> None:
    text = f"{HEAD}  %0 = {wrong}{TAIL}"
    found = fixed(program(text), text)
    assert right is None or f"{HEAD}  %0 = {right}{TAIL}" in found
    assert text not in found


@pytest.mark.parametrize(
    "wrong, right",
    [
        ("traits: [Pur]", "traits: [Pure]"),
        ("trait: [Pure]", "traits: [Pure]"),
        ("arguments: {a: I32}\n    assembly_format: \"$b attr-dict\"", None),
        ("arguments: {count: I32}\n    assembly_format: \"$cont attr-dict\"", "arguments: {count: I32}\n    assembly_format: \"$count attr-dict\""),
        ("assembly_format: \"attr-dct\"", "assembly_format: \"attr-dict\""),
    ],
)  # fmt: skip
def test_hints_become_fixes_of_specs(wrong: str, right: str | None) -> None:
    text = f"dialect: shop\nops:\n  sell:\n    {wrong}\n"
    found = fixed(SpecDocument("file:///s.yaml", text), text)
    assert right is None or f"dialect: shop\nops:\n  sell:\n    {right}\n" in found
    assert text not in found


# --- the warnings of `odsgen check` ---------------------------------------------------------------------------------

WARNED = """\
dialect: shop
ops:
  sell:
    arguments: {count: "Optional<I32>", more: "Variadic<I32>"}
    traits: [AttrSizedOperandSegments]
    assembly_format: "$count $more attr-dict `:` type($count) type($more)"
  give:
    allow: {ambiguous-absence: it is never absent}
    folds: [{when: $a, to: $b}]
"""


@pytest.mark.parametrize("text", [WARNED, WARNED.replace("    folds: [{when: $a, to: $b}]\n", "")])
def test_what_check_tells_is_published(text: str, tmp_path: Path) -> None:
    spec = tmp_path / "shop.yaml"
    spec.write_text(text, "utf-8")
    done = CliRunner().invoke(cli, ["check", "--json", str(spec)])
    told = json.loads(done.stdout)
    published = SpecDocument(spec.as_uri(), text).diagnostics()
    assert len(told) == len(published) > 0
    for entry, shown in zip(told, published, strict=True):
        hint = f"\n{entry['hint']}" if entry["hint"] else ""
        assert shown.message == entry["message"] + hint
        start = shown.range.start
        assert (start.line + 1, start.character + 1) == (entry["line"], entry["column"])
        assert shown.code == entry["name"]


_TOKENS = st.lists(st.sampled_from([(0, 1), (1, 2), (2, 3)]), max_size=8).map(
    lambda tokens: [number for token in tokens for number in (*token, 1, 2, 0)]
)


@given(_TOKENS, _TOKENS)
def test_edits_of_tokens_make_the_new_ones_of_the_old(old: list[int], new: list[int]) -> None:
    made = list(old)
    for edit in token_edits(old, new):
        made[edit.start : edit.start + edit.delete_count] = edit.data or []
    assert made == new
    assert token_edits(new, new) == []


def test_tokens_since_the_last_answer() -> None:
    """Only what an edit changed is sent; everything where the client has another answer than the last."""
    lines = [f"  %v{number} = arith.addi %x, %x : i32\n" for number in range(20)]
    text = HEAD + "".join(lines) + TAIL
    document = types.TextDocumentIdentifier(URI)
    with Client(SERVER) as client:
        client.open(URI, text)
        method = types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL
        first = client.request(method, types.SemanticTokensParams(document))
        changed = (
            HEAD + "".join([*lines[:7], "  %w = arith.muli %y, %y : i64\n", *lines[7:]]) + TAIL
        )
        client.change(URI, changed)
        asked = types.SemanticTokensDeltaParams(document, first.result_id)
        delta = types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA
        second = client.request(delta, asked)
        assert isinstance(second, types.SemanticTokensDelta)
        (edit,) = second.edits
        assert 0 < len(edit.data or ()) <= 40 < len(first.data) // 4
        made = list(first.data)
        made[edit.start : edit.start + edit.delete_count] = edit.data or []
        assert made == program(changed).semantic_tokens()
        again = client.request(delta, asked)  # of the first answer, which is no longer the last
        assert isinstance(again, types.SemanticTokens) and list(again.data) == made


# --- half-written texts and wrong places ----------------------------------------------------------------------------

_SEED = HEAD + '  %0:2 = scf.for %k = %i to %i step %i iter_args(%a = %x, %b = %x) -> (i32, i32) {\n    scf.yield %a, %b : i32, i32\n  }\n  cf.cond_br %c, ^a(%0#1 : i32), ^b {é = "𝒳", u = @x::@y}\n^a(%p: i32):\n  return\n^b:\n' + TAIL  # fmt: skip
_SPEC = WARNED


def ask_everything(document: Document, position: types.Position) -> None:
    """Every question about a place; no answer may be an error."""
    end = types.Position(position.line + 3, 5)
    document.hover(position)
    document.signature(position)
    document.definition(position)
    document.references(position, True)
    document.highlights(position)
    document.completions(position)
    document.renamed_range(position)
    document.inlay_hints(types.Range(position, end))
    document.semantic_tokens(types.Range(position, end))
    document.semantic_tokens()
    document.fixes(types.Range(position, end), document.diagnostics())
    try:
        document.renamed(position, "new_name")
    except RenameRefused:
        pass


@settings(max_examples=30, deadline=None)
@given(
    st.integers(0, len(_SEED)),
    st.integers(0, len(_SEED)),
    st.sampled_from(["", "%", "^", "@", "(", "}", "<", '"', "\0", "é", ", %", "#0", "!", " : ", "-"]),
    st.integers(0, 40),
    st.integers(0, 200),
)  # fmt: skip
def test_broken_programs(start: int, end: int, inserted: str, line: int, character: int) -> None:
    start, end = min(start, end), max(start, end)
    for text in (_SEED[:end] + inserted, _SEED[:start] + inserted + _SEED[end:]):
        ask_everything(program(text), types.Position(line % 12, character % 90))


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, len(_SPEC)),
    st.sampled_from(["", "$", "`", '"', "[", "}", ":", "\0", "é", "*x", "&a", "- "]),
    st.integers(0, 12),
    st.integers(0, 80),
)
def test_broken_specs(cut: int, inserted: str, line: int, character: int) -> None:
    text = _SPEC[:cut] + inserted
    ask_everything(SpecDocument("file:///s.yaml", text), types.Position(line, character))


def test_documents_that_are_not_open() -> None:
    with Client(SERVER) as client:
        for uri in ("file:///nowhere.mlir", "file:///nowhere.yaml", "file:///nowhere.py", "x:"):
            document = types.TextDocumentIdentifier(uri)
            far = types.Position(10**6, 10**6)
            wanted = types.Range(types.Position(0, 0), far)
            for method, parameters in (
                ("signatureHelp", types.SignatureHelpParams(document, far)),
                ("inlayHint", types.InlayHintParams(document, wanted)),
                ("semanticTokens/full", types.SemanticTokensParams(document)),
                ("semanticTokens/range", types.SemanticTokensRangeParams(document, wanted)),
                ("prepareRename", types.PrepareRenameParams(document, far)),
                ("definition", types.DefinitionParams(document, far)),
            ):
                answer = client.request(f"textDocument/{method}", parameters)
                assert not answer or not answer.data


def test_answers_about_a_long_program_come_at_once() -> None:
    lines = "".join(f"  %v{n} = arith.addi %x, %x : i32\n" for n in range(2000))
    text = HEAD + lines + TAIL
    document = program(text)
    middle = types.Position(1000, 24)
    document.completions(middle)  # loads the spec
    screen = types.Range(types.Position(980, 0), types.Position(1030, 0))
    start = perf_counter()
    document.signature(middle)
    document.completions(middle)
    assert document.inlay_hints(screen)
    document.semantic_tokens(screen)
    assert perf_counter() - start < 0.3 * 5  # on a machine that does other things, too
