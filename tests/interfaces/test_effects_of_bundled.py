"""Effects and speculation of the bundled dialects, as mlir-opt's `isSpeculatable` and `getEffects` answer."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.runtime import Context, parse
from odsgen.runtime.interfaces import (
    EffectInstance,
    EffectKind,
    is_memory_effect_free,
    is_pure,
    is_speculatable,
    memory_effects,
)


def last_operation(text: str) -> Any:
    return parse(text, Context(allow_unregistered=True)).regions[0].blocks[0].last


@pytest.mark.parametrize(
    ("op", "type", "divisor", "expected"),
    [
        ("divsi", "i32", "3", True),
        ("divsi", "i32", "0", False),
        ("divsi", "i32", "-1", False),
        ("divui", "i32", "-1", True),
        ("divui", "i32", "0", False),
        ("ceildivui", "i32", "3", True),
        ("ceildivsi", "index", "-1", False),
        ("divsi", "i1", "true", False),
        ("divui", "i1", "true", True),
        ("divsi", "vector<4xi32>", "dense<[1, 2, -2, 5]>", False),
        ("divsi", "vector<4xi32>", "dense<[1, 2, 7, 5]>", True),
        ("divsi", "vector<4xi32>", "dense<[-7, -3, -9, -5]>", True),
        ("divsi", "vector<4xi32>", "dense<3>", True),
        ("divui", "vector<4xi32>", "dense<[1, 2, -2, 5]>", True),
    ],
)
def test_division(op: str, type: str, divisor: str, expected: bool) -> None:
    suffix = "" if type == "i1" else f" : {type}"
    division = last_operation(
        f'%0 = "u.value"() : () -> {type}\n%1 = arith.constant {divisor}{suffix}\n'
        f"%2 = arith.{op} %0, %1 : {type}\n"
    )
    assert is_memory_effect_free(division)
    assert is_speculatable(division) is is_pure(division) is expected


def test_division_by_what_is_not_known() -> None:
    division = last_operation('%0 = "u.value"() : () -> i32\n%1 = arith.divui %0, %0 : i32\n')
    assert not is_speculatable(division)


def test_an_assertion_stays_where_it_is() -> None:
    check = last_operation('%0 = "u.value"() : () -> i1\ncf.assert %0, "no"\n')
    assert memory_effects(check) == [EffectInstance(EffectKind.WRITE)]
