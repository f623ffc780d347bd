"""Accesses to a memref become those to another one (MLIR: `replaceAllMemRefUsesWith`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from odsgen.dialects.affine.composition import canonicalize, compose
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    EffectKind,
    MemoryEffectOpInterface,
    MemRefType,
    MissingMethodError,
    Operation,
    Value,
    as_interface,
)
from odsgen_dialects import affine

_WITH_MAP = (
    affine.AffineLoadOp,
    affine.AffineStoreOp,
    affine.AffineVectorLoadOp,
    affine.AffineVectorStoreOp,
    affine.AffinePrefetchOp,
)
#: Operations that touch memory at affine subscripts (MLIR: `AffineMapAccessInterface`).
MAP_ACCESSES = (*_WITH_MAP, affine.AffineDmaStartOp, affine.AffineDmaWaitOp)


def only_frees(op: Operation, memref: Value) -> bool:
    """Whether an operation does nothing to a memref but to free it."""
    effects = as_interface(op, MemoryEffectOpInterface)
    try:
        found = [] if effects is None else effects.effects_on_value(memref)
    except MissingMethodError:  # not implemented
        return False
    return [effect.kind for effect in found] == [EffectKind.FREE]


def _maps(op: Operation) -> list[tuple[int, str]]:
    """The positions of the memrefs that an operation touches, and the attributes that have the maps of their subscripts."""
    if isinstance(op, _WITH_MAP):
        return [(op.operands.index(op.memref) if op.operands[0] is op.memref else 1, "map")]
    names: tuple[str, ...] = ("src_map", "dst_map", "tag_map")
    if isinstance(op, affine.AffineDmaWaitOp):
        names = names[2:]
    found: list[tuple[int, str]] = []
    position = 0
    for name in names:
        found.append((position, name))
        position += 1 + _map_of(op, name).num_inputs
    return found


def _map_of(op: Operation, name: str) -> AffineMap:
    attribute = op.attribute(name) or op.property_attribute(name)
    assert isinstance(attribute, AffineMapAttr)
    return attribute.value


def replace_accesses(
    old: Value,
    new: Value,
    remap: AffineMap | None = None,
    extra_operands: Sequence[Value] = (),
    extra_indices: Sequence[Value] = (),
    wanted: Callable[[Operation], bool] = lambda user: True,
    among: Iterable[Operation] | None = None,
) -> bool:
    """Lets users of a memref touch another one, at subscripts that a map says of the extra operands and the old ones.

    Those given, or all. Deallocations stay. False, and nothing is changed, where one uses the memref otherwise, or twice.
    """
    users: list[Operation] = []
    for user in dict.fromkeys(old.users if among is None else among):
        if not wanted(user) or only_frees(user, old):
            continue
        if not isinstance(user, MAP_ACCESSES) or user.operands.count(old) > 1:
            return False
        users.append(user)
    for user in users:
        _replace(user, old, new, remap, extra_operands, extra_indices)
    return True


def _replace(
    op: Operation,
    old: Value,
    new: Value,
    remap: AffineMap | None,
    extra_operands: Sequence[Value],
    extra_indices: Sequence[Value],
) -> None:
    position, name = next(each for each in _maps(op) if op.operands[each[0]] is old)
    map = _map_of(op, name)
    end = position + 1 + map.num_inputs
    made: list[affine.AffineApplyOp] = []
    subscripts = _applied(op, map, op.operands[position + 1 : end], made)
    if remap is not None:
        subscripts = _applied(op, remap, [*extra_operands, *subscripts], made)
    subscripts = [*extra_indices, *subscripts]
    assert isinstance(new.type, MemRefType)
    identity = AffineMap.get_multi_dim_identity(len(subscripts))
    composed, operands = canonicalize(*compose(identity, subscripts))
    op.operands = (*op.operands[:position], new, *operands, *op.operands[end:])
    if name == "map":
        op.set_property_attribute(name, AffineMapAttr.get(composed))
    else:
        op.set_attribute(name, AffineMapAttr.get(composed))
    for apply in made:
        if not apply.has_uses:
            apply.erase()


def _applied(
    op: Operation, map: AffineMap, operands: Sequence[Value], made: list[affine.AffineApplyOp]
) -> list[Value]:
    """The results of a map, computed before an operation."""
    if map is AffineMap.get_multi_dim_identity(map.num_dims):
        return list(operands)
    block = op.parent_block
    assert block is not None
    results: list[Value] = []
    for expr in map.results:
        one = AffineMapAttr.get(AffineMap.get(map.num_dims, map.num_symbols, (expr,)))
        apply = affine.AffineApplyOp.build(one, operands, location=op.location)
        made.append(block.insert_before(op, apply))
        results.append(apply.result)
    return results
