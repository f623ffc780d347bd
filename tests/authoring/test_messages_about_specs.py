"""Messages about mistakes in specs."""

from __future__ import annotations

import pytest

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors

HEAD = "dialect: t\nimports: [builtin]\n"

#: A spec, the first message, and its hint.
MISTAKES: list[tuple[str, str, str | None]] = [
    (
        "ops:\n  a: {arguments: {n: DefaultValuedAttr<I32Attr, 1>}}",
        "expected a mapping for '1>', got nothing",
        'put quotes around an expression that has a comma in it: "Some<A, 1>"',
    ),
    (
        "ops:\n  a: {arguments: {a: I32, b: I32}, traits: [AllTypesMatch<[a, b]>]}",
        "this is not YAML: found character that cannot start any token",
        "put quotes around an expression that has a comma or brackets in it",
    ),
    (
        "ops:\n  a:\n    arguments: {a: I32}\n   results: {b: I32}",
        "this is not YAML: did not find expected key",
        "the line is indented by more or less than the one before that it belongs to",
    ),
    (
        "ops:\n  a: {arguments: {g: scf.Foo}}",
        "there is no constraint 'scf.Foo'",
        "the dialect 'scf' is not imported: write `imports: [scf]`",
    ),
    (
        "ops:\n  a: {arguments: {a: I23}}",
        "there is no constraint 'I23'",
        "did you mean 'I32'?",
    ),
    (
        "ops:\n  a: {arguments: {a: 32}}",
        "expected a mapping for 'a', got the integer 32",
        "an integer of 32 bits is I32, an attribute that holds one I32Attr",
    ),
    (
        'ops:\n  a: {arguments: {a: Optional<I32>}, assembly_format: "(`x` $a^ attr-dict"}',
        "expected literal, variable, directive, or optional group",
        "an optional group that begins with '(' is not closed: ')?' ends it",
    ),
    (
        "ops:\n  y: {}\n  a: {regions: {r: AnyRegion}, traits: [SingleBlockImplicitTerminator<t.y>]}",
        "'t.y' ends the block of 't.a', and is no terminator",
        "traits: [Terminator] in 'y'",
    ),
    (
        "ops:\n  y: {traits: [Terminator]}\n  a: {traits: [SingleBlockImplicitTerminator<t.y>]}",
        "expected operation to have one or more regions",
        "'SingleBlock' asks for it",
    ),
    (
        "ops:\n  a: {traits: [Symbol]}",
        "expected operation to have the attribute 'sym_name'",
        "'SymbolOpInterface' asks for it",
    ),
    (
        "ops:\n  a: {arguments: {x: I32}, traits: [SameOperandsAndResultType]}",
        "expected operation to have a result, whose type is compared",
        "'SameOperandsAndResultType' asks for it",
    ),
    (
        "enums:\n  E: {storage: i32, cases: []}",
        "the enum 'E' has no cases",
        "cases: {first: 0, second: 1}",
    ),
    (
        "ops:\n  a: {argments: {x: I32}}",
        "unknown key 'argments' in 'ops.a'",
        "did you mean 'arguments'?",
    ),
    (
        'ops:\n  a: {arguments: {x: I32}, assembly_format: "$y attr-dict"}',
        "expected variable to refer to an argument, region, result, or successor",
        "there is $x",
    ),
    (
        "ops:\n  a: {arguments: {x: I32}, verifier: yes}",
        "expected true or false for 'verifier', got the string 'yes'",
        "did you mean 'true'?",
    ),
]


@pytest.mark.parametrize("spec, message, hint", MISTAKES)
def test_mistakes(spec: str, message: str, hint: str | None) -> None:
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(HEAD + spec, "t.yaml")
    first = caught.value.diagnostics[0]
    assert (first.message, first.hint) == (message, hint)
    assert first.line is not None and first.line > 2
