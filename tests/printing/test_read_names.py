"""Names of results that only C++ suggests are those that the program had when it was read."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.codegen.in_memory import load_in_memory
from odsgen.runtime import Context, Operation, ParseError, parse, print_ir

SPEC = """
dialect: named
missing_hooks: allowed
ops:
  get:
    results: {result: I32}
    interfaces: [{name: OpAsmOpInterface, methods: [getAsmResultNames]}]
    assembly_format: attr-dict
  const:
    arguments: {value: I32Attr}
    results: {result: I32}
    traits: [ConstantLike, Pure]
    interfaces: [{name: OpAsmOpInterface, methods: [getAsmResultNames]}]
    assembly_format: "$value attr-dict"
  several:
    results: {results: Variadic<I32>}
    interfaces: [{name: OpAsmOpInterface, methods: [getAsmResultNames]}]
    assembly_format: "attr-dict `:` type($results)"
  plain: {results: {result: I32}, assembly_format: attr-dict}
  within:
    regions: {body: AnyRegion}
    traits: [NoTerminator]
    assembly_format: "attr-dict-with-keyword $body"
"""


@cache
def context() -> Context:
    return Context(dialects=[load_in_memory(SPEC).DIALECT])


def read(text: str) -> Operation:
    return parse(text, context())


def module(*lines: str) -> str:
    return "module {\n" + "".join(f"  {line}\n" for line in lines) + "}\n"


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["%buffer = named.get", "%0 = named.get", "%1 = named.plain"], id="numbers are no names"),
        pytest.param(["%buffer = named.get", "%buffer_0 = named.get", "%buffer_1 = named.get"], id="numbered"),
        pytest.param(["%x_7 = named.get", "%0 = named.plain"], id="number of its own"),
        pytest.param(["%c1 = named.const 1", "%c1_0 = named.const 1"], id="constants"),
        pytest.param(["%0:2, %a, %b:2 = named.several : i32, i32, i32, i32, i32"], id="several"),
        pytest.param(
            ["%a = named.get", "named.within {", "  %a_0 = named.get", "  %c = named.get", "}"], id="nested"
        ),
    ],
)  # fmt: skip
def test_names_are_kept(lines: list[str]) -> None:
    text = module(*lines)
    assert print_ir(read(text)) == text


def test_number_is_given_anew() -> None:
    program = read(module("%buffer = named.get", "%buffer_0 = named.get"))
    next(iter(program.regions[0].blocks[0])).erase()
    assert print_ir(program) == module("%buffer = named.get")


def test_names_of_other_operations_are_not_kept() -> None:
    assert print_ir(read(module("%x = named.plain"))) == module("%0 = named.plain")


def test_clones_and_the_generic_form_have_none() -> None:
    program = read(module("%buffer = named.get"))
    assert print_ir(program.clone()) == module("%0 = named.get")
    assert '%0 = "named.get"' in print_ir(program, generic=True)
    assert print_ir(read(print_ir(program, generic=True))) == module("%0 = named.get")


def test_constant_that_was_made_has_the_usual_name() -> None:
    program = read(module("%x = named.const 1"))
    assert print_ir(program.clone()) == module("%const1 = named.const 1")


@pytest.mark.parametrize("count", ["010", "0x2", "9223372036854775807"])
def test_counts(count: str) -> None:
    with pytest.raises(ParseError, match="defines 1 results but was provided"):
        read(module(f"%a:{count} = named.several : i32"))


NAMES = st.sampled_from(["a", "a_0", "a_1", "b", "b_0_0", "0", "c1", "c1_0", "c1_", "a_00"])


@given(st.lists(NAMES, max_size=6, unique=True))
def test_printing_again_changes_nothing(names: list[str]) -> None:
    once = print_ir(read(module(*(f"%{name} = named.get" for name in names))))
    assert print_ir(read(once)) == once
