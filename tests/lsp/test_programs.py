"""The language server over standard input and output, asked about programs by pygls' client."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.lsp.client import Client, span
from tests.lsp.compare import compare, mlir_lsp_server
from tests.lsp.corpus import SERVER

PROGRAM = """\
#map = affine_map<(d0) -> (d0 + 1)>
!int = i32
module @outer {
  func.func private @callee(!int) -> i32
  func.func @f(%a: i32, %b: memref<4xi32, #map>) -> i32 {
    %low, %high = arith.addui_extended %a, %a : i32, i1
    %pair:2 = "test.op"(%a) : (i32) -> (i32, i32)
    cf.cond_br %high, ^next(%pair#1 : i32), ^last
  ^next(%p: i32):
    %r = func.call @callee(%p) : (!int) -> i32
    return %r : i32
  ^last:
    return %low : i32
  }
}
"""
URI = "file:///program.mlir"


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with Client(SERVER) as found:
        yield found


@pytest.fixture(scope="module")
def program(client: Client) -> str:
    assert client.open(URI, PROGRAM) == []
    return URI


def place(text: str, marked: str) -> tuple[int, int]:
    """The line and the column of the `|` in a part of the text."""
    before, _, after = marked.partition("|")
    offset = text.index(before + after) + len(before)
    line = text.count("\n", 0, offset)
    return line, offset - (text.rfind("\n", 0, offset) + 1)


def test_hover_of_an_operation_has_the_generic_form_and_the_documentation(
    client: Client, program: str
) -> None:
    text = client.hover(program, *place(PROGRAM, "arith.|addui_extended"))
    assert text is not None
    assert text.startswith(
        '"arith.addui_extended"\n\nGeneric Form:\n\n```mlir\n'
        '%0:2 = "arith.addui_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i1)\n```\n'
    )
    assert "\n---\n" in text and "Sum of two unsigned" in text


@pytest.mark.parametrize(
    "marked, expected",
    [
        ("%l|ow, %high =", 'Operation: "arith.addui_extended"\n\nResult #0\n\nType: `i32`\n\n'),
        ("%hi|gh =", 'Operation: "arith.addui_extended"\n\nResult #1\n\nType: `i1`\n\n'),
        ("%pa|ir:2", 'Operation: "test.op"\n\nResult #[0, 1]\n\nTypes: `i32`, `i32`'),
        ("^next(%pa|ir#1", 'Operation: "test.op"\n\nResult #1\n\nType: `i32`\n\n'),
        (
            "call @callee(%|p)",
            'Operation: "func.func"\n\nBlock: ^next\n\nArgument #0\n\nType: `i32`\n\n',
        ),
        (
            "@f(%|a: i32",
            'Operation: "func.func"\n\nBlock: <Block #0>\n\nArgument #0\n\nType: `i32`\n\n',
        ),
        ("^la|st:", 'Operation: "func.func"\n\nBlock #2\n\nPredecessors: <Block #0>\n\n'),
        (
            "4xi32, #m|ap>",
            'Attribute Alias: "map\n\nValue: ```mlir\naffine_map<(d0) -> (d0 + 1)>\n```\n\n',
        ),
        ("@callee(!i|nt)", 'Type Alias: "int\n\nValue: ```mlir\ni32\n```\n\n'),
    ],
)
def test_hover_of_a_name(client: Client, program: str, marked: str, expected: str) -> None:
    assert client.hover(program, *place(PROGRAM, marked)) == expected


def test_hover_of_a_symbol_is_that_of_its_operation(client: Client, program: str) -> None:
    text = client.hover(program, *place(PROGRAM, "call @cal|lee"))
    assert text is not None and text.startswith('"func.func" : private @callee\n')


@pytest.mark.parametrize(
    "marked, definition, uses",
    [
        ("^next(%pa|ir#1", "6:4-6:9", {"6:4-6:9", "7:28-7:33"}),
        ("call @callee(%|p)", "8:8-8:10", {"8:8-8:10", "9:27-9:29"}),
        ("return %lo|w", "5:4-5:8", {"5:4-5:8", "12:11-12:15"}),
        ("i32), ^la|st", "11:2-11:7", {"11:2-11:7", "7:44-7:49"}),
        ("call @cal|lee", "3:2-3:11", {"3:20-3:27", "9:19-9:26"}),
        ("4xi32, #m|ap", "0:0-0:4", {"0:0-0:4", "4:42-4:46"}),
        ("(%p) : (!in|t)", "1:0-1:4", {"1:0-1:4", "3:28-3:32", "9:34-9:38"}),
    ],
)
def test_definition_and_references(
    client: Client, program: str, marked: str, definition: str, uses: set[str]
) -> None:
    at = place(PROGRAM, marked)
    assert [span(found.range) for found in client.definition(program, *at)] == [definition]
    assert {span(found.range) for found in client.references(program, *at)} == uses
    alone = client.references(program, *at, declaration=False)
    assert len(alone) == len(uses) - 1


def test_references_of_an_operation_are_those_of_its_results(client: Client, program: str) -> None:
    found = client.references(program, *place(PROGRAM, '"test.|op"'))
    assert {span(f.range) for f in found} == {"6:4-6:9", "7:28-7:33"}


def test_outline(client: Client, program: str) -> None:
    (outer,) = client.symbols(program)
    assert (outer.name, outer.kind, span(outer.range)) == (
        "outer",
        types.SymbolKind.Class,
        "2:0-14:1",
    )
    assert [(s.name, s.kind, span(s.range)) for s in outer.children or ()] == [
        ("callee", types.SymbolKind.Function, "3:2-3:40"),
        ("f", types.SymbolKind.Function, "4:2-13:3"),
    ]


def test_a_name_of_another_region_is_another_value(client: Client) -> None:
    text = """\
func.func @f(%x: i32) { return }
func.func @g(%x: i64) {
  %0 = arith.addi %x, %x : i64
  return
}
"""
    client.open("file:///regions.mlir", text)
    found = client.references("file:///regions.mlir", *place(text, "addi %|x"))
    assert {span(f.range) for f in found} == {"1:13-1:15", "2:18-2:20", "2:22-2:24"}


def test_a_nested_symbol_is_looked_for_inside_the_outer_one(client: Client) -> None:
    text = """\
module @a { func.func private @f() }
module @b { func.func private @f() }
"use"() {x = @b::@f} : () -> ()
"""
    client.open("file:///nested.mlir", text)
    found = client.definition("file:///nested.mlir", *place(text, "@b::@|f"))
    assert [span(f.range) for f in found] == ["1:12-1:21"]


# --- diagnostics ------------------------------------------------------------------------------------------------------


def test_diagnostics_of_each_chunk_with_their_notes(client: Client) -> None:
    text = """\
func.func @g() {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i64
  return
}
// -----
func.func @h() -> i32 {
  return
}
// -----
func.func @fine() { return }
"""
    first, second = client.open("file:///chunks.mlir", text)
    assert (span(first.range), first.message) == (
        "2:18-2:20",
        "use of value '%0' expects different type than prior uses: 'i64' vs 'i32'",
    )
    (note,) = list(first.related_information or ())
    assert (span(note.location.range), note.message) == ("1:2-1:4", "prior use here")
    assert span(second.range) == "7:2-7:8"
    (note,) = list(second.related_information or ())
    assert note.message == 'see current operation: "func.return"() : () -> ()'
    names = [symbol.name for symbol in client.symbols("file:///chunks.mlir")]
    assert names == ["<file-split-0>", "<file-split-1>", "<file-split-2>"]
    # What does not verify was read, and what did not parse, up to there.
    assert client.hover("file:///chunks.mlir", *place(text, "@|h()")) is not None
    found = client.definition("file:///chunks.mlir", *place(text, "addi %|0"))
    assert [span(f.range) for f in found] == ["1:2-1:4"]


def test_an_edit_changes_the_diagnostics(client: Client) -> None:
    uri = "file:///edit.mlir"
    assert client.open(uri, "func.func @f() { return }\n") == []
    (error,) = client.change(uri, "func.func @f() { retrun }\n")
    assert span(error.range) == "0:17-0:23"
    assert client.change(uri, "func.func @f() { return }\n") == []


def test_columns_count_utf_16(client: Client) -> None:
    (error,) = client.open(
        "file:///wide.mlir", '"x"() {a = "\N{GRINNING FACE}"} : () -> (i32, !)\n'
    )
    assert error.range.start == types.Position(0, 31)


def test_quick_fix_expects_the_diagnostics(client: Client) -> None:
    uri, text = "file:///fix.mlir", "func.func @f() -> i32 {\n  return\n}\n"
    (error,) = client.open(uri, text)
    parameters = types.CodeActionParams(
        types.TextDocumentIdentifier(uri), error.range, types.CodeActionContext([error])
    )
    (action,) = client.request(types.TEXT_DOCUMENT_CODE_ACTION, parameters)
    (edit,) = action.edit.changes[uri]
    assert span(edit.range) == "1:0-1:0"
    assert edit.new_text == f"  // expected-error @below {{{{{error.message}}}}}\n"


# --- completion -------------------------------------------------------------------------------------------------------


def complete(client: Client, text: str, rest: str = "\n}\n") -> list[str]:
    """The labels that are offered at the end of a text, with its places replaced as the edits say."""
    uri = "file:///completion.mlir"
    client.open(uri, text + rest)
    line = text.count("\n")
    column = len(text) - (text.rfind("\n") + 1)
    found = []
    for item in client.completions(uri, line, column):
        edit = item.text_edit
        assert isinstance(edit, types.TextEdit) and edit.range.end == types.Position(line, column)
        found.append(item.label)
    return found


FUNCTION = "!i = i32\n#m = 1 : i8\nfunc.func private @g()\nfunc.func @f(%a: i32, %b: i64) {\n"


@pytest.mark.parametrize(
    "text, offered, not_offered",
    [
        ("  ", {"arith", "func", "return", "call"}, {"%a", "addi"}),
        ("  %x = arith.ad", {"addi", "addf", "addui_extended"}, {"subi", "arith"}),
        ('  %x = "arith.ad', {"addi"}, {"subi"}),
        ("  %x = arith.addi ", {"%a", "%b"}, {"%x", "@g", "i32"}),
        ("  %x = arith.addi %", {"%a", "%b"}, {"%x"}),
        ("  %x = arith.addi %a, %a ", {"overflow"}, {"%a"}),
        ("  %x = arith.addi %a, %a : ", {"i32", "vector", "!i", "!llvm"}, {"%a", "dense"}),
        ("  %x = arith.addi %a, %a : !", {"i", "llvm"}, {"i32"}),
        ("  %x = arith.cmpi ", {"eq", "slt", "uge"}, {"%a"}),
        ("  llvm.call ", {"fastcc", "@g"}, {"addi"}),
        ("  arith.constant dense<1> : tensor<2x", {"i32", "f32"}, {"dense"}),
        ("  arith.constant {a = #", {"m", "arith"}, {"i"}),
        ("  arith.constant {a = #arith.", {"fastmath", "overflow"}, {"m"}),
        ("  func.call @", {"@g", "@f"}, {"%a"}),
        ("  cf.br ^last\n^first:\n  cf.br ^", {"^first", "^last"}, set()),
        ("  // arith.", set(), {"addi"}),
    ],
)
def test_completion(client: Client, text: str, offered: set[str], not_offered: set[str]) -> None:
    found = complete(client, FUNCTION + text)
    assert offered <= set(found)
    assert not not_offered & set(found)
    assert len(found) == len(set(found))


def test_completion_offers_labels_further_down(client: Client) -> None:
    assert "^later" in complete(client, FUNCTION + "  cf.br ", "\n^later:\n  return\n}\n")


# --- the rest ---------------------------------------------------------------------------------------------------------


def formatted(client: Client, text: str) -> str:
    uri = "file:///layout.mlir"
    client.open(uri, text)
    edits = client.formatting(uri)
    return edits[0].new_text if edits else text


def test_formatting_changes_blanks_alone(client: Client) -> None:
    text = """\


func.func @f(%first: i32,
               %second: i32) {   // a comment  that stays
 %sum =   arith.addi %first,  %second : i32
      cf.br ^end


 ^end:
    // Before the loop.
    "test.loop"() ({
    "a  b"() : () -> ()
    }, {
       "c"() {x = dense<[[1,  2],
                         [3,  4]]> : tensor<2x2xi8>} : () -> ()
  }) : () -> ()
return
}
"""
    expected = """\
func.func @f(%first: i32,
               %second: i32) {   // a comment  that stays
  %sum = arith.addi %first, %second : i32
  cf.br ^end

^end:
  // Before the loop.
  "test.loop"() ({
    "a  b"() : () -> ()
  }, {
    "c"() {x = dense<[[1, 2],
                      [3,  4]]> : tensor<2x2xi8>} : () -> ()
  }) : () -> ()
  return
}
"""
    assert formatted(client, text) == expected
    assert formatted(client, expected) == expected


def test_formatting_leaves_what_cannot_be_read(client: Client) -> None:
    assert formatted(client, "func.func @f() {\n     return\n") == "func.func @f() {\n     return\n"


def test_rename_of_a_value(client: Client, program: str) -> None:
    line, character = place(PROGRAM, "%pa|ir:2")
    document = types.TextDocumentIdentifier(program)
    position = types.Position(line, character)
    edit = client.request(
        types.TEXT_DOCUMENT_RENAME, types.RenameParams(document, position, "both")
    )
    assert sorted((span(e.range), e.new_text) for e in edit.changes[program]) == [
        ("6:4-6:9", "%both"),
        ("7:28-7:33", "%both"),
    ]
    taken = types.RenameParams(document, position, "%low")
    with pytest.raises(JsonRpcException, match="the name '%low' is taken"):
        client.request(types.TEXT_DOCUMENT_RENAME, taken)


def test_bytecode_as_text_and_back(client: Client, program: str, tmp_path: Path) -> None:
    answer = client.request("mlir/convertToBytecode", {"uri": program})
    data = base64.b64decode(answer.output)
    assert data[:4] == b"ML\xefR"
    path = tmp_path / "program.mlirbc"
    path.write_bytes(data)
    answer = client.request("mlir/convertFromBytecode", {"uri": path.as_uri()})
    assert "func.func @f(" in answer.output
    with pytest.raises(JsonRpcException):
        client.request("mlir/convertFromBytecode", {"uri": "file:///nowhere.mlirbc"})


@pytest.mark.parametrize(
    "text", ["", "\n", "%", '"', "}", "{", "^", "#", "// -----", "\0", '@"', "%0 = "]
)
def test_nothing_to_read_is_no_failure(client: Client, text: str) -> None:
    uri = "file:///broken.mlir"
    client.open(uri, text)
    client.symbols(uri)
    client.hover(uri, 0, 0)
    client.definition(uri, 0, 1)
    client.references(uri, 0, 0)
    client.completions(uri, 0, len(text))


def test_the_same_exchange_with_the_server_of_mlir() -> None:
    server = mlir_lsp_server()
    if server is None:
        pytest.skip("mlir-lsp-server of MLIR 22 is not installed")
    programs = [
        {"id": "a.mlir", "source": PROGRAM},
        {"id": "b.mlir", "source": FUNCTION + "  return\n}\n"},
    ]
    table = compare(programs, server, 60)
    assert sum(row.theirs for row in table.values()) > 100
    assert [d for row in table.values() for d in row.differences] == []


def test_a_pipeline_is_recorded_with_places(client: Client) -> None:
    uri = "file:///recorded.mlir"
    text = "func.func @f(%a: i32) -> i32 {\n  %z = arith.constant 0 : i32\n  %0 = arith.addi %a, %z : i32\n  return %0 : i32\n}\n"
    client.open(uri, text)
    pipeline = "builtin.module(canonicalize,cse)"
    told = client.request("odsgen/record", {"uri": uri, "pipeline": pipeline})
    assert [(run.name, run.first, run.last) for run in told.passes] == [
        ("canonicalize", 0, 2),
        ("cse", 2, 2),
    ]
    assert [step.title for step in told.steps] == ["fold arith.addi", "erase-dead arith.constant"]
    start = told.steps[0].range.start
    assert (start.line, start.character) == (2, 7)
    assert told.failure is None
    shown = client.request("odsgen/moment", {"uri": uri, "moment": 1})
    assert "return %arg0" in shown.text
    assert [(change.kind, change.line) for change in shown.changes] == [
        ("removed", None),
        ("changed", 3),
    ]
    for wrong in ({"moment": 7}, {"moment": 1, "uri": "file:///other.mlir"}):
        with pytest.raises(JsonRpcException):
            client.request("odsgen/moment", {"uri": uri, **wrong})
    for refused in ({"pipeline": "builtin.module(nothing)"}, {"chunk": 3}):
        with pytest.raises(JsonRpcException):
            client.request("odsgen/record", {"uri": uri, "pipeline": pipeline, **refused})
