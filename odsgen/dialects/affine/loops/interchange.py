"""Loops of a perfect nest change places (MLIR: `sinkSequentialLoops`, `permuteLoops`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.accesses import ACCESSES
from odsgen.dialects.affine.dependences import Dependence, dependence
from odsgen.dialects.affine.loops.bounds import perfectly_nested
from odsgen_dialects.affine import AffineForOp

#: The least and greatest distances of the common loops.
Distances = list[tuple[int | None, int | None]]


def dependences_of_nest(root: AffineForOp, depth: int) -> list[Distances]:
    """The distances of all dependences in a nest, at each depth up to one (`getDependenceComponents`)."""
    accesses = [op for op in root.walk() if isinstance(op, ACCESSES)]
    found: list[Distances] = []
    for level in range(1, depth + 1):
        for source in accesses:
            for target in accesses:
                answer = dependence(source, target, level)
                if isinstance(answer, Dependence):
                    found.append(answer.distances())
    return found


def sink_sequential_loops(root: AffineForOp) -> AffineForOp:
    """Moves the parallel loops of a perfect nest out, where dependences allow that; the new outermost loop."""
    loops = perfectly_nested(root)
    if len(loops) < 2:
        return root
    found = dependences_of_nest(root, len(loops))
    is_parallel = [all(each[n] == (0, 0) for each in found) for n in range(len(loops))]
    order = [n for n in range(len(loops)) if is_parallel[n]]
    order += [n for n in range(len(loops)) if not is_parallel[n]]
    for distances in found:
        for number in order:
            least = distances[number][0]
            if least is not None and least > 0:
                break
            if least is None or least < 0:
                return root
    return _permute(loops, order) if _may_permute(loops, order) else root


def _may_permute(loops: Sequence[AffineForOp], order: Sequence[int]) -> bool:
    """Whether no loop carries values, or would be around one that bounds it."""
    for place, number in enumerate(order):
        inner = [loops[other].region.arguments[0] for other in order[place:]]
        if loops[number].inits or any(value in inner for value in loops[number].operands):
            return False
    return True


def _permute(loops: Sequence[AffineForOp], order: Sequence[int]) -> AffineForOp:
    """Nests loops in another order, which has the old numbers by the new ones; the outermost loop."""
    last = len(loops) - 1
    if order[last] != last:
        target = loops[order[last]].region.entry_block
        for op in reversed(loops[last].region.entry_block.operations[:-1]):
            target.move_to_start(op) if op.parent_block is target else target.prepend(op.remove())
    for number in range(last, -1, -1):
        place = order.index(number)
        if place == 0:
            if number != 0:
                loops[number].move_before(loops[0])
            continue
        around = order[place - 1]
        if number == 0 or number - 1 != around:
            loops[around].region.entry_block.prepend(loops[number].remove())
    return loops[order[0]]
