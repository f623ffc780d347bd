"""Dominance in graphs of any shape, held against its definition."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.runtime import Context, parse
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.dominance import DominatorTree
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.use_checks import dominates_nearby, scope_above
from odsgen.runtime.ir.verifier import Scope, Verifier

graphs = st.integers(1, 12).flatmap(
    lambda n: st.lists(st.lists(st.integers(1, n), max_size=3), min_size=n + 1, max_size=n + 1)
)


def region_of(graph: list[list[int]]) -> Region:
    """A region whose blocks branch as the graph says; nothing branches to block 0."""

    def branch(targets: list[int]) -> str:
        successors = f"[{', '.join([f'^b{target}' for target in targets])}]" if targets else ""
        return f'"x.branch"(){successors} : () -> ()'

    blocks = "\n".join(
        [f"^b{number}:\n  {branch(targets)}" for number, targets in enumerate(graph)]
    )
    op = parse(f'"x.region"() ({{\n{blocks}\n}}) : () -> ()', Context(allow_unregistered=True))
    return next(iter(op.regions[0].blocks[0])).regions[0]


def reached(entry: Block, without: Block | None) -> set[Block]:
    """The blocks to which there is a way that avoids one."""
    found: set[Block] = set()
    pending = [entry]
    while pending:
        block = pending.pop()
        if block is not without and block not in found:
            found.add(block)
            pending.extend(block.successors)
    return found


@settings(max_examples=150, deadline=None)
@given(graphs)
def test_dominance_is_what_its_definition_says(graph: list[list[int]]) -> None:
    region = region_of(graph)
    tree = DominatorTree(region)
    entry = region.blocks[0]
    reachable = reached(entry, None)
    assert {b for b in region.blocks if tree.is_reachable(b)} == reachable
    for dominator in reachable:
        avoided = reached(entry, dominator)
        for block in reachable:
            assert tree.dominates(dominator, block) == (block not in avoided)


@settings(max_examples=100, deadline=None)
@given(graphs)
def test_short_ways_back_tell_the_same(graph: list[list[int]]) -> None:
    region = region_of(graph)
    tree = DominatorTree(region)
    for block in region.blocks:
        for dominator in region.blocks:
            if dominator is block:
                assert not dominates_nearby(dominator, block)
            elif dominates_nearby(dominator, block):  # long ways are left to the tree
                assert tree.dominates(dominator, block)
            elif len(region.blocks) < 6 and tree.is_reachable(block):
                assert not tree.dominates(dominator, block)


@settings(max_examples=100, deadline=None)
@given(graphs)
def test_dominators_that_are_known_on_the_way_dominate(graph: list[list[int]]) -> None:
    region = region_of(graph)
    entry = region.blocks[0]
    reachable = reached(entry, None)
    verifier = Verifier(None)
    scopes = {entry: Scope(verifier, entry, None, set())}
    for block in region.blocks[1:]:
        above = scope_above(verifier, block, scopes)
        if block in reachable:
            assert block not in reached(entry, above.block)
        before = {branch.parent_block for branch in block.stored_users or ()}
        if len(before) == 1 and before < scopes.keys():
            assert before == {above.block}
        scopes[block] = Scope(verifier, block, above, set())


@settings(max_examples=50, deadline=None)
@given(graphs)
def test_children_are_the_blocks_that_are_dominated_immediately(graph: list[list[int]]) -> None:
    region = region_of(graph)
    tree = DominatorTree(region)
    below = tree.children()
    for dominator, children in below.items():
        for child in children:
            others = [
                b for b in region.blocks if tree.is_reachable(b) and b not in (child, dominator)
            ]
            assert tree.dominates(dominator, child)
            assert all(
                tree.dominates(other, dominator) for other in others if tree.dominates(other, child)
            )
    assert sum(map(len, below.values())) == len(reached(region.blocks[0], None)) - 1
