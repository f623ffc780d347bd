"""Full tiles apart from partial ones (MLIR: `separateFullTiles`)."""

from __future__ import annotations

from odsgen.dialects.affine.composition import canonicalize
from odsgen.dialects.affine.dependences import index_set
from odsgen.dialects.affine.loops.bounds import build_loop
from odsgen.presburger import Polyhedron
from odsgen.presburger.bounds import closest_bounds, expr_of, inputs_and_locals, integer_set
from odsgen.runtime import AffineMap, Block, CloneMap, IntegerSetAttr, Operation, Region, Value
from odsgen_dialects.affine import AffineForOp, AffineIfOp, AffineYieldOp


def separate_full_tiles(loops: list[AffineForOp]) -> None:
    """Lets a nest run in a copy with constant trip counts wherever all points of it are there.

    Nothing happens where a loop does not count in ones, or has no two bounds that differ by a constant.
    """
    root, mapping = loops[0], CloneMap()
    full: list[AffineForOp] = []
    for loop in loops:
        made = _full_tile(loop)
        if made is None:
            return
        mapping.map_value(loop.region.arguments[0], made.region.arguments[0])
        if full:
            full[-1].region.entry_block.prepend(made)
        full.append(made)
    condition = _condition(loops)
    block, end = root.parent_block, full[-1].region.entry_block.last
    if condition is None or block is None or end is None:
        return
    for op in loops[-1].region.entry_block.operations[:-1]:
        full[-1].region.entry_block.insert_before(end, op.clone(mapping))
    block.insert_before(root, condition)
    root.remove()
    for region, nest in zip(condition.regions, (full[0], root), strict=True):
        region.entry_block.prepend(nest)


def _full_tile(loop: AffineForOp) -> AffineForOp | None:
    """An empty loop between the two bounds that differ by a constant (`createFullTiles`)."""
    domain = None if loop.step != 1 else index_set([loop])
    if domain is None:
        return None
    system = domain.polyhedron
    _make_dims(system, 1)
    found = closest_bounds(system, 0)
    if found is None:
        return None
    lower, upper = found
    _make_dims(system, system.num_dims + system.num_symbols)
    known = inputs_and_locals(system)
    operands = [value for value in domain.values if value is not None]
    bounds: list[tuple[AffineMap, list[Value]]] = []
    for expr in (expr_of([-n for n in lower], known, 0), expr_of(upper, known, 0) + 1):
        map = AffineMap.get(len(operands), 0, [expr])
        bounds.append(canonicalize(map, operands))
    return build_loop(*bounds[0], *bounds[1], 1, loop.location)


def _make_dims(system: Polyhedron, count: int) -> None:
    """Lets the first inputs be the dimensions, and the others symbols (`setDimSymbolSeparation`)."""
    inputs = system.num_dims + system.num_symbols
    system.num_dims, system.num_symbols = count, inputs - count


def _condition(loops: list[AffineForOp]) -> AffineIfOp | None:
    """A condition with two empty branches that holds for full tiles (`createSeparationCondition`)."""
    domain = index_set(list[Operation](loops))
    if domain is None:
        return None
    system, count = domain.polyhedron, len(loops)
    for rows in (system.equalities, system.inequalities):
        rows[:] = [row for row in rows if any(row[:count])]
    for _ in loops:
        _make_dims(system, 1)
        found = closest_bounds(system, 0)
        if found is None:
            return None
        lower, upper = (row[:] for row in found)
        for row in system.inequalities:
            if row[0]:
                greater, less = (lower, row[:]) if row[0] > 0 else (row[:], upper)
                row[:] = [mine - theirs for mine, theirs in zip(greater, less, strict=True)]
        system.remove_columns(0, 1)
    system.remove_trivial_redundancy()
    _make_dims(system, system.num_dims + system.num_symbols)
    operands = [value for value in domain.values[count:] if value is not None]
    set, values = canonicalize(integer_set(system), operands)
    branches = []
    for _ in range(2):
        body = Block()
        body.append(AffineYieldOp.build((), location=loops[0].location))
        branches.append(Region((body,)))
    return AffineIfOp.build(
        (),
        values,
        IntegerSetAttr.get(set),
        then_region=branches[0],
        else_region=branches[1],
        location=loops[0].location,
    )
