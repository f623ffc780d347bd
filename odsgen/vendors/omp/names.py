"""Suggested names of loop handles and of the induction variables of canonical loops."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.hooks import implements
from odsgen.runtime import Block, IsIsolatedFromAbove, Operation, Region
from odsgen_dialects.omp import CanonicalLoopOp, NewCliOp, TileOp


@dataclass(slots=True)
class _Step:
    """A step outwards from a loop: to its position in a region, or to a region's in its parent."""

    op: Operation
    is_region: bool
    index: int
    is_unique: bool  # the only operation with regions
    depth: int = 0  # enclosing loops of its nest
    is_silent: bool = False

    @property
    def is_loop(self) -> bool:
        return not self.is_region and isinstance(self.op, CanonicalLoopOp)


def _blocks_in_order(region: Region) -> list[Block]:
    """The reachable blocks in reverse post-order."""
    entry = region.blocks[0]
    order: list[Block] = []
    seen = {entry}
    pending = [(entry, iter(entry.successors))]
    while pending:
        block, successors = pending[-1]
        successor = next((s for s in successors if s not in seen), None)
        if successor is None:
            order.append(block)
            pending.pop()
        else:
            seen.add(successor)
            pending.append((successor, iter(successor.successors)))
    return order[::-1]


def _place(op: Operation, region: Region) -> tuple[int, bool]:
    """The number of operations with regions before `op`, and whether `op` is the only one."""
    with_regions = [inner for block in _blocks_in_order(region) for inner in block if inner.regions]
    before = next((i for i, inner in enumerate(with_regions) if inner is op), -1)
    return before, len(with_regions) <= 1


def _steps(op: Operation) -> list[_Step]:
    """The steps outwards from `op` to the nearest operation that is isolated from above."""
    steps: list[_Step] = []
    inner = op
    while (region := inner.parent_region) is not None:
        index, is_unique = _place(inner, region)
        steps.append(_Step(inner, False, index, is_unique))
        outer = region.parent_op
        if outer is None or IsIsolatedFromAbove in outer.TRAITS:
            break
        if len(outer.regions) > 1:
            number = next(i for i, other in enumerate(outer.regions) if other is region)
            steps.append(_Step(outer, True, number, False))
        inner = outer
    return steps


def _count_depths(steps: list[_Step]) -> None:
    around = 0
    for step in reversed(steps):
        if step.is_region or not step.is_unique:
            around = 0
        if not step.is_region:
            step.depth = around
            around += step.is_loop


def _silence(steps: list[_Step]) -> None:
    """Silences the steps of a nest but the innermost, and steps that need no number."""
    in_nest = False
    for step in steps:
        if step.is_region:
            continue
        if not in_nest and step.depth:
            in_nest = True
        elif in_nest:
            step.is_silent |= step.is_unique
            in_nest = bool(step.depth)
    for step in steps:
        step.is_silent |= not step.is_region and step.is_unique and not step.is_loop
    is_clear = True
    for step in reversed(steps):
        step.is_silent |= is_clear and step.is_unique
        if not step.is_silent:
            is_clear = True
        if step.is_loop:
            is_clear = False


def nested_name(prefix: str, op: Operation) -> str:
    """The prefix and the loop's position: `_d1` depth 1, `_s2` third sibling, `_r0` region 0."""
    steps = _steps(op)
    _count_depths(steps)
    _silence(steps)
    name = prefix
    for step in reversed(steps):
        if not step.is_silent:
            if step.is_region:
                name += f"_r{step.index}"
            else:
                name += f"_d{step.depth}" if step.depth else f"_s{step.index}"
    return name


def _tile_name(tile: TileOp, index: int) -> str:
    """`grid1`, `grid2` …, then `intratile1` …, for the generated loops in order."""
    half = len(tile.generatees) // 2
    return f"grid{index + 1}" if index < half else f"intratile{index - half + 1}"


@implements(NewCliOp, method="asm_result_names")
def asm_result_names_new_cli(op: NewCliOp) -> list[str | None]:
    """NewCliOp::getAsmResultNames"""
    for use in op.result.uses:
        if isinstance(use.owner, CanonicalLoopOp):
            return [nested_name("canonloop", use.owner)]
        if isinstance(use.owner, TileOp):
            tile = use.owner
            if use.index < len(tile.generatees):
                return [_tile_name(tile, use.index)]
    return ["cli"]


@implements(CanonicalLoopOp, method="asm_block_names")
def asm_block_names_canonical_loop(op: CanonicalLoopOp) -> dict[Block, str]:
    """CanonicalLoopOp::getAsmBlockNames"""
    return {op.region.blocks[0]: "body_entry"} if op.region.blocks else {}


@implements(CanonicalLoopOp, method="asm_block_argument_names")
def asm_block_argument_names_canonical_loop(
    op: CanonicalLoopOp, region: Region
) -> list[str | None]:
    """CanonicalLoopOp::getAsmBlockArgumentNames"""
    return [nested_name("iv", op)]
