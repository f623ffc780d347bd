"""Formats whose text cannot always be read back: `cases/unreadable_formats.yaml` has each with what is said of it.

What is warned of is true: `test_the_text_cannot_be_read` has programs that print and are not read again.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect, load_dialect_dict
from odsgen.ods.resolve.format_warnings import unreadable_formats, warnings_of
from odsgen.runtime import Context, DiagnosticError, parse, print_ir
from odsgen.spec import SpecErrors
from tests.random_specs.specs import random_spec

CASES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "cases" / "unreadable_formats.yaml").read_text("utf-8")
)
HEAD: dict[str, Any] = {
    "dialect": "t",
    "imports": ["builtin"],
    "enums": {
        "Mode": {"storage": "i32", "cases": {"fast": 0, "slow": 1}},
        "Wide": {"storage": "i32", "cases": {"low": 0, "high": {"value": 1, "text": "very high"}}},
        "Bits": {"storage": "i32", "bits": {"one": 0, "two": 1}, "separator": ", "},
    },
}


def spec_of(case: dict[str, Any]) -> dict[str, Any]:
    spec = dict(HEAD)
    attributes = {"ModeAttr": {"mnemonic": "mode", "enum": "Mode"}}
    spec["attributes"] = attributes
    if "op" in case:
        spec["ops"] = {"x": case["op"]}
    elif "type" in case:
        spec["types"] = {"XType": case["type"]}
    else:
        spec["attributes"] = {**attributes, "XAttr": case["attribute"]}
    return spec


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["title"])
def test_warnings(case: dict[str, Any]) -> None:
    found = unreadable_formats(load_dialect_dict(spec_of(case)))
    prefix = "this format cannot always be read back: "
    assert all(d.severity == "warning" and d.hint and d.line for d in found)
    said = [{"warning": d.message.removeprefix(prefix), "do": d.hint} for d in found]
    assert said == case.get("said", [])


#: Of some of the cases a program in the generic form, whose custom form is not read back.
PROGRAMS = {
    "a list goes on over its separator": '"t.x"(%0, %0) : (i32, i32) -> ()',
    "an operand that may be absent before another": '"t.x"(%0) : (i32) -> ()\n"t.end"() : () -> ()',
    "operands at the end, before the next operation": '"t.x"() : () -> ()\n%1 = "t.y"() : () -> i32',
    "two optional integers": '"t.x"() {b = 1 : i32} : () -> ()',
    "an optional keyword before a string": '"t.x"() {b = "c"} : () -> ()',
    "an optional attribute of the dialect before an operand": '"t.x"(%0) {a = #t<mode fast>} : (i32) -> ()',
    "types of a list that may be empty": '"t.x"() : () -> ()',
    "a type that is inferred from a list": '%1 = "t.x"(%0, %0) : (i32, i32) -> i32',
    "two attributes in one group": '"t.x"() {a = 1 : i32} : () -> ()',
    "two groups with one keyword": '"t.x"() {b = 1 : i32} : () -> ()',
    "several bits without an attribute of the dialect": '"t.x"(%0) {a = 3 : i32} : (i32) -> ()',
    "words without a blank": '"t.x"() {n = 3 : i64} : () -> ()',
}


@pytest.mark.parametrize("title", PROGRAMS)
def test_the_text_cannot_be_read(title: str) -> None:
    (case,) = (case for case in CASES if case["title"] == title)
    assert case["said"]
    module = load_in_memory(spec_of(case))
    context = Context(dialects=[module.DIALECT], allow_unregistered=True)
    top = parse('%0 = "t.value"() : () -> i32\n' + PROGRAMS[title], context)
    text, generic = print_ir(top), print_ir(top, generic=True)
    try:
        assert print_ir(parse(text, context), generic=True) != generic
    except DiagnosticError:
        pass


SPECS = Path(__file__).parents[2] / "dialect_specs"


def test_formats_of_imported_dialects_are_not_the_authors_to_change() -> None:
    shape = load_dialect(SPECS / "shape.yaml")
    assert unreadable_formats(shape) and not warnings_of(shape)


@pytest.mark.parametrize("name", ["arith", "builtin", "cf", "func", "std", "tf", "toy"])
def test_our_own_are_read_back(name: str) -> None:
    assert not warnings_of(load_dialect(SPECS / f"{name}.yaml"))


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_formats_that_are_read_back_are_not_warned_of(first: int) -> None:
    """Random formats that are made so that what they print can be read back, which their own laws check."""
    for seed in range(first, first + 20):
        spec = random_spec(seed)
        readable = {op.mnemonic: op for op in spec.ops if op.is_readable and op.format}
        try:
            dialect = load_dialect_dict(spec.spec())
        except SpecErrors:  # the formats that are not made so may be refused
            continue
        ops = tuple(op for op in dialect.ops if op.mnemonic in readable)
        found = unreadable_formats(replace(dialect, ops=ops, types=(), attributes=()))
        assert not found, f"seed {seed}: {found[0]}"
