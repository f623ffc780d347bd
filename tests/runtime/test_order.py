"""The order of operations in a block holds wherever operations are inserted, at a small cost for each."""

import random

import pytest

from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.region import Region


def _op() -> Operation:
    return UnregisteredOperation("test.op")


def _check(block: Block) -> None:
    ops = list(block)
    assert all(
        first.is_before_in_block(second) for first, second in zip(ops, ops[1:], strict=False)
    )


@pytest.mark.parametrize("place", ["before", "after", "front", "anywhere"])
def test_insertions(place: str) -> None:
    block = Block()
    ops = [block.append(_op()) for _ in range(4)]
    chosen = random.Random(7)
    for _ in range(3000):
        op = _op()
        if place == "before":
            block.insert_before(ops[2], op)
        elif place == "after":
            block.insert_after(ops[1], op)
        elif place == "front":
            block.prepend(op)
        else:
            insert = chosen.choice([block.insert_before, block.insert_after])
            ops.append(insert(chosen.choice(ops), op))
    block.append(_op())
    _check(block)
    _check(block.split_before(list(block)[1000]))
    _check(block)


def test_blocks_know_their_numbers() -> None:
    region = Region()
    blocks = [region.append(Block()) for _ in range(6)]
    region.remove(blocks[1])
    region.insert_after(blocks[0], blocks[1])
    region.insert(-1, Block())
    region.remove(blocks[0])
    blocks[4].move_before(blocks[2])
    assert [b for b in region.blocks if b in blocks] == [blocks[i] for i in (1, 4, 2, 3, 5)]
    for number, block in enumerate(region.blocks):
        assert region.block_after(block) is (
            region.blocks[number + 1] if number + 1 < len(region.blocks) else None
        )
