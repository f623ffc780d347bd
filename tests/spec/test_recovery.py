"""A spec whose shape is wrong is checked as far as the rest of it goes, and nothing is reported that follows from a loss."""

from __future__ import annotations

import pytest

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors


def errors(text: str) -> list[str]:
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text, "x.yaml")
    return [f"{d.line}:{d.column}: {d.message}" for d in caught.value.diagnostics]


def test_what_stands_under_a_misspelt_key_is_checked():
    assert errors(
        "dialect: t\n"
        "ops:\n"
        "  a:\n"
        "    argments: {x: F23, y: I32}\n"
        "  b:\n"
        "    arguments: {x: I32}\n"
        "    assembly_fromat: $y attr-dict\n"
    ) == [
        "4:5: unknown key 'argments' in 'ops.a'",
        "4:19: there is no constraint 'F23'",
        "7:5: unknown key 'assembly_fromat' in 'ops.b'",
        "7:22: expected variable to refer to an argument, region, result, or successor",
    ]


def test_mistakes_of_shape_under_a_misspelt_key():
    assert errors("dialect: t\nop: {a: {argments: {x: {constraint: F32, summry: 1}}}}") == [
        "2:1: unknown key 'op'",
        "2:10: unknown key 'argments' in 'ops.a'",
        "2:42: unknown key 'summry' in 'ops.a.arguments.x'",
        "2:50: expected a string for 'summary', got the integer 1",
    ]


@pytest.mark.parametrize(
    "text, expected",
    [
        # the operands are lost, so that the format is not blamed for them
        (
            "dialect: t\nops: {a: {inputs_of_it: {x: F32}, assembly_format: $x attr-dict}}",
            ["2:11: unknown key 'inputs_of_it' in 'ops.a'"],
        ),
        (
            "dialect: t\nops:\n  a: {arguments: [x], assembly_format: $x attr-dict}\n  b: {traits: [Purr]}",
            [
                "3:18: expected a mapping for 'arguments', got a list",
                "4:16: there is no trait 'Purr'",
            ],
        ),
        # a type that is lost, a class that is lost, and who mentions them
        (
            "dialect: t\ntypes: {A: 7, B: {mnemonic: b}}\n"
            "ops:\n  a: {arguments: {x: A}}\n  b: {arguments: {x: B, y: C}}",
            ["2:12: expected a mapping for 'A', got the integer 7", "5:28: there is no constraint 'C'"],
        ),
        (
            "dialect: t\nop_classes:\n  K: {arguments: [x]}\n  L: {extends: K}\n"
            "ops:\n  a: {extends: L, assembly_format: $x attr-dict}\n  b: {assembly_format: $x attr-dict}",
            [
                "3:18: expected a mapping for 'arguments', got a list",
                "7:24: expected variable to refer to an argument, region, result, or successor",
            ],
        ),
        # texts and flags are no loss
        (
            "dialect: t\nops: {a: {summary: 1, verifier: yes, arguments: {x: F23}}}",
            [
                "2:20: expected a string for 'summary', got the integer 1",
                "2:33: expected true or false for 'verifier', got the string 'yes'",
                "2:53: there is no constraint 'F23'",
            ],
        ),
        ("ops: {a: {traits: [Purr]}}", ["1:1: the key 'dialect' is missing", "1:20: there is no trait 'Purr'"]),
        ("dialect: 1\nops: {a: {traits: [Purr]}}", ["1:10: expected a string for 'dialect', got the integer 1", "2:20: there is no trait 'Purr'"]),
        # lists lose elements
        (
            "dialect: t\nops: {a: {traits: [1, Pure, 2, Purr]}}",
            [
                "2:20: expected a string for 'traits', got the integer 1",
                "2:29: expected a string for 'traits', got the integer 2",
            ],
        ),
        # keys that are written twice: both are checked
        (
            "dialect: t\nops: {a: {arguments: {x: F23}}}\nops: {b: {arguments: {y: G32}}}",
            [
                "2:26: there is no constraint 'F23'",
                "3:1: the key 'ops' is written twice",
                "3:26: there is no constraint 'G32'",
            ],
        ),
        # a required key that is misspelt is not missing
        (
            "dialect: t\nops: {a: {invariants: [{predicat: '$y', message: m}]}}",
            [
                "2:25: unknown key 'predicat' in 'ops.a.invariants.0'",
                "2:36: the operation has no operand, result or attribute 'y'",
            ],
        ),
        (
            "dialect: t\ntypes: {A: {mnemonic: a, parameters: {x: {kind: [7]}}}}\nops: {a: {traits: [HasParent<t.A>]}}",
            ["2:49: expected a string for 'kind', got a list"],
        ),
        # of a section that is lost, nobody knows what it defined
        (
            "dialect: t\ntypes: [A]\nops: {a: {arguments: {x: A}}}",
            ["2:8: expected a mapping for 'types', got a list"],
        ),
        ("7", ["1:1: expected a mapping with the key 'dialect', got the integer 7"]),
    ],
)  # fmt: skip
def test_what_remains_is_checked(text: str, expected: list[str]):
    assert errors(text) == expected


def test_an_anchored_value_is_repaired_once():
    assert errors(
        "dialect: t\nops:\n  a: &op {argments: {x: F23}}\n  b: *op\n",
    ) == [
        "3:11: unknown key 'argments' in 'ops.a'",
        "3:11: unknown key 'argments' in 'ops.b'",
        "3:25: there is no constraint 'F23'",
    ]


def test_deep_and_many_mistakes_end():
    text = "dialect: t\nops:\n" + "".join(
        f"  o{i}: {{argments: {{x: F32}}, zz{i}: 1}}\n" for i in range(300)
    )
    assert len(errors(text)) == 600
