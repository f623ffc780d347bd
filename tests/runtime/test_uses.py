"""Values know how many operands of which operations they are, whatever is changed."""

import random

import pytest

from odsgen.runtime.builtin.attributes import UnitAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.value import Value


def _check(values: list[Value], ops: list[Operation]) -> None:
    for value in values:
        uses = [(op, index) for op in ops for index, v in enumerate(op.operands) if v is value]
        assert {(use.owner, use.index) for use in value.uses} == set(uses)
        assert value.has_uses == bool(uses)
        assert value.has_one_use == (len(uses) == 1)
        assert set(value.users) == {op for op, _ in uses}


def test_uses_after_random_changes() -> None:
    chosen = random.Random(11)
    values: list[Value] = list(Block([i32] * 5).arguments)
    ops: list[Operation] = [
        UnregisteredOperation("test.use", tuple(chosen.choices(values, k=chosen.randrange(4))))
        for _ in range(8)
    ]
    _check(values, ops)
    for _ in range(400):
        op, value = chosen.choice(ops), chosen.choice(values)
        match chosen.randrange(4):
            case 0 if op.operands:
                op.set_operand(chosen.randrange(len(op.operands)), value)
            case 1:
                op.operands = chosen.choices(values, k=chosen.randrange(5))
            case 2:
                value.replace_all_uses_with(chosen.choice(values))
            case _:
                op.replace_uses_of_with(value, chosen.choice(values))
        _check(values, ops)


def test_the_users_stay_in_the_order_in_which_they_came() -> None:
    (value,) = Block([i32]).arguments
    first, second, third = [
        UnregisteredOperation("test.use", (value, value) if twice else (value,))
        for twice in (False, True, False)
    ]
    assert value.users == (first, second, third)
    second.set_operand(0, Block([i32]).arguments[0])
    assert value.users == (first, second, third)
    first.operands = (value,)
    assert value.users == (second, third, first)


def test_attributes_of_one_operation_are_not_those_of_another() -> None:
    first, second = UnregisteredOperation("test.a"), UnregisteredOperation("test.b")
    first.attributes["a"] = UnitAttr.get()
    first.properties["p"] = 1
    assert first.attributes == {"a": UnitAttr.get()}
    assert not second.attributes and not second.properties
    with pytest.raises(TypeError, match="change what an operation has"):
        UnregisteredOperation("test.c")._attributes["a"] = UnitAttr.get()
