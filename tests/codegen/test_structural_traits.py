"""The structural traits: what generated code checks inline, and the calls of what the runtime checks."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods.library.traits import TRAITS, TraitDefinition
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.ir import traits
from odsgen.runtime.ir.operation import Operation

ONE = {"regions": {"body": "AnyRegion"}}
TWO = {"regions": {"first": "AnyRegion", "second": "AnyRegion"}}
ANY = {"regions": {"bodies": "VariadicRegion<AnyRegion>"}}


def op(parts: dict[str, Any], *names: str) -> dict[str, Any]:
    return {**parts, "traits": list(names)}


SPEC = {
    "dialect": "s",
    "ops": {
        "one": op(ONE, "SingleBlock"),
        "two": op(TWO, "SingleBlock"),
        "open": op(ONE, "SingleBlock", "NoTerminator"),
        "bare": op(ONE, "NoRegionArguments", "NoTerminator"),
        "bare_two": op(TWO, "NoRegionArguments", "NoTerminator"),
        "bare_any": op(ANY, "NoRegionArguments", "NoTerminator"),
        "inner": op({}, "HasParent<s.open>"),
        "either": op({}, "ParentOneOf<[s.open, s.bare]>"),
    },
}
BLOCKS = '({ "u.br"()[^b] : () -> () ^b: "u.end"() : () -> () })'
ENDED = '({ "u.end"() : () -> () })'
EMPTY = "({^a:})"
TAKES = "({^a(%x: i1):})"

CASES = [
    (f's.one"() {BLOCKS}', "expects region #0 to have 0 or 1 blocks"),
    (f's.one"() {EMPTY}', "expects a non-empty block"),
    (f's.one"() {ENDED}', None),
    ('s.one"() ({})', None),
    (f's.two"() ({ENDED[1:-1]}, {BLOCKS[1:-1]})', "expects region #1 to have 0 or 1 blocks"),
    (f's.open"() {EMPTY}', None),
    (f's.bare"() {TAKES}', "region should have no arguments"),
    (f's.bare_two"() ({{}}, {TAKES[1:-1]})', "region #1 should have no arguments"),
    (f's.bare_any"() {TAKES}', "region should have no arguments"),
    (f's.bare_any"() ({{}}, {TAKES[1:-1]})', "region #1 should have no arguments"),
    ('s.inner"()', "expects parent op 's.open'"),
    ('s.either"()', "expects parent op to be one of 's.open, s.bare'"),
]


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(allow_unregistered=True, dialects=[load_in_memory(SPEC).DIALECT])


@pytest.mark.parametrize(("text", "message"), CASES)
def test_what_generated_code_checks_inline(
    context: Context, text: str, message: str | None
) -> None:
    verdict = _verdict(f'"{text} : () -> ()', context)
    assert verdict == (None if message is None else f"'{text[: text.index(chr(34))]}' op {message}")


def test_the_parents_that_a_trait_names_are_accepted(context: Context) -> None:
    inner, either = (f'"s.{name}"() : () -> ()' for name in ("inner", "either"))
    assert _verdict(f'"s.open"() ({{ {inner} {either} }}) : () -> ()', context) is None
    assert _verdict(f'"s.bare"() ({{ {either} }}) : () -> ()', context) is None


@pytest.mark.parametrize("is_structural", [True, False])
def test_a_trait_is_a_row_and_a_function_of_the_runtime(
    monkeypatch: pytest.MonkeyPatch, is_structural: bool
) -> None:
    def verify_two_regions(op: Operation) -> None:
        if len(op.regions) != 2:
            raise op.op_error("needs two regions")

    row = TraitDefinition(
        "TwoRegions", verifier=verify_two_regions.__name__, is_structural=is_structural
    )
    monkeypatch.setitem(TRAITS, row.name, row)
    monkeypatch.setattr(traits, row.verifier, verify_two_regions, raising=False)
    package = load_in_memory({"dialect": "r", "ops": {"o": op(ANY, row.name)}})
    found = Context(dialects=[package.DIALECT])
    assert _verdict('"r.o"() ({}, {}) : () -> ()', found) is None
    assert _verdict('"r.o"() ({}) : () -> ()', found) == "'r.o' op needs two regions"


def test_a_trait_with_arguments_gives_them_to_its_function(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def verify_child(op: Operation, name: str) -> None:
        if any(inner.name != name for region in op.regions for inner in region.blocks[0]):
            raise op.op_error(f"contains more than '{name}'")

    row = TraitDefinition("HasChild<op child>", verifier=verify_child.__name__, is_structural=True)
    monkeypatch.setitem(TRAITS, "HasChild", row)
    monkeypatch.setattr(traits, row.verifier, verify_child, raising=False)
    package = load_in_memory(
        {"dialect": "r", "ops": {"o": op(ONE, "HasChild<r.c>", "NoTerminator"), "c": {}}}
    )
    found = Context(allow_unregistered=True, dialects=[package.DIALECT])
    assert _verdict('"r.o"() ({ "r.c"() : () -> () }) : () -> ()', found) is None
    refused = _verdict('"r.o"() ({ "u.x"() : () -> () }) : () -> ()', found)
    assert refused == "'r.o' op contains more than 'r.c'"


def _verdict(text: str, context: Context) -> str | None:
    """The first error of a program; None if there is none."""
    module = parse(text, context)
    try:
        module.verify()
    except VerifyError as error:
        return error.diagnostics[0].message
    return None
