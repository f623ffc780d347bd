"""Operations, values, blocks and regions: every change keeps the whole consistent."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.runtime import Block, Builder, CloneMap, InsertionPoint, Region, UnregisteredOperation
from odsgen.runtime.builtin.types import i32, i64
from odsgen.runtime.ir.dominance import DominanceInfo
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.value import Value


def make(
    name: str = "u.op", operands: tuple[Value, ...] = (), results: int = 0, **rest
) -> Operation:
    return UnregisteredOperation(name, operands, (i32,) * results, **rest)


def check(*tops: Operation) -> None:
    """All links hold in both directions."""
    for top in tops:
        inside = list(top.walk())
        for op in inside:
            for operand in op.operands:
                assert op in operand.users
            for index, result in enumerate(op.results):
                assert result.owner is op and result.index == index
                for user in result.users:
                    assert any(operand is result for operand in user.operands)
            for successor in op.successors:
                assert op in (successor._users or {})
            for region in op.regions:
                assert region.parent_op is op
                for block in region:
                    assert block.parent_region is region
                    for index, argument in enumerate(block.arguments):
                        assert argument.owner is block and argument.index == index
                    previous = None
                    for inner in block:
                        assert inner.parent_block is block and inner.previous is previous
                        previous = inner
                    assert block.last is previous


def test_uses_follow_operands() -> None:
    a = make(results=2)
    b = make(operands=(a.results[0], a.results[0], a.results[1]))
    assert [use.index for use in a.results[0].uses] == [0, 1]
    assert a.results[1].has_one_use and not a.results[0].has_one_use
    b.set_operand(0, a.results[1])
    assert [use.index for use in a.results[0].uses] == [1]
    assert [use.index for use in a.results[1].uses] == [0, 2]
    a.results[1].replace_all_uses_with(a.results[0])
    assert not a.results[1].has_uses
    assert b.operands == (a.results[0],) * 3


def test_an_operation_in_use_is_not_erased() -> None:
    block = Block()
    a = block.append(make("u.a", results=1))
    b = block.append(make("u.b", (a.results[0],)))
    with pytest.raises(ValueError, match="cannot erase 'u.a': it is still used by 'u.b'"):
        a.erase()
    b.erase()
    a.erase()
    assert block.is_empty


def test_an_operation_with_uses_only_inside_is_erased() -> None:
    body = Block([i32])
    a = make("u.outer", results=1, regions=(Region([body]),))
    body.append(make("u.inner", (a.results[0], body.arguments[0])))
    a.erase()


def test_insertion_points_and_order() -> None:
    block = Block()
    builder = Builder.at_end(block)
    names = ["u.c", "u.d"]
    c, d = (builder.insert(make(name)) for name in names)
    Builder.at_start(block).insert(make("u.a"))
    Builder.before(c).insert(make("u.b"))
    Builder(InsertionPoint.after(d)).insert(make("u.e"))
    assert [op.name for op in block] == ["u.a", "u.b", "u.c", "u.d", "u.e"]
    assert c.is_before_in_block(d) and block.operations[1].is_before_in_block(c)
    d.move_before(block.operations[0])
    assert [op.name for op in block] == ["u.d", "u.a", "u.b", "u.c", "u.e"]
    assert d.is_before_in_block(c)


def test_what_stands_somewhere_is_not_put_elsewhere() -> None:
    block, other = Block(), Block()
    op = block.append(make())
    with pytest.raises(ValueError, match="stands in a block already"):
        other.append(op)
    region = Region([block])
    with pytest.raises(ValueError, match="belongs to a region already"):
        Region([block])
    outer = make("u.outer", regions=(region,))
    with pytest.raises(ValueError, match="belongs to an operation already"):
        make(regions=(region,))
    with pytest.raises(ValueError, match="cannot be put into a block that it contains"):
        block.append(outer)


def test_split_and_merge() -> None:
    region = Region([Block([i32])])
    entry = region.entry_block
    a = entry.append(make("u.a", (entry.arguments[0],), 1))
    entry.append(make("u.b", (a.results[0],), 1))
    tail = entry.split_before(entry.operations[1])
    assert [len(block) for block in region] == [1, 1]
    tail.add_argument(i32)
    tail.operations[0].set_operand(0, tail.arguments[0])
    with pytest.raises(ValueError, match="expected 1 values for the block arguments, but got 0"):
        tail.merge_into(entry)
    tail.merge_into(entry, [a.results[0]])
    assert [op.name for op in entry] == ["u.a", "u.b"] and len(region) == 1
    assert entry.operations[1].operands == a.results


def test_clone_maps_values_blocks_and_uses_before_definitions() -> None:
    first, second = Block([i32]), Block([i64])
    region = Region([first, second])
    a = make("u.a", (first.arguments[0],), 1)
    late = make("u.late", (), 1)
    first.append(make("u.early", (late.results[0],)))
    first.append(a)
    first.append(late)
    first.append(make("u.br", successors=(second,)))
    second.append(make("u.back", (a.results[0], second.arguments[0]), successors=(second,)))
    outside = make("u.value", results=1)
    top = make("u.top", (outside.results[0],), 1, regions=(region,))
    mapping = CloneMap()
    replacement = make("u.other", results=1)
    mapping.map_value(outside.results[0], replacement.results[0])
    copy = top.clone(mapping)
    check(top, copy)
    assert copy.operands == replacement.results
    originals = {id(op) for op in top.walk()}
    for op in copy.walk():
        for operand in op.operands:
            owner = operand.defining_op
            assert owner is None or id(owner) not in originals
        for successor in op.successors:
            assert successor.parent_op is copy
    assert mapping.values[top.results[0]] is copy.results[0]


def test_walks() -> None:
    inner = make("u.inner")
    middle = make("u.middle", regions=(Region([Block(operations=[inner])]), Region()))
    top = make("u.top", regions=(Region([Block(operations=[make("u.first"), middle])]),))
    assert [op.name for op in top.walk()] == ["u.top", "u.first", "u.middle", "u.inner"]
    assert [op.name for op in top.walk(post_order=True)] == [
        "u.first",
        "u.inner",
        "u.middle",
        "u.top",
    ]
    for op in top.walk(post_order=True):
        if op.name == "u.inner":
            op.erase()
    assert [op.name for op in top.walk()] == ["u.top", "u.first", "u.middle"]


def test_dominance_in_a_diamond() -> None:
    entry, left, right, join, unreachable = (Block() for _ in range(5))
    region = Region([entry, left, right, join, unreachable])
    make("u.f", regions=(region,))
    entry.append(make("u.br", successors=(left, right)))
    left.append(make("u.br", successors=(join,)))
    right.append(make("u.br", successors=(join,)))
    unreachable.append(make("u.br", successors=(join,)))
    join.append(make("u.end"))
    info = DominanceInfo()
    assert info.properly_dominates_block(entry, join)
    assert not info.properly_dominates_block(left, join)
    assert not info.properly_dominates_block(join, left)
    assert not info.is_reachable_from_entry(unreachable)
    assert set(join.predecessors) == {left, right, unreachable}


EDITS = st.lists(
    st.tuples(st.integers(0, 7), st.integers(0, 999), st.integers(0, 999)), max_size=40
)


@given(EDITS)
@settings(max_examples=150, deadline=None)
def test_random_edits_keep_every_link(edits: list[tuple[int, int, int]]) -> None:
    region = Region([Block([i32])])
    top = make("u.top", regions=(region,))
    region.entry_block.append(make("u.seed", (), 2))

    def ops() -> list[Operation]:
        return [op for op in top.walk() if op is not top]

    def values() -> list[Value]:
        found: list[Value] = [result for op in ops() for result in op.results]
        found += [argument for block in region for argument in block.arguments]
        return found

    for kind, x, y in edits:
        blocks, known, present = region.blocks, values(), ops()
        block = blocks[x % len(blocks)]
        op = present[x % len(present)] if present else None
        try:
            if kind == 0:
                operands = (known[x % len(known)], known[y % len(known)]) if known else ()
                block.append(make("u.new", operands, y % 3))
            elif kind == 1 and op is not None:
                op.erase()
            elif kind == 2 and op is not None:
                op.move_before(present[y % len(present)])
            elif kind == 3 and len(known) > 1:
                known[x % len(known)].replace_all_uses_with(known[y % len(known)])
            elif kind == 4 and op is not None and op.parent_block is not None:
                op.parent_block.split_before(op)
            elif kind == 5 and len(blocks) > 1 and known:
                target = blocks[y % len(blocks)]
                block.merge_into(target, [known[x % len(known)]] * len(block.arguments))
            elif kind == 6 and op is not None:
                block.append(op.clone())
            elif kind == 7 and op is not None and known:
                op.operands = (*op.operands, known[y % len(known)])
        except ValueError:
            pass
        check(top)
