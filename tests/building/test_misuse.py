"""Forms that build, misused: the messages say what was expected and what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Block
from odsgen.runtime.builtin.types import i32, index

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
    ],
    ids=["sequence", "type", "function", "for", "returned", "parameters"],
)
def test_misuse(misuse: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        misuse()
