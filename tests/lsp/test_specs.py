"""The language server over standard input and output, asked about specs by pygls' client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.lsp.client import Client, span
from tests.lsp.corpus import SERVER
from tests.lsp.test_programs import place

SPEC = """\
dialect: shop
summary: Things for sale.
imports: [arith]
types:
  PriceType: {mnemonic: price, summary: a price, parameters: {cents: int}, assembly_format: "`<` $cents `>`"}
constraints:
  SmallInteger: {summary: a small integer, type: "AnyTypeOf<[I8, I16]>"}
op_classes:
  Sale:
    arguments: {buyer: PriceType, count: SmallInteger}
    results: {total: PriceType}
    traits: ["AllTypesMatch<[buyer, total]>"]
    assembly_format: "$buyer `buyer` $count attr-dict `:` type($buyer) type($count) type($total)"
ops:
  sell:
    extends: Sale
    summary: Sells to the buyer.
    verifier: true
  give:
    arguments: {what: SmallInteger}
    assembly_format: "$what attr-dict `:` type($what)"
"""


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with Client(SERVER) as found:
        yield found


@pytest.fixture(scope="module")
def spec(client: Client, tmp_path_factory: pytest.TempPathFactory) -> str:
    uri = (tmp_path_factory.mktemp("specs") / "shop.yaml").as_uri()
    assert client.open(uri, SPEC, "yaml") == []
    return uri


def test_diagnostics_while_typing(client: Client) -> None:
    uri = "file:///typing.yaml"
    text = SPEC.replace("count: SmallInteger", "count: SmalInteger")
    errors = client.open(uri, text, "yaml")
    assert any("did you mean 'SmallInteger'?" in error.message for error in errors)
    line, column = place(text, "count: |SmalInteger")
    assert span(errors[0].range) == f"{line}:{column}-{line}:{column + 11}"
    assert client.change(uri, SPEC) == []
    (error,) = client.change(uri, SPEC + "  : : [")
    assert "not YAML" in error.message
    assert client.change(uri, "a: 1\n") == []  # another YAML file is none of ours


@pytest.mark.parametrize(
    "marked, said",
    [
        ("count: Small|Integer", "a small integer"),
        ("AnyType|Of<[I8", "combinator of ODS"),
        ("AllTypes|Match", "trait of ODS"),
        ("extends: S|ale", "op class of the dialect `shop`"),
        ("`buyer` $co|unt", "SmallInteger"),
        ("$count attr|-dict", "The attribute dictionary"),
        ("veri|fier: true", "hook verify_…"),
    ],
)
def test_hover(client: Client, spec: str, marked: str, said: str) -> None:
    text = client.hover(spec, *place(SPEC, marked))
    assert text is not None and said in text


@pytest.mark.parametrize(
    "marked, target",
    [
        ("count: Small|Integer", "constraints:\n  |SmallInteger"),
        ("extends: S|ale", "op_classes:\n  |Sale"),
        ("buyer: Price|Type", "types:\n  |PriceType"),
        ("`buyer` $co|unt", "PriceType, |count:"),
    ],
)
def test_definition(client: Client, spec: str, marked: str, target: str) -> None:
    (found,) = client.definition(spec, *place(SPEC, marked))
    assert (found.range.start.line, found.range.start.character) == place(SPEC, target)


def test_definition_in_an_imported_spec(client: Client, tmp_path: Path) -> None:
    text = SPEC.replace("what: SmallInteger", "what: Arith_FastMathAttr").replace(
        " type($what)", ""
    )
    uri = (tmp_path / "imports.yaml").as_uri()
    client.open(uri, text, "yaml")
    (found,) = client.definition(uri, *place(text, "what: Arith_|FastMathAttr"))
    assert found.uri.endswith("/arith.yaml")


def test_definition_of_hooks(client: Client) -> None:
    spec = Path(__file__).resolve().parents[2] / "dialect_specs" / "toy.yaml"
    text = spec.read_text(encoding="utf-8")
    client.open(spec.as_uri(), text, "yaml")

    def files(marked: str) -> list[str]:
        found = client.definition(spec.as_uri(), *place(text, marked))
        return [location.uri.rpartition("/")[2] for location in found]

    assert files("verifier: true\n    f|old: true") == ["folds.py"]
    assert files("|verifier: true\n    fold: true") == ["verifiers.py"]
    assert files("custom<Constant|Value>") == ["forms.py"]
    assert files("      from_|float") == ["builders.py"]


@pytest.mark.parametrize(
    "before, offered, not_offered",
    [
        ("\n  take:\n    arguments: {a: Small", {"SmallInteger"}, {"Pure", "Sale"}),
        ("\n  take:\n    arguments:\n      a: Price", {"PriceType"}, {"SmallInteger"}),
        ("\n  take:\n    traits: [Pu", {"Pure"}, {"PriceType"}),
        (
            "\n  take:\n    allow: {ambiguous-",
            {"ambiguous-absence"},
            {"empty-list", "unused-allow"},
        ),
        ("\n  take:\n    interfaces: [InferType", {"InferTypeOpInterface"}, {"Pure"}),
        ("\n  take:\n    extends: ", {"Sale"}, {"sell", "Pure"}),
        ("\n  take:\n    ", {"arguments", "assembly_format", "traits"}, {"dialect"}),
        ("\n  take:\n    summary: a\n    ver", {"verifier"}, {"traits"}),
        (
            '\n  take:\n    extends: Sale\n    assembly_format: "$',
            {"$buyer", "$total"},
            {"$what", "attr-dict"},
        ),
        ('\n  take:\n    extends: Sale\n    assembly_format: "$buyer at', {"attr-dict"}, {"type"}),
        ('\n  take:\n    extends: Sale\n    assembly_format: "`at', set(), {"attr-dict"}),
        ("\n  take:\n    extends: Sale\n    assembly_format: $", {"$buyer"}, {"$what"}),
    ],
)
def test_completion(client: Client, before: str, offered: set[str], not_offered: set[str]) -> None:
    uri = "file:///complete.yaml"
    text = SPEC.rstrip("\n") + before
    client.open(uri, text + "\n", "yaml")
    line = text.count("\n")
    found = {i.label for i in client.completions(uri, line, len(text) - text.rfind("\n") - 1)}
    assert offered <= found
    assert not not_offered & found


def test_completion_of_imports(client: Client) -> None:
    client.open("file:///imports.yaml", "dialect: a\nimports: [ari", "yaml")
    assert [i.label for i in client.completions("file:///imports.yaml", 1, 13)] == ["arith"]


def renamed(client: Client, uri: str, text: str, marked: str, name: str) -> str:
    """The text with the edits of a rename."""
    document = types.TextDocumentIdentifier(uri)
    position = types.Position(*place(text, marked))
    edit = client.request(types.TEXT_DOCUMENT_RENAME, types.RenameParams(document, position, name))
    lines = text.split("\n")
    for change in sorted(
        edit.changes[uri], key=lambda c: (c.range.start.line, c.range.start.character), reverse=True
    ):
        line = lines[change.range.start.line]
        lines[change.range.start.line] = (
            line[: change.range.start.character]
            + change.new_text
            + line[change.range.end.character :]
        )
    return "\n".join(lines)


def test_rename_of_a_definition(client: Client, spec: str) -> None:
    found = renamed(client, spec, SPEC, "count: Small|Integer", "TinyInteger")
    assert found == SPEC.replace("SmallInteger", "TinyInteger")
    assert renamed(client, spec, SPEC, "extends: S|ale", "Deal") == SPEC.replace("Sale", "Deal")
    with pytest.raises(JsonRpcException, match="the name 'PriceType' is taken"):
        renamed(client, spec, SPEC, "extends: S|ale", "PriceType")
    with pytest.raises(JsonRpcException, match="'no name' is no name"):
        renamed(client, spec, SPEC, "extends: S|ale", "no name")


def test_rename_of_an_argument_spares_words_that_are_no_names(client: Client, spec: str) -> None:
    found = renamed(client, spec, SPEC, "{|buyer: Price", "who")
    assert "{who: PriceType" in found and "AllTypesMatch<[who, total]>" in found
    assert '"$who `buyer` $count' in found and "Sells to the buyer." in found
    uri = "file:///renamed.yaml"
    assert client.open(uri, found, "yaml") == []
    with pytest.raises(JsonRpcException, match="the name 'total' is taken"):
        renamed(client, spec, SPEC, "{|buyer: Price", "total")


def test_outline(client: Client, spec: str) -> None:
    sections = {s.name: [c.name for c in s.children or ()] for s in client.symbols(spec)}
    assert sections == {
        "types": ["PriceType"],
        "constraints": ["SmallInteger"],
        "op_classes": ["Sale"],
        "ops": ["sell", "give"],
    }


@pytest.mark.parametrize(
    "text", ["", "\n", ":", "{", "dialect", "dialect: [", "a: *b", "\0", "- - -", "ops: {a: {"]
)
def test_nothing_to_read_is_no_failure(client: Client, text: str) -> None:
    uri = "file:///broken.yaml"
    client.open(uri, text, "yaml")
    client.symbols(uri)
    for column in range(len(text) + 1):
        client.hover(uri, 0, column)
        client.definition(uri, 0, column)
        client.completions(uri, 0, column)


def test_formatting(client: Client) -> None:
    pytest.importorskip("ruamel.yaml")
    uri = "file:///untidy.yaml"
    client.open(uri, "dialect:   tides\nops:\n    rise: { traits: [ Pure ] }\n", "yaml")
    (edit,) = client.formatting(uri)
    assert edit.new_text == "dialect: tides\nops:\n  rise: {traits: [Pure]}\n"
    client.change(uri, edit.new_text)
    assert client.formatting(uri) == []
