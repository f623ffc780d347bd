"""Results of hooks that implement methods of interfaces: a wrong one is told with the hook and its place."""

from __future__ import annotations

from itertools import count
from types import ModuleType
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.hooks import implements
from odsgen.runtime import Context, Operation, parse
from odsgen.runtime.registry.hook_errors import WrongHookError

SPEC = """
dialect: m{number}
interfaces:
  Weighed: {{methods: {{getWeight: {{returns: int, property: true}}, isHeavy: {{returns: bool}}}}}}
ops:
  o:
    arguments: {{x: AnyType}}
    results: {{y: AnyType}}
    interfaces:
      - {{name: Weighed, methods: [getWeight, isHeavy]}}
      - {{name: MemoryEffectsOpInterface, methods: [getEffects]}}
      - {{name: OpAsmOpInterface, methods: [getAsmResultNames]}}
"""
GOOD: dict[str, Any] = {"weight": 3, "is_heavy": 1, "effects": [], "asm_result_names": ["y", None]}
_numbers = count()


def operation(**results: object) -> Operation:
    """An operation whose methods give these results."""
    module = ModuleType("hooks")
    bind = "for one, hook in given.items():\n    implements('OOp', method=one)(hook)"
    given = {name: _giving(result) for name, result in {**GOOD, **results}.items()}
    module.__dict__.update(implements=implements, given=given)
    exec(bind, module.__dict__)
    number = next(_numbers)
    dialect = load_in_memory(SPEC.format(number=number), module).DIALECT
    text = f'%0 = "a.b"() : () -> i32\n%1 = "m{number}.o"(%0) : (i32) -> i32\n'
    context = Context(dialects=[dialect], allow_unregistered=True)
    found: Operation = parse(text, context).regions[0].blocks[0].operations[1]
    return found


def _giving(result: object) -> Any:
    return lambda op: result


def asked(op: Any, method: str) -> object:
    found = getattr(op, method)
    return found() if callable(found) else found


@pytest.mark.parametrize("method", GOOD)
def test_results_that_fit_are_given(method: str) -> None:
    op = operation()
    assert [asked(op, method) for _ in range(2)] == [GOOD[method]] * 2


@pytest.mark.parametrize(
    ("method", "result", "message"),
    [
        ("weight", "3", "returned the str '3', expected int"),
        ("weight", None, "returned None, expected int; is a `return` missing?"),
        ("is_heavy", None, "returned None, expected bool; is a `return` missing?"),
        ("effects", ["read"], "returned a list of the str 'read', expected Sequence[EffectInstance]"),
        ("asm_result_names", "y", "returned the str 'y', expected list[str | None]"),
        ("asm_result_names", ["y", 1], "returned a list of the str 'y', expected list[str | None]"),
    ],
)  # fmt: skip
def test_a_method_gives_what_its_interface_says(method: str, result: object, message: str) -> None:
    op = operation(**{method: result})
    with pytest.raises(WrongHookError) as raised:
        asked(op, method)
    assert message in str(raised.value)
    assert f'@implements(OOp, method="{method}")' in str(raised.value)
    assert raised.value.place is not None and raised.value.place[0] == __file__
