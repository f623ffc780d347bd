"""Operations with very many operands, of which single ones are set and replaced: as if each were a tuple."""

from __future__ import annotations

from random import Random

import pytest

from odsgen.runtime import Context, parse
from odsgen.runtime.ir.equivalence import equivalence_key
from odsgen.runtime.ir.operand_list import OperandList
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.value import MOST_IN_A_TUPLE, Value

COUNT = MOST_IN_A_TUPLE + 20


def _program() -> tuple[Operation, list[Value], Operation]:
    """A module, values in it, and an operation of which they all are operands."""
    names = ", ".join([f"%v#{number}" for number in range(COUNT)])
    types = ", ".join(["i32"] * COUNT)
    text = f'%v:{COUNT} = "x.values"() : () -> ({types})\n"x.user"({names}) : ({types}) -> ()\n'
    module = parse(text, Context(allow_unregistered=True))
    values, user = list(module.regions[0].blocks[0])
    return module, list(values.results), user


def _is_consistent(values: list[Value], user: Operation, expected: list[Value]) -> None:
    assert user.operands == tuple(expected)
    assert isinstance(user.operands, tuple)
    for value in values:
        count = expected.count(value)
        assert [use.index for use in value.uses] == [
            index for index, operand in enumerate(expected) if operand is value
        ]
        assert value.has_uses == (count > 0)
        assert value.has_one_use == (count == 1)
        assert value.users == ((user,) if count else ())


@pytest.mark.parametrize("seed", range(5))
def test_random_changes(seed: int) -> None:
    module, values, user = _program()
    expected = list(user.operands)
    chance = Random(seed)
    for step in range(200):
        new = chance.choice(values[:40])
        if chance.random() < 0.6:
            index = chance.randrange(COUNT)
            user.set_operand(index, new)
            expected[index] = new
        elif chance.random() < 0.9:
            old = chance.choice(values)
            old.replace_all_uses_with(new)
            expected = [new if value is old else value for value in expected]
        else:
            user.operands = expected = [*expected[1:], expected[0]]
        if step % 20 == 0:
            _is_consistent(values, user, expected)
    _is_consistent(values, user, expected)
    module.verify()
    assert str(parse(str(module), Context(allow_unregistered=True))) == str(module)


def test_what_was_read_stays() -> None:
    _, values, user = _program()
    before = user.operands
    user.set_operand(0, values[1])
    between = user.operands
    user.set_operand(1, values[0])
    assert before[0] is values[0]
    assert between[:2] == (values[1], values[1])
    assert user.operands[:2] == (values[1], values[0])


def test_reads_like_a_tuple() -> None:
    _, values, user = _program()
    user.set_operand(0, values[1])
    held = user._operands
    assert isinstance(held, OperandList)
    assert held[1:3] == (values[1], values[2])
    assert isinstance(held[1:3], tuple)
    assert held == user.operands
    assert held != user.operands[1:]
    assert user.operands == held
    with pytest.raises(TypeError):
        hash(held)


def test_copies_and_keys() -> None:
    _, values, user = _program()
    user.set_operand(5, values[1])
    clone = user.clone()
    assert clone.operands == user.operands
    assert equivalence_key(clone) == equivalence_key(user)
    key = equivalence_key(user)
    user.set_operand(5, values[5])
    assert equivalence_key(user) != key


def test_wrong_operands() -> None:
    _, values, user = _program()
    with pytest.raises(IndexError, match="has no operand #"):
        user.set_operand(COUNT, values[0])
    with pytest.raises(TypeError, match="operand #3 of 'x.user' must be a value"):
        user.set_operand(3, user)  # type: ignore[arg-type]
    assert user.operands == tuple(values)
