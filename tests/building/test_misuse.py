"""Forms that build, misused: the messages say what was expected and what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from odsgen.building import inside
from odsgen.codegen import load_in_memory
from odsgen.runtime import Block
from odsgen.runtime.builtin.types import i1, i32, index
from odsgen_dialects import arith, cf, func

POT = load_in_memory(
    {
        "dialect": "pot",
        "imports": ["builtin"],
        "ops": {
            "boil": {"arguments": {"water": "I32"}, "results": {"soup": "I32"}},
            "stir": {
                "arguments": {"count": "Index", "init": "AnyType"},
                "results": {"last": "AnyType"},
                "regions": {
                    "body": {
                        "constraint": "SizedRegion<1>",
                        "block_arguments": ["Index", "types($init)"],
                    }
                },
                "traits": ["SingleBlock", "AllTypesMatch<[init, last]>"],
            },
        },
    }
)


def stirred() -> Any:
    return POT.stir(*Block([index, i32]).arguments)


def looped() -> None:
    for _ in stirred():
        pass


def too_few(number: Any) -> None:
    raise AssertionError("is not called")


def returned(number: Any, last: Any) -> Any:
    return last


@pytest.mark.parametrize(
    ("misuse", "message"),
    [
        (lambda: POT.boil([stirred().result]), "one value is wanted here, not a sequence"),
        (lambda: POT.boil(i32), "types of results stand in front of the operands"),
        (lambda: POT.boil(too_few), "it is a function, call it"),
        (looped, r"'pot.stir' is filled by `with … as \(…\):`, not by `for`"),
        (lambda: stirred()(returned), "build one in the body, and return nothing"),
        (
            lambda: stirred()(too_few),
            r"the block of 'pot.stir' has arguments of types \(index, i32\): too_few\(\) takes 1",
        ),
        (
            lambda: arith.constant(3, i32, attributes=cast(Any, [1])),
            "must be a mapping of names to attributes",
        ),
    ],
    ids=["sequence", "type", "function", "for", "returned", "parameters", "attributes"],
)
def test_misuse(misuse: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        misuse()


def test_a_number_that_is_no_case_names_the_cases() -> None:
    with pytest.raises(ValueError, match="'77' is no case of CmpIPredicate: there are eq, ne"):
        arith.CmpIPredicate(77)


def test_the_block_that_was_filled_gets_the_terminator() -> None:
    body = func.func("f", [i1], [])
    head, done = body.add_block(), body.add_block()
    with body as (c,):
        cf.cond_br(c, [], [], head, done)
    with inside(head):
        cf.br([], done)
    with inside(done):
        func.return_()
    body.op.verify()
    assert [len(list(block)) for block in body.region.blocks] == [1, 1, 1]
